"""What lies over a scene for a while: a sheet that any of its buttons, Escape or the window's own
cross puts away, and the scene beneath goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.widget_scene import WidgetScene
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import theme
from sprites.ui import panels

if TYPE_CHECKING:
    from sprites.engine.canvas import Canvas

VEIL = 125
"""How dark the scene beneath becomes, 0 … 255."""


class SheetScene(WidgetScene):
    """An overlay with widgets."""

    overlay = True

    def close_asked(self) -> bool:
        """The window's cross puts the sheet away; the window stays."""
        self.go_back()
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet's own things, then its widgets."""
        self.draw_sheet(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw what the widgets lie on."""

    def lay_parchment(self, canvas: Canvas, width: float, height: float) -> float:
        """Dim the scene beneath, lay parchment in the middle, and return its top (stage px)."""
        canvas.shade(theme.SHADOW, VEIL)
        sheet = panels.dialog(canvas.easel, round(width), round(height))
        canvas.blit(sheet, STAGE_WIDTH / 2, STAGE_HEIGHT / 2, anchor="center")
        return (STAGE_HEIGHT - height) / 2
