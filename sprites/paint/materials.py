"""Parchment and oak at the window's scale, cut from baked sheets.

The sheets repeat, so a piece may have any size. Reads pictures, never makes noise: see
:mod:`sprites.places.bake`.
"""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Literal

import pygame

from sprites.paint.easel import Easel

BAKED = Path(__file__).parents[1] / "art" / "baked"
"""Where :mod:`sprites.places.bake` puts its pictures."""

PARCHMENT_SHEET = 700
"""Side of the parchment sheet in stage px."""

STAIN_SHEET = 350
"""Side of the sheet that says how far an edge is burnt, in stage px."""

OAK_LENGTH = 800
"""How far the grain runs before it repeats, in stage px."""

OAK_BOARDS = {"table": 129, "board": 154, "rim": 100}
"""Width of one board of each kind in stage px; a sheet holds four."""

Kind = Literal["table", "board", "rim"]

_BURN = (70, 99, 137)
"""What burning takes from parchment (#efe3c8) on its way to #a9803f."""

_BURN_STRENGTH = 0.60


def parchment(easel: Easel, w: float, h: float, seed: int = 0, edge: float = 10) -> pygame.Surface:
    """Return a new sheet of parchment of w x h stage px, opaque, with square corners.

    ``seed`` chooses the place on the hide; the edge is browned over about ``edge`` stage px,
    0 for none.
    """
    rng = random.Random(seed)
    hide = _sheet(easel, "parchment.jpg", PARCHMENT_SHEET, PARCHMENT_SHEET)
    piece = _cut(hide, easel.px(w), easel.px(h), (rng.random(), rng.random()))
    if edge > 0:
        burn = _burn(easel, piece.get_size(), edge)
        blots = _sheet(easel, "stain.jpg", STAIN_SHEET, STAIN_SHEET)
        stain = _cut(blots, *piece.get_size(), (rng.random(), rng.random()))
        burn.blit(stain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        piece.blit(burn, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return piece


def oak(
    easel: Easel, w: float, h: float, seed: int = 0, kind: Kind = "table", upright: bool = False
) -> pygame.Surface:
    """Return a new piece of oak of w x h stage px, opaque; a seam lies on its upper (left) edge.

    ``seed`` chooses the boards; they lie level, or stand ``upright``.
    """
    rng = random.Random(seed)
    length, across = OAK_LENGTH, OAK_BOARDS[kind] * 4
    sheet = _sheet(easel, f"oak-{kind}.jpg", length, across)
    first = rng.randrange(4) / 4
    if upright:
        standing = easel.keep(("upright", kind), lambda: pygame.transform.rotate(sheet, 90))
        return _cut(standing, easel.px(w), easel.px(h), (first, rng.random()))
    return _cut(sheet, easel.px(w), easel.px(h), (rng.random(), first))


def _burn(easel: Easel, size: tuple[int, int], edge: float) -> pygame.Surface:
    """Return what an evenly burnt edge takes away: it falls off as exp(-distance / edge)."""
    burn = pygame.Surface(size, pygame.SRCALPHA)
    burn.fill((0, 0, 0, 255))
    reach = edge * easel.scale
    for depth in range(min(round(4 * reach), (min(size) + 1) // 2)):
        share = _BURN_STRENGTH * math.exp(-depth / reach)
        colour = [round(part * share) for part in _BURN]
        ring = pygame.Rect(depth, depth, size[0] - 2 * depth, size[1] - 2 * depth)
        pygame.draw.rect(burn, colour, ring, 1)
    return burn


def _sheet(easel: Easel, name: str, width: float, height: float) -> pygame.Surface:
    """Return a baked sheet at the easel's scale, kept."""

    def load() -> pygame.Surface:
        size = (easel.px(width), easel.px(height))
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        sheet.blit(pygame.transform.smoothscale(pygame.image.load(BAKED / name), size), (0, 0))
        return sheet

    return easel.keep(("sheet", name), load)


def _cut(
    sheet: pygame.Surface, width: int, height: int, corner: tuple[float, float]
) -> pygame.Surface:
    """Return a new piece of a repeating sheet; ``corner`` is its place in shares of the sheet."""
    across, down = sheet.get_size()
    left, top = int(corner[0] * across), int(corner[1] * down)
    piece = pygame.Surface((width, height), pygame.SRCALPHA)
    for y in range(-top, height, down):
        for x in range(-left, width, across):
            piece.blit(sheet, (x, y))
    return piece
