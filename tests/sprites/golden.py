"""Golden pictures: what art looked like when somebody last looked at it, compared with tolerance.

The files lie in ``tests/golden``. They are recorded anew only on request, by running the tests with
``CAMELOT_RECORD_GOLDEN=1``; look at them before committing.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

GOLDEN = Path(__file__).parent.parent / "golden"

TOLERANCE = 5
"""Mean difference of a channel, out of 255, that other versions of SDL and FreeType may make."""
TILE = 16
"""Side in px of the squares that are compared on their own."""
TILE_TOLERANCE = 40
"""The same of the tile that differs most: an edge that lies half a px aside, but no more."""


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """Return the mean difference of a channel, 0 … 255; pictures differ wholly in size."""
    if first.get_size() != second.get_size():
        return 255.0
    return float(_apart(first, second).mean())


def worst_tile(first: pygame.Surface, second: pygame.Surface) -> float:
    """Return the mean difference, 0 … 255, of the tile in which two pictures of one size differ
    most; what is left over at the right and at the foot makes tiles of its own."""
    apart = _apart(first, second)
    height, width = apart.shape[:2]
    return max(
        float(apart[top : top + TILE, left : left + TILE].mean())
        for top in range(0, height, TILE) for left in range(0, width, TILE)
    )


def _apart(first: pygame.Surface, second: pygame.Surface) -> NDArray[np.int16]:
    """Return the differences of two pictures of one size, for each px and channel."""
    one, other = (
        np.frombuffer(pygame.image.tobytes(picture, "RGB"), np.uint8)
        .reshape(picture.get_height(), picture.get_width(), 3).astype(np.int16)
        for picture in (first, second)
    )
    return np.abs(one - other)


def assert_like_golden(picture: pygame.Surface, name: str) -> None:
    """Fail unless ``picture``, laid on brown, looks like ``tests/golden/<name>.png``."""
    shown = pygame.Surface(picture.get_size(), depth=24)
    shown.fill("#50311b")
    shown.blit(picture, (0, 0))
    path = GOLDEN / f"{name}.png"
    if os.environ.get("CAMELOT_RECORD_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        pygame.image.save(shown, path)
    assert path.exists(), f"no golden picture {path.name}: record it and look at it"
    recorded = pygame.image.load(path)
    assert shown.get_size() == recorded.get_size(), f"{name} has another size than it had"
    apart, worst = difference(shown, recorded), worst_tile(shown, recorded)
    assert apart <= TOLERANCE, f"{name} differs from its golden picture by {apart:.1f} of 255"
    assert worst <= TILE_TOLERANCE, f"{name} differs in one place by {worst:.1f} of 255"
