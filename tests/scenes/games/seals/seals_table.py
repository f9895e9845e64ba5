"""Tables of the seals for scene tests: opening one, waiting at it, acting as a player acts."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from game import GAMES
from game.match import Match
from game.seals.rules import moves as seal_moves
from game.seals.rules.cards import CARD_OF_TEXT, TEXT_OF_CARD
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.games.seals.scene import KIND
from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from sprites.engine.layout import View
from tests.scenes.driver import Driver

SEALS = GAMES["seals"]
PARTNERS = ("gawain", "nimue", "palamedes")
GIFTS = 1
"""A scenario with transfers."""
RAW_KEY = re.compile(r"\b(seals|house|setup)\.[a-z_.]+")


def company(seats: int = 4, *others: Chair, level: str = "squire") -> list[Chair]:
    chairs = [Chair(ME, "gareth"), *others]
    return chairs + [Chair(AGENT, name, level) for name in PARTNERS[len(chairs) - 1:seats - 1]]


def open_table(
    driver: Driver, seats: int = 4, *, seed: int = 7, scenario: int = 0,
    chairs: Sequence[Chair] | None = None, moves: Sequence[str] = (),
) -> MatchScreen:
    """Open a match after ``moves``, made for whoever is to act."""
    match = Match.start(
        SEALS, chairs or company(seats), seed, {"scenario": scenario},
        journal=driver.app.journal,
    )
    for text in moves:
        match.play(match.state.to_act()[0], match.state.decode(text))
    scene = MatchScreen(driver.app, match, KIND)
    driver.app.show(scene)
    driver.wait(0.2)
    return scene


def open_as_only_people(driver: Driver, seats: int = 4, **how: Any) -> MatchScreen:
    """Open a table where nobody thinks: every chair but mine belongs to another person."""
    chairs = [Chair(ME, "gareth"), *[Chair(GUEST, name) for name in PARTNERS[: seats - 1]]]
    return open_table(driver, seats, chairs=chairs, **how)


def sit_down(driver: Driver) -> None:
    """Take the screen over, if it is handed over."""
    if isinstance(driver.scene, HandOverScene):
        driver.key("return")
        driver.settle()


def wait_for_turn(driver: Driver, scene: MatchScreen, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        driver.wait(0.1)
        if scene.turns.seats:
            time.sleep(0.003)  # agents think in real time, whatever the frames say
        if scene.match.outcome is not None:
            return
        if (scene.table_view.offers or scene.game_table.gifts.asked) and not driver.window.moving:
            return
    raise AssertionError("nobody came to a move")


def middle(scene: MatchScreen, spot: str) -> tuple[float, float]:
    """Return a point of a spot that is not covered by its neighbour."""
    left, top, _, height = scene.table_view.spots.area_of(spot)
    return left + 9, top + height / 2


def make(driver: Driver, scene: MatchScreen, offer: tuple[str, str]) -> None:
    source, target = offer
    if source == target:
        driver.click(middle(scene, source))
    else:
        zone = scene.table_view.zones[target]
        driver.drag(middle(scene, source), (zone.x, zone.y))


def a_tap(scene: MatchScreen) -> tuple[str, str]:
    """Return the first thing that can be done by a mere tap."""
    return next(offer for offer in sorted(scene.table_view.offers) if offer[0] == offer[1])


def lying(scene: MatchScreen) -> View:
    """Return what lies where in the position that is shown."""
    return scene.game_table.view(scene.match_view.observation)


def own_texts(scene: MatchScreen) -> set[str]:
    """Return the viewer's cards still in hand, as only the rules know them."""
    state = scene.match.state
    hand = state.hands[scene.match_view.viewer]
    return {TEXT_OF_CARD[card] for card in range(44) if hand >> card & 1}


def faces_on_screen(scene: MatchScreen) -> set[str]:
    """Return every face that any sprite could draw."""
    shown = set()
    for sprite in scene.table_view.pieces.sprites():
        if sprite.face is not None:
            text = sprite.face.__defaults__[0] if sprite.face.__defaults__ else sprite.name
            shown.add(text)
    return shown


def card_words(scene: MatchScreen, text: str) -> str:
    return scene.game_table.names.card(text)


def heard(driver: Driver) -> list[str]:
    return list(driver.app.speech.lines)


def play_until(
    state_is: Callable[[Any], bool], seats: int = 4, scenario: int = 0, tries: int = 400,
    *, gives: bool = False,
) -> tuple[int, list[str]]:
    """Return a seed and moves after which ``state_is`` holds, found by random play.

    Swords are kept in every gift window, unless the players are to give (``gives``).
    """
    for seed in range(tries):
        chance = random.Random(seed)
        state = SEALS.new_state(seats, seed, scenario=scenario)
        moves: list[str] = []
        while state.to_act():
            if state_is(state):
                return seed, moves
            seat = state.to_act()[0]
            legal = state.legal_moves(seat)
            if seal_moves.KEEP in legal and not gives:
                legal = [seal_moves.KEEP]
            elif len(legal) > 1 and seal_moves.PASS in legal:
                legal.remove(seal_moves.PASS)
            move = chance.choice(legal)
            moves.append(state.encode(move))
            state.apply(seat, move)
    raise AssertionError("no such position was found")


def must_follow(seat: int) -> Callable[[Any], bool]:
    def holds(state: Any) -> bool:
        return (
            state.observation(0)["phase"] == "play" and state.to_act() == (seat,)
            and len(state.trick) > 0
            and 0 < len(state.legal_moves(seat)) < state.hands[seat].bit_count()
        )

    return holds


def asked_to_seal(seat: int) -> Callable[[Any], bool]:
    return lambda state: state.observation(0)["phase"] == "seal" and state.to_act() == (seat,)


def one_before_the_loss(state: Any) -> bool:
    """Whether every legal card of the seat to act loses at once for want of a sword."""
    if state.observation(0)["phase"] != "play" or len(state.trick) != state.seats - 1:
        return False
    seat = state.to_act()[0]
    for move in state.legal_moves(seat):
        twin = state.clone()
        twin.apply(seat, move)
        if twin.outcome() is None or twin.outcome().winners:
            return False
    return True


def gift_for(seat: int) -> Callable[[Any], bool]:
    return lambda state: state.observation(0)["phase"] == "gift" and state.to_act() == (seat,)


def open_gifts(driver: Driver) -> tuple[MatchScreen, int]:
    seed, moves = play_until(gift_for(0), scenario=GIFTS)
    scene = open_table(driver, seed=seed, scenario=GIFTS, moves=moves)
    wait_for_turn(driver, scene)
    assert scene.game_table.gifts.asked and scene.game_table.gifts.seat == 0
    return scene, len(moves)


def check_nothing_leaks(driver: Driver, scene: MatchScreen) -> None:
    """No face, sentence or setting tells a person the numbers of the own hand."""
    if scene.match.outcome is not None:
        return
    shown = faces_on_screen(scene)
    known = {text for text in scene.game_table.view_part.present["own"] if text in CARD_OF_TEXT}
    assert not (own_texts(scene) - known) & shown
    hidden = {card_words(scene, text) for text in own_texts(scene) - known}
    spots = [scene.game_table.words.spot(spot) for spot, _ in scene.game_table.spots()]
    spots += [scene.game_table.lying.closer(name) for name in driver.cards("own")]
    spots += [scene.prompt(), scene.title]
    for told in scene.match.history(scene.match_view.viewer):
        spots += [scene.game_table.words.event(event) for event in told.events]
    for sentence in spots:
        assert not any(re.search(rf"{re.escape(name)}(?!\d)", sentence) for name in hidden)
