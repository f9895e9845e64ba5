"""The way of one move, printed: ``python -m tests.trace GAME``.

Plays a first move through the real window on SDL's dummy driver, and follows it from the mouse
button's release to the motion planned on the screen: which files it touches, in what order, and how
often it goes from one file to another.
"""

from __future__ import annotations

import argparse
import os

os.environ.update(
    SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1"
)

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from game import GAMES
from game.match import Match
from game.transcript import AGENT, ME, Chair
from tests.scenes.driver import Driver

ROOT = Path(__file__).parents[1]
ROOMS = tuple(f"{ROOT / room}{os.sep}" for room in ("game", "scenes", "sprites", "fonts"))
HEARD, MADE, SHOWN = "Drag.release", "Match.play", "PieceTable.show"
"""Where a route begins (the button is let go over a spot), where its move is made, and where it
ends: the motion is planned."""


@dataclass
class Route:
    """What a move passed through, all from the button's release on."""

    move: str = ""
    files: list[str] = field(default_factory=list)
    """In the order they were first touched, beginning with the one that hears of the release."""
    calls: int = 0
    hops: int = 0
    """Calls that go into another file than the call before."""

    def lines(self) -> Iterator[str]:
        """Yield the route as it is printed."""
        yield f"{self.move}: {len(self.files)} files, {self.hops} hops, {self.calls} calls"
        yield from (f"{number:4} {file}" for number, file in enumerate(self.files, 1))


class Follower:
    """Follows calls by ``sys.setprofile``, until the motion is planned."""

    def __init__(self) -> None:
        self.route = Route()
        self.made = False
        """Whether a move was made since the button was released."""
        self._heard = False
        self._last = ""
        self._shown = False

    def follow(self, act: Callable[[], None]) -> None:
        """Do something and follow it."""
        sys.setprofile(self._hear)
        try:
            act()
        finally:
            sys.setprofile(None)

    def _hear(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event != "call" or self._shown or not code.co_filename.startswith(ROOMS):
            return
        self._heard = self._heard or code.co_qualname == HEARD
        if not self._heard:
            return
        file = str(Path(code.co_filename).relative_to(ROOT))
        route = self.route
        route.calls += 1
        route.hops += bool(self._last) and file != self._last
        if file not in route.files:
            route.files.append(file)
        self._last = file
        self.made = self.made or code.co_qualname == MADE
        self._shown = self.made and code.co_qualname == SHOWN


def trace(key: str, folder: Path) -> Route:
    """Play the first move of a game that a press and a release can make; return its route.

    ``folder`` is for the journal. Raises LookupError if no move could be made so.
    """
    driver = Driver(folder)
    try:
        driver.app.routes.to_title()
        driver.app.routes.to_table(_match(key, driver))
        driver.settle()
        view = getattr(driver.table, "table_view", driver.table)
        drag = view.drag if hasattr(view, "drag") else view.grip
        for source in sorted(drag.sources()):
            for spot in (source, *sorted(drag.targets(source) - {source})):
                if (route := _released_at(driver, spot)) is not None:
                    return route
    finally:
        driver.close()
    raise LookupError(f"no first move of {key} is made by a press and a release")


def _released_at(driver: Driver, spot: str) -> Route | None:
    """Click a spot; return the route from the button's release on, if that made a move."""
    match: Match = driver.table.match
    plies = match.position
    driver.settle()
    driver.window.reader.tick(1.0)
    driver.press(spot)
    follower = Follower()
    follower.follow(lambda: driver.release(spot))
    if not follower.made:
        return None
    follower.route.move = match.transcript().plies[plies].text
    return follower.route


def _match(key: str, driver: Driver) -> Match:
    """Return a match whose first move is that of the person at seat 0."""
    game = GAMES[key]
    seats = game.usual_seats
    chairs = [Chair(ME, "Ana"), *[Chair(AGENT, "Kay", "squire")] * (seats - 1)]
    seed = next(s for s in range(1000) if game.new_state(seats, s).to_act()[0] == 0)
    return Match.start(game, chairs, seed, journal=driver.app.journal)


def main(arguments: Sequence[str]) -> int:
    """Print the route of one move of the named games, or all; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.trace")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    chosen = parser.parse_args(arguments).games or list(GAMES)
    if unknown := set(chosen) - GAMES.keys():
        parser.error(f"no game {', '.join(unknown)}: there are {', '.join(GAMES)}")
    for key in chosen:
        with tempfile.TemporaryDirectory() as folder:
            print(key, "\n".join(trace(key, Path(folder)).lines()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
