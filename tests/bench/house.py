"""What the house costs: ``python -m tests.bench.house [--idle SECONDS]``. Run by hand.

Prints, in processor time of this one process: how soon each screen answers a click and is complete;
what each screen costs at rest and out of sight; the memory after an evening at all of them, and
that of the thinking process; and a hundred cards moving at 1080p beside a bare blit of the same
pictures. What rests is measured by the real loop, which needs a display: without one (``DISPLAY``
not set) SDL's dummy driver is taken, whose way of waiting costs a few percent by itself.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import main as door

# Before pygame is imported; tests.bench.frames would choose the dummy driver.
os.environ.setdefault("SDL_VIDEODRIVER", "x11" if "DISPLAY" in os.environ else "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
door.give_hints()

import pygame  # noqa: E402

from fonts import Typesetter  # noqa: E402
from scenes.app import screenshots, warming, window  # noqa: E402
from scenes.app.program import Program  # noqa: E402
from scenes.app.start_options import StartOptions  # noqa: E402
from scenes.app.window import Window  # noqa: E402
from scenes.games import TABLES  # noqa: E402
from scenes.ui.words import LANGUAGES  # noqa: E402
from sprites.cards.playing_cards import DECK, back, face  # noqa: E402
from sprites.engine.canvas import Canvas  # noqa: E402
from sprites.engine.piece_table import Piece, PieceTable  # noqa: E402
from sprites.engine.sprite import Sprite  # noqa: E402
from sprites.engine.timeline import Timeline  # noqa: E402
from sprites.engine.viewport import Viewport  # noqa: E402
from sprites.engine.zones import Pile, Row  # noqa: E402
from sprites.paint.easel import Easel  # noqa: E402
from tests.bench.frames import middle_and_rare  # noqa: E402

SIZE = (1280, 720)
SETTLES = 8.0
"""Seconds that a screen gets to draw ahead what it will need, before its rest is measured."""
RESTING = (
    "title", "patience-start", "patience", "treasures-draw", "seals", "legends", "settings",
    "records", "book", "set-up", "credits",
)


def megabytes(process: int | str = "self") -> float:
    """Return the resident memory of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def ways(app: Program) -> dict[str, Callable[[], object]]:
    """Return what can be opened from the title, by name."""
    routes = app.routes
    opened: dict[str, Callable[[], object]] = {
        "settings": routes.to_settings, "records": routes.to_records, "credits": routes.to_credits,
        "book": lambda: routes.to_book("patience"),
    }
    for key in TABLES:
        opened[f"{key}, set-up"] = lambda key=key: routes.to_set_up(key)  # type: ignore[misc]
        opened[f"{key}, table"] = lambda key=key: routes.to_tutorial(key)  # type: ignore[misc]
    return opened


def openings(app: Program, held: Window) -> None:
    """Print how soon each screen answers and is complete, the first time it is opened."""
    print("opened for the first time, ms until the click is answered / all is there:")
    answered: list[float] = []
    real = held._flip

    def flip() -> None:
        answered.append(time.process_time())
        real()

    held._flip = flip  # type: ignore[method-assign]
    for name, open_it in ways(app).items():
        app.routes.to_title()
        held.step([], 0.0)
        answered.clear()
        begin = time.process_time()
        open_it()
        held.step([], 0.0)
        first, last = (answered[at] - begin for at in (0, -1))
        print(f"  {name:22} {first * 1e3:5.0f} / {last * 1e3:5.0f}")
    held._flip = real  # type: ignore[method-assign]


def rest(app: Program, held: Window, seconds: float) -> None:
    """Print what each screen costs while nobody does anything, and out of sight."""
    print(f"at rest for {seconds:.0f} s, % of a core, on {pygame.display.get_driver()}:")
    window._after_first_frame = lambda app: None
    for name in (*RESTING, "out of sight"):
        while app.stack:
            app.close(app.stack[-1])
        app.running = True
        screenshots.pose(app, "title" if name == "out of sight" else name, StartOptions())
        held.step([], 0.0)
        spent = [0.0]

        def watch(spent: list[float] = spent) -> None:
            time.sleep(SETTLES)
            begin = time.process_time()
            time.sleep(seconds)
            spent[0] = (time.process_time() - begin) / seconds
            app.running = False
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

        if name == "out of sight":
            held.step([pygame.event.Event(pygame.WINDOWMINIMIZED)], 0.0)
        threading.Thread(target=watch).start()
        window._loop(held, app)
        print(f"  {name:22} {spent[0] * 100:5.2f}", flush=True)
    app.running = True
    held.step([pygame.event.Event(pygame.WINDOWRESTORED)], 0.0)


def evening(app: Program, held: Window) -> None:
    """Print the memory after an evening: all screens, ten times in another language and size."""
    print(f"memory at the beginning {megabytes():.0f} MB")
    for number in range(10):
        app.settings.text_scale = (100, 125, 150)[number % 3]
        app.set_language(LANGUAGES[number % len(LANGUAGES)])
        app.resize((SIZE[0] - 32 * (number % 3), SIZE[1] - 18 * (number % 3)))
        for open_it in ways(app).values():
            app.routes.to_title()
            open_it()
            for _ in range(8):
                held.step([], 1 / 60)
        print(f"  after round {number + 1}: {megabytes():.0f} MB", flush=True)
    process = app.thinking.process_id
    if process is not None:
        print(f"the thinking process, all games known: {megabytes(process):.0f} MB")


def ratio() -> None:
    """Print a frame with a hundred cards moving at 1080p beside a bare blit of the same."""
    size = (1920, 1080)
    viewport = Viewport(*size)
    screen = pygame.Surface(size)
    canvas = Canvas(screen, viewport, Easel(viewport.scale))
    type = Typesetter(viewport.scale, "en")
    ground = pygame.Surface(size)
    zones = {zone.name: zone for zone in (
        Pile("a", 100, 100, 130, 178), Row("hand", 100, 650, 1400, 180, span=120),
        Row("row", 100, 350, 1400, 180, span=120), Pile("b", 1350, 100, 130, 178),
    )}

    def make(piece: Piece) -> Sprite:
        card = DECK[int(piece.name) % 52]
        return Sprite(piece.name, 120, 168, lambda easel, wide: face(easel, type, card, wide), back)

    timeline = Timeline()
    table = PieceTable(zones, timeline, make)
    names, chance = [str(number) for number in range(100)], random.Random(4711)
    ours, bare = [], []
    for _ in range(600):
        timeline.update(1 / 60)
        if not timeline.moving:
            chance.shuffle(names)
            table.show({
                zone: [Piece(name, DECK[int(name) % 52]) for name in names[at::4]]
                for at, zone in enumerate(zones)
            }, step=0)
        begin = time.process_time()
        screen.blit(ground, (0, 0))
        table.draw(canvas)
        ours.append(time.process_time() - begin)
        placed = [
            (sprite._picture(canvas.easel), canvas.to_window(sprite.x, sprite.y))
            for sprite in table.sprites()
        ]
        begin = time.process_time()
        screen.blit(ground, (0, 0))
        screen.fblits(placed)
        bare.append(time.process_time() - begin)
    share = sorted(ours)[len(ours) // 2] / sorted(bare)[len(bare) // 2]
    print(f"100 cards moving at 1080p:  {middle_and_rare(ours)} ms")
    print(f"a bare blit of the same:    {middle_and_rare(bare)} ms;  ratio of medians {share:.1f}")


def main(words: Sequence[str]) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.house")
    parser.add_argument("--idle", type=float, default=5.0, metavar="SECONDS")
    asked = parser.parse_args(words)
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE, pygame.RESIZABLE)
    with tempfile.TemporaryDirectory() as folder:
        app = Program(Path(folder), SIZE)
        app.sounds.set_volumes(effects=0, music=0, ambience=0, muted=True)
        held = Window(app, surface)
        app.routes.to_title()
        held.step([], 0.0)
        warming.read_in(rest=0)
        openings(app, held)
        evening(app, held)
        app.resize(SIZE)
        app.set_language("en")
        rest(app, held, asked.idle)
        app.leave_all()
    ratio()


if __name__ == "__main__":
    main(sys.argv[1:])
