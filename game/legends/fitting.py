"""Fit the evaluation to the agents' own games: ``python -m game.legends.fitting``.

At the end of each turn of brisk self-play the features of every seat are noted, and afterwards how
far its score was from the mean of the others'. Least squares, with a pull towards the weights so
far, give the weights of each phase. The command prints them beside the old ones and writes
``weights.json``; :mod:`game.legends.evaluation` reads it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from game.contract import Event, Move, Seat
from game.legends.cards import TABLE_LEVELS
from game.legends.evaluation import (
    FEATURES,
    PHASES,
    WEIGHTS_FILE,
    Counts,
    Weights,
    features,
    phase_of,
    read_weights,
)
from game.legends.rules import Legends
from game.legends.selfplay import play
from game.legends.state import LegendsState
from game.legends.thinking import tables_of

PULL: Final = 40.0
"""How many positions' worth of belief the old weights have, in each feature's own spread."""
Rows = list[tuple[list[float], float]]


def collect(games: int, first_seed: int) -> list[Rows]:
    """Play games and return, by phase, feature differences and what came of them."""
    game = Legends()
    tables = tables_of(game.cards)
    rows: list[Rows] = [[] for _ in PHASES]
    rng = random.Random(first_seed)
    for seed in range(first_seed, first_seed + games):
        noted: list[tuple[int, Counts]] = []

        def note(state: LegendsState, noted: list[tuple[int, Counts]] = noted) -> None:
            noted.append((phase_of(state), features(tables, state)))

        level = rng.choices(TABLE_LEVELS, (1, 4, 2))[0]
        seats = rng.choice(game.seat_counts)
        last = play(game, seats, seed, _ignore, note, level=level)
        outcome = last.outcome()
        assert outcome is not None
        for phase, counts in noted:
            for seat in range(seats):
                others = [other for other in range(seats) if other != seat]
                margin = outcome.scores[seat] - _mean([outcome.scores[o] for o in others])
                row = [
                    counts[seat][f] - _mean([counts[o][f] for o in others])
                    for f in range(len(FEATURES))
                ]
                rows[phase].append((row, margin))
    return rows


def fit(rows: Rows, old: tuple[float, ...]) -> list[float]:
    """Return weights that foretell the margins best, pulled towards the old ones."""
    columns: npt.NDArray[np.float64] = np.array([row for row, _ in rows])
    margins: npt.NDArray[np.float64] = np.array([margin for _, margin in rows])
    spread = columns.std(0) + 1e-9
    scaled = columns / spread
    before = np.array(old) * spread
    pull = PULL * np.eye(len(FEATURES))
    found = np.linalg.solve(scaled.T @ scaled + pull, scaled.T @ margins + pull @ before)
    weights: list[float] = np.maximum(0.0, found / spread).round(4).tolist()
    return weights


def main(arguments: list[str] | None = None) -> int:
    """Play, fit, print and write; return 0."""
    parser = argparse.ArgumentParser(prog="python -m game.legends.fitting", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first deal's number")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    old: Weights = read_weights()
    rows = collect(chosen.games, chosen.seed)
    content: dict[str, list[str] | list[float]] = {"features": list(FEATURES)}
    for phase, name in enumerate(PHASES):
        content[name] = fit(rows[phase], old[phase])
        print(f"{name}, {len(rows[phase])} positions")
        for feature, before, after in zip(FEATURES, old[phase], content[name], strict=True):
            print(f"  {feature:<9} {before:7.3f} -> {after:7.3f}")
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in content.items()]
    chosen.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{time.monotonic() - began:.0f} s")
    return 0


def _mean(numbers: list[float] | list[int]) -> float:
    return sum(numbers) / len(numbers)


def _ignore(state: LegendsState, seat: Seat, move: Move, events: list[Event]) -> None:
    """Watch nothing."""


if __name__ == "__main__":
    sys.exit(main())
