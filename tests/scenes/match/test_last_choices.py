"""Chairs and options of the last time, out of settings that may hold anything."""

import pytest

from game.transcript import AGENT, ME, Chair
from scenes.match.last_choices import chairs_of, keep, kept, options_of
from scenes.match.seats import first_chairs
from tests.nothing import Nothing
from tests.scenes.driver import Driver

GAME = Nothing()


def test_what_was_kept_comes_back(driver: Driver) -> None:
    chairs = [Chair(AGENT, "merlin", "knight"), Chair(ME, "arthur")]
    options = options_of(driver.app, GAME)
    keep(driver.app, GAME.key, chairs, options)
    assert chairs_of(driver.app, GAME) == chairs
    assert options_of(driver.app, GAME) == options


@pytest.mark.parametrize("chairs", [
    None, 5, "arthur", [], [{"kind": "giant"}],
    [{"kind": "me"}, {"kind": "me"}],
    [{"kind": "me"}, {"kind": "agent", "name": "merlin", "level": "emperor"}],
    [{"kind": "guest", "name": "", "level": "", "personality": ""}] * 2,
])
def test_chairs_that_make_no_company_give_way_to_the_first_ones(
    driver: Driver, chairs: object
) -> None:
    kept(driver.app, GAME.key)["chairs"] = chairs
    assert chairs_of(driver.app, GAME) == first_chairs(GAME.usual_seats)


@pytest.mark.parametrize("options", [
    None, [], {"no such option": 3}, {"rounds": 99}, {"rounds": True}, {"rounds": [1]},
    {"still": 1},
])
def test_options_that_the_game_does_not_offer_fall_back_to_defaults(
    driver: Driver, options: object
) -> None:
    kept(driver.app, GAME.key)["options"] = options
    assert options_of(driver.app, GAME) == {
        name: option.default for name, option in GAME.options.items()
    }
