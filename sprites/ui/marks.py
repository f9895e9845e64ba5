"""Marks on the table that speak of moves: where a card may go, where it came from."""

from __future__ import annotations

import pygame

from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel
from sprites.ui import panels

_MARGIN = 16
"""Room round a target's mark for its glow, stage px."""


def target(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the mark of an empty place that takes the card: a gold line that glows softly.

    The picture has a margin for the glow; lay its centre on the place's.
    """

    def make() -> pygame.Surface:
        wide, high = width + 2 * _MARGIN, height + 2 * _MARGIN
        edge = panels.outline(easel, wide, high, _MARGIN + 2, 12, theme.GLOW_LINE, 3)
        line = panels.lines(easel, wide, high, edge)
        shine, padding = light.soft(line, 7 * easel.scale, theme.GLOW, 0.9, gain=2.2)
        whole = easel.blank(wide, high)
        fill = shapes.rect(
            _MARGIN + 2, _MARGIN + 2, width - 4, height - 4, theme.GLOW, radius=11, opacity=0.13
        )
        whole.blit(easel.svg(fill, (wide, high), (wide, high)), (0, 0))
        whole.blit(shine, (-padding, -padding))
        whole.blit(line, (0, 0))
        return whole

    return easel.keep(("target mark", width, height), make)


def origin(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the mark of the place from which the held card comes: a dashed line."""

    def make() -> pygame.Surface:
        inset, dash, gap = 5.0, 9.0, 7.0
        body = ""
        for y in (inset, height - inset):
            body += _dashes(inset + 8, width - inset - 8, dash, gap, lambda at, y=y: (at, y), "h")
        for x in (inset, width - inset):
            body += _dashes(inset + 8, height - inset - 8, dash, gap, lambda at, x=x: (x, at), "v")
        return easel.svg(body, (width, height), (width, height))

    return easel.keep(("origin mark", width, height), make)


def _dashes(first, last, dash, gap, where, way) -> str:
    count = max(1, int((last - first + gap) // (dash + gap)))
    start = (first + last - count * (dash + gap) + gap) / 2
    body = ""
    for number in range(count):
        x, y = where(start + number * (dash + gap))
        body += shapes.path(f"M{x:.1f} {y:.1f} {way}{dash}", stroke=theme.GOLD, width=2)
    return body
