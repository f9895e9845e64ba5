"""Positions of whole games, for the tests of those who think about them."""

from __future__ import annotations

import random

from game.contract import Seat
from game.treasures.agents.analysis import Outlook
from game.treasures.agents.baseline import plain_move
from game.treasures.rules.game import Treasures
from game.treasures.rules.state import TreasuresState

GAME = Treasures()


def some_states(
    seats: int = 4, seed: int = 3, noise: str = "rising"
) -> list[tuple[TreasuresState, Seat]]:
    """Return positions with something to choose, of a game among plain players and strays."""
    rng = random.Random(seed)
    state = GAME.new_state(seats, seed, noise=noise)
    states = []
    while acting := state.to_act():
        seat = rng.choice(acting)
        moves = state.legal_moves(seat)
        if len(moves) > 1:
            states.append((state.clone(), seat))
        stray = len(moves) == 1 or rng.random() < 0.3
        state.apply(seat, rng.choice(moves) if stray else plain_move(Outlook(state, seat)))
    return states
