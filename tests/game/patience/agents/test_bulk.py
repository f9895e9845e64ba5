"""Deals played in step, as arrays, go as they go one by one."""

from __future__ import annotations

import pytest

from game.patience.agents import bulk, players
from game.patience.agents.values import shipped_values
from game.patience.rules.state import WON


@pytest.mark.parametrize(("play", "weigh", "deals"), [
    (players.quick_fair_player, bulk.weigh_at_once, range(1, 41)),
    (players.fair_player, bulk.weigh_next_cards, range(1, 9)),
])  # fmt: skip
def test_deals_in_step_are_the_same_deals(play, weigh, deals):
    won = [deal for deal in deals if play(deal).reason == WON]
    assert won and len(won) < len(deals), "some of these deals are won, some lost"
    assert bulk.wins(shipped_values(), deals, weigh) == len(won)
    assert bulk.wins(shipped_values(), won, weigh) == len(won)


def test_first_positions_are_a_whole_pack_and_an_empty_grid():
    fresh = bulk.first_positions(3)
    assert len(fresh) == 3 and (fresh.stock == 52).all()
    assert not fresh.held.any() and (fresh.free == 4).all()
    assert (fresh.unseen[:, 1:] == 4).all() and (fresh.unseen[:, 0] == 0).all()
