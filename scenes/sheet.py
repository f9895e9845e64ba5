"""What lies over a scene for a while: a sheet that any of its buttons, Escape or the window's own
cross puts away, and the scene beneath goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.input import Command, Input
from scenes.scene import Scene
from scenes.widgets import Controls
from sprites import panels, theme
from sprites.viewport import STAGE_HEIGHT, STAGE_WIDTH

if TYPE_CHECKING:
    from scenes.house import House
    from sprites.canvas import Canvas

VEIL = 125
"""How dark the scene beneath becomes, 0 … 255."""


class SheetScene(Scene):
    """An overlay with widgets."""

    overlay = True
    closing = ("cancel",)
    """Actions that put the sheet away."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.controls = Controls(house)

    @property
    def wake(self) -> float | None:
        """Only a tip can be waited for."""
        return self.controls.wake

    def put_away(self) -> None:
        """Close the sheet without doing anything else."""
        self.house.close(self)

    def close_asked(self) -> bool:
        """The window's cross puts the sheet away; the window stays."""
        self.put_away()
        return False

    def handle(self, event: Input) -> bool:
        """Escape puts the sheet away; all else goes to the widgets."""
        if isinstance(event, Command) and event.name in self.closing:
            self.put_away()
            return True
        used = self.controls.handle(event)
        self.dirty = True
        return used

    def update(self, dt: float) -> None:
        """Let tips come and go."""
        self.controls.update(dt)
        self.dirty = self.dirty or self.controls.changed
        self.controls.changed = False

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
