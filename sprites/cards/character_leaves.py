"""Leaves of characters: the half-figure alone, as it stands in a company; the leaf of the hand with
six skills under it; the large leaf with everything in words.

Numbers that are higher or lower than printed (a heraldic event is in force) are given by the caller
and shown in green or red with a mark: a leaf never counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from sprites.cards.skill_signs import SKILLS, figure, sign, skill
from sprites.heraldry import banners, people
from sprites.paint import edges, light, shapes, theme
from sprites.paint.easel import Easel
from sprites.paint.materials import parchment

if TYPE_CHECKING:
    from fonts import Typesetter

HAND_WIDTH, HAND_HEIGHT = 124.0, 170.0
LARGE_WIDTH, LARGE_HEIGHT = 276.0, 474.0
_RAISED, _LOWERED, _STRONG = "#1f6b2c", "#a3221c", "#8f1d18"
SMALL_PRINT = 14.0
"""The smallest words on the large leaf."""
STRONG = 4
"""From here on a skill is exceptional, and printed in red [F]."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What a leaf says of a character, in the reader's language."""

    name: str
    key: str
    house: str
    house_name: str
    line: str
    """Under the name: knight or lady of which house."""
    skills: tuple[int, ...]
    printed: tuple[int, ...]
    """The skills without what is in force."""
    text: str
    flavour: str
    sword: bool
    rose: bool
    attacks: str
    charms: str
    house_label: str


def _ink(value: int, printed: int) -> str:
    if value != printed:
        return _RAISED if value > printed else _LOWERED
    return _STRONG if value >= STRONG or value < 0 else "#24150c"


def company_leaf(easel: Easel, name: str, width: float) -> pygame.Surface:
    """Return a character as it stands in a company."""
    return people.portrait(easel, name, width)


def hand_leaf(
    easel: Easel, typesetter: Typesetter, name: str, title: str, skills: Sequence[int],
    printed: Sequence[int], width: float = HAND_WIDTH,
) -> pygame.Surface:
    """Return a leaf of the hand: half-figure, name, six skills; 1.37 times as high as wide."""
    k = width / HAND_WIDTH
    height = width * HAND_HEIGHT / HAND_WIDTH

    def make() -> pygame.Surface:
        plain = typesetter.plain
        whole = _sheet(easel, width, height, 8 * k)
        drawn = people.portrait(easel, name, width - 12 * k)
        top = round(103 * k * easel.scale)
        # The head has room above it; without that, more of the shield is seen.
        skipped = round(13 * k * easel.scale)
        tall = min(drawn.get_height() - skipped, round(98 * k * easel.scale))
        shown = drawn.subsurface((0, skipped, drawn.get_width(), tall))
        whole.blit(shown, (easel.px(6 * k), easel.px(6 * k)))
        plate = easel.svg(shapes.rect(0, 0, 112, 22, "#1c120e", radius=4, opacity=0.9),
                          (112, 22), (width - 12 * k, 22 * k))
        whole.blit(plate, (easel.px(6 * k), top))
        room, size = width - 18 * k, 15 * k
        # A long name is set small rather than cut.
        while size > 7 * k and plain.width(title, "title", size) > room:
            size -= 0.25 * k
        words = plain.fitted(title, "title", size, "#fff0c8", room)
        whole.blit(words, (round((whole.get_width() - words.get_width()) / 2),
                           round(top + plate.get_height() / 2 - words.get_height() / 2)))
        step = (width - 11 * k) / 6
        for place, (one, value, print_) in enumerate(zip(SKILLS, skills, printed, strict=True)):
            middle = (5.5 * k + step * (place + 0.5)) * easel.scale
            medal = skill(easel, one, 18 * k)
            whole.blit(medal, (round(middle - medal.get_width() / 2), easel.px(127 * k)))
            digits = small_figure(easel, plain, value, 18 * k, _ink(value, print_))
            whole.blit(digits, (round(middle - digits.get_width() / 2),
                                round(155.5 * k * easel.scale - digits.get_height() / 2)))
        return whole

    key = ("hand leaf", typesetter.plain, name, title, tuple(skills), tuple(printed), width)
    return easel.keep(key, make)


def small_figure(
    easel: Easel, typesetter: Typesetter, value: int, size: float, ink: str
) -> pygame.Surface:
    """Return a number; a negative one has a short minus, which must not run into its neighbour."""
    if value >= 0:
        return typesetter.line(figure(value), "bold", size, ink)
    digits = typesetter.line(str(-value), "bold", size * 0.86, ink)
    wide, thick = size * 0.25, size * 0.1
    minus = easel.svg(shapes.rect(0, 0, 10, 4, ink), (10, 4), (wide, thick))
    whole = pygame.Surface((minus.get_width() + digits.get_width(), digits.get_height()),
                           pygame.SRCALPHA)
    whole.blit(minus, (0, (digits.get_height() - minus.get_height()) // 2))
    whole.blit(digits, (minus.get_width(), 0))
    return whole


def _sheet(easel: Easel, width: float, height: float, radius: float) -> pygame.Surface:
    sheet = parchment(easel, width, height, 15, 9)
    light.clip(sheet, light.rounded(easel, width, height, radius))
    edge = edges.outline(easel, width, height, 0.8, radius, "#1a100a", 1.6)
    edge += edges.outline(easel, width, height, 3, radius, "#a87b1b", 1.6)
    sheet.blit(edges.lines(easel, width, height, edge), (0, 0))
    return sheet


def large_leaf(
    easel: Easel, typesetter: Typesetter, card: Figure, width: float = LARGE_WIDTH,
    height: float = LARGE_HEIGHT,
) -> pygame.Surface:
    """Return the large leaf of a character; the words shrink until all of them fit."""
    key = ("large leaf", typesetter, card, width, height)
    return easel.keep(key, lambda: _large(easel, typesetter, card, width, height))


def portrait_width(width: float, height: float) -> float:
    """Return how wide the half-figure is on a large leaf of a size."""
    return min(172 * width / LARGE_WIDTH, height * 0.44 / people.PROPORTION)


def _large(
    easel: Easel, typesetter: Typesetter, card: Figure, width: float, height: float
) -> pygame.Surface:
    k = width / LARGE_WIDTH
    typesetter = typesetter.one_face(SMALL_PRINT * k)
    whole = _sheet(easel, width, height, 12)

    def put(picture: pygame.Surface, x: float, y: float, anchor: str = "topleft") -> None:
        left, top = x * easel.scale, y * easel.scale
        if anchor != "topleft":
            left -= picture.get_width() / 2
            top -= picture.get_height() / 2
        whole.blit(picture, (round(left), round(top)))

    middle = width / 2
    plain = typesetter.plain
    put(plain.fitted(card.name, "title", 25 * k, theme.TEXT_HEADING, width - 30 * k),
        middle, 26 * k, "c")
    put(plain.fitted(card.line, "italic", 17 * k, "#4a3320", width - 30 * k), middle, 49 * k, "c")
    wide = portrait_width(width, height)
    top = 64 * k
    tall = wide * people.PROPORTION
    put(people.portrait(easel, card.key, wide), 14 * k, top)
    left = 14 * k + wide + 10 * k
    step = tall / 6
    size = min(33 * k, step - 2)
    for place, name in enumerate(SKILLS):
        y = top + step * (place + 0.5)
        value, printed = card.skills[place], card.printed[place]
        plate = easel.svg(
            shapes.rect(0, 0, 66, 30, "#3a2412", radius=15, opacity=0.13 if value < 4 else 0.24),
            (66, 30), (width - left - 22 * k, size - 2),
        )
        put(plate, left + 10 * k + (width - left - 22 * k) / 2, y, "c")
        put(skill(easel, name, size), left + size / 2, y, "c")
        digits = plain.line(figure(value), "numeral", (25 if value >= 4 else 22) * k,
                            _ink(value, printed))
        put(digits, left + size + (width - left - size - 14 * k) / 2, y, "c")
    y = top + tall + 10 * k
    put(banners.banner(easel, card.house, 38 * k), 16 * k, y)
    put(plain.fitted(card.house_label, "italic", 15 * k, "#6b4a2a", 92 * k), 62 * k, y + 4 * k)
    put(plain.fitted(card.house_name, "bold", 19 * k, theme.INK, 96 * k), 62 * k, y + 22 * k)
    x = width - 14 * k - 100 * k
    for kind, on, label in (("sword", card.sword, card.attacks), ("rose", card.rose, card.charms)):
        box = shapes.rect(0.5, 0.5, 45, 47, "#3a2412", "#8a6426", 1, radius=8,
                          opacity=0.11 if on else 0.04)
        put(easel.svg(box, (46, 48), (46 * k, 48 * k)), x, y)
        put(sign(easel, kind, 28 * k, on), x + 23 * k, y + 17 * k, "c")
        put(plain.fitted(label, "text", SMALL_PRINT * k, theme.INK if on else "#8d7650", 44 * k),
            x + 23 * k, y + 39 * k, "c")
        x += 50 * k
    y += 55 * k
    line = easel.svg(shapes.rect(0, 0, 10, 1, "#8a6426", opacity=0.7), (10, 1), (width - 32 * k, 1))
    put(line, 16 * k, y)
    room, inner = height - y - 14 * k, width - 34 * k
    size = 19.0 * k
    while size * typesetter.text_scale > 12 * k:
        tall = typesetter.measure(card.text, "text", size, inner, 1.06)[1]
        gap = typesetter.measure(card.flavour, "italic", size * 0.9, inner, 1.04)[1]
        if tall + (gap + 5 * k if card.flavour else 0) <= room:
            break
        size -= 0.5
    text = typesetter.paragraph(card.text, "text", size, theme.INK, inner, spacing=1.06)
    put(text, 17 * k, y + 5 * k)
    if card.flavour:
        note = typesetter.paragraph(card.flavour, "italic", size * 0.9, "#5f4526", inner,
                                    spacing=1.04)
        put(note, 17 * k, y + 9 * k + text.get_height() / easel.scale)
    return whole
