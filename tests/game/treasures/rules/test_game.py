"""The treasures as a game: its seats, its options and its deals."""

from __future__ import annotations

import pytest

from game.contract import IllegalOption
from game.treasures.rules.game import Treasures

GAME = Treasures()


def test_three_seats_are_a_rule_of_the_house():
    assert GAME.seat_counts == (3, 4, 5) and GAME.usual_seats == 4
    for seats in (2, 6):
        with pytest.raises(IllegalOption):
            GAME.new_state(seats, 1)


def test_lines_are_laid_out_round_robin_behind_the_hands():
    """Five cards a hand, then a card a line in turn: another seed, other cards."""
    state, other = GAME.new_state(4, 1), GAME.new_state(4, 2)
    assert [len(line) for line in state.lines] == [4] * 5 and len(state.order) == 20
    assert [hand.bit_count() for hand in state.hands] == [5] * 4
    assert state.lines != other.lines


def test_options_reach_the_table():
    state = GAME.new_state(4, 1, noise="greedy", rotate_start=False)
    assert state.observation(0)["options"] == {"noise": "greedy", "rotate_start": False}
