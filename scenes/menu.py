"""A table's menu: what can be done besides playing, and the table's own habits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.input import Command, Input
from scenes.scene import Scene
from scenes.widgets import Button, Controls, Toggle, Widget
from sprites import panels, theme
from sprites.viewport import STAGE_HEIGHT, STAGE_WIDTH

if TYPE_CHECKING:
    from scenes.house import House
    from sprites.canvas import Canvas

Entry = tuple[str, str, Callable[[], None]]
Habit = tuple[str, bool, Callable[[bool], None]]

COLUMN, ROW, GAP = 290.0, 48.0, 12.0
MARGIN = 46.0
VEIL = 120


class MenuScene(Scene):
    """Lines of a menu in two columns, switches beneath."""

    overlay = True

    def __init__(
        self, house: House, entries: Sequence[Entry], habits: Sequence[Habit] = (),
        domain: str = "house",
    ) -> None:
        """``entries``: key of ``house.button.*``, icon, action. ``habits``: key of
        ``{domain}.habit.*``, whether it is on, what to do when switched."""
        super().__init__(house)
        self.entries = list(entries)
        self.habits = list(habits)
        self.domain = domain
        self.controls = Controls(house)
        rows = (len(self.entries) + 2) // 2
        self.width = 2 * COLUMN + GAP + 2 * MARGIN
        self.height = 96 + rows * (ROW + GAP) + len(self.habits) * 46 + 30
        self.top = (STAGE_HEIGHT - self.height) / 2

    @property
    def title(self) -> str:
        """The menu's name."""
        return self.house.words("house.button.menu")

    @property
    def wake(self) -> float | None:
        """Only a tip can be waited for."""
        return self.controls.wake

    def lay_out(self) -> None:
        """Place the lines."""
        words = self.house.words
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
        self.house.close(self)
        act()

    def close_asked(self) -> bool:
        """The window's cross closes the menu; the table stays."""
        self.house.close(self)
        return False

    def handle(self, event: Input) -> bool:
        """Escape closes the menu."""
        if event == Command("cancel"):
            self.house.close(self)
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
        """Draw the sheet over the dimmed table."""
        canvas.shade(theme.SHADOW, VEIL)
        sheet = panels.dialog(canvas.easel, self.width, self.height)
        canvas.blit(sheet, STAGE_WIDTH / 2, STAGE_HEIGHT / 2, anchor="center")
        heading = self.house.type.fitted(
            self.house.words("house.button.menu"), "title", 30, theme.TEXT_HEADING,
            self.width - 2 * MARGIN,
        )
        canvas.blit(heading, STAGE_WIDTH / 2, self.top + 46, anchor="center")
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)
