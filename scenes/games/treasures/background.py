"""What lies under the pieces of the treasures, painted once a moment instead of at every frame.

Plates with shadows and soft light cost ten times what all moving pieces do. Two layers: what holds
for the whole match in this window, and over it what holds until the next event.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.contract import Observation
from scenes.games.treasures.lights import Lights
from scenes.games.treasures.plates import Plates
from scenes.games.treasures.trays import Trays
from scenes.games.treasures.view import TreasuresView
from scenes.match.agent_turns import AgentTurns
from scenes.match.app import MatchApp
from scenes.match.table_view import TableView
from sprites.engine.canvas import Canvas


class Underlay:
    """The picture under the pieces of one table."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, table_view: TableView, turns: AgentTurns,
        lights: Lights, plates: Plates, trays: Trays,
    ) -> None:
        self._app = app
        self._view = view
        self._table = table_view
        self._turns = turns
        self._lights = lights
        self._plates = plates
        self._trays = trays
        self._ground: pygame.Surface | None = None
        self._ground_key: Hashable = None
        self._moment: pygame.Surface | None = None
        self._moment_key: Hashable = None
        self._shown: Observation | None = None

    def picture(self, canvas: Canvas, backdrop: pygame.Surface) -> pygame.Surface:
        """Return the backdrop with everything on it that is no piece; not to be drawn on."""
        app, view, table, lights = self._app, self._view, self._table, self._lights
        fixed = (id(canvas.easel), id(app.type), id(backdrop), view.viewer)
        if self._ground is None or self._ground_key != fixed:
            self._ground = backdrop.copy()
            layer = Canvas(self._ground, canvas.viewport, canvas.easel)
            self._trays.draw_ground(layer)
            self._plates.draw_ground(layer)
            self._ground_key, self._moment = fixed, None
        moment = (
            lights.seats, self._turns.seats, lights.heaps, lights.lines,
            bool(table.offers), table.drag.selected, view.match.chairs,
        )
        if self._moment is None or self._moment_key != moment or self._shown is not view.shown:
            if self._moment is None:
                self._moment = self._ground.copy()
            else:
                self._moment.blit(self._ground, (0, 0))
            layer = Canvas(self._moment, canvas.viewport, canvas.easel)
            self._plates.draw_moment(layer)
            self._trays.draw_moment(layer)
            # The position itself is kept, not its id: another could come to have the same one.
            self._moment_key, self._shown = moment, view.shown
        return self._moment
