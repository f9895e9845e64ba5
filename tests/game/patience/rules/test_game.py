"""The patience as a game: one seat, no options, a deal for every number."""

from __future__ import annotations

import pytest

from game.contract import IllegalOption
from game.patience.rules.deals import order_of_deal
from game.patience.rules.game import Patience

GAME = Patience()


def test_the_seed_is_the_number_of_the_deal():
    for number in (0, 1, 4711):
        assert list(GAME.new_state(1, number).stock) == order_of_deal(number)


def test_it_is_for_one_and_may_be_undone_to_the_start():
    assert GAME.seat_counts == (1,) and GAME.options == {} and GAME.undo_unlimited
    with pytest.raises(IllegalOption):
        GAME.new_state(2, 1)
