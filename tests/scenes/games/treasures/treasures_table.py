"""A table of the treasures for tests, and hands that play at it."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

from game import GAMES
from game.match import Match
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.games.treasures import names as said
from scenes.games.treasures.scene import KIND
from scenes.games.treasures.view import HEAPS
from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from sprites.cards.treasure_cards import DECK
from sprites.engine.layout import View
from tests.scenes.driver import Driver
from tests.scenes.minds import QuickMinds, Silent

DEAL = 4711
PERSON, FRIEND = Chair(ME, "arthur"), Chair(GUEST, "isolde")


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


def lying(scene: MatchScreen) -> View:
    """Return what lies where in the position that is shown."""
    return scene.game_table.view(scene.match_view.observation)


def cards_shown(scene: MatchScreen) -> list[str]:
    return [
        piece.name for pieces in lying(scene).values() for piece in pieces
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


def may_act(scene: MatchScreen) -> bool:
    """Whether the viewer may do something now."""
    return bool(scene.table_view.offers) and not scene.match_view.staging


def await_me(driver: Driver, scene: MatchScreen, real: bool = False) -> bool:
    """Let time pass until I am to act; False when the match is over."""
    for _ in range(16000):
        if scene.match.outcome is not None:
            return False
        if may_act(scene) and driver.scene is scene:
            return True
        driver.wait(0.05)
        if real and scene.turns.seats:
            time.sleep(0.005)
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


def faces_shown(scene: MatchScreen) -> set[str]:
    """Return the cards whose faces could be read off the sprites, moving ones too."""
    return {
        sprite.name for sprite in scene.table_view.pieces.sprites()
        if sprite.name in DECK and sprite.face is not None and sprite.turn >= 0.5
        and sprite.alpha > 0
    }


def take_turns(driver: Driver, scene: MatchScreen) -> None:
    """One act of whoever is to act."""
    if isinstance(driver.scene, HandOverScene):
        driver.key("return")
    elif may_act(scene):
        scene.play(scene.table_view.offers[min(scene.table_view.offers)])
    driver.wait(0.1)


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
