"""Time the keeping of matches: saving a move with fsync, opening a full journal, a worker's answer.

Run by hand: ``python -m tests.bench.keeping [MATCHES]`` (3000 unless said otherwise).
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

from game import GAMES, records
from game.agents.worker import Worker
from game.journal import Journal
from game.match import Match
from game.transcript import Chair
from tests.nothing import Nothing


def figures(times: list[float]) -> str:
    """Return the median and the 99th percentile of seconds, in ms."""
    times = sorted(times)
    middle, rare = times[len(times) // 2], times[len(times) * 99 // 100]
    return f"median {middle * 1e3:.2f} ms, p99 {rare * 1e3:.2f} ms"


def timed_match(journal: Journal, seed: int, times: list[float]) -> None:
    """Play one random patience match, timing each move with its commit."""
    rng = random.Random(seed)
    match = Match.start(GAMES["patience"], [Chair()], seed, journal=journal)
    while match.outcome is None:
        move = rng.choice(match.state.legal_moves(0))
        began = time.perf_counter()
        match.play(0, move)
        times.append(time.perf_counter() - began)


def saving(folder: Path) -> None:
    """Print the time of a move, committed to the disk that the temporary folder lies on."""
    journal = Journal(folder)
    times: list[float] = []
    for seed in range(10):
        timed_match(journal, seed, times)
    print(f"save of a move with fsync: {figures(times)} over {len(times)} moves")
    journal.close()


def opening(folder: Path, matches: int) -> None:
    """Print how long a journal with many matches takes to open, list, count and resume from."""
    journal = Journal(folder)
    journal._connection.execute("PRAGMA synchronous = OFF")  # filling it is not what is timed
    for seed in range(matches):
        timed_match(journal, seed, [])
    journal.close()
    size = sum(path.stat().st_size for path in folder.iterdir())
    began = time.perf_counter()
    journal = Journal(folder)
    opened = time.perf_counter()
    unfinished = journal.unfinished()
    listed = time.perf_counter()
    counted = records.statistics(journal.counted(), "patience")
    told = time.perf_counter()
    Match.resume(journal, 1)
    resumed = time.perf_counter()
    print(
        f"journal of {counted.played} matches, {size / 1e6:.1f} MB: open"
        f" {(opened - began) * 1e3:.0f} ms, the {len(unfinished)} unfinished"
        f" {(listed - opened) * 1e3:.1f} ms, statistics {(told - listed) * 1e3:.0f} ms,"
        f" resume one {(resumed - told) * 1e3:.1f} ms"
    )
    journal.close()


def answering() -> None:
    """Print how long a worker takes to be ready, and to answer when there is nothing to think."""
    observation = Nothing().new_state(2, 7).observation(0)
    times = []
    worker = Worker()
    for seed in range(101):
        began = time.perf_counter()
        worker.ask(Nothing(), observation, "squire", seed, playouts=1)
        while not worker.poll():
            time.sleep(0.0002)
        times.append(time.perf_counter() - began)
    worker.close()
    print(f"worker: first answer {times[0] * 1e3:.0f} ms, then {figures(times[1:])}")


def main() -> None:
    """Measure all three and print them."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    with tempfile.TemporaryDirectory() as folder:
        saving(Path(folder) / "saving")
        opening(Path(folder) / "opening", matches)
    answering()


if __name__ == "__main__":
    main()
