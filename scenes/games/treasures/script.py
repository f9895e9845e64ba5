"""The rehearsed turns of the guided first game: who plays what on its one prepared deal.

What the person is asked to play and what the others play is written down move by move, so that each
turn shows one thing: a thief alone at its heap, a black card that waits, a crowd.
"""

from __future__ import annotations

from typing import cast

from game.contract import Move, Seat
from game.match import Match
from game.treasures.rules.observation import TreasuresObservation
from scenes.match.agent_turns import AgentTurns
from scenes.match.app import MatchApp
from scenes.match.match_view import MatchView
from scenes.match.thinking import POLL

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
TO_READ = {"aim": 1, "worth": 2, "tools": len(PLAYED) + 1}
"""What there is to read, and before which turn."""
STEPS = (
    "aim", "draw_1", "choose_1", "worth", "draw_2", "choose_2", "place_2", "draw_3", "choose_3",
    "return_3", "tools",
)
"""What is read or done, in the order in which it comes."""


def rehearsed(match: Match, seat: Seat) -> Move | None:
    """Return the move that is written down for a seat now; None where it is free."""
    if not is_rehearsed(match):
        return None
    written = set(PLAYED[turn_of(match) - 1][seat])
    state = match.state
    return next(
        (move for move in state.legal_moves(seat) if state.encode(move) in written), None
    )


def turn_of(match: Match) -> int:
    """Return the number of the turn that goes on, from 1."""
    return cast(TreasuresObservation, match.state.observation(0))["turn"]


def is_rehearsed(match: Match) -> bool:
    """Return whether the match is still in a turn that is written down."""
    return match.outcome is None and turn_of(match) <= len(PLAYED)


class Course:
    """How far the person has come: what has been read, and what is to be read or done now."""

    def __init__(self, view: MatchView, read: set[str]) -> None:
        """``read`` are the notes that have been read; more are added as the lesson goes on."""
        self._view = view
        self._match = view.match
        self.read = read

    @property
    def step(self) -> str:
        """What the note is about: one of STEPS, what goes on meanwhile, or the end."""
        match, viewer = self._match, self._view.viewer
        if match.outcome is not None:
            return "over"
        if self._view.stage is not None and self._view.looking_at is None:
            return f"watch_{self._going_on()}"
        turn = turn_of(match)
        for topic, first in TO_READ.items():
            if topic not in self.read and turn >= first:
                return topic
        if not is_rehearsed(match):
            return "end"
        phase = cast(TreasuresObservation, match.state.observation(viewer))["phase"]
        if viewer not in match.state.to_act():
            return f"watch_{phase}"
        return f"{phase}_{turn}"

    def _going_on(self) -> str:
        """Return what the stage that shows is about."""
        shown = cast(TreasuresObservation, self._view.shown)
        if shown["phase"] == "place" and not shown["thieves"]:
            return "refill"
        return shown["phase"]

    @property
    def reading(self) -> bool:
        """Whether the note is to be read, and all wait until it has been."""
        return self.step in TO_READ

    def go_on(self) -> None:
        """The note has been read."""
        self.read.add(self.step)


class RehearsedTurns(AgentTurns):
    """The others play what is written down, and wait while the person reads; then they think."""

    def __init__(self, app: MatchApp, match: Match, course: Course) -> None:
        super().__init__(app, match)
        self._course = course
        self._seen: dict[Seat, float] = {}
        """For each seat whose move is written down: for how many seconds it was seen to think."""

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats that think now: nobody, while the person reads."""
        return frozenset() if self._course.reading else frozenset(self._seen) | super().seats

    @property
    def wake(self) -> float | None:
        """Seconds until somebody may be ready; None if nobody thinks."""
        return POLL if self._seen else super().wake

    def look(self) -> None:
        """See whose turn it is; nobody needs to think about what is written down."""
        if is_rehearsed(self.match):
            self._seen = {seat: self._seen.get(seat, 0.0) for seat in self.match.agents_to_act()}
        else:
            self._seen.clear()
            super().look()

    def ready(self, dt: float) -> tuple[Seat, Move] | None:
        """Let ``dt`` seconds pass; return a move that is to be made now, if there is one."""
        if self._course.reading:
            return None
        if not is_rehearsed(self.match):
            return super().ready(dt)
        for seat in list(self._seen):
            self._seen[seat] += dt
            if self._seen[seat] >= self.app.motion.seconds(self.least):
                del self._seen[seat]
                written = rehearsed(self.match, seat)
                if written is None:
                    written = self.match.state.legal_moves(seat)[0]
                return seat, written
        return None

    def stop(self) -> None:
        """Nobody needs to think any more."""
        self._seen.clear()
        super().stop()
