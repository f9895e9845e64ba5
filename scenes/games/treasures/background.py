"""What lies under the pieces of the treasures, painted once a moment instead of at every frame.

Plates with shadows and soft light cost ten times what all moving pieces do. Two layers: what holds
for the whole match in this window, and over it what holds until the next event.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.contract import Observation
from scenes.games.treasures import marks as draft_line_marks
from scenes.games.treasures import plates as draft_line_plates
from sprites.engine.canvas import Canvas

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene


class Underlay:
    """The picture under the pieces of one table."""

    def __init__(self, scene: DraftLineScene) -> None:
        self.scene = scene
        self._ground: pygame.Surface | None = None
        self._ground_key: Hashable = None
        self._moment: pygame.Surface | None = None
        self._moment_key: Hashable = None
        self._shown: Observation | None = None

    def picture(self, canvas: Canvas, backdrop: pygame.Surface) -> pygame.Surface:
        """Return the backdrop with everything on it that is no piece; not to be drawn on."""
        scene = self.scene
        app = scene.app
        fixed = (id(canvas.easel), id(app.type), id(backdrop), scene.viewer)
        if self._ground is None or self._ground_key != fixed:
            self._ground = backdrop.copy()
            layer = Canvas(self._ground, canvas.viewport, canvas.easel)
            draft_line_marks.draw_ground(scene, layer)
            draft_line_plates.draw_ground(scene, layer)
            self._ground_key, self._moment = fixed, None
        moment = (
            scene.lit_seats, scene.turns.seats, scene.lit_heaps(), scene.lit_lines(),
            bool(scene.offers), scene.grip.selected, scene.match.chairs,
        )
        if self._moment is None or self._moment_key != moment or self._shown is not scene.shown:
            if self._moment is None:
                self._moment = self._ground.copy()
            else:
                self._moment.blit(self._ground, (0, 0))
            layer = Canvas(self._moment, canvas.viewport, canvas.easel)
            draft_line_plates.draw_moment(scene, layer)
            draft_line_marks.draw_moment(scene, layer)
            # The position itself is kept, not its id: another could come to have the same one.
            self._moment_key, self._shown = moment, scene.shown
        return self._moment
