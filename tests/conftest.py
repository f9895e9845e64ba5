"""What every test needs: SDL's dummy drivers, an easel and a viewport.

The drivers are chosen before anything imports pygame, so that no test opens a window or a sound
device, wherever it runs.
"""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import tests.nothing  # noqa: F401 (from now on its two folders are found where they lie)

# A busy machine makes a test late, not wrong.
settings.register_profile(
    "patient", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")


@pytest.fixture
def viewport():
    """A window of 1280 x 720 px, the smallest one the house promises to be readable in."""
    from sprites.engine.viewport import Viewport

    return Viewport(1280, 720)


@pytest.fixture
def easel(viewport) -> Iterator[object]:
    """An easel for that window, with pygame's display and fonts awake."""
    import pygame

    from sprites.paint.easel import Easel

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((viewport.width, viewport.height))
    yield Easel(viewport.scale)


@pytest.fixture
def canvas(viewport, easel):
    """The dummy window, ready to be drawn on in stage px."""
    import pygame

    from sprites.engine.canvas import Canvas

    return Canvas(pygame.display.get_surface(), viewport, easel)
