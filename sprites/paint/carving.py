"""Sinking a shape into wood: dark floor, shadow from the upper left, a lit lip, a dark hair.

Made of pygame's blends and blurs only, and kept for each shape, so that sixteen equal cells cost
one. The light stands where all shadows of the house say it does: above, a little to the left.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from sprites.paint import light
from sprites.paint.easel import Easel

_FLOOR = "#0a0502"
_LIP = "#ffd696"
_INNER = 0.85
_LIP_STRENGTH = 0.47
_HAIR_STRENGTH = 0.59


def carving(
    easel: Easel, shape: Hashable, mask: pygame.Surface, depth: float, floor: float = 0.34
) -> tuple[pygame.Surface, int]:
    """Return what a hollow adds to the wood, to be blitted over it, and the padding round it.

    ``mask``: the hollow's outline as alpha, in window px. ``depth``: stage px. ``floor``: how
    much darker the bottom is, 0 … 1. ``shape`` names the outline for the easel, so equal ones
    share a picture. The padding is window px: blit at the mask's top left minus it.
    """
    padding = _padding(easel, depth)
    kept = easel.keep(
        ("carving", shape, mask.get_size(), depth, floor),
        lambda: _carving(mask, depth * easel.scale, padding, floor),
    )
    return kept, padding


def from_brightness(picture: pygame.Surface) -> pygame.Surface:
    """Return a mask that covers where ``picture`` is white and leaves what is black.

    An outline drawn in SVG can only add; this way it can also cut.
    """
    red = pygame.image.tobytes(picture, "RGB")[0::3]
    data = bytearray(b"\xff" * (4 * len(red)))
    data[3::4] = red
    return pygame.image.frombytes(bytes(data), picture.get_size(), "RGBA")


def _padding(easel: Easel, depth: float) -> int:
    return easel.px(depth * 2) + 2


def _carving(mask: pygame.Surface, depth: float, padding: int, floor: float) -> pygame.Surface:
    """Return the hollow; ``depth`` and ``padding`` in window px."""
    size = mask.get_width() + 2 * padding, mask.get_height() + 2 * padding
    hole = pygame.Surface(size, pygame.SRCALPHA)
    hole.blit(light.silhouette(mask, "#000000"), (padding, padding))

    hollow = light.silhouette(hole, _FLOOR, floor)
    solid = pygame.Surface(size, pygame.SRCALPHA)
    solid.fill((0, 0, 0, 255))
    solid.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    shade, room = light.soft(solid, depth * 0.6, _FLOOR, _INNER)
    inner = pygame.Surface(size, pygame.SRCALPHA)
    inner.blit(shade, (round(depth * 0.45) - room, round(depth * 0.75) - room))
    hollow.blit(light.clip(inner, hole), (0, 0))

    hollow.blit(_rim(hole, depth * 0.22, depth * 0.34, _LIP, _LIP_STRENGTH), (0, 0))
    hollow.blit(_rim(hole, -depth * 0.16, -depth * 0.22, "#000000", _HAIR_STRENGTH), (0, 0))
    return hollow


def _rim(
    hole: pygame.Surface, dx: float, dy: float, colour: str, strength: float
) -> pygame.Surface:
    """Return what the hole, moved, covers outside itself: at least a px, however shallow."""
    moved = pygame.Surface(hole.get_size(), pygame.SRCALPHA)
    moved.blit(hole, (_away(dx), _away(dy)))
    moved.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return light.silhouette(moved, colour, strength)


def _away(offset: float) -> int:
    return round(offset) or (1 if offset > 0 else -1)
