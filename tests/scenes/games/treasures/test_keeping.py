"""The table of the treasures, driven as players drive it: matches that are kept."""

from __future__ import annotations

import os
import random
import signal

import pytest

from game.match import Match
from scenes.games.treasures.scene import KIND
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    acts_of,
    at_phase,
    await_me,
    by_mouse,
    choose_first,
    faces_shown,
    lying,
    open_table,
)


@pytest.mark.parametrize("phase", ["draw", "choose", "place", "return"])
def test_a_match_left_in_any_phase_goes_on_there(driver: Driver, phase: str) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, phase)
    seen, number = scene.match_view.observation, scene.match.number
    view = {zone: [p.name for p in pieces] for zone, pieces in lying(scene).items() if pieces}
    again = MatchScreen(driver.app, Match.resume(driver.app.journal, number), KIND)
    driver.app.show(again)
    driver.settle()
    assert again.match_view.observation == seen
    kept = {zone: [p.name for p in pieces] for zone, pieces in lying(again).items() if pieces}
    plain = {zone: len(names) for zone, names in view.items()}
    assert {zone: len(names) for zone, names in kept.items()} == plain
    assert again.table_view.offers.keys() == scene.table_view.offers.keys()


def test_my_secret_choice_is_kept_and_shown_to_nobody_else(driver: Driver) -> None:
    scene = open_table(driver)
    choose_first(driver, scene)
    card = scene.table_view.pieces.contents("hand")[2]
    driver.drag(card, "choice")
    match = Match.resume(driver.app.journal, scene.match.number)
    for seat in range(1, 4):
        assert card not in str(match.state.observation(seat)) or card in str(
            match.state.observation(seat)["known_hands"][0]["cards"]
        )
    again = MatchScreen(driver.app, match, KIND)
    driver.app.show(again)
    driver.settle()
    assert driver.cards("choice") == [card]
    assert card not in faces_shown(again)


def test_a_killed_thinking_process_stops_nothing(driver: Driver) -> None:
    scene = open_table(driver, quick=False)
    rng = random.Random(1)
    await_me(driver, scene, real=True)
    by_mouse(driver, scene, rng)
    for _ in range(100):
        driver.wait(0.05)
        if scene.turns.seats:
            break
    process = driver.app.thinking.process_id
    assert process is not None
    os.kill(process, signal.SIGKILL)
    before = scene.match.position
    await_me(driver, scene, real=True)
    assert scene.match.position > before or scene.table_view.offers


def test_an_agent_stands_in_and_gives_the_chair_back(driver: Driver) -> None:
    scene = open_table(driver)
    await_me(driver, scene)
    driver.key("escape")
    driver.click("stand_in")
    before = acts_of(scene, 0)
    while acts_of(scene, 0) < before + 2:
        driver.wait(0.02)
    driver.key("escape")
    driver.click("take_back")
    if await_me(driver, scene):
        by_mouse(driver, scene, random.Random(1))
