"""The round table of the set-up screen, seen from above, and the chairs that stand round it."""

from __future__ import annotations

import math

import pygame

from sprites.heraldry import arms, people
from sprites.paint import light, materials, shapes, theme
from sprites.paint.easel import Easel
from sprites.paint.knotwork import Strand, plait

CHAIR_WIDTH, CHAIR_HEIGHT = 136, 172
PORTRAIT_WIDTH = 108
RIM = 40
"""How broad the table's rim is, in stage px."""

_BACK = (
    "M8 172 V52 C8 38 14 30 24 26 C40 20 58 14 68 4 C78 14 96 20 112 26 C122 30 128 38 128 52 "
    "V172Z"
)
_STRAND = Strand(3.0, 2.6, "#b88a36", "#130a05", "#ecca74", 0.3)


def places(count: int, centre: tuple[float, float], reach: tuple[float, float]) -> list[
    tuple[float, float]
]:
    """Return the middles of ``count`` chairs round a table, the first nearest to the player and
    the others clockwise from there (stage px)."""
    x, y = centre
    return [
        (x + reach[0] * math.cos(angle), y + reach[1] * math.sin(angle))
        for angle in (math.pi / 2 + 2 * math.pi * seat / count for seat in range(count))
    ]


def round_table(easel: Easel, shield_name: str, radius: float) -> pygame.Surface:
    """Return the table with the plait on its rim and a great shield laid in its middle:
    one of :data:`sprites.heraldry.arms.SHIELDS`, or "" for none."""
    size = 2 * radius

    def make() -> pygame.Surface:
        def disc(reach: float) -> pygame.Surface:
            return easel.svg(
                shapes.circle(radius, radius, reach, "#ffffff"), (size, size), (size, size)
            )

        whole = light.clip(materials.oak(easel, size, size, 5, "rim"), disc(radius - 1))
        inner = light.clip(materials.oak(easel, size, size, 3, "table"), disc(radius - RIM))
        shine = light.pool(easel, radius, radius, theme.LAMP, 0.34, 1.1)
        inner.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        whole.blit(inner, (0, 0))
        body = shapes.circle(radius, radius, radius - 1.6, "none", "#b07a42", 2.4)
        body += plait(radius, radius, radius - RIM / 2, radius - RIM / 2, swing=7.4,
                      waves=round(radius / 7), strand=_STRAND)
        body += shapes.circle(radius, radius, radius - RIM, "none", "#120904", 4)
        body += shapes.circle(radius, radius, radius - RIM - 3, "none", theme.GOLD_LINE, 1.8)
        whole.blit(easel.svg(body, (size, size), (size, size)), (0, 0))
        shield = arms.table_shield(easel, shield_name, radius * 0.86, radius * 1.03) \
            if shield_name else None
        if shield is not None:
            x = (whole.get_width() - shield.get_width()) // 2
            y = (whole.get_height() - shield.get_height()) // 2
            shade, right, down = light.shadow(easel, shield, 6)
            whole.blit(shade, (x + right, y + down))
            whole.blit(shield, (x, y))
        return whole

    return easel.keep(("round table", shield_name, radius), make)


def chair(easel: Easel, person: str) -> pygame.Surface:
    """Return a carved chair with a portrait of one of the company leaning on its back.

    Raises KeyError for a name that is not in the company.
    """
    size = (CHAIR_WIDTH, CHAIR_HEIGHT)

    def make() -> pygame.Surface:
        mask = easel.svg(shapes.path(_BACK, "#ffffff"), size, size)
        whole = light.clip(materials.oak(easel, *size, 11, "board", upright=True), mask)
        rim = shapes.path(_BACK, "none", "#1a0e06", 5) + shapes.path(_BACK, "none", "#c08a52", 1.4)
        rim += shapes.group(shapes.path(_BACK, "none", "#d9b24a", 1.8),
                            "translate(6.8 9) scale(.9 .93)")
        for x in (13, 123):
            rim += shapes.circle(x, 30, 7, "url(#knob)", "#1a0e06", 1.6)
        rim += shapes.circle(68, 7, 7, "url(#knob)", "#1a0e06", 1.6)
        knob = shapes.radial("knob", [(0, "#fff0b4"), (55, "#d9b24a"), (100, "#7a5a1c")], 40, 35)
        whole.blit(easel.svg(rim, size, size, knob), (0, 0))
        portrait = people.portrait(easel, person, PORTRAIT_WIDTH)
        x = (whole.get_width() - portrait.get_width()) // 2
        y = easel.px(36)
        shade, right, down = light.shadow(easel, portrait, 2)
        whole.blit(shade, (x + right, y + down))
        whole.blit(portrait, (x, y))
        return whole

    return easel.keep(("chair", person), make)
