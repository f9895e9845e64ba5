"""Agents for Nothing: a few playouts for a choice, the first legal move for the rest."""

from __future__ import annotations

import random

from game.agents import Hint, Level, Publish, keep_to_oneself, legal_moves, rounds, seat_of
from game.contract import Move, Observation
from game.nothing.rules import Nothing


def choose(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None,
    publish: Publish = keep_to_oneself,
) -> Move:
    """Return the move that ends best on average over random worlds and random play."""
    game, seat = Nothing(), seat_of(observation)
    moves = legal_moves(game, observation)
    sums = dict.fromkeys(moves, 0.0)
    for number in rounds(level, playouts):
        move = moves[number % len(moves)]
        state = game.sample(observation, rng)
        state.apply(seat, move)
        while seats := state.to_act():
            state.apply(seats[0], rng.choice(state.legal_moves(seats[0])))
        outcome = state.outcome()
        assert outcome is not None
        sums[move] += outcome.scores[seat] + level.temperature * rng.random()
        if number & (number + 1) == 0:
            publish(max(moves, key=lambda move: (sums[move], -move)))
    return max(moves, key=lambda move: (sums[move], -move))


def hint(
    observation: Observation, level: Level, rng: random.Random, playouts: int | None,
    publish: Publish = keep_to_oneself,
) -> Hint:
    """Return the agent's own choice; its reason is as good as any."""
    return Hint(choose(observation, level, rng, playouts, publish), "nothing.hint")
