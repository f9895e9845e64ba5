"""The guided first game of the treasures: every step is shown, waited for, and can be left."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import GAMES
from game.match import Match
from game.records import HELPED
from scenes.games.treasures.script import (
    DEAL,
    PLAYED,
    STEPS,
    TO_READ,
    RehearsedTurns,
    rehearsed,
)
from scenes.games.treasures.tutorial import COMPANY, TreasuresTutorial
from scenes.match.match_screen import MatchScreen
from scenes.screens.title import TitleScene
from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    check_conserved,
    may_act,
)
from tests.scenes.minds import QuickMinds


def note_of(lesson: MatchScreen) -> TreasuresTutorial:
    """Return the lesson's note and what stands behind it."""
    guide = lesson.reactions.guide
    assert isinstance(guide, TreasuresTutorial)
    return guide


def begin(driver: Driver) -> MatchScreen:
    driver.app.thinking = QuickMinds()  # type: ignore[assignment]
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    driver.app.routes.to_title()
    driver.app.routes.to_tutorial("treasures")
    driver.settle()
    lesson = driver.scene
    assert isinstance(lesson, MatchScreen) and note_of(lesson)
    return lesson


def wait(driver: Driver, lesson: MatchScreen) -> None:
    """Let time pass until the note asks for something."""
    for _ in range(2000):
        if note_of(lesson).course.reading or may_act(lesson):
            driver.settle()
            return
        driver.wait(0.05)
    raise AssertionError(f"nothing is asked: {note_of(lesson).note_words()}")


def by_mouse(driver: Driver, lesson: MatchScreen) -> None:
    if note_of(lesson).course.reading:
        driver.click("next")
        return
    source, target = min(lesson.table_view.offers)
    if target == "choice":
        driver.click(source)
        driver.click(source)
    elif source == target:
        driver.click(source)
    else:
        driver.drag(source, target)


def by_keys(driver: Driver, lesson: MatchScreen) -> None:
    """Go with Tab to what is asked for, and press Enter."""
    if note_of(lesson).course.reading:
        wanted = ["next"]
    else:
        source, target = min(lesson.table_view.offers)
        wanted = [source] if source == target else [source, target]
    for key in wanted:
        for _ in range(80):
            if lesson.table_view.focused_spot == key:
                break
            driver.key("tab")
        assert lesson.table_view.controls.focused.key == key
        driver.key("return")


@pytest.mark.parametrize("hand", [by_mouse, by_keys])
def test_it_is_played_through_step_by_step(driver: Driver, hand: object) -> None:
    lesson = begin(driver)
    steps = []
    while note_of(lesson).course.step != "end":
        wait(driver, lesson)
        if note_of(lesson).course.step == "end":
            break
        assert note_of(lesson).course.step not in steps, "every step is asked for once"
        assert note_of(lesson).progress() == (len(steps), len(STEPS))
        assert note_of(lesson).understood() is None or note_of(lesson).course.reading
        steps.append(note_of(lesson).course.step)
        hand(driver, lesson)  # type: ignore[operator]
    assert tuple(steps) == STEPS
    assert note_of(lesson).taught and note_of(lesson).progress() == (len(STEPS), len(STEPS))
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
    next_word = words("house.button.next")
    assert note_of(lesson).remark == words("treasures.lesson.off.read", next=next_word)
    driver.click("next")
    driver.settle()
    assert note_of(lesson).remark == ""
    assert {source for source, _ in lesson.table_view.offers} == {"line.4"} == lesson.table_view.lit
    driver.click("line.0")
    assert lesson.match.position == 0
    assert note_of(lesson).remark == words("treasures.lesson.off.draw")
    assert driver.widget("note").remark == note_of(lesson).remark
    driver.click("line.4")
    wait(driver, lesson)
    assert note_of(lesson).course.step == "choose_1" and note_of(lesson).remark == ""
    other = lesson.table_view.pieces.contents("hand")[0]
    driver.click(other)
    driver.drag(other, "choice")
    assert lesson.match.state.chosen[0] < 0
    driver.wait(3)
    remark = words("treasures.lesson.off.choose")
    assert note_of(lesson).remark == remark, "others may choose meanwhile"
    driver.key("h")
    assert note_of(lesson).note_words() in driver.app.speech.lines


def test_the_ribbon_asks_for_the_one_card_that_may_be_taken(driver: Driver) -> None:
    lesson = begin(driver)
    words, asked = driver.app.words, set()
    while note_of(lesson).course.step != "end":
        wait(driver, lesson)
        written = rehearsed(lesson.match, lesson.match_view.viewer)
        if not note_of(lesson).course.reading and written is not None:
            phase = lesson.match_view.observation["phase"]
            assert lesson.prompt() == words(f"treasures.lesson.prompt.{phase}")
            asked.add(phase)
        if note_of(lesson).course.step != "end":
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
    note, remark = note_of(lesson).note_words(), note_of(lesson).remark
    assert remark
    driver.click("line.4")
    for _ in range(400):
        driver.wait(0.05)
        guide = note_of(lesson)
        assert guide.note_words() == note or guide.remark != remark, guide.course.step
        assert driver.widget("note").remark == note_of(lesson).remark
        if note_of(lesson).course.step == "choose_1":
            return
    raise AssertionError(note_of(lesson).course.step)


def test_the_others_wait_while_one_reads(driver: Driver) -> None:
    lesson = begin(driver)
    while note_of(lesson).course.step != "worth":
        wait(driver, lesson)
        if note_of(lesson).course.step != "worth":
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
    assert lesson.rewind.may_undo
    driver.key("u")
    driver.settle(1)
    assert note_of(lesson).course.step == "draw_1" and note_of(lesson).progress() == (1, len(STEPS))


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
    assert isinstance(table, MatchScreen) and table.match is lesson.match
    assert not isinstance(table.reactions.guide, TreasuresTutorial)
    assert not isinstance(table.turns, RehearsedTurns)
    if position:
        assert table.match.number is not None and HELPED in table.match.marks
    for _ in range(400):
        if table.table_view.offers and not table.match_view.staging:
            break
        driver.wait(0.05)
    everything = table.match.state.legal_moves(0)
    assert set(table.table_view.offers.values()) == set(everything), "the whole table is free again"
    table.play(everything[0])
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
        if note_of(lesson).course.reading:
            driver.click("next")
        elif may_act(lesson):
            lesson.play(min(lesson.table_view.offers.values()))
        driver.wait(0.05)
    driver.wait(3)
    assert lesson not in driver.app.stack
    assert not isinstance(driver.table.reactions.guide, TreasuresTutorial)
    assert driver.scene is not driver.table, "the treasures are counted"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_its_words_and_room(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language, size=(1280, 720))
    lesson = begin(driver)
    said = set()
    for _ in range(1500):
        note = note_of(lesson).note_words()
        said.add(note_of(lesson).course.step)
        assert "treasures." not in note and "{" not in note
        size, _, _ = note_of(lesson)._note.sizes(driver.app)
        assert size > 14, (note_of(lesson).course.step, size)
        if note_of(lesson).course.step == "end":
            break
        if note_of(lesson).course.reading or may_act(lesson):
            by_mouse(driver, lesson)
        driver.wait(0.05)
    assert {*STEPS, "end"} <= said
    for step in ("over", "watch_draw", "watch_choose", "watch_over", "watch_place", "watch_refill",
                 "watch_return"):
        assert driver.app.words.has(f"treasures.lesson.{step}")
    assert set(TO_READ) <= set(STEPS)
    driver.close()
