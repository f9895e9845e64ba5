"""Agents: whoever moves for an empty chair, and whoever gives a hint. They see an observation only.

One way in, :func:`choose`, for every game; the thinking itself is in each game's *policy* module,
imported when first asked:

    choose(observation, level, rng, playouts) -> move
    hint(observation, level, rng, playouts) -> Hint

``level`` is a :class:`Level`. With ``playouts`` given, a policy counts (the same question gets the
same answer, on every machine); with None it thinks for ``level.seconds``: :func:`rounds` does both.

Thinking is *anytime*: a policy tells by ``publish`` what it would play so far, as often as it comes
to know better. Who can't wait any longer takes that; behind it stands :func:`rule_of_thumb`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Final, Protocol, cast

from game.contract import Game, IllegalMove, Move, Observation, Seat

HARD_STOP: Final = 1.7
"""Seconds by the clock after which nobody waits for an agent any more: with the time until its move
is looked for and shown, that stays below 2."""
LONGEST_THOUGHT: Final = 1.3
"""Seconds by the clock after which an agent stops thinking though it was owed more of the
processor: on a machine that is busy with other things its best so far must be there in time."""

Publish = Callable[[Move], None]
"""Takes the move that an agent would make if it had to make one now."""


def keep_to_oneself(move: Move) -> None:
    """Publish nothing: for questions whose answer is waited for."""


@dataclass(frozen=True, slots=True)
class Personality:
    """How an agent leans where moves are close: visible in play, never a peek. Weights −1 … 1.

    ``boldness`` seeks risk (or shuns it), ``greed`` counts the own gain above the others' loss,
    ``spite`` the others' loss above the own gain, ``whim`` is added to the level's temperature.
    """

    key: str
    boldness: float = 0.0
    greed: float = 0.0
    spite: float = 0.0
    whim: float = 0.0


PERSONALITIES: Final[Mapping[str, Personality]] = {
    personality.key: personality
    for personality in (
        Personality("plain"),
        Personality("bold", boldness=0.8, whim=0.05),
        Personality("careful", boldness=-0.8),
        Personality("greedy", greed=0.8),
        Personality("spiteful", spite=0.8, boldness=0.2),
        Personality("whimsical", whim=0.25),
    )
}
"""By key; names and descriptions are in the catalogues."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well an agent plays: its time a move in seconds, and how often it strays.

    ``temperature`` 0 always takes the move that looks best; 1 takes any that looks tolerable.
    """

    name: str
    seconds: float
    temperature: float
    personality: Personality = PERSONALITIES["plain"]


LEVELS: Final[Mapping[str, Level]] = {
    level.name: level
    for level in (
        Level("squire", seconds=0.05, temperature=0.3),
        Level("knight", seconds=0.3, temperature=0.1),
        Level("champion", seconds=1.0, temperature=0.0),
    )
}
"""By name, weakest first."""
GLANCE: Final = replace(LEVELS["squire"], temperature=0.0)
"""How a rule of thumb is played."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move to try, and why: a catalogue key with its parameters."""

    move: Move
    reason: str
    params: Mapping[str, str | int] = field(default_factory=dict)


class Policy(Protocol):
    """What a game's policy module offers."""

    def choose(
        self, observation: Observation, level: Level, rng: random.Random, playouts: int | None,
        publish: Publish,
    ) -> Move:
        """Return a legal move of the observing seat; ``publish`` better and better ones before."""

    def hint(
        self, observation: Observation, level: Level, rng: random.Random, playouts: int | None,
        publish: Publish,
    ) -> Hint:
        """Return a legal move of the observing seat and the reason for it."""


def level_of(name: str, personality: str = "") -> Level:
    """Return a level with a personality (the plain one by default).

    Raises ValueError for a name that is not in LEVELS or PERSONALITIES.
    """
    if name not in LEVELS:
        raise ValueError(f"no level {name!r}: there are {', '.join(LEVELS)}")
    if personality and personality not in PERSONALITIES:
        raise ValueError(f"no personality {personality!r}: there are {', '.join(PERSONALITIES)}")
    return replace(LEVELS[name], personality=PERSONALITIES[personality or "plain"])


def seat_of(observation: Observation) -> Seat:
    """Return the seat that sees this; games of one seat need not say it."""
    return cast(Seat, observation.get("seat", 0))


def legal_moves(game: Game, observation: Observation) -> list[Move]:
    """Return the observing seat's legal moves: the same in every world that looks like this."""
    # Any world will do, so the generator is a fixed one: the caller's is for thinking.
    return game.sample(observation, random.Random(0)).legal_moves(seat_of(observation))


def choose(
    game: Game,
    observation: Observation,
    level: str | Level,
    rng: random.Random,
    playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Move:
    """Return an agent's move for the observing seat.

    The same observation, level, playouts and state of ``rng`` give the same move. Never thinks
    when one move is legal. Raises IllegalMove if the seat has nothing to do now, or if the policy
    made up a move; ValueError for an unknown level.
    """
    level = level_of(level) if isinstance(level, str) else level
    moves = legal_moves(game, observation)
    if not moves:
        raise IllegalMove(f"seat {seat_of(observation)} has nothing to choose")
    if len(moves) == 1:
        return moves[0]
    move = policy_of(game).choose(observation, level, rng, playouts, publish)
    if move not in moves:
        raise IllegalMove(f"the policy of {game.key} chose {move!r}, which is not legal")
    return move


def hint(
    game: Game,
    observation: Observation,
    rng: random.Random,
    playouts: int | None = None,
    level: str | Level = "champion",
    publish: Publish = keep_to_oneself,
) -> Hint:
    """Return advice for the observing seat, knowing no more than it does; raises as choose does."""
    level = level_of(level) if isinstance(level, str) else level
    moves = legal_moves(game, observation)
    if not moves:
        raise IllegalMove(f"seat {seat_of(observation)} has nothing to choose")
    advice = policy_of(game).hint(observation, level, rng, playouts, publish)
    if advice.move not in moves:
        raise IllegalMove(f"the policy of {game.key} hinted {advice.move!r}, which is not legal")
    return advice


def rule_of_thumb(game: Game, observation: Observation) -> Move:
    """Return what a squire without whims makes of this at a glance: the same move every time.

    It stands in for a thought that did not come. Raises IllegalMove if there is nothing to do.
    """
    moves = legal_moves(game, observation)
    if len(moves) > 1:
        policy = policy_of(game)
        move = policy.choose(observation, GLANCE, random.Random(0), 1, keep_to_oneself)
        if move in moves:
            return move
    if not moves:
        raise IllegalMove(f"seat {seat_of(observation)} has nothing to choose")
    return moves[0]


def policy_of(game: Game) -> Policy:
    """Return a game's policy module."""
    return cast(Policy, import_module(game.policy))


class Deadline:
    """When a thought has to end: once it had its time, or nobody waits for it any longer.

    Its time is the processor's: what other programs take from the thinker doesn't count as thought.
    """

    def __init__(self, seconds: float) -> None:
        self._thought = time.thread_time() + seconds
        self._latest = time.perf_counter() + LONGEST_THOUGHT

    @property
    def passed(self) -> bool:
        """Whether it is time to end."""
        return time.thread_time() >= self._thought or time.perf_counter() >= self._latest


def rounds(level: Level, playouts: int | None) -> Iterator[int]:
    """Count 0, 1, 2, … while there is thinking to be done: ``playouts`` rounds or level.seconds.

    At least one round, so that a policy always has something to go by.
    """
    if playouts is not None:
        yield from range(max(1, playouts))
        return
    deadline = Deadline(level.seconds)
    done = 0
    while not done or not deadline.passed:
        yield done
        done += 1
