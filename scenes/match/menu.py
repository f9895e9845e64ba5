"""A table's menu: what can be done besides playing, and the table's own habits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from scenes.match.app import MatchApp
from scenes.match.game_table import MenuEntry, Switch
from scenes.ui.controls import Button, Toggle, Widget
from scenes.ui.sheet import SheetScene
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import theme

COLUMN, ROW, GAP = 290.0, 48.0, 12.0
MARGIN = 46.0


class MenuScene(SheetScene):
    """Lines of a menu in two columns, switches beneath."""

    def __init__(
        self, app: MatchApp, entries: Sequence[MenuEntry], switches: Sequence[Switch] = (),
        domain: str = "house",
    ) -> None:
        """``domain`` is that of the switches' sentences: ``{domain}.habit.*``."""
        super().__init__(app)
        self.entries = list(entries)
        self.switches = list(switches)
        self.domain = domain
        rows = (len(self.entries) + 2) // 2
        self.width = 2 * COLUMN + GAP + 2 * MARGIN
        self.height = 96 + rows * (ROW + GAP) + len(self.switches) * 46 + 30
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
        lines = [MenuEntry("resume", "play", lambda: None, primary=True), *self.entries]
        for place, line in enumerate(lines):
            row, column = divmod(place, 2)
            area = (left + column * (COLUMN + GAP), top + row * (ROW + GAP), COLUMN, ROW)
            widgets.append(Button(
                area, words(f"house.button.{line.key}"), partial(self._do, line.act), key=line.key,
                icon=line.icon, primary=line.primary, size=18,
            ))
        y = top + ((len(lines) + 1) // 2) * (ROW + GAP) + 6
        for switch in self.switches:
            widgets.append(Toggle(
                (left + 6, y, self.width - 2 * MARGIN - 12, 40),
                words(f"{self.domain}.habit.{switch.key}"), switch.on, switch.set, key=switch.key,
                colour=theme.TEXT_INK,
            ))
            y += 46
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = widgets[0]

    def _do(self, act: Callable[[], object]) -> None:
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
