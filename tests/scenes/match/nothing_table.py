"""A table of Nothing that the tests of its parts sit down at, and the ways that lead away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game.contract import Seat
from game.journal import Journal
from game.match import Match
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.games.nothing.scene import KIND
from scenes.match.match_screen import MatchScreen
from tests.nothing import Nothing
from tests.scenes.driver import Driver

PERSON, FRIEND = Chair(ME), Chair(GUEST)
SQUIRE = Chair(AGENT, "gawain", "squire")
COMPANY = (PERSON, FRIEND)


def begin(driver: Driver, chairs: Sequence[Chair] = COMPANY, seed: int = 3) -> Match:
    """Return a kept match of Nothing; with seed 3 the wind turns to the second seat."""
    journal = Journal(driver.app.folder / "kept", games={"nothing": Nothing()})
    return Match.start(Nothing(), chairs, seed, journal=journal)


def open_table(driver: Driver, match: Match) -> MatchScreen:
    """Return the table of ``match``, laid and on top."""
    scene = MatchScreen(driver.app, match, KIND)
    driver.app.show(scene)
    driver.settle()
    return scene


def play(match: Match, *seats: Seat) -> None:
    """Make the first legal move of each seat in turn."""
    for seat in seats:
        match.play(seat, match.state.legal_moves(seat)[0])


def play_to_the_end(match: Match) -> None:
    """Make first legal moves until the match is over."""
    while match.outcome is None:
        play(match, match.state.to_act()[0])


def note_ways(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, *names: str
) -> list[tuple[str, tuple[object, ...]]]:
    """Let the program's ways ``names`` lead nowhere; return which were taken, with what."""
    taken: list[tuple[str, tuple[object, ...]]] = []

    def way(name: str) -> Callable[..., None]:
        return lambda *given: taken.append((name, given))

    for name in names:
        monkeypatch.setattr(driver.app.routes, name, way(name))
    return taken
