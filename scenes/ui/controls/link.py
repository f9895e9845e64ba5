"""Words on bare wood that do something: brighter under the pointer, ringed by the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.ui.controls.base import Area, Look, Widget
from sprites.paint import lettering, theme

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

SHADOW_ROOM = 6
"""Stage px of shadow round the letters, see :func:`sprites.paint.lettering.shaded`."""


class Link(Widget):
    """A short line of text to be pressed."""

    role = "link"

    def __init__(
        self, area: Area, name: str, act: Callable[[], None], *, key: str = "", tip: str = "",
        size: float = 19, anchor: str = "midleft",
    ) -> None:
        """``anchor``: "midleft", "center" or "midright" of the area, where the words stand."""
        super().__init__(area, name, key=key, tip=tip)
        self.act = act
        self.size = size
        self.anchor = anchor

    def activate(self) -> None:
        """Do it."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the words, and the ring of the keys."""
        colour = theme.TEXT_LIT if look in (Look.HOVER, Look.PRESSED) else theme.TEXT_QUIET
        words = lettering.shaded(canvas.easel, app.type, self.name, "text", self.size, colour)
        x = {"midleft": self.rect.left - SHADOW_ROOM, "center": self.rect.centerx,
             "midright": self.rect.right + SHADOW_ROOM}[self.anchor]
        canvas.blit(words, x, self.rect.centery, anchor=self.anchor)
        if look is Look.FOCUS:
            self.draw_ring(canvas)
