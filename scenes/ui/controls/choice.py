"""One of a few values, all shown side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from scenes.ui.controls.base import Area, Look, Point, Widget
from sprites.paint import theme
from sprites.ui import buttons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

GAP = 6


class Choice(Widget):
    """A row of segments, one of which is chosen; its name stands at the left.

    ``wide`` is the share of the width that the name takes (0: no name shown).
    """

    role = "choice"

    def __init__(
        self, area: Area, name: str, values: Sequence[tuple[Any, str]], value: Any,
        changed: Callable[[Any], None], *, key: str = "", tip: str = "",
        label_share: float = 0.36, colour: str = theme.TEXT,
    ) -> None:
        super().__init__(area, name, key=key, tip=tip)
        self.values = list(values)
        self.value = value
        self.changed = changed
        self.label_share = label_share
        self.colour = colour

    @property
    def place(self) -> int:
        """Index of the chosen value (0 if it is none of them)."""
        return next((i for i, (value, _) in enumerate(self.values) if value == self.value), 0)

    def spoken_state(self, app: App) -> str:
        """Return the chosen value in words."""
        return self.values[self.place][1]

    def segments(self) -> list[Area]:
        """Return each segment's left, top, width and height."""
        left = self.rect.left + self.rect.width * self.label_share
        width = (self.rect.right - left - GAP * (len(self.values) - 1)) / len(self.values)
        return [
            (left + i * (width + GAP), self.rect.top, width, self.rect.height)
            for i in range(len(self.values))
        ]

    def choose(self, place: int) -> None:
        """Choose the value at ``place``, kept inside the row."""
        value = self.values[max(0, min(len(self.values) - 1, place))][0]
        if value != self.value:
            self.value = value
            self.changed(value)

    def release(self, point: Point) -> None:
        """Choose the segment let go on."""
        for place, (left, top, width, height) in enumerate(self.segments()):
            if left <= point[0] <= left + width and top <= point[1] <= top + height:
                self.choose(place)

    def activate(self) -> None:
        """Go on to the next value, and round."""
        self.choose((self.place + 1) % len(self.values))

    def adjust(self, step: int) -> bool:
        """Go one to the side."""
        self.choose(self.place + step)
        return True

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the name and the segments."""
        if self.label_share:
            room = self.rect.width * self.label_share - 14
            text = app.type.fitted(self.name, "text", theme.TEXT_BODY, self.colour, room)
            canvas.blit(text, self.rect.left, self.rect.centery, anchor="midleft")
        for place, (left, top, width, height) in enumerate(self.segments()):
            picture = buttons.segment(
                canvas.easel, app.type, width, height, self.values[place][1],
                chosen=place == self.place, state=look.value,
            )
            canvas.blit(picture, left + width / 2, top + height / 2, anchor="center")
        if look is Look.FOCUS:
            ring = buttons.focus_ring(canvas.easel, self.rect.width, self.rect.height)
            canvas.blit(ring, *self.rect.center, anchor="center")
