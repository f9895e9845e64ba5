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
    leaf = _LargeLeaf(easel, typesetter, card, width, height)
    leaf.write_heading()
    foot = leaf.draw_person(64 * leaf.k)
    foot = leaf.draw_house_and_signs(foot + 10 * leaf.k)
    leaf.write_text(foot)
    return leaf.sheet


class _LargeLeaf:
    """A large leaf in the making, from its head to its foot; all sizes in stage px."""

    def __init__(
        self, easel: Easel, typesetter: Typesetter, card: Figure, width: float, height: float
    ) -> None:
        self.k = width / LARGE_WIDTH
        """How much larger than usual the leaf is."""
        self.sheet = _sheet(easel, width, height, 12)
        self._easel = easel
        self._type = typesetter.one_face(SMALL_PRINT * self.k)
        self._card = card
        self._width, self._height = width, height

    def _put(self, picture: pygame.Surface, x: float, y: float, anchor: str = "topleft") -> None:
        left, top = x * self._easel.scale, y * self._easel.scale
        if anchor != "topleft":
            left -= picture.get_width() / 2
            top -= picture.get_height() / 2
        self.sheet.blit(picture, (round(left), round(top)))

    def write_heading(self) -> None:
        """Write the name, and who it is."""
        card, k, plain, middle = self._card, self.k, self._type.plain, self._width / 2
        room = self._width - 30 * k
        self._put(plain.fitted(card.name, "title", 25 * k, theme.TEXT_HEADING, room),
                  middle, 26 * k, "c")
        self._put(plain.fitted(card.line, "italic", 17 * k, "#4a3320", room), middle, 49 * k, "c")

    def draw_person(self, top: float) -> float:
        """Draw the half-figure and the skills beside it; return where they end."""
        k = self.k
        wide = portrait_width(self._width, self._height)
        tall = wide * people.PROPORTION
        self._put(people.portrait(self._easel, self._card.key, wide), 14 * k, top)
        left, step = 14 * k + wide + 10 * k, tall / 6
        for place, name in enumerate(SKILLS):
            self._draw_skill(place, name, left, top + step * (place + 0.5), min(33 * k, step - 2))
        return top + tall

    def _draw_skill(self, place: int, name: str, left: float, y: float, size: float) -> None:
        """Draw one skill's row from ``left`` on, with a sign of ``size``."""
        easel, k, width = self._easel, self.k, self._width
        value, printed = self._card.skills[place], self._card.printed[place]
        plate = easel.svg(
            shapes.rect(0, 0, 66, 30, "#3a2412", radius=15, opacity=0.13 if value < 4 else 0.24),
            (66, 30), (width - left - 22 * k, size - 2),
        )
        self._put(plate, left + 10 * k + (width - left - 22 * k) / 2, y, "c")
        self._put(skill(easel, name, size), left + size / 2, y, "c")
        digits = self._type.plain.line(
            figure(value), "numeral", (25 if value >= 4 else 22) * k, _ink(value, printed)
        )
        self._put(digits, left + size + (width - left - size - 14 * k) / 2, y, "c")

    def draw_house_and_signs(self, y: float) -> float:
        """Draw the house's banner, and whether the person attacks and charms, over a line; return
        where that lies."""
        easel, card, k, plain = self._easel, self._card, self.k, self._type.plain
        self._put(banners.banner(easel, card.house, 38 * k), 16 * k, y)
        label = plain.fitted(card.house_label, "italic", 15 * k, "#6b4a2a", 92 * k)
        self._put(label, 62 * k, y + 4 * k)
        name = plain.fitted(card.house_name, "bold", 19 * k, theme.INK, 96 * k)
        self._put(name, 62 * k, y + 22 * k)
        x = self._width - 14 * k - 100 * k
        signs = (("sword", card.sword, card.attacks), ("rose", card.rose, card.charms))
        for kind, on, label_text in signs:
            box = shapes.rect(0.5, 0.5, 45, 47, "#3a2412", "#8a6426", 1, radius=8,
                              opacity=0.11 if on else 0.04)
            self._put(easel.svg(box, (46, 48), (46 * k, 48 * k)), x, y)
            self._put(sign(easel, kind, 28 * k, on), x + 23 * k, y + 17 * k, "c")
            ink = theme.INK if on else "#8d7650"
            self._put(plain.fitted(label_text, "text", SMALL_PRINT * k, ink, 44 * k),
                      x + 23 * k, y + 39 * k, "c")
            x += 50 * k
        y += 55 * k
        line = easel.svg(
            shapes.rect(0, 0, 10, 1, "#8a6426", opacity=0.7), (10, 1), (self._width - 32 * k, 1)
        )
        self._put(line, 16 * k, y)
        return y

    def write_text(self, y: float) -> None:
        """Write what the card says, and its flavour, below ``y``, as large as there is room for."""
        setter, card, k = self._type, self._card, self.k
        room, inner = self._height - y - 14 * k, self._width - 34 * k
        size = 19.0 * k
        while size * setter.text_scale > 12 * k:
            tall = setter.measure(card.text, "text", size, inner, 1.06)[1]
            gap = setter.measure(card.flavour, "italic", size * 0.9, inner, 1.04)[1]
            if tall + (gap + 5 * k if card.flavour else 0) <= room:
                break
            size -= 0.5
        text = setter.paragraph(card.text, "text", size, theme.INK, inner, spacing=1.06)
        self._put(text, 17 * k, y + 5 * k)
        if card.flavour:
            note = setter.paragraph(
                card.flavour, "italic", size * 0.9, "#5f4526", inner, spacing=1.04
            )
            self._put(note, 17 * k, y + 9 * k + text.get_height() / self._easel.scale)
