"""The rune circle on which a trick lies: signs on a band, three turned squares, a glow.

The signs are our own: two or three strokes on a lattice of 3 x 5, bent round the band.
"""

from __future__ import annotations

import math
import random

import pygame

from sprites.paint import light, theme
from sprites.paint.easel import Easel

MIDDLE = (800, 372)
"""Of the circle on the stage of the seals."""

RADIUS = 196

WAKING = "#9fe3ff"
"""Its colour while a trick is played."""

SEALED = "#e8c874"
"""Its colour at rest, after a seal."""

_SIGNS = 28
_BAND = 33
_MARGIN = 60

Stroke = list[tuple[float, float]]

_STEMS: tuple[Stroke, ...] = (
    [(0, 0), (0, 40)],
    [(10, 0), (10, 40)],
    [(0, 0), (0, 40), (20, 40)],
    [(0, 40), (0, 0), (20, 10), (20, 40)],
)


def rune_circle(
    easel: Easel, radius: float = RADIUS, colour: str = WAKING, strength: float = 1.0
) -> tuple[pygame.Surface, float]:
    """Return the circle with its glow, kept, and the margin round it in stage px.

    ``strength`` (0 … 1) of the glow: flare it by asking for several. Blit centred on the middle.
    """
    side = 2 * (radius + _MARGIN)

    def make() -> pygame.Surface:
        lines = easel.svg(_lines(radius, colour), (side, side), (side, side))
        picture = pygame.Surface(lines.get_size(), pygame.SRCALPHA)
        size = max(0.72, radius / RADIUS)
        for blur, share in ((7 * size, 0.9), (7 * size, 0.7), (2, 0.9)):
            halo, room = light.soft(lines, blur * easel.scale, colour, share * strength, gain=1.3)
            picture.blit(halo, (-room, -room))
        picture.blit(lines, (0, 0))
        return picture

    return easel.keep(("rune circle", radius, colour, strength), make), _MARGIN


def rune(number: int) -> list[Stroke]:
    """Return the strokes of a sign in a box of 20 x 40; the same number, the same sign."""
    stem = _STEMS[number % len(_STEMS)]
    rng = random.Random(number)
    start = stem[0][0]
    strokes = [stem]
    for _ in range(2 + number % 2):
        height = rng.choice((0, 10, 20, 30))
        strokes.append([(start, height), (20 if start < 20 else 0, height + rng.choice((-10, 10)))])
    return strokes


def _lines(radius: float, colour: str) -> str:
    """Return rings, signs and squares as SVG, centred in a box of radius + margin."""
    c, size = radius + _MARGIN, max(0.72, radius / RADIUS)
    band = _BAND * size
    inner = radius - band - 5 * size

    def ring(x: float, y: float, r: float, width: float, opacity: float) -> str:
        return (f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="none" stroke="{colour}" '
                f'stroke-width="{width:.2f}" stroke-opacity="{opacity}"/>')

    def stroke(d: str, width: float, opacity: float) -> str:
        return (f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" '
                f'stroke-opacity="{opacity}" stroke-linecap="round" stroke-linejoin="round"/>')

    body = ring(c, c, radius, 2.2 * size, 0.92) + ring(c, c, radius - 5 * size, 0.9, 0.6)
    body += ring(c, c, radius - band, 1.6 * size, 0.86) + ring(c, c, inner, 0.8, 0.47)
    signs = _SIGNS if radius > 150 else 20
    for number in range(signs):
        for line in rune(number * 7 % 13):
            d = "M" + " L".join(_bent(line, number, signs, c, radius, size))
            body += stroke(d, 2.1 * size, 0.96)
    for k in range(3):
        corners = [
            f"{c + inner * math.cos(turn):.2f} {c + inner * math.sin(turn):.2f}"
            for turn in (-math.pi / 2 + k * math.pi / 6 + j * math.pi / 2 for j in range(4))
        ]
        body += stroke("M" + " L".join(corners) + "Z", 1.2, 0.37 if k else 0.51)
    body += ring(c, c, inner * 0.707, 1, 0.47) + ring(c, c, inner * 0.36, 1, 0.35)
    for x, y in ((c, c - radius), (c + radius, c), (c, c + radius), (c - radius, c)):
        body += f'<circle cx="{x}" cy="{y}" r="{9 * size}" fill="{theme.PLATE_DARK}"/>'
        body += ring(x, y, 9 * size, 1.8, 1) + ring(x, y, 4 * size, 1.5, 1)
    return body


def _bent(
    line: Stroke, number: int, signs: int, c: float, radius: float, size: float
) -> list[str]:
    """Return the points of a stroke of the ``number``-th sign, bent round the band."""
    middle = radius - _BAND * size / 2
    turn = 2 * math.pi * (number + 0.5) / signs - math.pi / 2
    points = []
    for x, y in line:
        out = middle - 2 * size - (y - 20) * 0.5 * size
        at = turn + (x - 10) * 0.66 * size / middle
        points.append(f"{c + out * math.cos(at):.2f} {c + out * math.sin(at):.2f}")
    return points
