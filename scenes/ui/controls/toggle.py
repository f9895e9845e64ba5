"""A switch between on and off, with its sentence beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.ui.controls.base import Area, Look, Widget
from sprites.paint import theme
from sprites.ui import buttons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

SWITCH_WIDTH = 62


class Toggle(Widget):
    """On or off."""

    role = "toggle"

    def __init__(
        self, area: Area, name: str, on: bool, changed: Callable[[bool], object], *,
        key: str = "", tip: str = "", colour: str = theme.TEXT,
    ) -> None:
        super().__init__(area, name, key=key, tip=tip)
        self.on = on
        self.changed = changed
        self.colour = colour

    def spoken_state(self, app: App) -> str:
        """Return "on" or "off" in words."""
        return app.words("house.state.on" if self.on else "house.state.not_on")

    def activate(self) -> None:
        """Switch over."""
        self.on = not self.on
        self.changed(self.on)

    def adjust(self, step: int) -> bool:
        """Left is off, right is on."""
        if self.on != (step > 0):
            self.activate()
        return True

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the sentence at the left, the switch at the right."""
        width = self.rect.width - SWITCH_WIDTH - 16
        text = app.type.fitted(self.name, "text", theme.TEXT_BODY, self.colour, width)
        canvas.blit(text, self.rect.left, self.rect.centery, anchor="midleft")
        picture = buttons.toggle(canvas.easel, on=self.on, state=look.value)
        canvas.blit(
            picture, self.rect.right - SWITCH_WIDTH / 2, self.rect.centery, anchor="center"
        )
