"""Agents at the table: asked when it is their turn, shown long enough to be followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import Move, Seat
from game.match import Match
from scenes.match.thinking import POLL
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.match.app import MatchApp


class AgentTurns:
    """Which agents think now, and their answers once they have been shown as thinking."""

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.app = app
        self.match = match
        self.least = theme.AGENT_SHOWN
        """Seconds for which a seat is seen to think, at least; a table may hurry small acts."""
        self.hurried: set[int] = set()
        """Numbers of the plies that were not thought to their end: the machine was too busy."""
        self._asked: dict[Seat, tuple[int, int]] = {}
        """For each seat that thinks: the question's ticket, and the ply it was asked at."""
        self._shown: dict[Seat, float] = {}

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats that think now."""
        return frozenset(self._asked)

    @property
    def wake(self) -> float | None:
        """Seconds until an answer should be looked for; None if nobody thinks."""
        return POLL if self._asked else None

    def look(self) -> None:
        """See whose turn it is: ask the agents among them, forget questions that are stale."""
        due = self.match.agents_to_act()
        for seat, (ticket, ply) in list(self._asked.items()):
            if seat not in due or (ply != self.match.position and len(due) == 1):
                self.app.thinking.drop(ticket)
                del self._asked[seat]
        for seat in due:
            if seat not in self._asked:
                ticket = self.app.thinking.move(self.match, seat)
                self._asked[seat] = ticket, self.match.position
                self._shown[seat] = 0.0

    def ready(self, dt: float) -> tuple[Seat, Move] | None:
        """Let ``dt`` seconds pass; return a move that is to be made now, if there is one."""
        shown = self.app.motion.seconds(self.least)
        for seat in self._asked:
            self._shown[seat] += dt
        for seat, (ticket, _) in list(self._asked.items()):
            if self._shown[seat] < shown:
                continue
            answer = self.app.thinking.answer(ticket)
            if answer is not None:
                del self._asked[seat]
                if not answer.thought:
                    self.hurried.add(self.match.position + 1)
                return seat, answer.value
        return None

    def stop(self) -> None:
        """Nobody needs to think any more."""
        for ticket, _ in self._asked.values():
            self.app.thinking.drop(ticket)
        self._asked.clear()
