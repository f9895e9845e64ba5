"""Gold letters: what a table's name and every title is written in, in any script.

The letters are a mask; a vertical ramp of gold with a small step in the middle is laid through it.
Embossed letters add a dark copy below, a light one above and a soft shadow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel

if TYPE_CHECKING:
    from fonts import Typesetter

TOP, MIDDLE, FOOT = "#fff0b8", "#e9c75a", "#a87816"


def room(size: float) -> float:
    """Return how many stage px of shadow :func:`embossed` leaves on every side of the letters."""
    return 8 + size * 0.12


def gold(
    easel: Easel, typesetter: Typesetter, text: str, role: str, size: float, track: float = 0
) -> pygame.Surface:
    """Return a line of ``text`` in gold; ``track`` is extra room between letters, stage px."""

    def make() -> pygame.Surface:
        letters = typesetter.line(text, role, size, "#ffffff", track)
        inked = letters.get_bounding_rect()
        if not inked.height:
            return letters
        step = shapes.mix(MIDDLE, FOOT, 0.35)
        ramp = shapes.linear("ramp", [(0, TOP), (45, MIDDLE), (52, step), (100, FOOT)])
        size_px = (letters.get_width(), inked.height)
        gilt = Easel(1).svg(shapes.rect(0, 0, *size_px, "url(#ramp)"), size_px, size_px, ramp)
        whole = pygame.Surface(letters.get_size(), pygame.SRCALPHA)
        whole.blit(gilt, (0, inked.top))
        return light.clip(whole, letters)

    return easel.keep(("gold", typesetter, text, role, size, track), make)


def embossed(
    easel: Easel, typesetter: Typesetter, text: str, role: str, size: float, track: float = 0
) -> pygame.Surface:
    """Return gold letters in relief, with :func:`room` for their shadow on every side."""

    def make() -> pygame.Surface:
        letters = gold(easel, typesetter, text, role, size, track)
        margin = easel.px(room(size))
        whole = pygame.Surface(
            (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin), pygame.SRCALPHA
        )
        depth = max(0.8, size / 62) * easel.scale
        shade, padding = light.soft(
            letters, max(1.6, size / 20) * easel.scale, theme.TEXT_SHADOW, 0.85, gain=1.6
        )
        whole.blit(shade, (margin - padding, margin - padding + round(2.2 * depth)))
        below = light.silhouette(letters, "#3a2206")
        above = light.silhouette(letters, "#fff8dc")
        whole.blit(below, (margin, margin + max(1, round(depth))))
        whole.blit(above, (margin, margin - max(1, round(depth * 0.45))))
        whole.blit(letters, (margin, margin))
        return whole

    return easel.keep(("embossed", typesetter, text, role, size, track), make)


def shaded(
    easel: Easel, typesetter: Typesetter, text: str, role: str, size: float, colour: str
) -> pygame.Surface:
    """Return plain letters with a soft dark shadow, for words that stand on bare wood.

    There are 6 stage px of room on every side.
    """

    def make() -> pygame.Surface:
        letters = typesetter.line(text, role, size, colour)
        margin = easel.px(6)
        whole = pygame.Surface(
            (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin), pygame.SRCALPHA
        )
        shade, padding = light.soft(letters, 1.6 * easel.scale, theme.TEXT_SHADOW, 0.8, gain=1.8)
        whole.blit(shade, (margin - padding, margin - padding + easel.px(1.2)))
        whole.blit(letters, (margin, margin))
        return whole

    return easel.keep(("shaded", typesetter, text, role, size, colour), make)
