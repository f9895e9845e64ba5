"""How fast the treasures are thought about, and how well: ``python -m tests.bench.treasures …``.

    speed                     playouts, clones, samples, decision times by level
    contest FIRST OTHERS      one FIRST against OTHERS in all other chairs
    robin PLAYER PLAYER …     everybody at the table, in every rotation of the seats

Players are levels (``champion``, ``knight/spiteful``), ``plain`` (no search), ``random`` and
``twin`` (a champion that sees all hands: what counting cards can't reach). Every deal is played in
each rotation of the seats. ``--playouts`` counts rounds, for repeatable results.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence

from game.agents import LEVELS, choose
from game.agents import PERSONALITIES as TEMPERS
from game.arena_jobs import entrant_named
from game.contract import Move
from game.treasures.agents.analysis import Outlook
from game.treasures.agents.baseline import plain_move
from game.treasures.agents.playout import play_out
from game.treasures.agents.search import Search
from game.treasures.agents.win_chance import Stakes
from game.treasures.rules.cards import cards_of
from game.treasures.rules.game import Treasures
from game.treasures.rules.state import TreasuresState
from tests.bench.contests import Player, contest

GAME = Treasures()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.treasures", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("what", choices=("speed", "contest", "robin"))
    parser.add_argument("players", nargs="*")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--noise", default="rising")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=60)
    asked = parser.parse_intermixed_args(arguments)
    if asked.what == "speed":
        speed(asked.seats, asked.noise)
        return 0
    names = asked.players
    if asked.what == "contest":
        if len(names) != 2:
            parser.error("a contest is between FIRST and OTHERS")
        names = [names[0], *[names[1]] * (asked.seats - 1)]
    players = [player_named(name, asked.playouts) for name in names]
    seeds = range(asked.seed, asked.seed + asked.deals)
    print(contest(
        names, players, lambda seed: GAME.new_state(len(names), seed, noise=asked.noise), seeds
    ))
    return 0


def player_named(name: str, playouts: int) -> Player:
    """Return a player by name; raises ValueError for an unknown level."""
    if name == "random":
        return lambda state, seat, rng: rng.choice(state.legal_moves(seat))
    if name == "plain":
        return lambda state, seat, rng: plain_move(Outlook(state, seat))
    if name == "twin":
        return lambda state, seat, rng: _twin(state, seat, rng, playouts)
    level = entrant_named(name)
    return lambda state, seat, rng: choose(GAME, state.observation(seat), level, rng, playouts)


def _twin(state: TreasuresState, seat: int, rng: random.Random, playouts: int) -> Move:
    outlook = Outlook(state, seat)
    stakes = Stakes(seat, outlook.turns, TEMPERS["plain"])
    hands = [cards_of(hand) for hand in state.hands]
    trials = Search(outlook, stakes, rng, hands).run(range(playouts))
    return max(trials, key=lambda move: (trials[move].mean, -move))


def speed(seats: int, noise: str) -> None:
    """Print the times of everything that agents do often."""
    deals = [GAME.new_state(seats, seed, noise=noise) for seed in range(300)]
    rng = random.Random(1)
    began = time.process_time()
    moves = sum(play_out(deal, rng.random).moves for deal in deals)
    print(f"random playout  {_micro(began, moves):8.2f} µs a move, {moves / 300:.0f} moves")
    states = _some_states(seats, noise)
    began = time.process_time()
    for state in states:
        for _ in range(50):
            state.clone()
    print(f"clone           {_micro(began, 50 * len(states)):8.2f} µs")
    seen = [state.observation(state.to_act()[0]) for state in states]
    began = time.process_time()
    for observation in seen:
        for _ in range(20):
            GAME.sample(observation, rng)
    print(f"sample          {_micro(began, 20 * len(seen)):8.2f} µs")
    for level in LEVELS:
        times = []
        for observation in seen[:: max(1, len(seen) // 60)]:
            start = time.perf_counter()
            choose(GAME, observation, level, rng)
            times.append(1000 * (time.perf_counter() - start))
        p95 = statistics.quantiles(times, n=20)[-1]
        print(
            f"{level:<15} {statistics.median(times):8.1f} ms median, {p95:.1f} at p95,"
            f" {max(times):.1f} at most"
        )


def _micro(began: float, count: int) -> float:
    return 1e6 * (time.process_time() - began) / count


def _some_states(seats: int, noise: str) -> list[TreasuresState]:
    """Return positions of one random game, where there is something to choose."""
    state = GAME.new_state(seats, 7, noise=noise)
    rng, states = random.Random(7), []
    while acting := state.to_act():
        seat = rng.choice(acting)
        legal = state.legal_moves(seat)
        if len(legal) > 1:
            states.append(state.clone())
        state.apply(seat, rng.choice(legal))
    return states


if __name__ == "__main__":
    sys.exit(main())
