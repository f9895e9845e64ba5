"""The lamp: whether the deal can still be won by one who knows the stock. Marks it as helped."""

from __future__ import annotations

from collections.abc import Mapping

from game.match import Match
from game.records import HELPED
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.match.table_view import TableView
from scenes.match.thinking import POLL
from sprites.engine.canvas import Canvas
from sprites.paint import theme
from sprites.ui import icons

COLOURS = {"winnable": "#7fd08a", "lost": "#e0675c", "unknown": "#d9cba8"}
VERDICT = "game.patience.agents.policy:verdict"


class Lamp(Part):
    """Shines while the player wants it and the deal runs."""

    def __init__(
        self, app: MatchApp, match: Match, table_view: TableView, habits: Mapping[str, object]
    ) -> None:
        """``habits`` are the table's: "lamp" says whether the player wants it."""
        self._app = app
        self._match = match
        self._view = table_view
        self._habits = habits
        self.verdict = ""
        """"winnable", "lost", "unknown", or "" while it is off or looks."""
        self._ticket: int | None = None
        self._ply = -1

    @property
    def wake(self) -> float | None:
        """Seconds until an answer should be looked for."""
        return None if self._ticket is None else POLL

    @property
    def _wanted(self) -> bool:
        return bool(self._habits.get("lamp")) and self._match.outcome is None

    def refreshed(self) -> None:
        """See whether the deal can still be won, if the player wants the lamp."""
        if not self._wanted:
            self.verdict, self._ply = "", -1
            return
        if self._ply == self._match.position and (self.verdict or self._ticket):
            return
        self._stop()
        self.verdict, self._ply = "", self._match.position
        plies = self._match.transcript().plies[: self._match.position]
        self._ticket = self._app.thinking.run(
            VERDICT, self._match.seed, [ply.text for ply in plies]
        )

    def _stop(self) -> None:
        if self._ticket is not None:
            self._app.thinking.drop(self._ticket)
            self._ticket = None

    def leave(self) -> None:
        """Nothing thinks for this table any more."""
        self._stop()

    def went_back(self, *, back: bool) -> None:
        """The answer would be about another position."""
        self._stop()

    def update(self, dt: float) -> None:
        """Look for the answer."""
        if self._ticket is None:
            return
        answer = self._app.thinking.answer(self._ticket)
        if answer is not None:
            self._ticket = None
            self.verdict = str(answer.value or "unknown")
            self._match.mark(HELPED)
            self._view.redraw()

    def draw_under(self, canvas: Canvas) -> None:
        """Draw the lamp with its word, if it is on."""
        if not self._wanted:
            return
        zone = self._view.zones["lamp"]
        colour = COLOURS.get(self.verdict, theme.TEXT_QUIET)
        lamp = icons.icon(canvas.easel, "lamp", 34, colour)
        canvas.blit(lamp, zone.x, zone.top + 16, anchor="center")
        key = f"patience.lamp.{self.verdict}" if self.verdict else "house.notice.thinking"
        self._view.draw_label(
            canvas, self._app.words(key), zone.x, zone.top + 48, role="text", size=19,
            colour=colour,
        )
