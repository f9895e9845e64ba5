"""The sheets that can be laid over the table of the seals."""

from __future__ import annotations

from scenes.games.seals.explanation import ReadingScene
from scenes.games.seals.log_words import LogWords
from scenes.games.seals.names import Names
from scenes.games.seals.scenario_sheet import ScenarioSheet
from scenes.games.seals.view import SealsView
from scenes.games.seals.won_tricks import WonTricksScene
from scenes.match.app import MatchApp
from scenes.match.rewind import Rewind


class Sheets:
    """Opens scenario, won tricks, and what every seat believed."""

    def __init__(
        self, app: MatchApp, view: SealsView, names: Names, told: LogWords, rewind: Rewind
    ) -> None:
        self._app = app
        self._view = view
        self._names = names
        self._told = told
        self._rewind = rewind

    def open_tricks(self) -> None:
        """Show the tricks won so far."""
        self._app.show(WonTricksScene(self._app, self._view, self._names))

    def open_scenario(self) -> None:
        """Show the scenario with all its rules."""
        self._app.show(ScenarioSheet(self._app, self._view, self._names))

    def read(self) -> None:
        """Open what every seat believed, decision by decision."""
        self._app.show(
            ReadingScene(self._app, self._view, self._names, self._told, self._rewind)
        )
