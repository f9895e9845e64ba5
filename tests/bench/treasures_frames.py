"""How long a frame of the treasures' table takes: ``python -m tests.bench.treasures_frames [W H]``.

A match of four is played at full speed of motion with random moves, frame by frame at 60 a second,
on SDL's dummy driver. Printed are all frames, and those in which something new is laid under the
pieces (a stage begins): those are the slow ones.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.frames import middle_and_rare

SECONDS = 40.0
STEP = 1 / 60


def main(size: tuple[int, int]) -> None:
    """Print the figures."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from tests.scenes.driver import Driver
    from tests.scenes.games.treasures.treasures_table import open_table

    with tempfile.TemporaryDirectory() as folder:
        driver = Driver(Path(folder), size)
        scene = open_table(driver, speed="normal", deal=7)
        rng = random.Random(1)
        plain: list[float] = []
        new: list[float] = []
        stage = None
        for _ in range(round(SECONDS / STEP)):
            if scene.match.outcome is not None:
                break
            if scene.table_view.offers and not scene.match_view.staging:
                scene.play(scene.table_view.offers[rng.choice(sorted(scene.table_view.offers))])
            begun = time.process_time()
            driver.window.step([], STEP)
            taken = time.process_time() - begun
            (plain if scene.match_view.stage is stage else new).append(taken)
            stage = scene.match_view.stage
        driver.close()
    whole = plain + new
    over = sum(taken > 0.016 for taken in whole)
    print(f"{size[0]} x {size[1]}, {len(whole)} frames, of one's own core")
    print(
        f"all:              {middle_and_rare(whole)} ms, most {max(whole) * 1e3:.1f},"
        f" {over} over 16 ms"
    )
    print(f"a stage goes on:  {middle_and_rare(plain)} ms")
    print(f"a stage begins:   {middle_and_rare(new)} ms")


if __name__ == "__main__":
    main((int(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) > 2 else (1920, 1080))
