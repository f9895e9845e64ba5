"""What every card has in common: its parchment leaf, its edge, and the big numeral on it.

Cards are drawn in a box of 200 x 280 units and shown at any width, always 1.4 times as high; every
width is drawn afresh. Leaves, masks and edges are shared by all cards of one width.
"""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.paint import light, theme
from sprites.paint.easel import Easel
from sprites.paint.materials import parchment
from sprites.paint.shapes import linear, rect

BOX = (200, 280)
"""The box in which all cards are drawn."""

LEAVES = 7
"""How many different pieces of parchment a deck is cut from."""

_EDGE = "#3a2412"


def size(width: float) -> tuple[float, float]:
    """Return a card's width and height in stage px."""
    return width, width * BOX[1] / BOX[0]


def draw(easel: Easel, body: str, width: float, defs: str = "") -> pygame.Surface:
    """Draw SVG elements of the card's box at a card's width."""
    return easel.svg(body, BOX, size(width), defs)


def units(easel: Easel, length: float, width: float) -> float:
    """Return a length in the card's box as window px, not rounded."""
    return length * width / BOX[0] * easel.scale


def leaf(easel: Easel, width: float, seed: int) -> pygame.Surface:
    """Return a new empty leaf of parchment, square at the corners until :func:`finish`."""
    number = seed % LEAVES
    kept = easel.keep(
        ("leaf", width, number), lambda: parchment(easel, *size(width), number, edge=width * .06)
    )
    return kept.copy()


def round_mask(easel: Easel, width: float) -> pygame.Surface:
    """Return the white outline of a card, with its round corners."""
    return light.rounded(easel, *size(width), width * theme.CARD_RADIUS)


def finish(easel: Easel, card: pygame.Surface, width: float) -> pygame.Surface:
    """Round the corners of ``card`` and draw its edge line; returns it."""
    card.blit(round_mask(easel, width), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = easel.keep(
        ("card edge", width),
        lambda: draw(easel, rect(1, 1, 198, 278, "none", _EDGE, 2, 14), width),
    )
    card.blit(line, (0, 0))
    return card


def numeral(
    easel: Easel, type: Typesetter, text: str, colour: str, width: float, *,
    height: float, widest: float, halo: str,
) -> tuple[pygame.Surface, int]:
    """Return big figures with a soft halo, and the halo's padding in window px.

    ``height``: size of the face, ``widest``: where it is narrowed, both in the card's box. The
    player's text scale does not reach here: a card's figures are as big as the card allows.
    """
    most = round(units(easel, widest, width))
    stage_size = height * width / BOX[0]
    figures = _trimmed(type.plain.line(text, "numeral", stage_size, colour))
    if figures.get_width() > most:
        # Narrowed from twice the size, so that the thin strokes stay sharp.
        large = _trimmed(type.plain.line(text, "numeral", stage_size * 2, colour))
        figures = pygame.transform.smoothscale(large, (most, round(large.get_height() / 2)))
    picture, padding = light.soft(figures, units(easel, 2, width), halo, .9, gain=2)
    picture.blit(figures, (padding, padding))
    return picture, padding


def shade_below(
    easel: Easel, picture: pygame.Surface, thing: pygame.Surface, colour: str, strength: float,
    width: float,
) -> None:
    """Lay the soft shadow of ``thing``, drawn over the whole card, on ``picture``."""
    shadow, padding = light.soft(thing, units(easel, 3, width), colour, strength)
    picture.blit(shadow, (-padding, round(units(easel, 4, width)) - padding))


def _trimmed(picture: pygame.Surface) -> pygame.Surface:
    return picture.subsurface(picture.get_bounding_rect())


def upright(name: str, top: str, foot: str) -> str:
    """Return the usual gradient of a field: ``top`` to ``foot``."""
    return linear(name, ((0, top), (100, foot)))
