"""Pictures turned, grown, squeezed and darkened, kept while they are in use.

Turning a picture smoothly takes a hundred times as long as drawing it, so a turned card is made
once for each degree, and the soft shadows, which all cards of one size share, in coarser steps.
"""

from __future__ import annotations

import pygame

from fonts.kept import Kept

_ROOM = 192
"""Poses kept: two for every card of a full hand, a scattered pile and a few in motion."""

_LARGE = 200_000
"""Area (window px) of a picture that takes so long to turn that every second degree must do."""


class Poses:
    """Keeps the poses used last; those not drawn for longest are dropped first."""

    def __init__(self, room: int = _ROOM) -> None:
        self._kept: Kept[pygame.Surface] = Kept(room)

    def picture(
        self, picture: pygame.Surface, angle: float, size: float, squeeze: float, shade: float
    ) -> pygame.Surface:
        """Return a picture turned ``angle`` degrees clockwise, ``size`` times as large, squeezed
        to a share of its width, darkened by ``shade`` (0 … 1)."""
        step = 1 if picture.get_width() * picture.get_height() < _LARGE else 2
        turned = round(angle / step) * step % 360
        return self._pose(picture, turned, round(size, 2), squeeze, round(shade * 4))

    def shadow(
        self, shadow: pygame.Surface, angle: float, size: float, squeeze: float
    ) -> pygame.Surface:
        """Return the same of a soft shadow or glow, in steps that its blur hides."""
        return self._pose(
            shadow, round(angle / 3) * 3 % 360, round(size * 33) / 33, round(squeeze * 12) / 12, 0
        )

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._kept)

    def _pose(
        self, picture: pygame.Surface, angle: int, size: float, squeeze: float, shade: int
    ) -> pygame.Surface:
        if not angle and not shade and size == 1 and squeeze == 1:
            return picture
        return self._kept.get_or(
            (picture, angle, size, squeeze, shade),
            lambda: _made(picture, angle, size, squeeze, shade),
        )


def _made(
    picture: pygame.Surface, angle: int, size: float, squeeze: float, shade: int
) -> pygame.Surface:
    pose = picture
    if squeeze != 1:
        width = max(1, round(picture.get_width() * squeeze))
        pose = pygame.transform.smoothscale(pose, (width, picture.get_height()))
    if angle:
        pose = pygame.transform.rotozoom(pose, -angle, size)
    elif size != 1:
        pose = pygame.transform.smoothscale_by(pose, size)
    if shade:
        pose = pose.copy() if pose is picture else pose
        level = 255 - 30 * shade
        pose.fill((level, level, min(255, level + 12)), special_flags=pygame.BLEND_RGB_MULT)
    return pose
