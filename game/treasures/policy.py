"""The agents of the treasures and their advice: what :mod:`game.agents` asks for.

A squire looks at few worlds and doesn't remember who drafted what; a knight counts every card; a
champion looks at all it has time for. The search is the same (:mod:`game.treasures.search`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from itertools import islice
from typing import Final

from game.agents import Hint, Level, rounds
from game.contract import Move, Observation
from game.treasures.hints import explained
from game.treasures.outlook import Outlook
from game.treasures.rules import Treasures
from game.treasures.search import Search, Trial
from game.treasures.stakes import Stakes

MOST_ROUNDS: Final[Mapping[str, int]] = {"squire": 3, "knight": 24, "champion": 600}
"""Rounds of search by level. A champion's are as good as infinitely many."""
FORGETFUL: Final = "squire"
"""The level that doesn't count cards."""
BOLDNESS: Final = 1.0
"""Of a move whose ends lie far apart: how much of their deviation a wholly bold player hopes for,
or a wholly timid one fears."""
TEMPER: Final = 0.1
"""At temperature 1, the difference in chances to win that makes a move e times as likely."""


def choose(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None
) -> Move:
    """Return a legal move of the observing seat.

    ``playouts`` are rounds of a champion's search; other levels get their share of them, as they
    get of the time, so that agents are matched alike counted or timed.
    """
    return _chosen(_trials(_outlook(observation, level), level, rng, playouts), level, rng)


def hint(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None
) -> Hint:
    """Return the move that looks best, and why."""
    outlook = _outlook(observation, level)
    trials = _trials(outlook, level, rng, playouts)
    return explained(outlook, max(trials, key=lambda move: (trials[move].mean, -move)))


def _outlook(observation: Observation, level: Level) -> Outlook:
    # Any world that looks like this will do: the outlook takes only what can be seen.
    world = Treasures().sample(observation, random.Random(0))
    outlook = Outlook(world, observation["seat"])
    if level.name == FORGETFUL:
        outlook.forget_drafts()
    return outlook


def _trials(
    outlook: Outlook, level: Level, rng: random.Random, playouts: int | None
) -> dict[Move, Trial]:
    stakes = Stakes(outlook.seat, outlook.turns, level.personality)
    most = MOST_ROUNDS.get(level.name, max(MOST_ROUNDS.values()))
    if playouts is not None:
        most = min(most, max(1, round(playouts * level.seconds)))
        playouts = most
    return Search(outlook, stakes, rng).run(islice(rounds(level, playouts), most))


def _chosen(trials: Mapping[Move, Trial], level: Level, rng: random.Random) -> Move:
    """Return the best move, or near the best by temperature; the bold like what may end well."""
    boldness = BOLDNESS * level.personality.boldness
    values = {move: t.mean + boldness * t.deviation for move, t in trials.items()}
    best = max(values.values())
    temperature = TEMPER * (level.temperature + level.personality.whim)
    if temperature <= 0:
        return min(move for move, value in values.items() if value == best)
    weights = [math.exp((value - best) / temperature) for value in values.values()]
    return rng.choices(list(values), weights)[0]
