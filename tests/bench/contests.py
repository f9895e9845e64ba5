"""Players at a table in every rotation of the seats: what benchmarks of several games share."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.arena_jobs import Tally
from game.contract import Move

Player = Callable[[Any, int, random.Random], Move]
"""Chooses among several moves: state, seat, own generator."""


def contest(
    names: Sequence[str], players: Sequence[Player], deal: Callable[[int], Any],
    seeds: Iterable[int],
) -> str:
    """Play ``deal(seed)`` for all seeds in all rotations; return a line a player, with 95 %
    intervals, and one on time and fair share."""
    seats = len(names)
    tallies = {name: Tally() for name in names}
    began = time.perf_counter()
    for seed in seeds:
        for rotation in range(seats):
            state = deal(seed)
            rngs = [random.Random(f"{seed} {rotation} {number}") for number in range(seats)]
            while acting := state.to_act():
                seat = acting[0]
                number = (seat - rotation) % seats
                legal = state.legal_moves(seat)
                move = legal[0]
                if len(legal) > 1:
                    move = players[number](state, seat, rngs[number])
                state.apply(seat, move)
            outcome = state.outcome()
            assert outcome is not None
            for number, name in enumerate(names):
                seat = (number + rotation) % seats
                tallies[name].add(outcome.scores[seat], outcome.winners, seat)
    lines = []
    for name, tally in tallies.items():
        low, high = tally.interval()
        lines.append(
            f"{name:<20} {tally.games:>5} games  won {tally.wins / tally.games:6.1%}"
            f" ({low:.1%} to {high:.1%}), {tally.shared} shared"
            f"  points {tally.mean:.2f} ± {tally.error:.2f}"
        )
    lines.append(f"{time.perf_counter() - began:.0f} s, fair share {1 / seats:.1%}")
    return "\n".join(lines)
