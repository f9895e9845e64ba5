"""The end of a match of the treasures: the count, and what its sheet tells."""

from __future__ import annotations

from scenes.games.treasures.final_score import CountingScene
from scenes.games.treasures.log_words import LogWords
from scenes.games.treasures.names import Names, number
from scenes.games.treasures.view import TreasuresView
from scenes.match.app import MatchApp
from scenes.match.desk import Acts
from scenes.match.game_table import ResultWords, TableResult

END_STAYS = 1.2
"""Seconds between the last act and the counting."""


class TreasuresResult(TableResult):
    """What follows the end of a match."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, names: Names, told: LogWords, acts: Acts
    ) -> None:
        """``told`` says how it ended."""
        self._app = app
        self._view = view
        self._names = names
        self._told = told
        self._acts = acts

    def begin(self) -> float:
        """Let the last act be seen."""
        return END_STAYS

    def words(self) -> ResultWords:
        """Return heading, sentence and further lines of a finished match."""
        words, match, outcome = self._app.words, self._view.match, self._view.match.outcome
        assert outcome is not None
        name = self._names.name
        if self._view.viewer in outcome.winners:
            heading = words("treasures.ending.won" if len(outcome.winners) == 1
                            else "treasures.ending.shared")
        else:
            heading = words("treasures.ending.lost", name=name(outcome.winners[0]))
        order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        scores = words("house.list_comma").join(
            words("treasures.ending.score", name=name(seat), points=number(outcome.scores[seat]))
            for seat in order
        )
        return ResultWords(heading, self._told.result(), [
            words("treasures.ending.scores", scores=scores),
            words("treasures.ending.deal", deal=match.seed),
        ])

    def show_first(self) -> bool:
        """Count the collections; the result's sheet follows."""
        self._app.show(CountingScene(
            self._app, self._view, self._names, self._told, self._acts.show_result_sheet
        ))
        return True
