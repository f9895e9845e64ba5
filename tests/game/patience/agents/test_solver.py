"""The position solver against every way of play, against U, and against the rules."""

from __future__ import annotations

import random

import pytest

from game.patience.agents.solver import Verdict, solve
from game.patience.rules.deals import is_winnable
from game.patience.rules.game import Patience
from game.patience.rules.state import WON
from tests.game.patience.rules.positions import FACES_HOME, make, position, random_position
from tests.game.patience.rules.small_packs import can_win_from


def play_line(state, line):
    """Return how a line of moves ends, by the rules."""
    table = state.clone()
    for move in line:
        table.apply(0, move)
    return table.outcome().reason


def test_every_deal_is_judged_as_u_judges_it_and_won_by_the_rules():
    for number in range(200):
        state = Patience().new_state(1, number)
        solution = solve(state)
        assert (solution.verdict is Verdict.WINNABLE) == is_winnable(number)
        assert solution.verdict is not Verdict.UNKNOWN
        if solution.line:
            assert play_line(state, solution.line) == WON


def late_positions(count):
    """Return positions of the last third of a game, where every way of play can be searched."""
    rng = random.Random(11)
    found = []
    while len(found) < count:
        state = random_position(rng, rng.randrange(70, 100))
        if len(state.stock) <= 13:
            found.append(state)
    return found


def test_positions_against_every_way_of_play():
    verdicts = []
    for state in late_positions(80):
        solution = solve(state)
        expected = Verdict.WINNABLE if can_win_from(state) else Verdict.LOST
        assert solution.verdict is expected, state.observation(0)
        if expected is Verdict.WINNABLE:
            assert play_line(state, solution.line) == WON
        verdicts.append(expected)
    assert min(verdicts.count(Verdict.LOST), verdicts.count(Verdict.WINNABLE)) >= 10


def test_lines_from_the_middle_of_games_are_legal_and_win():
    rng = random.Random(5)
    won = 0
    for _ in range(100):
        state = random_position(rng, rng.randrange(5, 90))
        solution = solve(state, node_limit=2000)
        if solution.verdict is Verdict.WINNABLE:
            assert play_line(state, solution.line) == WON
            won += 1
        else:
            assert solution.line == ()
    assert won > 20


def test_a_position_that_only_cards_kept_back_can_win():
    """An ace holds the last corner, its nine comes next and the king right after.

    With everything removed four cells are free and removing stays shut too long. With one ten
    removed the nine fills the grid, and takes the ace out of the corner.
    """
    grid = "AC QC QD KD JC TC 5C JD JH 5D TD JS KH QH QS KC"
    state = position(grid, stock="9C KS", removing=True)
    solution = solve(state)
    assert solution.verdict is Verdict.WINNABLE and can_win_from(state)
    assert play_line(state, solution.line) == WON
    everything = state.clone()
    make(everything, "remove 5", "remove 10", "remove 6 9")
    assert solve(everything).verdict is Verdict.LOST and not can_win_from(everything)


def test_phases():
    almost = position(FACES_HOME | {5: "4C", 6: "6C"}, removing=True)
    assert solve(almost).verdict is Verdict.WINNABLE
    make(almost, "remove 5 6")
    assert solve(almost).verdict is Verdict.WINNABLE and solve(almost).line == ()
    lost = position({0: "2C", 3: "3C", 12: "4C", 15: "4D"}, waste="KC", stock="6C 6D 7C 8C")
    assert solve(lost).verdict is Verdict.LOST
    blocked = position({0: "2C", 3: "3C", 12: "4C", 15: "4D"}, stock="KC 6C 6D 7C 8C")
    assert solve(blocked).verdict is Verdict.LOST
    waiting = position({0: "2C"}, waste="KC", stock="8C")
    assert play_line(waiting, solve(waiting).line) == WON


def test_the_node_limit_gives_unknown():
    winnable = next(number for number in range(20) if is_winnable(number))
    state = Patience().new_state(1, winnable)
    assert solve(state, node_limit=1).verdict is Verdict.UNKNOWN
    assert solve(state, node_limit=1).line == ()


@pytest.mark.parametrize("number", [1, 4, 9])
def test_solving_changes_nothing(number):
    state = Patience().new_state(1, number)
    before = (state.stock, state.observation(0))
    solve(state)
    assert (state.stock, state.observation(0)) == before
