"""The last tricks worked out: what can still be won, and when a search to the end is quick."""

from __future__ import annotations

from game.seals.agents.endgame import Solver, in_reach
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import fresh, play_cards, table


def test_a_game_is_winnable_where_some_line_seals_every_trick() -> None:
    assert Solver().winnable(table(("r1 g1", "r9 g2", "r5 g3"), ("", "red", "green")))
    assert not Solver().winnable(table(("r1 g1", "r9 g2", "r5 g3"), ("", "", "red green")))


def test_a_gift_may_be_what_saves_it() -> None:
    hands, tokens = ("r1", "r9", "r5"), ("red", "", "")
    assert not Solver().winnable(table(hands, tokens))
    assert Solver().winnable(table(hands, tokens, scenario=Scenario(transfers=1)))


def test_a_game_that_is_over_is_won_or_not() -> None:
    won, lost = table(("r1", "r9", "r5"), ("", "red", "")), table(("r1", "r9", "r5"), ("", "", ""))
    for state in (won, lost):
        play_cards(state, "r1", "r9", "r5")
    assert Solver().winnable(won) and not Solver().winnable(lost)


def test_what_takes_too_long_gets_the_benefit_of_the_doubt() -> None:
    solver = Solver(most_steps=1)
    assert solver.winnable(table(("r1 g1", "r9 g2", "r5 g3"), ("", "", "red green")))
    assert solver.doubtful


def test_three_tricks_before_the_end_are_in_reach_four_and_the_draft_are_not() -> None:
    assert in_reach(table(("r1 r2 r3", "g1 g2 g3", "b1 b2 b3"), ("red red red", "", "")))
    assert not in_reach(
        table(("r1 r2 r3 r4", "g1 g2 g3 g4", "b1 b2 b3 b4"), ("red red red", "", "grey"))
    )
    assert not in_reach(fresh(3, 1))
