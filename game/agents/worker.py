"""One process that thinks, so that the screen never waits: ask, go on drawing, poll for the answer.

The worker is spawned, not forked, and answers one question at a time, in order. One that is late,
hangs or dies is replaced, and the question gets a plain legal move with an entry in the log. It
ends by itself when its parent is gone, even if that was killed.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import random
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from game.agents import HARD_STOP, Hint, choose, hint, legal_moves, level_of
from game.contract import Game, Move, Observation

START_LIMIT: Final = 15.0
"""Seconds a new process may take to say that it is ready: generous, for a machine under load."""
MAX_FAILED_STARTS: Final = 3
"""After so many processes that never got ready nothing is spawned any more: plain moves it is."""
ONLY_A_MOVE: Final = "house.hint_plain"
"""The reason of a hint for which there was no time to think."""

_NICENESS: Final = 5
"""Thinking gives way to drawing where cores are few."""
_LAST_WORD: Final = 0.3
"""Seconds a worker gets to end by itself on :meth:`Worker.close`."""
_PREPARED: Final = "game.agents.worker:prepared"
_STRONGEST: Final = "champion"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question. ``thought`` is False for a plain answer after late, hung or dead."""

    ticket: int
    value: Any  # what it is, only who asked can know
    """A Move for ask, a Hint for ask_hint, what the function returned for run (None if nothing)."""
    thought: bool


@dataclass(frozen=True, slots=True)
class _Question:
    ticket: int
    target: str
    arguments: tuple[object, ...]
    limit: float
    plain: Callable[[], object]


class Worker:
    """The thinking process and the questions put to it. Not for several threads."""

    def __init__(self, hard_stop: float = HARD_STOP, start_limit: float = START_LIMIT) -> None:
        """Spawns nothing yet: see :meth:`start`. Both limits are in seconds."""
        self._hard_stop = hard_stop
        self._start_limit = start_limit
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._ready = False
        self._deadline = 0.0
        self._failed_starts = 0
        self._questions: deque[_Question] = deque()
        self._asked = False
        """Whether the first question has been sent."""
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
            target=_serve, args=(theirs, tuple(self._known)), daemon=True, name="agents"
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
            self._deadline = time.monotonic() + self._start_limit
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
            self._put(_PREPARED, (address,), lambda: None, self._start_limit)

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
            "game.agents.worker:chosen", arguments, lambda: _plain_move(game, observation, seed)
        )

    def ask_hint(
        self, game: Game, observation: Observation, seed: int, playouts: int | None = None
    ) -> int:
        """Ask for a hint, see :func:`game.agents.hint`; return its ticket."""
        return self._put(
            "game.agents.worker:hinted",
            (_address(game), observation, seed, playouts),
            lambda: Hint(_plain_move(game, observation, seed), ONLY_A_MOVE),
        )

    def run(self, target: str, *arguments: object, limit: float | None = None) -> int:
        """Call the function ``"module:name"`` there; return its ticket. None is the plain answer.

        Arguments and value must be picklable; ``limit`` is in seconds, the hard stop by default.
        """
        return self._put(target, arguments, lambda: None, limit)

    def drop(self, ticket: int) -> None:
        """Forget a question: its answer is no longer wanted."""
        if any(question.ticket == ticket for question in self._questions):
            self._dropped.add(ticket)

    def poll(self) -> list[Answer]:
        """Return the answers that have come, without waiting. To be called once a frame."""
        answers: list[Answer] = []
        while self._questions:
            if not self._asked and self._questions[0].ticket in self._dropped:
                self._settle(None, True, answers)
                continue
            if self._process is None:
                self.start()
            if self._process is None:
                self._settle_plainly("no process", answers)
            elif not self._step(answers):
                break
        return answers

    def close(self) -> None:
        """End the process; questions still open get no answer."""
        self._questions.clear()
        self._dropped.clear()
        if self._connection is not None and self._process is not None:
            with contextlib.suppress(OSError, ValueError):
                self._connection.send(None)
            self._process.join(0.0 if self._asked else _LAST_WORD)
        self._end_process()

    def _put(
        self,
        target: str,
        arguments: tuple[object, ...],
        plain: Callable[[], object],
        limit: float | None = None,
    ) -> int:
        self._tickets += 1
        limit = self._hard_stop if limit is None else limit
        self._questions.append(_Question(self._tickets, target, arguments, limit, plain))
        if self._process is None:
            self.start()
        elif self._ready and not self._asked and self._process.is_alive():
            self._send()  # at once, so that it thinks while this frame is drawn
        return self._tickets

    def _step(self, answers: list[Answer]) -> bool:
        """Hear the process out once; return whether there may be more to do at once."""
        assert self._connection is not None
        try:
            if self._connection.poll():
                word, value = self._connection.recv()
                return self._heard(word, value, answers)
        except (EOFError, OSError):
            self._replace("the worker died", answers)
            return True
        if not self._ready or self._asked:
            if time.monotonic() < self._deadline:
                return False
            self._replace("the worker was late", answers)
            return True
        self._send()
        return False

    def _heard(self, word: str, value: object, answers: list[Answer]) -> bool:
        if word == "ready":
            self._ready = True
            self._failed_starts = 0
            self._send()
        elif word == "done":
            self._settle(value, True, answers)
        else:
            self._settle_plainly(str(value), answers)
        return True

    def _send(self) -> None:
        if not self._questions or self._connection is None:
            return
        question = self._questions[0]
        try:
            self._connection.send((question.target, question.arguments))
        except (OSError, ValueError):
            return  # it died; the next poll hears so
        finally:
            self._asked = True
            self._deadline = time.monotonic() + question.limit

    def _replace(self, reason: str, answers: list[Answer]) -> None:
        """Put an end to the process. A question it was thinking about is answered plainly."""
        asked = self._asked
        if not self._ready:
            self._failed_starts += 1
        self._end_process()
        if asked or self._failed_starts:
            self._settle_plainly(reason, answers)
        self.start()

    def _end_process(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            if self._process.is_alive():
                self._process.kill()
            self._process.join(1.0)
        self._process = self._connection = None
        self._ready = self._asked = False

    def _settle_plainly(self, reason: str, answers: list[Answer]) -> None:
        question = self._questions[0]
        _log.warning("question %d got a plain answer: %s", question.ticket, reason)
        self._settle(question.plain(), False, answers)

    def _settle(self, value: object, thought: bool, answers: list[Answer]) -> None:
        question = self._questions.popleft()
        self._asked = False
        if question.ticket in self._dropped:
            self._dropped.discard(question.ticket)
        elif question.target != _PREPARED:
            answers.append(Answer(question.ticket, value, thought))


# In the worker process


def prepared(address: str) -> None:
    """Load what a game's agents need, by one short thought about a fresh deal."""
    game = _game_at(address)
    state = game.new_state(game.seat_counts[0], 0)
    seat = state.to_act()[0]
    choose(game, state.observation(seat), level_of(_STRONGEST), random.Random(0), playouts=1)


def chosen(
    address: str,
    observation: Observation,
    level: str,
    personality: str,
    seed: int,
    playouts: int | None,
) -> Move:
    """Return :func:`game.agents.choose` of a game named by its address."""
    game = _game_at(address)
    rng = random.Random(seed)
    return choose(game, observation, level_of(level, personality), rng, playouts)


def hinted(address: str, observation: Observation, seed: int, playouts: int | None) -> Hint:
    """Return :func:`game.agents.hint` of a game named by its address."""
    return hint(_game_at(address), observation, random.Random(seed), playouts)


def _serve(connection: Connection, known: tuple[str, ...]) -> None:
    """Answer questions until told to end, or until nobody is there any more to ask."""
    # Ctrl-C goes to the whole group of processes, but the parent is the one to decide.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for address in known:
        with contextlib.suppress(Exception):  # a question about it will say what is wrong
            prepared(address)
    try:
        connection.send(("ready", None))
        while (question := connection.recv()) is not None:
            target, arguments = question
            try:
                answer = ("done", _function_at(target)(*arguments))
            except Exception:
                answer = ("failed", traceback.format_exc())
            connection.send(answer)
    except (EOFError, OSError):
        return  # the parent is gone


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _function_at(address: str) -> Callable[..., object]:
    module, _, name = address.partition(":")
    function: Callable[..., object] = getattr(import_module(module), name)
    return function


def _address(game: Game) -> str:
    return f"{type(game).__module__}:{type(game).__qualname__}"


def _game_at(address: str) -> Game:
    game = _function_at(address)()
    assert isinstance(game, Game)
    return game


def _plain_move(game: Game, observation: Observation, seed: int) -> Move:
    return random.Random(seed).choice(legal_moves(game, observation))
