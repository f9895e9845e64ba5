"""Whole screens look as they did: one picture a table, one a main screen.

The pictures are what ``main.py --screenshot`` draws, kept small in ``tests/golden``. They are
recorded anew only on request, by running this file with ``CAMELOT_RECORD_GOLDEN=1``; look at them
before committing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pygame
import pytest

from game import GAMES
from tests.sprites.golden import GOLDEN
from tests.walls.sources import ROOT

SCREENS = ("title", "set-up", "settings", "records", "book")
DRAWN, KEPT = (640, 360), (480, 270)
"""Px of the window and of the picture kept of it."""
MIDDLES, PATCH = (96, 54), 2
"""Pictures are compared as so many middle colours, in patches of so many each way: JPEG's grain and
FreeType's rounding are evened out, a word or a card is not."""
TOLERANCE = 10
"""Difference of a patch, of 255, a channel's mean: an unchanged screen stays under 6, another word
on a button makes 14 and more."""


def drawn(screen: str, folder: Path) -> pygame.Surface:
    """Return the picture of a screen as the program draws it, at the size of those kept."""
    out = folder / f"{screen}.png"
    command = [
        sys.executable, "main.py", "--screenshot", screen, "--lang", "en",
        "--size", f"{DRAWN[0]}x{DRAWN[1]}", "--out", str(out),
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return pygame.transform.smoothscale(pygame.image.load(out), KEPT)


def furthest_patch(first: pygame.Surface, second: pygame.Surface) -> tuple[float, tuple[int, int]]:
    """Return the largest difference of a patch, 0 … 255, and its left top corner in kept px."""
    one, other = (
        np.frombuffer(
            pygame.image.tobytes(pygame.transform.smoothscale(picture, MIDDLES), "RGB"), np.uint8
        ).astype(np.int16)
        for picture in (first, second)
    )
    patches = np.abs(one - other).reshape(MIDDLES[1] // PATCH, PATCH, MIDDLES[0] // PATCH, -1)
    apart = patches.mean(axis=(1, 3))
    row, column = divmod(int(apart.argmax()), apart.shape[1])
    step = KEPT[0] // MIDDLES[0] * PATCH
    return float(apart.max()), (column * step, row * step)


def assert_as_kept(screen: str, picture: pygame.Surface) -> None:
    """Fail where a patch of ``picture`` differs from the screen's golden picture."""
    path = GOLDEN / f"screen-{screen}.jpg"
    if os.environ.get("CAMELOT_RECORD_GOLDEN"):
        pygame.image.save(picture, path)
    assert path.exists(), f"no golden picture {path.name}: record it and look at it"
    apart, where = furthest_patch(picture, pygame.image.load(path))
    assert apart <= TOLERANCE, f"{screen} differs at {where} of {KEPT} by {apart:.0f} of 255"


@pytest.mark.parametrize("screen", [*SCREENS, *GAMES])
def test_a_screen_looks_as_it_did(screen: str, tmp_path: Path) -> None:
    assert_as_kept(screen, drawn(screen, tmp_path))


def test_a_word_less_is_noticed() -> None:
    kept = pygame.image.load(GOLDEN / "screen-settings.jpg")
    picture = kept.copy()
    assert furthest_patch(picture, kept)[0] == 0
    heading = pygame.Rect(296, 48, 40, 10)
    picture.fill(picture.get_at(heading.topright), heading)
    apart, where = furthest_patch(picture, kept)
    assert apart > TOLERANCE
    assert heading.inflate(20, 20).collidepoint(where)
