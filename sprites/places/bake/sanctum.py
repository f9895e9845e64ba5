"""The sanctum of the seals: a floor of slabs in rings round the place of the rune circle.

The circle itself flares and rests, so it is drawn by :mod:`sprites.places.runes`.
"""

from __future__ import annotations

import math

import numpy as np

from sprites.paint.shapes import circle, path
from sprites.places.bake.candles import candle
from sprites.places.bake.noise import Plane, View, noise, ramp
from sprites.places.bake.painting import Painting
from sprites.places.halls import SANCTUM_CANDLES
from sprites.places.runes import MIDDLE

_RINGS = (0, 70, 150, 232, 330, 440, 560, 690, 830, 990, 1160, 1400, 1700)
_SLABS = (1, 8, 14, 20, 26, 34, 42, 50, 58, 66, 76, 88)


def sanctum(view: View) -> Painting:
    """Return the sanctum's floor over a view, brightest in the middle."""
    picture = Painting(view, _paving(view))
    x, y = MIDDLE
    picture.light(x, y, 430, 360, "#6fb4e8", 0.27, 2.0)
    _inlay(picture)
    for x, y, height, _ in SANCTUM_CANDLES:
        if height > 60:
            picture.light(x, y - 14, 210, 130, "#ffa64a", 0.44, 2.0)
            picture.light(x, y - 30, 90, 80, "#ffd890", 0.50, 2.0)
    for x, y, height, width in sorted(SANCTUM_CANDLES, key=lambda each: each[1]):
        candle(picture, x, y, height, width)
    return picture


def _paving(view: View) -> Plane:
    """Return slabs cut from rings, each its own tone, worn, with dark joints and a lit bevel."""
    columns, rows = view.axes()
    dx, dy = columns - MIDDLE[0], rows - MIDDLE[1]
    r = np.hypot(dx, dy)
    upward = -dy / np.maximum(r, 1)
    turn = np.arctan2(dy, dx) / (2 * np.pi) + 0.5
    tone, edge, bevel = np.zeros_like(r), np.full_like(r, 99), np.zeros_like(r)
    rng = np.random.default_rng(4)
    for inner, outer, slabs in zip(_RINGS, _RINGS[1:], _SLABS, strict=False):
        here = (r >= inner) & (r < outer)
        offset, tones = rng.random(), rng.random(slabs).astype(np.float32)
        along = (turn[here] * slabs + offset) % slabs
        share = along - np.floor(along)
        arc = 2 * np.pi * r[here] / slabs
        sideways = np.minimum(share, 1 - share) * arc if slabs > 1 else np.full(share.shape, 99)
        tone[here] = tones[along.astype(int) % slabs]
        edge[here] = np.minimum(sideways, np.minimum(r[here] - inner, outer - r[here]))
        # The light falls from above: edges that look up are lit, those that look down are not.
        side = np.where(r[here] - inner < outer - r[here], -1, 1)
        bevel[here] = side * upward[here]
    worn = noise(view, 170, 170, 6, 2)
    grain = noise(view, 28, 28, 3, 5)
    shade = 0.33 + 0.22 * (tone - 0.5) + 0.62 * (worn - 0.5) + 0.16 * (grain - 0.5)
    colours = ramp(shade, [(0, "#05060d"), (0.333, "#151b33"), (0.667, "#2e375c"), (1, "#59648f")])
    joint = 0.38 + 0.62 * np.clip(edge / 2.2, 0, 1)
    rim = 1 + 0.26 * bevel * np.exp(-(((edge - 3.4) / 1.6) ** 2))
    glow = np.exp(-((r / 520) ** 2)) * 0.95 + 0.34 * np.exp(-((r / 1000) ** 2))
    colours *= (joint * rim * (glow * 1.28 + 0.10))[..., None]
    far = (np.abs(columns - 800) / 860) ** 4 + (np.abs(rows - 430) / 540) ** 4
    return colours * (1 - 0.75 * np.clip(far, 0, 1))[..., None]


def _inlay(picture: Painting) -> None:
    """Lay thin rings and rays of gold into the floor."""
    x, y = MIDDLE
    body = ""
    for r, width, opacity in ((232, 1.6, 0.47), (238, 0.8, 0.31), (330, 2.2, 0.41),
                              (337, 0.9, 0.31), (440, 1.4, 0.24)):
        body += (f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#c9a227" '
                 f'stroke-width="{width}" stroke-opacity="{opacity}"/>')
    for k in range(48):
        cosine, sine = math.cos(2 * math.pi * k / 48), math.sin(2 * math.pi * k / 48)
        if k % 4 == 0:
            body += path(f"M{x + 239 * cosine:.1f} {y + 239 * sine:.1f} "
                         f"L{x + 329 * cosine:.1f} {y + 329 * sine:.1f}", "none", "#5d5330", 1)
        body += circle(round(x + 333.5 * cosine, 1), round(y + 333.5 * sine, 1), 2, "#f2d675",
                       opacity=0.47)
    picture.draw(body)
