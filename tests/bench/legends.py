"""Time the legends: ``python -m tests.bench.legends [--games N]``, run by hand.

A move of random playouts by level and number of seats, clone, observation, sample, and a decision
of each level of agent in its own time: median, 95th percentile and longest. Times of the rules are
processor time of this process; those of the agents are by the clock, as a player waits.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

from game import agents
from game.legends.cards import TABLE_LEVELS
from game.legends.rules import Legends
from game.legends.state import LegendsState

GAME = Legends()


def each(count: int, act: Callable[[], object]) -> float:
    """Return the µs that one act takes."""
    began = time.process_time()
    for _ in range(count):
        act()
    return (time.process_time() - began) / count * 1e6


def playout_time(seats: int, level: str, games: int) -> tuple[float, float]:
    """Return the µs a move of random play takes, and moves a game."""
    rng, moves = random.Random(1), 0
    began = time.process_time()
    for seed in range(games):
        state = GAME.new_state(seats, seed, level=level)
        while acting := state.to_act():
            state.apply(acting[0], rng.choice(state.legal_moves(acting[0])))
            moves += 1
    return (time.process_time() - began) / moves * 1e6, moves / games


def middle(seats: int = 4, moves: int = 70) -> LegendsState:
    """Return a position from the middle of a random game."""
    rng, state = random.Random(1), GAME.new_state(seats, 3)
    for _ in range(moves):
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal_moves(seat)))
    return state


def decision_times(level: str, games: int) -> str:
    """Return how long decisions of a level take, at every number of seats."""
    rng, times = random.Random(2), []
    for number in range(games):
        state = GAME.new_state(GAME.seat_counts[number % 3], number)
        while acting := state.to_act():
            seat = acting[0]
            moves = state.legal_moves(seat)
            move = moves[0]
            if len(moves) > 1:
                began = time.perf_counter()
                asked = level if rng.random() < 0.15 else "squire"
                move = agents.choose(GAME, state.observation(seat), asked, rng)
                if asked == level:
                    times.append(time.perf_counter() - began)
            state.apply(seat, move)
    times.sort()
    return (
        f"{len(times)} decisions, median {times[len(times) // 2]:.3f} s, "
        f"p95 {times[len(times) * 95 // 100]:.3f} s, longest {times[-1]:.3f} s"
    )


def main() -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.legends", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    for level in TABLE_LEVELS:
        for seats in GAME.seat_counts:
            spent, moves = playout_time(seats, level, games)
            print(f"playout, {seats} seats, {level:<9} {spent:5.1f} µs a move, {moves:.0f} moves")
    state = middle()
    rng, seen = random.Random(1), state.observation(1)
    print(f"clone        {each(20_000, state.clone):6.1f} µs")
    print(f"observation  {each(3_000, lambda: state.observation(1)):6.1f} µs")
    print(f"sample       {each(3_000, lambda: GAME.sample(seen, rng)):6.1f} µs")
    for level in agents.LEVELS:
        print(f"{level:<9} {decision_times(level, max(3, games // 30))}", flush=True)


if __name__ == "__main__":
    main()
