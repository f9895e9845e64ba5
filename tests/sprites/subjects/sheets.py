"""How a golden picture is put together: things side by side, or on a piece of the stage."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from fonts import Typesetter
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH, Viewport
from sprites.paint.easel import Easel

Draw = Callable[[Easel, Typesetter], pygame.Surface]

_GAP = 2
"""Between things on one sheet, in px of the picture."""


def sheet(pictures: Iterable[pygame.Surface], across: int = 5) -> pygame.Surface:
    """Return pictures laid side by side, ``across`` in a row, each row as high as its highest."""
    given = list(pictures)
    rows = [given[start : start + across] for start in range(0, len(given), across)]
    wide = max(sum(one.get_width() + _GAP for one in row) for row in rows)
    high = sum(max(one.get_height() for one in row) + _GAP for row in rows)
    whole = pygame.Surface((wide, high), pygame.SRCALPHA)
    y = 0
    for row in rows:
        x = 0
        for one in row:
            whole.blit(one, (x, y))
            x += one.get_width() + _GAP
        y += max(one.get_height() for one in row) + _GAP
    return whole


def on_stage(
    easel: Easel, box: tuple[float, float, float, float], draw: Callable[[Canvas], object],
    ground: str = "#12162a",
) -> pygame.Surface:
    """Return what ``draw`` leaves in a ``box`` (stage px) of a stage of one colour."""
    viewport = Viewport(round(STAGE_WIDTH * easel.scale), round(STAGE_HEIGHT * easel.scale))
    canvas = Canvas(pygame.Surface((viewport.width, viewport.height)), viewport, easel)
    canvas.fill(ground)
    draw(canvas)
    return canvas.surface.subsurface(canvas.area(*box)).copy()
