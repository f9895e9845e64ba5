"""Setting up a match: the deal of the patience, and chairs and options of any other game."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from game.agents import LEVELS, PERSONALITIES
from game.contract import Option
from game.patience.rules import deals
from game.randomness import MAX_SEED
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.app.preferences_file import PreferencesFile
from scenes.match import last_choices
from scenes.match.seats import PARTY, first_chairs, sit
from scenes.screens.set_up import scene as set_up
from scenes.screens.set_up.scene import SetUpScene
from scenes.screens.set_up.seat_sheet import SeatSheet
from scenes.ui.controls.number import NumberField
from scenes.ui.controls.stepper import Stepper
from scenes.ui.words import LANGUAGES
from sprites.heraldry.company import COMPANY
from tests.nothing import Nothing
from tests.scenes.driver import Driver

LOST_DEAL, WINNABLE_DEAL = 4711, 4715


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


def type_text(driver: Driver, text: str) -> None:
    for sign in text:
        driver.event(pygame.KEYDOWN, key=ord(sign), mod=0, unicode=sign)


def by_number(driver: Driver) -> NumberField:
    """Choose "by number", put the keys on the field and return it."""
    driver.scene.form._set_kind("number")
    driver.scene.controls.focused = field = driver.widget("number")
    return field


# The patience


def test_play_has_the_keys_and_enter_begins(driver, patience):
    assert patience.controls.focused.key == "play"
    driver.key("return")
    assert driver.scene.match.game.key == "patience"


def test_a_winnable_deal_is_the_first_choice(driver, patience):
    assert patience.form.kind == "winnable"
    driver.click("play")
    assert deals.is_winnable(driver.scene.match.seed)


@pytest.mark.parametrize("grade", deals.GRADES)
def test_a_grade_is_kept_to(driver, patience, grade):
    choice = driver.widget("grade")
    choice.choose([value for value, _ in choice.values].index(grade))
    driver.click("play")
    assert deals.grade(driver.scene.match.seed) == grade


def test_the_deal_of_the_day_is_told_before_it_is_played(driver, patience):
    driver.widget("kind").choose(2)
    number = deals.deal_of_the_day(date.today())
    assert any(str(number) in text for text, *_ in patience._texts)
    driver.click("play")
    assert driver.scene.match.seed == number


def test_grades_are_offered_among_winnable_deals_only(driver, patience):
    for place, kind in enumerate(("winnable", "any", "day", "number")):
        driver.widget("kind").choose(place)
        keys = {widget.key for widget in patience.controls.widgets}
        assert ("grade" in keys) == (kind == "winnable")
        assert ("number" in keys) == (kind == "number")


def test_last_choices_are_there_the_next_time(driver, patience, tmp_path):
    driver.widget("grade").choose(3)
    driver.click("auto_deal")
    driver.key("escape")
    again = PreferencesFile(tmp_path).load().tables["patience"]
    assert again["grade"] == 13 and again["auto_deal"] is True
    driver.app.routes.to_set_up("patience")
    driver.wait(0.05)
    assert driver.widget("grade").value == 13
    assert driver.widget("auto_deal").on


def test_four_colours_count_at_once_and_everywhere(driver, patience):
    driver.click("four_colour")
    assert driver.app.settings.four_colour and driver.app.easel.four_colour
    assert driver.widget("four_colour").on


@pytest.mark.parametrize("nonsense", [
    {"kind": "whatever"}, {"kind": ["day"]}, {"grade": 99}, {"grade": True}, {"number": -1},
    {"number": MAX_SEED + 1}, {"number": "4711"}, {"auto_deal": "yes"}, {"chairs": 7},
    {"kind": None, "grade": [], "number": {}, "chairs": [{}], "options": []},
])
def test_nonsense_in_the_settings_is_as_if_nothing_were_there(driver, nonsense):
    driver.app.settings.tables["patience"] = nonsense
    driver.app.routes.to_set_up("patience")
    driver.wait(0.05)
    assert driver.scene.form.kind == "winnable"
    assert not driver.widget("auto_deal").on
    driver.click("play")
    assert driver.scene.match.game.key == "patience"


# The number of a deal


def test_a_typed_number_is_the_deal(driver, patience):
    by_number(driver)
    type_text(driver, "4715")
    driver.key("return")
    assert driver.scene.match.seed == 4715


def test_the_first_digit_begins_a_new_number(driver, patience):
    field = by_number(driver)
    type_text(driver, "12")
    driver.click("number")
    type_text(driver, "7")
    assert driver.widget("number").text == "7"
    assert field.most == MAX_SEED


def test_backspace_takes_a_digit_and_delete_takes_all(driver, patience):
    by_number(driver)
    type_text(driver, "123")
    driver.key("backspace")
    assert driver.widget("number").text == "12"
    driver.key("delete")
    assert driver.widget("number").value is None


@pytest.mark.parametrize("sign", ["a", "-", ".", "m", "l", "ㅁ", "²", "½"])
def test_what_is_no_digit_is_refused_with_a_reason(driver, patience, sign):
    by_number(driver)
    type_text(driver, "47")
    muted = driver.app.settings.muted
    type_text(driver, sign)
    assert driver.widget("number").text == "47"
    assert patience.form.trouble == "setup.number.digits_only"
    assert driver.app.settings.muted == muted
    type_text(driver, "1")
    assert not patience.form.trouble


def test_digits_of_any_script_are_digits(driver, patience):
    by_number(driver)
    type_text(driver, "４７")
    assert driver.widget("number").value == 47


def test_the_largest_number_is_taken_and_one_more_is_not(driver, patience):
    by_number(driver)
    type_text(driver, str(MAX_SEED))
    assert driver.widget("number").value == MAX_SEED
    type_text(driver, "0")
    assert driver.widget("number").value == MAX_SEED
    assert patience.form.trouble == "setup.number.too_large"
    driver.key("right")
    assert patience.form.trouble == "setup.number.too_large"
    driver.key("left")
    assert driver.widget("number").value == MAX_SEED - 1


def test_there_is_no_number_below_nought(driver, patience):
    by_number(driver)
    type_text(driver, "0")
    driver.key("left")
    assert driver.widget("number").value == 0
    assert patience.form.trouble == "setup.number.too_small"


def test_leading_noughts_fall_away(driver, patience):
    by_number(driver)
    type_text(driver, "007")
    assert driver.widget("number").text == "7"


def test_wheel_and_ends_go_by_one(driver, patience):
    by_number(driver)
    type_text(driver, "10")
    field = driver.widget("number")
    assert field.scroll(1) and driver.widget("number").value == 11
    left, top, width, height = field.box
    driver.click((left + 10, top + height / 2))
    driver.click((left + 10, top + height / 2))
    driver.click((left + width - 10, top + height / 2))
    assert driver.widget("number").value == 10


@pytest.mark.parametrize(("pasted", "value"), [
    ("4711", 4711), (" 4711\n", 4711), ("#4711", 4711), ("1 234 567", 1234567),
])
def test_a_number_can_be_pasted(driver, patience, monkeypatch, pasted, value):
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: pasted)
    by_number(driver)
    driver.key("ctrl+v")
    assert driver.widget("number").value == value


@pytest.mark.parametrize("pasted", ["", "deal 4711", "-3", "12.5", "9" * 5000, "１²", "\0"])
def test_what_is_no_number_is_not_pasted(driver, patience, monkeypatch, pasted):
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: pasted)
    by_number(driver)
    type_text(driver, "5")
    driver.key("ctrl+v")
    assert driver.widget("number").value == 5
    assert patience.form.trouble == "setup.number.no_number"


def test_a_clipboard_that_fails_is_an_empty_one(driver, patience, monkeypatch):
    def fail() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    by_number(driver)
    driver.key("ctrl+v")
    assert patience.form.trouble == "setup.number.no_number"


def test_play_without_a_number_asks_for_one(driver, patience):
    by_number(driver)
    driver.click("play")
    assert driver.scene is patience
    assert patience.form.trouble == "setup.number.empty"
    assert patience.controls.focused is driver.widget("number")


@pytest.mark.parametrize("number", [LOST_DEAL, WINNABLE_DEAL])
def test_a_number_says_whether_it_can_be_won(driver, patience, number):
    by_number(driver)
    type_text(driver, str(number))
    key = "winnable" if deals.is_winnable(number) else "unwinnable"
    start = driver.app.words(f"patience.setup.number.{key}", grade="", word="")[:12]
    assert any(text.startswith(start) for text, *_ in patience._texts)


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


@pytest.mark.parametrize("options", [
    {"rounds": 99}, {"rounds": True}, {"still": 1}, {"unknown": 3}, {"rounds": [1]},
])
def test_options_that_are_not_on_offer_fall_back(driver, options):
    driver.app.settings.tables["nothing"] = {"options": options}
    assert last_choices.options_of(driver.app, Nothing()) == {"rounds": 3, "still": False}


@pytest.mark.parametrize("chairs", [
    [], [{"kind": "me"}], [{"kind": "king"}] * 2, "me",
    [{"kind": "agent", "name": "merlin", "level": "god", "personality": ""}] * 2,
    [{"kind": "me", "name": "", "level": "", "personality": ""}] * 2,
    [{"kind": "guest", "name": "", "level": "", "personality": ""}] * 2,
])
def test_chairs_that_make_no_table_fall_back(driver, chairs):
    driver.app.settings.tables["nothing"] = {"chairs": chairs}
    seated = last_choices.chairs_of(driver.app, Nothing())
    assert [chair.kind for chair in seated] == [ME, AGENT]


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


def test_somebody_is_always_me_and_no_two_look_alike():
    chairs = first_chairs(4)
    assert sit(chairs, 0, Chair(AGENT, PARTY[0], "squire")) == chairs
    moved = sit(chairs, 2, Chair(ME, PARTY[2]))
    assert [chair.kind for chair in moved] == [AGENT, AGENT, ME, AGENT]
    swapped = sit(chairs, 1, Chair(AGENT, PARTY[3], "squire"))
    assert swapped[3].name == chairs[1].name
    assert len({chair.name for chair in swapped}) == 4


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
