"""Fresh scenarios: the same for everybody, as hard as wished, of blocks of different kinds."""

from __future__ import annotations

import pytest

from game.seals.rules.generator import (
    BASIC_ODDS,
    BLOCKS,
    ODDS_WISHED,
    WISHES,
    odds_of,
    scenario_of_seed,
)
from game.seals.rules.measured import name_of
from game.seals.rules.observation import data_of
from tests.game.seals.rules.tables import GAME

PINNED = (
    (1, 1, "transfers=3 wild"),
    (4711, 2, "greys shown=6"),
    (20261130, 3, "grey_led=barred"),
    (7, 4, "order=first sorter_only"),
    (99, 5, "tie=grey_only goals=none:1"),
    (4611686018427387904, 3, "draft=limited"),
)
"""Seed, wish, and the scenario made of them."""


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
            all(getattr(scenario, name) == getattr(block.alone, name) for name in block.sets)
            for scenario in made
        ), block


def test_a_fresh_scenario_is_in_the_observation_and_never_the_seed() -> None:
    state = GAME.new_state(3, 987_654_321, fresh=3)
    seen = state.observation(0)
    assert seen["scenario"] == data_of(scenario_of_seed(987_654_321, 3))
    assert "987654321" not in str(seen)


@pytest.mark.parametrize(("seed", "wish", "name"), PINNED)
def test_the_scenario_of_a_seed_stays_the_same_in_every_version(
    seed: int, wish: int, name: str
) -> None:
    assert name_of(scenario_of_seed(seed, wish)) == name


def test_blocks_laid_together_add_up() -> None:
    assert odds_of(()) == BASIC_ODDS
    assert odds_of(BLOCKS[:2]) == pytest.approx(BASIC_ODDS + BLOCKS[0].odds + BLOCKS[1].odds)


def test_only_a_wish_that_is_one_is_granted() -> None:
    for wish in (0, 6):
        with pytest.raises(KeyError):
            scenario_of_seed(1, wish)
