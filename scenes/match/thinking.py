"""Questions to the thinking process, and their answers sorted by who asked.

The process is :class:`game.agents.worker.Worker`; it is spawned when agents sit down or at the
first question, so a player of the patience who never asks for a hint never pays for it.
"""

from __future__ import annotations

import random

from game.agents.worker import Answer, Worker
from game.contract import Seat
from game.match import Match

POLL = 0.03
"""Seconds between two looks at whether an answer has come."""


class Thinking:
    """The one thinking process of the house."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._answers: dict[int, Answer] = {}

    @property
    def process_id(self) -> int | None:
        """The running process, or None."""
        return self._worker.process_id

    def prepare(self, match: Match) -> None:
        """Let the process get ready for a match with agents before the first of them is due."""
        self._worker.prepare(match.game)

    def move(self, match: Match, seat: Seat) -> int:
        """Ask for the move of the agent in a chair; return the question's ticket."""
        chair = match.chairs[seat]
        return self._worker.ask(
            match.game, match.state.observation(seat), chair.level or "knight",
            random.randrange(1 << 30), personality=chair.personality,
        )

    def hint(self, match: Match, seat: Seat) -> int:
        """Ask what the person at ``seat`` might do, knowing no more than that person."""
        observation = match.state.observation(seat)
        return self._worker.ask_hint(match.game, observation, match.position)

    def run(self, target: str, *arguments: object) -> int:
        """Call the function ``"module:name"`` in the process; see Worker.run."""
        return self._worker.run(target, *arguments)

    def answer(self, ticket: int) -> Answer | None:
        """Return the answer to a question once it has come; each is handed out once."""
        for answer in self._worker.poll():
            self._answers[answer.ticket] = answer
        return self._answers.pop(ticket, None)

    def drop(self, ticket: int) -> None:
        """The answer is no longer wanted."""
        self._answers.pop(ticket, None)
        self._worker.drop(ticket)

    def close(self) -> None:
        """End the process."""
        self._worker.close()
