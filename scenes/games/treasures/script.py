"""The rehearsed turns of the guided first game: who plays what on its one prepared deal.

What the person is asked to play and what the others play is written down move by move, so that each
turn shows one thing: a thief alone at its heap, a black card that waits, a crowd.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import Move, Seat
from scenes.match.agent_turns import AgentTurns

if TYPE_CHECKING:
    from game.match import Match
    from scenes.games.treasures.tutorial import TreasuresLesson

DEAL = 53
"""The person at seat 0 starts, and each rehearsed turn brings the cards that it needs."""
PLAYED: tuple[tuple[tuple[str, ...], ...], ...] = (
    (
        ("draw 5", "choose 28d"), ("draw 4", "choose 21n"), ("draw 1", "choose 25n"),
        ("draw 1", "choose 29n"),
    ),
    (
        ("draw 4", "choose 6n", "pile green"), ("draw 2", "choose 19d"),
        ("draw 3", "choose 23n"), ("draw 2", "choose 20d"),
    ),
    (
        ("draw 5", "choose 19n"), ("draw 2", "choose 1n"), ("draw 2", "choose 25d"),
        ("draw 1", "choose 22n"),
    ),
)
"""By turn and seat: what is drafted, chosen, and where a black card goes."""


def rehearsed(match: Match, seat: Seat) -> Move | None:
    """Return the move that is written down for a seat now; None where it is free."""
    turn = match.state.turn
    if not is_rehearsed(match):
        return None
    written = set(PLAYED[turn - 1][seat])
    state = match.state
    return next(
        (move for move in state.legal_moves(seat) if state.encode(move) in written), None
    )


def is_rehearsed(match: Match) -> bool:
    """Return whether the match is still in a turn that is written down."""
    return match.outcome is None and match.state.turn <= len(PLAYED)


class RehearsedTurns(AgentTurns):
    """The others play what is written down, and wait while the person reads; then they think."""

    def __init__(self, lesson: TreasuresLesson) -> None:
        super().__init__(lesson.app, lesson.match)
        self._lesson = lesson

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats that think now: nobody, while the person reads."""
        return frozenset() if self._lesson.reading else super().seats

    def look(self) -> None:
        """See whose turn it is; nobody needs to think about what is written down."""
        if not is_rehearsed(self.match):
            super().look()
            return
        due = self.match.agents_to_act()
        self._asked = dict.fromkeys(due, (0, self.match.position))
        self._shown = {seat: self._shown.get(seat, 0.0) for seat in due}

    def ready(self, dt: float) -> tuple[Seat, Move] | None:
        """Let ``dt`` seconds pass; return a move that is to be made now, if there is one."""
        if self._lesson.reading:
            return None
        if not is_rehearsed(self.match):
            return super().ready(dt)
        for seat in list(self._asked):
            self._shown[seat] += dt
            if self._shown[seat] >= self.app.motion.seconds(self.least):
                del self._asked[seat], self._shown[seat]
                written = rehearsed(self.match, seat)
                if written is None:
                    written = self.match.state.legal_moves(seat)[0]
                return seat, written
        return None

    def stop(self) -> None:
        """Nobody needs to think any more."""
        if is_rehearsed(self.match):
            self._asked.clear()
        super().stop()
