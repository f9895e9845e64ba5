"""What every match's table does, shown with the game of Nothing."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pygame
import pytest

from game.journal import Journal
from game.match import Match
from game.nothing.events import CardChosen
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.games.nothing.scene import KIND
from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from sprites.engine.layout import View
from tests.nothing import Nothing
from tests.scenes.driver import Driver

GAMES = {"nothing": Nothing()}
PERSON, FRIEND = Chair(ME), Chair(GUEST)
SQUIRE = Chair(AGENT, "gawain", "squire")


def open_table(driver: Driver, *chairs: Chair, seed: int = 3) -> MatchScreen:
    journal = Journal(driver.app.folder / "kept", games=GAMES)
    match = Match.start(GAMES["nothing"], chairs, seed, journal=journal)
    scene = MatchScreen(driver.app, match, KIND)
    driver.app.show(scene)
    driver.settle()
    return scene


def laid(scene: MatchScreen) -> View:
    """Return what should lie where, as the table has it now."""
    return scene.game_table.view(scene.match_view.observation)


def choose_first(driver: Driver, scene: MatchScreen) -> None:
    source, target = min(scene.table_view.offers)
    if source == target:
        driver.click(source)
    else:
        driver.drag(source, target)


def on_turn(driver: Driver, scene: MatchScreen) -> bool:
    return driver.scene is scene and bool(scene.table_view.offers)


def wait_for_turn(driver: Driver, scene: MatchScreen) -> None:
    for _ in range(600):
        driver.wait(0.05)
        if scene.turns.seats:
            time.sleep(0.05)  # agents think in real time, whatever the frames say
        still = not driver.window.moving
        if scene.match.outcome is not None or (scene.table_view.offers and still):
            return
    raise AssertionError("nobody came to a move")


def test_a_person_and_an_agent_play_to_the_end(driver: Driver) -> None:
    scene = open_table(driver, PERSON, SQUIRE)
    for _ in range(20):
        wait_for_turn(driver, scene)
        if scene.match.outcome is not None:
            break
        choose_first(driver, scene)
    assert scene.match.outcome is not None
    plies = scene.match.transcript().plies
    assert {ply.by for ply in plies if ply.seat == 1} == {"agent"}


def test_an_agents_act_is_shown_for_a_moment(driver: Driver) -> None:
    scene = open_table(driver, SQUIRE, PERSON)
    assert scene.turns.seats == {0}
    driver.wait(0.2)
    assert scene.match.position == 0, "the agent thinks in sight for at least 0.4 seconds"


def test_two_people_share_the_screen_and_see_only_their_own(driver: Driver) -> None:
    scene = open_table(driver, PERSON, FRIEND)
    seen: dict[int, set[str]] = {0: set(), 1: set()}
    for _ in range(40):
        if scene.match.outcome is not None:
            break
        if isinstance(driver.scene, HandOverScene):
            assert driver.scene.seat != scene.match_view.viewer
            driver.key("return")
            driver.settle()
            continue
        hidden = set(scene.match.state.observation(1 - scene.match_view.viewer)["hand"])
        shown = {
            piece.name for pieces in laid(scene).values() for piece in pieces if piece.face
        }
        assert not {f"card.{number}" for number in hidden} & shown
        seen[scene.match_view.viewer] |= shown
        choose_first(driver, scene)
        driver.settle()
    assert scene.match.outcome is not None
    assert seen[0] and seen[1]


def test_a_secret_choice_is_told_to_nobody(driver: Driver) -> None:
    scene = open_table(driver, PERSON, FRIEND)
    choose_first(driver, scene)
    chosen = [e for e in scene.match.events_at(1) if isinstance(e, CardChosen)]
    assert chosen
    driver.settle()
    driver.app.speech.lines.clear()
    driver.key("return")
    driver.settle()
    assert scene.match_view.viewer == 1
    for line in driver.app.speech.lines:
        assert "nothing.event.chosen" not in line
    assert all(not told.events or told.text is None
               for told in scene.match.history(1) if told.seat == 0)


def test_stages_follow_each_other_and_a_click_lands_them_all(driver: Driver) -> None:
    scene = open_table(driver, PERSON, FRIEND)
    choose_first(driver, scene)
    driver.settle()
    driver.key("return")
    choose_first(driver, scene)
    assert scene.match_view.staging
    driver.click((800, 450))
    assert not scene.match_view.staging
    driver.settle()
    for zone, pieces in laid(scene).items():
        assert driver.cards(zone) == [piece.name for piece in pieces]


def test_undo_ends_where_something_new_was_seen(driver: Driver) -> None:
    for seed in range(40):
        scene = open_table(driver, PERSON, SQUIRE, seed=seed)
        wait_for_turn(driver, scene)
        if ("hat", "hat") not in scene.table_view.offers:
            choose_first(driver, scene)
            wait_for_turn(driver, scene)
        if ("hat", "hat") in scene.table_view.offers:
            break
        driver.app.close(scene)
    assert not scene.rewind.may_undo, "cards were revealed"
    before = scene.match.position
    driver.click("hat")
    driver.settle()
    assert scene.rewind.may_undo
    driver.key("u")
    driver.settle()
    assert scene.match.position == before
    driver.key("r")
    assert scene.match.position == before + 1


def test_an_agent_stands_in_and_gives_the_chair_back(driver: Driver) -> None:
    scene = open_table(driver, PERSON, SQUIRE)
    choose_first(driver, scene)
    driver.key("escape")
    driver.click("stand_in")
    driver.wait(1)
    assert scene.match.chairs[0].played_by_agent
    for _ in range(600):
        driver.wait(0.1)
        time.sleep(0.02)
        if scene.match.position > 4:
            break
    assert scene.match.position > 4
    if scene.match.outcome is None:
        driver.key("escape")
        driver.click("take_back")
        assert not scene.match.chairs[0].played_by_agent


def test_a_killed_worker_stops_nothing(driver: Driver) -> None:
    scene = open_table(driver, SQUIRE, PERSON)
    driver.wait(0.1)
    process = driver.app.thinking.process_id
    assert process is not None
    os.kill(process, signal.SIGKILL)
    wait_for_turn(driver, scene)
    assert scene.table_view.offers or scene.match.outcome is not None


@pytest.mark.parametrize("seed", range(4))
def test_a_monkey_leaves_a_living_table(driver: Driver, seed: int) -> None:
    rng = random.Random(seed)
    scene = open_table(driver, PERSON, SQUIRE, seed=seed)

    def point() -> tuple[int, int]:
        return rng.randrange(-50, 1650), rng.randrange(-50, 950)

    acts = [
        lambda: driver.click(point()), lambda: driver.click(point(), 3),
        lambda: driver.double_click(point()), lambda: driver.drag(point(), point()),
        lambda: driver.key(rng.choice(["u", "r", "tab", "return", "space", "left", "down"])),
        lambda: driver.key("escape"), lambda: driver.key("l"),
        lambda: driver.event(pygame.WINDOWFOCUSLOST),
        lambda: driver.resize(rng.choice([(800, 450), (640, 360), (700, 700), (1200, 500)])),
        lambda: driver.wait(rng.random() / 2), lambda: driver.press(point()),
        lambda: choose_first(driver, scene) if on_turn(driver, scene) else None,
        lambda: driver.cross() if driver.scene is not scene else None,
    ]
    for _ in range(120):
        rng.choice(acts)()
        if scene not in driver.app.stack or not driver.app.running:
            return
    while driver.scene is not scene:
        driver.cross()
    driver.settle()
    for zone, pieces in laid(scene).items():
        assert scene.table_view.pieces.contents(zone) == [piece.name for piece in pieces]


def test_a_match_kept_in_the_middle_of_a_secret_choice_goes_on(
    driver: Driver, tmp_path: Path
) -> None:
    scene = open_table(driver, PERSON, FRIEND)
    choose_first(driver, scene)
    number = scene.match.number
    assert number is not None and scene.match.journal is not None
    again = Match.resume(scene.match.journal, number, GAMES)
    other = MatchScreen(driver.app, again, KIND)
    driver.app.show(other)
    driver.settle()
    assert isinstance(driver.scene, HandOverScene)
    assert other.match.people_to_act() == (1,)
