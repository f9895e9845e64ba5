"""Time every frame of real games of the seals while agents think beside them. Run by hand:

``python -m tests.bench.seals_frames [WIDTH HEIGHT]`` (1920 1080 unless said otherwise). The person
plays at random; three champions think in their own process. SDL's dummy driver is used where no
other is set, so the figures are those of software drawing without a display.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game import GAMES
from game.match import Match
from game.transcript import AGENT, ME, Chair
from scenes.app.program import Program
from scenes.app.window import FRAMES_PER_SECOND, Window
from scenes.games.seals.scene import KIND, SealsTable
from scenes.match.match_screen import MatchScreen

GAMES_PLAYED = 3
SLOW = 16e-3
"""Seconds from which on a frame is named."""
LONGEST = 150.0
"""Seconds after which a game is left."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a frame cost in seconds, and what it showed."""

    clock: float
    core: float
    shown: str


def figures(frames: list[Frame]) -> str:
    """Return median and 99th percentile in ms, by the clock and of one's own core."""
    told = []
    for name in ("clock", "core"):
        times = sorted(getattr(frame, name) for frame in frames)
        middle, rare = times[len(times) // 2], times[len(times) * 99 // 100]
        told.append(f"{name} median {middle * 1e3:5.2f}, p99 {rare * 1e3:5.2f}")
    return f"{len(frames):5} frames, ms: " + "; ".join(told)


def shown_by(scene: MatchScreen) -> str:
    """Return what a frame of the table shows: the deal, a stage, or the phase."""
    if not scene.match.position:
        return "deal"
    view = table_of(scene).view_part
    return view.step.kind if view.step is not None and view.step.kind else view.now["phase"]


def table_of(scene: MatchScreen) -> SealsTable:
    """Return the table of the seals under the screen."""
    assert isinstance(scene.game_table, SealsTable)
    return scene.game_table


def act(scene: MatchScreen, chance: random.Random) -> None:
    """Make the person's move, if one is asked for: any that is on offer."""
    if scene.moving or not scene.match_view.is_present:
        return
    gifts, offers = table_of(scene).gifts, scene.table_view.offers
    if gifts.asked:
        gifts.keep()
    elif offers:
        scene.play(offers[chance.choice(sorted(offers))])


def play(window: Window, seed: int) -> tuple[float, list[Frame]]:
    """Play one game in real time; return what opening the table cost, and all moving frames."""
    app, chance = window.app, random.Random(seed)
    chairs = [Chair(ME, "gareth")] + [
        Chair(AGENT, name, "champion") for name in ("gawain", "nimue", "palamedes")
    ]
    match = Match.start(GAMES["seals"], chairs, seed, {"scenario": 1})
    scene = MatchScreen(app, match, KIND)
    begun = time.process_time()
    core = time.process_time()
    app.show(scene)
    window.step([], 0.0)
    opening = time.process_time() - core
    frames: list[Frame] = []
    begun = last = end = time.perf_counter()
    while scene.match.outcome is None and end - begun < LONGEST:
        act(scene, chance)
        moving, shown = window.moving, shown_by(scene)
        begin, core = time.perf_counter(), time.process_time()
        window.step([], min(begin - last, 0.05))
        end = time.perf_counter()
        if moving:
            frames.append(Frame(end - begin, time.process_time() - core, shown))
        last = begin
        time.sleep(max(0.001, 1 / FRAMES_PER_SECOND - (end - begin)))
    app.leave_all()
    return opening, frames


def main(size: tuple[int, int]) -> None:
    """Print the figures."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(size)
    frames: list[Frame] = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(GAMES_PLAYED):
            # A new house draws everything anew, as a start of the program does.
            app = Program(Path(folder), size, language="en")
            app.sounds.set_volumes(effects=0, music=0, ambience=0, muted=True)
            opening, played = play(Window(app, surface), seed)
            print(f"game {seed}: opening {opening * 1e3:.0f} ms; {figures(played)}", flush=True)
            frames += played
    print(f"all: {figures(frames)}")
    for shown in sorted({frame.shown for frame in frames}):
        print(f"{shown:8}{figures([frame for frame in frames if frame.shown == shown])}")
    slow = sorted((f for f in frames if f.core > SLOW), key=lambda frame: -frame.core)
    print("slow:", ", ".join(f"{frame.shown} {frame.core * 1e3:.0f}" for frame in slow) or "none")


if __name__ == "__main__":
    main((int(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) > 2 else (1920, 1080))
