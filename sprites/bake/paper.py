"""A picture while it is baked: an array of colours over a view, and its way into a file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame

from sprites.bake.noise import Plane

BAKED = Path(__file__).parent.parent / "art" / "baked"


def surface(colours: Plane) -> pygame.Surface:
    """Return colours (H x W x 3, 0 … 255) as a surface, rounded with a seeded dither.

    The dither keeps long dark gradients free of bands, in the file and on the screen.
    """
    height, width = colours.shape[:2]
    dither = np.random.default_rng(1).random((height, width, 1), np.float32)
    data = np.clip(colours + dither, 0, 255).astype(np.uint8)
    return pygame.image.frombytes(data.tobytes(), (width, height), "RGB")


def save(picture: pygame.Surface, name: str) -> Path:
    """Write a picture to the baked folder under ``name`` and return its path."""
    BAKED.mkdir(parents=True, exist_ok=True)
    path = BAKED / name
    pygame.image.save(picture, path)
    return path
