"""The title screen: four tables, the match that waits, and the way to everything else."""

from __future__ import annotations

import sqlite3

import pygame
import pytest

from game.patience.agents.solver import solve
from game.patience.rules import deals
from scenes.games import TABLES
from scenes.games.patience import deals as patience_deals
from scenes.screens.set_up.scene import SetUpScene
from scenes.screens.title import TitleScene
from scenes.screens.title_widgets import Languages, TableShield, WaitingRibbon
from scenes.ui.dialog import Dialog
from scenes.ui.words import LANGUAGES, Words
from sprites.places import flames
from tests.scenes.driver import Driver

DEAL = 4715
"""A winnable deal."""


@pytest.fixture
def driver(tmp_path):
    driver = Driver(tmp_path)
    yield driver
    driver.close()


@pytest.fixture
def title(driver) -> TitleScene:
    """The title after its second frame, when everything is looked up."""
    return open_title(driver)


def open_title(driver: Driver) -> TitleScene:
    driver.app.routes.to_title()
    driver.wait(0.1)
    return driver.scene


def leave_a_match(driver: Driver, plies: int = 9, deal: int = DEAL) -> int:
    """Play some moves, get up, and return the match's number."""
    match = patience_deals.begin(driver.app, deal)
    for move in solve(match.state).line[:plies]:
        match.play(0, move)
    match.leave()
    assert match.number is not None
    return match.number


def test_four_tables_hang_in_the_hall(title):
    shields = [w for w in title.controls.widgets if isinstance(w, TableShield)]
    assert [shield.table for shield in shields] == list(TABLES)
    assert all(shield.enabled for shield in shields)


def test_a_shield_leads_to_the_set_up_of_its_table(driver, title):
    driver.click("patience")
    assert isinstance(driver.scene, SetUpScene)
    assert driver.scene.game.key == "patience"


def test_two_clicks_lead_from_the_start_to_a_first_legal_move(driver, title):
    driver.click("patience")
    driver.click("play")
    assert driver.scene.match.game.key == "patience"
    assert driver.scene.match.state.legal_moves(0)


def test_keys_alone_lead_to_the_table_too(driver, title):
    driver.key("return")
    driver.key("return")
    assert driver.scene.match.game.key == "patience"


def test_an_open_table_says_how_many_it_seats(title, driver):
    assert driver.widget("patience").line == driver.app.words("patience.seats")
    assert driver.widget("patience").line in driver.widget("patience").spoken(driver.app)


def test_the_shield_pointed_at_rises_alone_and_sinks_again(driver, title):
    driver.point("patience")
    driver.settle()
    shields = {w.key: w for w in title.controls.widgets if isinstance(w, TableShield)}
    assert shields["patience"].lift == 1
    assert all(shield.lift == 0 for key, shield in shields.items() if key != "patience")
    driver.point((800, 300))
    driver.settle()
    assert shields["patience"].lift == 0


# The match that waits


def test_nothing_waits_at_first(title):
    assert title.waiting is None
    assert not any(isinstance(w, WaitingRibbon) for w in title.controls.widgets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ribbon_says_which_table_how_far_and_whose_turn(tmp_path, language):
    driver = Driver(tmp_path, language=language)
    leave_a_match(driver)
    open_title(driver)
    words = driver.app.words
    line = driver.widget("continue").progress
    assert words("patience.game") in line
    assert "40" in line and "{" not in line
    assert words("title.turn.you") in line
    driver.close()


def test_continue_goes_on_where_the_match_was_left(driver):
    number = leave_a_match(driver, plies=9)
    open_title(driver)
    driver.click("continue")
    assert driver.scene.match.game.key == "patience"
    assert driver.scene.match.number == number
    assert driver.scene.match.position == 9


def test_continue_takes_the_match_played_last(driver):
    leave_a_match(driver, plies=3)
    last = leave_a_match(driver, plies=4, deal=4717)
    assert open_title(driver).waiting.number == last


def test_a_match_left_now_waits_at_once(driver, title):
    driver.click("daily")
    table = driver.scene
    table.play(table.table_view.offers["stock", "stock"])
    driver.app.routes.to_title()
    driver.wait(0.1)
    assert driver.scene is title
    assert title.waiting.number == table.match.number


def test_a_finished_match_does_not_wait(driver):
    match = patience_deals.begin(driver.app, DEAL)
    for move in solve(match.state).line:
        match.play(0, move)
    match.leave()
    assert open_title(driver).waiting is None


def test_a_damaged_match_is_told_and_the_next_one_waits(tmp_path):
    before = Driver(tmp_path)
    sound = leave_a_match(before, plies=3)
    broken = leave_a_match(before, plies=6, deal=4717)
    before.close()
    file = sqlite3.connect(tmp_path / "journal.sqlite3")
    file.execute("UPDATE plies SET text = 'place 99' WHERE match = ? AND ply = 1", (broken,))
    file.commit()
    file.close()
    driver = Driver(tmp_path)
    title = open_title(driver)
    assert title.waiting.number == sound
    assert driver.app.notices
    driver.close()


def test_a_match_whose_table_is_not_open_goes_on_waiting_unseen(driver, monkeypatch):
    number = leave_a_match(driver)
    monkeypatch.setattr("scenes.screens.unfinished_match.TABLES", {})
    assert open_title(driver).waiting is None
    assert [entry.number for entry in driver.app.journal.unfinished()] == [number]
    assert not driver.app.notices


# Ways out


def test_escape_asks_before_quitting_and_staying_is_the_first_answer(driver, title):
    driver.key("escape")
    assert isinstance(driver.scene, Dialog)
    driver.key("return")
    assert driver.scene is title and driver.app.running
    driver.key("escape")
    driver.key("escape")
    assert driver.scene is title and driver.app.running


def test_quit_ends_the_program_once_confirmed(driver, title):
    driver.click("quit")
    assert driver.app.running
    driver.click("quit")
    assert not driver.app.running


def test_the_window_s_cross_ends_the_program(driver, title):
    driver.cross()
    assert not driver.app.running


@pytest.mark.parametrize("way", ["records", "rules", "settings", "credits"])
def test_every_button_opens_its_screen_and_escape_comes_back(driver, title, way):
    driver.click(way)
    assert driver.scene is not title
    driver.key("escape")
    assert driver.scene is title


def test_the_deal_of_the_day_is_told_and_played(driver, title):
    from datetime import date

    today = deals.deal_of_the_day(date.today())
    assert str(today) in driver.widget("daily").name
    driver.click("daily")
    assert driver.scene.match.seed == today


# Languages


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_click_on_a_language_speaks_it_at_once(driver, title, code):
    languages = driver.widget("language")
    place = dict(languages.places())[code]
    driver.click((place[0] + place[2] / 2, place[1] + place[3] / 2))
    assert driver.app.words.language == code
    assert driver.app.settings.language in (code, "")
    name = Words(code)("patience.game")
    assert driver.widget("patience").name == name


def test_every_language_stands_in_its_own_words(driver, title):
    languages = driver.widget("language")
    assert isinstance(languages, Languages)
    for code in LANGUAGES:
        own = Words(code)(f"house.language.{code}")
        assert own in [name for _, name in languages._names()]


def test_arrows_go_through_the_languages_and_round(driver, title):
    title.controls.focused = driver.widget("language")
    heard = []
    for _ in LANGUAGES:
        driver.key("right")
        heard.append(driver.app.words.language)
    assert sorted(heard) == sorted(LANGUAGES)


# For every hand and ear


def test_tab_reaches_everything_and_everything_has_a_name(driver, title):
    reached = set()
    for _ in range(2 * len(title.controls.widgets)):
        driver.key("tab")
        reached.add(title.controls.focused.key)
        assert driver.app.speech.lines[-1].strip()
    assert reached == {widget.key for widget in title.controls.widgets}


def test_entering_says_the_program_s_name(driver, title):
    assert driver.app.words("house.window_title") in driver.app.speech.lines


@pytest.mark.parametrize("size", [(1280, 720), (1000, 900), (640, 360), (2400, 700)])
@pytest.mark.parametrize("scale", [100, 150])
def test_nothing_lies_outside_the_stage_and_nothing_overlaps(tmp_path, size, scale):
    driver = Driver(tmp_path, size)
    driver.app.settings.text_scale = scale
    driver.app.apply_settings()
    leave_a_match(driver)
    title = open_title(driver)
    widgets = title.controls.widgets
    for number, widget in enumerate(widgets):
        assert widget.rect.left >= 0 and widget.rect.right <= 1600
        assert widget.rect.top >= 0 and widget.rect.bottom <= 900
        assert not [w.key for w in widgets[number + 1:] if w.rect.colliderect(widget.rect)]
    driver.close()


# The hall lives


def test_flames_burn_by_the_time_alone(driver, title):
    assert 0 < title.wake <= flames.STEP + 0.01
    before = title.seconds
    driver.wait(0.5)
    assert title.seconds == pytest.approx(before + 0.5, abs=0.02)


def test_reduced_motion_keeps_the_hall_still(driver, title):
    driver.app.settings.reduced_motion = True
    driver.app.apply_settings()
    driver.wait(0.3)
    assert title.seconds == 0
    assert title.wake is None
    driver.point("patience")
    driver.wait(0.05)
    assert driver.widget("patience").lift == 1
    assert not title.moving


def test_flames_drawn_alone_leave_the_picture_whole(driver, title):
    """What a frame of flames draws is what drawing everything at that moment draws."""
    driver.wait(0.4)
    alone = pygame.image.tobytes(driver.surface, "RGB")
    title._whole_on = None
    title.dirty = True
    driver.window.step([], 0.0)
    assert pygame.image.tobytes(driver.surface, "RGB") == alone
