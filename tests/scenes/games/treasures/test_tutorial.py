"""The guided first game of the treasures: every step is shown, waited for, and can be left."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import GAMES
from game.match import Match
from game.records import HELPED
from scenes.games.treasures.scene import DraftLineScene
from scenes.games.treasures.script import DEAL, PLAYED, RehearsedTurns, rehearsed
from scenes.games.treasures.tutorial import COMPANY, STEPS, TO_READ, TreasuresLesson
from scenes.screens.title import TitleScene
from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.test_scene import QuickMinds, check_conserved


def begin(driver: Driver) -> TreasuresLesson:
    driver.app.thinking = QuickMinds()  # type: ignore[assignment]
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    driver.app.routes.to_title()
    driver.app.routes.to_tutorial("treasures")
    driver.settle()
    lesson = driver.scene
    assert isinstance(lesson, TreasuresLesson)
    return lesson


def wait(driver: Driver, lesson: TreasuresLesson) -> None:
    """Let time pass until the note asks for something."""
    for _ in range(2000):
        if lesson.reading or (lesson.offers and not lesson.staging):
            driver.settle()
            return
        driver.wait(0.05)
    raise AssertionError(f"nothing is asked: {lesson.note_words()}")


def by_mouse(driver: Driver, lesson: TreasuresLesson) -> None:
    if lesson.reading:
        driver.click("next")
        return
    source, target = min(lesson.offers)
    if target == "choice":
        driver.click(source)
        driver.click(source)
    elif source == target:
        driver.click(source)
    else:
        driver.drag(source, target)


def by_keys(driver: Driver, lesson: TreasuresLesson) -> None:
    """Go with Tab to what is asked for, and press Enter."""
    if lesson.reading:
        wanted = ["next"]
    else:
        source, target = min(lesson.offers)
        wanted = [source] if source == target else [source, target]
    for key in wanted:
        for _ in range(80):
            if lesson.controls.focused is not None and lesson.controls.focused.key == key:
                break
            driver.key("tab")
        assert lesson.controls.focused.key == key
        driver.key("return")


@pytest.mark.parametrize("hand", [by_mouse, by_keys])
def test_it_is_played_through_step_by_step(driver: Driver, hand: object) -> None:
    lesson = begin(driver)
    steps = []
    while lesson.step != "end":
        wait(driver, lesson)
        if lesson.step == "end":
            break
        assert lesson.step not in steps, "every step is asked for once"
        assert lesson.progress() == (len(steps), len(STEPS))
        assert lesson.understood() is None or lesson.reading
        steps.append(lesson.step)
        hand(driver, lesson)  # type: ignore[operator]
    assert tuple(steps) == STEPS
    assert lesson.taught and lesson.progress() == (len(STEPS), len(STEPS))
    assert lesson.match.number is None, "nothing is kept"
    check_conserved(lesson)


def test_each_rehearsed_turn_shows_its_one_thing() -> None:
    match = Match.start(GAMES["treasures"], COMPANY, DEAL, {"noise": "rising"})
    crowds = []
    while match.state.turn <= len(PLAYED):
        seat = match.state.to_act()[0]
        written = rehearsed(match, seat)
        if written is None:
            assert match.state.observation(seat)["phase"] == "return"
            seen = match.state.observation(seat)
            crowds.append((seen["turn"], [f["seat"] for f in seen["thieves"]
                                          if f["heap"] == "white"]))
            written = match.state.legal_moves(seat)[0]
        match.play(seat, written)
    assert crowds[0] == (3, [2, 0, 1]), "second of three at the white pile, and free to choose"
    held = match.state.observation(0)["collections"][0]
    assert sum(held.values()) == 2 and held["white"] == 1
    assert all(written for turn in PLAYED for written in turn)


def test_what_leads_off_the_path_is_refused_and_the_note_says_why(driver: Driver) -> None:
    lesson = begin(driver)
    words = driver.app.words
    driver.click("line.0")
    assert lesson.remark == words("treasures.lesson.off.read", next=words("house.button.next"))
    driver.click("next")
    driver.settle()
    assert lesson.remark == ""
    assert {source for source, _ in lesson.offers} == {"line.4"} == lesson.lit_spots()
    driver.click("line.0")
    assert lesson.match.position == 0
    assert lesson.remark == words("treasures.lesson.off.draw")
    assert driver.widget("note").remark == lesson.remark
    driver.click("line.4")
    wait(driver, lesson)
    assert lesson.step == "choose_1" and lesson.remark == ""
    other = lesson.table.contents("hand")[0]
    driver.click(other)
    driver.drag(other, "choice")
    assert lesson.match.state.chosen[0] < 0
    driver.wait(3)
    assert lesson.remark == words("treasures.lesson.off.choose"), "others may choose meanwhile"
    driver.key("h")
    assert lesson.note_words() in driver.app.speech.lines


def test_the_ribbon_asks_for_the_one_card_that_may_be_taken(driver: Driver) -> None:
    lesson = begin(driver)
    words, asked = driver.app.words, set()
    while lesson.step != "end":
        wait(driver, lesson)
        if not lesson.reading and rehearsed(lesson.match, lesson.viewer) is not None:
            phase = lesson.observation["phase"]
            assert lesson.prompt() == words(f"treasures.lesson.prompt.{phase}")
            asked.add(phase)
        if lesson.step != "end":
            by_mouse(driver, lesson)
    assert asked == {"draw", "choose", "place"}
    wait(driver, lesson)
    assert lesson.prompt() == words("treasures.prompt.draw")


def test_a_remark_goes_with_the_note_that_it_was_made_on(driver: Driver) -> None:
    lesson = begin(driver)
    driver.app.settings.speed = "normal"
    driver.app.apply_settings()
    driver.click("next")
    driver.settle()
    driver.click("line.0")
    note, remark = lesson.note_words(), lesson.remark
    assert remark
    driver.click("line.4")
    for _ in range(400):
        driver.wait(0.05)
        assert lesson.note_words() == note or lesson.remark != remark, lesson.step
        assert driver.widget("note").remark == lesson.remark
        if lesson.step == "choose_1":
            return
    raise AssertionError(lesson.step)


def test_the_others_wait_while_one_reads(driver: Driver) -> None:
    lesson = begin(driver)
    while lesson.step != "worth":
        wait(driver, lesson)
        if lesson.step != "worth":
            by_mouse(driver, lesson)
    position = lesson.match.position
    for _ in range(30):
        driver.wait(0.1)
        assert not lesson.turns.seats, "nobody is seen to think while the table waits"
    assert lesson.match.position == position
    driver.click("next")
    driver.wait(1)
    assert lesson.match.position > position


def test_a_taken_back_draft_is_asked_for_again(driver: Driver) -> None:
    lesson = begin(driver)
    driver.click("next")
    driver.settle()
    driver.app.settings.speed = "normal"
    driver.app.apply_settings()
    by_mouse(driver, lesson)
    assert lesson.may_undo
    driver.key("u")
    driver.settle(1)
    assert lesson.step == "draw_1" and lesson.progress() == (1, len(STEPS))


@pytest.mark.parametrize("acts", [0, 1, 3, 6])
def test_it_can_be_left_at_any_time_by_playing_on(driver: Driver, acts: int) -> None:
    lesson = begin(driver)
    for _ in range(acts):
        wait(driver, lesson)
        by_mouse(driver, lesson)
    wait(driver, lesson)
    position = lesson.match.position
    driver.click("play_on")
    driver.settle(2)
    table = driver.scene
    assert type(table) is DraftLineScene and table.match is lesson.match
    assert not isinstance(table.turns, RehearsedTurns)
    if position:
        assert table.match.number is not None and HELPED in table.match.marks
    for _ in range(400):
        if table.offers and not table.staging:
            break
        driver.wait(0.05)
    everything = table.match.state.legal_moves(0)
    assert set(table.offers.values()) == set(everything), "the whole table is free again"
    table.chosen(everything[0])
    driver.settle(2)
    assert Match.resume(driver.app.journal, table.match.number).position


def test_the_menu_leads_out(driver: Driver) -> None:
    lesson = begin(driver)
    driver.key("escape")
    driver.send()
    driver.click("leave")
    driver.settle(2)
    assert isinstance(driver.scene, TitleScene) and lesson not in driver.app.stack


def test_the_game_can_be_finished_beside_the_note(driver: Driver) -> None:
    lesson = begin(driver)
    for _ in range(3000):
        if lesson.match.outcome is not None:
            break
        if lesson.reading:
            driver.click("next")
        elif lesson.offers and not lesson.staging:
            lesson.chosen(min(lesson.offers.values()))
        driver.wait(0.05)
    driver.wait(3)
    assert lesson not in driver.app.stack
    assert type(driver.table) is DraftLineScene
    assert driver.scene is not driver.table, "the treasures are counted"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_its_words_and_room(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language, size=(1280, 720))
    lesson = begin(driver)
    said = set()
    for _ in range(1500):
        note = lesson.note_words()
        said.add(lesson.step)
        assert "treasures." not in note and "{" not in note
        size, _, _ = lesson._note.sizes(driver.app)
        assert size > 14, (lesson.step, size)
        if lesson.step == "end":
            break
        if lesson.reading or (lesson.offers and not lesson.staging):
            by_mouse(driver, lesson)
        driver.wait(0.05)
    assert {*STEPS, "end"} <= said
    for step in ("over", "watch_draw", "watch_choose", "watch_over", "watch_place", "watch_refill",
                 "watch_return"):
        assert driver.app.words.has(f"treasures.lesson.{step}")
    assert set(TO_READ) <= set(STEPS)
    driver.close()
