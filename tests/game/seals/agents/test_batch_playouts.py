"""Playouts in columns: tricks that can be sealed are, and slim chances are told from none."""

from __future__ import annotations

import random

from game.seals.agents.batch_playouts import CONSOLATION, play_trick, winnable, worth
from game.seals.agents.batch_worlds import Columns
from game.seals.agents.search import CROWD
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import table


def test_a_gift_saves_a_trick_while_transfers_are_left() -> None:
    state = table(("r1", "r9", "r5"), ("red", "", ""), scenario=Scenario(transfers=1))
    columns = Columns(state.observation(0), random.Random(1))
    assert winnable(columns.batch(CROWD), CROWD, columns.chance)[0] == 1.0
    batch = columns.batch(2)
    batch.gifts[:] = [0, 1]
    assert list(play_trick(batch, columns.chance)) == [False, True]


def test_splitting_tells_a_slim_chance_from_none() -> None:
    lost = table(("r1 g1", "r9 g2", "r5 g3"), ("", "", "red green"))
    columns = Columns(lost.observation(0), random.Random(1))
    assert winnable(columns.batch(CROWD), CROWD, columns.chance)[0] == 0.0
    assert 0.0 < worth(columns.batch(CROWD), CROWD, 1.0, columns.chance)[0] < CONSOLATION
    won = table(("r1 g1", "r9 g2", "r5 g3"), ("", "red", "green"))
    columns = Columns(won.observation(0), random.Random(1))
    assert 0.0 < winnable(columns.batch(CROWD), CROWD, columns.chance)[0] <= 1.0
