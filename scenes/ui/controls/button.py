"""A button with a word, an icon, or both."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.ui.controls.base import Area, Look, Widget
from sprites.ui import buttons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas


class Button(Widget):
    """Does one thing when pressed."""

    def __init__(
        self, area: Area, name: str, act: Callable[[], object], *, key: str = "", tip: str = "",
        icon: str | None = None, primary: bool = False, size: float = 17, label: str | None = None,
    ) -> None:
        """``label`` is what is written on it, where that is shorter than its ``name``."""
        super().__init__(area, name, key=key, tip=tip)
        self.act = act
        self.icon = icon
        self.primary = primary
        self.size = size
        self.label = name if label is None else label

    def activate(self) -> None:
        """Do it."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the button."""
        picture = buttons.button(
            canvas.easel, app.type, self.rect.width, self.rect.height, self.label,
            state=look.value, icon=self.icon, primary=self.primary, size=self.size,
        )
        canvas.blit(picture, *self.rect.center, anchor="center")
