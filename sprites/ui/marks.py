"""Marks on the table that speak of moves: where a card may go, where it came from."""

from __future__ import annotations

import pygame

from sprites.paint import edges, light, shapes, theme
from sprites.paint.easel import Easel

_MARGIN = 16
"""Room round a target's mark for its glow, stage px."""
_INSET, _DASH, _GAP = 5.0, 9.0, 7.0
"""Of a dashed line: its distance from the edge, the length of a dash and of a gap, stage px."""
_CORNER = 8.0
"""What a dashed line leaves free at each of its ends, stage px."""


def target(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the mark of an empty place that takes the card: a gold line that glows softly.

    The picture has a margin for the glow; lay its centre on the place's.
    """

    def make() -> pygame.Surface:
        wide, high = width + 2 * _MARGIN, height + 2 * _MARGIN
        edge = edges.outline(easel, wide, high, _MARGIN + 2, 12, theme.GLOW_LINE, 3)
        line = edges.lines(easel, wide, high, edge)
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
        body = ""
        for y in (_INSET, height - _INSET):
            for x in _dash_starts(width):
                body += _dash(f"M{x:.1f} {y:.1f} h{_DASH}")
        for x in (_INSET, width - _INSET):
            for y in _dash_starts(height):
                body += _dash(f"M{x:.1f} {y:.1f} v{_DASH}")
        return easel.svg(body, (width, height), (width, height))

    return easel.keep(("origin mark", width, height), make)


def _dash_starts(length: float) -> list[float]:
    """Return where the dashes along a side of ``length`` begin: as many as fit, in its middle."""
    first, last = _INSET + _CORNER, length - _INSET - _CORNER
    count = max(1, int((last - first + _GAP) // (_DASH + _GAP)))
    start = (first + last - count * (_DASH + _GAP) + _GAP) / 2
    return [start + number * (_DASH + _GAP) for number in range(count)]


def _dash(d: str) -> str:
    return shapes.path(d, stroke=theme.GOLD, width=2)
