"""The round table from above, on the flagstones of the hall: the ground of the patience."""

from __future__ import annotations

import random

import numpy as np

from sprites.paint.knotwork import Strand, plait
from sprites.paint.shapes import ellipse
from sprites.places.bake import timber
from sprites.places.bake.noise import Plane, View, noise, ramp
from sprites.places.bake.painting import Painting

FLAG_WIDTH, FLAG_HEIGHT = 150, 90


def round_table(view: View) -> Painting:
    """Return the table over a view, lit from above, the corners dark."""
    picture = Painting(view, _flagstones(view))
    cx, cy, rx, ry = 800, 452, 862, 522
    whole = picture.mask(ellipse(cx, cy, rx, ry, "#ffffff"))
    picture.shadow(whole, 26, 0.8, dy=22)
    picture.paint(timber.planks(view, timber.Oak("#20120a", "#3d2413", "#5c3a20", 300), 12), whole)
    gold = Strand(3.8, 3.2, "#ab7f2e", "#130a05", "#e4c270", 0.30)
    picture.draw(
        ellipse(cx, cy, rx - 2, ry - 2, "none", "#8a5c30", 2.4)
        + ellipse(cx, cy, rx - 7, ry - 7, "none", "#160c06", 5)
        + plait(cx, cy, rx - 27, ry - 27, swing=9.6, waves=54, strand=gold)
    )
    inner = picture.mask(ellipse(cx, cy, rx - 48, ry - 48, "#ffffff"))
    picture.paint(timber.planks(view, timber.TABLE, 3), inner)
    # The top lies a little below its rim: a shade along the inside, deeper above.
    picture.shadow(inner * (1 - picture.mask(
        ellipse(cx, cy + 5, rx - 51, ry - 51, "#ffffff"))), 5, 0.55)
    picture.draw(
        ellipse(cx, cy, rx - 48, ry - 48, "none", "#120904", 4)
        + ellipse(cx, cy, rx - 52, ry - 52, "none", "#d9b24a", 2)
        + ellipse(cx, cy, rx - 57, ry - 57, "none", "#2a170b", 1.5)
    )
    picture.brighten(800, 420, 960, 680, 0.55, 1.2)
    picture.light(800, 420, 900, 640, "#ffac54", 0.21, 1.5)
    picture.vignette(0.60, 800, 414, 1088, 684, 2.2)
    for x in (250, 1350):
        picture.light(x, 330, 420, 420, "#ffa64a", 0.17, 1.8)
    return picture


def _flagstones(view: View) -> Plane:
    """Return worn flags of blue stone with dark joints, set in half bond."""
    tone = 0.75 * noise(view, 110, 110, 4, 4) + 0.25 * noise(view, 7, 5, 3, 41)
    colours = ramp(tone, [(0.2, "#0b0e1c"), (0.5, "#171c37"), (0.8, "#242c52")])
    columns, rows = view.axes()
    x, y = columns[0], rows[:, 0]
    course = np.floor(y / FLAG_HEIGHT).astype(int)
    for number in range(course[0], course[-1] + 1):
        band = np.flatnonzero(course == number)
        if not band.size:
            continue
        rng = random.Random(number * 13 + 5)
        shifted = x + (number % 2) * FLAG_WIDTH / 2
        flag = np.floor(shifted / FLAG_WIDTH).astype(int)
        tones = np.array([rng.uniform(0.86, 1.14) for _ in range(flag[-1] - flag[0] + 1)])
        across = np.abs(shifted - flag * FLAG_WIDTH)
        across = np.minimum(across, FLAG_WIDTH - across)
        down = np.minimum(y[band] - number * FLAG_HEIGHT, (number + 1) * FLAG_HEIGHT - y[band])
        joint = np.minimum(across[None, :], down[:, None])
        shade = (1 - 0.6 * np.exp(-((joint / 1.3) ** 2)) - 0.16 * np.exp(-joint / 5))
        colours[band] *= (shade * tones[flag - flag[0]][None, :]).astype(np.float32)[..., None]
    return colours
