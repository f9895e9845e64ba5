"""Shields of arms: a field, an ordinary, a charge; and the four great shields of the tables.

Arms are data (:class:`Arms`) and drawn for any size; metal lies on colour and colour on metal.
Who bears which arms is in :mod:`sprites.heraldry.company`.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.heraldry import charges
from sprites.paint import light, shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.paint.parts import part

METALS = {
    "red": theme.RED, "blue": theme.BLUE, "green": theme.GREEN, "yellow": "#f0c64a",
    "white": "#f4efe2", "black": theme.BLACK, "grey": theme.GREY, "purple": theme.PURPLE,
}
"""Tinctures as painted on shields, where yellow and white are a little brighter than on cards."""

ORDINARIES: dict[str, str] = {
    "pale": "M50 0 H100 V120 H50Z",
    "fess": "M0 44 H100 V74 H0Z",
    "chief": "M0 0 H100 V36 H0Z",
    "bend": "M-10 4 L14 -18 L116 96 L92 120 Z",
    "bends": (
        "M-30 24 L-12 6 L90 126 L70 140 Z M4 2 L22 -16 L122 104 L106 120 Z "
        "M40 -10 L58 -28 L150 82 L136 96 Z M-60 46 L-44 30 L56 150 L40 160 Z"
    ),
    "chevron": "M-6 96 L50 40 L106 96 L106 124 L50 68 L-6 124 Z",
    "cross": "M40 0 H60 V42 H100 V62 H60 V120 H40 V62 H0 V42 H40Z",
    "saltire": (
        "M-6 8 L8 -6 L50 44 L92 -6 L106 8 L62 58 L106 112 L92 124 L50 72 L8 124 L-6 112 L38 58 Z"
    ),
    "quarter": "M50 0 H100 V58 H50Z M0 58 H50 V120 H0Z",
    "barry": "M0 15 H100 V30 H0Z M0 45 H100 V60 H0Z M0 75 H100 V90 H0Z M0 105 H100 V120 H0Z",
    "chequy": " ".join(
        f"M{x * 20} {y * 20} h20 v20 h-20Z" for x in range(5) for y in range(6) if (x + y) % 2
    ),
    "per bend": "M0 0 L100 0 L100 120 Z",
    "bordure": (
        "M0 0 V120 H100 V0Z "
        "M13 13 H87 V58 C87 82 70 96 50 105 C30 96 13 82 13 58Z"
    ),
    "pile": "M0 0 L100 0 L50 104 Z",
    "base": (
        "M0 70 C16 60 30 60 42 70 C54 80 68 80 80 70 C88 64 94 63 100 65 L100 120 L0 120 Z"
    ),
}
"""What each ordinary covers of a field of 100 x 120."""

LAYOUTS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "one": ((18, 24, 64),),
    "two": ((8, 12, 40), (52, 12, 40)),
    "three": ((8, 12, 40), (52, 12, 40), (30, 60, 42)),
    "six": ((6, 8, 26), (37, 8, 26), (68, 8, 26), (20, 42, 26), (54, 42, 26), (37, 76, 26)),
    "three in chief": ((6, 4, 28), (36, 4, 28), (66, 4, 28)),
    "two in chief": ((11, 3, 30), (59, 3, 30)),
    "in chief": ((14, 2, 30),),
    "quarterly": ((6, 8, 38), (54, 58, 32)),
}
"""Where charges stand on a field of 100 x 120: left, top and side of each."""

_FIELD = "M3 3 L97 3 L97 58 C97 88 74 106 50 117 C26 106 3 88 3 58 Z"
_INNER = "M7 7 L93 7 L93 58 C93 85 72 102 50 112.5 C28 102 7 85 7 58 Z"

SHIELD = (
    "M8 6 C22 10 36 8 50 3 C64 8 78 10 92 6 C94 52 82 82 50 98 C18 82 6 52 8 6Z"
)
"""Outline of the great shields, in a box of 100 x 102."""


@dataclass(frozen=True, slots=True)
class Arms:
    """A coat of arms: tincture of the field, ordinary and its tincture, charge, its tincture."""

    field: str
    ordinary: str | None = None
    second: str = "white"
    charge: str | None = None
    charge_tincture: str = "yellow"
    layout: str = "one"


def _over_field(arms: Arms) -> str:
    """Return ordinary and charges, all that lies on the field, in a box of 100 x 120."""
    body = ""
    if arms.ordinary is not None:
        body += (
            f'<path d="{ORDINARIES[arms.ordinary]}" fill="{METALS[arms.second]}" '
            'fill-rule="evenodd"/>'
        )
    if arms.charge is not None:
        glyph = charges.glyph_svg(arms.charge, METALS[arms.charge_tincture], "#1a100a")
        for x, y, side in LAYOUTS[arms.layout]:
            body += shapes.group(glyph, f"translate({x} {y}) scale({side / 100:g})")
    return body


def shield(easel: Easel, arms: Arms, width: float) -> pygame.Surface:
    """Return a shield of arms, ``width`` x 1.2 ``width`` stage px, hatched, with a gold rim."""
    height = width * 1.2
    box, size = (100, 120), (width, height)

    def make() -> pygame.Surface:
        mask = easel.svg(shapes.path(_FIELD, "#ffffff"), box, size)
        painted = easel.svg(shapes.rect(0, 0, 100, 120, METALS[arms.field]), box, size)
        # Under 40 px faint lines only make a colour muddy.
        if width >= 40 or easel.strong:
            tinctures.hatch(easel, painted, arms.field, painted.copy(), max(3.4, width * 0.07))
        painted.blit(easel.svg(_over_field(arms), box, size), (0, 0))
        sheen = shapes.linear("sheen", [(0, "#ffffff", 0.3), (45, "#808080", 0.04),
                                        (100, "#000000", 0.36)], 0, 0, 100, 100)
        painted.blit(easel.svg(shapes.rect(0, 0, 100, 120, "url(#sheen)"), box, size, sheen),
                     (0, 0))
        light.clip(painted, mask)
        rim = shapes.path(_FIELD, "none", "#1a100a", 6)
        rim += f'<path d="{_INNER}" fill="none" stroke="#f0d78a" stroke-width="2.4" ' \
               'stroke-opacity="0.8"/>'
        painted.blit(easel.svg(rim, box, size), (0, 0))
        return painted

    return easel.keep(("arms", arms, width), make)


SHIELDS: dict[str, str] = {"crown": "green", "goblet": "blue", "ring": "red", "tower": "yellow"}
"""The tincture of each great shield, by the name of what it shows (``art/tables``)."""

_BASES = {"green": theme.GREEN, "blue": theme.BLUE, "red": theme.RED, "yellow": "#d9a632"}
_INSIDE = "translate(7.4 6.6) scale(.852 .866)"
_STUDS = (
    (7.5, 20), (92.5, 20), (11, 44), (89, 44), (23, 70), (77, 70), (50, 6.4),
)


def _on_shield(body: str) -> str:
    return shapes.group(body, _INSIDE)


def _composition(easel: Easel, name: str, width: float, height: float) -> pygame.Surface:
    """Return the charges of a great shield with their shadow, on a layer of the shield's size."""
    box = (width * 0.74, width * 0.74 * 1.2)
    drawn = easel.svg(part(f"tables/{name}"), (100, 120), box)
    shadow, padding = light.soft(drawn, 2.5 * easel.scale, theme.SHADOW, 0.5)
    x, y = round(width * 0.13 * easel.scale), round(height * 0.085 * easel.scale)
    layer = pygame.Surface((easel.px(width), easel.px(height)), pygame.SRCALPHA)
    layer.blit(shadow, (x - padding, y - padding + easel.px(3)))
    layer.blit(drawn, (x, y))
    return layer


def table_shield(easel: Easel, name: str, width: float, height: float) -> pygame.Surface:
    """Return a great shield, as tables have them: one of SHIELDS.

    Gold rim with studs, tincture with hatching, and its composition of charges. Raises KeyError for
    a name that is none.
    """
    tincture = SHIELDS[name]
    box, size = (100, 102), (width, height)

    def make() -> pygame.Surface:
        base = _BASES[tincture]
        gilt = shapes.linear("rim", [
            (0, "#fff0b4"), (30, "#e0bd55"), (60, "#9a6f1e"), (85, "#d9b24a"), (100, "#6d4a10"),
        ])
        rim = shapes.group(shapes.path(SHIELD, "url(#rim)", "#120904", 2.2),
                           "translate(0 -1) scale(1 1.02)")
        rim += shapes.group(shapes.path(SHIELD, "#120904"),
                            "translate(6.2 5.4) scale(.876 .89)")
        whole = easel.svg(rim, box, size, gilt)
        mask = easel.svg(_on_shield(shapes.path(SHIELD, "#ffffff")), box, size)
        foot = tinctures.shaded("yellow", 0.62) if tincture == "yellow" else shapes.darker(
            base, 0.42)
        shade = shapes.linear("field", [(0, shapes.lighter(base, 0.16)), (50, base), (100, foot)])
        field = easel.svg(_on_shield(shapes.path(SHIELD, "url(#field)")), box, size, shade)
        tinctures.hatch(easel, field, tincture, mask, 5.4)
        whole.blit(field, (0, 0))
        whole.blit(light.clip(_composition(easel, name, width, height), mask), (0, 0))
        half = "M8 6 C22 10 36 8 50 3 L50 98 C18 82 6 52 8 6Z"
        gleam = _on_shield(shapes.path(half, "#ffffff", opacity=0.075))
        gleam += "".join(
            shapes.circle(cx, cy, 1.5, "#fff0b4", "#3a2206", 0.5) for cx, cy in _STUDS
        )
        whole.blit(easel.svg(gleam, box, size), (0, 0))
        return whole

    return easel.keep(("table shield", name, width, height), make)
