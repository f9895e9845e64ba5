"""The arena's work in pieces that any process can do: games between agents, and runs of deals.

A piece is plain data in and plain data out, so that it can go to another process or machine. Deals
are numbered by their seeds: piece by piece, the same numbers give the same games.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from game import GAMES
from game.agents import Level, choose, level_of
from game.contract import Game, Move, OptionValue, Outcome, Seat, State

Player = Callable[[int], Outcome]
"""Plays one numbered deal to its end; what ``PLAYERS`` lists in the ``players`` module beside a
game's policy."""

Z_95: Final = 1.959964
"""Standard errors on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game between agents: entrant ``i`` sits at seat ``(i + rotation) % seats``."""

    game: str
    """A key of GAMES, or ``"module:class"``."""
    entrants: tuple[str, ...]
    """By entrant: ``"level"`` or ``"level/personality"``."""
    seed: int
    rotation: int
    playouts: int | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Run:
    """Deals ``first`` … ``first + count - 1``, each played by one of a game's players."""

    game: str
    player: str
    first: int
    count: int


@dataclass(slots=True)
class Tally:
    """What came of many games, for one entrant, one seat or one player."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    """Wins with others; counted in ``wins`` too."""
    points: float = 0.0
    squares: float = 0.0
    moves: int = 0
    seconds: float = 0.0
    """Time thought, over ``moves`` moves."""

    def add(self, points: int, winners: tuple[Seat, ...], seat: Seat) -> None:
        """Count one game from the view of a seat."""
        self.games += 1
        self.points += points
        self.squares += points * points
        if seat in winners:
            self.wins += 1
            self.shared += len(winners) > 1

    def merge(self, other: Tally) -> None:
        """Count all that another tally has counted."""
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared
        self.points += other.points
        self.squares += other.squares
        self.moves += other.moves
        self.seconds += other.seconds

    @property
    def mean(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of :attr:`mean`."""
        if self.games < 2:
            return 0.0
        variance = max(0.0, self.squares / self.games - self.mean**2)
        return math.sqrt(variance / (self.games - 1))

    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the share of wins, after Wilson (1927)."""
        return wilson(self.wins, self.games)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; (0, 1) where nothing is known."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z_95 * Z_95
    middle = share + z2 / (2 * games)
    reach = Z_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def game_named(name: str) -> Game:
    """Return a game by its key in GAMES or its address ``"module:class"``; raises ValueError."""
    if name in GAMES:
        return GAMES[name]
    module, colon, member = name.partition(":")
    try:
        found = getattr(import_module(module), member)() if colon else None
    except (ImportError, AttributeError, TypeError):
        found = None
    if not isinstance(found, Game):
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return found


def players_of(name: str) -> Mapping[str, Player]:
    """Return a game's players of whole deals, by name; raises ValueError where it has none."""
    module = game_named(name).policy.rpartition(".")[0] + ".players"
    if find_spec(module) is None:
        raise ValueError(f"{name} has no players of whole deals: give --levels instead")
    players: Mapping[str, Player] = import_module(module).PLAYERS
    return players


def entrant_named(text: str) -> Level:
    """Return the level and personality in ``"level"`` or ``"level/personality"``, or ValueError."""
    level, _, personality = text.partition("/")
    return level_of(level, personality)


def play_bout(bout: Bout) -> list[tuple[Seat, Tally]]:
    """Play one game; return each entrant's seat and its tally, in the order of the entrants."""
    game = game_named(bout.game)
    seats = len(bout.entrants)
    levels = [entrant_named(text) for text in bout.entrants]
    seat_of = [(entrant + bout.rotation) % seats for entrant in range(seats)]
    tallies = [Tally() for _ in range(seats)]
    state = game.new_state(seats, bout.seed, **bout.options)
    # Each entrant draws from its own numbers, so one's play doesn't shift another's luck.
    rngs = [
        random.Random(f"{bout.seed} {bout.rotation} {entrant}")  # hashed by Random, not by hash()
        for entrant in range(seats)
    ]
    while acting := state.to_act():
        for entrant in range(seats):
            if seat_of[entrant] == acting[0]:
                move = _timed_choice(
                    game, state, acting[0], levels[entrant], rngs[entrant], bout, tallies[entrant]
                )
                state.apply(acting[0], move)
                break
    outcome = state.outcome()
    assert outcome is not None
    for seat, tally in zip(seat_of, tallies, strict=True):
        tally.add(outcome.scores[seat], outcome.winners, seat)
    return list(zip(seat_of, tallies, strict=True))


def play_run(run: Run) -> Tally:
    """Play a run of deals with one player."""
    player = players_of(run.game)[run.player]
    tally = Tally()
    began = time.perf_counter()
    for deal in range(run.first, run.first + run.count):
        outcome = player(deal)
        tally.add(outcome.scores[0], outcome.winners, 0)
    tally.seconds = time.perf_counter() - began
    return tally


def _timed_choice(
    game: Game,
    state: State,
    seat: Seat,
    level: Level,
    rng: random.Random,
    bout: Bout,
    tally: Tally,
) -> Move:
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    began = time.perf_counter()
    move = choose(game, state.observation(seat), level, rng, bout.playouts)
    tally.seconds += time.perf_counter() - began
    tally.moves += 1
    return move
