"""The hall of the title: dressed stone, tall windows, columns with their vault, and the table.

The light of torches and candles is here; their flames move and belong to
:mod:`sprites.places.halls`.
"""

from __future__ import annotations

import itertools
import math
import random

import numpy as np

from sprites.paint.knotwork import Strand, plait
from sprites.paint.shapes import ellipse, group, linear, path, rect
from sprites.places.bake import timber
from sprites.places.bake.candles import candle, dish
from sprites.places.bake.night import night
from sprites.places.bake.noise import Plane, View, noise, ramp
from sprites.places.bake.painting import Painting
from sprites.places.halls import CANDLES, TORCHES

COURSE = 46
"""Height of a course of stones."""

COLUMNS = (-288, 96, 480, 1120, 1504, 1888)

WINDOWS = ((800, 560, 6, 640, 3), (290, 214, 80, 600, 2), (1310, 214, 80, 600, 2),
           (-96, 214, 80, 600, 2), (1696, 214, 80, 600, 2))
"""Middle, width, tip, sill, and number of lights of each window."""


def hall(view: View) -> Painting:
    """Return the hall over a view; beyond the stage it grows dark."""
    picture = Painting(view, _stone(view))
    outside = night(view)
    glass = np.zeros_like(outside[..., 0])
    for window in WINDOWS:
        glass = glass + _window(picture, outside, *window)
    _columns(picture)
    for x, y in TORCHES:
        picture.light(x, y - 20, 430, 470, "#ff9a3c", 0.70, 2.1)
        picture.light(x, y - 26, 130, 150, "#ffd27a", 0.70, 1.8)
        picture.draw(group(_torch(), f"translate({x} {y})"))
    # Torches light the hall, hardly the night outside: give the panes most of it back.
    picture.paint(outside, 0.72 * glass)
    picture.vignette(0.55, 800, 378, 1152, 675, 2.4)
    _table(picture)
    for x, y, height in CANDLES:
        picture.light(x, y - height - 12, 230, 200, "#ffab4a", 0.5, 2.2)
        dish(picture, x, y)
        candle(picture, x, y - 3, height - 3)
    return picture


def _stone(view: View) -> Plane:
    """Return courses of stones, each a little lighter or darker, with a lit upper edge."""
    tone = noise(view, 80, 80, 5, 12)
    colours = ramp(tone, [(0.2, "#0d1124"), (0.5, "#181e3b"), (0.8, "#262d52")])
    columns, rows = view.axes()
    x, y = columns[0], rows[:, 0]
    for course in range(math.floor(y[0] / COURSE), math.floor(y[-1] / COURSE) + 1):
        rng = random.Random(course * 7 + 2)
        depth = y - course * COURSE
        band = np.flatnonzero((depth >= 0) & (depth < COURSE))
        if not band.size:
            continue
        shade = np.ones((band.size, x.size), np.float32)
        start = -520 - rng.randrange(80)
        while start < x[-1]:
            width = rng.randrange(80, 150)
            inside = (x >= start) & (x < start + width)
            shade[:, inside] *= rng.uniform(0.84, 1.14)
            shade[:, np.abs(x - start) < 0.8] *= 0.62
            shade[:, (x - start > 0.8) & (x - start < 1.9)] *= 1.10
            start += width
        within = depth[band]
        shade[within < 1.5] *= 0.6
        shade[(within >= 1.5) & (within < 2.5)] *= 1.18
        colours[band] *= shade[..., None]
    return colours


def lancet(cx: float, tip: float, w: float, sill: float) -> str:
    """Return a pointed window's outline as path data."""
    spring, half = tip + w * 0.95, w / 2
    return (
        f"M{cx - half} {sill} V{spring} C{cx - half} {tip + w * 0.5} {cx - w * 0.2} "
        f"{tip + w * 0.18} {cx} {tip} C{cx + w * 0.2} {tip + w * 0.18} {cx + half} "
        f"{tip + w * 0.5} {cx + half} {spring} V{sill}Z"
    )


def _lead(d: str, width: float = 7) -> str:
    """Return a bar of tracery: dark ground, stone, a thin line of moonlight."""
    return (path(d, "none", "#090c1a", width + 4) + path(d, "none", "#46558a", width)
            + path(d, "none", "#7f92c8", 1.2))


def _window(
    picture: Painting, outside: Plane, cx: float, w: float, tip: float, sill: float, lights: int
) -> Plane:
    """Break a window into the wall and return where its glass is, 0 … 1."""
    splay = ((34, 64, 30, "#0a0d1c"), (18, 34, 20, "#202849"), (9, 17, 12, "#3a4877"),
             (4, 8, 8, "#0a0d1c"))
    picture.draw("".join(path(lancet(cx, tip - up, w + wide, sill + low), colour)
                         for up, wide, low, colour in splay))
    opening = picture.mask(path(lancet(cx, tip, w, sill), "#ffffff"))
    picture.paint(outside, opening)
    bars, light, spring = "", w / lights, tip + w * 0.62
    side = lights == 2
    for k in range(1, lights):
        top = spring + light * 0.2 if side else tip + 10
        bars += _lead(f"M{cx - w / 2 + k * light} {top} V{sill}")
    for k in range(lights if side else 0):
        x = cx - w / 2 + (k + 0.5) * light
        bars += _lead(
            f"M{x - light / 2} {spring + light * 0.75} C{x - light / 2} {spring + light * 0.3} "
            f"{x - light * 0.2} {spring + light * 0.1} {x} {spring - light * 0.12} "
            f"C{x + light * 0.2} {spring + light * 0.1} {x + light / 2} {spring + light * 0.3} "
            f"{x + light / 2} {spring + light * 0.75}", 5)
    picture.draw(bars, within=opening)
    frame = path(lancet(cx, tip, w, sill), "none", "#7f92c8", 1.6)
    picture.draw(frame)
    return opening * (1 - picture.mask(bars + frame))


def _columns(picture: Painting) -> None:
    stone = linear("c", ((0, "#0a0d1d"), (18, "#2c3560"), (38, "#4b568a"), (55, "#2b3359"),
                         (80, "#161b37"), (100, "#090b19")), 0, 0, 100, 0)
    # Ribs spring from each capital and meet the next column's half way, below the vault.
    for left, right in itertools.pairwise(COLUMNS):
        span = right - left
        middle, rise = (left + right) / 2, 130 - span * 0.53
        for sign, foot in ((1, left + 20), (-1, right - 20)):
            reach = span / 2 - 20
            d = (f"M{foot} 136 C{foot + sign * reach * 0.10} {130 - (130 - rise) * 0.52:.0f} "
                 f"{foot + sign * reach * 0.52:.0f} {130 - (130 - rise) * 0.82:.0f} "
                 f"{middle} {rise:.0f}")
            picture.draw(path(d, "none", "#080a17", 30) + path(d, "none", "#232b4f", 22)
                         + path(d, "none", "#3d4878", 6) + path(d, "none", "#566398", 1.4))
    for x in COLUMNS:
        body = rect(x - 37, -400, 74, 1400, "url(#c)")
        for share in (-0.3, -0.08, 0.16, 0.36):
            body += rect(x + 74 * share, 150, 2.2, 700, "#080a16", opacity=0.45)
        for y, width, height in ((128, 108, 14), (142, 94, 9), (151, 82, 10), (800, 90, 12),
                                 (812, 104, 40)):
            body += rect(x - width / 2, y, width, height, "url(#c)", "#070916", 1.4, 3)
            body += path(f"M{x - width / 2 + 3} {y + 1.6} H{x + width / 2 - 3}", "none",
                         "#7f92c8", 0.9)
        # A worked capital: three stiff leaves under the slab.
        for k in (-26, 0, 26):
            body += path(f"M{x + k} 168 C{x + k - 12} 158 {x + k - 9} 150 {x + k} 146 "
                         f"C{x + k + 9} 150 {x + k + 12} 158 {x + k} 168Z", "#39447a",
                         "#0a0d1d", 1.6)
        picture.draw(body, stone)


def _torch() -> str:
    return (path("M-13 6 H13 L7 60 H-7Z", "#2a1c14", "#0a0604", 2)
            + path("M-3 8 L-1 58 M6 8 L3 58", "none", "#5a3d28", 1.6)
            + path("M-16 0 H16 L13 14 H-13Z", "#6b5a3a", "#0a0604", 2)
            + path("M-13 4 H13", "none", "#c9a868", 1.6)
            + path("M-6 60 L0 78 L6 60Z", "#2a1c14", "#0a0604", 1.5)
            + path("M-11 30 H11 L10 37 H-10Z", "#6b5a3a", "#0a0604", 1.4))


def _table(picture: Painting) -> None:
    """Lay the round table in front, with a plait of gold on its rim."""
    view = picture.view
    cx, cy, rx, ry = 800, 1010, 1010, 330
    whole = picture.mask(ellipse(cx, cy, rx, ry, "#ffffff"))
    picture.shadow(whole, 22, 0.9, dy=-8)
    picture.paint(timber.planks(view, timber.RIM, 5), whole)
    picture.draw(ellipse(cx, cy, rx - 1.5, ry - 1.5, "none", "#b07a42", 2.6)
                 + ellipse(cx, cy, rx - 4.5, ry - 4, "none", "#160c06", 2.4))
    inner = picture.mask(ellipse(cx, cy, rx - 46, ry - 34, "#ffffff"))
    boards = timber.planks(view, timber.Oak("#2a180d", "#55341d", "#7c4f2d", 64), 8)
    picture.paint(boards, inner)
    gold = Strand(3.0, 3.0, "#b88a36", "#130a05", "#ecca74", 0.3)
    picture.draw(
        plait(cx, cy, rx - 24, ry - 18, swing=7.4, waves=60, strand=gold)
        + ellipse(cx, cy, rx - 46, ry - 34, "none", "#120904", 4)
        + ellipse(cx, cy, rx - 49, ry - 36.5, "none", "#e0bd55", 1.8)
        + ellipse(cx, cy, rx - 52.5, ry - 39, "none", "#2a170b", 1.4)
    )
    picture.light(800, 800, 760, 170, "#ffb45a", 0.36, 1.4)
    # Toward the player, below the stage, the table falls into the dark.
    _, rows = view.axes()
    picture.colours *= (1 - 0.8 * np.clip((rows - 860) / 330, 0, 1))[..., None]
