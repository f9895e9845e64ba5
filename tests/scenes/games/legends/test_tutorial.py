"""The guided first game of the legends: it follows the position, and ends by playing on."""

from __future__ import annotations

import random
import time

import pytest

from scenes.games.legends.scene import QuestTableScene
from scenes.games.legends.tutorial import TOPICS, QuestLesson
from scenes.ui.words import LANGUAGES, Words
from tests.scenes.driver import Driver
from tests.scenes.games.legends.test_scene import by_mouse, choose


def begin(driver: Driver) -> QuestLesson:
    driver.app.routes.to_title()
    driver.app.routes.to_tutorial("legends")
    driver.settle()
    lesson = driver.scene
    assert isinstance(lesson, QuestLesson)
    return lesson


def wait(driver: Driver, lesson: QuestLesson) -> None:
    for _ in range(3000):
        driver.wait(0.05)
        if lesson.turns.seats:
            time.sleep(0.005)
        if lesson.match.outcome is not None or (lesson.offers and not lesson.staging):
            return
        driver.click((660, 20))
    raise AssertionError("nobody came to a move")


def test_it_begins_with_the_first_character(driver: Driver) -> None:
    lesson = begin(driver)
    assert lesson.step == "start"
    assert lesson.meant() == set(lesson.observation["hand"])
    assert lesson.match.number is None, "nothing is kept"


def test_who_does_what_the_note_says_learns_it(driver: Driver) -> None:
    lesson = begin(driver)
    driver.app.settings.speed = "fast"
    driver.app.apply_settings()
    rng = random.Random(2)
    seen = set()
    for _ in range(260):
        wait(driver, lesson)
        if lesson.match.outcome is not None or lesson.step == "end":
            break
        step = lesson.step
        seen.add(step)
        assert "legends." not in lesson.note_words() and "{" not in lesson.note_words()
        offers = sorted(lesson.offers)
        if step == "draw":
            pair = ("deck", "deck")
        elif step in ("start", "play", "move", "complete"):
            pair = rng.choice([p for p in offers if p[0] in lesson.meant()])
        elif step in ("later", "ability"):
            pair = ("done", "done")
        else:
            pair = choose(lesson, rng)
        by_mouse(driver, lesson, pair)
        driver.settle(3)
    assert {"start", "play", "draw"} <= lesson.learnt <= set(TOPICS)
    assert {"start", "play", "draw", "move"} <= seen


def test_a_refusal_goes_with_its_step(driver: Driver) -> None:
    lesson = begin(driver)
    lesson.refuse("Not there.")
    assert lesson.remark == "Not there."
    card = lesson.observation["hand"][0]
    by_mouse(driver, lesson, (card, "place.camelot"))
    assert not lesson.remark
    lesson.refuse("Wait.")
    step = lesson.step
    wait(driver, lesson)
    assert lesson.step != step and not lesson.remark


def test_who_stands_idle_is_to_be_moved(driver: Driver) -> None:
    lesson = begin(driver)
    driver.app.settings.speed = "fast"
    driver.app.apply_settings()
    rng = random.Random(2)
    lesson.learnt |= {"play", "draw", "ability"}
    chosen = 0
    for _ in range(120):
        wait(driver, lesson)
        if lesson.match.outcome is not None or chosen:
            break
        if lesson.step == "move":
            walkers = {one for one, _ in lesson.offers if lesson.may_walk(one)}
            events = lesson.observation["events"]
            idle = {one for one in walkers
                    if not events.get(lesson.setting.owner_of(one)[1])}
            assert lesson.meant() == (idle or walkers)
            chosen += bool(idle and idle != walkers)
        plays = [p for p in sorted(lesson.offers) if p[0] in lesson.observation["hand"]]
        by_mouse(driver, lesson, rng.choice(plays) if plays else choose(lesson, rng))
        driver.settle(3)
    assert chosen, "some stood idle, some at a quest"


def test_playing_on_keeps_the_game(driver: Driver) -> None:
    lesson = begin(driver)
    card = lesson.observation["hand"][0]
    by_mouse(driver, lesson, (card, "place.camelot"))
    driver.settle()
    driver.click("button.play_on")
    driver.settle()
    table = driver.scene
    assert isinstance(table, QuestTableScene) and not isinstance(table, QuestLesson)
    assert table.match is lesson.match and table.match.number is not None
    assert table.setting.owner_of(card) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    words = Words(language)
    for step in (*TOPICS, "watch", "later", "tournament", "choice", "gather", "end", "over"):
        assert words.has(f"legends.lesson.{step}")
