"""Games of the agents against themselves, watched: the ground of fitting and of the balance report.

The agents are *brisk* ones: they search both actions of a turn narrowly, in one world, and stray a
little, so that no two games of a deal are the same line of play.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from game.agents import Level
from game.contract import Event, Move, OptionValue, Seat
from game.legends.moves import DONE_MOVE
from game.legends.position import ACTIONS
from game.legends.rules import Legends
from game.legends.state import LegendsState
from game.legends.thinking import Depth, Thinker

BRISK: Final = Depth(width=1, lines=2, worlds=1, rounds=False)
STRAYING: Final = Level("brisk", seconds=0.0, temperature=0.04)

Watch = Callable[[LegendsState, Seat, Move, list[Event]], None]
"""Called after each move with the position after it, who made it, and its events."""


def play(
    game: Legends,
    seats: int,
    seed: int,
    watch: Watch,
    before_end: Callable[[LegendsState], None] | None = None,
    **options: OptionValue,
) -> LegendsState:
    """Play a deal to its end and return the last position.

    ``before_end`` is called with the position at the end of each turn, before it is passed on.
    """
    state = game.new_state(seats, seed, **options)
    rng = random.Random(f"legends {seed}")
    while acting := state.to_act():
        seat = acting[0]
        moves = state.legal_moves(seat)
        move = moves[0]
        if len(moves) > 1:
            thinker = Thinker(game, state.observation(seat), STRAYING, rng, BRISK)
            move = thinker.choose(1)
        if before_end is not None and move == DONE_MOVE and state.step == ACTIONS:
            before_end(state)
        watch(state, seat, move, state.apply(seat, move))
    return state
