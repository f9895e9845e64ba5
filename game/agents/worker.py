"""One process that thinks, so that the screen never waits: ask, go on drawing, poll for the answer.

The worker is spawned, not forked, and answers one question at a time, in order. Meanwhile it
publishes the best move it knows. Who asked waits for so long and no longer: a late answer is that
best, or else the rule of thumb's, with an entry in the log. A worker that hangs or dies is
replaced. What it does meanwhile is in :mod:`game.agents.thinker`.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from game.agents import HARD_STOP, Hint, legal_moves, level_of, rule_of_thumb
from game.agents.thinker import serve
from game.contract import Game, Move, Observation

START_LIMIT: Final = 15.0
"""Seconds a new process may take to say that it is ready: generous, for a machine under load."""
MAX_FAILED_STARTS: Final = 3
"""After so many processes that never got ready nothing is spawned any more: rules of thumb do."""
ONLY_A_MOVE: Final = "house.hint_plain"
"""The reason of a hint for which there was no time to think."""

_GRACE: Final = 5.0
"""Seconds that a process whose answer came too late gets to come back: loading another costs more
than to let a slow one end its thought."""
_LAST_WORD: Final = 0.3
"""Seconds a worker gets to end by itself on :meth:`Worker.close`."""
_PREPARED: Final = "game.agents.thinker:prepared"
_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # a player's terminal is no place for it


class Kind(Enum):
    """How an answer came about."""

    THOUGHT = "thought to its end"
    CUT_SHORT = "the best that was found in the time there was"
    RULE = "by the rule of thumb: no thought came in time, or none at all"


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question."""

    ticket: int
    value: Any  # what it is, only who asked can know
    """A Move for ask, a Hint for ask_hint, what the function returned for run (None if nothing)."""
    kind: Kind

    @property
    def thought(self) -> bool:
        """Whether it was thought to its end."""
        return self.kind is Kind.THOUGHT


@dataclass(slots=True, eq=False)
class _Question:
    ticket: int
    target: str
    arguments: tuple[object, ...]
    limit: float
    stand_in: Callable[[object], object]
    """Makes an answer of the best that was published, or of None."""
    due: float | None = None
    """When it is answered, come what may; counted from its turn."""


class Worker:
    """The thinking process and the questions put to it. Not for several threads."""

    def __init__(self, hard_stop: float = HARD_STOP, start_limit: float = START_LIMIT) -> None:
        """Spawns nothing yet: see :meth:`start`. Both limits are in seconds."""
        self._hard_stop = hard_stop
        self._start_limit = start_limit
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._ready = False
        self._gives_up = 0.0
        """When a process that is not ready, or an overdue answer, is not waited for any longer."""
        self._failed_starts = 0
        self._questions: deque[_Question] = deque()
        """Those without an answer yet."""
        self._sent: _Question | None = None
        """What the process works on; that may have been answered without it by now."""
        self._best: object = None
        """The best move it has published on that, if any."""
        self._dropped: set[int] = set()
        self._known: list[str] = []
        """Addresses of the games that every process gets ready for."""
        self._tickets = 0

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return any(question.ticket not in self._dropped for question in self._questions)

    @property
    def process_id(self) -> int | None:
        """The running process, or None."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Spawn the process ahead of the first question, which then needn't wait for it."""
        if self._process is not None or self._failed_starts >= MAX_FAILED_STARTS:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs, tuple(self._known)), daemon=True, name="agents"
        )
        try:
            self._process.start()
        except OSError:
            _log.exception("no worker process can be started")
            self._process = None
            self._failed_starts = MAX_FAILED_STARTS
            ours.close()
        else:
            self._connection = ours
            self._ready = False
            self._gives_up = time.monotonic() + self._start_limit
        finally:
            theirs.close()

    def prepare(self, game: Game) -> None:
        """Let the process get to know a game ahead of the first question about it, which then has
        all its time for thinking. So does every process that replaces this one."""
        address = _address(game)
        if address in self._known:
            return
        self._known.append(address)
        if self._process is None:
            self.start()
        else:
            self._put(_PREPARED, (address,), lambda best: None, self._start_limit)

    def ask(
        self,
        game: Game,
        observation: Observation,
        level: str,
        seed: int,
        playouts: int | None = None,
        personality: str = "",
    ) -> int:
        """Ask for a move, see :func:`game.agents.choose`; return the ticket its answer will bear.

        ``seed`` seeds the agent's generator. Raises ValueError for an unknown level.
        """
        level_of(level, personality)
        arguments = (_address(game), observation, level, personality, seed, playouts)
        return self._put(
            "game.agents.thinker:chosen", arguments,
            lambda best: _settled(game, observation, best),
        )

    def ask_hint(
        self, game: Game, observation: Observation, seed: int, playouts: int | None = None
    ) -> int:
        """Ask for a hint, see :func:`game.agents.hint`; return its ticket."""
        return self._put(
            "game.agents.thinker:hinted", (_address(game), observation, seed, playouts),
            lambda best: Hint(_settled(game, observation, best), ONLY_A_MOVE),
        )

    def run(self, target: str, *arguments: object, limit: float | None = None) -> int:
        """Call the function ``"module:name"`` there; return its ticket. None stands in for it.

        Arguments and value must be picklable; ``limit`` is in seconds, the hard stop by default.
        """
        return self._put(target, arguments, lambda best: None, limit)

    def drop(self, ticket: int) -> None:
        """Forget a question: its answer is no longer wanted."""
        if any(question.ticket == ticket for question in self._questions):
            self._dropped.add(ticket)

    def poll(self) -> list[Answer]:
        """Return the answers that have come, without waiting. To be called once a frame."""
        answers: list[Answer] = []
        self._forget_dropped()
        if self._questions or self._sent is not None:
            if self._process is None:
                self.start()
            self._hear(answers)
            self._end_waiting(answers)
            self._send()
        return answers

    def close(self) -> None:
        """End the process; questions still open get no answer."""
        self._questions.clear()
        self._dropped.clear()
        if self._connection is not None and self._process is not None:
            with contextlib.suppress(OSError, ValueError):
                self._connection.send(None)
            self._process.join(0.0 if self._sent is not None else _LAST_WORD)
        self._end_process()

    def _put(
        self,
        target: str,
        arguments: tuple[object, ...],
        stand_in: Callable[[object], object],
        limit: float | None = None,
    ) -> int:
        self._tickets += 1
        limit = self._hard_stop if limit is None else limit
        self._questions.append(_Question(self._tickets, target, arguments, limit, stand_in))
        if self._process is None:
            self.start()
        self._send()  # at once, so that it thinks while this frame is drawn
        return self._tickets

    def _forget_dropped(self) -> None:
        for question in [one for one in self._questions if one.ticket in self._dropped]:
            if question is not self._sent:
                self._questions.remove(question)
                self._dropped.discard(question.ticket)

    def _hear(self, answers: list[Answer]) -> None:
        """Take in what the process has said."""
        try:
            while self._connection is not None and self._connection.poll():
                word, value = self._connection.recv()
                if word == "ready":
                    self._ready = True
                    self._failed_starts = 0
                    self._send()
                elif word == "best":
                    self._best = value
                else:
                    self._finished(word == "done", value, answers)
        except (EOFError, OSError):
            self._lose("the worker died", answers)

    def _finished(self, well: bool, value: object, answers: list[Answer]) -> None:
        """The process is done with what it was sent, which need not be waited for any more."""
        question, self._sent = self._sent, None
        if question is not None and question in self._questions:
            if well:
                self._settle(question, value, Kind.THOUGHT, answers)
            else:
                self._stand_in(question, str(value), answers)
        self._best = None
        self._send()

    def _end_waiting(self, answers: list[Answer]) -> None:
        """Answer what nobody waits for any longer; give a process up that doesn't come back."""
        now = time.monotonic()
        question = next((one for one in self._questions if one.target != _PREPARED), None)
        if question is not None:
            if self._process is None:
                self._stand_in(question, "no process", answers)
                return
            if question.due is None:
                question.due = now + question.limit
            if now >= question.due:
                # A process that is merely slow may end its thought; one that hangs is replaced.
                if question is self._sent:
                    self._gives_up = now + _GRACE
                self._stand_in(question, "the worker was late", answers)
        sent = self._sent
        overdue = sent is not None and (
            sent not in self._questions or (sent.target == _PREPARED and now >= (sent.due or now))
        )
        if self._process is not None and (overdue or not self._ready) and now >= self._gives_up:
            self._lose("the worker did not come back", answers)

    def _send(self) -> None:
        """Send the next question, if the process is free for it."""
        if not self._ready or self._sent is not None or self._connection is None:
            return
        if self._process is None or not self._process.is_alive():
            return  # the next poll hears that it died, and another is asked
        self._forget_dropped()
        if not self._questions:
            return
        question = self._sent = self._questions[0]
        self._best = None
        if question.due is None:
            question.due = time.monotonic() + question.limit
        try:
            self._connection.send((question.target, question.arguments))
        except (OSError, ValueError):
            self._sent = None

    def _lose(self, reason: str, answers: list[Answer]) -> None:
        """Put an end to the process, and start another."""
        question, was_ready = self._sent, self._ready
        if not was_ready:
            self._failed_starts += 1
        if question is not None and question in self._questions:
            self._stand_in(question, reason, answers)
        self._end_process()
        self.start()

    def _end_process(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            if self._process.is_alive():
                self._process.kill()
            self._process.join(1.0)
        self._process = self._connection = self._sent = self._best = None
        self._ready = False

    def _stand_in(self, question: _Question, reason: str, answers: list[Answer]) -> None:
        """Answer by the best that was published, or by what stands behind it."""
        best = self._best if question is self._sent else None
        kind = Kind.RULE if best is None else Kind.CUT_SHORT
        _log.warning("question %d was not thought to its end: %s", question.ticket, reason)
        self._settle(question, question.stand_in(best), kind, answers)

    def _settle(
        self, question: _Question, value: object, kind: Kind, answers: list[Answer]
    ) -> None:
        self._questions.remove(question)
        if question.ticket in self._dropped:
            self._dropped.discard(question.ticket)
        elif question.target != _PREPARED:
            answers.append(Answer(question.ticket, value, kind))


def _address(game: Game) -> str:
    return f"{type(game).__module__}:{type(game).__qualname__}"


def _settled(game: Game, observation: Observation, best: object) -> Move:
    """Return a published move, or the rule of thumb's; the first legal one if that fails too."""
    if isinstance(best, int) and best in legal_moves(game, observation):
        return best
    try:
        return rule_of_thumb(game, observation)
    except Exception:
        _log.exception("no rule of thumb helps in %s", game.key)
        return legal_moves(game, observation)[0]
