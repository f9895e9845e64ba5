"""Policies and programs that do what a worker must survive: hang, die, lie, fail.

``python -m tests.game.misbehaving`` starts a worker that hangs, prints its process id, and waits to
be killed.
"""

from __future__ import annotations

import os
import random
import sys
import time

from game.agents import GLANCE, Hint, Level, Publish, keep_to_oneself, legal_moves
from game.agents.worker import Worker
from game.contract import Move, Observation
from tests.nothing import Nothing


class Rude(Nothing):
    """Nothing with agents whose level says how they misbehave."""

    key = "rude"
    policy = "tests.game.misbehaving"


def choose(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None,
    publish: Publish = keep_to_oneself,
) -> Move:
    """Hang, die or lie; but the rule of thumb plays the middle card."""
    if level == GLANCE:
        return sorted(legal_moves(Nothing(), observation))[1]
    if level.name == "squire":
        if level.personality.boldness:
            publish(max(legal_moves(Nothing(), observation)))
        hang()
    if level.name == "knight":
        die()
    return 99


def hint(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None,
    publish: Publish = keep_to_oneself,
) -> Hint:
    """Fail."""
    raise RuntimeError("no idea")


def hang() -> None:
    """Never come back, and be busy about it."""
    while True:
        sum(range(1000))


def nap(seconds: float) -> None:
    """Be late."""
    time.sleep(seconds)


def die() -> None:
    """End the process without a word."""
    os._exit(3)


def unpicklable() -> object:
    """Return what can't be sent back."""
    return lambda: None


def has_loaded(module: str) -> bool:
    """Return whether the process this runs in has imported a module."""
    return module in sys.modules


def process_id() -> int:
    """Return the id of the process this runs in."""
    return os.getpid()


if __name__ == "__main__":
    worker = Worker(hard_stop=1000.0)
    worker.run("tests.game.misbehaving:process_id")
    while not (answers := worker.poll()):
        time.sleep(0.01)
    worker.run("tests.game.misbehaving:hang")
    worker.poll()
    print(answers[0].value, flush=True)
    sys.stdin.read()
