"""Time a frame with a hundred cards moving, beside an empty window's flip. Run by hand:

``python -m tests.bench.frames [WIDTH HEIGHT]`` (1920 1080 unless said otherwise). Uses SDL's dummy
driver where no other is set, so the figures are those of software drawing without a display.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from fonts import Typesetter
from sprites.cards.playing_cards import DECK, back, face
from sprites.engine.canvas import Canvas
from sprites.engine.piece_table import Piece, PieceTable
from sprites.engine.sprite import Sprite
from sprites.engine.timeline import Timeline
from sprites.engine.viewport import Viewport
from sprites.engine.zones import Fan, Pile, Row
from sprites.paint.easel import Easel

FRAMES = 600
STEP = 1 / 60


def middle_and_rare(times: list[float]) -> str:
    """Return the median and the 99th percentile of seconds, in ms."""
    times = sorted(times)
    middle, rare = times[len(times) // 2], times[len(times) * 99 // 100]
    return f"median {middle * 1e3:5.2f}, p99 {rare * 1e3:5.2f}"


def measure(draw: Callable[[], object]) -> str:
    """Return the figures of a frame drawn ``FRAMES`` times: by the clock, and of one's own core.

    On a machine that is busy otherwise only the latter says what drawing costs.
    """
    clock, core = [], []
    for _ in range(FRAMES):
        begin, begun = time.perf_counter(), time.process_time()
        draw()
        pygame.display.flip()
        clock.append(time.perf_counter() - begin)
        core.append(time.process_time() - begun)
    return f"{middle_and_rare(clock)} ms;  own core {middle_and_rare(core)} ms"


def main(size: tuple[int, int]) -> None:
    """Print the figures."""
    pygame.init()
    window = pygame.display.set_mode(size)
    viewport = Viewport(*size)
    canvas = Canvas(window, viewport, Easel(viewport.scale))
    type = Typesetter(viewport.scale, "en")
    ground = pygame.Surface(size).convert(window)
    ground.fill("#50311b")
    zones = {zone.name: zone for zone in (
        Pile("a", 100, 100, 130, 178), Row("hand", 100, 650, 1400, 180, span=120),
        Row("row", 100, 350, 1400, 180, span=120), Pile("b", 1350, 100, 130, 178),
    )}

    def make(piece: Piece) -> Sprite:
        card = DECK[int(piece.name) % 52]
        return Sprite(piece.name, 120, 168, lambda easel, wide: face(easel, type, card, wide), back)

    timeline = Timeline()
    table = PieceTable(zones, timeline, make)
    chance = random.Random(4711)
    names = [str(number) for number in range(100)]

    def view(face_up: bool) -> dict[str, list[Piece]]:
        chance.shuffle(names)
        return {
            zone: [Piece(name, DECK[int(name) % 52] if face_up else None) for name in names[i::4]]
            for i, zone in enumerate(zones)
        }

    def moving(face_up: bool, turning: bool) -> Callable[[], object]:
        up = face_up

        def draw() -> None:
            nonlocal up
            timeline.update(STEP)
            if not timeline.moving:
                up = up != turning
                table.show(view(up), step=0)
                timeline.update(0)
            window.blit(ground, (0, 0))
            table.draw(canvas)

        return draw

    def lying() -> None:
        window.blit(ground, (0, 0))
        table.draw(canvas)

    print(f"{size[0]} x {size[1]}, {pygame.display.get_driver()}, pygame {pygame.version.ver}")
    print("empty window, flip only:        ", measure(lambda: None))
    print("ground alone:                   ", measure(lambda: window.blit(ground, (0, 0))))
    begin = time.perf_counter()
    table.lay(view(True))
    table.draw(canvas)
    print(f"first drawing of 52 cards:       {(time.perf_counter() - begin) * 1e3:.0f} ms")
    print("100 cards lying:                ", measure(lying))
    print("100 cards moving:               ", measure(moving(True, False)))
    table.lay(view(True))
    print("100 cards moving and flipping:  ", measure(moving(True, True)))
    fan = zones["hand"]
    zones["hand"] = Fan("hand", *fan.box, span=120)
    table.lay(view(True))
    print("100 moving, 25 turn into a fan: ", measure(moving(True, False)))
    table.lay(view(True))
    held = table.lift("7")

    def dragging() -> None:
        timeline.update(STEP)
        table.drag(800 + 500 * chance.uniform(-1, 1), held.y)
        table.update(STEP)
        lying()

    print("100 lying, one dragged about:   ", measure(dragging))


if __name__ == "__main__":
    main((int(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) > 2 else (1920, 1080))
