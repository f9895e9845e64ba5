"""The table of the treasures, driven as players drive it: looking closer and back, hints."""

from __future__ import annotations

import random
import time

import pytest

from scenes.games.treasures import names as said
from scenes.games.treasures.sheet import DetailSheet
from scenes.games.treasures.view import HEAPS
from scenes.match.match_screen import MatchScreen
from scenes.screens.rules_book.scene import BookScene
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    at_phase,
    await_me,
    by_mouse,
    check_lands,
    open_table,
)
from tests.scenes.minds import Silent


def test_the_last_turn_is_shown_again_and_leads_back(driver: Driver) -> None:
    scene = open_table(driver, speed="fast")
    rng = random.Random(3)
    while scene.match.state.turn < 3 or scene.match_view.observation["phase"] != "draw":
        await_me(driver, scene)
        by_mouse(driver, scene, rng)
        await_me(driver, scene)
    driver.settle()
    now, position = scene.match_view.observation, scene.match.position
    driver.app.speech.lines.clear()
    scene.table_view.hinted = frozenset({"line.0"})
    scene.table_view.say("a hint", 60)
    driver.click("last_turn")
    assert scene.match_view.looking_at is not None and not scene.table_view.offers
    assert scene.match_view.shown["turn"] == 2
    assert not scene.table_view.hinted, "a hint is about the present"
    assert scene.table_view.ribbon.message == ""
    told = set()
    for _ in range(1200):
        driver.send()
        told.add(scene.prompt())
        if not scene.game_table.last_turn.running:
            break
    assert driver.app.words("treasures.event.settled") in told, "it is told in words, too"
    driver.settle(60)
    assert scene.match_view.looking_at is None
    assert scene.match_view.observation == now and scene.match.position == position
    assert scene.table_view.offers
    revealed = driver.app.words("treasures.event.revealed")
    assert any(revealed in line for line in driver.app.speech.lines)
    check_lands(driver, scene)
    driver.click("last_turn")
    driver.wait(0.5)
    driver.key("f1")
    assert isinstance(driver.scene, BookScene), "the rules open meanwhile, too"
    driver.wait(3)
    driver.key("escape")
    assert driver.scene is scene and scene.game_table.last_turn.running
    driver.key("escape")
    driver.settle()
    assert scene.match_view.looking_at is None
    check_lands(driver, scene)


def test_nothing_can_be_shown_again_before_anything_happened(driver: Driver) -> None:
    scene = open_table(driver)
    assert scene.match.position > 0 or not driver.widget("last_turn").enabled
    scene.game_table.last_turn.show()
    assert scene.match_view.looking_at is None or scene.match.position


def test_a_seat_a_disk_and_a_heap_are_looked_at_by_resting_there(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "return")
    one, two = (scene.table_view.zones[plate] for plate in ("plate.1", "plate.2"))
    for where, subject in (
        ((one.x, one.top + 30), ("seat", "1")), ((two.x, two.top + 120), ("worth", "2")),
        ("heap.green", ("heap", "green")), ("deck", ("pile", "deck")),
    ):
        driver.point(where)
        assert not scene.game_table.look.showing
        driver.wait(0.4)
        assert scene.game_table.look.subject == subject and scene.game_table.look.showing
    driver.point("line.0")
    driver.wait(0.4)
    if driver.cards("line.0"):
        subject = scene.game_table.look.subject
        assert subject is not None and subject[1] in driver.cards("line.0")


def test_sheets_open_by_right_click_and_by_key(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "choose")
    for spot in ("plate.0", "plate.1", "heap.red", "deck", "discard", "line.0",
                 scene.table_view.pieces.contents("hand")[0]):
        driver.press(spot, 3)
        assert isinstance(driver.scene, DetailSheet), spot
        assert "treasures." not in driver.scene.title
        driver.key("escape")
        scene.table_view.controls.focus(scene.table_view.controls.find(spot))
        scene.table_view.controls.by_key = True
        driver.key("i")
        assert isinstance(driver.scene, DetailSheet), spot
        driver.key("i")
        assert driver.scene is scene


def test_choosing_a_heap_shows_a_ghost_and_what_would_follow(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "place")
    for colour in HEAPS:
        driver.point(f"heap.{colour}")
        assert scene.game_table.look.showing and scene.game_table.look.heap == colour
        assert scene.game_table.shining.heaps == {colour}
        lines = scene.game_table.names.heap_tip(colour)
        there = said.at_heap(scene.match_view.observation, colour)
        takes, returns = said.toll(scene.match_view.observation, len(there) + 1, len(there))
        told = (said.toll_words(driver.app.words, takes, returns) if there
                else driver.app.words("treasures.tip.alone"))
        assert told in " ".join(lines)


def test_a_draft_can_be_undone_until_somebody_else_acts(driver: Driver) -> None:
    scene = open_table(driver)
    await_me(driver, scene)
    driver.app.thinking = Silent()  # type: ignore[assignment]
    before = scene.match.position
    driver.click("line.2")
    driver.settle()
    assert scene.match.position == before + 1 and scene.rewind.may_undo
    driver.key("u")
    driver.settle()
    assert scene.match.position == before
    check_lands(driver, scene)


def test_undo_says_why_it_is_too_late(driver: Driver) -> None:
    scene = open_table(driver)
    words = driver.app.words
    if scene.match_view.viewer not in scene.match.state.to_act():
        scene.rewind.undo()
        assert words("house.why.no_undo") in driver.app.speech.lines, "nothing done yet"
    await_me(driver, scene)
    driver.click("line.2")
    await_me(driver, scene)
    acted = {ply.seat for ply in scene.match.transcript().plies}
    assert len(acted) > 1 and not scene.rewind.may_undo
    driver.settle()
    driver.app.speech.lines.clear()
    driver.key("u")
    assert words("treasures.why.undo_acted") in driver.app.speech.lines, driver.scene
    assert driver.widget("undo").why == words("treasures.why.undo_acted")


def test_a_hand_of_which_nothing_was_seen_says_so(driver: Driver) -> None:
    scene = open_table(driver)
    words, me = driver.app.words, scene.game_table.names.name(scene.match_view.viewer)
    assert not scene.match_view.shown["known_hands"][scene.match_view.viewer]["cards"]
    heading = scene.game_table.names.known_heading(scene.match_view.viewer)
    assert heading == words("treasures.known.own.none", name=me) == sheet_of_seat(scene).heading
    at_phase(driver, scene, "choose")
    heading = scene.game_table.names.known_heading(scene.match_view.viewer)
    assert heading == words("treasures.known.own", name=me) == sheet_of_seat(scene).heading
    other = scene.game_table.names.known_heading(1)
    assert other == words("treasures.known.other", name=scene.game_table.names.name(1))


def sheet_of_seat(scene: MatchScreen) -> DetailSheet:
    sheet = scene.game_table.sheets.sheet_of("plate.0")
    assert sheet is not None
    return sheet


@pytest.mark.parametrize("phase", ["draw", "choose", "place", "return"])
def test_a_hint_says_what_and_why(driver: Driver, phase: str) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, phase)
    driver.app.thinking = None
    scene.turns._asked.clear()
    driver.app.speech.lines.clear()
    driver.key("h")
    for _ in range(600):
        driver.wait(0.05)
        time.sleep(0.01)
        if scene.game_table.hint.answered:
            break
    assert scene.table_view.hinted or scene.match_view.observation["phase"] != phase
    assert all("treasures." not in line for line in driver.app.speech.lines)
