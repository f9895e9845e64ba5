"""A canvas that writes down what is laid on it, and where (stage px)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.ui.app import App
from sprites.engine.canvas import ANCHORS, Canvas


@dataclass(frozen=True)
class Laid:
    """A picture that was drawn: its edges in stage px."""

    left: float
    top: float
    right: float
    bottom: float


class NotedCanvas(Canvas):
    """Draws nothing."""

    def __init__(self, app: App) -> None:
        super().__init__(pygame.Surface((8, 8)), app.viewport, app.easel)
        self.laid: list[Laid] = []
        self.shades: list[float] = []

    def blit(
        self, picture: pygame.Surface, x: float, y: float, anchor: str = "topleft",
        alpha: float = 255, flags: int = 0,
    ) -> None:
        """Note a picture."""
        width, height = (side / self.viewport.scale for side in picture.get_size())
        across, down = ANCHORS[anchor]
        left, top = x - across * width, y - down * height
        self.laid.append(Laid(left, top, left + width, top + height))

    def shade(self, colour: str, alpha: float) -> None:
        """Note how dark what lies beneath becomes."""
        self.shades.append(alpha)
