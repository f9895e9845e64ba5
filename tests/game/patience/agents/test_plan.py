"""From a plan to moves: what stays is what was to stay, and the line wins."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.patience.agents.plan import NOTHING, line_of_plan, removals_down_to
from game.patience.rules.moves import remove_pair, remove_ten
from tests.game.patience.rules.positions import FACES_HOME, position


def test_all_goes_where_nothing_is_to_stay():
    numbers = [(5, 4), (6, 10), (9, 6), (10, 5), (0, 5)]
    assert removals_down_to(numbers, NOTHING) == [
        remove_pair(5, 9), remove_ten(6), remove_pair(10, 0),
    ]  # fmt: skip


def test_what_is_to_stay_stays_in_its_class():
    """Of two fours, the one in the centre stays; the one on a king's cell goes with the six."""
    assert removals_down_to([(0, 4), (5, 4), (9, 6)], [(0, 4)]) == [remove_pair(0, 9)]
    assert removals_down_to([(0, 4), (5, 4), (9, 6)], [(1, 4)]) == [remove_pair(5, 9)]


def test_a_line_plays_the_rest_of_the_stock_and_wins():
    cells = {cell: text for cell, text in FACES_HOME.items() if cell != 15}
    state = position(cells | {5: "4C", 6: "TC"}, stock="KS 6C")
    line = line_of_plan(state, ())
    for move in line:
        state.apply(0, move)
    assert state.outcome().winners == (0,)


def test_a_plan_that_cannot_be_played_fails_loudly():
    state = position({5: "4C", 0: "TC"}, stock="6C KS 2H")
    with pytest.raises((IllegalMove, StopIteration)):
        line_of_plan(state, (((3, 9),),))
