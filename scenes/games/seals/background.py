"""The floor of the seals' table: all that lies still under the pieces, painted once for a moment.

Backdrop, circle at rest, bar, panels and the seats' plates become one picture, so that a frame in
which cards move costs one blit for them and not eighty. It is painted in two layers: what changes
once a trick, and over it what changes with every act.
"""

from __future__ import annotations

import pygame

from scenes.games.seals.gift_paint import GiftPaint
from scenes.games.seals.gift_pause import GiftPause
from scenes.games.seals.plates import Plates
from scenes.games.seals.seal_act import SealAct
from scenes.games.seals.side_panels import Sides
from scenes.games.seals.status_bar import Strip
from scenes.games.seals.tags import Tags
from scenes.games.seals.view import SealsView
from scenes.match.agent_turns import AgentTurns
from scenes.ui.app import App
from sprites.engine.canvas import Canvas
from sprites.places import halls, sealing

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

    def __init__(
        self, app: App, view: SealsView, turns: AgentTurns, gifts: GiftPause, act: SealAct,
        sides: Sides, plates: Plates, strip: Strip, tags: Tags, gift_paint: GiftPaint, place: str,
    ) -> None:
        """``place``: the backdrop's key in :mod:`sprites.places.halls`."""
        self._app = app
        self._view = view
        self._table = view.table_view
        self._turns = turns
        self._gifts = gifts
        self._act = act
        self._sides = sides
        self._plates = plates
        self._strip = strip
        self._tags = tags
        self._gift_paint = gift_paint
        self._place = place
        self._hall, self._still = _Layer(), _Layer()

    def picture(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the floor for a window of ``size`` px, painted anew only if it has changed."""
        easel, hall, still = canvas.easel, self._hall, self._still
        here = easel, self._app.type, self._app.words, canvas.viewport, size
        if hall.begin(halls.backdrop(easel, self._place, size), (*here, *self._facts())):
            self._sides.draw(Canvas(hall.picture, canvas.viewport, easel))
        if still.begin(hall.picture, (*hall.painted_for, *self._moment())):
            self._draw(Canvas(still.picture, canvas.viewport, easel))
        return still.picture

    def _facts(self) -> Moment:
        """Return all that bar and panels depend on."""
        seen = self._view.now
        return (
            seen["phase"] == "draft", seen["tricks"], seen["transfers"], seen["goals"],
            seen["set_aside_cards"], self._view.match.chairs, self._view.viewer,
        )

    def _moment(self) -> Moment:
        """Return what else circle, strip and plates depend on."""
        return (
            self._view.now, self._turns.seats, self._table.drag.selected,
            self._view.match_view.stage is None, self._act.still, self._act.breach.glow,
            self._act.lately, bool(self._table.offers), self._gifts.asked,
        )

    def _draw(self, canvas: Canvas) -> None:
        """Draw what lies still and changes with every act: the circle at rest, strip, plates."""
        if self._act.still:
            self._act.draw_circle(canvas, self._table.zones["circle"])
        self._draw_empty_place(canvas)
        self._plates.draw(canvas)
        self._strip.draw(canvas)
        self._gift_paint.draw_label(canvas)
        self._tags.draw_rail(canvas)

    def _draw_empty_place(self, canvas: Canvas) -> None:
        """Draw where the viewer's card is to go."""
        seen, viewer = self._view.now, self._view.viewer
        laid = any(seat == viewer for seat, _ in seen["trick"])
        due = viewer in seen["to_act"] and self._view.match_view.stage is None
        if seen["phase"] != "play" or laid or not due:
            return
        zone = self._table.zones["trick.0"]
        canvas.blit(sealing.empty_place(canvas.easel, zone.width), zone.x, zone.y, anchor="center")
        word = self._app.type.fitted(
            self._app.words("seals.label.yours"), "italic", 19, "#d8f4ff", zone.width - 12
        )
        canvas.blit(word, zone.x, zone.y, anchor="center")
