"""How fast the legends are played and thought about, and how well: run by hand.

``python -m tests.bench.legends speed`` times a move of random playouts by level and number of
seats, clone, observation, sample, and a decision of each level of agent: median, 95th percentile
and longest. Times of the rules are processor time of this process; those of the agents are by the
clock, as a player waits.

``python -m tests.bench.legends contest FIRST OTHERS`` plays one FIRST against OTHERS in all other
chairs, every deal once in each rotation of the seats. Players are levels (``champion``,
``knight/spiteful``) thinking as long as they do at the table, and ``random``.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence

from game import agents
from game.arena_jobs import entrant_named
from game.legends.rules.cards import TABLE_LEVELS
from game.legends.rules.game import Legends
from game.legends.rules.state import LegendsState
from tests.bench.contests import Player, contest

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


def speed(games: int) -> None:
    """Print every figure of time."""
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


def player_named(name: str) -> Player:
    """Return a player by name; raises ValueError for an unknown level."""
    if name == "random":
        return lambda state, seat, rng: rng.choice(state.legal_moves(seat))
    level = entrant_named(name)
    return lambda state, seat, rng: agents.choose(GAME, state.observation(seat), level, rng)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.legends", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("what", choices=("speed", "contest"))
    parser.add_argument("players", nargs="*")
    parser.add_argument("--games", type=int, default=200, help="of speed, by level and seats")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--table", choices=TABLE_LEVELS, default="standard")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the first deal's number")
    asked = parser.parse_intermixed_args(arguments)
    if asked.what == "speed":
        speed(asked.games)
        return 0
    if len(asked.players) != 2:
        parser.error("a contest is between FIRST and OTHERS")
    first, others = asked.players
    names = [first, *[others] * (asked.seats - 1)]
    players = [player_named(name) for name in names]
    seeds = range(asked.seed, asked.seed + asked.deals)
    print(contest(
        names, players, lambda seed: GAME.new_state(asked.seats, seed, level=asked.table), seeds
    ))
    return 0


if __name__ == "__main__":
    sys.exit(main())
