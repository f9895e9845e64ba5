"""first version"""

from __future__ import annotations

import random

from game.agents import Hint, Level, seat_of
from game.contract import Move, Observation
from game.seals.worlds import Unseen


def choose(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None
) -> Move:
    return Unseen(observation).world(random.Random(0)).legal_moves(seat_of(observation))[0]


def hint(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None = None
) -> Hint:
    return Hint(choose(observation, level, rng, playouts), "seals.hint.draft")
