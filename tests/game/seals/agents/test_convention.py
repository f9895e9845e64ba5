"""The convention: how a trick is best finished, and how tokens are shared out."""

from __future__ import annotations

from game.seals.agents.convention import Table, split_of_pool
from game.seals.rules.scenario import Goal, Scenario
from tests.game.seals.rules.tables import fresh, table


def test_the_convention_gives_the_trick_to_who_has_the_token() -> None:
    state = table(("r1 r8 g1", "r9 g2 g5", "r5 g3 g4"), ("green", "red", "green"))
    best = max(Table(state).lines(0), key=lambda line: line.value)
    assert (best.winner, best.seal) in {(1, 0), (0, 3), (2, 3)}


def test_a_pool_is_shared_to_the_last_token_and_goals_are_minded() -> None:
    scenario = Scenario(goals=(Goal("none", 1),))
    state = fresh(4, 7, scenario)
    shares = split_of_pool(state, [9, 9, 9, 9])
    assert sum(map(len, shares)) == 9
    assert not shares[(state.deal.leader + 1) % 4]
