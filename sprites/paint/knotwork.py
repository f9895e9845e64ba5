"""Interlace: lattice knots, the three-strand plait of a rim, and the trefoil of corners.

Everything here is SVG text (see :mod:`sprites.paint.shapes`) of plain paths, so it stays sharp
at any scale. Knows no card, table or screen.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

Point = tuple[float, float]
Curve = Callable[[float], Point]
Break = Literal["v", "h"]
"""A crossing taken apart: ``v`` parts its strands left and right, ``h`` above and below."""


@dataclass(frozen=True, slots=True)
class Strand:
    """How one strand is painted: three colours, and widths in the drawing's own units.

    ``light`` runs along the middle at ``gleam`` times the width; ``line`` is the ink beside it.
    """

    width: float
    outline: float
    colour: str = "#e8c65a"
    line: str = "#14100c"
    light: str = "#fff0b4"
    gleam: float = 0.22

    def under(self, d: str) -> str:
        """Return the strokes of path data ``d`` for strands as they lie, ends rounded."""
        return self._strokes((d, d, d), "round")

    def over(self, inked: str, painted: str) -> str:
        """Return pieces that lie on top, cut straight: ``painted`` a little longer than ``inked``.

        Were both of one length, the soft pixels of the ink's ends would show as a hair across.
        """
        return self._strokes((inked, painted, painted), "butt")

    def _strokes(self, paths: tuple[str, str, str], cap: Literal["round", "butt"]) -> str:
        colours = (self.line, self.colour, self.light)
        widths = (self.width + self.outline, self.width, self.width * self.gleam)
        return "".join(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" '
            f'stroke-linecap="{cap}" stroke-linejoin="round"/>'
            for d, colour, width in zip(paths, colours, widths, strict=True)
        )


def knot(
    cols: int, rows: int, breaks: Mapping[tuple[int, int], Break] | None = None, *,
    width: float = 0.30, outline: float = 0.10, colour: str = "#e8c65a", line: str = "#14100c",
    light: str = "#fff0b4", unit: float = 10,
) -> str:
    """Return a closed plait over ``cols`` x ``rows`` cells, in a box of 2·cols·unit x 2·rows·unit.

    Crossings lie at the lattice points (i, j) with i + j odd; those on the border turn back.
    ``breaks`` takes inner crossings apart. ``width`` and ``outline`` are shares of a cell, which
    is 2 units wide. A strand lies above where i is odd, so that it goes over and under in turn.
    Raises ValueError for a break where there is no inner crossing.
    """
    apart = dict(breaks or {})
    for i, j in apart:
        if (i + j) % 2 == 0 or not (0 < i < 2 * cols and 0 < j < 2 * rows):
            raise ValueError(f"no inner crossing at {(i, j)} in a knot of {cols} x {rows}")
    below: list[str] = []
    inked: list[str] = []
    painted: list[str] = []
    for j in range(2 * rows + 1):
        for i in range((j + 1) % 2, 2 * cols + 1, 2):
            if i in (0, 2 * cols):
                below.append(_turn(i, j, "v", 1 if i == 0 else -1, unit))
            elif j in (0, 2 * rows):
                below.append(_turn(i, j, "h", 1 if j == 0 else -1, unit))
            elif (i, j) in apart:
                below += [_turn(i, j, apart[i, j], side, unit) for side in (-1, 1)]
            else:
                upper = 1 if i % 2 else -1
                below += [_diagonal(i, j, slope, 0.5, unit) for slope in (-upper, upper)]
                inked.append(_diagonal(i, j, upper, 0.333, unit))
                painted.append(_diagonal(i, j, upper, 0.36, unit))
    strand = Strand(width * unit * 2, outline * unit * 2, colour, line, light)
    return strand.under(" ".join(below)) + strand.over(" ".join(inked), " ".join(painted))


def _turn(i: int, j: int, way: Break, side: int, unit: float) -> str:
    """Return the strand that turns back on one ``side`` (-1 left or above, 1) of a crossing."""
    along, bend = 0.5, 0.22
    points = [(side * along, -along), (side * bend, -bend), (side * bend, bend),
              (side * along, along)]
    if way == "h":
        points = [(y, x) for x, y in points]
    a, b, c, d = (f"{(i + x) * unit:.2f} {(j + y) * unit:.2f}" for x, y in points)
    return f"M{a} C{b} {c} {d}"


def _diagonal(i: int, j: int, slope: int, reach: float, unit: float) -> str:
    return (
        f"M{(i - reach) * unit:.2f} {(j - reach * slope) * unit:.2f} "
        f"L{(i + reach) * unit:.2f} {(j + reach * slope) * unit:.2f}"
    )


def plait(
    cx: float, cy: float, rx: float, ry: float, *, swing: float, waves: float, strand: Strand,
    start: float = 0.0, end: float = 2 * math.pi,
) -> str:
    """Return a three-strand plait along an ellipse round (cx, cy).

    ``swing``: how far a strand leaves the middle line, ``waves``: turns of a strand in the full
    ellipse (whole, so that it closes), ``start`` and ``end``: the arc in radians, y downward.
    A strand goes over wherever it comes back toward the middle line, as plaited hair does.
    """

    def follow(phase: float) -> Curve:
        def at(turn: float) -> Point:
            off = swing * math.sin(turn * waves + phase)
            return cx + (rx + off) * math.cos(turn), cy + (ry + off) * math.sin(turn)

        return at

    steps = max(24, round(waves * 16 * (end - start) / (2 * math.pi)))
    below, inked, painted = [], [], []
    for phase in (0.0, 2 * math.pi / 3, 4 * math.pi / 3):
        at = follow(phase)
        below.append(_trace(at, start, end, steps))
        # Strands meet half way out; one comes back at 150 and 330 degrees of its own wave.
        for crossing in (5 * math.pi / 6, 11 * math.pi / 6):
            first = math.ceil((start * waves + phase - crossing) / (2 * math.pi))
            last = math.floor((end * waves + phase - crossing) / (2 * math.pi))
            for k in range(first, last + 1):
                middle = (crossing + 2 * math.pi * k - phase) / waves
                short, long = 0.40 / waves, 0.46 / waves
                inked.append(_trace(at, middle - short, middle + short, 6))
                painted.append(_trace(at, middle - long, middle + long, 6))
    return strand.under(" ".join(below)) + strand.over(" ".join(inked), " ".join(painted))


def trefoil(cx: float, cy: float, r: float, *, strand: Strand, turn: float = 0.0) -> str:
    """Return a trefoil knot within a circle of radius ``r``, turned by ``turn`` radians.

    The curve is sin t + 2 sin 2t, cos t − 2 cos 2t; its height −sin 3t tells which strand is over.
    """

    def at(t: float) -> Point:
        x, y = math.sin(t) + 2 * math.sin(2 * t), math.cos(t) - 2 * math.cos(2 * t)
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        return cx + x * r / 3, cy + y * r / 3

    tops = (math.pi / 2, 7 * math.pi / 6, 11 * math.pi / 6)
    inked = " ".join(_trace(at, top - 0.32, top + 0.32, 10) for top in tops)
    painted = " ".join(_trace(at, top - 0.36, top + 0.36, 10) for top in tops)
    return strand.under(_trace(at, 0.0, 2 * math.pi, 90)) + strand.over(inked, painted)


def _trace(at: Curve, start: float, end: float, steps: int) -> str:
    """Return path data along a curve, straight from step to step."""
    points = (at(start + (end - start) * k / steps) for k in range(steps + 1))
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points)
