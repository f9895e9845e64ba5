"""Where pictures are made: the scale, the colour settings, and what has been drawn already.

All art is asked for in stage px and comes back rasterised at the window's real scale. A change of
window size or of a colour setting makes a new easel, so pictures of the old one die with it.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable

import pygame


class Easel:
    """Makes and keeps pictures at one scale.

    ``scale``: window px for one stage px. ``strong``: the colour-blind setting (strong hatching).
    ``four_colour``: every suit of the playing cards has an ink of its own.
    """

    def __init__(self, scale: float, *, strong: bool = False, four_colour: bool = False) -> None:
        self.scale = scale
        self.strong = strong
        self.four_colour = four_colour
        self._kept: dict[Hashable, pygame.Surface] = {}

    def px(self, length: float) -> int:
        """Return a stage length in whole window px, at least 1."""
        return max(1, round(length * self.scale))

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under ``key``, made by ``make`` the first time.

        Kept pictures are shared: copy one before drawing on it.
        """
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = make()
        return picture

    def blank(self, width: float, height: float) -> pygame.Surface:
        """Return an empty transparent picture of a size in stage px."""
        return pygame.Surface((self.px(width), self.px(height)), pygame.SRCALPHA)

    def svg(
        self, body: str, view: tuple[float, float], size: tuple[float, float], defs: str = ""
    ) -> pygame.Surface:
        """Draw SVG elements of a ``view`` box into a new picture of ``size`` stage px.

        The box is stretched to the size (SDL_image would keep its proportions). Only paths,
        shapes and % gradients: SDL_image knows no text, filters, clip paths or ``use``.
        """
        width, height = self.px(size[0]), self.px(size[1])
        sx, sy = width / view[0], height / view[1]
        source = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}"><defs>{defs}</defs>'
            f'<g transform="scale({sx:.6f} {sy:.6f})">{body}</g></svg>'
        )
        drawn = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (width, height))
        if drawn.get_size() != (width, height) or not drawn.get_flags() & pygame.SRCALPHA:
            picture = pygame.Surface((width, height), pygame.SRCALPHA)
            picture.blit(drawn, (0, 0))
            return picture
        return drawn
