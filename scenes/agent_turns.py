"""Agents at the table: asked when it is their turn, shown long enough to be followed.

The thinking happens in another process (:mod:`game.agents.worker`); here is only the waiting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import Move, Seat
from game.match import Match
from sprites import theme

if TYPE_CHECKING:
    from scenes.house import House

POLL = 0.03
"""Seconds between two looks at whether an agent has answered."""


class AgentTurns:
    """Which agents think now, and their answers once they have been shown as thinking."""

    def __init__(self, house: House, match: Match) -> None:
        self.house = house
        self.match = match
        self.thinking: dict[Seat, float] = {}
        """Seats that think, and for how many seconds."""

    @property
    def wake(self) -> float | None:
        """Seconds until an answer should be looked for; None if nobody thinks."""
        return POLL if self.thinking else None

    def look(self) -> None:
        """See whose turn it is, and ask the agents among them."""
        due = self.match.agents_to_act()
        for seat in list(self.thinking):
            if seat not in due:
                del self.thinking[seat]
        for seat in due:
            if seat not in self.thinking:
                self.thinking[seat] = 0.0
                self.house.worker.ask(self.match, seat)

    def ready(self, dt: float) -> list[tuple[Seat, Move]]:
        """Let ``dt`` seconds pass and return the moves that are to be made now."""
        shown = self.house.motion.seconds(theme.AGENT_SHOWN)
        moves = []
        for seat in list(self.thinking):
            self.thinking[seat] += dt
            if self.thinking[seat] < shown:
                continue
            move = self.house.worker.poll(self.match, seat)
            if move is not None:
                moves.append((seat, move))
                del self.thinking[seat]
        return moves

    def stop(self) -> None:
        """Nobody needs to think any more."""
        self.thinking.clear()
