"""What a move sets off, shown stage after stage; a click lets all still to come be there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from game.contract import Event
from scenes.match.game_table import GameTable
from scenes.match.match_view import MatchView
from scenes.match.stage import Stage
from scenes.match.table_view import TableView
from sprites.engine.layout import View


class Staging:
    """The stages of a move that are still to be shown."""

    def __init__(
        self, match_view: MatchView, table_view: TableView, table: Callable[[], GameTable],
        tell: Callable[[Iterable[Event], bool], None],
    ) -> None:
        """``tell(events, aloud)`` says events, with their sounds if ``aloud``."""
        self._match_view = match_view
        self._table_view = table_view
        self._table = table
        self._tell = tell
        self._then: Callable[[], None] = lambda: None
        self.pending: deque[Stage] = deque()
        """The stages still to come, next first; a part may lay them out anew."""

    def begin(self, stages: Iterable[Stage], then: Callable[[], None]) -> None:
        """Show ``stages`` after what is still to come, and call ``then`` after the last one."""
        self.pending.extend(stages)
        self._then = then
        self._next()

    def move_to(self, view: View, events: Iterable[Event], *, back: bool = False) -> float:
        """Move the pieces to where ``view`` has them; return the seconds that takes."""
        takes = self._table().move_pieces(view, events, back=back)
        if takes is None:
            paths = self._table().paths(events, back=back)
            takes = self._table_view.pieces.show(
                view, come_from=paths.come_from, go_to=paths.go_to, order=paths.order
            )
        self._table_view.travel(self._table_view.timeline.motion.travel(takes))
        return takes

    def _next(self) -> None:
        if not self.pending:
            return
        table_view, reactions = self._table_view, self._table_view.reactions
        reactions.before_stage()
        stage = self.pending.popleft()
        self._match_view.stage, self._match_view.staging = stage, bool(self.pending)
        takes = self.move_to(stage.view, stage.events)
        reactions.staged(stage, takes)
        self._tell(stage.events, True)
        table_view.redraw()
        if self.pending:
            stays = takes + stage.stays
            table_view.travel(table_view.timeline.motion.seconds(stays))
            table_view.timeline.call(stays, self._next)
        else:
            self._over()

    def _over(self) -> None:
        self._match_view.stage, self._match_view.staging = None, False
        self._then()

    def land(self) -> None:
        """Let everything be there: the stages still to come are told, not played."""
        if self.pending:
            last = self.pending[-1]
            for stage in self.pending:
                self._tell(stage.events, False)
            self.pending.clear()
            self._table_view.timeline.finish()
            self.move_to(last.view, ())
            self._over()
        self._table_view.finish()
