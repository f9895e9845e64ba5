"""The seals as a game: seats, options, deals, and scenarios chosen by number or made fresh."""

from __future__ import annotations

import random

import pytest

from game.contract import IllegalOption
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.generator import scenario_of_seed
from tests.game.seals.rules.tables import GAME, play, state_take


def test_the_same_seed_deals_the_same_and_another_one_not() -> None:
    assert GAME.new_state(3, 4711).deal == GAME.new_state(3, 4711).deal
    assert GAME.new_state(3, 4711).deal != GAME.new_state(3, 4712).deal


def test_a_number_of_the_campaign_or_a_fresh_scenario_is_played() -> None:
    assert GAME.new_state(4, 5, scenario=9).scenario == CAMPAIGN[9]
    assert GAME.new_state(4, 5, scenario=9, fresh=2).scenario == scenario_of_seed(5, 2)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (5, {}), (3, {"scenario": len(CAMPAIGN)}), (3, {"fresh": 6}), (3, {"beast": True})],
)
def test_what_is_not_on_offer_is_refused(seats: int, options: dict[str, int]) -> None:
    with pytest.raises(IllegalOption):
        GAME.new_state(seats, 1, **options)


def test_a_world_is_sampled_and_events_are_folded_for_one_seat() -> None:
    state = GAME.new_state(3, 2)
    seen = state.observation(0)
    assert GAME.sample(seen, random.Random(1)).observation(0) == seen
    assert GAME.fold(seen, play(state, state_take(state))) == state.observation(0)
