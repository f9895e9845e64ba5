"""The replay: it walks, and touches nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.match import Match
from game.patience.agents.solver import solve
from scenes.app.program import Program
from scenes.games.patience.deals import begin
from scenes.screens.replay import STEP_SECONDS, ReplayScene
from scenes.ui.scene import Scene
from tests.scenes.driver import Driver


@pytest.fixture
def replay(driver: Driver, play_samples: Callable[[Program], None]) -> ReplayScene:
    play_samples(driver.app)
    app = driver.app
    won = next(e for e in app.journal.finished() if e.result.won)
    app.show(Scene(app))
    scene = ReplayScene(app, Match.resume(app.journal, won.number))
    app.show(scene)
    driver.wait(0.05)
    return scene


def snapshot(driver: Driver) -> list:
    journal = driver.app.journal
    return [journal.counted(), journal.finished(), journal.unfinished()]


def lies(replay: ReplayScene) -> dict[str, list[str]]:
    view = replay.table.table_view
    return {zone: view.pieces.contents(zone) for zone in view.zones}


def expected(replay: ReplayScene) -> dict[str, list[str]]:
    observation = replay.match.state_at(replay.ply).observation(0)
    view = replay.table.game_table.view(observation)
    zones = replay.table.table_view.zones
    return {zone: [piece.name for piece in view.get(zone, [])] for zone in zones}


def test_it_begins_before_the_first_move(driver, replay):
    assert replay.ply == 0 and not replay.playing
    assert len(lies(replay)["stock"]) == 52
    assert replay.sentence() == driver.app.words("records.replay.start")
    assert "Replay" in replay.title


def test_keys_walk_and_the_table_follows(driver, replay):
    for key, ply in (
        ("right", 1), ("right", 2), ("left", 1), ("end", replay.last), ("right", replay.last),
        ("left", replay.last - 1), ("home", 0), ("left", 0),
    ):
        driver.key(key)
        assert replay.ply == ply == replay.table.match_view.shown_ply
        assert replay.controls.find("plies").ply == ply
        assert lies(replay) == expected(replay)
    driver.settle()


def test_every_ply_of_a_match_shows_what_happened(driver, replay):
    for ply in range(1, replay.last + 1):
        replay.go(ply)
        assert lies(replay) == expected(replay)
        sentence = replay.sentence()
        assert sentence and "patience." not in sentence
        assert driver.app.speech.lines[-1] == " ".join(sentence.split())
    driver.wait(0.1)


def test_buttons_and_slider(driver, replay):
    driver.click("next")
    assert replay.ply == 1
    driver.click("last")
    assert replay.ply == replay.last
    driver.click("previous")
    assert replay.ply == replay.last - 1
    driver.click("first")
    assert replay.ply == 0
    rect = driver.widget("plies").rect
    driver.drag((rect.left + 9, rect.centery), (rect.right - 9, rect.centery))
    assert replay.ply == replay.last
    driver.click(rect.center)
    assert abs(replay.ply - replay.last / 2) <= 1
    driver.event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    assert abs(replay.ply - replay.last / 2) <= 2


def test_space_plays_and_stops_once(driver, replay):
    driver.key("space")
    assert replay.playing, "Space is a key of 'choose', too: it must not act twice"
    driver.wait(STEP_SECONDS[1] * 3.5)
    assert replay.ply == 4
    driver.key("space")
    assert not replay.playing
    driver.wait(2)
    assert replay.ply == 4
    driver.key("return")
    assert replay.playing, "Enter presses the button that is focused"


def test_it_plays_to_the_end_and_stops(driver, replay):
    replay._set_speed(4)
    driver.click("play")
    driver.wait(STEP_SECONDS[4] * (replay.last + 3))
    assert replay.ply == replay.last and not replay.playing
    assert driver.scene is replay, "no ending opens over a replay"
    driver.key("space")
    assert replay.playing and replay.ply <= 1


def test_the_loop_may_rest_between_moves(driver, replay):
    assert replay.wake is None
    driver.key("space")
    driver.settle(2)
    assert replay.wake is not None and replay.wake <= STEP_SECONDS[1]


def test_nothing_is_touched(driver, replay):
    before = snapshot(driver)
    for key in ("end", "u", "ctrl+z", "r", "d", "h", "o", "f", "left", "u", "home", "d", "p", "l"):
        driver.key(key)
        driver.wait(0.05)
    for zone in ("stock", "waste", "cell.0"):
        place = replay.table.table_view.zones[zone]
        driver.click((place.x, place.y))
        driver.double_click((place.x, place.y))
    driver.wait(2)
    assert driver.scene is replay
    assert replay.match.journal is None
    driver.key("escape")
    assert replay not in driver.app.stack
    assert snapshot(driver) == before


def test_an_unfinished_match_stays_as_it_is(driver):
    driver.app.settings.tables["patience"] = {"auto_deal": True, "lamp": True}
    match = begin(driver.app, 4715)
    for move in solve(match.state).line[:9]:
        match.play(0, move)
    before = match.transcript()
    replay = ReplayScene(driver.app, match)
    driver.app.show(replay)
    driver.key("end")
    driver.wait(1)
    assert replay.ply == 9 == replay.last
    driver.app.close(replay)
    assert match.transcript() == before
    match.leave()


def test_a_match_without_moves(driver):
    replay = ReplayScene(driver.app, begin(driver.app, 4715))
    driver.app.show(replay)
    for key in ("right", "left", "end", "space", "home"):
        driver.key(key)
    rect = driver.widget("plies").rect
    driver.click(rect.center)
    assert replay.ply == 0 and not replay.playing


def test_pad_and_close(driver, replay):
    driver.event(pygame.JOYHATMOTION, value=(1, 0), hat=0, joy=0, instance_id=0)
    assert replay.ply == 1
    driver.event(pygame.JOYBUTTONDOWN, button=0)
    assert replay.playing
    driver.cross()
    assert driver.app.running and replay not in driver.app.stack


def test_settings_change_while_it_is_open(driver, replay):
    driver.key("right")
    driver.app.set_language("ko")
    driver.resize((1920, 1080))
    driver.app.settings.speed = "instant"
    driver.app.apply_settings()
    driver.key("right")
    driver.wait(0.2)
    assert replay.ply == 2 and lies(replay) == expected(replay)
    assert {w.key for w in replay.controls.widgets} >= {"first", "play", "last", "plies", "back"}
    assert not replay.table.table_view.controls.widgets
