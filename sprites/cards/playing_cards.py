"""The playing cards of the patience: fifty-two faces and a back.

A card is named by two letters, rank and suit: ``KH``, ``TS``, ``AC``. Courts stand under a pointed
arch in their suit's colour, numbers under the same arch with only its tip filled. Everything is
drawn in a box of 200 x 280 (concept notes, "Cards"); leaves, arches and numerals are kept and
shared, so that a whole deck is drawn within a few frames. Cards here never turn, so there is one
index, upper left. The deck's look follows ``easel.four_colour`` and ``easel.strong``.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import pygame

from fonts import Typesetter
from sprites.cards import card_ground
from sprites.cards.card_backs import PATIENCE, plaited_back
from sprites.cards.card_ground import draw, shade_below, units, upright
from sprites.cards.court_figures import court_figure
from sprites.cards.suits import SUITS, Suit
from sprites.heraldry.charges import suit_svg
from sprites.paint import theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part
from sprites.paint.shapes import group, lighter, radial
from sprites.paint.tinctures import hatch

RANKS = "A23456789TJQK"
COURT_RANKS = "JQK"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The text of every card."""

Pip = tuple[float, float, float]
"""Centre and size of a pip."""


PIPS: dict[str, tuple[Pip, ...]] = {
    "2": ((100, 137, 60), (100, 220, 60)),
    "3": ((100, 130, 46), (100, 178, 46), (100, 226, 46)),
    "4": ((64, 140, 54), (136, 140, 54), (64, 218, 54), (136, 218, 54)),
    "5": ((60, 134, 50), (140, 134, 50), (100, 179, 50), (60, 224, 50), (140, 224, 50)),
    "6": ((64, 130, 47), (136, 130, 47), (64, 179, 47), (136, 179, 47), (64, 228, 47),
          (136, 228, 47)),
    "7": ((60, 130, 46), (140, 130, 46), (60, 179, 46), (140, 179, 46), (60, 228, 46),
          (140, 228, 46), (100, 154, 46)),
    "8": ((60, 130, 45), (140, 130, 45), (60, 179, 45), (140, 179, 45), (60, 228, 45),
          (140, 228, 45), (100, 154, 45), (100, 204, 45)),
    "9": ((55, 131, 42), (100, 131, 42), (145, 131, 42), (55, 179, 42), (100, 179, 42),
          (145, 179, 42), (55, 227, 42), (100, 227, 42), (145, 227, 42)),
    "T": ((52, 135, 40), (148, 135, 40), (52, 179, 40), (148, 179, 40), (52, 223, 40),
          (148, 223, 40), (100, 123, 37), (100, 160, 37), (100, 197, 37), (100, 234, 37)),
}
"""Where the pips of the number cards stand: mirrored columns, never upside down."""

_HALO = "#fff6de"
_INDEX_SIZE = 68
_WIDEST = {"T": 54, "Q": 54}
_HATCH_PITCH = 3.4
"""From line to line on a card of 120 px; it grows with the card."""


def face(easel: Easel, type: Typesetter, card: str, width: float = theme.CARD_WIDTH) -> (
    pygame.Surface
):
    """Return a card's face, ``width`` stage px wide; the easel keeps it.

    Raises ValueError for a text that names no card.
    """
    if card not in DECK:
        raise ValueError(f"{card!r} is no playing card")
    return easel.keep(("face", card, width), lambda: _drawn(easel, type, card, width))


def back(easel: Easel, width: float = theme.CARD_WIDTH) -> pygame.Surface:
    """Return the back that all playing cards share: gold plait on blue round a crown."""
    return plaited_back(easel, PATIENCE, width)


def warm(
    easel: Easel, type: Typesetter, cards: Iterable[str], seconds: float,
    width: float = theme.CARD_WIDTH,
) -> Iterator[None]:
    """Draw faces ahead of need, yielding whenever ``seconds`` of work have been done.

    Step it once a frame, while nothing moves, until it ends.
    """
    began = time.perf_counter()
    for card in cards:
        face(easel, type, card, width)
        if time.perf_counter() - began >= seconds:
            yield
            began = time.perf_counter()


def _drawn(easel: Easel, type: Typesetter, card: str, width: float) -> pygame.Surface:
    picture = card_ground.leaf(easel, width, DECK.index(card))
    if card[0] in COURT_RANKS:
        _draw_court(easel, picture, card, width)
    else:
        _draw_number(easel, picture, card, width)
    _draw_index(easel, type, picture, card, width)
    return card_ground.finish(easel, picture, width)


def _draw_court(easel: Easel, picture: pygame.Surface, card: str, width: float) -> None:
    """Draw field, frame, the figure with its shadow on the field, and the sill before it."""
    suit = SUITS[card[1]]
    picture.blit(easel.keep(("court arch", card[1], width),
                            lambda: _court_arch(easel, suit, width)), (0, 0))
    body, defs = court_figure(card)
    figure = draw(easel, body, width, defs)
    left, foot = round(units(easel, 24, width)), round(units(easel, 261, width))
    visible = pygame.Rect(left, 0, figure.get_width() - 2 * left, foot)
    fallen = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    shade_below(easel, fallen, figure, theme.SHADOW, .55, width)
    fallen.blit(_arch_mask(easel, width), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(fallen, visible, visible)
    picture.blit(figure, visible, visible)
    picture.blit(easel.keep(("sill", width), lambda: draw(easel, part("cards/sill"), width)),
                 (0, 0))


def _arch_mask(easel: Easel, width: float) -> pygame.Surface:
    return easel.keep(
        ("arch mask", width), lambda: draw(easel, part("cards/arch", main="#ffffff"), width)
    )


def _court_arch(easel: Easel, suit: Suit, width: float) -> pygame.Surface:
    """Return the suit's field with its hatching, a light behind the head, and the gold frame."""
    top, foot = suit.field
    field = draw(easel, part("cards/arch", main="url(#field)"), width,
                 upright("field", lighter(top, .12), foot))
    pitch = _HATCH_PITCH * width / theme.CARD_WIDTH
    hatch(easel, field, suit.tincture, _arch_mask(easel, width), pitch)
    lit = part("cards/arch", main="url(#lit)") + part("cards/arch-frame")
    glow = radial("lit", ((0, "#fff2c0", .20), (100, "#fff2c0", 0)), 50, 42, 55)
    field.blit(draw(easel, lit, width, glow), (0, 0))
    return field


def _draw_number(easel: Easel, picture: pygame.Surface, card: str, width: float) -> None:
    """Draw the arch with its filled tip, and the pips, or an ace's medallion."""
    rank, suit = card[0], SUITS[card[1]]
    picture.blit(easel.keep(("number arch", card[1], width),
                            lambda: _number_arch(easel, suit, width)), (0, 0))
    ink, line = suit.pip_ink(easel.four_colour), suit.line_ink(easel.four_colour)
    if rank == "A":
        sign = group(suit_svg(card[1], ink), "translate(55 131) scale(.9)")
        crown = group(part("charges/crown", main=theme.GOLD), "translate(85 158) scale(.3)")
        body = part("cards/ace-ring", main=line, light=theme.GOLD) + sign + crown
    else:
        sign = suit_svg(card[1], ink)
        body = "".join(
            group(sign, f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / 100:g})")
            for x, y, size in PIPS[rank]
        )
    picture.blit(draw(easel, body, width), (0, 0))


def _number_arch(easel: Easel, suit: Suit, width: float) -> pygame.Surface:
    line = suit.line_ink(easel.four_colour)
    top, foot = suit.field
    body = part("cards/arch-lines", ground="url(#ground)", main=line)
    body += part("cards/arch-tip", main="url(#tip)")
    body += group(part("cards/lily"), "translate(83 54) scale(.34 .42)")
    defs = radial("ground", ((0, "#fffaf0", .9), (100, "#f3e6c6", .25)), 50, 60, 60)
    return draw(easel, body, width, defs + upright("tip", lighter(top, .08), foot))


def _draw_index(
    easel: Easel, type: Typesetter, picture: pygame.Surface, card: str, width: float
) -> None:
    """Draw rank and sign in the upper corners."""
    suit = SUITS[card[1]]
    ink = suit.index_ink(easel.four_colour)
    rank = "10" if card[0] == "T" else card[0]
    figures, padding = card_ground.numeral(
        easel, type, rank, ink, width, height=_INDEX_SIZE,
        widest=_WIDEST.get(card[0], 50), halo=_HALO,
    )
    centre = units(easel, 37, width) - figures.get_width() / 2
    left = max(units(easel, 12, width) - padding, centre)
    picture.blit(figures, (round(left), round(units(easel, 15, width)) - padding))
    sign = group(suit_svg(card[1], ink, ink), "translate(142 15) scale(.43)")
    picture.blit(easel.keep(("corner sign", card[1], width), lambda: draw(easel, sign, width)),
                 (0, 0))
