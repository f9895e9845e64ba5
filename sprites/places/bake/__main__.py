"""``python -m sprites.places.bake``: make the baked pictures anew.

Names of bakes may be given to make only those; without any, everything is made.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.places.bake import sheets, timber
from sprites.places.bake.hall import hall
from sprites.places.bake.noise import View
from sprites.places.bake.painting import Painting, save, surface
from sprites.places.bake.realm import realm
from sprites.places.bake.round_table import round_table
from sprites.places.bake.sanctum import sanctum
from sprites.places.bake.stones import stones
from sprites.places.halls import BEYOND, SURROUND


def _parchment() -> Iterator[Path]:
    sheet = surface(sheets.parchment())
    yield save(sheet, "parchment.jpg")
    yield save(surface(sheets.stain()), "stain.jpg")


def _oak() -> Iterator[Path]:
    for name, kind, seed in (
        ("table", timber.TABLE, 3), ("board", timber.BOARD, 21), ("rim", timber.RIM, 5),
    ):
        yield save(surface(sheets.oak(kind, seed)), f"oak-{name}.jpg")


def _place(key: str, draw: Callable[[View], Painting]) -> Iterator[Path]:
    """Bake a place for windows 2160 and 1080 px high, and its surroundings for other shapes."""
    sharp = draw(View(0, 0, STAGE_WIDTH, STAGE_HEIGHT, 2160 / STAGE_HEIGHT)).finish()
    yield save(sharp, f"{key}-2160.jpg")
    half = sharp.get_width() // 2, sharp.get_height() // 2
    yield save(pygame.transform.smoothscale(sharp, half), f"{key}-1080.jpg")
    around = draw(View(*SURROUND, 1))
    around.fade(BEYOND, 120)
    yield save(around.finish(), f"{key}-around.jpg")


BAKES: dict[str, Callable[[], Iterator[Path]]] = {
    "parchment": _parchment,
    "oak": _oak,
    "title": lambda: _place("title", hall),
    "round_table": lambda: _place("round_table", round_table),
    "stones": lambda: _place("stones", stones),
    "sanctum": lambda: _place("sanctum", sanctum),
    "realm": lambda: _place("realm", realm),
}


def main() -> None:
    """Bake what the command line names and say what was written, how big and how long it took."""
    parser = argparse.ArgumentParser(prog="python -m sprites.places.bake", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of {', '.join(BAKES)}")
    names = parser.parse_args().names or list(BAKES)
    unknown = [name for name in names if name not in BAKES]
    if unknown:
        parser.error(f"nothing is called {', '.join(unknown)}; there are {', '.join(BAKES)}")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    for name in names:
        began = time.perf_counter()
        for path in BAKES[name]():
            print(f"{path.name}: {path.stat().st_size / 1024:.0f} KiB")
        print(f"{name}: {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
