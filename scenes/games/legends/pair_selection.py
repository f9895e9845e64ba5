"""Taking up two of one's company at once: by shift and click, by a loop drawn round them, or by
choosing one after the other with the keys. Dragged, the second follows the first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.games.legends.focus import Reach
from scenes.games.legends.handling import pairs
from scenes.games.legends.sight import Sight
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.match.spots import Point
from scenes.ui.input import FocusLost, Input, Motion, Press, Release
from sprites.engine.canvas import Canvas
from sprites.paint import shapes, theme

LEAST = 8.0
"""Stage px that a loop must be wide or high: less is a click."""


class PairSelection(Part):
    """What a quest table does with two characters."""

    def __init__(
        self, app: MatchApp, sight: Sight, reach: Reach, prompt: Callable[[], str],
        refresh: Callable[[], None],
    ) -> None:
        """``prompt`` gives the ribbon's sentence; ``refresh`` takes note of what may be done."""
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._reach = reach
        self._prompt = prompt
        self._refresh = refresh
        self._lasso: tuple[Point, Point] | None = None
        """Two corners of the loop that is drawn, stage px."""

    def may_join(self, one: str, other: str) -> bool:
        """Return whether two characters may move together."""
        return one != other and any(set(pair) == {one, other} for pair in pairs(self._sight))

    def join(self, one: str, other: str) -> None:
        """Take up two characters together; the first is the one in the hand."""
        intent = self._sight.intent
        intent.party, intent.companions = [one, other], []
        self._view.drag.selected = one
        self._refresh()
        self._app.sounds.play("lift")
        self._app.speech.say(self._prompt())

    def taken_along(self, piece: str) -> Sequence[str]:
        """Return the other of the two that are taken up together."""
        party = self._sight.intent.party
        return [name for name in party if name != piece] if piece in party else []

    def command(self, name: str) -> bool:
        """Confirming a companion of the one that is held takes both up."""
        held, focused = self._sight.held, self._reach.focused
        if name != "confirm" or held is None or focused is None or self._view.travelling \
                or self._sight.match_view.looking_at is not None:
            return False
        if focused in self._sight.intent.companions and (held, focused) not in self._view.offers:
            self.join(held, focused)
            return True
        return False

    def handle(self, event: Input) -> bool:
        """Shift and click joins; a loop from bare ground gathers two of one company."""
        match event:
            case Press(point, 1):
                return self._pressed(point)
            case Motion(point) if self._lasso is not None:
                if point is not None:
                    self._lasso = self._lasso[0], point
                return True
            case Release(_, 1) if self._lasso is not None:
                self._close_loop(*self._lasso)
                return True
            case FocusLost():
                self._lasso = None
        return False

    def _pressed(self, point: Point) -> bool:
        other = self._joined_at(point)
        if other is not None:
            self.join(self._sight.held or "", other)
            return True
        if self._starts_loop(point):
            self._lasso = point, point
            return True
        return False

    def _joined_at(self, point: Point) -> str | None:
        """Return who is to be taken along by a press with shift, or None."""
        held = self._sight.held
        if held is None or not pygame.key.get_mods() & pygame.KMOD_SHIFT:
            return None
        spot = self._view.pieces.piece_at(*point)
        return spot if spot is not None and self.may_join(held, spot) else None

    def _starts_loop(self, point: Point) -> bool:
        view = self._view
        if view.travelling or self._sight.held is not None or not view.offers:
            return False
        if view.controls.widget_at(point) is not None or view.pieces.piece_at(*point) is not None:
            return False
        return bool(pairs(self._sight)) and any(
            zone.startswith("mine.") and view.zones[zone].covers(*point) for zone in view.zones
        )

    def _close_loop(self, start: Point, end: Point) -> None:
        self._lasso = None
        (x0, y0), (x1, y1) = start, end
        if max(abs(x1 - x0), abs(y1 - y0)) < LEAST:
            return
        box = pygame.FRect(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0))
        caught = [
            name for zone in self._view.zones if zone.startswith("mine.")
            for name in self._view.pieces.contents(zone)
            if box.colliderect(pygame.FRect(*self._view.pieces.sprite(name).box()))
        ]
        if len(caught) == 2 and self.may_join(*caught):
            self.join(*caught)
        elif caught:
            self._view.refuse(self._app.words("legends.why.two_at_most"))

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the loop."""
        if self._lasso is None:
            return
        (x0, y0), (x1, y1) = self._lasso
        width, height = max(2.0, abs(x1 - x0)), max(2.0, abs(y1 - y0))
        body = shapes.rect(1, 1, max(1, width - 2), max(1, height - 2), theme.GOLD_LIGHT,
                           theme.GOLD_LIGHT, 2, radius=6, opacity=0.14)
        picture = canvas.easel.svg(body, (width, height), (width, height))
        canvas.blit(picture, min(x0, x1), min(y0, y1))
