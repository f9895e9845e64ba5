"""The guided first game of the legends: it follows the position, and ends by playing on."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from scenes.games.legends.tutorial import TOPICS, QuestTutorial
from scenes.match.match_screen import MatchScreen
from scenes.ui.words import LANGUAGES, Words
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import by_mouse, choose


def guide(lesson: MatchScreen) -> QuestTutorial:
    """Return the lesson of a table."""
    found = lesson.reactions.guide
    assert isinstance(found, QuestTutorial)
    return found


def begin(driver: Driver) -> Any:
    driver.app.routes.to_title()
    driver.app.routes.to_tutorial("legends")
    driver.settle()
    lesson = driver.scene
    assert isinstance(lesson, MatchScreen) and guide(lesson)
    return lesson


def wait(driver: Driver, lesson: Any) -> None:
    for _ in range(3000):
        driver.wait(0.05)
        if lesson.turns.seats:
            time.sleep(0.005)
        may_play = lesson.table_view.offers and not lesson.match_view.staging
        if lesson.match.outcome is not None or may_play:
            return
        driver.click((660, 20))
    raise AssertionError("nobody came to a move")


def test_it_begins_with_the_first_character(driver: Driver) -> None:
    lesson = begin(driver)
    assert guide(lesson).step == "start"
    assert guide(lesson).meant() == set(lesson.match_view.observation["hand"])
    assert lesson.match.number is None, "nothing is kept"


def test_who_does_what_the_note_says_learns_it(driver: Driver) -> None:
    lesson = begin(driver)
    driver.app.settings.speed = "fast"
    driver.app.apply_settings()
    rng = random.Random(2)
    seen = set()
    for _ in range(260):
        wait(driver, lesson)
        if lesson.match.outcome is not None or guide(lesson).step == "end":
            break
        step = guide(lesson).step
        seen.add(step)
        said = guide(lesson).note_words()
        assert "legends." not in said and "{" not in said
        offers = sorted(lesson.table_view.offers)
        if step == "draw":
            pair = ("deck", "deck")
        elif step in ("start", "play", "move", "complete"):
            pair = rng.choice([p for p in offers if p[0] in guide(lesson).meant()])
        elif step in ("later", "ability"):
            pair = ("done", "done")
        else:
            pair = choose(lesson, rng)
        by_mouse(driver, lesson, pair)
        driver.settle(3)
    assert {"start", "play", "draw"} <= guide(lesson).learnt <= set(TOPICS)
    assert {"start", "play", "draw", "move"} <= seen


def test_a_refusal_goes_with_its_step(driver: Driver) -> None:
    lesson = begin(driver)
    lesson.table_view.refuse("Not there.")
    assert guide(lesson).remark == "Not there."
    card = lesson.match_view.observation["hand"][0]
    by_mouse(driver, lesson, (card, "place.camelot"))
    assert not guide(lesson).remark
    lesson.table_view.refuse("Wait.")
    step = guide(lesson).step
    wait(driver, lesson)
    assert guide(lesson).step != step and not guide(lesson).remark


def test_who_stands_idle_is_to_be_moved(driver: Driver) -> None:
    lesson = begin(driver)
    driver.app.settings.speed = "fast"
    driver.app.apply_settings()
    rng = random.Random(2)
    guide(lesson).learnt |= {"play", "draw", "ability"}
    chosen = 0
    for _ in range(120):
        wait(driver, lesson)
        if lesson.match.outcome is not None or chosen:
            break
        if guide(lesson).step == "move":
            walkers = {one for one, _ in lesson.table_view.offers if guide(lesson).may_walk(one)}
            events = lesson.match_view.observation["events"]
            idle = {one for one in walkers
                    if not events.get(lesson.game_table.sight.setting.owner_of(one)[1])}
            assert guide(lesson).meant() == (idle or walkers)
            chosen += bool(idle and idle != walkers)
        hand = lesson.match_view.observation["hand"]
        plays = [p for p in sorted(lesson.table_view.offers) if p[0] in hand]
        by_mouse(driver, lesson, rng.choice(plays) if plays else choose(lesson, rng))
        driver.settle(3)
    assert chosen, "some stood idle, some at a quest"


def test_playing_on_keeps_the_game(driver: Driver) -> None:
    lesson = begin(driver)
    card = lesson.match_view.observation["hand"][0]
    by_mouse(driver, lesson, (card, "place.camelot"))
    driver.settle()
    driver.click("button.play_on")
    driver.settle()
    table = driver.scene
    assert isinstance(table, MatchScreen)
    assert not isinstance(table.reactions.guide, QuestTutorial)
    assert table.match is lesson.match and table.match.number is not None
    assert table.game_table.sight.setting.owner_of(card) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    words = Words(language)
    for step in (*TOPICS, "watch", "later", "tournament", "choice", "gather", "end", "over"):
        assert words.has(f"legends.lesson.{step}")
