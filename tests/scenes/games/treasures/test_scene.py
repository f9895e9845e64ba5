"""The table of the treasures, driven as players drive it: mouse, keys, several people, time."""

from __future__ import annotations

import os
import random
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import GAMES
from game.agents.worker import Answer
from game.match import Match
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.games.treasures import names as said
from scenes.games.treasures.final_score import CountingScene
from scenes.games.treasures.scene import KIND
from scenes.games.treasures.sheet import DetailSheet
from scenes.games.treasures.view import HEAPS, LINES
from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from scenes.match.result import ResultScene
from scenes.screens.rules_book.scene import BookScene
from scenes.ui import catalogues
from sprites.cards.treasure_cards import DECK
from tests.scenes.driver import Driver

DEAL = 4711
PERSON, FRIEND = Chair(ME, "arthur"), Chair(GUEST, "isolde")


class QuickMinds:
    """Stands in for the thinking process: the same moves always, at once."""

    def __init__(self, seed: int = 5) -> None:
        self._rng = random.Random(seed)
        self._answers: dict[int, Answer] = {}

    def prepare(self, match: Match) -> None:
        """Ready at once."""

    def move(self, match: Match, seat: int) -> int:
        ticket = len(self._answers)
        move = self._rng.choice(match.state.legal_moves(seat))
        self._answers[ticket] = Answer(ticket, move, True)
        return ticket

    def answer(self, ticket: int) -> Answer | None:
        return self._answers.get(ticket)

    def drop(self, ticket: int) -> None:
        """Nothing is thought about."""

    def close(self) -> None:
        """Nothing runs."""


def agents(count: int) -> list[Chair]:
    return [Chair(AGENT, name, "squire") for name in ("gawain", "merlin", "morgan", "kay")[:count]]


def open_table(
    driver: Driver, *chairs: Chair, deal: int = DEAL, quick: bool = True, speed: str = "instant",
    noise: str = "plain",
) -> MatchScreen:
    if quick:
        driver.app.thinking = QuickMinds()  # type: ignore[assignment]
    driver.app.settings.speed = speed
    driver.app.apply_settings()
    seated = chairs or (PERSON, *agents(3))
    match = Match.start(
        GAMES["treasures"], seated, deal, {"noise": noise}, journal=driver.app.journal
    )
    scene = MatchScreen(driver.app, match, KIND)
    driver.app.show(scene)
    driver.send()
    return scene


def cards_shown(scene: MatchScreen) -> list[str]:
    return [
        piece.name for pieces in scene.game_table.view(scene.match_view.observation).values() for piece in pieces
        if piece.name in DECK or piece.name.startswith("deck.")
    ]


def check_conserved(scene: MatchScreen) -> None:
    """All sixty cards but those in other hands, and ten disks of each colour, are on the table."""
    view, seen = scene.game_table.view(scene.match_view.observation), scene.match_view.observation
    hands = sum(
        len(hand["cards"]) + hand["hidden"]
        for seat, hand in enumerate(seen["known_hands"]) if seat != scene.match_view.viewer
    )
    if seen["phase"] in ("place", "return"):
        assert len(seen["thieves"]) == scene.game_table.seen.seats
    cards = cards_shown(scene)
    assert len(cards) == len(set(cards)) == 60 - hands
    disks = Counter(
        piece.name.partition(".")[0] for zone, pieces in view.items() for piece in pieces
        if piece.name.partition(".")[0] in HEAPS
    )
    for colour in HEAPS:
        [heap] = view[f"heap.{colour}"]
        assert disks[colour] + int(heap.face or 0) == 10
    for zone, pieces in view.items():
        assert scene.table_view.pieces.contents(zone) == [piece.name for piece in pieces]


def check_lands(driver: Driver, scene: MatchScreen) -> None:
    """Everything that is shown lies where the view has it."""
    driver.settle()
    check_conserved(scene)
    for name in scene.table_view.pieces.names():
        place, sprite = scene.table_view.pieces.place_of(name), scene.table_view.pieces.sprite(name)
        if name not in (scene.table_view.drag.selected, scene.game_table.look.card_in_hand):
            assert (sprite.x, sprite.y) == pytest.approx((place.x, place.y)), name


def await_me(driver: Driver, scene: MatchScreen, real: bool = False) -> bool:
    """Let time pass until I am to act; False when the match is over."""
    for _ in range(4000):
        if scene.match.outcome is not None:
            return False
        if scene.table_view.offers and not scene.match_view.staging and driver.scene is scene:
            return True
        driver.wait(0.05)
        if real and scene.turns.seats:
            time.sleep(0.02)
    raise AssertionError(f"nobody moves: {scene.prompt()}")


def by_mouse(driver: Driver, scene: MatchScreen, rng: random.Random) -> None:
    source, target = rng.choice(sorted(scene.table_view.offers))
    driver.settle()
    viewer = scene.match_view.viewer
    before = acts_of(scene, viewer)
    if source == target:
        driver.click(source)
    elif source in scene.table_view.pieces.contents("hand") and rng.random() < 0.5:
        driver.click(source)
        assert acts_of(scene, viewer) == before, "the first click only takes the card up"
        driver.click(source)
    else:
        driver.drag(source, target)
    assert acts_of(scene, viewer) == before + 1, (source, target)


def acts_of(scene: MatchScreen, seat: int) -> int:
    return sum(ply.seat == seat for ply in scene.match.transcript().plies)


def by_keys(driver: Driver, scene: MatchScreen, rng: random.Random) -> None:
    source, target = rng.choice(sorted(scene.table_view.offers))
    driver.settle()
    viewer = scene.match_view.viewer
    before = acts_of(scene, viewer)
    spots = [source] if (source, source) in scene.table_view.offers else [source, target]
    for spot in spots:
        scene.table_view.controls.focus(scene.table_view.controls.find(spot))
        driver.key("return")
    assert acts_of(scene, viewer) == before + 1, (source, target)


# Whole games

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
    assert set(LINES) | set(scene.table_view.pieces.contents("hand")) | {"heap.white", "plate.1"} <= arrows


# Secrets

def secrets_of(scene: MatchScreen, seat: int) -> set[str]:
    """Return the cards that only ``seat`` knows: dealt in secret, or chosen and not yet shown."""
    seen = scene.match.state.observation(seat)
    known = set(seen["known_hands"][seat]["cards"])
    hidden = set(seen["hand"]) - known
    return hidden | ({seen["chosen"]} - {None})


def faces_shown(scene: MatchScreen) -> set[str]:
    """Return the cards whose faces could be read off the sprites, moving ones too."""
    return {
        sprite.name for sprite in scene.table_view.pieces.sprites()
        if sprite.name in DECK and sprite.face is not None and sprite.turn >= 0.5
        and sprite.alpha > 0
    }


def test_two_people_share_the_screen_and_keep_their_secrets(driver: Driver) -> None:
    scene = open_table(driver, PERSON, agents(1)[0], FRIEND, agents(2)[1])
    rng = random.Random(4)
    viewers, handed = set(), 0
    for _ in range(6000):
        if scene.match.outcome is not None:
            break
        if isinstance(driver.scene, HandOverScene):
            handed += 1
            who = driver.scene.seat
            assert who != scene.match_view.viewer
            driver.app.speech.lines.clear()
            driver.key("return")
            assert scene.match_view.viewer == who
            other = 2 - who
            spoken = " ".join(driver.app.speech.lines)
            for card in secrets_of(scene, other):
                assert card not in faces_shown(scene)
                if card not in cards_shown(scene):
                    assert said.card(driver.app.words, card) not in spoken
            continue
        other = 2 - scene.match_view.viewer
        assert not secrets_of(scene, other) & faces_shown(scene)
        assert not secrets_of(scene, other) & set(cards_shown(scene))
        if scene.table_view.offers and not scene.match_view.staging:
            viewers.add(scene.match_view.viewer)
            (by_mouse if rng.random() < 0.7 else by_keys)(driver, scene, rng)
        else:
            driver.wait(0.05)
    assert scene.match.outcome is not None
    assert viewers == {0, 2} and handed > 10


def test_a_secret_choice_lies_face_down_until_all_are_turned_up(driver: Driver) -> None:
    scene = open_table(driver, PERSON, agents(1)[0], FRIEND)
    while scene.match_view.observation["phase"] != "choose":
        take_turns(driver, scene)
    card = scene.table_view.pieces.contents("hand")[0]
    driver.settle()
    driver.drag(card, "choice")
    assert scene.match.state.chosen[scene.match_view.viewer] >= 0
    assert card not in faces_shown(scene) or not driver.window.moving
    assert isinstance(driver.scene, HandOverScene)
    driver.key("return")
    driver.settle()
    assert card not in scene.table_view.pieces.names()
    assert not driver.cards("choice")


def take_turns(driver: Driver, scene: MatchScreen) -> None:
    """One act of whoever is to act."""
    if isinstance(driver.scene, HandOverScene):
        driver.key("return")
    elif scene.table_view.offers and not scene.match_view.staging:
        scene.play(scene.table_view.offers[min(scene.table_view.offers)])
    driver.wait(0.1)


def test_a_waiting_match_is_handed_over_before_a_hand_shows(driver: Driver) -> None:
    scene = open_table(driver, PERSON, FRIEND, agents(1)[0])
    while scene.match.position < 2:
        take_turns(driver, scene)
    number = scene.match.number
    driver.app.close(scene)
    again = MatchScreen(driver.app, Match.resume(driver.app.journal, number), KIND)
    driver.app.show(again)
    driver.send()
    assert isinstance(driver.scene, HandOverScene)


# Wrong input

NOWHERE = [(-40, 300), (5000, 5000), (700, 200), "deck", "discard", "plate.1", "heap.red"]


def at_phase(driver: Driver, scene: MatchScreen, phase: str) -> None:
    """Play until I am to act in a phase, and nobody else is; black cards lead to more of them."""
    play_to(driver, scene, phase)
    while scene.turns.seats:
        driver.wait(0.05)  # let the others choose: nothing else happens then
    driver.settle()


def choose_first(driver: Driver, scene: MatchScreen) -> None:
    """Play until I choose, while the others go on thinking for ever."""
    play_to(driver, scene, "choose")
    driver.app.thinking = Silent()  # type: ignore[assignment]
    for seat in scene.turns.seats:
        scene.turns._asked[seat] = (-1, scene.match.position)
    driver.settle()


def play_to(driver: Driver, scene: MatchScreen, phase: str) -> None:
    """Play until I am to act in a phase of the second turn or later."""
    rng = random.Random(6)
    while await_me(driver, scene):
        if scene.match_view.observation["phase"] == phase and scene.match.state.turn > 1:
            return
        ways = sorted(scene.table_view.offers)
        black = [way for way in ways if way[0] in DECK and said.is_black(way[0])]
        scene.play(scene.table_view.offers[rng.choice(black or ways)])
    raise AssertionError(f"no {phase} in this game")


@pytest.mark.parametrize("phase", ["draw", "choose", "place", "return"])
def test_a_drop_in_the_wrong_place_changes_nothing_and_says_why(
    driver: Driver, phase: str
) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, phase)
    before = scene.match.position
    source = next(s for s, t in sorted(scene.table_view.offers) if s != t)
    for where in NOWHERE:
        if (source, where) in scene.table_view.offers:
            continue
        driver.app.speech.lines.clear()
        driver.drag(source, where)
        assert scene.match.position == before, where
        assert scene.table_view.pieces.held is None
        assert driver.app.words(f"treasures.why.{phase}_drop") in driver.app.speech.lines
    check_lands(driver, scene)


@pytest.mark.parametrize("phase", ["draw", "choose", "place", "return"])
def test_clicks_on_what_may_not_be_used_say_why(driver: Driver, phase: str) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, phase)
    before = scene.match.position
    for spot in [*LINES, *scene.table_view.pieces.contents("hand"), "choice", "heap.red", "owned.0.blue",
                 "aside.0"]:
        if any(source == spot for source, _ in scene.table_view.offers):
            continue
        driver.app.speech.lines.clear()
        driver.click(spot)
        assert scene.match.position == before, spot
        assert driver.app.speech.lines, spot
        assert all("treasures." not in line for line in driver.app.speech.lines)


def test_a_card_is_chosen_only_once(driver: Driver) -> None:
    scene = open_table(driver)
    choose_first(driver, scene)
    first, second, *_ = scene.table_view.pieces.contents("hand")
    driver.drag(first, "choice")
    assert driver.cards("choice") == [first]
    driver.drag(second, "choice")
    driver.double_click(second)
    driver.click("choice")
    assert driver.cards("choice") == [first]
    assert not scene.rewind.may_undo


class Silent(QuickMinds):
    """Never has an answer."""

    def answer(self, ticket: int) -> Answer | None:
        return None


def test_dropping_a_card_back_into_the_hand_is_no_mistake(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "choose")
    card, *_, last = scene.table_view.pieces.contents("hand")
    driver.app.speech.lines.clear()
    driver.drag(card, last)
    words = driver.app.words
    assert words("treasures.why.choose_drop") not in driver.app.speech.lines
    driver.drag(card, card)
    assert scene.match.state.chosen[0] < 0


# Any input at any moment

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
        if scene.table_view.offers and not scene.match_view.staging:
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
        if driver.scene is scene and scene.table_view.offers and not scene.match_view.staging else None,
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


# Keeping

@pytest.mark.parametrize("phase", ["draw", "choose", "place", "return"])
def test_a_match_left_in_any_phase_goes_on_there(driver: Driver, phase: str) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, phase)
    seen, number = scene.match_view.observation, scene.match.number
    view = {zone: [p.name for p in pieces] for zone, pieces in scene.game_table.view(scene.match_view.observation).items() if pieces}
    again = MatchScreen(driver.app, Match.resume(driver.app.journal, number), KIND)
    driver.app.show(again)
    driver.settle()
    assert again.match_view.observation == seen
    kept = {zone: [p.name for p in pieces] for zone, pieces in again.game_table.view(again.match_view.observation).items() if pieces}
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


# Looking

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
    assert not scene.table_view.hinted and scene.table_view.ribbon.message == "", "a hint is about the present"
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
    for where, subject in (
        ((scene.table_view.zones["plate.1"].x, scene.table_view.zones["plate.1"].top + 30), ("seat", "1")),
        ((scene.table_view.zones["plate.2"].x, scene.table_view.zones["plate.2"].top + 120), ("worth", "2")),
        ("heap.green", ("heap", "green")), ("deck", ("pile", "deck")),
    ):
        driver.point(where)
        assert not scene.game_table.look.showing
        driver.wait(0.4)
        assert scene.game_table.look.subject == subject and scene.game_table.look.showing
    driver.point("line.0")
    driver.wait(0.4)
    if driver.cards("line.0"):
        assert scene.game_table.look.subject is not None and scene.game_table.look.subject[1] in driver.cards("line.0")


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


# Words

@pytest.mark.parametrize("language", ["en", "ko", "zh_TW", "eu"])
def test_it_speaks_every_language(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = open_table(driver, PERSON, *agents(4), noise="greedy")
    rng = random.Random(9)
    phases, lines = set(), set()
    while await_me(driver, scene):
        phases.add(scene.match_view.observation["phase"])
        lines |= set(driver.app.speech.lines)
        for spot, _ in scene.game_table.spots():
            words: Any = scene.game_table.words.spot(spot)
            assert words and "treasures." not in words, (spot, words)
            refused = scene.game_table.words.refusal(spot, None)
            assert "treasures." not in refused and "house." not in refused
        scene.play(scene.table_view.offers[rng.choice(sorted(scene.table_view.offers))])
    driver.wait(3)
    driver.key("return")
    driver.key("escape")
    driver.key("l")
    driver.key("escape")
    assert {"draw", "choose"} <= phases
    lines |= set(driver.app.speech.lines)
    assert len(lines) > 60
    for line in lines:
        assert "treasures." not in line and "house." not in line and "{" not in line
    driver.close()


@pytest.mark.parametrize(
    ("language", "other"),
    [("en", "return"), ("ko", "돌려놓"), ("zh_TW", "放回"), ("eu", "itzultzen")],
)
def test_setting_aside_goes_by_one_name(language: str, other: str) -> None:
    """Only the small plates at the piles say it shorter; the way back to the piles is another."""
    free = {"treasures.toll", "treasures.event.returned", "treasures.book.return.back"}
    messages = catalogues.read(catalogues.po_path(language, "treasures"))
    found = {
        message.id for message in messages if message.id
        and any(other in told for told in catalogues.sentences(message))
    }
    assert found <= free
