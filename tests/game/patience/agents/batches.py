"""Batches of positions for the tests of what weighs them."""

from __future__ import annotations

import random

import numpy as np

from game.patience.agents.analysis import Outlook
from game.patience.agents.values import Positions
from tests.game.patience.rules.positions import random_position


def some_positions(count: int, seed: int = 1) -> Positions:
    """Return a batch of positions with an empty waste and a stock."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        observation = random_position(rng, rng.randrange(100)).observation(0)
        if observation["waste"] is None and observation["stock"]:
            found.append(Positions.of(Outlook(observation)))
    return Positions(*(np.concatenate(arrays) for arrays in zip(*found, strict=True)))
