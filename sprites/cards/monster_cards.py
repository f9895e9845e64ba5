"""The cards of the seals: monsters of four colours and the grey shadows, and their coloured backs.

A card is named by its colour's letter and its rank: ``r7``, ``b10``, ``x3`` (grey). The numeral
stands in a tab of cream at the upper left, so cards may overlap to half. A back shows its colour,
for in this game holders see the backs of their own hands.
"""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.cards import card_ground
from sprites.cards.beasts import BEASTS, beast
from sprites.cards.card_ground import draw, units
from sprites.heraldry.charges import SEAL_CHARGES, charge_svg
from sprites.paint import light, theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part
from sprites.paint.shapes import circle, darker, group, lighter, linear, mix, radial, rect
from sprites.paint.tinctures import hatch, shaded

COLOURS = {"r": "red", "b": "blue", "y": "yellow", "g": "green", "x": "grey"}
"""Colours by the letter that begins a card's text."""

DECK = tuple(
    f"{letter}{rank}" for letter, colour in COLOURS.items() for rank in BEASTS[colour].ranks
)
"""The text of every card."""

WIDTH = 92
"""A card in the trick, stage px."""

_HATCH_PITCH = 5
"""From line to line on a card of 84 px; it grows with the card."""

_GROUND = {"red": 115, "blue": 114}
"""Where the beasts' box begins on a card: necks end at the field's foot, the others float."""
_FLOATING = 102

_TAB_MIDDLE = 54.8
_NUMBER_Y = 49
_CHARGE_Y = 96.4


def face(easel: Easel, type: Typesetter, card: str, width: float = WIDTH) -> pygame.Surface:
    """Return a card's face, ``width`` stage px wide; the easel keeps it.

    Raises ValueError for a text that names no card.
    """
    if card not in DECK:
        raise ValueError(f"{card!r} is no card of the seals")
    colour, rank = COLOURS[card[0]], int(card[1:])
    return easel.keep(
        ("monster", card, width), lambda: _drawn(easel, type, colour, rank, width)
    )


def back(easel: Easel, colour: str, width: float = WIDTH) -> pygame.Surface:
    """Return the back of all cards of one colour (``"red"`` … ``"grey"``)."""
    return easel.keep(("monster back", colour, width), lambda: _back(easel, colour, width))


def charge_colour(colour: str) -> str:
    """Return the colour of a charge on parchment: its tincture, deep enough to be read."""
    return "#a8760c" if colour == "yellow" else darker(theme.TINCTURES[colour], .25)


def _drawn(
    easel: Easel, type: Typesetter, colour: str, rank: int, width: float
) -> pygame.Surface:
    picture = easel.keep(
        ("monster ground", colour, width), lambda: _ground(easel, colour, width)
    ).copy()
    body, defs = beast(colour, rank)
    onto_card = f"translate(30.6 {_GROUND.get(colour, _FLOATING)}) scale(1.529)"
    monster = draw(easel, group(body, onto_card), width, defs)
    monster.blit(_field_mask(easel, width), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(monster, (0, 0))
    picture.blit(
        easel.keep(("monster tab", colour, width), lambda: _tab(easel, colour, width)), (0, 0)
    )
    figures, _ = card_ground.numeral(
        easel, type, str(rank), "#24150c", width, height=76, widest=66, halo="#f6eed9",
    )
    place = figures.get_rect(
        center=(round(units(easel, _TAB_MIDDLE, width)), round(units(easel, _NUMBER_Y, width)))
    )
    picture.blit(figures, place)
    return card_ground.finish(easel, picture, width)


def _field_mask(easel: Easel, width: float) -> pygame.Surface:
    return easel.keep(
        ("monster mask", width),
        lambda: draw(easel, rect(9.5, 9.5, 181, 261, "#ffffff", radius=12), width),
    )


def _ground(easel: Easel, colour: str, width: float) -> pygame.Surface:
    """Return parchment rim, hatched field and the light behind the monster."""
    picture = card_ground.leaf(easel, width, 2)
    plain = theme.TINCTURES[colour]
    shade = linear("field", ((0, mix(plain, "#ffffff", .12)), (100, shaded(colour, .45))))
    field = draw(easel, rect(9.5, 9.5, 181, 261, "url(#field)", radius=12), width, shade)
    mask = _field_mask(easel, width)
    hatch(easel, field, colour, mask, _HATCH_PITCH * width / 84)
    if easel.strong:
        # Strong lines would run through the monster: it stands before a plain ground.
        soft = [(0, plain, 1), (70, plain, .9), (100, plain, 0)]
        field.blit(draw(easel, circle(108, 185, 96, "url(#plain)"), width, radial("plain", soft)),
                   (0, 0))
    glow = mix(plain, "#ffffff", .72)
    stops = [(step * 10, glow, .65 * (1 - step / 10) ** 1.3) for step in range(11)]
    field.blit(draw(easel, circle(111, 171, 112, "url(#halo)"), width, radial("halo", stops)),
               (0, 0))
    picture.blit(light.clip(field, mask), (0, 0))
    line = rect(9.5, 9.5, 181, 261, "none", "#3a2412", 2.6, 12)
    picture.blit(draw(easel, line, width), (0, 0))
    return picture


def _tab(easel: Easel, colour: str, width: float) -> pygame.Surface:
    tab = part("seals/tab", main=darker(theme.TINCTURES[colour], .05))
    body = group(tab, "translate(14.2 5.2) scale(1.128 1.167)")
    tint = charge_colour(colour)
    charge = part(f"charges/{SEAL_CHARGES[colour]}", main=tint, ink=tint, dark=darker(tint, .3))
    body += group(charge, f"translate({_TAB_MIDDLE - 16} {_CHARGE_Y - 16}) scale(.32)")
    return draw(easel, body, width)


def _back(easel: Easel, colour: str, width: float) -> pygame.Surface:
    """Return a hatched field in gold lines, with the colour's charge in a lozenge."""
    plain = theme.TINCTURES[colour]
    gold = "#6b4310" if colour == "yellow" else theme.GOLD
    rim = linear("rim", ((0, shaded(colour, .15)), (100, shaded(colour, .6))))
    shade = linear("field", ((0, mix(plain, "#ffffff", .08)), (100, shaded(colour, .36))))
    picture = draw(easel, rect(0, 0, 200, 280, "url(#rim)"), width, rim)
    field = draw(easel, rect(12, 12, 176, 256, "url(#field)", radius=9.5), width, shade)
    hatch(easel, field, colour, field.copy(), _HATCH_PITCH * width / 84)
    picture.blit(field, (0, 0))
    body = rect(12, 12, 176, 256, "none", gold, 3.1, 9.5)
    body += rect(20, 20, 160, 240, "none", gold, 1.9, 6)
    ground = "#5a3206" if colour == "yellow" else darker(plain, .5)
    edge = "#3a2004" if colour == "yellow" else gold
    lozenge = part("seals/lozenge", main=ground, edge=edge, gold=gold)
    body += group(lozenge, "translate(46 86) scale(1.08)")
    tint = "#ffe9a8" if colour == "yellow" else lighter(plain, .62)
    body += group(charge_svg(SEAL_CHARGES[colour], tint, "#140c08"), "translate(66 106) scale(.68)")
    corner = part("seals/corner", gold=gold)
    for x, y, across, down in ((22, 22, 1, 1), (178, 22, -1, 1), (22, 258, 1, -1),
                               (178, 258, -1, -1)):
        body += group(corner, f"translate({x} {y}) scale({across * .36} {down * .36})")
    body += rect(3.2, 3.2, 193.6, 273.6, "none", lighter(plain, .4), 2, 12)
    picture.blit(draw(easel, body, width), (0, 0))
    return card_ground.finish(easel, picture, width)
