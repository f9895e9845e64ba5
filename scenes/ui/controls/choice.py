"""One of a few values, all shown side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.controls.base import Area, Look, Point
from scenes.ui.controls.labelled import OneOf, Value
from sprites.ui import buttons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

GAP = 6


class Choice(OneOf[Value]):
    """A row of segments, one of which is chosen."""

    def segments(self) -> list[Area]:
        """Return each segment's left, top, width and height."""
        left, top, room, height = self.box
        width = (room - GAP * (len(self.values) - 1)) / len(self.values)
        return [
            (left + i * (width + GAP), top, width, height)
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
        self.draw_label(canvas, app)
        for place, (left, top, width, height) in enumerate(self.segments()):
            picture = buttons.segment(
                canvas.easel, app.type, width, height, self.values[place][1],
                chosen=place == self.place, state=look.value,
            )
            canvas.blit(picture, left + width / 2, top + height / 2, anchor="center")
        if look is Look.FOCUS:
            self.draw_ring(canvas)
