"""Taking up two of one's company at once: by shift and click, by a loop drawn round them, or by
choosing one after the other with the keys. Dragged, the second follows the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Move
from game.legends.rules.cards import NONE
from game.legends.rules.moves import MOVE, names_of, verb_of
from scenes.ui.input import FocusLost, Input, Motion, Press, Release
from sprites.paint import shapes, theme

if TYPE_CHECKING:
    from sprites.engine.canvas import Canvas

LEAST = 8.0
"""Stage px that a loop must be wide or high: less is a click."""


class TwoHands:
    """What a quest table does with two characters; mixed into its scene."""

    party: list[str]
    _lasso: tuple[tuple[float, float], tuple[float, float]] | None

    def may_join(self: Any, one: str, other: str) -> bool:
        """Return whether two characters may move together."""
        return one != other and any(
            set(pair) == {one, other} for pair in map(self._pair_of, self._moves())
        )

    def companions_of(self: Any, one: str) -> list[str]:
        """Return who may be moved together with a character."""
        found = []
        for pair in map(self._pair_of, self._moves()):
            if one in pair:
                found += [name for name in pair if name != one]
        return list(dict.fromkeys(found))

    def _moves(self: Any) -> list[Move]:
        if self.looking_at is not None or self.viewer not in self.match.people_to_act():
            return []
        return self.match.state.legal_moves(self.viewer)

    def _pair_of(self: Any, move: Move) -> tuple[str, ...]:
        _, _, one, other = names_of(move)
        if verb_of(move) != MOVE or other == NONE:
            return ()
        names = self.setting.outlook.cards.names
        return names[one], names[other]

    def join(self: Any, one: str, other: str) -> None:
        """Take up two characters together; the first is the one in the hand."""
        self.party, self.companions = [one, other], []
        self._refresh()
        self.grip.selected = one
        self.app.sounds.play("lift")
        self.app.speech.say(self.prompt_words())
        self._changed()
        self._highlight()

    def taken_along(self: Any, piece: str) -> list[str]:
        """Return the other of the two that are taken up together."""
        return [name for name in self.party if name != piece] if piece in self.party else []

    def handle(self: Any, event: Input) -> bool:
        """Shift and click joins; a loop from bare ground gathers two of one company."""
        match event:
            case Press(point, 1) if self._joins(point):
                self.join(self.grip.selected, self.spot_at(point))
                return True
            case Press(point, 1) if self._starts_loop(point):
                self._lasso = point, point
                return True
            case Motion(point) if self._lasso is not None:
                if point is not None:
                    self._lasso = self._lasso[0], point
                    self.dirty = True
                return True
            case Release(_, 1) if self._lasso is not None:
                self._close_loop()
                return True
            case FocusLost():
                self._lasso = None
        return super().handle(event)  # type: ignore[misc]

    def _joins(self: Any, point: tuple[float, float]) -> bool:
        held = self.grip.selected
        if held is None or not pygame.key.get_mods() & pygame.KMOD_SHIFT:
            return False
        spot = self.table.piece_at(*point)
        return spot is not None and self.may_join(held, spot)

    def _starts_loop(self: Any, point: tuple[float, float]) -> bool:
        if self._travelling or self.grip.selected is not None or not self.offers:
            return False
        if self.controls.widget_at(point) is not None or self.table.piece_at(*point) is not None:
            return False
        return any(
            zone.startswith("mine.") and self.zones[zone].covers(*point) for zone in self.zones
        ) and any(self._pair_of(move) for move in self._moves())

    def _close_loop(self: Any) -> None:
        (x0, y0), (x1, y1) = self._lasso
        self._lasso = None
        self.dirty = True
        if max(abs(x1 - x0), abs(y1 - y0)) < LEAST:
            return
        box = pygame.FRect(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0))
        caught = [
            name for zone in self.zones if zone.startswith("mine.")
            for name in self.table.contents(zone)
            if box.colliderect(pygame.FRect(*self.table.sprite(name).box()))
        ]
        if len(caught) == 2 and self.may_join(*caught):
            self.join(*caught)
        elif caught:
            self.refuse(self.app.words("legends.why.two_at_most"))

    def draw_lasso(self: Any, canvas: Canvas) -> None:
        """Draw the loop."""
        if self._lasso is None:
            return
        (x0, y0), (x1, y1) = self._lasso
        width, height = max(2.0, abs(x1 - x0)), max(2.0, abs(y1 - y0))
        body = shapes.rect(1, 1, max(1, width - 2), max(1, height - 2), theme.GOLD_LIGHT,
                           theme.GOLD_LIGHT, 2, radius=6, opacity=0.14)
        picture = canvas.easel.svg(body, (width, height), (width, height))
        canvas.blit(picture, min(x0, x1), min(y0, y1))
