"""The last turn once more: its acts are shown again from the beginning, as they were played.

The match goes on meanwhile: nothing is made or taken back, and any click leads to the present.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from game.treasures.rules.observation import TreasuresObservation
from scenes.games.treasures.stages import TreasuresStage, stages
from scenes.games.treasures.view import TreasuresView
from scenes.match.app import MatchApp
from scenes.match.desk import Acts
from scenes.match.game_table import Part
from scenes.match.stage import Stage
from scenes.match.staging import Staging
from scenes.match.table_view import TableView
from scenes.ui.controls import Button, Widget

LOOK_STAYS = 0.35
"""Seconds that the turn's first position is shown before anything happens."""


class LastTurn(Part):
    """Shows the last whole turn again; in the first turn, what there is of it."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, table_view: TableView, staging: Staging,
        acts: Acts,
    ) -> None:
        self._app = app
        self._view = view
        self._table = table_view
        self._staging = staging
        self._acts = acts
        self.running = False

    def plies(self) -> range:
        """Return the numbers of the plies to show; empty before the first one."""
        match = self._view.match
        last = match.position
        now = self._turn(last)
        over = match.outcome is not None
        wanted = now if over else max(1, now - 1)
        first, end = last, last
        while end > 0 and self._turn(end - 1) > wanted:
            end -= 1
        first = end
        while first > 0 and self._turn(first - 1) == wanted:
            first -= 1
        return range(first + 1, end + 1)

    def _turn(self, ply: int) -> int:
        """Return the number of the turn in which the match was after ``ply`` plies."""
        return self._observed(ply)["turn"]

    def _observed(self, ply: int) -> TreasuresObservation:
        state = self._view.match.state_at(ply)
        return cast(TreasuresObservation, state.observation(self._view.viewer))

    def show(self) -> None:
        """Begin, if there is anything to show and nothing is being shown."""
        self._table.let_go()
        self._staging.land()
        view, plies = self._view.match_view, self.plies()
        if not plies or view.looking_at is not None:
            self._table.refuse(self._app.words("treasures.why.no_last_turn"))
            return
        self.running = True
        told = self._stages(plies)
        view.looking_at = plies.start - 1
        self._table.drop_hint()
        self._staging.begin(told, self._shown)
        self._acts.refresh()

    def _stages(self, plies: range) -> list[Stage]:
        view, match = self._view, self._view.match
        before = self._observed(plies.start - 1)
        told: list[Stage] = [TreasuresStage(view.lying(before), (), LOOK_STAYS, before)]
        for ply in plies:
            after = self._observed(ply)
            events = view.match_view.seen(match.events_at(ply))
            if events:
                *steps, end = stages(view, before, events, after)
                told += [*steps, replace(end, stays=LOOK_STAYS, observation=after)]
            before = after
        return told

    def _shown(self) -> None:
        """The last turn has been shown: be in the present again."""
        self.running = False
        self._view.match_view.looking_at = None
        self._staging.move_to(self._view.lying(self._view.observation), ())
        self._acts.refresh()

    def widgets(self) -> Sequence[Widget]:
        """Return the button for the last turn."""
        words = self._app.words
        return [Button(
            self._table.zones["button.last_turn"].box, words("treasures.button.last_turn"),
            self.show, key="last_turn", icon="restart", tip=words("treasures.tip.last_turn"),
        )]

    def enable(self, widgets: Sequence[Widget]) -> None:
        """Say whether anything has happened yet."""
        for widget in widgets:
            if widget.key == "last_turn":
                widget.enabled = self._view.match.position > 0
                widget.why = self._app.words("treasures.why.no_last_turn")
