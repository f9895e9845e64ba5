"""Charges: the crown, rose, sword and all else that a shield, card, disk or button may carry.

Two sets of part files in boxes of 100 x 100. ``art/charges`` are full drawings with inner lines,
for cards, disks and large shields; ``art/glyphs`` are flat heraldic silhouettes that still read at
20 px, for shields of arms. Each house colour has a charge of its own, so that colour never speaks
alone.
"""

from __future__ import annotations

import pygame

from sprites.paint import shapes, theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part

CHARGES = (
    "crown", "goblet", "sword", "harp", "rose", "key", "tower", "star",
    "flame", "drop", "sun", "leaf", "moon",
)
GLYPHS = (
    "boar", "cross", "crown", "dragon", "eagle", "flame", "fleur", "grail", "hand", "harp",
    "heart", "key", "leaf", "lion", "moon", "pentangle", "raven", "rose", "stag", "star", "sun",
    "tower", "tree", "wave",
)
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}

TREASURE_CHARGES = {
    "red": "rose", "blue": "sword", "green": "harp", "yellow": "crown", "white": "goblet",
    "black": "key",
}
"""What stands for each colour among the treasures (rule sheet of the treasures)."""

SEAL_CHARGES = {"red": "flame", "blue": "drop", "green": "leaf", "yellow": "sun", "grey": "moon"}
"""What stands for each colour among the seals, where a sword already means a token."""

CHARGE_COLOURS = {
    "red": "#f6ead2", "blue": "#e8ecf2", "green": theme.GOLD, "yellow": "#7a2018",
    "white": "#b08a2a", "black": theme.GOLD, "grey": "#f3efe4", "purple": theme.GOLD,
}
"""The colour of a charge on each tincture: metal on colour, colour on metal."""


def charge_svg(name: str, colour: str = "#e9c75a", ink: str = theme.INK) -> str:
    """Return the SVG of a full charge in a box of 100 x 100; its lights and darks follow."""
    light, dark = shapes.lighter(colour, 0.55), shapes.darker(colour)
    return part(f"charges/{name}", main=colour, ink=ink, light=light, dark=dark)


def glyph_svg(name: str, colour: str = theme.GOLD, ink: str = theme.OUTLINE) -> str:
    """Return the SVG of a flat heraldic charge in a box of 100 x 100."""
    return part(f"glyphs/{name}", main=colour, ink=ink)


def suit_svg(suit: str, colour: str, ink: str = theme.INK) -> str:
    """Return the SVG of a card suit (``"S"``, ``"H"``, ``"D"``, ``"C"``) in a 100 x 100 box."""
    return part(f"suits/{SUITS[suit]}", main=colour, edge=ink)


def charge(easel: Easel, name: str, size: float, colour: str = "#e9c75a") -> pygame.Surface:
    """Return a full charge, ``size`` stage px wide and high."""
    return easel.keep(
        ("charge", name, size, colour),
        lambda: easel.svg(charge_svg(name, colour), (100, 100), (size, size)),
    )


def glyph(easel: Easel, name: str, size: float, colour: str = theme.GOLD) -> pygame.Surface:
    """Return a flat heraldic charge, ``size`` stage px wide and high."""
    return easel.keep(
        ("glyph", name, size, colour),
        lambda: easel.svg(glyph_svg(name, colour), (100, 100), (size, size)),
    )
