"""Camelot patience as a game: one seat, no options, a deal for every number.

The rules themselves are in :mod:`game.patience.rules.state`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from game.contract import Event, Game, Observation, OptionValue
from game.patience.rules import worlds
from game.patience.rules.deals import order_of_deal
from game.patience.rules.fold import fold
from game.patience.rules.observation import PatienceObservation
from game.patience.rules.state import PatienceState


class Patience(Game):
    """Camelot patience: one seat, no options; the seed is the number of the deal."""

    key = "patience"
    seat_counts = (1,)
    policy = "game.patience.agents.policy"
    undo_unlimited = True

    def new_state(self, seats: int = 1, seed: int = 0, **options: OptionValue) -> PatienceState:
        """Return deal number ``seed`` (0 … MAX_SEED); raises IllegalOption, ValueError on seeds."""
        self.check_options(seats, options)
        return PatienceState(order_of_deal(seed))

    def sample(self, observation: Observation, rng: random.Random) -> PatienceState:
        """Return a state with the unseen cards in random order in the stock."""
        return worlds.sample(cast(PatienceObservation, observation), rng)

    def fold(self, observation: Observation, events: Sequence[Event]) -> PatienceObservation:
        """Return what the player knows after a move's events, from what was known before."""
        return fold(cast(PatienceObservation, observation), events)
