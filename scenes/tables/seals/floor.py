"""The floor of the seals' table: all that lies still under the pieces, painted once for a moment.

Backdrop, circle at rest, bar, panels and the seats' plates become one picture, so that a frame in
which cards move costs one blit for them and not eighty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.tables.seals import picture as trick_picture
from sprites import halls
from sprites.canvas import Canvas

if TYPE_CHECKING:
    from scenes.trick import TrickScene


class Floor:
    """The picture of one table's floor, and what it was painted for."""

    def __init__(self, scene: TrickScene) -> None:
        self.scene = scene
        self._picture: pygame.Surface | None = None
        self._painted_for: tuple[object, ...] = ()

    def picture(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the floor for a window of ``size`` px, painted anew only if it has changed."""
        wanted = self._moment(canvas, size)
        if self._picture is None or not _same(wanted, self._painted_for):
            self._picture = self._painted(canvas, size)
            self._painted_for = wanted
        return self._picture

    def _moment(self, canvas: Canvas, size: tuple[int, int]) -> tuple[object, ...]:
        """Return all that the floor depends on; what is seen counts by identity."""
        scene = self.scene
        return (
            scene.now, canvas.easel, scene.house.type, scene.house.words, scene.match.chairs,
            size, canvas.viewport, scene.turns.seats, scene.grip.selected, scene.stage is None,
            scene.viewer, scene.act.still, scene.act.breach.glow, scene.act.lately,
            bool(scene.offers),
        )

    def _painted(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        floor = halls.backdrop(canvas.easel, self.scene.place, size).copy()
        trick_picture.draw_floor(self.scene, Canvas(floor, canvas.viewport, canvas.easel))
        return floor


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    if len(one) != len(other):
        return False
    return one[0] is other[0] and one[1:] == other[1:]
