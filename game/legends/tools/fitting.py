"""Fit the evaluation by self-play: ``python -m game.legends.tools.fitting``.

Every seat of a game plays with weights of its own, drawn around those so far; how far each score
ends from the mean of the others' is then regressed on how its weights differed from theirs, and the
weights move up that slope. (The first weights came from foretelling results from positions; more of
that played worse, for features go together in games that strong hands win anyway.) The command
prints old and new weights and writes ``weights.json``, which :mod:`game.legends.agents.value`
reads.
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
from game.legends.agents.value import FEATURES, PHASES, SCORE, WEIGHTS_FILE, Weights, read_weights
from game.legends.rules.cards import TABLE_LEVELS
from game.legends.rules.game import Legends
from game.legends.rules.state import LegendsState
from game.legends.tools.selfplay import play

LEAST_SPREAD: Final = dict(
    zip(
        FEATURES,
        (0.0, 0.10, 0.10, 0.06, 0.05, 0.04, 0.03, 0.03, 0.02, 0.20, 0.25, 0.25, 0.10),
        strict=True,
    )
)
"""How widely a weight is drawn at least; the score's is fixed, for only ratios matter."""
SPREAD: Final = 0.3
"""How widely besides, as a part of the weight."""
DOUBT: Final = 120.0
"""The pull towards no slope at all, in games."""
STEP: Final = 0.15
"""Spreads moved for a slope of one point a spread: small, for weights trade off with each other."""
MOST: Final = 0.7
"""Spreads moved at most."""

Floats = npt.NDArray[np.float64]


def spreads(weights: Floats) -> Floats:
    """Return how widely each weight is drawn."""
    least = np.array([LEAST_SPREAD[feature] for feature in FEATURES])
    wide: Floats = least + SPREAD * weights
    wide[:, SCORE] = 0.0
    return wide


def collect(weights: Floats, games: int, first_seed: int) -> tuple[Floats, Floats]:
    """Play games; return how each seat's weights differed, in spreads, and its margin."""
    game, rng = Legends(), random.Random(first_seed)
    chance = np.random.default_rng(first_seed)
    wide = spreads(weights)
    rows, margins = [], []
    for seed in range(first_seed, first_seed + games):
        seats = rng.choices(game.seat_counts, (3, 3, 2))[0]
        level = rng.choices(TABLE_LEVELS, (1, 4, 2))[0]
        drawn = chance.standard_normal((seats, *weights.shape))
        tables = [as_weights(np.maximum(0.0, weights + wide * z)) for z in drawn]
        last = play(game, seats, seed, _ignore, tables, level=level)
        outcome = last.outcome()
        assert outcome is not None
        scores = np.array(outcome.scores, float)
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            rows.append((drawn[seat] - drawn[others].mean(0)).ravel())
            margins.append(scores[seat] - scores[others].mean())
    return np.array(rows), np.array(margins)


def slopes(rows: Floats, margins: Floats) -> tuple[Floats, Floats]:
    """Return the points that a spread more of each weight brings, and their standard errors."""
    square = rows.T @ rows + DOUBT * np.eye(rows.shape[1])
    found: Floats = np.asarray(np.linalg.solve(square, rows.T @ margins), np.float64)
    left = float((margins - rows @ found).var())
    errors: Floats = np.sqrt(np.diag(np.linalg.inv(square)) * left)
    return found, errors


def as_weights(table: Floats) -> Weights:
    """Return weights as the evaluation wants them."""
    return tuple(tuple(float(weight) for weight in row) for row in table)


def main(arguments: list[str] | None = None) -> int:
    """Play, fit, print and write; return 0."""
    parser = argparse.ArgumentParser(
        prog="python -m game.legends.tools.fitting", description=__doc__
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first deal's number")
    parser.add_argument("--start", type=Path, default=WEIGHTS_FILE, help="go on from these weights")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    old = np.array(read_weights(chosen.start))
    rows, margins = collect(old, chosen.games, chosen.seed)
    found, errors = slopes(rows, margins)
    moved = np.clip(STEP * found.reshape(old.shape), -MOST, MOST)
    new = np.maximum(0.0, old + spreads(old) * moved).round(4)
    content: dict[str, list[str] | list[float]] = {"features": list(FEATURES)}
    for phase, name in enumerate(PHASES):
        content[name] = [float(weight) for weight in new[phase]]
        print(name)
        for number, feature in enumerate(FEATURES):
            at = phase * len(FEATURES) + number
            print(
                f"  {feature:<9} {old[phase, number]:7.3f} -> {new[phase, number]:7.3f}"
                f"   slope {found[at]:+.2f} ± {errors[at]:.2f}"
            )
    lines = [f' "{key}": {json.dumps(value)}' for key, value in content.items()]
    chosen.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{chosen.games} games, {time.monotonic() - began:.0f} s")
    return 0


def _ignore(state: LegendsState, seat: Seat, move: Move, events: list[Event]) -> None:
    """Watch nothing."""


if __name__ == "__main__":
    sys.exit(main())
