"""Many deals in step: each round one card for every table, weighed in one batch.

Plays the very deals and the very moves of the fair players (a test compares them), several times
as fast, for training and for measuring. The stocks are known here and nowhere looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from game.patience.agents.lookahead import MOST_KEPT, may_go, placed, settled, successors
from game.patience.agents.values import Floats, Positions, Values
from game.patience.rules.cards import KING
from game.patience.rules.deals import order_of_deal

Weigh: TypeAlias = Callable[[Values, Positions], Floats]
"""The chance of a win after placements, on grids that still have empty cells."""


def weigh_at_once(values: Values, positions: Positions) -> Floats:
    """Weigh as :class:`game.patience.agents.fair.FairPlayer` does."""
    return values.chances(positions)


def weigh_next_cards(values: Values, positions: Positions) -> Floats:
    """Weigh as :class:`game.patience.agents.fair.FarSightedPlayer` does."""
    return successors(values, positions, MOST_KEPT).expected


def first_positions(count: int) -> Positions:
    """Return so many fresh deals."""
    unseen = np.full((count, KING + 1), 4, np.int8)
    unseen[:, 0] = 0
    return Positions(np.zeros((count, 4, 11), np.int8), np.full((count, 4), 4, np.int8), unseen)


def wins(values: Values, deals: Iterable[int], weigh: Weigh) -> int:
    """Return how many of the numbered deals are won."""
    orders = np.array([order_of_deal(deal) for deal in deals], np.intp)
    ranks = (orders >> 2) + 1
    tables = first_positions(len(ranks))
    for turn in range(ranks.shape[1]):
        after, alive = _turn(values, tables, ranks[:, turn], weigh)
        tables, ranks = after, ranks[alive]
        if not len(ranks):
            break
    return len(ranks)


def _turn(
    values: Values, tables: Positions, ranks: npt.NDArray[np.intp], weigh: Weigh
) -> tuple[Positions, npt.NDArray[np.bool_]]:
    """Place one card on each table; return the tables that go on, and which those are."""
    count = len(ranks)
    can = may_go(tables.free)[np.arange(count), ranks - 1]
    row, kind = np.nonzero(can)
    after = placed(tables, row, ranks[row], kind)
    choices = can.sum(1)
    open_ = after.free.sum(1) > 0
    dealing = after.stock > 0
    chances = np.ones(len(row), np.float32)
    weighed = open_ & dealing & (choices[row] > 1)
    if weighed.any():
        chances[weighed] = weigh(values, after.pick(weighed))
    if not open_.all():
        chances[~open_], shut = settled(values, after.pick(~open_), MOST_KEPT)
        after.held[~open_] = shut.held
        after.free[~open_] = shut.free
    by_kind = np.full(can.shape, -1, np.float32)
    by_kind[row, kind] = chances
    index = np.zeros(can.shape, np.intp)
    index[row, kind] = np.arange(len(row))
    best = by_kind.argmax(1)
    alive = by_kind.max(1) > 0
    return after.pick(index[np.arange(count), best][alive]), alive
