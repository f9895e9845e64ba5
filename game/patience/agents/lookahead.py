"""What may follow a position: every next card on every class of cell, and every sensible removal.

Works on batches (:class:`game.patience.agents.values.Positions`), one for a player's single
decision, many for training. Knows no stock order: the next card is any unseen one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final

import numpy as np
import numpy.typing as npt

from game.patience.agents.values import Counts, Floats, Positions, Values
from game.patience.rules.cards import CENTRE, CLASS_OF_FACE, FIVE, KING, TEN

_CLASSES: Final = range(4)
_KEEPING_ORDERS: Final = tuple((CENTRE, *kinds) for kinds in permutations((1, 2, 3)))
"""Orders of classes in which cards that must stay are left lying: the centre always first."""
MOST_KEPT: Final = 3
"""Tens and pairs that may be kept back beyond what must stay."""


def _keepable() -> list[tuple[int, int, int, int]]:
    """Return the tens and pairs worth keeping back: rank, class, partner's rank (0: none), class.

    A pair between two face classes is never worth its two cells.
    """
    units = [(TEN, kind, 0, 0) for kind in _CLASSES]
    for rank in range(1, FIVE + 1):
        units += [
            (rank, kind, TEN - rank, other)
            for kind in _CLASSES
            for other in _CLASSES
            if CENTRE in (kind, other) and not (rank == FIVE and kind > other)
        ]
    return units


_KEEPABLE: Final = _keepable()


def best_removals(
    values: Values, positions: Positions, most_kept: int = MOST_KEPT
) -> tuple[Floats, Positions]:
    """Return the best that removing can make of positions, and what they are worth then.

    The positions are open for removing. Worth 0: full, and nothing can be removed.
    """
    held, free, unseen = positions
    rows = np.arange(len(held))
    totals, least = _least_stay(held)
    stuck = (totals == least).all(1) & (free.sum(1) == 0)
    orders = []
    for order in _KEEPING_ORDERS:
        kept = _leave(held, least, order)
        orders.append(Positions(kept, free + (held - kept).sum(2, dtype=np.int8), unseen))
    pool = Positions(*(np.concatenate(arrays) for arrays in zip(*orders, strict=True)))
    chances = values.chances(pool).reshape(len(orders), len(held))
    best = chances.argmax(0)
    worth = chances[best, rows]
    chosen = pool.pick(best * len(held) + rows)
    open_rows = rows[~stuck]
    for _ in range(most_kept):
        if not len(open_rows):
            break
        open_rows = _keep_one_more(values, positions, chosen, worth, open_rows)
    worth[stuck] = 0
    return worth, chosen


def _least_stay(held: Counts) -> tuple[Counts, Counts]:
    """Return, by rank, the numbers on the grid, and those that stay when all that can goes."""
    totals = held.sum(1, dtype=np.int8)
    least = np.zeros_like(totals)
    low, high = totals[:, 1:FIVE], totals[:, TEN - 1 : FIVE : -1]
    least[:, 1:FIVE] = np.maximum(low - high, 0)
    least[:, TEN - 1 : FIVE : -1] = np.maximum(high - low, 0)
    least[:, FIVE] = totals[:, FIVE] & 1
    return totals, least


def _leave(held: Counts, stay: Counts, order: tuple[int, ...]) -> Counts:
    """Return what lies there when of each rank ``stay`` are left, in the first classes that can."""
    kept = np.zeros_like(held)
    still = stay.copy()
    for kind in order:
        kept[:, kind] = np.minimum(held[:, kind], still)
        still -= kept[:, kind]
    return kept


def _to_keep(
    going: Counts, room: npt.NDArray[np.intp], rows: npt.NDArray[np.intp]
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Return in which of ``rows`` which of _KEEPABLE could stay: a row and a number for each.

    ``going`` are the cards that go in each of the rows, ``room`` its free cells.
    """
    found_rows, found_units = [rows[:0]], [rows[:0]]
    for number, (rank, kind, partner, other) in enumerate(_KEEPABLE):
        if not partner:
            fits = (going[:, kind, rank] > 0) & (room > 1)
        elif (rank, kind) == (partner, other):
            fits = (going[:, kind, rank] > 1) & (room > 2)
        else:
            fits = (going[:, kind, rank] > 0) & (going[:, other, partner] > 0) & (room > 2)
        hits = rows[fits]
        found_rows.append(hits)
        found_units.append(np.full(len(hits), number))
    return np.concatenate(found_rows), np.concatenate(found_units)


def _keep_one_more(
    values: Values,
    before: Positions,
    chosen: Positions,
    worth: Floats,
    rows: npt.NDArray[np.intp],
) -> npt.NDArray[np.intp]:
    """Keep the one ten or pair back, in each of ``rows``, that makes it worth more.

    Changes ``chosen`` and ``worth``; returns the rows that it made worth more.
    """
    row, units = _to_keep(before.held[rows] - chosen.held[rows], chosen.free[rows].sum(1), rows)
    if not len(row):
        return row
    rank, kind, partner, other = np.array(_KEEPABLE)[units].T
    trial = chosen.pick(row)
    each = np.arange(len(row))
    paired = each[partner > 0]
    trial.held[each, kind, rank] += 1
    trial.free[each, kind] -= 1
    trial.held[paired, other[paired], partner[paired]] += 1
    trial.free[paired, other[paired]] -= 1
    chances = values.chances(trial)
    top = worth.copy()
    np.maximum.at(top, row, chances)
    wins = each[(chances >= top[row]) & (chances > worth[row])]
    better = row[wins]
    chosen.held[better] = trial.held[wins]
    chosen.free[better] = trial.free[wins]
    worth[better] = chances[wins]
    return np.unique(better)


@dataclass(frozen=True, slots=True)
class Successors:
    """Every next card on every class of cell."""

    chances: Floats
    """By position, rank − 1 and class: the chance of a win; −1 where the card can't go."""
    index: npt.NDArray[np.intp]
    """Likewise: which of ``positions`` it leads to; −1 where the card can't go."""
    positions: Positions
    """What the cards lead to, removals made."""
    odds: Floats
    """By position and rank − 1: the chance that this card comes."""

    @property
    def best(self) -> Floats:
        """By position and rank − 1: the chance of a win with the card on its best class."""
        best: Floats = np.maximum(self.chances.max(2), 0)
        return best

    @property
    def expected(self) -> Floats:
        """By position: the chance of a win over all next cards."""
        expected: Floats = (self.best * self.odds).sum(1)
        return expected


def placed(
    positions: Positions,
    row: npt.NDArray[np.intp],
    rank: npt.NDArray[np.intp],
    kind: npt.NDArray[np.intp],
) -> Positions:
    """Return ``positions[row]`` with an unseen card of ``rank`` laid on a cell of ``kind``."""
    after = positions.pick(row)
    each = np.arange(len(row))
    after.free[each, kind] -= 1
    after.unseen[each, rank] -= 1
    number = rank <= TEN
    after.held[each[number], kind[number], rank[number]] += 1
    return after


def settled(values: Values, positions: Positions, most_kept: int) -> tuple[Floats, Positions]:
    """Return the worth of positions after a placement, best removals made where the grid is full.

    Once the last card lies, the game is won.
    """
    full = positions.free.sum(1) == 0
    chances = np.empty(len(positions), np.float32)
    if not full.all():
        chances[~full] = values.chances(positions.pick(~full))
    if full.any():
        chances[full], after = best_removals(values, positions.pick(full), most_kept)
        positions.held[full] = after.held
        positions.free[full] = after.free
    chances[positions.stock == 0] = 1
    return chances, positions


def may_go(free: Counts) -> npt.NDArray[np.bool_]:
    """Return by position, rank − 1 and class whether a card of that rank has a cell there."""
    can = np.repeat((free > 0)[:, None, :], KING, axis=1)
    for face, home in CLASS_OF_FACE.items():
        for kind in _CLASSES:
            if kind != home:
                can[:, face - 1, kind] = False
    return can


def successors(values: Values, positions: Positions, most_kept: int = 2) -> Successors:
    """Return every next card on every class; there must be a stock and a free cell."""
    odds = (positions.unseen[:, 1:] / positions.stock[:, None]).astype(np.float32)
    can = may_go(positions.free) & (odds > 0)[:, :, None]
    row, rank, kind = np.nonzero(can)
    chances = np.full(can.shape, -1, np.float32)
    index = np.full(can.shape, -1, np.intp)
    worth, after = settled(values, placed(positions, row, rank + 1, kind), most_kept)
    chances[row, rank, kind] = worth
    index[row, rank, kind] = np.arange(len(row))
    return Successors(chances, index, after, odds)
