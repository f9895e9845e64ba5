"""What the tests of the patience's table share: a deal that can be won, laid out and played."""

from __future__ import annotations

from game.patience.agents.solver import solve
from scenes.games.patience import deals as patience_deals
from scenes.games.patience.view import CELLS
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver

WINNABLE = 4715


def open_table(driver: Driver, number: int = WINNABLE) -> MatchScreen:
    scene = driver.app.routes.table_scene(patience_deals.begin(driver.app, number))
    driver.app.show(scene)
    driver.settle()
    return scene


def total(driver: Driver) -> int:
    zones = ["stock", "waste", "removed", *CELLS]
    return sum(len(driver.cards(zone)) for zone in zones)


def fill(driver: Driver, table: MatchScreen) -> None:
    """Play until the grid is full, a ten on it."""
    for move in solve(table.match.state).line:
        table.play(move)
        if table.match_view.observation["removing"]:
            break
    driver.settle()
