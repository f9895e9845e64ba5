"""The program that all screens share: settings at work, what is opened late, what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.notices import Notice
from scenes.app.preferences_file import FILE_NAME, PreferencesFile
from scenes.app.program import Program
from scenes.games import TABLES
from scenes.ui.preferences import Preferences
from scenes.ui.scene import Scene
from tests.scenes.driver import Driver


class Below(Scene):
    """A screen that counts how often it is laid out."""

    laid_out = 0

    def lay_out(self) -> None:
        self.laid_out += 1


def kept(driver: Driver) -> Preferences:
    """Return the settings as the file has them."""
    return PreferencesFile(driver.app.folder).load()


# Settings at work


def test_volumes_are_shares_and_take_effect_without_a_new_layout(driver: Driver) -> None:
    below, settings = Below(driver.app), driver.app.settings
    driver.app.show(below)
    settings.effects_volume, settings.music_volume, settings.muted = 50, 25, True
    driver.app.apply_volumes()
    sounds = driver.app.sounds.volumes
    assert sounds == {"effects": 0.5, "music": 0.25, "ambience": 0.4, "muted": True}
    assert kept(driver).effects_volume == 50
    assert below.laid_out == 1


def test_settings_take_effect_at_once_and_are_kept(driver: Driver) -> None:
    below, settings, app = Below(driver.app), driver.app.settings, driver.app
    app.show(below)
    easel, letters = app.easel, app.type
    settings.four_colour, settings.effects_volume, settings.speed = True, 10, "fast"
    app.apply_settings()
    assert app.easel.four_colour and app.easel is not easel and app.type is letters
    assert app.sounds.volumes["effects"] == 0.1
    assert app.motion.speed == "fast"
    assert kept(driver) == settings
    assert below.laid_out == 2


def test_other_letters_need_another_easel_too_for_it_keeps_words(driver: Driver) -> None:
    easel, letters = driver.app.easel, driver.app.type
    driver.app.settings.text_scale = 150
    driver.app.apply_settings()
    assert driver.app.type is not letters and driver.app.type.text_scale == 1.5
    assert driver.app.easel is not easel


def test_what_looks_as_before_is_kept_as_it_is(driver: Driver) -> None:
    easel, letters = driver.app.easel, driver.app.type
    driver.app.settings.muted = True
    driver.app.apply_settings()
    assert driver.app.easel is easel and driver.app.type is letters


def test_a_language_is_spoken_from_now_on(driver: Driver) -> None:
    driver.app.set_language("eu")
    app = driver.app
    assert app.words.language == app.speech.language == app.type.language == "eu"
    assert kept(driver).language == "eu"


def test_sentences_name_keys_as_they_are_set(driver: Driver) -> None:
    driver.app.settings.keys["undo"] = ["x"]
    driver.app.apply_settings()
    assert driver.app.words.known["undo"] == "X"


def test_the_language_of_the_command_line_goes_before_the_settings(tmp_path: Path) -> None:
    PreferencesFile(tmp_path).save(Preferences(language="eu"))
    assert Program(tmp_path, (320, 180)).words.language == "eu"
    asked = Program(tmp_path, (320, 180), language="ko")
    assert asked.words.language == "ko"
    asked.set_language("eu")
    assert asked.words.language == "eu", "a choice in the settings goes before both"


def test_only_another_size_lays_screens_out_anew(driver: Driver) -> None:
    below, app = Below(driver.app), driver.app
    app.show(below)
    app.resize((800, 450))
    assert below.laid_out == 1
    easel = app.easel
    app.resize((900, 450))
    assert (app.viewport.width, app.easel) == (900, easel), "wider, but no larger"
    assert below.laid_out == 2
    app.resize((1600, 900))
    assert app.easel.scale == 1.0 and app.easel is not easel
    assert below.laid_out == 3


def test_what_only_a_window_can_do_is_done_by_its_hooks(driver: Driver) -> None:
    done: list[str] = []
    for name in ("full_screen", "keys"):
        driver.app.window_hooks[name] = lambda name=name: done.append(name)
    driver.app.apply_settings()
    assert done == ["full_screen", "keys"]


# What is told


def test_settings_that_were_damaged_are_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("{")
    app = Program(tmp_path, (320, 180), language="en")
    [told] = app.notices
    assert "damaged-1" in told and app.speech.lines[-1].startswith(told[:20])


def test_a_sentence_that_shows_already_is_only_said_again(driver: Driver) -> None:
    for _ in range(2):
        driver.app.tell("So it is.")
    assert driver.app.notices == ["So it is."]
    assert list(driver.app.speech.lines) == ["So it is."] * 2


def test_a_failure_to_keep_settings_is_told_once(driver: Driver) -> None:
    (driver.app.folder / "settings.new").mkdir()
    driver.app.save_settings()
    driver.app.save_settings()
    assert len(driver.app.notices) == 1


def test_the_journal_s_notices_are_passed_on_when_it_is_opened(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.app.pass_on_notices()
    assert driver.app.notices == [], "it has not been opened yet"
    notices = [Notice("house.notice.muted", {})]
    monkeypatch.setattr(
        "game.journal.Journal.take_notices", lambda journal: [notices.pop()] if notices else []
    )
    assert driver.app.journal is driver.app.journal
    assert driver.app.notices == [driver.app.words("house.notice.muted")]


# The stack, and the end


def test_a_table_s_shield_is_the_one_it_names(driver: Driver) -> None:
    for key, table in TABLES.items():
        assert driver.app.shield_of(key) == table.arms != ""
    assert driver.app.shield_of("chess") == ""


def test_the_program_ends_with_its_last_screen(driver: Driver) -> None:
    first, second = Below(driver.app), Below(driver.app)
    driver.app.show(first)
    driver.app.show(second)
    driver.app.close(second)
    assert driver.app.running
    driver.app.close(second)
    assert driver.app.running
    driver.app.close(first)
    assert not driver.app.running


def test_leaving_closes_what_was_opened(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    monkeypatch.setattr(driver.app.speech, "stop", lambda: closed.append("speech"))
    monkeypatch.setattr(driver.app.sounds, "close", lambda: closed.append("sounds"))
    driver.app.thinking = thinking = driver.app.thinking
    monkeypatch.setattr(thinking, "close", lambda: closed.append("thinking"))
    journal = driver.app.journal
    monkeypatch.setattr(journal, "close", lambda: closed.append("journal"))
    driver.app.show(Below(driver.app))
    driver.app.leave_all()
    assert driver.app.stack == []
    assert closed == ["speech", "sounds", "thinking", "journal"]
    driver.app.leave_all()
    assert closed[4:] == ["speech", "sounds"]
    assert driver.app.journal is not journal, "asked again, it is opened again"
