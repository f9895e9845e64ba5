"""What lies on the table of the seals besides cards: sword tokens, the sword, markers and chips.

A token shows its colour, the hatching, the charge and a sword; grey ones are of iron, not gold. The
sword is the one that is struck into a sealed trick.
"""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.heraldry.charges import SEAL_CHARGES
from sprites.paint import theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part
from sprites.paint.shapes import darker, group, lighter, linear, mix, rect
from sprites.paint.tinctures import gradient, hatch

BOX = (100, 100)
TOKEN = 46
"""A token in a seat's row, stage px across."""
SWORD_HEIGHT = 128
HIGH_HEIGHT = 58
CHIP_HEIGHT = 34

_CHARGED_FROM = 30
"""Under this size a token's charges would be specks: hatching and colour must do."""


def token(easel: Easel, colour: str, size: float = TOKEN) -> pygame.Surface:
    """Return a sword token, ``size`` stage px across; ``"grey"`` serves as any colour."""
    return easel.keep(("token", colour, size), lambda: _token(easel, colour, size))


def _token(easel: Easel, colour: str, size: float) -> pygame.Surface:
    both = (size, size)
    bright, dull = ("#f0f0f4", "#55555c") if colour == "grey" else ("#fff0b4", "#7d5a12")
    rim = linear("rim", ((0, bright), (100, dull)), x2=100)
    body = part("seals/token", main="url(#field)", metal="url(#rim)")
    picture = easel.svg(body, BOX, both, rim + gradient("field", colour, .18, .38))
    ground = easel.svg(part("seals/token-ground", main="#ffffff"), BOX, both)
    hatch(easel, picture, colour, ground, max(3.2, size * .085))
    body = ""
    if size >= _CHARGED_FROM:
        tint = "#fff0b8" if colour == "yellow" else mix(theme.TINCTURES[colour], "#ffffff", .7)
        charge = part(f"charges/{SEAL_CHARGES[colour]}", main=tint, ink="#140c08")
        for x in (26.5, 73.5):
            body += group(charge, f"translate({x - 11:g} 49) scale(.22)")
    body += group(part("seals/token-sword"), "translate(7 7) scale(.86)")
    picture.blit(easel.svg(body, BOX, both), (0, 0))
    return picture


def sword(easel: Easel, colour: str, height: float = SWORD_HEIGHT) -> pygame.Surface:
    """Return the sword that seals a trick, point down; its pommel has a gem of ``colour``."""
    blade = linear("blade", ((0, "#ffffff"), (50, "#dfe4ea"), (100, "#8d98a6")), x2=100, y2=0)
    hilt = linear("hilt", ((0, lighter(theme.GOLD_DARK, .45)), (100, darker(theme.GOLD_DARK, .4))))
    body = part("seals/sword", metal="url(#blade)", main="url(#hilt)",
                gem=theme.TINCTURES[colour])
    return easel.keep(
        ("sealing sword", colour, height),
        lambda: easel.svg(body, (100, 304), (height * 100 / 304, height), blade + hilt),
    )


def high_marker(
    easel: Easel, type: Typesetter, word: str, height: float = HIGH_HEIGHT
) -> pygame.Surface:
    """Return the golden pointer to the high end of a hand, with the player's word for "high"."""
    width = height * 2.03

    def make() -> pygame.Surface:
        gold = linear("gold", ((0, "#fff0b0"), (100, "#c08a1e")))
        body = group(part("seals/high", main="url(#gold)"), "translate(2 2)")
        picture = easel.svg(body, (88, 44), (width, height), gold)
        text = type.plain.fitted(word, "numeral", height * .43, theme.INK, width * .64, height * .2)
        ink = text.get_bounding_rect()
        middle = round(width * .42 * easel.scale), round(height * .5 * easel.scale)
        picture.blit(text, (middle[0] - ink.centerx, middle[1] - ink.centery))
        return picture

    return easel.keep(("high marker", type.language, word, height), make)


def range_chip(
    easel: Easel, type: Typesetter, text: str, colour: str, height: float = CHIP_HEIGHT
) -> pygame.Surface:
    """Return a cream chip that says what a hidden card may be (``"6–10"``)."""
    return _chip(easel, type, text, colour, height, "#f6eed9")


def sure_chip(
    easel: Easel, type: Typesetter, text: str, colour: str, height: float = CHIP_HEIGHT
) -> pygame.Surface:
    """Return a golden chip: what the card must be."""
    return _chip(easel, type, text, colour, height, theme.GOLD)


def _chip(
    easel: Easel, type: Typesetter, text: str, colour: str, height: float, ground: str
) -> pygame.Surface:
    def make() -> pygame.Surface:
        words = type.plain.line(text, "bold", height * .65, "#24150c")
        width = max(height * 1.65, words.get_width() / easel.scale + height * .7)
        size = (width, height)
        body = rect(0, 0, width, height, "#1a100a", radius=height / 2)
        body += rect(1, 1, width - 2, height - 2, ground, radius=height / 2 - 1)
        body += rect(4, 4, width - 8, height - 8, "none", theme.TINCTURES[colour], 1.6,
                     height / 2 - 4)
        picture = easel.svg(body, size, size)
        ink = words.get_bounding_rect()
        picture.blit(words, (picture.get_width() // 2 - ink.centerx,
                             picture.get_height() // 2 - ink.centery))
        return picture

    return easel.keep(("chip", type.language, text, colour, height, ground), make)


def hidden_token(easel: Easel, size: float = TOKEN) -> pygame.Surface:
    """Return a sword token that lies with its colour down."""
    both = (size, size)

    def make() -> pygame.Surface:
        rim = linear("rim", ((0, "#fff0b4"), (100, "#7d5a12")), x2=100)
        field = linear("field", ((0, "#3a3f63"), (100, "#171b33")))
        body = part("seals/token", main="url(#field)", metal="url(#rim)")
        picture = easel.svg(body, BOX, both, rim + field)
        lozenge = part("seals/lozenge", main="#171b33", edge=theme.GOLD_LINE, gold=theme.GOLD_LINE)
        picture.blit(easel.svg(group(lozenge, "translate(27 27) scale(.46)"), BOX, both), (0, 0))
        return picture

    return easel.keep(("hidden token", size), make)
