"""What the thinking process does: it answers questions, and publishes the best move so far.

It ends by itself when its parent (:mod:`game.agents.worker`) is gone, even if that was killed.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import signal
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection, wait
from typing import Final

from game.agents import Hint, Publish, choose, hint, level_of
from game.contract import Game, Move, Observation

NICENESS: Final = 5
"""Thinking gives way to drawing where cores are few."""
STRONGEST: Final = "champion"
ANYTIME: Final = ("game.agents.thinker:chosen", "game.agents.thinker:hinted")
"""Functions that take a way to publish before their other arguments."""


def prepared(address: str) -> None:
    """Load what a game's agents need, by one short thought about a fresh deal."""
    game = _game_at(address)
    state = game.new_state(game.seat_counts[0], 0)
    seat = state.to_act()[0]
    choose(game, state.observation(seat), level_of(STRONGEST), random.Random(0), playouts=1)


def chosen(
    publish: Publish,
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
    return choose(game, observation, level_of(level, personality), rng, playouts, publish)


def hinted(
    publish: Publish, address: str, observation: Observation, seed: int, playouts: int | None
) -> Hint:
    """Return :func:`game.agents.hint` of a game named by its address."""
    return hint(_game_at(address), observation, random.Random(seed), playouts, publish=publish)


def serve(connection: Connection, known: tuple[str, ...]) -> None:
    """Answer questions until told to end, or until nobody is there any more to ask."""
    told: list[Move] = []

    def publish(move: Move) -> None:
        if told != [move]:
            told[:] = [move]
            connection.send(("best", move))

    # Ctrl-C goes to the whole group of processes, but the parent is the one to decide.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for address in known:
        with contextlib.suppress(Exception):  # a question about it will say what is wrong
            prepared(address)
    try:
        connection.send(("ready", None))
        while (question := connection.recv()) is not None:
            target, arguments = question
            told.clear()
            try:
                if target in ANYTIME:
                    arguments = (publish, *arguments)
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


def _game_at(address: str) -> Game:
    game = _function_at(address)()
    assert isinstance(game, Game)
    return game
