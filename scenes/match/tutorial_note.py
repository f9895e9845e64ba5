"""The guided first game: real turns at a real table, with a note beside it that says what to try.

Here is what every game's lesson shares: how one begins, and the note. What a game teaches, and
when, is in a scene of its own beside that game's table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.controls import Look, Widget
from scenes.ui.controls.base import Area
from sprites.paint import light, theme
from sprites.ui import buttons, codex, panels

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

INSET = 32.0
HEADING, LARGEST, SMALLEST, REMARK = 28.0, 26.0, 14.0, 21.0
STUD = 15.0
GAP = 12.0
ORNAMENT = 210.0
"""Width of the ornament that fills what the words leave free."""


class Note(Widget):
    """A sheet of parchment: a heading, one thing at a time, a remark, and how far one has come."""

    role = "text"

    def __init__(
        self, area: Area, heading: str, text: str, remark: str, learnt: int, steps: int,
        foot: float,
    ) -> None:
        """``learnt`` of ``steps`` are shown as lozenges; ``foot``: room for buttons, stage px."""
        super().__init__(area, f"{text} {remark}".strip(), key="note")
        self.heading = heading
        self.text = text
        self.remark = remark
        self.learnt = learnt
        self.steps = steps
        self.foot = foot

    def spoken_state(self, app: App) -> str:
        """Return how far the lesson has come."""
        return app.words("house.state.place", place=self.learnt, count=self.steps)

    def sizes(self, app: App) -> tuple[float, float, float]:
        """Return the size of the text, its height and the remark's, so that all has room."""
        setter, width = app.type, self.rect.width - 2 * INSET
        head = 22 + setter.height("title", HEADING) + STUD + 2 * GAP
        room = self.rect.height - head - self.foot - GAP
        size = LARGEST
        while True:
            remark_size = min(REMARK, size)
            text = setter.measure(self.text, "text", size, width)[1]
            remark = (
                setter.measure(self.remark, "italic", remark_size, width, 1.1)[1] + 2 * GAP
                if self.remark else 0.0
            )
            if text + remark <= room or size <= SMALLEST:
                return size, text, remark
            size -= 0.5

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the ring of the keys; the sheet itself lies under the cards, see draw_sheet."""
        if look is Look.FOCUS:
            ring = buttons.focus_ring(canvas.easel, self.rect.width, self.rect.height)
            canvas.blit(ring, *self.rect.center, anchor="center")

    def draw_sheet(self, canvas: Canvas, app: App) -> None:
        """Draw the sheet and what is written on it."""
        easel, setter = canvas.easel, app.type
        left, top, width, height = self.rect
        sheet = panels.dialog(easel, width, height)
        shadow, right, down = light.shadow(easel, sheet, 6)
        corner = canvas.area(left, top, width, height).topleft
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.put(sheet, corner)
        inner, middle = width - 2 * INSET, left + width / 2
        heading = setter.fitted(self.heading, "title", HEADING, theme.TEXT_HEADING, inner)
        y = top + 22
        canvas.blit(heading, middle, y, anchor="midtop")
        y += heading.get_height() / easel.scale + GAP / 2
        self._draw_studs(canvas, middle, y + STUD / 2)
        y += STUD + GAP
        size, text_height, remark_height = self.sizes(app)
        text = setter.paragraph(self.text, "text", size, theme.TEXT_INK, inner)
        canvas.blit(text, left + INSET, y)
        y += text_height + GAP
        self._draw_ornament(canvas, middle, y + remark_height)
        if self.remark:
            rule = codex.rule(easel, inner)
            canvas.blit(rule, left + INSET, y)
            remark = setter.paragraph(
                self.remark, "italic", min(REMARK, size), theme.TEXT_HEADING, inner, spacing=1.1
            )
            canvas.blit(remark, left + INSET, y + GAP)

    def _draw_ornament(self, canvas: Canvas, middle: float, top: float) -> None:
        room = self.rect.bottom - self.foot - top
        ornament = codex.tailpiece(canvas.easel, ORNAMENT)
        if room >= ornament.get_height() / canvas.easel.scale + 2 * GAP:
            canvas.blit(ornament, middle, top + room / 2, anchor="center")

    def _draw_studs(self, canvas: Canvas, middle: float, y: float) -> None:
        step = min(26.0, (self.rect.width - 2 * INSET) / self.steps)
        first = middle - step * (self.steps - 1) / 2
        for number in range(self.steps):
            mark = codex.lozenge(canvas.easel, STUD)
            alpha = 255 if number < self.learnt else 70
            canvas.blit(mark, first + number * step, y, anchor="center", alpha=alpha)
