"""The guided first game, played to its end by mouse and by keys, and off its path."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.records import HELPED, statistics
from scenes.app import routes
from scenes.games.patience.scene import CELLS, PatienceScene
from scenes.games.patience.tutorial import LESSON_DEAL, TOPICS, PatienceLesson
from scenes.ui.controls import Button
from scenes.ui.dialog import Dialog
from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver

STEPS = {*TOPICS, "next", "again", "end", "lost", "won"}


def begin(driver: Driver) -> PatienceLesson:
    routes.to_title(driver.app)
    routes.to_lesson(driver.app, "patience")
    driver.settle()
    return driver.scene


@pytest.fixture
def lesson(driver: Driver) -> PatienceLesson:
    return begin(driver)


def act_by_mouse(driver: Driver, lesson: PatienceLesson) -> None:
    """Do what the note says, with the mouse."""
    step, pointed = lesson.step, lesson.meant()
    if step == "fill":
        driver.click("button.fill")
        driver.wait(0.3)
        for _ in range(3000):
            if lesson._fill_in is None:
                break
            driver.send()
    elif step in ("undo", "hint", "lost"):
        [button] = pointed
        driver.click(button)
    elif step == "pair":
        first, second = lesson._pair()
        driver.drag(first, second)
    elif len(pointed) == 1:
        driver.click(next(iter(pointed)))
    else:
        driver.drag("waste", sorted(pointed - {"waste"})[0])
    driver.settle()


def act_by_keys(driver: Driver, lesson: PatienceLesson) -> None:
    """Do what the note says, with keys alone."""
    step, pointed = lesson.step, lesson.meant()
    if step == "undo":
        driver.key("u")
    elif step == "hint":
        driver.key("h")
    elif step in ("deal", "next", "on") or pointed == {"stock"}:
        driver.key("d")
    elif step == "pair":
        for spot in lesson._pair():
            press_on(driver, lesson, spot)
    elif step == "ten":
        press_on(driver, lesson, lesson._ten())
    else:
        press_on(driver, lesson, "waste")
        press_on(driver, lesson, sorted(pointed - {"waste"})[0])
    driver.settle()


def press_on(driver: Driver, lesson: PatienceLesson, spot: str) -> None:
    """Go to a spot with Tab, then choose it."""
    for _ in range(60):
        if lesson.controls.focused is not None and lesson.controls.focused.key == spot:
            break
        driver.key("tab")
    assert lesson.controls.focused.key == spot
    driver.key("return")


def play_through(driver: Driver, lesson: PatienceLesson, act) -> list[str]:
    """Follow the note to its end; return the steps it took."""
    steps = []
    for _ in range(90):
        step = lesson.step
        assert step in STEPS
        assert not lesson.note_words().startswith("patience.lesson.")
        if not steps or steps[-1] != step:
            steps.append(step)
        if step == "end":
            return steps
        act(driver, lesson)
        await_hint(driver, lesson)
    raise AssertionError(f"the lesson goes round in circles: {steps}")


def await_hint(driver: Driver, lesson: PatienceLesson) -> None:
    """Let the process that thinks answer; only this takes real time."""
    for _ in range(1500):
        if not lesson._hint_asked:
            return
        time.sleep(0.01)
        driver.send()
    raise AssertionError("no hint came")


def check_told(driver: Driver, lesson: PatienceLesson) -> None:
    for line in driver.app.speech.lines:
        assert "patience.lesson." not in line and "{" not in line and "house." not in line
    assert set(TOPICS) == lesson.learnt


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
    assert lesson.remark, "the hint's reason stands on the note"
    assert driver.app.settings.lesson_seen
    before = lesson.match.position
    driver.click("button.play_on")
    driver.settle()
    table = driver.scene
    assert type(table) is PatienceScene
    assert table.match is lesson.match and table.match.position == before
    assert driver.app.journal.unfinished()[0].number == table.match.number
    assert HELPED in table.match.marks
    driver.click("stock")
    driver.settle()
    assert len(driver.app.journal.load(table.match.number).plies) == before + 1
    driver.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson_by_keys(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    lesson = begin(driver)
    play_through(driver, lesson, act_by_keys)
    check_told(driver, lesson)
    driver.close()


def test_nothing_is_kept_or_counted_before_the_player_plays_on(
    driver: Driver, lesson: PatienceLesson
) -> None:
    for _ in range(6):
        act_by_mouse(driver, lesson)
    assert driver.app.journal.unfinished() == []
    driver.key("escape")
    driver.click("button.leave")
    assert not isinstance(driver.scene, PatienceScene)
    assert driver.app.journal.unfinished() == []
    assert statistics(driver.app.journal.finished()).played == 0


def test_it_can_be_skipped_at_once_and_an_untouched_deal_is_not_kept(
    driver: Driver, lesson: PatienceLesson
) -> None:
    driver.click("button.play_on")
    driver.settle()
    table = driver.scene
    assert type(table) is PatienceScene and table.match.seed == LESSON_DEAL
    assert not table.match.marks
    assert driver.app.journal.unfinished() == []
    driver.click("stock")
    driver.settle()
    assert [ply.text for ply in driver.app.journal.load(table.match.number).plies] == ["deal"]


@pytest.mark.parametrize("after", [0, 1, 4, 9])
def test_escape_offers_to_play_on_or_leave_at_any_time(
    driver: Driver, lesson: PatienceLesson, after: int
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
    assert type(driver.scene) is PatienceScene
    driver.key("u")
    driver.settle()
    assert not driver.scene.match.paused


def test_another_legal_place_is_taken_and_explained(
    driver: Driver, lesson: PatienceLesson
) -> None:
    act_by_mouse(driver, lesson)
    assert lesson.step == "centre"
    driver.drag("waste", "cell.0")
    driver.settle()
    assert driver.cards("cell.0")
    assert lesson.remark == driver.app.words("patience.lesson.remark.centre")
    assert lesson.remark in driver.widget("note").name
    assert lesson.step == "next"
    act_by_mouse(driver, lesson)
    assert lesson.remark == ""


def test_a_wrong_act_is_explained_on_the_note(driver: Driver, lesson: PatienceLesson) -> None:
    for _ in range(3):
        act_by_mouse(driver, lesson)
    assert lesson.step == "queen"
    for wrong in ("cell.0", "cell.6", "stock", (1300, 860)):
        before = lesson.match.position
        driver.drag("waste", wrong)
        driver.settle()
        assert lesson.match.position == before and lesson.step == "queen"
    driver.drag("waste", "cell.0")
    driver.settle()
    assert lesson.remark == driver.app.words("patience.why.place_Q")
    driver.click("cell.5")
    driver.settle()
    assert lesson.step == "queen"


@pytest.mark.parametrize("steps", range(1, 9))
def test_undo_at_any_step_and_on_again(
    driver: Driver, lesson: PatienceLesson, steps: int
) -> None:
    for _ in range(steps):
        act_by_mouse(driver, lesson)
    for _ in range(steps):
        driver.key("u")
        driver.settle()
        assert lesson.step in STEPS
        assert not lesson.note_words().startswith("patience.lesson.")
    assert lesson.match.position == 0
    assert lesson.step in ("next", "fill")
    assert (lesson.step == "fill") == (steps == 8), "not before every court card has come"
    for _ in range(3):
        driver.key("r")
        driver.settle()
    steps_taken = play_through(driver, lesson, act_by_mouse)
    assert steps_taken[-1] == "end"


def test_dealing_too_early_ends_the_removing_and_says_so(
    driver: Driver, lesson: PatienceLesson
) -> None:
    while lesson.step != "pair":
        act_by_mouse(driver, lesson)
    ten = lesson._ten()
    driver.click(ten)
    driver.settle()
    assert lesson.step == "pair"
    driver.key("d")
    driver.settle()
    assert lesson.remark == driver.app.words("patience.lesson.remark.dealt")
    assert lesson.step == "undo"
    driver.key("u")
    driver.settle()
    assert lesson.step == "pair"
    assert play_through(driver, lesson, act_by_mouse)[-1] == "end"


def test_filling_stops_at_any_act(driver: Driver, lesson: PatienceLesson) -> None:
    while lesson.step != "fill":
        act_by_mouse(driver, lesson)
    for stop in ("click", "key", "button", "menu"):
        driver.click("button.fill")
        driver.wait(0.8)
        assert lesson._fill_in is not None
        if stop == "click":
            driver.click((700, 860))
        elif stop == "key":
            driver.key("tab")
        elif stop == "button":
            driver.click("button.fill")
            driver.click("button.fill") if lesson._fill_in is not None else None
        else:
            driver.key("escape")
            driver.key("escape")
        driver.settle()
        position = lesson.match.position
        driver.wait(1)
        assert lesson._fill_in is None and lesson.match.position == position


def test_a_loss_is_explained_and_undone(driver: Driver, lesson: PatienceLesson) -> None:
    """Numbers on all the queens' cells, then a queen comes: the lesson goes on."""
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    order = ["cell.1", "cell.2", "cell.13", "cell.14", *CELLS]
    for _ in range(400):
        if lesson.match.outcome is not None:
            break
        if lesson.observation["waste"] is None:
            if not any(source == "stock" for source, _ in lesson.offers):
                lesson.play(next(iter(lesson.offers.values())))
                continue
            driver.key("d")
        else:
            targets = [cell for cell in order if ("waste", cell) in lesson.offers]
            lesson.play(lesson.offers["waste", targets[0]])
        driver.settle()
    driver.wait(1)
    assert lesson.match.outcome is not None and not lesson.match.outcome.winners
    assert driver.scene is lesson, "the note explains, no sheet of results"
    assert lesson.step == "lost"
    assert driver.app.words(lesson.match.outcome.reason, removed=lesson.observation["removed"]) \
        in lesson.note_words()
    assert statistics(driver.app.journal.finished()).played == 0
    driver.click("button.undo")
    driver.settle()
    assert lesson.match.outcome is None and lesson.step != "lost"


def test_habits_rest_during_the_lesson_and_come_back(driver: Driver) -> None:
    driver.app.settings.tables["patience"] = {"auto_deal": True, "lamp": True}
    lesson = begin(driver)
    assert lesson.match.position == 0
    act_by_mouse(driver, lesson)
    act_by_mouse(driver, lesson)
    assert lesson.match.position == 2
    table = lesson.play_on()
    assert table.habits["auto_deal"] and driver.app.settings.tables["patience"]["lamp"]


def test_language_size_and_text_scale_change_in_mid_lesson(
    driver: Driver, lesson: PatienceLesson
) -> None:
    for _ in range(3):
        act_by_mouse(driver, lesson)
    for language in LANGUAGES:
        driver.app.set_language(language)
        for scale in (100, 125, 150):
            driver.app.settings.text_scale = scale
            driver.app.apply_settings()
            assert driver.widget("note").text == lesson.note_words()
    driver.resize((1280, 720))
    driver.settle()
    assert lesson.step == "queen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 150])
def test_every_note_has_room(tmp_path: Path, language: str, scale: int) -> None:
    driver = Driver(tmp_path, (1280, 720), language)
    driver.app.settings.text_scale = scale
    driver.app.apply_settings()
    begin(driver)
    words = driver.app.words
    note = driver.widget("note")
    longest = {"card": "X" * 16, "first": "X" * 16, "second": "X" * 16,
               "why": words("patience.lost.full", removed=40)}
    keys = dict.fromkeys(driver.app.settings.keys, "Space")
    for step in sorted(STEPS):
        for remark in ("", words("patience.lesson.remark.centre"), words("patience.why.place_Q")):
            note.text, note.remark = words(f"patience.lesson.{step}", **{**keys, **longest}), remark
            size, text, more = note.sizes(driver.app)
            kind = driver.app.type
            head = 22 + kind.height("title", 28) + 15 + 24
            assert head + text + more + note.foot <= note.rect.height, (step, remark)
            assert kind.pixels(size) >= 14, (step, remark, size)
    driver.close()


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
    lesson.ask_to_leave()
    driver.click("play_on")
    driver.send()
    assert not isinstance(driver.table, PatienceLesson) and driver.table.match.number is not None


def test_another_language_leaves_no_sentence_of_the_old_one(driver):
    lesson = begin(driver)
    lesson.say("Something in English.", 60)
    driver.app.set_language("eu")
    driver.send()
    assert lesson._message == ""
