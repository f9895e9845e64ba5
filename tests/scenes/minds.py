"""Who thinks in place of the thinking process, where a test shall not wait for it."""

from __future__ import annotations

import random

from game.agents.worker import Answer, Kind
from game.match import Match


class QuickMinds:
    """Stands in for the thinking process: the same moves always, at once."""

    def __init__(self, seed: int = 5) -> None:
        self._rng = random.Random(seed)
        self._answers: dict[int, Answer] = {}

    def prepare(self, match: Match) -> None:
        """Ready at once."""

    def move(self, match: Match, seat: int) -> int:
        ticket = len(self._answers)
        move = self._rng.choice(match.state.legal_moves(seat))
        self._answers[ticket] = Answer(ticket, move, Kind.THOUGHT)
        return ticket

    def answer(self, ticket: int) -> Answer | None:
        return self._answers.get(ticket)

    def drop(self, ticket: int) -> None:
        """Nothing is thought about."""

    def close(self) -> None:
        """Nothing runs."""


class Silent(QuickMinds):
    """Never has an answer."""

    def answer(self, ticket: int) -> Answer | None:
        return None
