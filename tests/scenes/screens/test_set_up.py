"""Setting up a match: the ways in and out, options and chairs, and room for all of it."""

from __future__ import annotations

import pytest

from game.agents import LEVELS, PERSONALITIES
from game.contract import Option
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.match.seats import sit
from scenes.screens.set_up import scene as set_up
from scenes.screens.set_up.scene import SetUpScene
from scenes.screens.set_up.seat_sheet import SeatSheet
from scenes.ui.controls.stepper import Stepper
from scenes.ui.words import LANGUAGES
from sprites.heraldry.company import COMPANY
from tests.nothing import Nothing
from tests.scenes.driver import Driver


class Crowd(Nothing):
    """Nothing with more chairs and an option of many values, for the screen alone."""

    seat_counts = (2, 3, 5)
    options = {  # noqa: RUF012 (the contract's type is a read-only mapping)
        **Nothing.options, "many": Option(tuple(range(9)), 4),
    }


@pytest.fixture
def driver(tmp_path):
    driver = Driver(tmp_path)
    driver.app.routes.to_title()
    driver.wait(0.05)
    yield driver
    driver.close()


@pytest.fixture
def patience(driver) -> SetUpScene:
    driver.app.routes.to_set_up("patience")
    driver.wait(0.05)
    return driver.scene


@pytest.fixture
def started(driver: Driver, monkeypatch) -> list:
    """Matches that were begun at tables which have no screen."""
    matches: list = []
    monkeypatch.setattr(driver.app.routes, "to_table", matches.append)
    return matches


def open_set_up(driver: Driver, game, monkeypatch) -> SetUpScene:
    monkeypatch.setattr(set_up, "GAMES", {game.key: game})
    driver.app.show(SetUpScene(driver.app, game.key))
    driver.wait(0.05)
    return driver.scene


# Ways in and out


def test_the_first_launch_offers_the_guided_game_at_length(driver, patience):
    assert patience.offers_lesson
    wide = driver.widget("lesson").rect.copy()
    driver.app.settings.lesson_seen = True
    patience.lay_out()
    assert not patience.offers_lesson
    assert driver.widget("lesson").rect != wide


def test_escape_goes_back_and_so_does_the_button(driver, patience):
    driver.key("escape")
    assert driver.scene is driver.app.stack[0]
    driver.app.routes.to_set_up("patience")
    driver.wait(0.05)
    driver.click("back")
    assert driver.scene is driver.app.stack[0]


def test_a_game_that_is_not_on_the_shelf_has_no_set_up(driver):
    with pytest.raises(KeyError):
        SetUpScene(driver.app, "chess")


# Any other game


def test_a_game_of_options_begins_with_them(driver, monkeypatch, started):
    open_set_up(driver, Nothing(), monkeypatch)
    driver.widget("rounds").choose(2)
    driver.click("still")
    driver.click("play")
    match = started[0]
    assert match.options == {"rounds": 2, "still": True}
    assert [chair.kind for chair in match.chairs] == [ME, AGENT]
    assert match.chairs[1].level in LEVELS
    assert match.journal is driver.app.journal
    assert match.seed != 0


def test_options_and_chairs_are_remembered(driver, monkeypatch, started):
    scene = open_set_up(driver, Nothing(), monkeypatch)
    driver.widget("rounds").choose(1)
    scene.chairs = sit(scene.chairs, 1, Chair(AGENT, "merlin", "champion", "bold"))
    driver.click("play")
    again = SetUpScene(driver.app, "nothing")
    assert again.form.options["rounds"] == 1
    assert again.chairs[1] == Chair(AGENT, "merlin", "champion", "bold")


def test_agents_are_told_of_with_a_fair_shuffle(driver, monkeypatch, patience):
    fair = driver.app.words("setup.fair")
    assert fair not in [text for text, *_ in patience._texts]
    scene = open_set_up(driver, Nothing(), monkeypatch)
    assert fair in [text for text, *_ in scene._texts]


def test_many_values_are_shown_one_at_a_time(driver, monkeypatch):
    scene = open_set_up(driver, Crowd(), monkeypatch)
    stepper = driver.widget("many")
    assert isinstance(stepper, Stepper)
    left, top, width, height = stepper.box
    driver.click((left + width - 20, top + height / 2))
    assert scene.form.options["many"] == 5
    driver.click((left + 20, top + height / 2))
    assert scene.form.options["many"] == 4
    for _ in range(5):
        driver.widget("many").adjust(1)
    assert scene.form.options["many"] == 0


@pytest.mark.parametrize("counts", [(5, 2, 3), (3, 5, 2)])
def test_chairs_come_and_go_with_the_number_of_seats(driver, monkeypatch, counts):
    scene = open_set_up(driver, Crowd(), monkeypatch)
    for count in counts:
        scene.set_seat_count(count)
        assert len(scene.chairs) == count
        assert [chair.kind for chair in scene.chairs].count(ME) == 1
        assert len({chair.name for chair in scene.chairs}) == count
        seats = [w for w in scene.controls.widgets if w.key.startswith("seat.")]
        assert len(seats) == count


def test_my_chair_does_not_leave_with_the_last_seats(driver, monkeypatch):
    scene = open_set_up(driver, Crowd(), monkeypatch)
    scene.set_seat_count(5)
    scene.chairs = sit(scene.chairs, 4, Chair(ME, "merlin"))
    scene.set_seat_count(2)
    assert [chair.kind for chair in scene.chairs].count(ME) == 1


def test_a_chair_s_sheet_changes_who_sits_there(driver, monkeypatch):
    scene = open_set_up(driver, Crowd(), monkeypatch)
    driver.click("seat.1")
    assert isinstance(driver.scene, SeatSheet)
    driver.widget("level").choose(list(LEVELS).index("champion"))
    driver.widget("temper").step(list(PERSONALITIES).index("bold"))
    assert scene.chairs[1].level == "champion"
    assert scene.chairs[1].personality == "bold"
    before = scene.chairs[1].name
    driver.widget("face").step(1)
    assert scene.chairs[1].name != before and scene.chairs[1].name in COMPANY
    driver.widget("who").choose(2)
    assert scene.chairs[1].kind == GUEST and not scene.chairs[1].level
    driver.widget("who").choose(0)
    assert [chair.kind for chair in scene.chairs] == [AGENT, ME]
    driver.key("escape")
    assert driver.scene is scene


def test_the_window_s_cross_closes_the_sheet_only(driver, monkeypatch):
    scene = open_set_up(driver, Crowd(), monkeypatch)
    driver.click("seat.0")
    driver.cross()
    assert driver.scene is scene and driver.app.running


# For every hand, ear and window


def test_tab_reaches_everything_and_everything_has_a_name(driver, patience):
    reached = set()
    for _ in range(2 * len(patience.controls.widgets)):
        driver.key("tab")
        reached.add(patience.controls.focused.key)
        assert driver.app.speech.lines[-1].strip()
    assert reached == {widget.key for widget in patience.controls.widgets}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 150])
def test_rows_fit_and_nothing_overlaps(tmp_path, language, scale):
    driver = Driver(tmp_path, (1280, 720), language)
    driver.app.settings.text_scale = scale
    driver.app.apply_settings()
    driver.app.routes.to_set_up("patience")
    driver.wait(0.05)
    scene = driver.scene
    for kind in ("winnable", "any", "day", "number"):
        scene.form._set_kind(kind)
        widgets = scene.controls.widgets
        assert set_up.PANEL[1] + scene._panel_height < scene._strip[1]
        for number, widget in enumerate(widgets):
            assert widget.rect.left >= 0 and widget.rect.right <= 1600
            assert widget.rect.top >= 0 and widget.rect.bottom <= 900
            assert not [w.key for w in widgets[number + 1:] if w.rect.colliderect(widget.rect)]
    driver.close()
