"""What stands on the table of the treasures besides cards: disks, heaps, thieves and their marks.

A disk has a gold rim, tincture, hatching and charge. A heap shows as many pieces as it holds: coins
lying in columns, and one disk leaning in front, face on. A thief is hooded, in the colour of its
seat, and carries that seat's arms.
"""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.heraldry.arms import Arms, shield
from sprites.heraldry.charges import CHARGE_COLOURS, TREASURE_CHARGES, charge_svg
from sprites.paint import light, theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part
from sprites.paint.shapes import circle, darker, ellipse, group, lighter, linear, path, radial, rect
from sprites.paint.tinctures import gradient, hatch, text_on

BOX = (100, 100)
"""The box of disks and medals."""

HEAP_SIZE = (164, 116)
HEAP_CENTRE = (82, 48)
"""Where in a heap's picture the middle of its ground lies, stage px."""

THIEF_BOX = (72, 101)
THIEF_HEIGHT = 86
MARK_HEIGHT = 27

_COIN_WIDTH, _COIN_HEIGHT = 50, 20.6
_COIN_STEP = 8.5
_COLUMNS = ((-20, -12), (22, -13), (-46, 0), (1, -6), (48, -1))
"""Where coins lie in columns, from the heap's middle; the back ones first."""

_FILLING = (3, 0, 1, 2, 4, 3, 0, 1, 2, 4)
"""Which column each further coin lies on, over and over."""

_UNEVEN = (0.9, -1.1, 0.3, -0.5)
"""How far a coin lies beside the one under it: no hand stacks them straight."""


def disk(easel: Easel, colour: str, size: float = theme.DISK) -> pygame.Surface:
    """Return a disk face on, ``size`` stage px across."""
    return easel.keep(("disk", colour, size), lambda: _disk(easel, colour, size))


def _disk(easel: Easel, colour: str, size: float) -> pygame.Surface:
    both = (size, size)
    rim = linear("rim", ((0, "#fff0b8"), (45, theme.GOLD_LINE), (100, "#7d5714")))
    body = part("treasures/disk", main="url(#field)", metal="url(#rim)")
    picture = easel.svg(body, BOX, both, rim + gradient("field", colour, .18, .25))
    ground = easel.svg(part("treasures/disk-ground", main="#ffffff"), BOX, both)
    hatch(easel, picture, colour, ground, 3.2 if size < 60 else 4.6)
    plate = circle(50, 50, 28, theme.TINCTURES[colour]) if easel.strong else ""
    charge = charge_svg(TREASURE_CHARGES[colour], CHARGE_COLOURS[colour])
    body = plate + group(charge, "translate(22 22) scale(.56)") + part("treasures/disk-gleam")
    picture.blit(easel.svg(body, BOX, both), (0, 0))
    return picture


def coin(easel: Easel, colour: str, width: float = _COIN_WIDTH) -> pygame.Surface:
    """Return a disk lying flat, seen from the player's chair, ``width`` stage px wide."""
    edge = linear("edge", ((0, "#7d5714"), (30, theme.GOLD), (60, theme.GOLD_DARK),
                           (100, "#5f420e")), x2=100, y2=0)
    body = part("treasures/coin", main=theme.TINCTURES[colour], light=theme.GOLD,
                metal="url(#edge)")
    return easel.keep(
        ("coin", colour, width),
        lambda: easel.svg(body, (80, 33), (width, width * 33 / 80), edge),
    )


def heap(easel: Easel, type: Typesetter, colour: str, count: int) -> pygame.Surface:
    """Return a heap of ``count`` disks with the plate that says how many; see ``HEAP_CENTRE``."""
    return easel.keep(("heap", colour, count), lambda: _heap(easel, type, colour, count))


def _heap(easel: Easel, type: Typesetter, colour: str, count: int) -> pygame.Surface:
    picture = easel.blank(*HEAP_SIZE)
    x, y = HEAP_CENTRE
    heights = [0] * len(_COLUMNS)
    for number in range(count - 1):
        heights[_FILLING[number % len(_FILLING)]] += 1
    flat = coin(easel, colour)
    for column, (dx, dy) in enumerate(_COLUMNS):
        for level in range(heights[column]):
            aside = _UNEVEN[(level + column) % len(_UNEVEN)]
            _put(easel, picture, flat, x + dx - _COIN_WIDTH / 2 + aside,
                 y + dy - 6 - level * _COIN_STEP)
    if count > 0:
        front = disk(easel, colour)
        shadow, right, down = light.shadow(easel, front, 3)
        left, top = round((x - 23) * easel.scale), round((y - 10) * easel.scale)
        picture.blit(shadow, (left + right, top + down))
        picture.blit(front, (left, top))
    plate = rect(.8, .8, 54.4, 24.4, "#0d1020", "#e9c75a", 1.4, 7, .93)
    _put(easel, picture, easel.svg(plate, (56, 26), (56, 26)), x - 28, y + 36)
    number_shown = type.plain.line(str(count), "title", 19, "#fff3cf")
    _centre(easel, picture, number_shown, x, y + 49)
    return picture


def ring(easel: Easel, rx: float = 76, ry: float = 27) -> pygame.Surface:
    """Return the dark ground and thin gold line under a heap; its middle is the heap's."""
    body = ellipse(rx + 2, ry + 2, rx - 2, ry - 2, "#05090c", opacity=.42)
    body += ellipse(rx + 2, ry + 2, rx, ry, "none", "#e9c75a", 1.5)
    return _ring(easel, "rest", body, rx, ry)


def lit_ring(easel: Easel, rx: float = 82, ry: float = 30) -> pygame.Surface:
    """Return the bright ring under a heap that may be chosen, or is being pointed at."""
    body = ellipse(rx + 2, ry + 2, rx, ry, "#ffdf80", theme.GOLD_LIGHT, 2.6, opacity=.30)
    return _ring(easel, "lit", body, rx, ry)


def _ring(easel: Easel, name: str, body: str, rx: float, ry: float) -> pygame.Surface:
    size = (2 * rx + 4, 2 * ry + 4)
    return easel.keep(("ring", name, rx, ry), lambda: easel.svg(body, size, size))


def thief(
    easel: Easel, cloak: str, arms: Arms, height: float = THIEF_HEIGHT
) -> pygame.Surface:
    """Return a seat's hooded figure, ``height`` stage px high, its feet at the picture's foot."""
    return easel.keep(("thief", cloak, arms, height), lambda: _thief(easel, cloak, arms, height))


def _thief(easel: Easel, cloak: str, arms: Arms, height: float) -> pygame.Surface:
    width = height * THIEF_BOX[0] / THIEF_BOX[1]
    shade = linear("cloak", ((0, lighter(cloak, .22)), (60, cloak), (100, darker(cloak, .45))))
    body = part("treasures/thief", main="url(#cloak)", dark=darker(cloak, .2),
                fold=darker(cloak, .5))
    picture = easel.svg(body, THIEF_BOX, (width, height), shade)
    coat = shield(easel, arms, width * .44)
    _put(easel, picture, coat, width * .28, height * .515)
    return picture


def medal(easel: Easel, type: Typesetter, rank: int) -> pygame.Surface:
    """Return the gold medal that says at which place a figure acts on its heap (1 is first)."""

    def make() -> pygame.Surface:
        gold = radial("gold", ((0, "#fff6cf"), (70, "#e9c75a"), (100, "#a8761c")), 40, 35, 70)
        body = circle(50, 50, 47, "url(#gold)", theme.INK, 5)
        body += circle(50, 50, 38, "none", "#8a5f14", 3)
        picture = easel.svg(body, BOX, (MARK_HEIGHT, MARK_HEIGHT), gold)
        figures = type.plain.line(str(rank), "numeral", 17, "#3a1d08")
        _centre(easel, picture, figures, MARK_HEIGHT / 2, MARK_HEIGHT / 2)
        return picture

    return easel.keep(("medal", rank), make)


def flag(easel: Easel, type: Typesetter, number: int, colour: str) -> pygame.Surface:
    """Return the small flag that shows the number of a figure's card in its tincture."""

    def make() -> pygame.Surface:
        body = rect(.8, .8, 34.4, 22.4, theme.TINCTURES[colour], theme.GOLD, 1.6, 4)
        picture = easel.svg(body, (36, 24), (36, 24))
        inner = easel.svg(rect(2, 2, 32, 20, "#ffffff", radius=3), (36, 24), (36, 24))
        hatch(easel, picture, colour, inner, 3)
        if easel.strong and colour != "white":
            plate = rect(7, 3, 22, 18, theme.TINCTURES[colour], radius=4)
            picture.blit(easel.svg(plate, (36, 24), (36, 24)), (0, 0))
        figures = type.plain.line(str(number), "title", 16, text_on(colour))
        _centre(easel, picture, figures, 18, 12)
        return picture

    return easel.keep(("flag", number, colour), make)


def start_marker(easel: Easel, size: float = 24) -> pygame.Surface:
    """Return the grey stone that lies with the start player."""
    grey = radial("stone", ((0, "#c9c6c0"), (100, "#77746f")), 40, 35, 70)
    body = circle(50, 50, 46, "url(#stone)", theme.INK, 5)
    body += circle(50, 50, 33, "none", "#3d3b39", 4) + path("M38 28 L70 50 L38 72Z", "#2a2826")
    return easel.keep(("start marker", size), lambda: easel.svg(body, BOX, (size, size), grey))


def _put(easel: Easel, onto: pygame.Surface, thing: pygame.Surface, x: float, y: float) -> None:
    """Blit at a place in stage px from the picture's own corner."""
    onto.blit(thing, (round(x * easel.scale), round(y * easel.scale)))


def _centre(
    easel: Easel, onto: pygame.Surface, figures: pygame.Surface, x: float, y: float
) -> None:
    """Blit figures so that their ink, not their line, is centred on (x, y)."""
    ink = figures.get_bounding_rect()
    place = (round(x * easel.scale - ink.centerx), round(y * easel.scale - ink.centery))
    onto.blit(figures, place)
