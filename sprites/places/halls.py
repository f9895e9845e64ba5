"""Places behind the tables: their backdrop for a window of any shape, and what moves in them.

A backdrop is a baked picture; what moves in it is named in ``LIGHTS`` and drawn over it by
:func:`sprites.places.flames.draw`.
"""

from __future__ import annotations

import pygame

from sprites.engine.viewport import Viewport
from sprites.paint.easel import Easel
from sprites.paint.materials import BAKED
from sprites.paint.shapes import rgb
from sprites.places.flames import Candle, Light, Star, Torch

PLACES = ("title", "round_table", "stones", "sanctum", "realm")
"""Keys of the places that have a backdrop."""

SURROUND = (-400, -350, 2400, 1600)
"""Left, top, width and height of what is painted of a place (the stage is 0, 0, 1600, 900)."""

BEYOND = "#020308"
"""The colour into which a place's picture passes at its border."""

TORCHES = ((-288, 262), (96, 262), (480, 262), (1120, 262), (1504, 262), (1888, 262))
"""Where the torches of the title's hall hang (stage px, the rim of the bowl)."""

CANDLES = ((232, 812, 64), (276, 838, 40), (1368, 812, 64), (1324, 838, 40))
"""Where candles stand on its table (stage px, the foot), and how high they are."""

SANCTUM_CANDLES = tuple(
    (x + dx * side, y, height, width)
    for x, y, side in ((508, 512, -1), (1092, 512, 1), (78, 170, -1), (1522, 170, 1))
    for dx, height, width in ((-22, 44, 15), (20, 34, 14), (0, 64, 18))
)
"""Groups of three in the sanctum: foot, height and width."""

WICK = 8
"""How far a candle's wick stands out (stage px)."""

STARS = ((742, 118), (771, 66), (800, 38), (822, 92), (776, 148), (812, 164), (842, 126),
         (262, 152), (290, 116), (318, 176), (288, 190), (340, 205),
         (1282, 156), (1312, 122), (1336, 164), (1268, 192))
"""Bright stars, in the windows of the title's hall (stage px)."""

LIGHTS: dict[str, tuple[Light, ...]] = {
    "title": (
        *(Star(x, y, 34 + 7 * (n % 4), 13 * n) for n, (x, y) in enumerate(STARS)),
        *(Torch(x, y, 5 * n) for n, (x, y) in enumerate(TORCHES)),
        *(Candle(x, y - height - WICK, 4 * n) for n, (x, y, height) in enumerate(CANDLES)),
    ),
    "round_table": (),
    "realm": (),
    "stones": tuple(
        Star(x, y, 36 + 9 * (n % 3), 17 * n) for n, (x, y) in enumerate(
            ((560, 70), (612, 52), (668, 66), (706, 84), (700, 122), (766, 132), (784, 88),
             (420, 60), (880, 40), (1130, 130), (1250, 210), (330, 170), (1180, 40))
        )
    ),
    "sanctum": tuple(
        Candle(x, y - height - WICK, 5 * n) for n, (x, y, height, _) in enumerate(SANCTUM_CANDLES)
    ),
}
"""What moves in each place, from back to front."""

_SMALL = 1080


def backdrop(easel: Easel, key: str, window_size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a place for a whole window, kept; the stage's part of it is sharp.

    Raises KeyError for a place that has none. Where the window is wider or higher than the stage,
    the hall goes on, and grows dark.
    """
    if key not in PLACES:
        raise KeyError(f"no place is called {key!r}; there are {', '.join(PLACES)}")
    return easel.keep(("backdrop", key, window_size), lambda: _compose(key, window_size))


def _compose(key: str, window_size: tuple[int, int]) -> pygame.Surface:
    view = Viewport(*window_size)
    stage = pygame.Rect(0, 0, 0, 0)
    stage.topleft = round(view.left), round(view.top)
    stage.size = window_size[0] - 2 * stage.left, window_size[1] - 2 * stage.top
    height = _SMALL if stage.height <= _SMALL else 2 * _SMALL
    sharp = pygame.image.load(BAKED / f"{key}-{height}.jpg")
    if sharp.get_size() != stage.size:
        sharp = pygame.transform.smoothscale(sharp, stage.size)
    # 32 bits a px as windows have them: a JPEG's 24 would be widened at every frame.
    picture = pygame.Surface(window_size, 0, 32)
    if stage.size != window_size:
        picture.fill(rgb(BEYOND))
        picture.blit(*_visible_surround(key, view))
    picture.blit(sharp, stage)
    return picture


def _visible_surround(key: str, view: Viewport) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return what the window shows of a place's surroundings at its scale, and where it lies."""
    whole = pygame.image.load(BAKED / f"{key}-around.jpg")
    left, top, width, height = SURROUND
    first = view.to_stage((0, 0))
    last = view.to_stage((view.width, view.height))
    # The picture has one px for a stage px: cut before scaling, a window rarely shows all of it.
    shown = pygame.Rect(0, 0, width, height).clip(
        pygame.Rect(int(first[0]) - left - 2, int(first[1]) - top - 2,
                    int(last[0] - first[0]) + 4, int(last[1] - first[1]) + 4)
    )
    corner = view.to_window((shown.left + left, shown.top + top))
    size = round(shown.width * view.scale), round(shown.height * view.scale)
    scaled = pygame.transform.smoothscale(whole.subsurface(shown), size)
    return scaled, (round(corner[0]), round(corner[1]))
