"""What the pointer rests on, shown large: one card at a time, gone with the next motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.match.spots import Point
from scenes.match.table_view import TableView
from scenes.ui.hover import Resting
from scenes.ui.input import Input, Motion, Press
from sprites.engine.canvas import Canvas
from sprites.engine.zones import Place
from sprites.paint import light, theme

HIGHEST = 14.0
"""No large card reaches above this, stage px."""


def draw_beside(
    canvas: Canvas, place: Place, picture: pygame.Surface, gap: float, *, turn: float, lowest: float
) -> None:
    """Draw a card's large picture beside its place, so that the place itself stays in sight.

    It lies ``gap`` stage px from the middle of the place, at its right if that is left of
    ``turn``, and keeps above ``lowest``.
    """
    wide, high = theme.LARGE_WIDTH, theme.LARGE_HEIGHT
    left = place.x + gap if place.x < turn else place.x - gap - wide
    top = min(max(place.y - high / 2, HIGHEST), lowest - high)
    shadow, right, down = light.shadow(canvas.easel, picture, theme.LIFTED)
    corner = canvas.area(left, top, wide, high).topleft
    canvas.put(shadow, (corner[0] + right, corner[1] + down))
    canvas.put(picture, corner)


class Enlarged(Protocol):
    """What a table can show large."""

    def under(self, point: Point) -> str | None:
        """Return what lies at a stage point that can be shown large, or None."""

    def is_there(self, subject: str) -> bool:
        """Return whether it still lies on the table."""

    def words(self, subject: str) -> str:
        """Return what is said when it shows, as read aloud."""

    def draw(self, canvas: Canvas, subject: str) -> None:
        """Draw it large, beside its place."""


class HoverCard(Part):
    """Which card is shown large, if one is."""

    def __init__(
        self, app: MatchApp, table_view: TableView, enlarged: Enlarged, on_top: Callable[[], bool]
    ) -> None:
        """``on_top`` tells whether nothing lies over the table."""
        self._app = app
        self._view = table_view
        self._enlarged = enlarged
        self._on_top = on_top
        self._resting: Resting[str] = Resting()
        self.subject: str | None = None
        """What is shown large now."""

    @property
    def wake(self) -> float | None:
        """Seconds until something is shown large; None while nothing waits for that."""
        return self._resting.wake if self._may and self.subject is None else None

    @property
    def _may(self) -> bool:
        view = self._view
        return self._on_top() and not view.drag.dragging and not view.timeline.moving

    def handle(self, event: Input) -> bool:
        """Any motion puts the large card away; the pointer must come to rest again."""
        if isinstance(event, Motion | Press):
            if self.subject is not None:
                self.subject = None
                self._view.redraw()
            self._resting.move(None if event.point is None else self._enlarged.under(event.point))
            self._resting.stir()
        return False

    def refreshed(self) -> None:
        """Show nothing until the pointer comes to another card: one that was just put down is not
        held under the player's nose."""
        self.subject = None
        self._resting.drop()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        if self._may and self._resting.update(dt) and self._resting.under is not None:
            self.show(self._resting.under)

    def show(self, subject: str) -> None:
        """Show something large, and say what it is."""
        if self._enlarged.is_there(subject):
            self.subject = subject
            self._app.speech.say(self._enlarged.words(subject))
            self._view.redraw()

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what is shown large."""
        if self.subject is not None:
            self._enlarged.draw(canvas, self.subject)
