"""Signs of the legends: medallions of the six skills, chips with have and need, seals of points.

A skill never speaks by colour alone: each medallion has its own picture, and its tincture's
hatching.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from sprites.paint import light, shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.paint.parts import part

if TYPE_CHECKING:
    from fonts import Typesetter

SKILLS: dict[str, str] = {
    "combat": "red", "diplomacy": "blue", "adventure": "green", "cunning": "yellow",
    "chivalry": "white", "psyche": "purple",
}
"""The tincture of each skill, in the order of the cards."""

CHIP_WIDTH, CHIP_HEIGHT = 94.0, 26.0
_HATCHED_FROM = 30
"""Below this size (stage px) lines only make a medallion muddy, unless they are to be strong."""
_MET = ("#3f8a4a", "#235a2e", "#ffffff", "#c9f0b8")
_LACKING = ("#f3ead2", "#dcc9a0", "#3a2412", "#8a6426")
"""Ends of the gradient, letters, line."""
MINUS = "−"


def figure(number: int) -> str:
    """Return a number as it stands on cards: with a true minus."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a change with its sign."""
    return f"+{number}" if number >= 0 else figure(number)


def skill(easel: Easel, name: str, size: float) -> pygame.Surface:
    """Return a skill's medallion, ``size`` stage px across; raises KeyError for no skill."""
    tincture = SKILLS[name]
    colour = "#c98a1c" if tincture == "yellow" else theme.TINCTURES[tincture]

    def make() -> pygame.Surface:
        box = (100, 100), (size, size)
        gilt = shapes.linear("rim", [(0, "#fff0b4"), (100, "#8a6414")], 0, 0, 100, 100)
        rim = shapes.circle(50, 50, 49, "#1c120e") + shapes.circle(50, 50, 46.5, "url(#rim)")
        rim += shapes.circle(50, 50, 39, "#1c120e")
        whole = easel.svg(rim, *box, gilt)
        foot = 0.22 if tincture == "white" else 0.34
        shade = shapes.linear("field", [(0, shapes.lighter(colour, 0.16)),
                                        (100, shapes.darker(colour, foot))])
        field = easel.svg(shapes.circle(50, 50, 37, "url(#field)"), *box, shade)
        if size >= _HATCHED_FROM or easel.strong:
            tinctures.hatch(easel, field, tincture, field.copy(), max(3, size * 0.085))
        whole.blit(field, (0, 0))
        sign = shapes.group(part(f"quests/skill-{name}"), "translate(20.5 20.5) scale(.59)")
        whole.blit(easel.svg(sign, *box), (0, 0))
        return whole

    return easel.keep(("skill", name, size), make)


def pill(
    easel: Easel, width: float, height: float, top: str, foot: str, line: str
) -> pygame.Surface:
    """Return a round-ended plate."""

    def make() -> pygame.Surface:
        body = shapes.rect(0, 0, width, height, "#1c120e", radius=height / 2)
        body += shapes.rect(1, 1, width - 2, height - 2, "url(#pill)", line, 1,
                            radius=height / 2 - 1)
        shade = shapes.linear("pill", [(0, top), (100, foot)])
        return easel.svg(body, (width, height), (width, height), shade)

    return easel.keep(("pill", width, height, top, foot, line), make)


def chip(
    easel: Easel, typesetter: Typesetter, name: str, have: int, need: int,
    width: float = CHIP_WIDTH, height: float = CHIP_HEIGHT,
) -> pygame.Surface:
    """Return a skill with have and need: green, with a tick, when there is enough."""
    met = have >= need
    top, foot, ink, line = _MET if met else _LACKING
    side = height + 4

    def make() -> pygame.Surface:
        whole = easel.blank(width, side)
        plate = pill(easel, width - 9, height, top, foot, line)
        middle = whole.get_height() / 2
        whole.blit(plate, (easel.px(9), round(middle - plate.get_height() / 2)))
        tail = 18 if met else 8
        room = width - side - tail
        plain = typesetter.plain
        words = figure(have)
        size = height * 0.70
        wide = plain.width(f"{words}/{need}", "numeral", size)
        size *= min(1.0, (room - 3) / wide)
        first = plain.line(words, "numeral", size, ink)
        rest = plain.line(f"/{need}", "numeral", size * 0.86, ink if met else "#6b4a2a")
        across = first.get_width() + rest.get_width()
        x = easel.px(side) + (easel.px(room) - across) / 2
        base = middle + first.get_height() * 0.03
        whole.blit(first, (round(x), round(base - first.get_height() / 2)))
        drop = (first.get_height() - rest.get_height()) * 0.32
        whole.blit(rest, (round(x + first.get_width()),
                          round(base - rest.get_height() / 2 + drop)))
        if met:
            tick = shapes.path("M1 6 L4.5 10 L11 1.5", "none", "#fff6d8", 2.2)
            mark = easel.svg(tick, (12, 12), (12, 12))
            whole.blit(mark, (easel.px(width - 18), round(middle - mark.get_height() / 2)))
        whole.blit(skill(easel, name, side), (0, 0))
        return whole

    kept = ("chip", typesetter.plain, name, have, need, width, height)
    return easel.keep(kept, make)


def points(easel: Easel, typesetter: Typesetter, number: int, radius: float) -> pygame.Surface:
    """Return the wax seal with the points of a quest."""
    size = 2 * radius + 4

    def make() -> pygame.Surface:
        middle = size / 2
        corners = []
        for step in range(24):
            angle, reach = 2 * math.pi * step / 24, radius * (1.0 if step % 2 else 0.9)
            corners.append(
                f"{middle + reach * math.cos(angle):.2f} {middle + reach * math.sin(angle):.2f}"
            )
        outline = "M" + " L".join(corners) + "Z"
        body = shapes.group(shapes.path(outline, "#1c120e", "#1c120e", 1.6), "translate(0 1.4)")
        body += shapes.path(outline, "#8f2420", "#3a0c0c", 0.8)
        body += shapes.circle(middle, middle, radius * 0.78, "#b5322a", "#e58a72", 1)
        whole = easel.svg(body, (size, size), (size, size))
        digits = typesetter.plain.line(str(number), "numeral", radius * 1.16, "#fff3d8")
        whole.blit(digits, (round((whole.get_width() - digits.get_width()) / 2),
                            round((whole.get_height() - digits.get_height()) / 2)))
        return whole

    return easel.keep(("points", typesetter.plain, number, radius), make)


def threat(easel: Easel, colour: str, width: float) -> pygame.Surface:
    """Return the little shield that warns: the seat of this colour could complete a quest."""
    return easel.keep(
        ("threat", colour, width),
        lambda: easel.svg(part("quests/threat", main=colour), (40, 46), (width, width * 1.15)),
    )


def sign(easel: Easel, name: str, size: float, on: bool = True) -> pygame.Surface:
    """Return the sword or the rose that flags an ability; pale where a card has none."""

    def make() -> pygame.Surface:
        body = shapes.group(part(f"quests/sign-{name}"), "translate(6 6) scale(.88)")
        picture = easel.svg(body, (100, 100), (size, size))
        return picture if on else light.silhouette(picture, "#8a6426", 0.25)

    return easel.keep(("sign", name, size, on), make)
