"""The monsters of the seals: four beasts in ten ranks from whelp to wyrm, and the grey shadow.

Heads, not bodies, so that they read at 48 px. A beast is a row of layers, back to front: part files
in ``art/beasts`` that appear from a rank on and may grow, and a few things drawn by rank (mane,
antlers, spikes, teeth). Beasts stand in a box of 100 x 104 from (0, 0), horns and crowns rise above
it. Gives SVG text; knows no card.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from sprites.paint.parts import part
from sprites.paint.shapes import group, linear, mix, path

RANKS = range(1, 11)
SHADOW_RANKS = range(1, 5)

_OUTLINE = "#1c120e"
_TOOTH = "#fff7e0"


@dataclass(frozen=True, slots=True)
class Layer:
    """A part file shown for ranks ``first`` … ``last``.

    It grows from ``smallest`` at its first rank to full size at the highest, about ``pivot``.
    """

    part: str
    first: int = 1
    last: int = 10
    pivot: tuple[float, float] = (50, 50)
    smallest: float = 1


@dataclass(frozen=True, slots=True)
class Crown:
    """The crown of the highest rank: the middle of its foot, its size and its lean in degrees."""

    x: float
    y: float
    width: float
    height: float
    lean: float = 0


@dataclass(frozen=True, slots=True)
class Hide:
    """A beast's colours, light to dark, its belly, and its wings, fins or mane."""

    light: str
    middle: str
    dark: str
    belly: str
    membrane: tuple[str, str]


Drawn = Callable[[int, Hide], str]
"""Something whose shape follows the rank, not only its size."""


@dataclass(frozen=True, slots=True)
class Beast:
    """One colour's monster."""

    hide: Hide
    layers: tuple[Layer | Drawn | Crown, ...]
    ranks: range = RANKS


def _growth(rank: int) -> float:
    """Return 0 for the whelp … 1 for the wyrm."""
    return (rank - 1) / 9


def _ink(d: str, fill: str, width: float) -> str:
    return path(d, fill, _OUTLINE, width)


# Dragon


def _dragon_spikes(rank: int, hide: Hide) -> str:
    places = ((70, 30), (79, 40), (85, 52), (89, 64), (92, 76), (94, 88))
    body = ""
    for number, (x, y) in enumerate(places[:max(1, 1 + int(rank * .55))]):
        reach = (6 + 6 * _growth(rank)) * (1 - .08 * number)
        body += _ink(f"M{x - 7} {y - 4} L{x + reach:.1f} {y - reach * .8:.1f} L{x + 1} {y + 8} Z",
                     "#f3c06a", 1.8)
    return body


def _dragon_horn(rank: int, hide: Hide) -> str:
    reach = 8 + 26 * _growth(rank)
    d = (
        f"M59 27 C{62 + reach * .3:.1f} {24 - reach * .35:.1f} "
        f"{64 + reach * .75:.1f} {22 - reach * .5:.1f} {66 + reach:.1f} {18 - reach * .28:.1f} "
        f"C{66 + reach * .75:.1f} {24 - reach * .15:.1f} {68 + reach * .4:.1f} 30 70 36 Z"
    )
    return _ink(d, "#f2dcae", 2.2)


def _dragon_teeth(rank: int, hide: Hide) -> str:
    more = int(_growth(rank) * 3)
    upper = [20 + number * 5.2 for number in range(2 + more)]
    lower = [22 + number * 5.6 for number in range(1 + more)]
    body = "".join(_ink(f"M{x:.1f} 56.6 L{x + 2:.1f} 61.2 L{x + 4:.1f} 56 Z", _TOOTH, .9)
                   for x in upper)
    return body + "".join(_ink(f"M{x:.1f} 66 L{x + 2:.1f} 61.5 L{x + 4:.1f} 65.2 Z", _TOOTH, .9)
                          for x in lower)


# Serpent


def _serpent_sail(rank: int, hide: Hide) -> str:
    reach = 6 + 12 * _growth(rank)
    d = "M42 30 "
    for number, (x, y) in enumerate(((38, 40), (33, 52), (29, 64), (28, 76), (29, 88))):
        d += f"L{x - reach * (1 - .08 * number):.1f} {y - 6} L{x - 2} {y + 3} "
    return _ink(d + "L34 102 L50 60 Z", "url(#membrane)", 2)


def _serpent_teeth(rank: int, hide: Hide) -> str:
    return "".join(
        _ink(f"M{84 - number * 4.6:.1f} {40.6 + .5 * number:.1f} l-1.6 4 l-2 -3.6 Z", _TOOTH, .8)
        for number in range(2 + int(_growth(rank) * 3))
    )


# Lion


def _rays(count: int, inner: float, outer: float, fill: str, turn: float, width: float) -> str:
    """Return a wreath of curved rays round the lion's face, every second one a little shorter."""
    tips: list[tuple[float, float, float]] = []
    for number in range(count):
        angle = turn + 2 * math.pi * number / count
        between = angle + math.pi / count
        reach = outer * (1 if number % 2 == 0 else .88)
        tips.append((50 + reach * math.cos(angle), 54 + reach * math.sin(angle), angle))
        tips.append((50 + inner * math.cos(between), 54 + inner * math.sin(between), between))
    d = f"M{tips[0][0]:.1f} {tips[0][1]:.1f} "
    for number in range(1, len(tips) + 1):
        x, y, angle = tips[number % len(tips)]
        before_x, before_y, _ = tips[number - 1]
        bend = 2.2 if number % 2 else -1
        middle_x = (x + before_x) / 2 + bend * math.cos(angle + math.pi / 2)
        middle_y = (y + before_y) / 2 + bend * math.sin(angle + math.pi / 2)
        d += f"Q{middle_x:.1f} {middle_y:.1f} {x:.1f} {y:.1f} "
    return _ink(d + "Z", fill, width)


def _lion_mane(rank: int, hide: Hide) -> str:
    """Return the mane: an inner wreath from rank 2, an outer from 3, longer with every rank."""
    grown = _growth(rank)
    body = ""
    if rank >= 3:
        body += _rays(12 + int(grown * 6), 33, 36 + 15 * grown, "url(#membrane)", -math.pi / 2, 2.4)
    if rank >= 2:
        body += _rays(10 + int(grown * 6), 28, 31 + 9 * grown, "url(#inner)", .15 - math.pi / 2, 2)
    return body


def _lion_brows(rank: int, hide: Hide) -> str:
    grown = _growth(rank)
    return "".join(
        path(f"M{50 + side * 7} {49.5 - 2 * grown:.1f} C{50 + side * 12} {43 - grown:.1f} "
             f"{50 + side * 20} {42 + grown * 1.5:.1f} {50 + side * 25} {46 - 2 * grown:.1f}",
             "none", "#5b2f08", 3.4)
        for side in (1, -1)
    )


# Hart


def _hart_ruff(rank: int, hide: Hide) -> str:
    """Return the leaves round the neck: one row for a fawn, two from rank 2, three from 6."""
    body = ""
    for row in range(1 if rank < 2 else 2 if rank < 6 else 3, 0, -1):
        count = 5 + row * 2
        colour = "url(#shade)" if row % 2 else "url(#hide)"
        leaf = part("beasts/hart-leaf", main=colour, dark=hide.dark)
        reach = 13 + row * 9 * (.7 + .3 * _growth(rank))
        for number in range(count):
            angle = math.pi * (.08 + .84 * number / (count - 1))
            x, y = 50 + reach * math.cos(angle) * 1.25, 72 + reach * math.sin(angle) * .85
            lean = math.degrees(angle) - 90
            body += group(leaf, f"translate({x:.1f} {y:.1f}) rotate({lean:.0f})")
    return body


_TINES = (
    ((5, -8), (20, -12)), ((10, -16), (30, -24)), ((15, -24), (6, -40)),
    ((19, -32), (36, -40)), ((19.5, -36), (6, -54)), ((18, -42), (34, -56)),
)


def _hart_antlers(rank: int, hide: Hide) -> str:
    """Return both antlers: from rank 2 on a beam, with more tines the higher the rank."""
    if rank == 1:
        return part("beasts/hart-buds")
    grown = _growth(rank)
    size = .42 + .58 * grown
    width = 6.2 + grown * 1.5
    strokes = ((_OUTLINE, width + 3), ("#c69b58", width - 1.2), ("#f4e6bd", max(1.4, width - 4.4)))
    body = ""
    for side in (1, -1):

        def at(u: float, v: float, side: int = side) -> str:
            return f"{50 + side * (8 + u * size * 1.25):.1f} {38 + v * size:.1f}"

        d = f"M{at(0, 0)} C{at(7, -12)} {at(16, -22)} {at(20, -36)} L{at(17, -48)}"
        for foot, tip in _TINES[:max(1, int(rank * .62))]:
            bow = at((foot[0] + tip[0]) / 2 + .6, (foot[1] + tip[1]) / 2 + 3)
            d += f" M{at(*foot)} Q{bow} {at(*tip)}"
        body += "".join(path(d, "none", colour, wide) for colour, wide in strokes)
    return body


def _hart_brows(rank: int, hide: Hide) -> str:
    lift = 2 * _growth(rank)
    return "".join(
        path(f"M{50 + side * 6} {51 - lift:.1f} C{50 + side * 10} 45 {50 + side * 15} 44 "
             f"{50 + side * 19} {48 - lift:.1f}", "none", hide.dark, 3)
        for side in (1, -1)
    )


BEASTS: dict[str, Beast] = {
    "red": Beast(
        Hide("#ef7a55", "#c23a2c", "#7d1a1c", "#f6cf92", ("#f0a05a", "#9a2f1e")),
        (
            Layer("dragon-flame", 8), Layer("dragon-wing", 4, pivot=(60, 64), smallest=.62),
            _dragon_spikes, _dragon_horn, Layer("dragon-frill", 6), Layer("dragon-ear", 3),
            Layer("dragon-head"), _dragon_teeth, Layer("dragon-face"), Crown(57, 24, 24, 13, 14),
        ),
    ),
    "blue": Beast(
        Hide("#7fb6e6", "#3a72b8", "#1b3a70", "#cfe6f2", ("#bfe0ee", "#2b5694")),
        (
            Layer("serpent-coil-left", 6), Layer("serpent-coil-right", 3), _serpent_sail,
            Layer("serpent-head"), _serpent_teeth,
            Layer("serpent-fin", pivot=(47, 36), smallest=.55), Layer("serpent-face"),
            Layer("serpent-barbels", 4), Layer("serpent-horn", 5),
            Layer("serpent-second-horn", 8), Layer("serpent-waves"), Crown(56, 17, 23, 12, -16),
        ),
    ),
    "yellow": Beast(
        Hide("#ffe9a0", "#e3a92c", "#a4670f", "#fff6dc", ("#da8c26", "#97480e")),
        (
            _lion_mane, Layer("lion-ears"), Layer("lion-head"), _lion_brows, Layer("lion-jaw", 5),
            Layer("lion-spots", last=2), Layer("lion-jewel", 7), Crown(50, 30, 32, 15),
        ),
    ),
    "green": Beast(
        Hide("#8fca82", "#3f8a4c", "#1c4f2c", "#f2f0c8", ("#8fca82", "#3f8a4c")),
        (
            _hart_ruff, _hart_antlers, Layer("hart-ears"), Layer("hart-head"),
            Layer("hart-eyes", last=4), Layer("hart-wild-eyes", 5), _hart_brows,
            Layer("hart-tusks", 7), Layer("hart-mark", 4), Crown(50, 36, 24, 12),
        ),
    ),
    "grey": Beast(
        Hide("#8f919e", "#6d6f7c", "#24252e", "#0c0c14", ("#8f919e", "#24252e")),
        (
            Layer("shadow-cloak"), Layer("shadow-folds", 2), Layer("shadow-face"),
            Layer("shadow-teeth", 3), Layer("shadow-horns", 3), Crown(50, 14, 30, 14),
        ),
        SHADOW_RANKS,
    ),
}
"""The monster of each colour."""


def _gradients(hide: Hide) -> str:
    """Return the gradients that parts of a beast are filled with."""
    return (
        linear("hide", ((0, hide.light), (50, hide.middle), (100, hide.dark)))
        + linear("shade", ((0, hide.middle), (100, hide.dark)))
        + linear("belly", ((0, hide.belly), (100, mix(hide.belly, hide.middle, .5))))
        + linear("membrane", ((0, hide.membrane[0]), (100, hide.membrane[1])))
        + linear("inner", ((0, hide.light), (100, mix(hide.middle, "#d06a1a", .4))))
        + linear("gold", ((0, "#fff0b0"), (50, "#dcb545"), (100, "#9a7216")))
        + linear("flame", ((0, "#ffe27a"), (100, "#e2541e")), x1=100, x2=0, y2=0)
        + linear("water", ((0, "#5f9ccf"), (100, "#16305e")))
    )


def _layer(layer: Layer, rank: int, highest: int, paints: dict[str, str]) -> str:
    body = part(f"beasts/{layer.part}", **paints)
    if layer.smallest == 1:
        return body
    x, y = layer.pivot
    size = layer.smallest + (1 - layer.smallest) * (rank - layer.first) / (highest - layer.first)
    return group(body, f"translate({x} {y}) scale({size:.3f}) translate({-x} {-y})")


def _crown(crown: Crown) -> str:
    # The part is 40 wide and 20 high, the middle of its foot at (50, 50).
    size = f"scale({crown.width / 40:.3f} {crown.height / 20:.3f}) translate(-50 -50)"
    body = part("beasts/crown", gold="url(#gold)")
    return group(body, f"translate({crown.x} {crown.y}) rotate({crown.lean}) {size}")


def beast(colour: str, rank: int) -> tuple[str, str]:
    """Return a monster's SVG elements, and the gradients they use.

    It stands on y 102, its middle at x 50, the higher the rank the larger. Raises KeyError for a
    colour without a monster, ValueError for a rank that it hasn't.
    """
    kind = BEASTS[colour]
    if rank not in kind.ranks:
        raise ValueError(f"no {colour} monster has rank {rank}")
    hide, highest = kind.hide, kind.ranks[-1]
    paints = {
        "hide": "url(#hide)", "belly": "url(#belly)", "membrane": "url(#membrane)",
        "shade": "url(#shade)", "flame": "url(#flame)", "water": "url(#water)",
        "light": mix(hide.light, "#ffffff", .35), "middle": hide.middle, "dark": hide.dark,
    }
    body = ""
    for layer in kind.layers:
        if isinstance(layer, Crown):
            body += _crown(layer) if rank == highest else ""
        elif not isinstance(layer, Layer):
            body += layer(rank, hide)
        elif layer.first <= rank <= layer.last:
            body += _layer(layer, rank, highest, paints)
    # Even the smallest shadow is no whelp.
    grown = _growth(rank) if colour != "grey" else .35 + .65 * (rank - 1) / 3
    size = .72 + .30 * grown
    place = f"translate({50 - 50 * size:.2f} {102 - 102 * size:.2f}) scale({size:.3f})"
    return group(body, place), _gradients(hide)
