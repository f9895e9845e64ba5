"""A great shield under chain and lock: a table that can be seen and can't be played yet."""

from __future__ import annotations

import math

import pygame

from sprites.heraldry import arms
from sprites.paint import light, shapes
from sprites.paint.easel import Easel

DIMMED = (142, 144, 160)
"""What each channel of a locked shield keeps, of 255: dusk, a little blue."""

_LINK = 11.0
"""Length of a chain's link, in units of a shield of 100 x 120."""
_DARK, _IRON, _SHINE = "#0b0a0f", "#77767f", "#d9d8df"
_ENDS = (((4, 42), (66, 104)), ((96, 42), (34, 104)))
"""Where the two chains begin and end."""
_LOCK = (50, 83)


def locked_shield(easel: Easel, name: str, width: float, height: float) -> pygame.Surface:
    """Return the great shield of a table (see :func:`sprites.heraldry.arms.table_shield`), dimmed,
    with two chains across it and a lock where they meet. Raises KeyError for a table without a
    shield.
    """

    def make() -> pygame.Surface:
        shield = arms.table_shield(easel, name, width, height)
        whole = shield.copy()
        whole.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        iron = easel.svg(_iron(), (100, 120), (width, height), _gradients())
        shadow, padding = light.soft(iron, 2.2 * easel.scale, "#000000", 0.7)
        layer = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
        layer.blit(shadow, (-padding, easel.px(3) - padding))
        layer.blit(iron, (0, 0))
        whole.blit(light.clip(layer, shield), (0, 0))
        return whole

    return easel.keep(("locked shield", name, width, height), make)


def _iron() -> str:
    chains = "".join(_chain(start, end) for start, end in _ENDS)
    x, y = _LOCK
    bow = "M-9 -6 V-13 C-9 -25 9 -25 9 -13 V-6"
    body = shapes.path(bow, "none", _DARK, 7.4) + shapes.path(bow, "none", _IRON, 4.6)
    body += shapes.path("M-9.6 -7 V-13 C-9.6 -23 3 -24 6 -19", "none", _SHINE, 1)
    body += shapes.rect(-15, -8, 30, 26, "url(#lock)", _DARK, 1.8, 4)
    body += shapes.rect(-12.4, -5.4, 24.8, 20.8, "none", "#f5dd94", 0.9, 2.4, opacity=0)
    hole = "M0 -1.6 C3.4 -1.6 4.6 2.6 2 4.6 L3.4 11 H-3.4 L-2 4.6 C-4.6 2.6 -3.4 -1.6 0 -1.6Z"
    body += shapes.path(hole, "#171009")
    return chains + shapes.group(body, f"translate({x} {y}) scale(.72)")


def _chain(start: tuple[float, float], end: tuple[float, float]) -> str:
    """Return links from ``start`` to ``end``, seen from the side and from the edge by turns."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    step = _LINK * 0.62
    count = max(2, round(math.hypot(dx, dy) / step))
    angle = math.degrees(math.atan2(dy, dx))
    flat, edge = "", ""
    for number in range(count + 1):
        share = number / count
        # The chain hangs a little, as a heavy one does.
        x, y = start[0] + dx * share, start[1] + dy * share + 3.5 * math.sin(math.pi * share)
        place = f"translate({x:.2f} {y:.2f}) rotate({angle:.1f})"
        if number % 2:
            link = shapes.ellipse(0, 0, 5.6, 1.2, _IRON, _DARK, 1)
            edge += shapes.group(link + shapes.path("M-4 -.4 H4", "none", _SHINE, 0.5), place)
        else:
            link = shapes.ellipse(0, 0, 5, 2.9, "none", _DARK, 3.2)
            link += shapes.ellipse(0, 0, 5, 2.9, "none", _IRON, 1.7)
            shine = shapes.path("M-4.4 -1.4 C-2 -3.2 2 -3.2 4.4 -1.4", "none", _SHINE, 0.6)
            flat += shapes.group(link + shine, place)
    return flat + edge


def _gradients() -> str:
    return shapes.linear("lock", [(0, "#e6c468"), (45, "#b98a34"), (100, "#6d4a16")])
