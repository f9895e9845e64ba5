"""Back and forth in a match: undo, redo, restart, and looking at an earlier moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.contract import Event
from game.transcript import HOUSE
from scenes.match.app import MatchApp
from scenes.match.game_table import GameTable
from scenes.match.match_view import MatchView
from scenes.match.staging import Staging
from scenes.match.table_view import TableView


class Rewind:
    """Takes moves back and makes them again, and shows what that changes on the table."""

    def __init__(
        self, app: MatchApp, match_view: MatchView, table_view: TableView, staging: Staging,
        table: Callable[[], GameTable], refresh: Callable[[], None],
    ) -> None:
        """``refresh`` takes note of the new position."""
        self._app = app
        self._match = match_view.match
        self._view = match_view
        self._table_view = table_view
        self._staging = staging
        self._table = table
        self._refresh = refresh

    @property
    def may_undo(self) -> bool:
        """Whether the viewer may take back now."""
        return self._view.looking_at is None and self._match.can_undo(self._view.viewer)

    @property
    def may_redo(self) -> bool:
        """Whether the viewer may make an undone move again."""
        return self._view.looking_at is None and self._match.can_redo(self._view.viewer)

    @property
    def why_no_undo(self) -> str:
        """Why nothing can be taken back now."""
        return self._table().words.no_undo() or self._app.words("house.why.no_undo")

    def undo(self) -> None:
        """Take the last move back, and what the table had added to it by itself."""
        match, viewer = self._match, self._view.viewer
        if not self.may_undo:
            self._table_view.refuse(self.why_no_undo)
            return
        events = list(match.undo(viewer))
        while match.made_by(match.position + 1) == HOUSE and match.can_undo(viewer):
            events += match.undo(viewer)
        self._go(events, "house.said.undone", back=True)

    def redo(self) -> None:
        """Make the move that was undone last again."""
        match, viewer = self._match, self._view.viewer
        if not self.may_redo:
            self._table_view.refuse(self._app.words("house.why.no_redo"))
            return
        events = list(match.redo(viewer))
        while match.can_redo(viewer) and match.made_by(match.position + 1) == HOUSE:
            events += match.redo(viewer)
        self._go(events, "house.said.redone", back=False)

    def restart(self) -> None:
        """Go back to the deal; everything can be made again."""
        self._match.restart()
        self._go((), "house.said.restarted", back=True)

    def _go(self, events: Sequence[Event], said: str, *, back: bool) -> None:
        self._put_all_down()
        self._table_view.hinted = frozenset()
        self._app.sounds.play("card")
        self._app.speech.say(self._app.words(said))
        self._move_to_shown(events, back=back)
        self._table_view.reactions.went_back(back=back)
        self._refresh()

    def look_at(self, ply: int | None) -> None:
        """Show the table as it was after ``ply`` plies; None returns to the present."""
        self._put_all_down()
        before = self._view.shown_ply
        self._view.looking_at = None if ply == self._match.position else ply
        after = self._view.shown_ply
        if after == before + 1:
            self._move_to_shown(self._match.events_at(after), back=False)
        elif after == before - 1:
            self._move_to_shown(self._match.events_at(before), back=True)
        else:
            self._move_to_shown((), back=False)
        self._refresh()

    def _put_all_down(self) -> None:
        self._staging.land()
        self._table_view.let_go()

    def _move_to_shown(self, events: Iterable[Event], *, back: bool) -> None:
        view = self._table().view(self._view.observation)
        self._staging.move_to(view, self._view.seen(events), back=back)
