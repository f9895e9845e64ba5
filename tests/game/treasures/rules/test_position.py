"""A position: who acts, and a copy that goes its own way."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.treasures.rules.game import Treasures
from game.treasures.rules.position import Position
from tests.game.treasures.rules.positions import position

HANDS = ("1d 7d 13d 19d 25d", "2d 8d 14d 20d 26d", "3d 9d 15d 21d 27d")


def test_the_draft_goes_clockwise_from_the_start():
    state = position(HANDS, lines=("4d 10d 16d",), start=2)
    acting = []
    for _ in range(3):
        acting.append(state.actor())
        state.apply(state.actor(), 0)
    assert acting == [2, 0, 1]


def test_a_copy_has_every_field_and_shares_none_that_changes():
    state = Treasures().new_state(5, 3)
    twin = state.clone()
    for name in Position.__slots__:
        assert getattr(twin, name) == getattr(state, name)
    twin.lines[0], twin.hands[0] = (), 0
    twin.heaps[0], twin.owned[0][0], twin.taken[0][0], twin.aside[0][0] = 0, 5, 6, 7
    twin.known[0], twin.chosen[0] = 1, 1
    assert state.observation(0) == Treasures().new_state(5, 3).observation(0)


@pytest.mark.parametrize("seat", [-1, 3, True, None, "0"])
def test_who_is_not_at_the_table_sees_nothing(seat):
    with pytest.raises(IllegalMove):
        position(HANDS, lines=("4d",)).observation(seat)
