"""Treasures of Camelot as a game: its options and its deals.

The steps of a turn are in :mod:`game.treasures.rules.state`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from game.contract import Event, Game, Observation, Option, OptionValue
from game.randomness import SplitMix64
from game.treasures.rules import worlds
from game.treasures.rules.cards import DECK, LINES
from game.treasures.rules.fold import fold
from game.treasures.rules.observation import TreasuresObservation
from game.treasures.rules.position import HAND
from game.treasures.rules.resolve import NOISES, RISING
from game.treasures.rules.state import TreasuresState, blank_state


class Treasures(Game):
    """Treasures of Camelot, for four or five seats; three are a house rule."""

    key = "treasures"
    seat_counts = (3, 4, 5)
    house_seat_counts = (3,)
    options = {  # noqa: RUF012 (the contract's type is a read-only mapping)
        "noise": Option(NOISES, RISING),
        "rotate_start": Option((True, False), True),
    }
    policy = "game.treasures.agents.policy"

    def new_state(self, seats: int = 4, seed: int = 0, **options: OptionValue) -> TreasuresState:
        """Return the deal of a seed; raises IllegalOption, ValueError for a seed out of range."""
        chosen = self.check_options(seats, options)
        chance = SplitMix64(seed)
        order = list(DECK)
        chance.shuffle(order)
        state = blank_state(seats, str(chosen["noise"]), bool(chosen["rotate_start"]))
        for seat in range(seats):
            state.hands[seat] = sum(1 << card for card in order[seat * HAND : (seat + 1) * HAND])
        after = seats * HAND
        # Laid out as they are refilled: round-robin, left to right.
        state.lines = [
            tuple(order[after + line : after + seats * LINES : LINES]) for line in range(LINES)
        ]
        state.order = tuple(order[after + seats * LINES :])
        state.start = chance.below(seats)
        return state

    def sample(self, observation: Observation, rng: random.Random) -> TreasuresState:
        """Return a world that looks the same: unseen cards in random order in hands and deck.

        Others' secret choices are not sampled: what is seen doesn't tell whether they are made.
        """
        return worlds.sample(cast(TreasuresObservation, observation), rng)

    def fold(self, observation: Observation, events: Sequence[Event]) -> TreasuresObservation:
        """Return what a seat knows after the events it saw of a move, from what it knew before."""
        return fold(cast(TreasuresObservation, observation), events)
