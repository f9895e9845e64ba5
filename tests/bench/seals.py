"""Time the seals and count its teams' wins. Run by hand:

``python -m tests.bench.seals speed`` times the engine, sampling, belief and each level's decisions;
``python -m tests.bench.seals teams --seats 3 --levels champion --deals 400`` plays deals with a
team (one level a seat, or one for all); ``… bound …`` plays them once more from the same draft on
with open hands, and says where the lost ones were lost (see :mod:`tests.bench.seals_teams`).
Times are processor time of this process.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from game.agents import LEVELS
from game.seals.agents.batch_playouts import play_trick
from game.seals.agents.batch_worlds import Columns
from game.seals.agents.belief import MOST_WEIGHED, Belief, OwnHand
from game.seals.agents.policy import choose
from game.seals.rules.deal import TRICKS
from game.seals.rules.game import Seals
from game.seals.rules.hand_splits import hand_masks
from game.seals.rules.knowledge import possible_numbers
from game.seals.rules.phases import DRAFT
from game.seals.rules.state import SealsState
from game.seals.rules.worlds import Unseen
from tests.bench.seals_teams import bound, teams

GAME = Seals()


def each(count: int, act: Callable[[], object]) -> float:
    """Return the µs that one act takes."""
    began = time.process_time()
    for _ in range(count):
        act()
    return (time.process_time() - began) / count * 1e6


def past_draft(seats: int, seed: int) -> SealsState:
    """Return a position at the first trick, after a squires' draft."""
    state, rng = GAME.new_state(seats, seed), random.Random(seed)
    while state.phase == DRAFT:
        seat = state.actor
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            state.apply(seat, moves[0])
        else:
            state.apply(seat, choose(state.observation(seat), LEVELS["squire"], rng, 1))
    return state


def playout_time(seats: int) -> float:
    """Return the µs a card takes in playouts of 2,000 columns, until every column has failed."""
    columns = Columns(past_draft(seats, 4).observation(0), random.Random(1))
    batch = columns.batch(2_000)
    cards = 0
    began = time.process_time()
    while batch.number < batch.house.tricks and batch.size():
        good = play_trick(batch, columns.chance)
        cards += good.size * seats
        batch = batch.picked(np.nonzero(good)[0])
    return (time.process_time() - began) / cards * 1e6


def listed(columns: Columns) -> list[OwnHand]:
    """Return every possible own hand, counted out anew."""
    hand_masks.cache_clear()
    return list(itertools.product(*[columns.unseen.own_masks(colour) for colour in range(5)]))


def belief_times(seats: int) -> dict[str, float]:
    """Return the µs it takes to list all own hands, and to weigh few, along a deal of knights."""
    state, rng = past_draft(seats, 4), random.Random(1)
    told: dict[str, float] = {}
    while state.to_act():
        seat, trick = state.actor, len(state.tricks) + 1
        moves = state.legal_moves(seat)
        seen = state.observation(seat)
        if not state.trick and trick in (
            1,
            TRICKS[seats] // 2,
            TRICKS[seats] - 3,
            TRICKS[seats] - 1,
        ):
            columns = Columns(seen, rng)
            hands = listed(columns)
            name = f"{len(hands)} own hands in trick {trick}"
            told[f"list {name}"] = each(20, partial(listed, columns))
            if len(hands) <= MOST_WEIGHED:
                told[f"  and weigh the {len(hands)} of trick {trick}"] = each(
                    5, partial(Belief, columns, rng)
                )
        state.apply(seat, choose(seen, LEVELS["knight"], rng, 48) if moves[1:] else moves[0])
    return told


def rules_time(seats: int) -> float:
    """Return the µs a move of random play takes in the rules, with legal moves and events."""
    rng, moves = random.Random(1), 0
    began = time.process_time()
    for seed in range(200):
        state = GAME.new_state(seats, seed)
        while state.to_act():
            state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))
            moves += 1
    return (time.process_time() - began) / moves * 1e6


def decision_times(seats: int) -> str:
    """Return the seconds a decision takes by level, mean and longest."""
    told = []
    for name, level in LEVELS.items():
        times, rng = [], random.Random(1)
        state = GAME.new_state(seats, 9)
        while state.to_act():
            seat = state.actor
            moves = state.legal_moves(seat)
            move = moves[0]
            if len(moves) > 1:
                began = time.process_time()
                move = choose(state.observation(seat), level, rng)
                times.append(time.process_time() - began)
            state.apply(seat, move)
        told.append(f"{name} {sum(times) / len(times):.3f} s (longest {max(times):.3f})")
    return ", ".join(told)


def speed(seats: int) -> None:
    """Print what everything takes."""
    state = past_draft(seats, 4)
    seen, rng = state.observation(0), random.Random(1)
    unseen = Unseen(seen)
    columns = Columns(seen, rng)
    figures = {
        "playout in columns, a card": playout_time(seats),
        "rules, a random move, with events": rules_time(seats),
        "clone": each(20_000, state.clone),
        "observation": each(3_000, lambda: state.observation(0)),
        "sample, from the observation on": each(3_000, lambda: GAME.sample(seen, rng)),
        "  reading the observation once": each(3_000, lambda: Unseen(seen)),
        "  one more world": each(3_000, lambda: unseen.world(rng)),
        "  one more own hand": each(3_000, lambda: unseen.fill(rng)),
        "  one more world in columns": each(200, lambda: columns.batch(1000)) / 1000,
        "possible numbers of all own cards": each(500, lambda: possible_numbers(seen)),
        **belief_times(seats),
    }
    print(f"{seats} seats")
    for name, spent in figures.items():
        print(f"  {name:<36} {spent:7.2f} µs")
    print(f"  decisions: {decision_times(seats)}")


def main() -> None:
    """Do what was asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.seals", description=__doc__)
    parser.add_argument("what", choices=("speed", "teams", "bound"))
    parser.add_argument("--seats", type=int, default=3, choices=GAME.seat_counts)
    parser.add_argument("--levels", default="knight", help="one for all, or one a seat: a,b,b")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "speed":
        for seats in GAME.seat_counts:
            speed(seats)
        return
    levels = (asked.levels.split(",") * asked.seats)[: asked.seats]
    play = teams if asked.what == "teams" else bound
    play(asked.seats, levels, range(asked.seed, asked.seed + asked.deals))


if __name__ == "__main__":
    main()
