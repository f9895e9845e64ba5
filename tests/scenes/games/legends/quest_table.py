"""What the tests of the quest table share: how to come to a moment, and hands that play."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from game import GAMES
from game.contract import Move
from game.legends.rules.codes import COMPLETE, PLAY, names_of, verb_of
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.games.legends import samples as sample_quests
from scenes.games.legends.handling import pair_of
from scenes.games.legends.scene import QuestTable
from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver

PERSON = Chair(ME, "arthur")
SQUIRES = (Chair(AGENT, "merlin", "squire"), Chair(AGENT, "isolde", "squire"),
           Chair(AGENT, "palamedes", "squire"))
Stop = Callable[[Any], bool]


def open_table(driver: Driver, match: Match) -> Any:
    driver.app.routes.to_title()
    driver.app.routes.to_table(match)
    driver.settle()
    table = driver.table
    assert isinstance(table, MatchScreen) and isinstance(table.game_table, QuestTable)
    return table


def start(driver: Driver, *chairs: Chair, level: str = "beginner", seed: int = 7) -> Any:
    match = Match.start(GAMES["legends"], chairs, seed, {"level": level},
                        journal=driver.app.journal)
    return open_table(driver, match)


def moment(driver: Driver, stop: Stop, *, seats: int = 3, level: str = "standard",
           first: int = 1, chairs: tuple[Chair, ...] = ()) -> Any:
    """Open a match at the first moment that ``stop`` likes, for the person at seat 0."""
    for seed in range(first, first + 80):
        match = Match.start(
            GAMES["legends"], chairs or (PERSON, *SQUIRES[: seats - 1]), seed, {"level": level},
            journal=driver.app.journal,
        )
        if sample_quests.play_until(match, lambda s: s.to_act() == (0,) and stop(s)):
            return open_table(driver, match)
    raise AssertionError("no match comes to such a moment")


def acting(state: Any) -> bool:
    """Return whether seat 0 has both its actions and a hand to do them with."""
    return bool(state.step == 4 and not state.pending and state.actions == 2 and state.hands[0])


def hurry(driver: Driver) -> None:
    driver.app.settings.speed = "fast"
    driver.app.apply_settings()


def wait_for_turn(driver: Driver, table: Any) -> None:
    for _ in range(4000):
        driver.wait(0.05)
        if table.turns.seats:
            time.sleep(0.005)  # agents think in real time, whatever the frames say
        may_play = table.table_view.offers and not table.match_view.staging
        if table.match.outcome is not None or may_play:
            return
        if isinstance(driver.scene, HandOverScene):
            return
        driver.click((660, 20))  # land what is still being told
    raise AssertionError("nobody came to a move")


def by_mouse(driver: Driver, table: Any, pair: tuple[str, str]) -> None:
    """Make one offered move as a hand would."""
    source, target = pair
    for spot in pair:
        tab = table.game_table.sight.setting.tab_of(spot)
        if tab is not None:
            driver.click(goal(table, tab))
            driver.settle(2)
    if source in ("done", "deck", "keep", "shuffle"):
        driver.click({"deck": "button.draw"}.get(source, f"button.{source}"))
        if table.game_table.sight.intent.asked_to_end:
            driver.click("button.done")
    elif source == target:
        driver.click(middle(table, source))
    elif target == "use":
        driver.click(middle(table, source))
        driver.click((table.table_view.zones["use"].x, table.table_view.zones["use"].y))
    elif target not in table.table_view.zones and table.table_view.pieces.zone_of(target) is None:
        driver.click(middle(table, source))  # a chooser opens
        driver.settle(2)
        driver.click(goal(table, target))
    else:
        driver.drag(middle(table, source), goal(table, target))


def middle(table: Any, spot: str) -> tuple[float, float]:
    left, top, width, height = table.table_view.spots.area_of(spot)
    return left + min(width / 2, 8.0), top + height / 2


def goal(table: Any, spot: str) -> tuple[float, float]:
    if spot.startswith("place."):
        zone = table.table_view.zones[spot]
        return zone.x, zone.top + 60
    left, top, width, height = table.table_view.spots.area_of(spot)
    return left + width / 2, top + height / 2


def choose(table: Any, rng: random.Random) -> tuple[str, str]:
    """Return a sensible offer: quests first, then anything but endless drawing."""
    offers = table.table_view.offers
    claims = [p for p, move in offers.items() if move >= 0 and verb_of(move) == COMPLETE]
    if claims:
        return claims[0]
    pairs = sorted(offers)
    plays = [p for p in pairs if offers[p] >= 0 and verb_of(offers[p]) == PLAY]
    if plays and rng.random() < 0.6:
        return rng.choice(plays)
    if ("done", "done") in offers and rng.random() < 0.35:
        return "done", "done"
    return rng.choice(pairs)


def pair_to_move(table: Any) -> tuple[str, str, Move]:
    """Return two who may walk to a main place together, and the move of it."""
    for move in table.match.state.legal_moves(0):
        pair = pair_of(table.game_table.sight, move)
        if pair and names_of(move)[1] < 203:
            return pair[0], pair[1], move
    raise AssertionError("nobody walks together")
