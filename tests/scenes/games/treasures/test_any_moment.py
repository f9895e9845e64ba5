"""The table of the treasures, driven as players drive it: any input at any moment."""

from __future__ import annotations

import random

import pygame
import pytest

from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    DEAL,
    check_lands,
    may_act,
    open_table,
)


def do(driver: Driver, scene: MatchScreen, act: str) -> None:
    if act == "click":
        driver.click((800, 300))
    elif act == "undo":
        driver.key("u")
    elif act == "menu":
        driver.key("escape")
        driver.send()
        driver.key("escape")
    elif act == "resize":
        driver.resize((1000, 700) if driver.app.viewport.width != 1000 else (800, 450))
    elif act == "focus":
        driver.event(pygame.WINDOWFOCUSLOST)
    elif act == "log":
        driver.key("l")
        driver.key("escape")
    elif act == "last turn":
        driver.click("last_turn")
        driver.wait(0.1)
        driver.click((800, 300))
    elif act == "look":
        driver.point("plate.1")
        driver.wait(0.4)
        driver.press("plate.2", 3)
        while driver.scene is not scene:
            driver.key("escape")


@pytest.mark.parametrize(
    "act", ["click", "undo", "menu", "resize", "focus", "log", "last turn", "look"]
)
def test_any_input_at_every_moment_of_a_turn(driver: Driver, act: str) -> None:
    scene = open_table(driver, speed="fast")
    rng = random.Random(3)
    wait = 0
    for _ in range(90):  # bounded: who undoes every draft never comes to a second turn
        if scene.match.state.turn >= 2:
            break
        if may_act(scene):
            scene.play(scene.table_view.offers[rng.choice(sorted(scene.table_view.offers))])
        for _ in range(1 + wait % 13):
            driver.send()
        wait += 5
        do(driver, scene, act)
        assert driver.scene is scene
        driver.wait(0.05 + 0.2 * bool(scene.turns.seats))
    check_lands(driver, scene)


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_leaves_a_living_table(driver: Driver, seed: int) -> None:
    scene = open_table(driver, speed="fast", deal=DEAL + seed)
    rng = random.Random(seed)

    def point() -> tuple[int, int]:
        return rng.randrange(-20, 1620), rng.randrange(-20, 920)

    acts = [
        lambda: driver.click(point()), lambda: driver.click(point(), 3),
        lambda: driver.double_click(point()), lambda: driver.drag(point(), point()),
        lambda: driver.key(rng.choice(["u", "r", "tab", "return", "space", "left", "i"])),
        lambda: driver.event(pygame.WINDOWFOCUSLOST), lambda: driver.wait(rng.random()),
        lambda: driver.resize(rng.choice([(800, 450), (640, 360), (700, 700)])),
        lambda: do(driver, scene, rng.choice(["click", "last turn"]))
        if driver.scene is scene else None,
        lambda: scene.play(rng.choice(list(scene.table_view.offers.values())))
        if driver.scene is scene and may_act(scene) else None,
    ]
    for _ in range(80):
        rng.choice(acts)()
        while driver.scene is not scene:
            assert scene in driver.app.stack
            driver.cross()
    driver.settle()
    scene.table_view.let_go()
    if scene.match_view.looking_at is not None:
        scene.rewind.look_at(None)
    check_lands(driver, scene)
