"""The legends' agents and their advice: what :mod:`game.agents` and the table ask for.

They see an observation, deal the hidden cards at random, plan the turn in such worlds
(:mod:`game.legends.agents.planning`) and take what is best on average. A squire looks at one action
at a time and strays; a knight follows a few first actions to the end of its turn and strays a
little; a champion follows many, in several worlds. Reasons of hints are made in
:mod:`game.legends.agents.advice`.
"""

from __future__ import annotations

import random

from game.agents import Hint, Level, Publish, keep_to_oneself
from game.contract import Move, Observation
from game.legends.agents.advice import reason_for
from game.legends.agents.thinking import Thinker
from game.legends.rules.game import Legends
from game.legends.rules.observation import typed


def choose(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Move:
    """Return an agent's move; ``playouts`` are sampled worlds, instead of the level's time."""
    return Thinker(Legends(), typed(observation), level, rng).choose(playouts, publish)


def hint(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None,
    publish: Publish = keep_to_oneself,
) -> Hint:
    """Return the move of :func:`choose` and its reason."""
    move = choose(observation, level, rng, playouts, publish)
    return reason_for(observation, move)
