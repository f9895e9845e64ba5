"""The end of a deal of the patience: its flourish, what its sheet tells, and where one goes on."""

from __future__ import annotations

from collections.abc import Mapping

from game.match import Match
from game.patience.rules import deals
from scenes.games.patience import words as sentences
from scenes.games.patience.deals import begin
from scenes.games.patience.view import CELLS, Deal
from scenes.match.app import MatchApp
from scenes.match.game_table import MenuEntry, ResultWords, TableResult
from scenes.match.rewind import Rewind
from scenes.match.table_view import TableView
from sprites.paint import theme
from sprites.places import flourish

PARADE = (1000.0, 220.0)
"""How far the removed cards fly over the table on a win, and how high, stage px."""
BOW_EARLIER = 0.4
"""Seconds before the last card is back when the court begins to bow."""
CASCADE_DELAY = 0.5
"""Seconds between a win and its flourish, so that the last pair is seen to go."""


class PatienceResult(TableResult):
    """What follows the end of a deal."""

    left_out = frozenset({"new_deal", "new_match"})

    def __init__(
        self, app: MatchApp, match: Match, deal: Deal, table_view: TableView, rewind: Rewind,
        habits: Mapping[str, object],
    ) -> None:
        """``habits`` are the table's: "grade" is the one that was chosen at set-up."""
        self._app = app
        self._match = match
        self._deal = deal
        self._view = table_view
        self._rewind = rewind
        self._habits = habits

    @property
    def _won(self) -> bool:
        return self._match.outcome is not None and bool(self._match.outcome.winners)

    def begin(self) -> float:
        """Let the removed cards take a round and the court bow; return the seconds that takes."""
        if not self._won:
            return theme.MOVE
        if self._view.timeline.motion.reduced:
            return CASCADE_DELAY
        pieces = self._view.pieces
        removed = pieces.contents("removed")
        over = flourish.parade(pieces, removed, -PARADE[0], PARADE[1], CASCADE_DELAY)
        court = [name for cell in CELLS for name in pieces.contents(cell)]
        return flourish.bow(pieces, court, over - BOW_EARLIER)

    def words(self) -> ResultWords:
        """Return what the result's sheet tells."""
        return sentences.ending(self._app.words, self._match, self._deal.grade)

    def ways_on(self) -> list[MenuEntry]:
        """Return undo after a loss, and the next deal that suits."""
        onward = MenuEntry("next_deal", "right", self.go_to_next, primary=self._won)
        if self._won:
            return [onward]
        return [MenuEntry("undo", "undo", self._rewind.undo, primary=True), onward]

    def _suits(self, number: int) -> bool:
        """Whether a deal suits one who chose this one: of its grade, if the grade was chosen."""
        grade = deals.grade(number)
        if self._habits.get("grade") == self._deal.grade:
            return grade == self._deal.grade
        return grade <= deals.HARDEST_WINNABLE

    def go_to_next(self) -> None:
        """Play the next deal that suits; this one is kept."""
        self._go_to(deals.next_deal(self._match.seed, self._suits))

    def go_to_previous(self) -> None:
        """Play the deal before that suits; this one is kept."""
        self._go_to(deals.previous_deal(self._match.seed, self._suits))

    def _go_to(self, number: int) -> None:
        self._app.routes.to_table(begin(self._app, number))
