"""The value of a position: the chance that good fair play wins it, by a small neural network.

Positions come in batches of numpy arrays, see :class:`Positions`; the network looks at them as they
are between a placement or removal and the next deal. Its weights are in ``values.json``, made by
``python -m game.patience.tools.training``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from game.patience.agents.analysis import FACE_CLASSES, RANK_OF_FACE_CLASS, Outlook
from game.patience.agents.greedy import chance_of_more
from game.patience.rules.cards import FIVE, TEN

Counts: TypeAlias = npt.NDArray[np.int8]
Floats: TypeAlias = npt.NDArray[np.float32]

WEIGHTS_FILE: Final = Path(__file__).with_name("values.json")
FACES_IN_PACK: Final = 12
FACE_RANKS: Final = tuple(RANK_OF_FACE_CLASS[kind] for kind in FACE_CLASSES)
"""Ranks of the faces in the order of their cell classes."""

# A pair group is a low rank 1 … 4 and its partner 9 … 6; its *long* side is the one with more
# cards on the grid. The features, by block: name, then how many there are a class and a group.
_BLOCKS: Final = (
    ("long side by class and group", 16),
    ("short side by class and group", 16),
    ("surplus of the long side by group", 4),
    ("unseen cards of the long side by group", 4),
    ("unseen cards of the short side by group", 4),
    ("tens by class", 4),
    ("unseen tens", 1),
    ("fives by class", 4),
    ("unseen fives", 1),
    ("an odd five", 1),
    ("free cells by class", 4),
    ("unseen faces by face class", 3),
    ("chance that the next fill brings too many faces, by face class", 3),
    ("stock", 1),
    ("free cells", 1),
    ("cards that must stay by class", 4),
    ("cards that may have to stay by class", 4),
    ("cards that probably stay beyond the next fill by face class", 3),
    ("chance that more faces come soon than will have cells, by face class", 3),
    ("cards that wait", 1),
)
FEATURES: Final = sum(size for _, size in _BLOCKS)
_BY_CLASS_AND_GROUP: Final = 16
_SOON: Final = 4
"""Cards beyond the next fill that the longer of the two chances looks at."""


class Positions(NamedTuple):
    """A batch of positions with an empty waste; the first axis of each array is the position."""

    held: Counts
    """Numbers on the grid, by cell class and rank 0 … 10."""
    free: Counts
    """Empty cells, by class."""
    unseen: Counts
    """Cards in the stock, by rank 0 … 13."""

    @classmethod
    def of(cls, outlook: Outlook) -> Positions:
        """Return a batch of one: what an outlook counts, its waste card left out."""
        return cls(
            np.array([outlook.held], np.int8),
            np.array([outlook.free], np.int8),
            np.array([outlook.unseen], np.int8),
        )

    def __len__(self) -> int:
        return len(self.held)

    def pick(self, rows: npt.NDArray[np.intp | np.bool_]) -> Positions:
        """Return copies of some positions, by index or mask."""
        return Positions(self.held[rows], self.free[rows], self.unseen[rows])

    @property
    def stock(self) -> npt.NDArray[np.intp]:
        """Cards left in each stock."""
        stock: npt.NDArray[np.intp] = self.unseen.sum(1, dtype=np.intp)
        return stock


@cache
def _chances_of_more() -> Floats:
    """Return :func:`chance_of_more` by stock, marked, draws and limit, for all that can come up."""
    table = np.zeros((53, 5, 17, 6), np.float32)
    for stock in range(53):
        for marked in range(min(4, stock) + 1):
            for draws in range(17):
                for limit in range(marked):
                    table[stock, marked, draws, limit] = chance_of_more(limit, draws, marked, stock)
    return table


def features(positions: Positions) -> Floats:
    """Return what the network looks at: a row of FEATURES numbers for each position."""
    held, free, unseen = positions
    chances = _chances_of_more()
    rows = len(held)
    stock = positions.stock
    fill = free.sum(1, dtype=np.intp)
    faces = unseen[:, FACE_RANKS]
    low, high = held[:, :, 1:FIVE], held[:, :, TEN - 1 : FIVE : -1]
    lows, highs = low.sum(1, dtype=np.int8), high.sum(1, dtype=np.int8)
    high_is_long = highs > lows
    across = high_is_long[:, None, :]
    long, short = np.where(across, high, low), np.where(across, low, high)
    longs = np.where(high_is_long, highs, lows)
    surplus = np.abs(lows - highs)
    unseen_low, unseen_high = unseen[:, 1:FIVE], unseen[:, TEN - 1 : FIVE : -1]
    partners = np.where(high_is_long, unseen_low, unseen_high)
    fives = held[:, :, FIVE]
    all_fives = fives.sum(1, dtype=np.int8)
    odd_five = all_fives & 1
    # What must stay in a class is what the other classes cannot keep instead.
    must = np.maximum(0, surplus[:, None, :] - (longs[:, None, :] - long))
    last_five = ((fives == all_fives[:, None]) & (odd_five[:, None] == 1)).astype(np.int8)
    must_by_class = must.sum(2, dtype=np.int8) + last_five
    no_partner = 1 - chances[stock[:, None], partners, fill[:, None], 0]
    no_five = 1 - chances[stock, unseen[:, FIVE], fill, 0]
    stays_on = (must * no_partner[:, None, :]).sum(2) + last_five * no_five[:, None]
    soon = np.minimum(16, fill + _SOON)

    out = np.empty((rows, FEATURES), np.float32)
    out[:, 0:16] = long.reshape(rows, 16)
    out[:, 16:32] = short.reshape(rows, 16)
    out[:, 32:36] = surplus
    out[:, 36:40] = np.where(high_is_long, unseen_high, unseen_low)
    out[:, 40:44] = partners
    out[:, 44:48] = held[:, :, TEN]
    out[:, 48] = unseen[:, TEN]
    out[:, 49:53] = fives
    out[:, 53] = unseen[:, FIVE]
    out[:, 54] = odd_five
    out[:, 55:59] = free
    out[:, 59:62] = faces
    out[:, 65] = stock / 10
    out[:, 66] = fill / 4
    out[:, 67:71] = must_by_class
    out[:, 71:75] = np.minimum(long, surplus[:, None, :]).sum(2)
    out[:, 75:78] = stays_on[:, 1:]
    for place, kind in enumerate(FACE_CLASSES):
        out[:, 62 + place] = 4 * chances[stock, faces[:, place], fill, free[:, kind]]
        cells = np.clip(faces[:, place] - must_by_class[:, kind], 0, 5)
        out[:, 78 + place] = 2 * chances[stock, faces[:, place], soon, cells]
    out[:, 81] = (FACES_IN_PACK - faces.sum(1) + surplus.sum(1) + odd_five) / 4
    return out


def symmetric(columns: Floats, groups: Sequence[int], kinds: Sequence[int]) -> Floats:
    """Return features of the same positions with pair groups and face classes renamed.

    ``groups`` is an order of 0 … 3, ``kinds`` one of the face classes 1 … 3: no such renaming
    changes what a position is worth, which the training makes use of.
    """
    classes = (0, *kinds)
    order: list[int] = []
    for name, size in _BLOCKS:
        start = len(order)
        if size == _BY_CLASS_AND_GROUP:
            order += [start + 4 * kind + group for kind in classes for group in groups]
        elif name.endswith("by group"):
            order += [start + group for group in groups]
        elif name.endswith("by face class"):
            order += [start + kind - 1 for kind in kinds]
        elif name.endswith("by class"):
            order += [start + kind for kind in classes]
        else:
            order += range(start, start + size)
    return columns[:, order]


class Values:
    """A network of full layers with rectified sums between them and a logistic end."""

    def __init__(self, weights: Sequence[Floats], biases: Sequence[Floats]) -> None:
        """``weights[i]`` is inputs × outputs of layer ``i``."""
        self.weights = list(weights)
        self.biases = list(biases)

    def chances(self, positions: Positions) -> Floats:
        """Return the chance of a win of each position, 0 … 1."""
        signal: npt.NDArray[np.floating] = features(positions)
        last = len(self.weights) - 1
        for layer, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            signal = signal @ weights
            signal += bias
            if layer < last:
                np.maximum(signal, 0, out=signal)
        chances: Floats = (1 / (1 + np.exp(-signal[:, 0]))).astype(np.float32, copy=False)
        return chances

    def save(self, path: Path) -> None:
        """Write the network as JSON."""
        layers = [
            {"weights": _rounded(weights), "bias": _rounded(bias)}
            for weights, bias in zip(self.weights, self.biases, strict=True)
        ]
        text = json.dumps({"features": FEATURES, "layers": layers}, separators=(",", ":"))
        path.write_text(text + "\n", encoding="utf-8")


def _rounded(numbers: Floats) -> list[object]:
    """Return numbers as lists, to as many places as tell in play."""
    rounded: list[object] = numbers.astype(np.float64).round(4).tolist()
    return rounded


def read_values(path: Path = WEIGHTS_FILE) -> Values:
    """Read a network; raises OSError, or ValueError if it is for other features."""
    content = json.loads(path.read_text(encoding="utf-8"))
    if content["features"] != FEATURES:
        raise ValueError(f"{path.name} looks at {content['features']} features, not {FEATURES}")
    layers = content["layers"]
    return Values(
        [np.array(layer["weights"], np.float32) for layer in layers],
        [np.array(layer["bias"], np.float32) for layer in layers],
    )


@cache
def shipped_values() -> Values:
    """Return the network that the game ships with, read once."""
    return read_values()
