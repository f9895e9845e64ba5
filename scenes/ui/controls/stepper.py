"""One of many values, shown one at a time between two arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.controls.base import Look, Point
from scenes.ui.controls.labelled import OneOf, Value
from sprites.paint import theme
from sprites.ui import buttons, icons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

ARROW = 18


class Stepper(OneOf[Value]):
    """Goes through its values by the arrows at its ends, by keys and by the wheel; and round."""

    def step(self, step: int) -> None:
        """Go on by ``step`` values, and round."""
        self.value = self.values[(self.place + step) % len(self.values)][0]
        self.changed(self.value)

    def release(self, point: Point) -> None:
        """The left half goes back, the right half on."""
        left, _, width, _ = self.box
        if self.contains(point) and point[0] >= left:
            self.step(-1 if point[0] < left + width / 2 else 1)

    def activate(self) -> None:
        """Go on."""
        self.step(1)

    def adjust(self, step: int) -> bool:
        """Left goes back, right on."""
        self.step(step)
        return True

    def arrow(self, step: int) -> bool:
        """Up and down leave."""
        return False

    def scroll(self, steps: float) -> bool:
        """The wheel goes through the values."""
        self.step(-1 if steps > 0 else 1)
        return True

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the name, the value and the arrows."""
        self.draw_label(canvas, app)
        left, top, width, height = self.box
        state = look.value if look is not Look.PRESSED else "hover"
        box = buttons.segment(canvas.easel, app.type, width, height, "", False, state)
        canvas.blit(box, left, top)
        colour = theme.TEXT_OFF if look is Look.OFF else theme.TEXT_GOLD
        for name, x in (("left", left + 22), ("right", left + width - 22)):
            arrow = icons.icon(canvas.easel, name, ARROW, colour)
            canvas.blit(arrow, x, top + height / 2, "center")
        ink = theme.TEXT_OFF if look is Look.OFF else theme.TEXT
        value = app.type.fitted(
            self.values[self.place][1], "text", theme.TEXT_BODY, ink, width - 84
        )
        canvas.blit(value, left + width / 2, top + height / 2, anchor="center")
        if look is Look.FOCUS:
            self.draw_ring(canvas)
