"""Sampled worlds: they look the same, and the stock lies in any order that it may."""

from __future__ import annotations

import random

from game.patience.rules.worlds import sample
from tests.game.patience.rules.positions import position


def test_a_world_holds_what_is_unseen_and_nothing_else():
    state = position({5: "4C"}, waste="2H", gone="AD 9D", removing=False)
    world = sample(state.observation(0), random.Random(1))
    assert (world.cells, world.gone, world.waste) == (state.cells, state.gone, state.waste)
    assert len(world.stock) == 48
    assert not {*world.stock} & {*state.cells, *state.gone, state.waste}


def test_every_card_may_come_next():
    seen = position({5: "4C"}, stock="").observation(0)
    rng = random.Random(2)
    first = {sample(seen, rng).stock[0] for _ in range(600)}
    assert len(first) == 51


def test_an_open_removing_stays_open():
    for removing in (True, False):
        seen = position({5: "4C", 6: "6C"}, stock="2C", removing=removing).observation(0)
        assert sample(seen, random.Random(3)).removing is removing
