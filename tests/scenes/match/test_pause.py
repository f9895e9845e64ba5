"""When the clock stands still; a pause covers the table, and ends by the key that called it."""

from __future__ import annotations

import pygame

from scenes.games.patience import deals as patience_deals
from scenes.match.pause import PauseScene
from tests.scenes.driver import Driver
from tests.scenes.match.test_match_screen import FRIEND, PERSON, open_table


def test_nothing_of_the_table_is_seen_and_the_same_key_goes_on(driver: Driver) -> None:
    seen = []
    for plies in (1, 3):
        table = driver.app.routes.table_scene(patience_deals.begin(driver.app, 4715 + plies))
        driver.app.show(table)
        for _ in range(plies):
            table.play(table.match.state.legal_moves(0)[0])
            table.staging.land()
        driver.settle()
        driver.key("p")
        assert isinstance(driver.scene, PauseScene) and table.match.paused
        driver.window._stale = True
        driver.look()
        seen.append(pygame.image.tobytes(driver.surface, "RGB"))
        seconds = table.match.seconds
        driver.wait(1)
        assert table.match.seconds == seconds
        driver.key("p")
        assert driver.scene is table and not table.match.paused
    assert seen[0] == seen[1], "two deals look alike under it"


def test_time_of_play_stands_still_under_a_menu(driver: Driver) -> None:
    scene = open_table(driver, PERSON, FRIEND)
    scene.update(0.5)
    assert scene.match.seconds == 0, "nothing was played yet"
    scene.play_for(0, scene.match.state.legal_moves(0)[0])
    scene.staging.land()
    if driver.scene is not scene:
        driver.key("return")  # the screen is handed over
    scene.update(0.5)
    assert scene.match.seconds >= 0.5
    driver.event(pygame.WINDOWFOCUSLOST)
    seconds = scene.match.seconds
    driver.wait(0.5)
    assert scene.match.seconds == seconds, "somebody looks elsewhere"
    driver.event(pygame.WINDOWFOCUSGAINED)
    driver.wait(0.5)
    assert scene.match.seconds > seconds
    driver.key("escape")
    assert scene.match.paused
    seconds = scene.match.seconds
    scene.update(0.5)
    assert scene.match.seconds == seconds
    driver.key("escape")
    assert not scene.match.paused
    scene.update(0.5)
    assert scene.match.seconds > seconds
