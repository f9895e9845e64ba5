"""What was measured of the campaign: it is there for every scenario, and orders the numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.seals.rules.campaign import CAMPAIGN
from game.seals.rules.measured import LEVELS_MEASURED, Measured, measured, name_of
from game.seals.rules.scenario import Goal, Scenario
from tests.game.seals.rules.tables import GAME


def test_difficulty_was_measured_and_rises_with_the_numbers() -> None:
    for scenario in CAMPAIGN:
        for seats in GAME.seat_counts:
            assert measured()[name_of(scenario), seats].deals >= 400
    for easier, harder in pairwise([both(scenario) for scenario in CAMPAIGN[1:]]):
        assert harder <= easier


def both(scenario: Scenario) -> float:
    """Return the share of deals won with three and with four seats together."""
    found = [measured()[name_of(scenario), seats] for seats in GAME.seat_counts]
    return sum(one.wins for one in found) / sum(one.deals for one in found)


@pytest.mark.parametrize(
    ("scenario", "name"),
    [
        (Scenario(), "basic"),
        (Scenario(transfers=2, greys=True), "transfers=2 greys"),
        (Scenario(goals=(Goal("none", 1), Goal("exactly", 0, 2))), "goals=none:1+exactly:0:2"),
    ],
)
def test_a_scenario_is_named_by_what_differs_from_the_basic_rules(
    scenario: Scenario, name: str
) -> None:
    assert name_of(scenario) == name


def test_a_share_of_wins_and_how_sure_it_is() -> None:
    assert Measured(30, 120).share == 0.25 and Measured(0, 0).share == 0.0
    assert Measured(0, 0).error == pytest.approx(0.3536, abs=1e-4)
    assert Measured(30, 120).error == pytest.approx((31 / 122 * 91 / 122 / 122) ** 0.5)
    assert 0 < Measured(0, 1000).error < Measured(0, 10).error


def test_every_level_told_of_was_measured_and_no_other() -> None:
    assert all(measured(level) for level in LEVELS_MEASURED)
    assert measured("champion") == {}
