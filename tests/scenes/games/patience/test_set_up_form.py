"""Choosing a deal of the patience: its kinds and grades, the habits of the table, and a number."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from game.patience.rules import deals
from game.randomness import MAX_SEED
from scenes.app.preferences_file import PreferencesFile
from scenes.screens.set_up.scene import SetUpScene
from scenes.ui.controls.number import NumberField
from tests.scenes.driver import Driver

LOST_DEAL, WINNABLE_DEAL = 4711, 4715


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


def type_text(driver: Driver, text: str) -> None:
    for sign in text:
        driver.event(pygame.KEYDOWN, key=ord(sign), mod=0, unicode=sign)


def by_number(driver: Driver) -> NumberField:
    """Choose "by number", put the keys on the field and return it."""
    driver.scene.form._set_kind("number")
    driver.scene.controls.focused = field = driver.widget("number")
    return field


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
