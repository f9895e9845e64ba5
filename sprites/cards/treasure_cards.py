"""The cards of the treasures: numbers 1 to 30 in six colours, each once by day and once by night.

A card is named by its number and half: ``27d``, ``4n``. A hatched band at the top carries number
and charge and is all that shows where cards overlap in a line; below stand a shield with the
charge, vines, and the seal of sun or moon. Night cards have a cool wash.
"""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.cards import card_ground
from sprites.cards.card_backs import TREASURES, plaited_back
from sprites.cards.card_ground import draw, shade_below, units, upright
from sprites.heraldry.charges import CHARGE_COLOURS, TREASURE_CHARGES, charge_svg
from sprites.paint import theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part
from sprites.paint.shapes import circle, darker, group, lighter, rect
from sprites.paint.tinctures import gradient, hatch, text_on

COLOURS = ("black", "white", "blue", "green", "yellow", "red")
"""A card's colour by its number's remainder when divided by six, as it is printed."""

NUMBERS = range(1, 31)
HALVES = "dn"
DECK = tuple(f"{number}{half}" for half in HALVES for number in NUMBERS)
"""The text of every card."""

_NIGHT_WASH = (28, 34, 70, 46)
_NIGHT_LEAF = "#5a6f9a"
_NUMBER_SIZE = 74
_DARK_HALO = "#140c08"
_LIGHT_HALO = "#fff6dc"


def colour_of(card: str) -> str:
    """Return the name of a card's colour; raises ValueError for a text that names no card."""
    if card not in DECK:
        raise ValueError(f"{card!r} is no card of the treasures")
    return COLOURS[int(card[:-1]) % 6]


def face(easel: Easel, type: Typesetter, card: str, width: float = theme.LINE_WIDTH) -> (
    pygame.Surface
):
    """Return a card's face, ``width`` stage px wide; the easel keeps it.

    Raises ValueError for a text that names no card.
    """
    colour = colour_of(card)
    return easel.keep(
        ("treasure", card, width), lambda: _drawn(easel, type, card, colour, width)
    )


def back(easel: Easel, width: float = theme.LINE_WIDTH) -> pygame.Surface:
    """Return the back that all cards of the treasures share."""
    return plaited_back(easel, TREASURES, width)


def _drawn(
    easel: Easel, type: Typesetter, card: str, colour: str, width: float
) -> pygame.Surface:
    """Return one face: what all cards of a colour and half share, and the number on it."""
    night = card[-1] == "n"
    ground = easel.keep(
        ("treasure ground", colour, night, width),
        lambda: _ground(easel, colour, card[-1], width),
    )
    picture = ground.copy()
    figures, padding = card_ground.numeral(
        easel, type, card[:-1], text_on(colour), width, height=_NUMBER_SIZE, widest=_NUMBER_SIZE,
        halo=_LIGHT_HALO if text_on(colour) == theme.INK else _DARK_HALO,
    )
    if _needs_plates(easel, colour):
        plate = 54 if len(card) == 2 else 86
        picture.blit(draw(easel, rect(7, 9, plate, 62, theme.TINCTURES[colour], radius=12), width),
                     (0, 0))
    corner = round(units(easel, 14, width)) - padding
    picture.blit(figures, (corner, corner))
    return card_ground.finish(easel, picture, width)


def _needs_plates(easel: Easel, colour: str) -> bool:
    """Tell whether number and charges stand on plain plates: strong lines would cut them up."""
    return easel.strong and colour != "white"


def _ground(easel: Easel, colour: str, half: str, width: float) -> pygame.Surface:
    """Return all that cards of one colour and half share, corners still square."""
    picture = card_ground.leaf(easel, width, COLOURS.index(colour) * 2 + HALVES.index(half))
    seal, leaves = part("treasures/sun"), part("treasures/vines")
    if half == "n":
        wash = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        wash.fill(_NIGHT_WASH)
        picture.blit(wash, (0, 0))
        seal, leaves = part("treasures/moon"), part("treasures/vines", leaf=_NIGHT_LEAF)
    _draw_band(easel, picture, colour, width)
    picture.blit(draw(easel, leaves, width), (0, 0))
    _draw_shield(easel, picture, colour, width)
    charge = charge_svg(TREASURE_CHARGES[colour], CHARGE_COLOURS[colour])
    plates = ""
    if _needs_plates(easel, colour):
        plain = theme.TINCTURES[colour]
        plates = circle(100, 160, 46, plain) + circle(164, 37, 27, plain)
    body = plates + group(charge, "translate(55 115) scale(.9)")
    body += group(charge, "translate(138 11) scale(.52)") + seal
    picture.blit(draw(easel, body, width), (0, 0))
    return picture


def _draw_band(easel: Easel, picture: pygame.Surface, colour: str, width: float) -> None:
    plain = theme.TINCTURES[colour]
    shade = upright("band", lighter(plain, .10), darker(plain, .14))
    band = draw(easel, part("treasures/band", main="url(#band)"), width, shade)
    mask = draw(easel, part("treasures/band", main="#ffffff"), width)
    hatch(easel, band, colour, mask, 3.6 * width / theme.CARD_WIDTH)
    picture.blit(band, (0, 0))
    picture.blit(draw(easel, part("treasures/band-line"), width), (0, 0))


def _draw_shield(easel: Easel, picture: pygame.Surface, colour: str, width: float) -> None:
    field = gradient("field", colour, .14, .22)
    shield = draw(easel, part("treasures/shield", main="url(#field)"), width, field)
    mask = draw(easel, part("treasures/shield", main="#ffffff"), width)
    hatch(easel, shield, colour, mask, 4.2 * width / theme.CARD_WIDTH)
    shade_below(easel, picture, shield, "#3a2408", .5, width)
    picture.blit(shield, (0, 0))
    picture.blit(draw(easel, part("treasures/shield-rim"), width), (0, 0))
