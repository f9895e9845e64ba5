"""How long a frame of the quest table takes: ``python -m tests.bench.legends_frames [W H]``.

One person and two squires play at Standard, frame by frame at 60 a second, on SDL's dummy driver,
while the squires think in their own process. The person wanders with the pointer, takes leaves up,
plays at random and rests now and then. Printed are all frames, and apart those in which a stage
begins: something new is drawn then.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.bench.frames import middle_and_rare

SECONDS = 60.0
STEP = 1 / 60
WANDERS, RESTS, RESTS_FOR = 12, 0.2, 70
"""Frames with a moving pointer between two acts; how often a rest comes, and its frames."""


def main(size: tuple[int, int]) -> None:
    """Print the figures."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from scenes.games.legends import samples
    from tests.scenes.driver import Driver

    with tempfile.TemporaryDirectory() as folder:
        driver = Driver(Path(folder), size)
        table = samples.open_table(driver.app, samples.match_of(3, "standard", 92))
        times: dict[bool, list[float]] = {True: [], False: []}
        rng = random.Random(3)
        point = [800.0, 450.0]
        shown: Any = None

        def frame(act: Any = None) -> None:
            nonlocal shown
            begin, begun = time.perf_counter(), time.thread_time()
            (act or (lambda: driver.wait(STEP)))()
            times[table.stage is not shown].append(time.thread_time() - begun)
            shown = table.stage
            time.sleep(max(0.0, STEP - (time.perf_counter() - begin)))

        end = time.monotonic() + SECONDS
        while table.match.outcome is None and time.monotonic() < end:
            for _ in range(RESTS_FOR if rng.random() < RESTS else 0):
                frame()
            for _ in range(WANDERS):
                for axis, most in enumerate((1590, 890)):
                    point[axis] = min(most, max(10, point[axis] + rng.uniform(-90, 90)))
                frame(lambda: driver.point(tuple(point)))
            if table.offers and not table.staging and not table.moving:
                play(table, rng, frame)
        driver.close()
    whole = times[True] + times[False]
    over = sum(taken > 0.016 for taken in whole)
    print(f"{size[0]} x {size[1]}, {len(whole)} frames, of one's own core")
    print(f"all:              {middle_and_rare(whole)} ms, most {max(whole) * 1e3:.1f},"
          f" {over} over 16 ms")
    print(f"a stage goes on:  {middle_and_rare(times[False])} ms")
    print(f"a stage begins:   {middle_and_rare(times[True])} ms")


def play(table: Any, rng: random.Random, frame: Any) -> None:
    """Take something up, look at what it would change, and make the move."""
    pair = rng.choice(sorted(table.offers))
    source, target = pair
    if source != target and source in table.grip.sources():
        table.grip.selected = source
        table._held(source)
        for _ in range(10):
            frame()
    if pair in table.offers:
        table.chosen(table.offers[pair])


if __name__ == "__main__":
    main((int(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) > 2 else (1280, 720))
