"""Where a match stands: running or over, its time, its marks, and what of it counts as a result.

A win once had stays a win, though it be undone; a loss undone is none; nothing that no person
touched has a result at all.
"""

from __future__ import annotations

from game.contract import Outcome, Seat
from game.entries import OPEN, OVER
from game.records import ABANDONED, Result
from game.transcript import MAX_MARKS, Transcript


class Standing:
    """Status, seconds, marks and result of one match; told of every position by :meth:`judge`."""

    __slots__ = ("marks", "result", "seconds", "status")

    def __init__(self, transcript: Transcript) -> None:
        """Begin with the time and marks of a transcript, running, without a result."""
        self.status = OPEN
        self.seconds = transcript.seconds
        self.result: Result | None = None
        self.marks = tuple(sorted(set(transcript.marks)))
        """What is to be remembered of the match, each once and sorted."""

    def mark(self, name: str) -> bool:
        """Add a mark; return whether it is new. Raises ValueError when there are too many."""
        if name in self.marks:
            return False
        if len(self.marks) == MAX_MARKS:
            raise ValueError("too many marks on one match")
        self.marks = tuple(sorted({*self.marks, name}))
        return True

    def judge(self, outcome: Outcome | None, counting_for: Seat | None) -> None:
        """Take note of a position's outcome.

        ``counting_for`` is the seat whose result it is, None where the match doesn't count.
        """
        self.status = OPEN if outcome is None else OVER
        if self.result is not None and self.result.won:
            return
        if outcome is None or counting_for is None:
            self.result = None
        else:
            won = counting_for in outcome.winners
            self.result = Result(won, outcome.scores, outcome.reason, self.seconds, self.marks)

    def give_up(self, counting_for: Seat | None) -> None:
        """End a running match: it counts as lost, unless it was won before."""
        self.status = OVER
        if self.result is None and counting_for is not None:
            self.result = Result(False, (), ABANDONED, self.seconds, self.marks)
