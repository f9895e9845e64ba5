"""The guided first game, played to its end by mouse and by keys, and off its path."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.records import HELPED, statistics
from scenes.games.patience.tutorial import LESSON_DEAL, TOPICS, PatienceTutorial
from scenes.games.patience.view import CELLS
from scenes.match.match_screen import MatchScreen
from scenes.ui.controls import Button
from scenes.ui.dialog import Dialog
from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver


def guide(lesson: MatchScreen) -> PatienceTutorial:
    """Return the one who leads through a lesson."""
    found = lesson.reactions.guide
    assert isinstance(found, PatienceTutorial)
    return found


STEPS = {*TOPICS, "next", "again", "end", "lost", "won"}


def begin(driver: Driver) -> MatchScreen:
    driver.app.routes.to_title()
    driver.app.routes.to_tutorial("patience")
    driver.settle()
    return driver.scene


@pytest.fixture
def lesson(driver: Driver) -> MatchScreen:
    return begin(driver)


def act_by_mouse(driver: Driver, lesson: MatchScreen) -> None:
    """Do what the note says, with the mouse."""
    step, pointed = guide(lesson).step, guide(lesson).meant()
    if step == "fill":
        driver.click("button.fill")
        driver.wait(0.3)
        for _ in range(3000):
            if guide(lesson).filling is None:
                break
            driver.send()
    elif step in ("undo", "hint", "lost"):
        [button] = pointed
        driver.click(button)
    elif step == "pair":
        first, second = guide(lesson).pair()
        driver.drag(first, second)
    elif len(pointed) == 1:
        driver.click(next(iter(pointed)))
    else:
        driver.drag("waste", sorted(pointed - {"waste"})[0])
    driver.settle()


def act_by_keys(driver: Driver, lesson: MatchScreen) -> None:
    """Do what the note says, with keys alone."""
    step, pointed = guide(lesson).step, guide(lesson).meant()
    if step == "undo":
        driver.key("u")
    elif step == "hint":
        driver.key("h")
    elif step in ("deal", "next", "on") or pointed == {"stock"}:
        driver.key("d")
    elif step == "pair":
        for spot in guide(lesson).pair():
            press_on(driver, lesson, spot)
    elif step == "ten":
        press_on(driver, lesson, guide(lesson).ten())
    else:
        press_on(driver, lesson, "waste")
        press_on(driver, lesson, sorted(pointed - {"waste"})[0])
    driver.settle()


def press_on(driver: Driver, lesson: MatchScreen, spot: str) -> None:
    """Go to a spot with Tab, then choose it."""
    for _ in range(60):
        if lesson.table_view.focused_spot == spot:
            break
        driver.key("tab")
    assert lesson.table_view.controls.focused.key == spot
    driver.key("return")


def play_through(driver: Driver, lesson: MatchScreen, act) -> list[str]:
    """Follow the note to its end; return the steps it took."""
    steps = []
    for _ in range(90):
        step = guide(lesson).step
        assert step in STEPS
        assert not guide(lesson).note_words().startswith("patience.lesson.")
        if not steps or steps[-1] != step:
            steps.append(step)
        if step == "end":
            return steps
        act(driver, lesson)
        await_hint(driver, lesson)
    raise AssertionError(f"the lesson goes round in circles: {steps}")


def await_hint(driver: Driver, lesson: MatchScreen) -> None:
    """Let the process that thinks answer; only this takes real time."""
    for _ in range(1500):
        if not guide(lesson).awaits_hint:
            return
        time.sleep(0.01)
        driver.send()
    raise AssertionError("no hint came")


def check_told(driver: Driver, lesson: MatchScreen) -> None:
    for line in driver.app.speech.lines:
        assert "lesson." not in line and "{" not in line and "house." not in line
    assert set(TOPICS) == guide(lesson).learnt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson_by_mouse(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    driver.app.settings.speed = "fast"
    driver.app.apply_settings()
    lesson = begin(driver)
    steps = play_through(driver, lesson, act_by_mouse)
    assert steps == [
        "deal", "centre", "next", "queen", "next", "jack", "next", "king", "fill", "pair", "ten",
        "on", "undo", "hint", "end",
    ]
    check_told(driver, lesson)
    assert guide(lesson).remark, "the hint's reason stands on the note"
    assert driver.app.settings.lesson_seen
    before = lesson.match.position
    driver.click("button.play_on")
    driver.settle()
    table = driver.scene
    assert isinstance(table, MatchScreen)
    assert table.match is lesson.match and table.match.position == before
    assert driver.app.journal.unfinished()[0].number == table.match.number
    assert HELPED in table.match.marks
    driver.click("stock")
    driver.settle()
    assert len(driver.app.journal.load(table.match.number).plies) == before + 1
    driver.close()


def test_the_whole_lesson_by_keys(driver: Driver) -> None:
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    lesson = begin(driver)
    play_through(driver, lesson, act_by_keys)
    check_told(driver, lesson)


def test_nothing_is_kept_or_counted_before_the_player_plays_on(
    driver: Driver, lesson: MatchScreen
) -> None:
    for _ in range(6):
        act_by_mouse(driver, lesson)
    assert driver.app.journal.unfinished() == []
    driver.key("escape")
    driver.click("button.leave")
    assert not isinstance(driver.scene, MatchScreen)
    assert driver.app.journal.unfinished() == []
    assert statistics(driver.app.journal.finished()).played == 0


def test_it_can_be_skipped_at_once_and_an_untouched_deal_is_not_kept(
    driver: Driver, lesson: MatchScreen
) -> None:
    driver.click("button.play_on")
    driver.settle()
    table = driver.scene
    assert isinstance(table, MatchScreen) and table.match.seed == LESSON_DEAL
    assert not table.match.marks
    assert driver.app.journal.unfinished() == []
    driver.click("stock")
    driver.settle()
    assert [ply.text for ply in driver.app.journal.load(table.match.number).plies] == ["deal"]


@pytest.mark.parametrize("after", [0, 1, 4, 9])
def test_escape_offers_to_play_on_or_leave_at_any_time(
    driver: Driver, lesson: MatchScreen, after: int
) -> None:
    for _ in range(after):
        act_by_mouse(driver, lesson)
    driver.key("escape")
    offered = {w.key for w in driver.scene.controls.widgets if isinstance(w, Button)}
    assert {"resume", "play_on", "rules", "settings", "leave"} <= offered
    driver.key("escape")
    assert driver.scene is lesson
    driver.key("escape")
    driver.click("button.play_on")
    driver.settle()
    assert isinstance(driver.scene, MatchScreen)
    driver.key("u")
    driver.settle()
    assert not driver.scene.match.paused


def test_another_legal_place_is_taken_and_explained(
    driver: Driver, lesson: MatchScreen
) -> None:
    act_by_mouse(driver, lesson)
    assert guide(lesson).step == "centre"
    driver.drag("waste", "cell.0")
    driver.settle()
    assert driver.cards("cell.0")
    assert guide(lesson).remark == driver.app.words("patience.lesson.remark.centre")
    assert guide(lesson).remark in driver.widget("note").name
    assert guide(lesson).step == "next"
    act_by_mouse(driver, lesson)
    assert guide(lesson).remark == ""


def test_a_wrong_act_is_explained_on_the_note(driver: Driver, lesson: MatchScreen) -> None:
    for _ in range(3):
        act_by_mouse(driver, lesson)
    assert guide(lesson).step == "queen"
    for wrong in ("cell.0", "cell.6", "stock", (1300, 860)):
        before = lesson.match.position
        driver.drag("waste", wrong)
        driver.settle()
        assert lesson.match.position == before and guide(lesson).step == "queen"
    driver.drag("waste", "cell.0")
    driver.settle()
    assert guide(lesson).remark == driver.app.words("patience.why.place_Q")
    driver.click("cell.5")
    driver.settle()
    assert guide(lesson).step == "queen"


@pytest.mark.parametrize("steps", [1, 4, 7, 8])
def test_undo_at_any_step_and_on_again(
    driver: Driver, lesson: MatchScreen, steps: int
) -> None:
    for _ in range(steps):
        act_by_mouse(driver, lesson)
    for _ in range(steps):
        driver.key("u")
        driver.settle()
        assert guide(lesson).step in STEPS
        assert not guide(lesson).note_words().startswith("patience.lesson.")
    assert lesson.match.position == 0
    assert guide(lesson).step in ("next", "fill")
    assert (guide(lesson).step == "fill") == (steps == 8), "not before every court card has come"
    for _ in range(3):
        driver.key("r")
        driver.settle()
    steps_taken = play_through(driver, lesson, act_by_mouse)
    assert steps_taken[-1] == "end"


def test_dealing_too_early_ends_the_removing_and_says_so(
    driver: Driver, lesson: MatchScreen
) -> None:
    while guide(lesson).step != "pair":
        act_by_mouse(driver, lesson)
    ten = guide(lesson).ten()
    driver.click(ten)
    driver.settle()
    assert guide(lesson).step == "pair"
    driver.key("d")
    driver.settle()
    assert guide(lesson).remark == driver.app.words("patience.lesson.remark.dealt")
    assert guide(lesson).step == "undo"
    driver.key("u")
    driver.settle()
    assert guide(lesson).step == "pair"
    assert play_through(driver, lesson, act_by_mouse)[-1] == "end"


def test_filling_stops_at_any_act(driver: Driver, lesson: MatchScreen) -> None:
    while guide(lesson).step != "fill":
        act_by_mouse(driver, lesson)
    for stop in ("click", "key", "button", "menu"):
        driver.click("button.fill")
        driver.wait(0.8)
        assert guide(lesson).filling is not None
        if stop == "click":
            driver.click((700, 860))
        elif stop == "key":
            driver.key("tab")
        elif stop == "button":
            driver.click("button.fill")
            driver.click("button.fill") if guide(lesson).filling is not None else None
        else:
            driver.key("escape")
            driver.key("escape")
        driver.settle()
        position = lesson.match.position
        driver.wait(1)
        assert guide(lesson).filling is None and lesson.match.position == position


def test_a_loss_is_explained_and_undone(driver: Driver, lesson: MatchScreen) -> None:
    """Numbers on all the queens' cells, then a queen comes: the lesson goes on."""
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    order = ["cell.1", "cell.2", "cell.13", "cell.14", *CELLS]
    for _ in range(400):
        if lesson.match.outcome is not None:
            break
        if lesson.match_view.observation["waste"] is None:
            if not any(source == "stock" for source, _ in lesson.table_view.offers):
                lesson.play(next(iter(lesson.table_view.offers.values())))
                continue
            driver.key("d")
        else:
            targets = [cell for cell in order if ("waste", cell) in lesson.table_view.offers]
            lesson.play(lesson.table_view.offers["waste", targets[0]])
        driver.settle()
    driver.wait(1)
    assert lesson.match.outcome is not None and not lesson.match.outcome.winners
    assert driver.scene is lesson, "the note explains, no sheet of results"
    assert guide(lesson).step == "lost"
    removed = lesson.match_view.observation["removed"]
    why = driver.app.words(lesson.match.outcome.reason, removed=removed)
    assert why in guide(lesson).note_words()
    assert statistics(driver.app.journal.finished()).played == 0
    driver.click("button.undo")
    driver.settle()
    assert lesson.match.outcome is None and guide(lesson).step != "lost"


def test_habits_rest_during_the_lesson_and_come_back(driver: Driver) -> None:
    driver.app.settings.tables["patience"] = {"auto_deal": True, "lamp": True}
    lesson = begin(driver)
    assert lesson.match.position == 0
    act_by_mouse(driver, lesson)
    act_by_mouse(driver, lesson)
    assert lesson.match.position == 2
    guide(lesson).play_on()
    kept = driver.app.settings.tables["patience"]
    assert kept["auto_deal"] and kept["lamp"]


def test_language_size_and_text_scale_change_in_mid_lesson(
    driver: Driver, lesson: MatchScreen
) -> None:
    for _ in range(3):
        act_by_mouse(driver, lesson)
    for language in LANGUAGES:
        driver.app.set_language(language)
        for scale in (100, 125, 150):
            driver.app.settings.text_scale = scale
            driver.app.apply_settings()
            assert driver.widget("note").text == guide(lesson).note_words()
    driver.resize((1280, 720))
    driver.settle()
    assert guide(lesson).step == "queen"


def test_leaving_a_lesson_that_has_begun_asks_first(driver):
    lesson = begin(driver)
    driver.click("stock")
    driver.settle()
    driver.key("escape")
    driver.send()
    driver.click("leave")
    driver.send()
    assert isinstance(driver.scene, Dialog)
    driver.click("stay")
    assert driver.scene is lesson
    guide(lesson).leave_lesson()
    driver.click("play_on")
    driver.send()
    assert driver.table is not lesson and driver.table.match.number is not None


def test_another_language_leaves_no_sentence_of_the_old_one(driver):
    lesson = begin(driver)
    lesson.table_view.say("Something in English.", 60)
    driver.app.set_language("eu")
    driver.send()
    assert lesson.table_view.ribbon.message == ""
