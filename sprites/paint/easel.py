"""Where pictures are made: the scale, the colour settings, and what has been drawn already.

All art is asked for in stage px and comes back rasterised at the window's real scale. A change of
window size or of a colour setting makes a new easel, so pictures of the old one die with it.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Hashable

import pygame

from fonts.kept import Kept, area

KEPT_STAGES = 12
"""Pictures are kept up to the px of so many stages: no table needs more than six, and an evening at
all of them shall not fill the memory."""
STAGE_AREA = 1600 * 900  # stage px


class Easel:
    """Makes and keeps pictures at one scale.

    ``scale``: window px for one stage px. ``strong``: the colour-blind setting (strong hatching).
    ``four_colour``: every suit of the playing cards has an ink of its own.
    """

    def __init__(self, scale: float, *, strong: bool = False, four_colour: bool = False) -> None:
        self.scale = scale
        self.strong = strong
        self.four_colour = four_colour
        room = math.ceil(KEPT_STAGES * STAGE_AREA * scale * scale)
        self._kept: Kept[pygame.Surface] = Kept(room, area)

    def px(self, length: float) -> int:
        """Return a stage length in whole window px, at least 1."""
        return max(1, round(length * self.scale))

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under ``key``, made by ``make`` if there is none (any more).

        Kept pictures are shared: copy one before drawing on it.
        """
        return self._kept.get_or(key, make)

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
