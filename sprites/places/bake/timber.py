"""Oak, a board at a time: rings, grain, fibres and pores, with dark seams between the boards."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import numpy as np

from sprites.places.bake.noise import Plane, View, noise, ramp


@dataclass(frozen=True, slots=True)
class Oak:
    """A kind of oak: three tones from dark to light, and how high a board is (stage px)."""

    dark: str
    middle: str
    light: str
    board: float


TABLE = Oak("#2a180d", "#50311b", "#74492a", 129)
BOARD = Oak("#3a2213", "#6b4326", "#93623a", 154)
RIM = Oak("#1a0f08", "#3a2212", "#553319", 100)


def planks(view: View, oak: Oak, seed: int, period: float | None = None) -> Plane:
    """Return level boards over a view (a seam lies at stage y 0), as colours.

    With ``period`` (stage px) the grain repeats along the boards.
    """
    width, height = view.size
    out = np.zeros((height, width, 3), np.float32)
    edges = view.axes()[1][:, 0]
    indices = np.floor(edges / oak.board).astype(int)
    for index in range(indices[0], indices[-1] + 1):
        rows = np.flatnonzero(indices == index)
        if rows.size:
            out[rows] = _plank(view, rows, oak, seed * 1000 + index, index * oak.board, period)
    return out


def _plank(
    view: View, rows: np.ndarray, oak: Oak, seed: int, upper: float, period: float | None
) -> Plane:
    """Return one board: its first row of px, how many there are, its upper edge in stage px."""
    part = View(
        view.left, view.top + float(rows[0]) / view.scale, view.width,
        rows.size / view.scale, view.scale,
    )
    rng = random.Random(seed)
    tile = None if period is None else (period, oak.board)

    def layer(cell_x: float, cell_y: float, octaves: int, number: int) -> Plane:
        return noise(part, cell_x, cell_y, octaves, seed * 7 + number, tile)

    bend, grain, fibres = layer(450, 13, 3, 1), layer(210, 2.5, 3, 2), layer(35, 1.0, 2, 3)
    y = part.axes()[1] - upper
    turns = y / oak.board * rng.uniform(5, 9) + bend * rng.uniform(5, 8) + rng.random() * 6
    rings = 0.5 + 0.5 * np.sin(turns * 2 * math.pi)
    tone = 0.25 * rings + 0.40 * grain + 0.26 * fibres + rng.uniform(-0.07, 0.07) - 0.02
    colours = ramp(tone, [(0.05, oak.dark), (0.45, oak.middle), (0.85, oak.light)])
    pores = (layer(13, 0.65, 1, 4) > 0.83) & (grain < 0.56)
    colours *= (1 - 0.20 * pores)[..., None]
    depth = np.minimum(y, oak.board - y)
    seam = 1 - 0.62 * np.exp(-depth / 1.1) - 0.14 * np.exp(-depth / 7)
    colours *= seam[..., None]
    return colours
