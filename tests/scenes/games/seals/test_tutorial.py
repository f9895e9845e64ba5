"""The guided first game of the seals."""

from __future__ import annotations

import random

from game.records import HELPED
from scenes.games.seals.tutorial import SealsTutorial
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.seals.seals_table import make, middle, wait_for_turn


def guide(lesson: MatchScreen) -> SealsTutorial:
    """Return the one who leads through a lesson."""
    found = lesson.reactions.guide
    assert isinstance(found, SealsTutorial)
    return found


def test_the_first_game_teaches_by_what_lies_there(driver: Driver) -> None:
    driver.app.routes.to_tutorial("seals")
    lesson = driver.scene
    driver.settle()
    assert guide(lesson).step == "look"
    driver.click("next")
    assert guide(lesson).step == "draft"
    driver.click(middle(lesson, sorted(lesson.table_view.lit)[0]))
    driver.wait(0.5)
    assert {"look", "draft"} <= guide(lesson).learnt
    wait_for_turn(driver, lesson)
    assert guide(lesson).step == "more"
    driver.click("act")
    chance = random.Random(4)
    for _ in range(60):
        wait_for_turn(driver, lesson)
        if lesson.match.outcome is not None or len(guide(lesson).learnt) == 5:
            break
        assert lesson.app.words.has(f"seals.lesson.{guide(lesson).step}")
        if lesson.game_table.gifts.asked:
            driver.click("nothing")
        else:
            make(driver, lesson, chance.choice(sorted(lesson.table_view.offers)))
    assert {"look", "draft", "gift", "card"} <= guide(lesson).learnt
    assert lesson.match.number is None, "a lesson is not kept"
    table = guide(lesson).play_on()
    assert driver.scene is table and table.match.number is not None
    assert HELPED in table.match.marks


def test_the_lesson_asks_for_what_it_means_and_forgets_a_refusal(driver: Driver) -> None:
    driver.app.routes.to_tutorial("seals")
    lesson = driver.scene
    driver.settle()
    words = lesson.app.words
    assert lesson.prompt() == words("seals.lesson.prompt.look")
    driver.click("act")
    assert lesson.match.position == 0 and guide(lesson).remark
    driver.click("next")
    assert guide(lesson).step == "draft" and not guide(lesson).remark
    other = next(name for name in driver.cards("pool") if name not in lesson.table_view.lit)
    driver.click(middle(lesson, other))
    driver.click("act")
    assert lesson.match.position == 0
    assert guide(lesson).remark == words("seals.lesson.why.glowing")
    driver.click(middle(lesson, sorted(lesson.table_view.lit)[0]))
    driver.wait(0.5)
    assert lesson.match.position and not guide(lesson).remark
