"""The repeating sheets from which cards, ribbons and boards are cut: parchment, stains, oak."""

from __future__ import annotations

import numpy as np

from sprites.places.bake.noise import Plane, View, noise, ramp
from sprites.places.bake.timber import Oak, planks

PARCHMENT = View(0, 0, 700, 700, 2.4)
"""The scale is that of a window 2160 px high."""

STAIN = View(0, 0, 350, 350, 1.2)
"""Soft blots: half the scale is enough."""

OAK_LENGTH = 800
OAK_BOARDS = 4
OAK_SCALE = 2.0


def parchment() -> Plane:
    """Return the parchment sheet: clouds, fibres and grain, with a few specks."""
    tile = (PARCHMENT.width, PARCHMENT.height)
    tone = (
        0.5 * noise(PARCHMENT, 130, 130, 5, 3, tile)
        + 0.3 * noise(PARCHMENT, 20, 4.5, 3, 8, tile)
        + 0.2 * noise(PARCHMENT, 3, 3, 2, 9, tile)
    )
    colours = ramp(tone, [(0.2, "#d9c59a"), (0.45, "#ecdfc0"), (0.6, "#f3e8cf"), (0.85, "#f7efdc")])
    specks = noise(PARCHMENT, 4, 4, 1, 77, tile) > 0.945
    return colours * (1 - 0.07 * specks)[..., None]


def stain() -> Plane:
    """Return how strongly an edge is burnt, 0 … 255 in three equal channels."""
    blots = noise(STAIN, 30, 30, 3, 5, (STAIN.width, STAIN.height))
    strength = np.clip(0.30 + 1.05 * blots, 0, 1) * 255
    return np.repeat(strength[..., None], 3, axis=-1)


def oak(kind: Oak, seed: int) -> Plane:
    """Return four level boards of one kind."""
    view = View(0, 0, OAK_LENGTH, OAK_BOARDS * kind.board, OAK_SCALE)
    return planks(view, kind, seed, period=OAK_LENGTH)
