"""How long agents keep one waiting on a machine that is busy: ``python -m tests.bench.waiting``.

Starts so many processes that do nothing but count (``--load N``), plays each game with champions in
every chair through the thinking process, and prints for each the worst and the middle wait, and how
its answers came about. Run by hand; the figures are by the clock.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence

from game import GAMES
from game.agents.worker import Kind, Worker

LOOK = 1 / 60
"""Seconds between two looks for an answer, as a table takes them."""


def waits(key: str, moves: int, seed: int) -> tuple[list[float], Counter[Kind]]:
    """Play so many moves; return each wait in seconds, and the kinds of answers."""
    game, worker, rng = GAMES[key], Worker(), random.Random(seed)
    worker.prepare(game)
    state = game.new_state(game.seat_counts[-1], seed)
    found: list[float] = []
    kinds: Counter[Kind] = Counter()
    while seats := state.to_act():
        if len(found) >= moves:
            break
        seat = seats[0]
        begin = time.perf_counter()
        worker.ask(game, state.observation(seat), "champion", rng.randrange(1 << 30))
        while not (answers := worker.poll()):
            time.sleep(LOOK)
        found.append(time.perf_counter() - begin)
        kinds[answers[0].kind] += 1
        state.apply(seat, answers[0].value)
    worker.close()
    return found, kinds


def main(words: Sequence[str]) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.waiting")
    parser.add_argument("--load", type=int, default=20)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    busy = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(asked.load)
    ]
    try:
        for key in GAMES:
            found, kinds = waits(key, asked.moves, asked.seed)
            shares = ", ".join(f"{kinds[kind]} {kind.name.lower()}" for kind in Kind)
            print(
                f"{key:10} {len(found)} moves: worst wait {max(found):.2f} s, "
                f"middle {statistics.median(found):.2f} s; {shares}", flush=True,
            )
    finally:
        for process in busy:
            process.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
