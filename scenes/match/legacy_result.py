"""How a match ended: the result, why, and what one may do next.

It lies over the table and goes away by any of its buttons, Escape or the window's cross; the table
beneath lives on, with undo.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.ui.controls import Button
from scenes.ui.input import Command, Input
from scenes.ui.sheet import VEIL, SheetScene
from sprites.engine.viewport import STAGE_WIDTH
from sprites.heraldry import arms
from sprites.paint import light, theme
from sprites.places.embers import Embers
from sprites.ui import panels

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from sprites.engine.canvas import Canvas

WIDTH, HEIGHT = 760.0, 560.0
TOP = 150.0
SHIELD_WIDTH, SHIELD_HEIGHT = 130.0, 156.0
BUTTON_WIDTH, BUTTON_HEIGHT, GAP = 214.0, 48.0, 16.0


class EndingScene(SheetScene):
    """The result of a match. ``table`` is the scene it was played on and says what to tell.

    The table offers ``ending_words() -> (heading, sentence, lines)`` and
    ``ending_choices() -> [(key, icon, act, primary)]``.
    """

    def __init__(self, app: MatchApp, table: Any) -> None:
        super().__init__(app)
        self.table = table
        self.heading, self.sentence, self.lines = table.ending_words()
        outcome = table.match.outcome
        won = outcome is not None and table.viewer in outcome.winners
        self.embers = Embers(table.match.seed) if won and not app.motion.reduced else None

    @property
    def title(self) -> str:
        """Everything that is told, as read aloud."""
        return ". ".join([self.heading, self.sentence, *self.lines])

    @property
    def moving(self) -> bool:
        """While sparks fly."""
        return self.embers is not None and self.embers.moving

    def lay_out(self) -> None:
        """Place the buttons in two rows."""
        self.heading, self.sentence, self.lines = self.table.ending_words()
        choices = [(key, icon, act, primary) for key, icon, act, primary in self._choices()]
        in_row = 3
        widgets = []
        for place, (key, icon, act, primary) in enumerate(choices):
            row, column = divmod(place, in_row)
            count = min(in_row, len(choices) - row * in_row)
            width = count * (BUTTON_WIDTH + GAP) - GAP
            left = (STAGE_WIDTH - width) / 2 + column * (BUTTON_WIDTH + GAP)
            top = TOP + HEIGHT - 142 + row * (BUTTON_HEIGHT + 14)
            widgets.append(Button(
                (left, top, BUTTON_WIDTH, BUTTON_HEIGHT), self.app.words(f"house.button.{key}"),
                act, key=key, icon=icon, primary=primary, size=18,
            ))
        self.controls.set(list(widgets))
        if self.controls.focused is None and widgets:
            self.controls.focused = widgets[0]

    def _choices(self) -> list[tuple[str, str | None, Any, bool]]:
        choices = []
        for key, icon, act, primary in self.table.ending_choices():
            choices.append((key, icon, lambda do=act: self._do(do), primary))
        choices.append(("title", "back", lambda: self.app.routes.to_title(), False))
        return choices

    def _do(self, act: Any) -> None:
        self.app.close(self)
        act()

    def handle(self, event: Input) -> bool:
        """Undo goes straight back to the table."""
        if event == Command("undo") and self.table.may_undo:
            self._do(self.table.undo)
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
        kind, middle = self.app.type, STAGE_WIDTH / 2
        sheet = panels.dialog(canvas.easel, WIDTH, HEIGHT)
        canvas.blit(sheet, middle, TOP + HEIGHT / 2, anchor="center")
        ribbon = panels.ribbon(canvas.easel, WIDTH - 60, 78)
        canvas.blit(ribbon, middle, TOP - 34, anchor="midtop")
        heading = kind.fitted(self.heading, "display", 42, theme.TEXT_HEADING, WIDTH - 200)
        canvas.blit(heading, middle, TOP + 5, anchor="center")
        text = kind.paragraph(
            self.sentence, "text", 25, theme.TEXT_INK, WIDTH - 110, align="center"
        )
        canvas.blit(text, middle, TOP + 74, anchor="midtop")
        y = TOP + 86 + text.get_height() / canvas.easel.scale
        for line in self.lines:
            aside = kind.paragraph(line, "text", 20, theme.TEXT_ASIDE, WIDTH - 110, align="center")
            canvas.blit(aside, middle, y, anchor="midtop")
            y += aside.get_height() / canvas.easel.scale + 3
        self._draw_arms(canvas, y)

    def _draw_arms(self, canvas: Canvas, above: float) -> None:
        """Draw the table's shield between the words, which end at ``above``, and the buttons."""
        below = TOP + HEIGHT - 154
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


