"""What every match's table does, shown with the game of Nothing."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pygame
import pytest

from game.contract import Move, Seat
from game.journal import Journal
from game.match import Match
from game.nothing.events import CardChosen
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.games.nothing.scene import KIND
from scenes.match.game_table import Part
from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from scenes.ui.input import Command, Input
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
    for _ in range(6000):
        driver.wait(0.05)
        if scene.turns.seats:
            time.sleep(0.005)  # agents think in real time, whatever the frames say
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
    assert not scene.table_view.offers, "nothing may be done before all is seen"
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
    for _ in range(4000):
        driver.wait(0.1)
        time.sleep(0.005)
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
    assert driver.scene.seat == 1


def answer_with_first(scene: MatchScreen, monkeypatch: pytest.MonkeyPatch, seat: Seat) -> None:
    """Let the agent at ``seat`` have its first legal move ready, once."""
    moves = iter([(seat, scene.match.state.legal_moves(seat)[0])])

    def ready(_dt: float) -> tuple[Seat, Move] | None:
        return next(moves, None)

    monkeypatch.setattr(scene.turns, "ready", ready)


def test_a_sound_calls_whoever_waited_for_others(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(driver, SQUIRE, PERSON)
    played: list[str] = []
    monkeypatch.setattr(driver.app.sounds, "play", played.append)
    answer_with_first(scene, monkeypatch, 0)
    driver.settle()
    assert scene.table_view.offers
    assert played == ["turn"]
    choose_first(driver, scene)
    driver.settle()
    assert played.count("turn") == 1, "one's own move calls nobody"


@pytest.mark.parametrize(("other", "prepared"), [(SQUIRE, 1), (FRIEND, 0)])
def test_the_thinking_process_gets_ready_where_an_agent_sits(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, other: Chair, prepared: int
) -> None:
    asked: list[Match] = []
    monkeypatch.setattr(driver.app.thinking, "prepare", asked.append)
    scene = open_table(driver, PERSON, other)
    assert asked == [scene.match] * prepared


class Keeper(Part):
    """A part that keeps every input and every command for itself, and hears who sits there."""

    def __init__(self) -> None:
        self.kept: list[object] = []

    def handle(self, event: Input) -> bool:
        self.kept.append(event)
        return True

    def seated(self, seat: Seat) -> None:
        self.kept.append(seat)


def test_what_a_part_keeps_for_itself_does_not_reach_the_table(driver: Driver) -> None:
    scene, keeper = open_table(driver, PERSON, FRIEND), Keeper()
    scene.reactions.attach([keeper])
    scene.dirty = False
    assert scene.handle(Command("menu"))
    assert keeper.kept == [Command("menu")]
    assert driver.scene is scene
    assert scene.dirty, "it is drawn again: who keeps an input changes something"


def test_parts_hear_who_looks_at_the_table_now(driver: Driver) -> None:
    scene, keeper = open_table(driver, PERSON, FRIEND), Keeper()
    scene.reactions.attach([keeper])
    scene.take_seat(1)
    assert keeper.kept == [1]
    for zone, pieces in laid(scene).items():
        assert driver.cards(zone) == [piece.name for piece in pieces]


def test_what_the_journal_has_to_say_is_passed_on_after_a_move(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    scene = open_table(driver, PERSON, FRIEND)
    monkeypatch.setattr(driver.app, "pass_on_notices", lambda: told.append(scene.match.position))
    choose_first(driver, scene)
    assert told == [1]


def test_escape_puts_down_then_comes_back_to_the_present_then_opens_the_menu(
    driver: Driver,
) -> None:
    scene = open_table(driver, PERSON, SQUIRE)
    scene.rewind.look_at(0)
    scene.match_view.looking_at = 0
    scene.handle(Command("cancel"))
    assert scene.match_view.looking_at is None
    assert driver.scene is scene
    source = min(start for start, target in scene.table_view.offers if start != target)
    driver.click(source)
    scene.handle(Command("cancel"))
    assert scene.table_view.drag.selected is None
    assert driver.scene is scene
    scene.handle(Command("cancel"))
    assert driver.scene is not scene


def test_a_new_position_has_no_offers_nor_keys_nor_hold_on_what_is_gone(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(driver, PERSON, FRIEND)
    source = min(start for start, target in scene.table_view.offers if start != target)
    driver.click(source)
    assert scene.table_view.drag.selected == source
    monkeypatch.setattr(scene.game_table, "offers", lambda moves: {})
    monkeypatch.setattr(scene.game_table, "spots", lambda: [("hat", "pile")])
    scene.refresh()
    assert scene.table_view.drag.selected is None
    keys = {widget.key for widget in scene.table_view.controls.widgets}
    assert "hat" in keys and source not in keys


def test_the_end_is_shown_once_and_again_after_another_try(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[int] = []
    scene = open_table(driver, PERSON, FRIEND)
    monkeypatch.setattr(scene, "show_result", lambda: shown.append(scene.match.position))
    monkeypatch.setattr(scene, "see_who_is_next", lambda: None)

    def play_to_the_end() -> None:
        while scene.match.outcome is None:
            seat = scene.match.people_to_act()[0]
            scene.play_for(seat, scene.match.state.legal_moves(seat)[0])
            driver.settle()
        scene.refresh()
        driver.settle()

    play_to_the_end()
    last = scene.match.position
    assert shown == [last]
    monkeypatch.setattr(scene.match.game, "undo_unlimited", True)
    scene.rewind.restart()
    assert scene.match.outcome is None
    play_to_the_end()
    assert shown == [last, last]


def test_nobody_thinks_for_a_table_that_was_left(driver: Driver) -> None:
    scene = open_table(driver, SQUIRE, PERSON)
    assert scene.turns.seats == {0}
    scene.table_view.timeline.call(9.0, lambda: None)
    driver.app.close(scene)
    assert scene.turns.seats == set()
    assert not scene.table_view.timeline.moving
