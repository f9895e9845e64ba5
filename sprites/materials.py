"""Parchment and oak at the window's scale, cut from baked sheets.

The sheets repeat, so a piece may have any size. Reads pictures, never makes noise: see
:mod:`sprites.bake`.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

import pygame

from sprites.easel import Easel

BAKED = Path(__file__).parent / "art" / "baked"

PARCHMENT_SHEET = 700
"""Side of the parchment sheet in stage px."""

STAIN_SHEET = 350
"""Side of the sheet that says how far an edge is burnt, in stage px."""

_BURN = (70, 99, 137)
"""What burning takes from parchment (#efe3c8) on its way to #a9803f."""

_BURN_STRENGTH = 0.60


def parchment(easel: Easel, w: float, h: float, seed: int = 0, edge: float = 10) -> pygame.Surface:
    """Return a new sheet of parchment of w x h stage px, opaque, with square corners.

    ``seed`` chooses the place on the hide; the edge is browned over about ``edge`` stage px,
    0 for none.
    """
    rng = random.Random(seed)
    hide = _sheet(easel, "parchment.jpg", PARCHMENT_SHEET)
    piece = _cut(hide, easel.px(w), easel.px(h), rng)
    if edge > 0:
        burn = _burn(easel, piece.get_size(), edge)
        stain = _cut(_sheet(easel, "stain.jpg", STAIN_SHEET), *piece.get_size(), rng)
        burn.blit(stain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        piece.blit(burn, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return piece


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


def _sheet(easel: Easel, name: str, side: float) -> pygame.Surface:
    """Return a square baked sheet at the easel's scale, kept."""

    def load() -> pygame.Surface:
        picture = pygame.image.load(BAKED / name)
        size = (easel.px(side), easel.px(side))
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        sheet.blit(pygame.transform.smoothscale(picture, size), (0, 0))
        return sheet

    return easel.keep(("sheet", name), load)


def _cut(sheet: pygame.Surface, width: int, height: int, rng: random.Random) -> pygame.Surface:
    """Return a new piece of a repeating sheet, from a place that ``rng`` chooses."""
    across, down = sheet.get_size()
    left, top = int(rng.random() * across), int(rng.random() * down)
    piece = pygame.Surface((width, height), pygame.SRCALPHA)
    for y in range(-top, height, down):
        for x in range(-left, width, across):
            piece.blit(sheet, (x, y))
    return piece
