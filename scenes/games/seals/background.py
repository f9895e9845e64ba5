"""The floor of the seals' table: all that lies still under the pieces, painted once for a moment.

Backdrop, circle at rest, bar, panels and the seats' plates become one picture, so that a frame in
which cards move costs one blit for them and not eighty. It is painted in two layers: what changes
once a trick, and over it what changes with every act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.games.seals import paint as trick_picture
from scenes.games.seals import side_panels as trick_sides
from sprites.engine.canvas import Canvas
from sprites.places import halls

if TYPE_CHECKING:
    from scenes.games.seals.scene import TrickScene

Moment = tuple[object, ...]
"""What a layer was painted for."""


class _Layer:
    """A picture as large as the window, and what it shows."""

    def __init__(self) -> None:
        self.picture = pygame.Surface((1, 1))
        self.painted_for: Moment = ()

    def begin(self, ground: pygame.Surface, moment: Moment) -> bool:
        """Lay ``ground`` if the layer shows another moment; return whether it is to be painted."""
        if moment == self.painted_for:
            return False
        if self.picture.get_size() != ground.get_size():
            self.picture = ground.copy()
        else:
            self.picture.blit(ground, (0, 0))  # quicker than a new picture of eight megabytes
        self.painted_for = moment
        return True


class Floor:
    """The picture of one table's floor."""

    def __init__(self, scene: TrickScene) -> None:
        self.scene = scene
        self._hall, self._table = _Layer(), _Layer()

    def picture(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the floor for a window of ``size`` px, painted anew only if it has changed."""
        scene, easel = self.scene, canvas.easel
        hall, table = self._hall, self._table
        here = easel, scene.app.type, scene.app.words, canvas.viewport, size
        if hall.begin(halls.backdrop(easel, scene.place, size), (*here, *self._facts())):
            trick_sides.draw(scene, Canvas(hall.picture, canvas.viewport, easel))
        if table.begin(hall.picture, (*hall.painted_for, *self._moment())):
            trick_picture.draw_floor(scene, Canvas(table.picture, canvas.viewport, easel))
        return table.picture

    def _facts(self) -> Moment:
        """Return all that bar and panels depend on."""
        seen = self.scene.now
        return (
            seen["phase"] == "draft", seen["tricks"], seen["transfers"], seen["goals"],
            seen["set_aside_cards"], self.scene.match.chairs, self.scene.viewer,
        )

    def _moment(self) -> Moment:
        """Return what else circle, strip and plates depend on."""
        scene = self.scene
        return (
            scene.now, scene.turns.seats, scene.grip.selected, scene.stage is None,
            scene.act.still, scene.act.breach.glow, scene.act.lately, bool(scene.offers),
            scene.gifts.asked,
        )
