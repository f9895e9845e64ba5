"""Learn ``chances.json`` from the agents' own games: ``python -m game.treasures.tools.training``.

A generation plays games with the figures there are, a little at random, and fits the next figures
to who won: of all seats' standings (:mod:`game.treasures.agents.chances`) the winners' should be
highest. A development command, run by hand; minutes a generation.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from game.agents import PERSONALITIES
from game.contract import Move
from game.treasures.agents import chances
from game.treasures.agents.analysis import COLOUR_BIT, Outlook
from game.treasures.agents.baseline import plain_move
from game.treasures.agents.search import Search
from game.treasures.agents.value import worth_table
from game.treasures.agents.win_chance import Stakes
from game.treasures.rules.cards import cards_of
from game.treasures.rules.game import Treasures
from game.treasures.rules.position import CHOOSE, DRAW
from game.treasures.rules.resolve import NOISES
from game.treasures.rules.state import TreasuresState

ROUNDS: Final = 8
"""Rounds of search for a card: beyond a few the players hardly get better."""
STRAY: Final = 0.015
"""How far the players stray, in chances to win: what is never played is never learnt."""
RIDGE: Final = 3.0
"""How strongly a figure is held near 0, in games."""
STEPS: Final = 250
LEARNING_RATE: Final = 0.05
DIGITS: Final = 3

Floats = npt.NDArray[np.float64]


@dataclass
class Sample:
    """Beginnings of turns with the same number of turns to go, by game and seat."""

    disks: list[list[str]] = field(default_factory=list)
    features: list[list[list[float]]] = field(default_factory=list)
    offsets: list[list[float]] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m game.treasures.tools.training", description=__doc__
    )
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--games", type=int, default=600, help="a generation and table")
    parser.add_argument("--noise", choices=NOISES, help="only this one (default: all)")
    parser.add_argument("--seats", type=int, choices=Treasures.seat_counts)
    asked = parser.parse_args(arguments)
    tables = [
        (noise, seats)
        for noise in ([asked.noise] if asked.noise else NOISES)
        for seats in ([asked.seats] if asked.seats else Treasures.seat_counts)
    ]
    for generation in range(asked.generations):
        for noise, seats in tables:
            samples = play(noise, seats, asked.games, seed=generation * 1_000_000)
            losses = learn(noise, seats, samples)
            shown = " ".join(f"{loss:.3f}" for loss in losses)
            print(f"{noise} {seats}: {shown} (chance {math.log(seats):.3f})", flush=True)
    return 0


def play(noise: str, seats: int, games: int, seed: int) -> list[Sample]:
    """Play games among the agents; return the samples with 1, 2, … turns to go."""
    game = Treasures()
    samples: list[Sample] = []
    for number in range(seed, seed + games):
        rng = random.Random(number)
        state = game.new_state(seats, number, noise=noise)
        beginnings: list[TreasuresState] = []
        while acting := state.to_act():
            if state.phase == DRAW and not state.drawn:
                beginnings.append(state.clone())
            legal = state.legal_moves(acting[0])
            move = legal[0] if len(legal) == 1 else _choose(state, acting[0], rng)
            state.apply(acting[0], move)
        outcome = state.outcome()
        assert outcome is not None
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
        while len(samples) < len(beginnings):
            samples.append(Sample())
        for turns, beginning in enumerate(reversed(beginnings), 1):
            _note(samples[turns - 1], beginning, turns, won)
    return samples


def _choose(state: TreasuresState, seat: int, rng: random.Random) -> Move:
    outlook = Outlook(state, seat)
    if state.phase != CHOOSE:
        return plain_move(outlook)
    stakes = Stakes(seat, outlook.turns, PERSONALITIES["plain"])
    trials = Search(outlook, stakes, rng).run(range(ROUNDS))
    return max(trials, key=lambda move: trials[move].mean + rng.expovariate(1 / STRAY))


def _note(sample: Sample, state: TreasuresState, turns: int, won: list[float]) -> None:
    table = worth_table(state.noise, state.seats)
    keys, features, offsets = [], [], []
    for disks, mask in zip(state.owned, state.hands, strict=True):
        hand = cards_of(mask)
        colours = 0
        for card in hand:
            colours |= COLOUR_BIT[card]
        cards = np.sum([chances.card_features(card) for card in hand], axis=0)
        keys.append(chances.disks_key(disks))
        features.append([*chances.hand_features(disks, colours), *cards.tolist()])
        offsets.append(chances.POINT * table.of(disks, turns))
    sample.disks.append(keys)
    sample.features.append(features)
    sample.offsets.append(offsets)
    sample.won.append(won)


def learn(noise: str, seats: int, samples: Sequence[Sample]) -> list[float]:
    """Fit the figures of a table to samples and write them; return the losses by turns to go."""
    figures: dict[str, dict[str, list[chances.Figures]]] = {}
    if chances.FIGURES_FILE.exists():
        figures = json.loads(chances.FIGURES_FILE.read_text(encoding="utf-8"))
    fitted = [_fit(sample) for sample in samples]
    figures.setdefault(noise, {})[str(seats)] = [figure for figure, _ in fitted]
    text = json.dumps(figures, sort_keys=True, separators=(",", ":")).replace("},{", "},\n{")
    chances.FIGURES_FILE.write_text(text + "\n", encoding="utf-8")
    chances.forget()
    return [loss for _, loss in fitted]


def _fit(sample: Sample) -> tuple[chances.Figures, float]:
    """Return the figures that make the winners of a sample likeliest, and the loss left (Adam)."""
    features = np.array(sample.features)
    offsets, won = np.array(sample.offsets), np.array(sample.won)
    keys = sorted({key for row in sample.disks for key in row})
    place = {key: number for number, key in enumerate(keys)}
    rows = np.array([[place[key] for key in row] for row in sample.disks])
    games, size = len(won), features.shape[2]
    figures: Floats = np.zeros(size + len(keys))
    drift, spread = np.zeros_like(figures), np.zeros_like(figures)
    loss = 0.0
    for step in range(1, STEPS + 1):
        odds = offsets + features @ figures[:size] + figures[size:][rows]
        share = np.exp(odds - odds.max(axis=1, keepdims=True))
        share /= share.sum(axis=1, keepdims=True)
        loss = float(-(won * np.log(share)).sum() / games)
        error = share - won
        slope = np.concatenate(
            [
                np.einsum("gs,gsf->f", error, features),
                np.bincount(rows.ravel(), error.ravel(), len(keys)),
            ]
        )
        slope = (slope + RIDGE * figures) / games
        drift = 0.9 * drift + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope**2
        rate = LEARNING_RATE * (1 - step / (STEPS + 1))
        scale = np.sqrt(spread / (1 - 0.99**step)) + 1e-9
        figures -= rate * drift / (1 - 0.9**step) / scale
    rounded = [round(float(figure), DIGITS) for figure in figures]
    return {
        "disks": dict(zip(keys, rounded[size:], strict=True)),
        "hand": rounded[: chances.HAND_FEATURES],
        "cards": rounded[chances.HAND_FEATURES : size],
    }, loss


if __name__ == "__main__":
    sys.exit(main())
