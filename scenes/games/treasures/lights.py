"""What shines at the table of the treasures: plates of who acts, lines to take from, heaps."""

from __future__ import annotations

from collections.abc import Callable

from game.contract import Seat
from scenes.games.treasures.hover import CloserLook
from scenes.games.treasures.log_words import actors
from scenes.games.treasures.offers import may_choose_heap
from scenes.games.treasures.view import HEAPS, LINES, TreasuresView
from scenes.match.agent_turns import AgentTurns
from scenes.match.table_view import TableView


class Lights:
    """What shines at the moment that is shown."""

    def __init__(
        self, view: TreasuresView, table_view: TableView, turns: AgentTurns, look: CloserLook
    ) -> None:
        self._view = view
        self._table = table_view
        self._turns = turns
        self._look = look
        self.taught: Callable[[], frozenset[str]] = frozenset
        """The heaps that a lesson tells of just now: they shine, too."""

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats that act now, or whose act is being shown."""
        view = self._view.match_view
        if view.stage is not None:
            return actors(view.stage.events)
        if view.looking_at is not None:
            return frozenset()
        return frozenset(self._turns.seats | set(view.match.people_to_act()))

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines whose frames shine, from the left: those to take from, or that of a hint."""
        sources = self._sources()
        return tuple(line for line in LINES if line in sources)

    @property
    def heaps(self) -> frozenset[str]:
        """The heaps whose rings shine: those to choose from, or the one pointed at."""
        taught = self.taught()
        if taught or not may_choose_heap(self._table.offers):
            return taught
        if self._look.heap:
            return frozenset({self._look.heap})
        return frozenset(heap for heap in HEAPS if f"heap.{heap}" in self._sources())

    def _sources(self) -> frozenset[str]:
        """Return the spots that something may be done from, or only what a hint means."""
        return self._table.hinted or frozenset(source for source, _ in self._table.offers)
