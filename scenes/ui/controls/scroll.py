"""What is longer than its place: a tall picture, or rows of which some show.

Wheel, drag, arrow and page keys scroll; a bar at the right tells where one is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.ui.controls.base import Area, Look, Point, Widget
from sprites.ui import buttons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

WHEEL_STEP = 60.0
"""Stage px for one step of the wheel or an arrow key."""
BAR_WIDTH = 10


class ScrollText(Widget):
    """A tall picture behind a window, made anew for each scale by ``make``."""

    role = "text"

    def __init__(
        self, area: Area, name: str, make: Callable[[App, float], pygame.Surface], *,
        key: str = "",
    ) -> None:
        """``make(house, width)`` draws everything in stage px of ``width``; ``name`` is read."""
        super().__init__(area, name, key=key)
        self._make = make
        self._picture: pygame.Surface | None = None
        self._made_for: object = None
        self._drag_from: tuple[float, float] | None = None
        self.offset = 0.0
        """How far the text is scrolled down, in stage px."""
        self._height = 0.0

    @property
    def most(self) -> float:
        """The furthest it can scroll, in stage px."""
        return max(0.0, self._height - self.rect.height)

    def scroll_to(self, offset: float) -> None:
        """Scroll so far down, kept inside."""
        self.offset = max(0.0, min(self.most, offset))

    def scroll(self, steps: float) -> bool:
        """Scroll by wheel steps; False at the end, so that arrows can leave."""
        before = self.offset
        self.scroll_to(self.offset - steps * WHEEL_STEP)
        return self.offset != before

    def press(self, point: Point) -> None:
        """Hold the paper."""
        self._drag_from = point[1], self.offset

    def drag(self, point: Point) -> None:
        """Pull the paper; at the bar, pull the bar."""
        if self._drag_from is None:
            return
        pulled = point[1] - self._drag_from[0]
        if point[0] >= self.rect.right - 2 * BAR_WIDTH:
            pulled *= -self._height / max(1.0, self.rect.height)
        self.scroll_to(self._drag_from[1] - pulled)

    def release(self, point: Point) -> None:
        """Let go of the paper."""
        self._drag_from = None

    def cancel(self) -> None:
        """Let go of the paper."""
        self._drag_from = None

    def _ready(self, canvas: Canvas, app: App) -> pygame.Surface:
        made_for = (canvas.easel, app.type)
        if self._picture is None or self._made_for != made_for:
            self._picture = self._make(app, self.rect.width - 2 * BAR_WIDTH - 8)
            self._made_for = made_for
            self._height = self._picture.get_height() / canvas.easel.scale
            self.scroll_to(self.offset)
        return self._picture

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the part that shows, and the bar if there is more."""
        picture = self._ready(canvas, app)
        scale = canvas.easel.scale
        top, height = round(self.offset * scale), round(self.rect.height * scale)
        height = min(height, picture.get_height() - top)
        if height > 0:
            part = picture.subsurface((0, top, picture.get_width(), height))
            canvas.blit(part, self.rect.left, self.rect.top)
        if self.most > 0:
            share = self.rect.height / self._height
            bar = buttons.scroll_bar(
                canvas.easel, self.rect.height, self.offset / self.most, share, state=look.value
            )
            canvas.blit(bar, self.rect.right - BAR_WIDTH / 2, self.rect.centery, anchor="center")
        if look is Look.FOCUS:
            self.draw_ring(canvas)


class ScrollList(Widget):
    """Rows of equal height, one of which is chosen; only those that show are drawn."""

    role = "list"

    def __init__(
        self, area: Area, name: str, rows: Sequence[str], row_height: float,
        draw_row: Callable[[Canvas, int, Area, bool], None],
        chosen: Callable[[int], None], *, key: str = "",
        opened: Callable[[int], None] | None = None,
    ) -> None:
        """``rows`` are the rows as read aloud; ``draw_row(canvas, row, area, is_chosen)`` draws
        one; ``chosen(row)`` tells of a choice, ``opened(row)`` of Enter or a second click."""
        super().__init__(area, name, key=key)
        self.rows = list(rows)
        self.row_height = row_height
        self.place = 0
        self.first = 0.0
        """Scroll position in rows."""
        self._draw_row = draw_row
        self._chosen = chosen
        self._opened = opened
        self._drag_from: tuple[float, float] | None = None
        self._dragged = False

    @property
    def shown(self) -> int:
        """How many rows show whole."""
        return max(1, int(self.rect.height // self.row_height))

    def spoken_state(self, app: App) -> str:
        """Return the chosen row."""
        return self.rows[self.place] if self.rows else app.words("house.state.empty")

    def choose(self, row: int) -> None:
        """Choose a row and bring it into view."""
        if not self.rows:
            return
        self.place = max(0, min(len(self.rows) - 1, row))
        if self.place < self.first:
            self.first = float(self.place)
        elif self.place >= self.first + self.shown:
            self.first = float(self.place - self.shown + 1)
        self._chosen(self.place)

    def activate(self) -> None:
        """Open the chosen row."""
        if self._opened is not None and self.rows:
            self._opened(self.place)

    def scroll(self, steps: float) -> bool:
        """One row a step; by arrow keys the choice moves along."""
        last = max(0.0, len(self.rows) - self.rect.height / self.row_height)
        before = self.first
        self.first = max(0.0, min(last, self.first - steps))
        return self.first != before

    def arrow(self, step: int) -> bool:
        """Up (-1) or down (+1); False at an end, so that the focus can leave."""
        if not self.rows or not 0 <= self.place + step < len(self.rows):
            return False
        self.choose(self.place + step)
        return True

    def _row_at(self, point: Point) -> int | None:
        row = int((point[1] - self.rect.top) / self.row_height + self.first)
        return row if 0 <= row < len(self.rows) and self.contains(point) else None

    def press(self, point: Point) -> None:
        """Hold the list."""
        self._drag_from, self._dragged = (point[1], self.first), False

    def drag(self, point: Point) -> None:
        """Pull the list."""
        if self._drag_from is not None and abs(point[1] - self._drag_from[0]) > 6:
            self._dragged = True
            pulled = (point[1] - self._drag_from[0]) / self.row_height
            self.first = self._drag_from[1]
            self.scroll(pulled)

    def release(self, point: Point) -> None:
        """Choose the row let go on; choosing the chosen one again opens it."""
        self._drag_from = None
        row = self._row_at(point)
        if self._dragged or row is None:
            return
        if row == self.place and self._opened is not None:
            self._opened(row)
        else:
            self.choose(row)

    def cancel(self) -> None:
        """Let go."""
        self._drag_from = None

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the rows that show, clipped to the list's place, and the bar."""
        with canvas.clipped(*self.rect):
            for row in range(int(self.first), len(self.rows)):
                top = self.rect.top + (row - self.first) * self.row_height
                if top >= self.rect.bottom:
                    break
                area = (self.rect.left, top, self.rect.width - BAR_WIDTH - 8, self.row_height)
                self._draw_row(canvas, row, area, row == self.place)
        shown = self.rect.height / self.row_height
        if len(self.rows) > shown:
            place = self.first / max(1e-6, len(self.rows) - shown)
            share = shown / len(self.rows)
            bar = buttons.scroll_bar(
                canvas.easel, self.rect.height, place, share, state=look.value
            )
            canvas.blit(bar, self.rect.right - BAR_WIDTH / 2, self.rect.centery, anchor="center")
        if look is Look.FOCUS:
            self.draw_ring(canvas)
