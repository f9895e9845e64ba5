"""One input path for drag, click-click, keyboard and pad: which spot is held, what a drop means.

A *spot* is a zone name. What may be done is data: offers map (source spot, target spot) to a move;
(spot, spot) is a move made by a mere tap. Knows no rules, no pygame, no clock.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

DRAG_STARTS = 3.0
"""Window px that the pointer must travel before a press becomes a drag."""

Offers = Mapping[tuple[str, str], int]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The player asked for this move."""

    move: int
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Refused:
    """The player tried something that is not on offer; target None = dropped on no spot.

    ``dragged`` tells whether by letting a card go."""

    source: str
    target: str | None
    dragged: bool = False


@dataclass(frozen=True, slots=True)
class Selected:
    """A spot was picked up and waits for its target."""

    spot: str


@dataclass(frozen=True, slots=True)
class Released:
    """What was held is put back."""

    spot: str


Result = Chosen | Refused | Selected | Released | None


class Drag:
    """Holds at most one spot. All methods return what follows from the input."""

    def __init__(self, offers: Callable[[], Offers], scale: Callable[[], float]) -> None:
        """``offers`` gives the legal moves now; ``scale`` window px for one stage px."""
        self._offers = offers
        self._scale = scale
        self.selected: str | None = None
        self.dragging = False
        self._pressed: str | None = None
        self.pressed_at: Point = (0.0, 0.0)
        """Where the main button last went down, stage px."""
        self._picked_now = False

    @property
    def pressing(self) -> bool:
        """Whether the main button is down since a press on a spot."""
        return self._pressed is not None

    def sources(self) -> set[str]:
        """Return spots from which something can be done."""
        return {source for source, _ in self._offers()}

    def targets(self, source: str | None = None) -> set[str]:
        """Return spots that take what is held, or what ``source`` holds."""
        held = source or self.selected
        return {target for start, target in self._offers() if start == held != target}

    def press(self, spot: str | None, point: Point) -> Result:
        """The main button went down over ``spot`` (None = bare table)."""
        if self.dragging:
            return None
        self._pressed, self.pressed_at, self._picked_now = spot, point, False
        if spot is None:
            return self.cancel()
        if self.selected is not None and spot != self.selected:
            return None
        if self.selected is None and self._can_lift(spot):
            self.selected, self._picked_now = spot, True
            return Selected(spot)
        return None

    def move(self, point: Point) -> bool:
        """The pointer moved; returns True while something is being dragged."""
        if self.dragging:
            return True
        if self._pressed is None or not self._can_lift(self._pressed):
            return False
        distance = math.dist(point, self.pressed_at) * self._scale()
        if distance >= DRAG_STARTS:
            self.selected, self.dragging = self._pressed, True
        return self.dragging

    def release(self, spot: str | None, point: Point) -> Result:
        """The main button went up over ``spot``."""
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            return self._drop(spot)
        if pressed is None or spot != pressed:
            return None
        if self.selected is not None and spot != self.selected:
            return self._choose(self.selected, spot)
        if (spot, spot) in self._offers():
            self.selected = None
            return Chosen(self._offers()[spot, spot], spot, spot)
        if self.selected == spot:
            return None if self._picked_now else self.cancel()
        return Refused(spot, spot)

    def activate(self, spot: str) -> Result:
        """A key or pad button chose ``spot``: pick up, put down, or tap."""
        self._pressed = None
        self.dragging = False
        if self.selected is not None and self.selected != spot:
            return self._choose(self.selected, spot)
        if (spot, spot) in self._offers():
            self.selected = None
            return Chosen(self._offers()[spot, spot], spot, spot)
        if self.selected == spot:
            return self.cancel()
        if self._can_lift(spot):
            self.selected = spot
            return Selected(spot)
        return Refused(spot, spot)

    def cancel(self) -> Result:
        """Let go of everything: Escape, focus lost, another mouse button, the card is gone."""
        held, self.selected = self.selected, None
        self.dragging = False
        self._pressed = None
        return Released(held) if held is not None else None

    def check(self) -> Result:
        """Cancel if what is held can no longer go anywhere (after undo, an agent's act, …)."""
        if self.selected is not None and not self._can_lift(self.selected):
            return self.cancel()
        return None

    def _can_lift(self, spot: str) -> bool:
        return any(source == spot != target for source, target in self._offers())

    def _drop(self, spot: str | None) -> Result:
        held = self.selected
        self.dragging, self.selected = False, None
        if held is None:
            return None
        offers = self._offers()
        if spot is not None and (held, spot) in offers:
            return Chosen(offers[held, spot], held, spot)
        if spot == held:
            self.selected = held
            return Selected(held)
        return Refused(held, spot, dragged=True)

    def _choose(self, held: str, spot: str) -> Result:
        offers = self._offers()
        if (held, spot) in offers:
            self.selected = None
            return Chosen(offers[held, spot], held, spot)
        if self._can_lift(spot):
            self.selected = spot
            return Selected(spot)
        return Refused(held, spot)
