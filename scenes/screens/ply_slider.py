"""A slider over the plies of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.ui.controls import Look, Widget
from scenes.ui.controls.base import Area, Point
from sprites.ui import buttons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas


KNOB = 9.0
"""Stage px between the end of the bar and the middle of the knob at its last place."""


class PlySlider(Widget):
    """Which ply is shown, from 0 to ``last``."""

    role = "slider"

    def __init__(
        self, area: Area, name: str, last: int, ply: int, go: Callable[[int], None],
        spoken: Callable[[int], str],
    ) -> None:
        super().__init__(area, name, key="plies")
        self.last = last
        self.ply = ply
        self.go = go
        self._spoken = spoken
        self._before = ply

    def spoken_state(self, app: App) -> str:
        """Return which ply is shown."""
        return self._spoken(self.ply)

    def press(self, point: Point) -> None:
        """Jump to where the bar was pressed."""
        self._before = self.ply
        self.drag(point)

    def drag(self, point: Point) -> None:
        """Follow the pointer."""
        share = (point[0] - self.rect.left - KNOB) / (self.rect.width - 2 * KNOB)
        self._go(round(max(0.0, min(1.0, share)) * self.last))

    def release(self, point: Point) -> None:
        """Stay where it is."""

    def cancel(self) -> None:
        """Go back to the ply before the press."""
        self._go(self._before)

    def adjust(self, step: int) -> bool:
        """Go one ply."""
        self._go(max(0, min(self.last, self.ply + step)))
        return True

    def _go(self, ply: int) -> None:
        if ply != self.ply:
            self.ply = ply
            self.go(ply)

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the bar."""
        share = self.ply / self.last if self.last else 0.0
        picture = buttons.slider(canvas.easel, self.rect.width, share, state=look.value)
        canvas.blit(picture, *self.rect.center, anchor="center")
