"""Games of the agents against themselves, watched: the ground of fitting and of the balance report.

The agents are *brisk* ones: they search both actions of a turn narrowly, in one world, and stray a
little, so that no two games of a deal are the same line of play.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.agents import Level
from game.contract import Event, Move, OptionValue, Seat
from game.legends.agents.thinking import Depth, Thinker, tables_of
from game.legends.agents.value import Evaluation, Weights, shipped_weights
from game.legends.rules.game import Legends
from game.legends.rules.state import LegendsState

BRISK: Final = Depth(width=1, lines=2, worlds=1)
STRAYING: Final = Level("brisk", seconds=0.0, temperature=0.03)

Watch = Callable[[LegendsState, Seat, Move, list[Event]], None]
"""Called after each move with the position after it, who made it, and its events."""


def play(
    game: Legends,
    seats: int,
    seed: int,
    watch: Watch,
    weights: Sequence[Weights] | None = None,
    **options: OptionValue,
) -> LegendsState:
    """Play a deal to its end and return the last position.

    ``weights`` are the evaluation's, by seat; the shipped ones by default.
    """
    state = game.new_state(seats, seed, **options)
    tables = tables_of(game.cards)
    # One a game, not one a decision: much of what it has seen of places comes again.
    evaluations = [Evaluation(tables, own) for own in weights or ()]
    evaluations = evaluations or [Evaluation(tables, shipped_weights())] * seats
    rng = random.Random(f"legends {seed}")
    while acting := state.to_act():
        seat = acting[0]
        moves = state.legal_moves(seat)
        move = moves[0]
        if len(moves) > 1:
            seen = state.observation(seat)
            thinker = Thinker(game, seen, STRAYING, rng, BRISK, evaluations[seat])
            move = thinker.choose(1)
        watch(state, seat, move, state.apply(seat, move))
    return state
