"""Value noise in stage coordinates, and colour ramps: the raw stuff of wood, stone and parchment.

Noise is defined over the plane, not over a picture, so a part drawn at another scale or from
another corner fits its neighbour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sprites.paint.shapes import rgb

Plane = NDArray[np.float32 | np.float64]
"""Numbers over a view, a row of px after another."""


@dataclass(frozen=True, slots=True)
class View:
    """A part of the plane: corner and size in stage px, and picture px for one stage px."""

    left: float
    top: float
    width: float
    height: float
    scale: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture in px."""
        return round(self.width * self.scale), round(self.height * self.scale)

    def axes(self) -> tuple[Plane, Plane]:
        """Return the stage x of every column (1 x W) and the stage y of every row (H x 1)."""
        width, height = self.size
        x = self.left + (np.arange(width, dtype=np.float32) + 0.5) / self.scale
        y = self.top + (np.arange(height, dtype=np.float32) + 0.5) / self.scale
        return x[None, :], y[:, None]


def noise(
    view: View, cell_x: float, cell_y: float, octaves: int, seed: int,
    period: tuple[float, float] | None = None,
) -> Plane:
    """Return smooth noise 0 … 1 with cells of ``cell_x`` x ``cell_y`` stage px, mean about .5.

    Each octave halves the cell and the strength. With ``period`` (stage px) the noise repeats, so
    that a sheet of that size can be laid side by side without a seam.
    """
    x, y = view.axes()
    total = np.zeros((y.shape[0], x.shape[1]), np.float32)
    strength, sum_of_strengths = 1.0, 0.0
    for octave in range(octaves):
        step_x, step_y = max(cell_x / 2**octave, 0.5), max(cell_y / 2**octave, 0.5)
        across = down = 0
        if period is not None:
            across, down = max(2, round(period[0] / step_x)), max(2, round(period[1] / step_y))
            step_x, step_y = period[0] / across, period[1] / down
        columns, weights_x = _taps(x[0] / step_x)
        rows, weights_y = _taps(y[:, 0] / step_y)
        lattice: Plane
        if across:
            lattice = np.random.default_rng([seed, octave]).random((down, across), np.float32)
            rows, columns = rows % down, columns % across
        else:
            lattice, rows, columns = _lattice(rows, columns, seed, octave)
        narrow = np.einsum("kh,khg->hg", weights_y, lattice[rows])
        part = np.zeros_like(total)
        for column, weight in zip(columns, weights_x, strict=True):
            part += narrow[:, column] * weight
        total += part * strength
        sum_of_strengths += strength
        strength /= 2
    clipped: Plane = np.clip(total / sum_of_strengths, 0, 1)
    return clipped


def _taps(at: Plane) -> tuple[NDArray[np.int64], Plane]:
    """Return the four lattice lines round each place and their cubic weights, as (4, n) arrays."""
    base = np.floor(at).astype(np.int64)
    t = (at - base).astype(np.float32)
    weights = np.stack([
        ((-0.5 * t + 1.0) * t - 0.5) * t,
        (1.5 * t - 2.5) * t * t + 1.0,
        ((-1.5 * t + 2.0) * t + 0.5) * t,
        (0.5 * t - 0.5) * t * t,
    ])
    return np.stack([base - 1, base, base + 1, base + 2]), weights


def _lattice(
    rows: NDArray[np.int64], columns: NDArray[np.int64], seed: int, octave: int
) -> tuple[Plane, NDArray[np.int64], NDArray[np.int64]]:
    """Return the values at the lattice points of a view, and the taps as indices into them.

    A value comes from a hash of its place, so that it is the same in every view.
    """
    top, left = int(rows.min()), int(columns.min())
    i = np.arange(left, int(columns.max()) + 1, dtype=np.int64)[None, :]
    j = np.arange(top, int(rows.max()) + 1, dtype=np.int64)[:, None]
    mixed = (i * 0x9E3779B1 + j * 0x85EBCA77 + seed * 0xC2B2AE3D + octave * 0x27D4EB2F).astype(
        np.uint64
    )
    for shift, factor in ((33, 0xFF51AFD7ED558CCD), (33, 0xC4CEB9FE1A85EC53)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    mixed ^= mixed >> np.uint64(33)
    lattice = (mixed >> np.uint64(40)).astype(np.float32) / np.float32(1 << 24)
    return lattice, rows - top, columns - left


def ramp(values: Plane, stops: Sequence[tuple[float, str]]) -> Plane:
    """Return values turned to colours (… x 3, 0 … 255) through stops of (value, colour)."""
    places = [place for place, _ in stops]
    colours = [rgb(colour) for _, colour in stops]
    channels = [np.interp(values, places, [colour[k] for colour in colours]) for k in range(3)]
    return np.stack(channels, axis=-1).astype(np.float32)
