"""Players of whole deals of Nothing, for the arena's bulk mode."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.contract import Outcome
from game.nothing.rules import Nothing


def at_random(deal: int) -> Outcome:
    """Play a deal with random moves for both seats."""
    rng, state = random.Random(deal), Nothing().new_state(2, deal)
    while seats := state.to_act():
        state.apply(seats[0], rng.choice(state.legal_moves(seats[0])))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


PLAYERS: dict[str, Callable[[int], Outcome]] = {"random": at_random}
