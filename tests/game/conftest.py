"""Fixtures for the keeping of matches: games, a journal in a fresh folder, a played match."""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Iterator

import pytest

from game.journal import Journal
from game.match import Match
from game.transcript import AGENT, Chair
from tests.game.playthrough import GAMES_UNDER_TEST


@pytest.fixture
def games():
    """All games, Nothing among them."""
    return GAMES_UNDER_TEST


@pytest.fixture
def folder(tmp_path):
    """A folder for the journal, which isn't there yet."""
    return tmp_path / "data" / "camelot"


@pytest.fixture
def journal(folder) -> Iterator[Journal]:
    """A journal that dates its entries 1, 2, 3, …"""
    ticks = itertools.count(1)
    journal = Journal(folder, now=lambda: float(next(ticks)))
    yield journal
    journal.close()


@pytest.fixture
def begin(games):
    """Return a function that starts a match, one person against agents."""

    def begin(key="nothing", journal=None, seed=7, **more):
        game = games[key]
        others = game.seat_counts[0] - 1
        chairs = [Chair(name="Ana"), *[Chair(AGENT, "Kay", "squire")] * others]
        return Match.start(game, chairs, seed, journal=journal, **more)

    return begin


@pytest.fixture
def play_on():
    """Return a function that makes random moves in a match, to the end or ``plies`` of them."""

    def play_on(match, plies=10_000, seed=1):
        rng = random.Random(seed)
        for _ in range(plies):
            if not match.state.to_act():
                break
            seat = rng.choice(match.state.to_act())
            match.play(seat, rng.choice(match.state.legal_moves(seat)))
        return match

    return play_on


@pytest.fixture(scope="session")
def twelve(tmp_path_factory):
    """A closed journal of twelve matches, six over and six running, made once."""
    folder = tmp_path_factory.mktemp("twelve")
    journal = Journal(folder)
    for number in range(12):
        game = GAMES_UNDER_TEST["nothing" if number % 2 else "patience"]
        match = Match.start(game, [Chair()] * game.seat_counts[0], number, journal=journal)
        while match.state.to_act() and (number >= 6 or match.position < 4):
            seat = match.state.to_act()[0]
            match.play(seat, match.state.legal_moves(seat)[-1])
        match.leave()
    journal.close()
    return folder


@pytest.fixture
def full(twelve, folder):
    """A copy of the journal of twelve matches, to be spoilt."""
    shutil.copytree(twelve, folder)
    return folder
