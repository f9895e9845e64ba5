"""A value from 0 to 100 on a bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.ui.controls.base import Area, Look, Point, Widget
from sprites.paint import theme
from sprites.ui import buttons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

KEY_STEP = 5
VALUE_WIDTH = 76
LABEL_SHARE = 0.36


class Slider(Widget):
    """A whole number from 0 to 100, with its name and value beside the bar."""

    role = "slider"

    def __init__(
        self, area: Area, name: str, value: int, changed: Callable[[int], None], *,
        key: str = "", tip: str = "", colour: str = theme.TEXT,
    ) -> None:
        super().__init__(area, name, key=key, tip=tip)
        self.value = value
        self.changed = changed
        self.colour = colour
        self._before = value

    @property
    def bar(self) -> tuple[float, float]:
        """Left end and width of the bar, in stage px."""
        left = self.rect.left + self.rect.width * LABEL_SHARE
        return left, self.rect.right - VALUE_WIDTH - left

    def spoken_state(self, app: App) -> str:
        """Return the value in words."""
        return app.words("house.percent", value=self.value)

    def _set(self, value: float) -> None:
        whole = max(0, min(100, round(value)))
        if whole != self.value:
            self.value = whole
            self.changed(whole)

    def press(self, point: Point) -> None:
        """Jump to where the bar was pressed."""
        self._before = self.value
        self.drag(point)

    def drag(self, point: Point) -> None:
        """Follow the pointer."""
        left, width = self.bar
        if point[0] >= left - 20:
            self._set((point[0] - left) / width * 100)

    def release(self, point: Point) -> None:
        """Stay where it is."""

    def cancel(self) -> None:
        """Go back to the value before the press."""
        self._set(self._before)

    def adjust(self, step: int) -> bool:
        """Move by one key step."""
        self._set(self.value + step * KEY_STEP)
        return True

    def scroll(self, steps: float) -> bool:
        """The arrows up and down and the wheel leave a slider alone: they scroll the page."""
        return False

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw name, bar and value."""
        left, width = self.bar
        room = left - self.rect.left - 16
        text = app.type.fitted(self.name, "text", theme.TEXT_BODY, self.colour, room)
        canvas.blit(text, self.rect.left, self.rect.centery, anchor="midleft")
        picture = buttons.slider(canvas.easel, width, self.value / 100, state=look.value)
        canvas.blit(picture, left + width / 2, self.rect.centery, anchor="center")
        value = app.words("house.percent", value=self.value)
        shown = app.type.line(value, "text", theme.TEXT_BODY, self.colour)
        canvas.blit(shown, self.rect.right, self.rect.centery, anchor="midright")
