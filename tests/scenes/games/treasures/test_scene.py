"""The table of the treasures, driven as players drive it: whole games."""

from __future__ import annotations

import random

import pytest

from scenes.games.treasures import names as said
from scenes.games.treasures.final_score import CountingScene
from scenes.games.treasures.view import LINES
from scenes.match.match_screen import MatchScreen
from scenes.match.result import ResultScene
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    PERSON,
    agents,
    await_me,
    by_keys,
    by_mouse,
    check_lands,
    open_table,
)


@pytest.mark.parametrize(
    ("seats", "noise", "hand"),
    [(4, "rising", "mouse"), (3, "plain", "keys"), (5, "greedy", "keys"), (5, "rising", "mouse")],
)
def test_a_whole_game_to_the_result(
    driver: Driver, seats: int, noise: str, hand: str
) -> None:
    scene = open_table(driver, PERSON, *agents(seats - 1), noise=noise)
    rng = random.Random(seats)
    while await_me(driver, scene):
        check_lands(driver, scene)
        (by_mouse if hand == "mouse" else by_keys)(driver, scene, rng)
    assert scene.match.state.turn == said.turns(seats)
    check_lands(driver, scene)
    assert isinstance(driver.scene, CountingScene | ResultScene | MatchScreen)
    driver.wait(3)
    assert isinstance(driver.scene, CountingScene)
    assert driver.scene.over
    assert [driver.scene.points(seat) for seat in range(seats)] == list(scene.match.outcome.scores)
    driver.key("return")
    assert isinstance(driver.scene, ResultScene)
    driver.key("escape")
    assert driver.scene is scene, "the table lives on"


def test_some_turns_against_real_squires(driver: Driver) -> None:
    scene = open_table(driver, quick=False)
    rng = random.Random(2)
    while scene.match.state.turn < 2 and await_me(driver, scene, real=True):
        by_mouse(driver, scene, rng)
    assert {scene.match.made_by(ply) for ply in range(1, scene.match.position)} == {
        "person", "agent",
    }


def test_every_spot_is_reached_by_tab_and_arrows(driver: Driver) -> None:
    scene = open_table(driver)
    await_me(driver, scene)
    reached = set()
    for _ in range(60):
        driver.key("tab")
        reached.add(scene.table_view.controls.focused.key)
    wanted = {spot for spot, _ in scene.game_table.spots()} | {
        "undo", "hint", "log", "menu", "last_turn",
    }
    assert wanted <= reached
    arrows = set()
    rng = random.Random(1)
    for _ in range(300):
        driver.key(rng.choice(["left", "right", "up", "down"]))
        arrows.add(scene.table_view.controls.focused.key)
    hand = set(scene.table_view.pieces.contents("hand"))
    assert set(LINES) | hand | {"heap.white", "plate.1"} <= arrows
