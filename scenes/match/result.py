"""How a match ended: the result, why, and what one may do next.

It lies over the table and goes away by any of its buttons, Escape or the window's cross; the table
beneath lives on, with undo.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.match import Match
from scenes.match import again
from scenes.match.app import MatchApp
from scenes.match.game_table import GameTable, MenuEntry, TableResult
from scenes.match.match_view import MatchView
from scenes.match.rewind import Rewind
from scenes.ui.controls import Button
from scenes.ui.input import Command, Input
from scenes.ui.sheet import VEIL, SheetScene
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_WIDTH
from sprites.heraldry import arms
from sprites.paint import light, theme
from sprites.places.embers import Embers
from sprites.ui import panels

WIDTH, HEIGHT = 760.0, 560.0
TOP = 150.0
SHIELD_WIDTH, SHIELD_HEIGHT = 130.0, 156.0
BUTTON_WIDTH, BUTTON_HEIGHT, GAP = 214.0, 48.0, 16.0
ROW, IN_ROW = BUTTON_HEIGHT + 14, 3


class FinishedTable(Protocol):
    """What the result asks of the table that the match was played on."""

    match: Match
    match_view: MatchView
    game_table: GameTable
    rewind: Rewind


class ResultScene(SheetScene):
    """The result of a match; the table it was played on says what to tell."""

    app: MatchApp

    def __init__(self, app: MatchApp, table: FinishedTable) -> None:
        super().__init__(app)
        self.table = table
        self.told = table.game_table.result.words()
        outcome = table.match.outcome
        won = outcome is not None and table.match_view.viewer in outcome.winners
        self.embers = Embers(table.match.seed) if won and not app.motion.reduced else None

    @property
    def title(self) -> str:
        """Everything that is told, as read aloud."""
        return ". ".join([self.told.heading, self.told.sentence, *self.told.lines])

    @property
    def moving(self) -> bool:
        """While sparks fly."""
        return self.embers is not None and self.embers.moving

    def lay_out(self) -> None:
        """Place the buttons in rows of three."""
        self.told = self.table.game_table.result.words()
        ways = self.ways_on()
        widgets = []
        for place, way in enumerate(ways):
            row, column = divmod(place, IN_ROW)
            count = min(IN_ROW, len(ways) - row * IN_ROW)
            width = count * (BUTTON_WIDTH + GAP) - GAP
            left = (STAGE_WIDTH - width) / 2 + column * (BUTTON_WIDTH + GAP)
            top = self._buttons_top + row * ROW
            widgets.append(Button(
                (left, top, BUTTON_WIDTH, BUTTON_HEIGHT),
                self.app.words(f"house.button.{way.key}"), partial(self._do, way.act),
                key=way.key, icon=way.icon, primary=way.primary, size=18,
            ))
        self.controls.set(list(widgets))
        if self.controls.focused is None and widgets:
            self.controls.focused = widgets[0]

    @property
    def _buttons_top(self) -> float:
        rows = -(-len(self.ways_on()) // IN_ROW)
        return TOP + HEIGHT - 142 - max(0, rows - 2) * ROW

    def ways_on(self) -> list[MenuEntry]:
        """Return what one may do next: the game's own ways and those of every table."""
        return ways_after(self.app, self.table.match, self.table.game_table.result)

    def _do(self, act: Callable[[], object]) -> None:
        self.app.close(self)
        act()

    def handle(self, event: Input) -> bool:
        """Undo goes straight back to the table."""
        if event == Command("undo") and self.table.rewind.may_undo:
            self._do(self.table.rewind.undo)
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Let sparks fly, too."""
        super().update(dt)
        if self.embers is not None:
            self.embers.update(dt)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the sheet over the dimmed table."""
        canvas.shade(theme.SHADOW, VEIL)
        if self.embers is not None:
            self.embers.draw(canvas)
        setter, middle = self.app.type, STAGE_WIDTH / 2
        sheet = panels.dialog(canvas.easel, WIDTH, HEIGHT)
        canvas.blit(sheet, middle, TOP + HEIGHT / 2, anchor="center")
        ribbon = panels.ribbon(canvas.easel, WIDTH - 60, 78)
        canvas.blit(ribbon, middle, TOP - 34, anchor="midtop")
        heading = setter.fitted(self.told.heading, "display", 42, theme.TEXT_HEADING, WIDTH - 200)
        canvas.blit(heading, middle, TOP + 5, anchor="center")
        text = setter.paragraph(
            self.told.sentence, "text", 25, theme.TEXT_INK, WIDTH - 110, align="center"
        )
        canvas.blit(text, middle, TOP + 74, anchor="midtop")
        y = TOP + 86 + text.get_height() / canvas.easel.scale
        for line in self.told.lines:
            aside = setter.paragraph(
                line, "text", 20, theme.TEXT_ASIDE, WIDTH - 110, align="center"
            )
            canvas.blit(aside, middle, y, anchor="midtop")
            y += aside.get_height() / canvas.easel.scale + 3
        self._draw_arms(canvas, y)

    def _draw_arms(self, canvas: Canvas, above: float) -> None:
        """Draw the table's shield between the words, which end at ``above``, and the buttons."""
        below = self._buttons_top - 12
        if below - above < SHIELD_HEIGHT:
            return
        name = self.app.shield_of(self.table.match.game.key)
        if not name:
            return
        shield = arms.table_shield(canvas.easel, name, SHIELD_WIDTH, SHIELD_HEIGHT)
        shadow, right, down = light.shadow(canvas.easel, shield, 6)
        left, top = (STAGE_WIDTH - SHIELD_WIDTH) / 2, (above + below - SHIELD_HEIGHT) / 2
        corner = canvas.area(left, top, SHIELD_WIDTH, SHIELD_HEIGHT).topleft
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.blit(shield, left, top)


def ways_after(app: MatchApp, match: Match, result: TableResult) -> list[MenuEntry]:
    """Return what one may do after a match: the game's own ways and those of every table, with the
    ones first among which is the one to choose."""
    own = result.ways_on()
    known = {way.key for way in own} | result.left_out
    common = [way for way in again.ways_on(app, match) if way.key not in known]
    to_title = MenuEntry("title", "back", lambda: app.routes.to_title())
    if any(way.primary for way in own):
        return [*own, *common, to_title]
    # What only looks back, such as the log, is not what one comes to first.
    common = [replace(way, primary=way is common[0]) for way in common]
    return [*common, *own, to_title]
