"""The campaign and the generator: data, order, words; and what was measured."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.agents import LEVELS
from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.generator import BLOCKS, ODDS_WISHED, WISHES, scenario_of_seed
from game.seals.rules.scenario import BASIC, Scenario
from game.seals.tools.difficulty import both, measured, name_of, play_deal, report
from scenes.ui.words import LANGUAGES, Words
from tests.game.seals.rules.tables import GAME, fresh

NUMBERS = range(len(CAMPAIGN))


def test_basic_rules_and_at_least_thirty_numbered_scenarios() -> None:
    assert CAMPAIGN[0] == BASIC == Scenario()
    assert len(CAMPAIGN) >= 31 and len(set(CAMPAIGN)) == len(CAMPAIGN)
    assert GAME.options["scenario"].choices == tuple(NUMBERS)


def test_the_first_nine_use_transfers_and_number_one_two_in_all() -> None:
    assert CAMPAIGN[1].transfers == 2
    assert all(bool(CAMPAIGN[number].transfers) == (1 <= number <= 9) for number in NUMBERS)


def test_difficulty_was_measured_and_rises_with_the_numbers() -> None:
    for scenario in CAMPAIGN:
        for seats in GAME.seat_counts:
            assert measured()[name_of(scenario), seats].deals >= 400
    for easier, harder in pairwise([both(scenario) for scenario in CAMPAIGN[1:]]):
        assert harder.share <= easier.share


def test_the_report_has_a_line_a_scenario() -> None:
    assert len(report().splitlines()) == len(CAMPAIGN) + 1


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


def test_every_reason_of_an_ending_has_a_sentence_in_every_language() -> None:
    reasons = {"seals.won"}
    for scenario in CAMPAIGN:
        for seed in range(6):
            state, rng = fresh(3, seed, scenario), random.Random(seed)
            while state.to_act():
                state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))
            reasons.add(state.reason)
    assert len(reasons) > 8
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(reason) for reason in reasons)


def test_fresh_scenarios_are_the_same_for_everybody_and_differ_by_seed_and_wish() -> None:
    for wish in WISHES[1:]:
        made = [scenario_of_seed(seed, wish) for seed in range(30)]
        assert made == [scenario_of_seed(seed, wish) for seed in range(30)]
        assert len(set(made)) > 8
    assert list(ODDS_WISHED) == list(WISHES[1:])
    assert sorted(ODDS_WISHED.values(), reverse=True) == list(ODDS_WISHED.values())


def test_every_block_is_used_by_some_fresh_scenario() -> None:
    made = [scenario_of_seed(seed, wish) for seed in range(200) for wish in WISHES[1:]]
    for block in BLOCKS:
        assert any(
            all(getattr(scenario, name) == value for name, value in block.fields)
            for scenario in made
        ), block


def test_a_fresh_scenario_is_in_the_observation_and_never_the_seed() -> None:
    state = GAME.new_state(3, 987_654_321, fresh=3)
    seen = state.observation(0)
    assert seen["scenario"] == scenario_of_seed(987_654_321, 3).as_data()
    assert "987654321" not in str(seen)


def test_a_team_plays_a_deal_to_its_end() -> None:
    assert play_deal(GAME, CAMPAIGN[1], 3, 5, LEVELS["squire"]) in (True, False)
