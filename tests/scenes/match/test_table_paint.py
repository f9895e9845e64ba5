"""A table is painted from the ground up: what lies over something comes after it."""

from __future__ import annotations

import pygame
import pytest

from scenes.match.ribbon import RibbonStyle
from scenes.match.table_paint import TablePaint
from sprites.engine.canvas import Canvas
from sprites.engine.layout import Piece
from tests.scenes.driver import Driver

GREEN = (10, 90, 20)


class Order:
    """Layers that paint nothing and note their turn."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.ground: list[tuple[int, ...]] = []

    def under(self, canvas: Canvas) -> None:
        self.drawn.append("under")
        self.ground = [tuple(canvas.surface.get_at((x, 30)))[:3] for x in (0, 40, 400)]

    def pieces(self, _canvas: Canvas) -> None:
        self.drawn.append("pieces")

    def over(self, _canvas: Canvas) -> None:
        self.drawn.append("over")

    def ribbon(self, _canvas: Canvas) -> None:
        self.drawn.append("ribbon")

    def controls(self, _canvas: Canvas) -> None:
        self.drawn.append("controls")

    def tip(self, _canvas: Canvas) -> None:
        self.drawn.append("tip")


class Meadow(TablePaint):
    """One green ground."""

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        assert size == canvas.surface.get_size(), "the ground fills the window"
        picture = pygame.Surface(size)
        picture.fill(GREEN)
        return picture


def test_the_ground_lies_under_all_and_the_tip_over_all(driver: Driver) -> None:
    surface = pygame.Surface((640, 360))
    layers = Order()
    Meadow().draw(Canvas(surface, driver.app.viewport, driver.app.easel), layers)
    assert layers.drawn == ["under", "pieces", "over", "ribbon", "controls", "tip"]
    assert layers.ground == [GREEN] * 3


def test_a_table_must_paint_its_pieces_and_its_ground(driver: Driver) -> None:
    canvas = Canvas(pygame.Surface((8, 8)), driver.app.viewport, driver.app.easel)
    with pytest.raises(NotImplementedError):
        TablePaint().sprite(Piece("card"))
    with pytest.raises(NotImplementedError):
        TablePaint().ground(canvas, (8, 8))


def test_a_table_that_says_nothing_of_its_ribbon_has_the_usual_one() -> None:
    assert TablePaint().ribbon == RibbonStyle()
