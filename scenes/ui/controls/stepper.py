"""One of many values, shown one at a time between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from scenes.ui.controls.base import Area, Look, Point, Widget
from sprites.paint import theme
from sprites.ui import buttons, icons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

ARROW = 18


class Stepper(Widget):
    """Goes through its values by the arrows at its ends, by keys and by the wheel; and round."""

    role = "choice"

    def __init__(
        self, area: Area, name: str, values: Sequence[tuple[Any, str]], value: Any,
        changed: Callable[[Any], None], *, key: str = "", tip: str = "",
        label_share: float = 0.36, colour: str = theme.TEXT,
    ) -> None:
        """``values``: each with its word; ``label_share``: how much of the width the name takes
        (0: it is not shown)."""
        super().__init__(area, name, key=key, tip=tip)
        self.values = list(values)
        self.value = value
        self.changed = changed
        self.label_share = label_share
        self.colour = colour

    @property
    def place(self) -> int:
        """Index of the value shown (0 if it is none of them)."""
        return next((i for i, (value, _) in enumerate(self.values) if value == self.value), 0)

    @property
    def box(self) -> Area:
        """Where the value stands with its arrows."""
        left = self.rect.left + self.rect.width * self.label_share
        return left, self.rect.top, self.rect.right - left, self.rect.height

    def spoken_state(self, app: App) -> str:
        """Return the value shown, in words."""
        return self.values[self.place][1]

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
        if self.label_share:
            room = self.rect.width * self.label_share - 14
            text = app.type.fitted(self.name, "text", theme.TEXT_BODY, self.colour, room)
            canvas.blit(text, self.rect.left, self.rect.centery, anchor="midleft")
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
            ring = buttons.focus_ring(canvas.easel, self.rect.width, self.rect.height)
            canvas.blit(ring, *self.rect.center, anchor="center")
