"""What stands to the right of its own name: a number, or one of several values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from scenes.ui.controls.base import Area, Widget
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

Value = TypeVar("Value")

LABEL_SHARE = 0.36
"""Share of the width that a name takes where nothing else is said."""


class Labelled(Widget):
    """A widget whose name stands at the left, in ``label_share`` of the width (0: not shown)."""

    def __init__(
        self, area: Area, name: str, *, key: str = "", tip: str = "",
        label_share: float = LABEL_SHARE, colour: str = theme.TEXT,
    ) -> None:
        super().__init__(area, name, key=key, tip=tip)
        self.label_share = label_share
        self.colour = colour

    @property
    def box(self) -> Area:
        """Where the value stands, right of the name."""
        left = self.rect.left + self.rect.width * self.label_share
        return left, self.rect.top, self.rect.right - left, self.rect.height

    def draw_label(self, canvas: Canvas, app: App) -> None:
        """Draw the name."""
        if self.label_share:
            room = self.rect.width * self.label_share - 14
            text = app.type.fitted(self.name, "text", theme.TEXT_BODY, self.colour, room)
            canvas.blit(text, self.rect.left, self.rect.centery, anchor="midleft")


class OneOf(Labelled, Generic[Value]):
    """Holds one of its ``values``, each with its word; ``changed`` tells of another one."""

    role = "choice"

    def __init__(
        self, area: Area, name: str, values: Sequence[tuple[Value, str]], value: Value | None,
        changed: Callable[[Value], None], *, key: str = "", tip: str = "",
        label_share: float = LABEL_SHARE, colour: str = theme.TEXT,
    ) -> None:
        super().__init__(
            area, name, key=key, tip=tip, label_share=label_share, colour=colour
        )
        self.values = list(values)
        self.value = value
        self.changed = changed

    @property
    def place(self) -> int:
        """Index of the value held (0 if it is none of them)."""
        return next((i for i, (value, _) in enumerate(self.values) if value == self.value), 0)

    def spoken_state(self, app: App) -> str:
        """Return the value held, in words."""
        return self.values[self.place][1]
