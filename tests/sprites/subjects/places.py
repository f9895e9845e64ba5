"""Halls, boards, flames, and what happens in the rune circle."""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH, Viewport
from sprites.paint.easel import Easel
from sprites.places import boards, embers, flames, halls, runes, sealing
from sprites.places.bake.hall import hall
from sprites.places.bake.noise import View
from sprites.places.bake.realm import realm
from sprites.places.bake.round_table import round_table
from sprites.places.bake.sanctum import sanctum
from sprites.places.bake.stones import stones
from tests.sprites.subjects.sheets import Draw, on_stage, sheet


def _ground(easel: Easel, _: Typesetter) -> pygame.Surface:
    """A small window, so that its oak and parchment stay a small file."""
    cells = {
        f"cell.{n}": (300.0 + 190 * (n % 4), 60.0 + 200 * (n // 4), 170.0, 180.0)
        for n in range(boards.CELLS)
    }
    boxes = {
        "board": (280.0, 40.0, 780.0, 820.0), "stock": (60.0, 80.0, 150.0, 200.0),
        "waste": (60.0, 400.0, 150.0, 200.0), "removed": (1200.0, 80.0, 150.0, 200.0), **cells,
    }
    window = Viewport(160, 90)
    return boards.patience_ground(Easel(window.scale), (window.width, window.height), boxes)


def _hall(key: str) -> Draw:
    def draw(_: Easel, __: Typesetter) -> pygame.Surface:
        window = Viewport(112, 63)
        easel, size = Easel(window.scale), (window.width, window.height)
        picture = halls.backdrop(easel, key, size).convert(24)
        flames.draw(Canvas(picture, window, easel), halls.LIGHTS[key], 1.0)
        return picture

    return draw


def _flames(easel: Easel, _: Typesetter) -> pygame.Surface:
    def burn(canvas: Canvas) -> None:
        flames.Torch(60, 90).draw(canvas, 3)
        flames.Candle(130, 90).draw(canvas, 5)
        flames.Star(180, 60).draw(canvas, 10)

    return on_stage(easel, (20, 10, 190, 110), burn)


def _shower(easel: Easel, _: Typesetter) -> pygame.Surface:
    shower = embers.Embers(7)
    for _step in range(60):
        shower.update(1 / 30)
    return on_stage(Easel(0.14), (0, 0, STAGE_WIDTH, STAGE_HEIGHT), shower.draw)


def _sealing(easel: Easel, _: Typesetter) -> pygame.Surface:
    return sheet((
        sealing.struck_sword(easel, "red", 50), sealing.falling_sword(easel, "blue", 50),
        sealing.wind(easel, 25, 100), sealing.empty_place(easel, 50),
        sealing.low_to_high(easel, 60, "green"),
    ))


def _seal_flash(easel: Easel, _: Typesetter) -> pygame.Surface:
    small = Easel(0.2)

    def strike(canvas: Canvas) -> None:
        canvas.blit(sealing.cracks(small), 800, 450, "center")
        sealing.add(canvas, sealing.flare(small), 800, 450, 0.5)
        sealing.sparks(canvas, 800, 450, 0.3)

    return on_stage(small, (500, 150, 600, 600), strike)


def _baked(_: Easel, __: Typesetter) -> pygame.Surface:
    """What the pictures of places are baked with, much too small."""
    view = View(0, 0, STAGE_WIDTH, STAGE_HEIGHT, 0.04)
    return sheet(
        (place(view).finish() for place in (hall, round_table, stones, sanctum, realm)), 3)


PLACES: dict[str, Draw] = {
    "baked": _baked,
    "patience-ground": _ground,
    **{f"hall-{key}": _hall(key) for key in halls.PLACES},
    "tally": lambda easel, _: boards.tally(easel, 180, 80, 17),
    "flames": _flames,
    "embers": _shower,
    "runes": lambda easel, _: sheet(
        runes.rune_circle(Easel(0.22), runes.RADIUS, colour)[0]
        for colour in (runes.WAKING, runes.SEALED)),
    "sealing": _sealing,
    "seal-flash": _seal_flash,
}
