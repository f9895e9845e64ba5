"""The window's surface, drawn on in stage px.

Everything that draws itself is handed a canvas: it knows where the stage lies in the window and
which easel's pictures fit it. Blitting allocates nothing; pictures come ready-made at the
window's scale.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from sprites.engine.viewport import Viewport
from sprites.paint.easel import Easel

ANCHORS: dict[str, tuple[float, float]] = {
    "topleft": (0, 0), "midtop": (0.5, 0), "topright": (1, 0),
    "midleft": (0, 0.5), "center": (0.5, 0.5), "midright": (1, 0.5),
    "bottomleft": (0, 1), "midbottom": (0.5, 1), "bottomright": (1, 1),
}
"""Which point of a picture lies at the given place, as shares of its width and height."""


class Canvas:
    """A surface that shows the stage as ``viewport`` says, for pictures made by ``easel``."""

    def __init__(self, surface: pygame.Surface, viewport: Viewport, easel: Easel) -> None:
        self.surface = surface
        self.viewport = viewport
        self.easel = easel
        self._scale = viewport.scale
        self._left = viewport.left
        self._top = viewport.top
        self._shade: pygame.Surface | None = None

    def blit(
        self,
        picture: pygame.Surface,
        x: float,
        y: float,
        anchor: str = "topleft",
        alpha: float = 255,
        flags: int = 0,
    ) -> None:
        """Draw a picture (window px) with its ``anchor`` at a stage point.

        ``alpha``: 0 invisible … 255 as it is; ``flags``: pygame's ``BLEND_…``.
        """
        across, down = ANCHORS[anchor]
        width, height = picture.get_size()
        place = (
            round(x * self._scale + self._left - across * width),
            round(y * self._scale + self._top - down * height),
        )
        self.put(picture, place, alpha, flags)

    def put(
        self, picture: pygame.Surface, place: tuple[int, int], alpha: float = 255, flags: int = 0
    ) -> None:
        """Draw a picture with its top left at a window px, for those who have done the sums."""
        if alpha >= 255:
            self.surface.blit(picture, place, None, flags)
        elif alpha >= 1:
            # The picture is shared: its own alpha is lent for one blit and given back.
            picture.set_alpha(round(alpha))
            self.surface.blit(picture, place, None, flags)
            picture.set_alpha(255)

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        """Return the window point of a stage point, as drawn by this canvas."""
        return x * self._scale + self._left, y * self._scale + self._top

    def area(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the window px that a stage rectangle covers."""
        left, top = self.to_window(x, y)
        right, bottom = self.to_window(x + width, y + height)
        return pygame.Rect(round(left), round(top), round(right) - round(left),
                           round(bottom) - round(top))

    def fill(self, colour: str) -> None:
        """Fill the whole window, the letterbox too."""
        self.surface.fill(colour)

    def fill_area(self, colour: str, x: float, y: float, width: float, height: float) -> None:
        """Fill a stage rectangle."""
        self.surface.fill(colour, self.area(x, y, width, height))

    def shade(self, colour: str, alpha: float) -> None:
        """Lay a colour over the whole window, 0 not at all … 255 opaque: behind dialogs."""
        if alpha < 1:
            return
        size = self.surface.get_size()
        if self._shade is None or self._shade.get_size() != size:
            self._shade = pygame.Surface(size)
        self._shade.fill(colour)
        self._shade.set_alpha(min(255, round(alpha)))
        self.surface.blit(self._shade, (0, 0))

    @contextmanager
    def clipped(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Draw only within a stage rectangle, and within any clip already set."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.area(x, y, width, height).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def reaches(self, x: float, y: float, reach: float) -> bool:
        """Return False if nothing within ``reach`` stage px of a place can be seen: it lies outside
        the clip, and need not be drawn."""
        left, top = self.to_window(x - reach, y - reach)
        side = 2 * reach * self._scale
        return bool(self.surface.get_clip().colliderect((left, top, side, side)))

    @contextmanager
    def moved(self, dx: float, dy: float) -> Iterator[None]:
        """Draw everything shifted by stage px: a shaken table, a sheet sliding in."""
        self._left += dx * self._scale
        self._top += dy * self._scale
        try:
            yield
        finally:
            self._left -= dx * self._scale
            self._top -= dy * self._scale
