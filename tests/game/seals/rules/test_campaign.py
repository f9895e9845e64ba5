"""The campaign and the generator: data, order, words; and what was measured."""

from __future__ import annotations

import random

import pytest

from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.scenario import BASIC, Scenario
from scenes.ui.words import LANGUAGES, Words
from tests.game.seals.rules.tables import GAME

NUMBERS = range(len(CAMPAIGN))


def test_basic_rules_and_at_least_thirty_numbered_scenarios() -> None:
    assert CAMPAIGN[0] == BASIC == Scenario()
    assert len(CAMPAIGN) >= 31 and len(set(CAMPAIGN)) == len(CAMPAIGN)
    assert GAME.options["scenario"].choices == tuple(NUMBERS)


def test_the_first_nine_use_transfers_and_number_one_two_in_all() -> None:
    assert CAMPAIGN[1].transfers == 2
    assert all(bool(CAMPAIGN[number].transfers) == (1 <= number <= 9) for number in NUMBERS)






@pytest.mark.parametrize("number", NUMBERS)
def test_a_scenario_can_be_played_with_every_number_of_seats(number: int) -> None:
    for seats in (3, 4):
        state, rng = GAME.new_state(seats, number, scenario=number), random.Random(number)
        while state.to_act():
            state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))
        assert state.outcome().reason.startswith("seals.")


def test_titles_and_two_lines_of_story_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        titles = [words(f"seals.scenario.{number}.title") for number in NUMBERS]
        assert len(set(titles)) == len(CAMPAIGN)
        for number, title in enumerate(titles):
            assert title and not title.startswith("seals.")
            story = words(f"seals.scenario.{number}.story")
            assert story.count("\n") == 1 and all(story.split("\n"))










