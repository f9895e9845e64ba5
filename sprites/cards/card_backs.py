"""Backs of cards: a plait of 6 x 9 with mirrored breaks, and an enamel roundel with a charge.

Each table has its own ground, enamel and charge, so that two decks are never taken for one.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.cards import card_ground
from sprites.heraldry.charges import charge_svg
from sprites.paint import theme
from sprites.paint.easel import Easel
from sprites.paint.knotwork import Break, knot
from sprites.paint.shapes import circle, darker, group, lighter, path, radial, rect


@dataclass(frozen=True, slots=True)
class Back:
    """One deck's back. ``ground`` is the field's colour in its middle and at its edge."""

    ground: tuple[str, str]
    strand: str
    enamel: str
    charge: str
    charge_colour: str = theme.GOLD


PATIENCE = Back(("#3d527d", "#111c3d"), "#e0bd55", "#8d2420", "crown")
TREASURES = Back(("#3f6a58", "#0f2a22"), "#d8cfae", "#27396b", "key")

_BREAKS: dict[tuple[int, int], Break] = {
    (5, 2): "v", (7, 2): "v", (5, 16): "v", (7, 16): "v",
    (2, 5): "h", (10, 5): "h", (2, 13): "h", (10, 13): "h",
}
"""Eight mirrored breaks, so that the plait is a figure and not a net."""


def plaited_back(easel: Easel, back: Back, width: float) -> pygame.Surface:
    """Return a deck's back, ``width`` stage px wide; the easel keeps it."""
    return easel.keep(("back", back, width), lambda: _drawn(easel, back, width))


def _drawn(easel: Easel, back: Back, width: float) -> pygame.Surface:
    line = darker(back.ground[1], .4)
    body = rect(10, 10, 180, 260, "url(#ground)", theme.INK, 2, 8)
    body += rect(14, 14, 172, 252, "none", darker(back.strand, .15), 1.6, 6)
    plait = knot(6, 9, _BREAKS, width=.27, outline=.11, colour=back.strand, line=line,
                 light=lighter(back.strand, .7))
    body += group(plait, "translate(22 23) scale(1.3)")
    body += circle(100, 140, 43, line) + circle(100, 140, 41, back.strand, theme.INK, 1)
    body += circle(100, 140, 36, back.enamel, theme.INK, 2)
    body += circle(100, 140, 32.5, "none", lighter(back.strand, .3), 1.2)
    body += path("M70 128 A32 32 0 0 1 100 108", "none", lighter(back.enamel, .35), 2)
    body += group(charge_svg(back.charge, back.charge_colour), "translate(72 109) scale(.56)")
    ground = radial("ground", ((0, back.ground[0]), (100, back.ground[1])), 50, 50, 70)
    picture = card_ground.leaf(easel, width, 5)
    picture.blit(card_ground.draw(easel, body, width, ground), (0, 0))
    return card_ground.finish(easel, picture, width)
