"""A card of the patience shown large: beside its place, which stays in sight; off the ribbon."""

from __future__ import annotations

import pygame
import pytest

from scenes.match.match_screen import MatchScreen
from sprites.engine.canvas import Canvas
from sprites.paint import theme
from tests.scenes.driver import Driver
from tests.scenes.games.patience.patience_table import fill


def large(driver: Driver, table: MatchScreen, card: str) -> pygame.Rect:
    """Return the stage px that the large card covers, without its shadow."""
    app = driver.app
    surface = pygame.Surface(driver.surface.get_size(), pygame.SRCALPHA)
    table.game_table.hover.show(card)
    table.game_table.hover.draw_over(Canvas(surface, app.viewport, app.easel))
    box = surface.get_bounding_rect(min_alpha=255)
    left, top = app.viewport.to_stage(box.topleft)
    right, bottom = app.viewport.to_stage(box.bottomright)
    return pygame.Rect(left, top, right - left, bottom - top)


def test_the_large_card_lies_toward_the_middle_beside_its_place(
    driver: Driver, table: MatchScreen
) -> None:
    fill(driver, table)
    pieces, ribbon = table.table_view.pieces, table.table_view.zones["prompt"]
    for cell in ("cell.0", "cell.3", "cell.12", "cell.15"):
        card = driver.cards(cell)[0]
        place, covered = pieces.place_of(card), large(driver, table, card)
        assert covered.width == pytest.approx(theme.LARGE_WIDTH, abs=4)
        assert not covered.collidepoint(place.x, place.y)
        assert (covered.centerx > place.x) == (place.x < 1000)
        assert covered.top >= 0 and covered.bottom <= 822
        assert not covered.colliderect(pygame.Rect(ribbon.box))


def test_a_card_of_the_stock_is_not_shown(driver: Driver, table: MatchScreen) -> None:
    zone = table.table_view.zones["stock"]
    driver.point((zone.x, zone.y))
    driver.wait(3)
    assert table.game_table.hover.subject is None
    driver.click("stock")
    driver.settle()
    zone = table.table_view.zones["waste"]
    driver.point((zone.x + 60, zone.y))
    driver.point((zone.x, zone.y))
    driver.wait(3)
    assert table.game_table.hover.subject == driver.cards("waste")[0]
