"""A table's menu: what can be done besides playing, and the table's own habits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.ui.controls import Button, Toggle, Widget
from scenes.ui.sheet import SheetScene
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.app.app import App
    from sprites.engine.canvas import Canvas

Entry = tuple[str, str, Callable[[], None]]
Habit = tuple[str, bool, Callable[[bool], None]]

COLUMN, ROW, GAP = 290.0, 48.0, 12.0
MARGIN = 46.0


class MenuScene(SheetScene):
    """Lines of a menu in two columns, switches beneath."""

    def __init__(
        self, app: App, entries: Sequence[Entry], habits: Sequence[Habit] = (),
        domain: str = "house",
    ) -> None:
        """``entries``: key of ``house.button.*``, icon, action. ``habits``: key of
        ``{domain}.habit.*``, whether it is on, what to do when switched."""
        super().__init__(app)
        self.entries = list(entries)
        self.habits = list(habits)
        self.domain = domain
        rows = (len(self.entries) + 2) // 2
        self.width = 2 * COLUMN + GAP + 2 * MARGIN
        self.height = 96 + rows * (ROW + GAP) + len(self.habits) * 46 + 30
        self.top = (STAGE_HEIGHT - self.height) / 2

    @property
    def title(self) -> str:
        """The menu's name."""
        return self.app.words("house.button.menu")

    def lay_out(self) -> None:
        """Place the lines."""
        words = self.app.words
        left, top = (STAGE_WIDTH - self.width) / 2 + MARGIN, self.top + 84
        widgets: list[Widget] = []
        lines = [("resume", "play", lambda: None), *self.entries]
        for place, (key, icon, act) in enumerate(lines):
            row, column = divmod(place, 2)
            area = (left + column * (COLUMN + GAP), top + row * (ROW + GAP), COLUMN, ROW)
            widgets.append(Button(
                area, words(f"house.button.{key}"), lambda do=act: self._do(do), key=key,
                icon=icon, primary=key == "resume", size=18,
            ))
        y = top + ((len(lines) + 1) // 2) * (ROW + GAP) + 6
        for key, on, act in self.habits:
            widgets.append(Toggle(
                (left + 6, y, self.width - 2 * MARGIN - 12, 40),
                words(f"{self.domain}.habit.{key}"), on, act, key=key, colour=theme.TEXT_INK,
            ))
            y += 46
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = widgets[0]

    def _do(self, act: Callable[[], None]) -> None:
        self.app.close(self)
        act()

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the heading."""
        self.lay_parchment(canvas, self.width, self.height)
        heading = self.app.type.fitted(
            self.app.words("house.button.menu"), "title", 30, theme.TEXT_HEADING,
            self.width - 2 * MARGIN,
        )
        canvas.blit(heading, STAGE_WIDTH / 2, self.top + 46, anchor="center")
