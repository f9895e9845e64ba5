"""Finishing by itself: once nothing can go wrong any more, the table removes what is left."""

from __future__ import annotations

from game.patience.agents.finishing import can_finish, finishing_moves
from game.records import AUTO
from scenes.match.app import MatchApp
from scenes.match.desk import Acts
from scenes.match.game_table import Part
from scenes.match.match_view import MatchView
from scenes.match.table_view import TableView

FINISH_STEP = 0.3
"""Seconds between two removals when the table finishes by itself."""


class Finishing(Part):
    """Removes pair by pair until the deal is won, or it is stopped."""

    def __init__(
        self, app: MatchApp, match_view: MatchView, table_view: TableView, acts: Acts
    ) -> None:
        self._app = app
        self._match_view = match_view
        self._table_view = table_view
        self._acts = acts
        self.running = False
        self._next_in = 0.0

    @property
    def wake(self) -> float | None:
        """Seconds until the next pair goes."""
        return max(0.01, self._next_in) if self.running else None

    @property
    def possible(self) -> bool:
        """Whether nothing can go wrong any more, so that the table may finish by itself."""
        view = self._match_view
        return (
            view.looking_at is None and view.match.outcome is None
            and can_finish(view.observation)
        )

    def toggle(self) -> None:
        """Begin to remove what is left, pair by pair; or stop that."""
        if not self.possible:
            self._table_view.refuse(self._app.words("patience.why.not_safe"))
            return
        self.running = not self.running
        self._next_in = 0.0

    def command(self, name: str) -> bool:
        """Finish, by its own key or by that of dealing once nothing is left to deal for."""
        if self._match_view.looking_at is not None:
            return False
        if name == "finish" or (name == "deal" and self.possible):
            self.toggle()
            return True
        return False

    def leave(self) -> None:
        """Stop."""
        self.running = False

    def went_back(self, *, back: bool) -> None:
        """Stop: the player has gone on to something else."""
        self.running = False

    def update(self, dt: float) -> None:
        """Take the next pair away when it is time."""
        if not self.running:
            return
        self._next_in -= dt
        if self._next_in > 0:
            return
        if not self.possible:
            self.running = False
            return
        self._next_in = self._app.motion.seconds(FINISH_STEP)
        match = self._match_view.match
        match.mark(AUTO)
        self._acts.play_for_house(finishing_moves(self._match_view.observation)[0])
