"""Golden pictures: what art looked like when somebody last looked at it, compared with tolerance.

The files lie in ``tests/golden``. They are recorded anew only on request, by running the tests with
``CAMELOT_RECORD_GOLDEN=1``; look at them before committing.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pygame

GOLDEN = Path(__file__).parent.parent / "golden"

TOLERANCE = 5
"""Mean difference of a channel, out of 255, that other versions of SDL and FreeType may make."""


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """Return the mean difference of a channel, 0 … 255; pictures differ wholly in size."""
    if first.get_size() != second.get_size():
        return 255.0
    one, other = (
        np.frombuffer(pygame.image.tobytes(picture, "RGB"), np.uint8).astype(np.int16)
        for picture in (first, second)
    )
    return float(np.abs(one - other).mean())


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
    apart = difference(shown, pygame.image.load(path))
    assert apart <= TOLERANCE, f"{name} differs from its golden picture by {apart:.1f} of 255"
