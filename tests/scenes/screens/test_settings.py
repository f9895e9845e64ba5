"""The settings: everything takes effect at once and is kept; keys can't be lost or doubled."""

from __future__ import annotations

import json

import pygame
import pytest

from scenes.app.preferences_file import FILE_NAME
from scenes.screens.settings.key_page import KeyListener
from scenes.screens.settings.scene import SettingsScene
from scenes.ui.controls import Choice, Slider, Toggle
from scenes.ui.dialog import Dialog
from scenes.ui.keys import DEFAULT_KEYS
from scenes.ui.preferences import Preferences
from scenes.ui.scene import Scene
from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver


class Below(Scene):
    """Something that lies under the settings."""

    laid_out = 0

    def lay_out(self) -> None:
        self.laid_out += 1


@pytest.fixture
def settings(driver: Driver) -> SettingsScene:
    driver.app.show(Below(driver.app))
    scene = SettingsScene(driver.app)
    driver.app.show(scene)
    driver.wait(0.05)
    return scene


def kept(driver: Driver) -> dict:
    return json.loads((driver.app.folder / FILE_NAME).read_text(encoding="utf-8"))


def choose(driver: Driver, key: str, value: object) -> None:
    """Click a choice's segment."""
    choice = driver.widget(key)
    assert isinstance(choice, Choice)
    place = [held for held, _ in choice.values].index(value)
    left, top, width, height = choice.segments()[place]
    driver.click((left + width / 2, top + height / 2))


def test_language_changes_at_once_for_all_that_lies_beneath(driver, settings):
    below = driver.app.stack[0]
    before = below.laid_out
    assert driver.widget("back").name == "Back"
    choose(driver, "language", "ko")
    assert driver.app.words.language == driver.app.type.language == "ko"
    assert driver.widget("back").name == driver.app.words("house.button.back") != "Back"
    assert below.laid_out > before
    assert kept(driver)["language"] == "ko"
    choose(driver, "language", "eu")
    assert driver.app.speech.language == "eu"


def test_each_language_stands_in_its_own_script(driver, settings):
    names = [text for _, text in driver.widget("language").values]
    assert names == ["English", "한국어", "正體中文", "Euskara"]


@pytest.mark.parametrize("scale", [125, 150])
def test_text_scale(driver, settings, scale):
    choose(driver, "text_scale", scale)
    assert driver.app.type.text_scale == scale / 100
    assert kept(driver)["text_scale"] == scale


def test_colour_settings_make_a_new_easel_and_speed_does_not(driver, settings):
    easel = driver.app.easel
    driver.click("strong_hatching")
    assert driver.app.easel.strong and driver.app.easel is not easel
    driver.click("four_colour")
    assert driver.app.easel.four_colour
    easel = driver.app.easel
    driver.click("tab.motion")
    choose(driver, "speed", "fast")
    assert driver.app.easel is easel
    assert driver.app.motion.speed == "fast"
    assert kept(driver)["speed"] == "fast"


def test_full_screen_asks_the_window(driver, settings):
    asked = []
    driver.app.window_hooks["full_screen"] = lambda: asked.append(
        driver.app.settings.full_screen
    )
    choose(driver, "full_screen", True)
    assert asked == [True]


def test_the_speed_is_told_in_seconds(driver, settings):
    driver.click("tab.motion")
    assert "0.23" in settings._speed_words()
    choose(driver, "speed", "slow")
    assert "0.37" in settings._speed_words()
    assert driver.scene.moving
    driver.settle()
    assert settings.way in (0.0, 1.0)
    choose(driver, "speed", "instant")
    assert settings._speed_words() == driver.app.words("settings.speed.at_once")
    driver.click("reduced_motion")
    assert driver.app.motion.reduced
    assert settings._speed_words() == driver.app.words("settings.speed.fades")


def test_a_volume_is_dragged_in_one_go_and_kept(driver, settings):
    driver.click("tab.motion")
    slider = driver.widget("music_volume")
    assert isinstance(slider, Slider)
    left, width = slider.bar
    y = slider.rect.centery
    driver.drag((left + 10, y), (left + width, y))
    assert driver.widget("music_volume") is slider, "a drag must not lose its widget"
    assert driver.app.settings.music_volume == 100 == kept(driver)["music_volume"]
    driver.click("muted")
    assert driver.app.settings.muted and kept(driver)["muted"]


def test_all_by_keys(driver, settings):
    for _ in range(40):
        if settings.controls.focused.key == "strong_hatching":
            break
        driver.key("tab")
    driver.key("return")
    assert driver.app.settings.strong_hatching
    assert isinstance(settings.controls.focused, Toggle)
    driver.key("left")
    assert not driver.app.settings.strong_hatching
    driver.key("page down")
    assert settings.page.key == "motion"
    driver.key("page up")
    driver.key("page up")
    assert settings.page.key == "keys"
    driver.key("escape")
    assert isinstance(driver.scene, Below)


def test_every_widget_says_what_it_is(driver, settings):
    for page in settings.pages:
        settings.open_page(page.key)
        for widget in settings.controls.widgets:
            spoken = widget.spoken(driver.app)
            role = driver.app.words(f"house.role.{widget.role}")
            assert role in spoken or widget.role == "text"
            assert "settings." not in spoken and "house." not in spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 150])
def test_nothing_overlaps_or_leaves_the_stage(driver, settings, language, scale):
    driver.app.settings.text_scale = scale
    driver.app.set_language(language)
    for page in settings.pages:
        settings.open_page(page.key)
        driver.wait(0.03)
        rects = [widget.rect for widget in settings.controls.widgets]
        for place, rect in enumerate(rects):
            assert rect.left >= 0 and rect.right <= 1600 and rect.bottom <= 900
            assert rect.collidelist(rects[place + 1:]) == -1


def test_reset_asks_first_and_keeps_what_was_not_set_here(driver, settings):
    driver.app.settings.tables["patience"] = {"auto_deal": True}
    choose(driver, "text_scale", 150)
    driver.click("defaults")
    assert isinstance(driver.scene, Dialog)
    driver.key("escape")
    assert driver.app.settings.text_scale == 150
    driver.click("defaults")
    driver.click("reset")
    assert driver.app.settings.text_scale == Preferences().text_scale
    assert driver.app.settings.tables == {"patience": {"auto_deal": True}}
    assert driver.scene is settings


# Keys


def keys(driver: Driver) -> dict[str, list[str]]:
    return driver.app.settings.keys


def test_a_key_is_given_by_pressing_it(driver, settings):
    driver.click("tab.keys")
    driver.click("key.hint.h")
    assert isinstance(driver.scene, KeyListener)
    driver.key("j")
    assert driver.scene is settings
    assert kept(driver)["keys"]["hint"] == ["j"]
    assert keys(driver)["hint"] == ["j"]
    assert driver.window.reader._actions["j"] == "hint"
    assert "h" not in driver.window.reader._actions


def test_a_second_key_is_added_and_taken_away_again(driver, settings):
    driver.click("tab.keys")
    driver.click("key.hint.+")
    driver.key("ctrl+h")
    assert keys(driver)["hint"] == ["h", "ctrl+h"]
    assert settings.controls.focused.key == "key.hint.ctrl+h"
    driver.key("delete")
    assert keys(driver)["hint"] == ["h"]


def test_escape_and_the_pad_leave_the_keys_alone(driver, settings):
    driver.click("tab.keys")
    before = json.dumps(keys(driver))
    driver.click("key.hint.h")
    driver.key("escape")
    assert driver.scene is settings
    driver.click("key.hint.h")
    driver.event(pygame.JOYBUTTONDOWN, button=1)
    assert driver.scene is settings
    driver.click("key.hint.h")
    driver.cross()
    assert driver.scene is settings and driver.app.running
    assert json.dumps(keys(driver)) == before


def test_what_a_new_key_used_to_do_is_not_done(driver, settings):
    driver.click("tab.keys")
    driver.click("key.hint.+")
    driver.key("return")
    assert driver.scene is settings, "Enter must not choose the cap again"
    driver.click("key.hint.+")
    driver.key("m")
    assert isinstance(driver.scene, Dialog)
    assert not driver.app.settings.muted


def test_modifiers_alone_are_no_keys(driver, settings):
    driver.click("tab.keys")
    driver.click("key.hint.h")
    for code in (pygame.K_LSHIFT, pygame.K_RCTRL, pygame.K_LALT, pygame.K_CAPSLOCK):
        driver.event(pygame.KEYDOWN, key=code, mod=0, unicode="")
        assert isinstance(driver.scene, KeyListener)


def test_a_clash_is_told_and_refused(driver, settings):
    driver.click("tab.keys")
    driver.click("key.hint.h")
    driver.key("u")
    assert isinstance(driver.scene, Dialog)
    assert driver.app.words("house.action.undo") in driver.scene.question
    driver.click("cancel")
    assert keys(driver)["hint"] == ["h"] and keys(driver)["undo"] == ["u", "ctrl+z"]


def test_a_clash_is_swapped(driver, settings):
    driver.click("tab.keys")
    driver.click("key.hint.h")
    driver.key("u")
    driver.click("swap")
    assert keys(driver)["hint"] == ["u"] and keys(driver)["undo"] == ["h", "ctrl+z"]
    driver.click("key.deal.+")
    driver.key("ctrl+z")
    driver.click("swap")
    assert keys(driver)["deal"] == ["d", "ctrl+z"] and keys(driver)["undo"] == ["h"]


def test_a_fixed_key_stays(driver, settings):
    driver.click("tab.keys")
    driver.click("key.hint.h")
    driver.key("return")
    assert driver.scene is settings
    assert driver.app.notices
    assert keys(driver)["hint"] == ["h"]
    assert not driver.widget("key.confirm.return").enabled
    driver.click("key.confirm.return")
    assert driver.scene is settings
    settings.controls.focus(driver.widget("key.confirm.return"))
    driver.key("delete")
    assert "return" in keys(driver)["confirm"]


def test_keys_are_reset_after_a_question(driver, settings):
    driver.click("tab.keys")
    driver.click("key.hint.h")
    driver.key("j")
    driver.click("defaults")
    driver.click("reset")
    assert keys(driver) == DEFAULT_KEYS
    assert driver.window.reader._actions["h"] == "hint"


def test_four_keys_are_enough(driver, settings):
    driver.click("tab.keys")
    for name in ("1", "2", "3"):
        driver.click("key.hint.+")
        driver.key(name)
    assert keys(driver)["hint"] == ["h", "1", "2", "3"]
    with pytest.raises(KeyError):
        driver.widget("key.hint.+")


def test_a_cap_says_what_it_does(driver, settings):
    driver.click("tab.keys")
    words = driver.app.words
    hint = words("house.action.hint")
    assert driver.widget("key.hint.h").name == words("settings.keys.cap", action=hint, cap="H")
    assert driver.widget("key.hint.+").name == words("settings.keys.add", action=hint, cap="+")


def test_a_key_that_calls_the_action_already_is_told(driver, settings):
    driver.click("tab.keys")
    driver.click("key.undo.u")
    driver.key("ctrl+z")
    undo = driver.app.words("house.action.undo")
    told = driver.app.words("settings.keys.already", cap="Ctrl+Z", action=undo)
    assert driver.app.notices == [told]
    assert keys(driver)["undo"] == ["u", "ctrl+z"]
    driver.click("key.undo.u")
    driver.key("u")
    assert driver.app.notices == [told], "the same key once more is no news"


def test_the_keys_are_on_the_cap_that_was_changed(driver, settings):
    driver.click("tab.keys")
    driver.click("key.undo.ctrl+z")
    driver.key("x")
    assert settings.controls.focused is driver.widget("key.undo.x")
    assert driver.app.sounds.played[-1] == "place"
