"""How a game's table is painted: what it fills in, and the layers that every table has.

A table paints its ground and names its sprites; in what order the common layers follow is its own
to say, where the usual one will not do (a lamp over the buttons, a ground with holes).
"""

from __future__ import annotations

from typing import Protocol

import pygame

from scenes.match.ribbon import RibbonStyle
from sprites.engine.canvas import Canvas
from sprites.engine.layout import Piece
from sprites.engine.sprite import Sprite


class Layers(Protocol):
    """What is drawn of every table, besides its ground."""

    def under(self, canvas: Canvas) -> None:
        """Draw what the parts have under the pieces."""

    def pieces(self, canvas: Canvas) -> None:
        """Draw the pieces."""

    def over(self, canvas: Canvas) -> None:
        """Draw what the parts have over the pieces."""

    def ribbon(self, canvas: Canvas) -> None:
        """Draw the ribbon with its sentence."""

    def controls(self, canvas: Canvas) -> None:
        """Draw the buttons and the ring of the keys."""

    def tip(self, canvas: Canvas) -> None:
        """Draw the tip of a button."""


class TablePaint:
    """How a table is painted."""

    def sprite(self, piece: Piece) -> Sprite:
        """Return the sprite of a piece."""
        raise NotImplementedError

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture that everything lies on, ``size`` in window px."""
        raise NotImplementedError

    @property
    def ribbon(self) -> RibbonStyle:
        """How the ribbon sets its sentence."""
        return RibbonStyle()

    def draw(self, canvas: Canvas, layers: Layers) -> None:
        """Draw the table, layer by layer."""
        canvas.surface.blit(self.ground(canvas, canvas.surface.get_size()), (0, 0))
        layers.under(canvas)
        layers.pieces(canvas)
        layers.over(canvas)
        layers.ribbon(canvas)
        layers.controls(canvas)
        layers.tip(canvas)
