"""What the tests of the quest table share: how to come to a moment, and hands that play."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from game import GAMES
from game.legends.rules.moves import COMPLETE, PLAY, verb_of
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.games.legends import samples as sample_quests
from scenes.games.legends.scene import QuestTableScene
from scenes.match.hand_over import HandOverScene
from tests.scenes.driver import Driver

PERSON = Chair(ME, "arthur")
SQUIRES = (Chair(AGENT, "merlin", "squire"), Chair(AGENT, "isolde", "squire"),
           Chair(AGENT, "palamedes", "squire"))
Stop = Callable[[Any], bool]


def open_table(driver: Driver, match: Match) -> QuestTableScene:
    driver.app.routes.to_title()
    driver.app.routes.to_table(match)
    driver.settle()
    table = driver.table
    assert isinstance(table, QuestTableScene)
    return table


def start(driver: Driver, *chairs: Chair, level: str = "beginner", seed: int = 7) -> (
    QuestTableScene
):
    match = Match.start(GAMES["legends"], chairs, seed, {"level": level},
                        journal=driver.app.journal)
    return open_table(driver, match)


def moment(driver: Driver, stop: Stop, *, seats: int = 3, level: str = "standard",
           first: int = 1, chairs: tuple[Chair, ...] = ()) -> QuestTableScene:
    """Open a match at the first moment that ``stop`` likes, for the person at seat 0."""
    for seed in range(first, first + 80):
        match = Match.start(
            GAMES["legends"], chairs or (PERSON, *SQUIRES[: seats - 1]), seed, {"level": level},
            journal=driver.app.journal,
        )
        if sample_quests.play_until(match, lambda s: s.to_act() == (0,) and stop(s)):
            return open_table(driver, match)
    raise AssertionError("no match comes to such a moment")


def hurry(driver: Driver) -> None:
    driver.app.settings.speed = "fast"
    driver.app.apply_settings()


def wait_for_turn(driver: Driver, table: QuestTableScene) -> None:
    for _ in range(4000):
        driver.wait(0.05)
        if table.turns.seats:
            time.sleep(0.005)  # agents think in real time, whatever the frames say
        if table.match.outcome is not None or (table.offers and not table.staging):
            return
        if isinstance(driver.scene, HandOverScene):
            return
        driver.click((660, 20))  # land what is still being told
    raise AssertionError("nobody came to a move")


def by_mouse(driver: Driver, table: QuestTableScene, pair: tuple[str, str]) -> None:
    """Make one offered move as a hand would."""
    source, target = pair
    for spot in pair:
        tab = table.setting.tab_of(spot)
        if tab is not None:
            driver.click(goal(table, tab))
            driver.settle(2)
    if source in ("done", "deck", "keep", "shuffle"):
        driver.click({"deck": "button.draw"}.get(source, f"button.{source}"))
        if table.asked_to_end:
            driver.click("button.done")
    elif source == target:
        driver.click(middle(table, source))
    elif target == "use":
        driver.click(middle(table, source))
        driver.click(table.zones["use"].box[:2] and (table.zones["use"].x, table.zones["use"].y))
    elif target not in table.zones and table.table.zone_of(target) is None:
        driver.click(middle(table, source))  # a chooser opens
        driver.settle(2)
        driver.click(goal(table, target))
    else:
        driver.drag(middle(table, source), goal(table, target))


def middle(table: QuestTableScene, spot: str) -> tuple[float, float]:
    left, top, width, height = table.area_of(spot)
    return left + min(width / 2, 8.0), top + height / 2


def goal(table: QuestTableScene, spot: str) -> tuple[float, float]:
    if spot.startswith("place."):
        zone = table.zones[spot]
        return zone.x, zone.top + 60
    left, top, width, height = table.area_of(spot)
    return left + width / 2, top + height / 2


def choose(table: QuestTableScene, rng: random.Random) -> tuple[str, str]:
    """Return a sensible offer: quests first, then anything but endless drawing."""
    claims = [p for p, move in table.offers.items() if move >= 0 and verb_of(move) == COMPLETE]
    if claims:
        return claims[0]
    pairs = sorted(table.offers)
    plays = [p for p in pairs if table.offers[p] >= 0 and verb_of(table.offers[p]) == PLAY]
    if plays and rng.random() < 0.6:
        return rng.choice(plays)
    if ("done", "done") in table.offers and rng.random() < 0.35:
        return "done", "done"
    return rng.choice(pairs)
