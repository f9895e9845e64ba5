"""Makes the fair player's network: ``python -m game.patience.tools.training --minutes 9``.

A development command. Value iteration on positions of its own play: a position is worth what its
next cards are worth, each on its best place, weighed by how likely it comes. Nothing of a stock's
order is used. The cards that come are drawn with a tilt towards those that keep the game alive, so
that late positions, which few deals reach, are learnt as well; that changes which positions are
seen, not what they are taught to be worth. Start from an earlier network with ``--start FILE``:
the network that the game ships with took four runs of nine minutes, half a core each.
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from game.patience.agents.bulk import first_positions, weigh_at_once, weigh_next_cards, wins
from game.patience.agents.lookahead import Successors, successors
from game.patience.agents.values import (
    FEATURES,
    WEIGHTS_FILE,
    Floats,
    Positions,
    Values,
    features,
    read_values,
    symmetric,
)

TABLES: Final = 512
"""Deals played side by side; each step learns from all of them."""
HIDDEN: Final = (64, 32)
FIRST_RATE: Final = 2e-3
LAST_RATE: Final = 5e-5
"""Learning rates of Adam (Kingma, Ba 2014); falls evenly, in proportion, over the time given."""
STRAYING: Final = 0.03
"""Share of placements made at random, to see what lies off the path."""
TILT: Final = 0.02
"""How much a card that loses most still counts when the next card is drawn."""
AVERAGING: Final = 0.004
"""Weight of the newest network in the running average, which teaches and is what gets saved."""
FORGETTING: Final = 10
"""How fast the average leaves the first steps behind, which know nothing: weight 10 / (step + 10)
as long as that is more."""
FIRST_GUESS: Final = -2.5
"""What a new network thinks of every position, as log-odds: about the share of deals won."""
REPORT: Final = 30
"""Seconds between reports."""


class Learner:
    """A network under training, and the running average of it."""

    def __init__(self, start: Values) -> None:
        self.network = start
        self.average = Values([w.copy() for w in start.weights], [b.copy() for b in start.biases])
        self.steps = 0
        self._first = [np.zeros_like(array) for array in self._arrays(start)]
        self._second = [np.zeros_like(array) for array in self._arrays(start)]

    @staticmethod
    def _arrays(values: Values) -> list[Floats]:
        return [*values.weights, *values.biases]

    def learn(self, columns: Floats, taught: Floats, rate: float) -> None:
        """Take one step towards the chances ``taught`` for feature rows ``columns``."""
        slopes = self._slopes(columns, taught)
        self.steps += 1
        first_scale = 1 - 0.9**self.steps
        second_scale = 1 - 0.999**self.steps
        arrays = self._arrays(self.network)
        for array, slope, first, second in zip(
            arrays, slopes, self._first, self._second, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            array -= rate * (first / first_scale) / (np.sqrt(second / second_scale) + 1e-8)
        weight = max(AVERAGING, FORGETTING / (self.steps + FORGETTING))
        for mean, array in zip(self._arrays(self.average), arrays, strict=True):
            mean += weight * (array - mean)

    def _slopes(self, columns: Floats, taught: Floats) -> list[Floats]:
        """Return the slope of the cross-entropy for every weight and bias."""
        weights, biases = self.network.weights, self.network.biases
        signals = [columns]
        for layer, (matrix, bias) in enumerate(zip(weights, biases, strict=True)):
            signal = signals[-1] @ matrix + bias
            signals.append(np.maximum(signal, 0) if layer < len(weights) - 1 else signal)
        error = (1 / (1 + np.exp(-signals[-1][:, 0])) - taught) / len(taught)
        back = error[:, None].astype(np.float32)
        by_weights: list[Floats] = []
        by_biases: list[Floats] = []
        for layer in range(len(weights) - 1, -1, -1):
            by_weights.insert(0, signals[layer].T @ back)
            by_biases.insert(0, back.sum(0))
            if layer:
                back = (back @ weights[layer].T) * (signals[layer] > 0)
        return by_weights + by_biases


def new_values(rng: np.random.Generator) -> Values:
    """Return a network that knows nothing yet (weights after He et al. 2015)."""
    sizes = (FEATURES, *HIDDEN, 1)
    weights = [
        (rng.standard_normal((inputs, outputs)) * math.sqrt(1 / inputs)).astype(np.float32)
        for inputs, outputs in itertools.pairwise(sizes)
    ]
    biases = [np.zeros(outputs, np.float32) for outputs in sizes[1:]]
    biases[-1] += FIRST_GUESS
    return Values(weights, biases)


def next_tables(after: Successors, rng: np.random.Generator) -> Positions:
    """Draw the next card of every table and place it; lost and finished tables start anew."""
    count = len(after.odds)
    each = np.arange(count)
    best = after.best
    tilted = after.odds * (best + TILT) * (best > 0)
    lost = tilted.sum(1) <= 0
    tilted[lost] = 1
    marks = rng.random(count) * tilted.sum(1)
    rank = np.minimum((tilted.cumsum(1) < marks[:, None]).sum(1), tilted.shape[1] - 1)
    by_kind = after.chances[each, rank]
    kind = by_kind.argmax(1)
    any_kind = (rng.random(by_kind.shape) * (by_kind >= 0)).argmax(1)
    kind = np.where(rng.random(count) < STRAYING, any_kind, kind)
    index = after.index[each, rank, kind]
    lost |= after.chances[each, rank, kind] <= 0
    tables = after.positions.pick(np.where(lost, 0, index))
    over: npt.NDArray[np.bool_] = lost | (tables.stock == 0)
    fresh = first_positions(int(over.sum()))
    for array, start in zip(tables, fresh, strict=True):
        array[over] = start
    return tables


def train(learner: Learner, seconds: float, rate: float, rng: np.random.Generator) -> None:
    """Learn for so many seconds."""
    tables = first_positions(TABLES)
    began = reported = time.monotonic()
    while (spent := time.monotonic() - began) < seconds:
        after = successors(learner.average, tables)
        kinds = [int(kind) for kind in 1 + rng.permutation(3)]
        groups = [int(group) for group in rng.permutation(4)]
        columns = symmetric(features(tables), groups, kinds)
        learner.learn(columns, after.expected, rate * (LAST_RATE / rate) ** (spent / seconds))
        tables = next_tables(after, rng)
        if time.monotonic() - reported > REPORT:
            reported = time.monotonic()
            chance = learner.average.chances(first_positions(1))[0]
            print(f"{spent:4.0f} s, {learner.steps} steps, a deal: {chance:.4f}", flush=True)


def measure(values: Values, deals: int) -> None:
    """Print how many of the first deals the fair players win by a network."""
    for name, weigh in (("fair-quick", weigh_at_once), ("fair", weigh_next_cards)):
        began = time.process_time()
        won = sum(
            wins(values, range(first, min(first + TABLES, deals + 1)), weigh)
            for first in range(1, deals + 1, TABLES)
        )
        share = won / deals
        error = math.sqrt(share * (1 - share) / deals)
        spent = (time.process_time() - began) / deals * 1e3
        print(f"{name}: {share:.4f} ± {error:.4f} of {deals} deals, {spent:.2f} ms a deal")


def main(arguments: list[str] | None = None) -> int:
    """Train, save and measure; return 0."""
    parser = argparse.ArgumentParser(
        prog="python -m game.patience.tools.training", description=__doc__
    )
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--start", type=Path, help="go on from this network")
    parser.add_argument("--rate", type=float, default=FIRST_RATE, help="first learning rate")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=20_000, help="deals to measure it by")
    chosen = parser.parse_args(arguments)
    rng = np.random.default_rng(chosen.seed)
    learner = Learner(read_values(chosen.start) if chosen.start else new_values(rng))
    train(learner, chosen.minutes * 60, chosen.rate, rng)
    learner.average.save(chosen.out)
    measure(learner.average, chosen.deals)
    return 0


if __name__ == "__main__":
    sys.exit(main())
