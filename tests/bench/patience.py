"""Time the patience and count its players' wins. Run by hand:

``python -m tests.bench.patience [--deals N]``: playout, clone, sample, deal test, solver, and each
player over deals 1 … N (2,000 unless said otherwise). Times are processor time of this process.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Callable

from game.patience.agents.players import PLAYERS
from game.patience.agents.solver import Verdict, solve
from game.patience.rules.deals import grade, grade_of, order_of_deal
from game.patience.rules.game import Patience
from game.patience.rules.moves import is_removal
from game.patience.rules.state import PatienceState

GAME = Patience()
POSITIONS = 1_500


def each(count: int, act: Callable[[], object]) -> float:
    """Return the µs that one act takes."""
    began = time.process_time()
    for _ in range(count):
        act()
    return (time.process_time() - began) / count * 1e6


def playout_time(deals: int) -> float:
    """Return the µs a move of random play takes, legal moves and events included."""
    rng = random.Random(1)
    moves = 0
    began = time.process_time()
    for deal in range(deals):
        state = GAME.new_state(1, deal)
        while state.to_act():
            state.apply(0, rng.choice(state.legal_moves(0)))
            moves += 1
    return (time.process_time() - began) / moves * 1e6


def middle_positions(count: int) -> list[PatienceState]:
    """Return positions from anywhere in games that fill at random and mostly remove all."""
    rng = random.Random(1)
    found: list[PatienceState] = []
    while len(found) < count:
        state = GAME.new_state(1, rng.randrange(1_000_000))
        for _ in range(rng.randrange(5, 90)):
            moves = state.legal_moves(0)
            if not moves:
                break
            removals = [move for move in moves if is_removal(move)]
            state.apply(0, rng.choice(removals if removals and rng.random() < 0.95 else moves))
        if state.to_act():
            found.append(state)
    return found


def solver_report(states: list[PatienceState]) -> str:
    """Return how long solving takes and how often it stays unknown."""
    times, verdicts = [], []
    for state in states:
        began = time.process_time()
        verdicts.append(solve(state).verdict)
        times.append((time.process_time() - began) * 1e3)
    times.sort()
    share = {verdict: verdicts.count(verdict) / len(verdicts) for verdict in Verdict}
    return (
        f"{sum(times) / len(times):.2f} ms mean, {times[len(times) // 2]:.2f} median, "
        f"{times[len(times) * 99 // 100]:.1f} p99, {times[-1]:.0f} longest; "
        f"winnable {share[Verdict.WINNABLE]:.1%}, unknown {share[Verdict.UNKNOWN]:.2%}"
    )


def player_report(name: str, deals: int) -> str:
    """Return a player's share of wins with its standard error, and its time a deal."""
    began = time.process_time()
    won = sum(bool(PLAYERS[name](deal).winners) for deal in range(1, deals + 1))
    spent = (time.process_time() - began) / deals * 1e3
    share = won / deals
    error = math.sqrt(share * (1 - share) / deals)
    return f"{share:.2%} ± {error:.2%} of {deals} deals, {spent:.2f} ms a deal"


def main() -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.patience", description=__doc__)
    parser.add_argument("--deals", type=int, default=2_000)
    deals = parser.parse_args().deals
    print(f"random playout  {playout_time(2_000):.2f} µs a move")
    state = middle_positions(1)[0]
    observation, rng = state.observation(0), random.Random(1)
    print(f"clone           {each(20_000, state.clone):.2f} µs")
    print(f"observation     {each(20_000, lambda: state.observation(0)):.2f} µs")
    print(f"sample          {each(5_000, lambda: GAME.sample(observation, rng)):.2f} µs")
    order = order_of_deal(1)
    print(f"deal test       {each(5_000, lambda: grade_of(order)):.1f} µs,", end=" ")
    print(f"with its shuffle {each(5_000, lambda: grade(1)):.1f} µs")
    print(f"solver, deals   {solver_report([GAME.new_state(1, n) for n in range(1, 501)])}")
    print(f"solver, middle  {solver_report(middle_positions(POSITIONS))}")
    for name in PLAYERS:
        print(f"{name:<15} {player_report(name, deals)}", flush=True)


if __name__ == "__main__":
    main()
