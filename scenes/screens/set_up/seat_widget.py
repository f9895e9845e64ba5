"""A chair at the set-up screen's table: who sits in it, to be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.transcript import ME, Chair
from scenes.match import seats
from scenes.ui.controls.base import Look, Widget
from sprites.paint import light, theme
from sprites.ui import buttons, panels, seating

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

PLATE_WIDTH, PLATE_HEIGHT = 172, 54
NAME_SIZE, LINE_SIZE = 20, 17
OVERLAP = 14
"""Stage px by which the plate lies over the chair's foot."""
HEIGHT = seating.CHAIR_HEIGHT + PLATE_HEIGHT - OVERLAP


class Seat(Widget):
    """One chair with a portrait and a plate for the name."""

    role = "seat"

    def __init__(
        self, middle: tuple[float, float], seat: int, chair: Chair, app: App,
        act: Callable[[], None] | None,
    ) -> None:
        """``middle``: of chair and plate, stage px. ``act`` None: nothing to choose here."""
        x, y = middle
        area = (x - PLATE_WIDTH / 2, y - HEIGHT / 2, PLATE_WIDTH, HEIGHT)
        self._name_height = app.type.height("title", NAME_SIZE)
        self._line_height = app.type.height("italic", LINE_SIZE)
        # With large text the plate grows downward.
        self._plate_height = max(PLATE_HEIGHT, round(self._name_height + self._line_height))
        area = (area[0], area[1], area[2], area[3] + self._plate_height - PLATE_HEIGHT)
        super().__init__(area, seats.chair_name(app.words, chair), key=f"seat.{seat}")
        self.chair = chair
        self.person = seats.person_key(chair, seat)
        self.line = seats.chair_line(app.words, chair, seat)
        self._act = act

    def spoken_state(self, app: App) -> str:
        """Return what stands under the name."""
        return self.line

    def activate(self) -> None:
        """Choose who sits here."""
        if self._act is not None:
            self._act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw chair and plate."""
        easel, x = canvas.easel, self.rect.centerx
        picture = seating.chair(easel, self.person)
        corner = canvas.area(
            x - seating.CHAIR_WIDTH / 2, self.rect.top, seating.CHAIR_WIDTH, seating.CHAIR_HEIGHT
        ).topleft
        lit = look in (Look.HOVER, Look.FOCUS, Look.PRESSED) and self._act is not None
        if lit:
            glow, padding = light.glow(easel, picture, "#ffcf66", 9, 2)
            canvas.put(glow, (corner[0] - padding, corner[1] - padding))
        shadow, right, down = light.shadow(easel, picture, 10)
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.put(picture, corner)
        self._draw_plate(canvas, app)
        if look is Look.FOCUS:
            ring = buttons.focus_ring(easel, self.rect.width, self.rect.height)
            canvas.blit(ring, *self.rect.center, anchor="center")

    def _draw_plate(self, canvas: Canvas, app: App) -> None:
        x, y = self.rect.centerx, self.rect.bottom - self._plate_height / 2
        plate = panels.plain_panel(canvas.easel, PLATE_WIDTH, self._plate_height, 8, 0.97)
        canvas.blit(plate, x, y, anchor="center")
        room = PLATE_WIDTH - 20
        colour = theme.TEXT_GOLD if self.chair.kind == ME else theme.TEXT
        name = app.type.fitted(self.name, "title", NAME_SIZE, colour, room)
        line = app.type.fitted(self.line, "italic", LINE_SIZE, theme.TEXT_QUIET, room)
        canvas.blit(name, x, y - self._line_height / 2 + 1, anchor="center")
        canvas.blit(line, x, y + self._name_height / 2 - 1, anchor="center")
