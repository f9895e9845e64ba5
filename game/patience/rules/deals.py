"""Numbered deals: which can be won, how hard they are, and the ways of choosing one.

The test is exact and needs no search: with the order of the stock known, a deal can be won exactly
when the cards that cannot be gone yet never fill the grid (rules page, "Known mathematics"; a test
re-derives it on small packs). Knows the pack and the shuffle; nothing of states or moves.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from game.patience.rules.cards import FIVE, PACK, TEN, rank_of
from game.randomness import MAX_SEED, SplitMix64

GRADES: Final = (11, 12, 13, 14, 15)
"""Grades of winnable deals, easy to hard: the most cells that are ever taken for good."""
HARDEST_WINNABLE: Final = 15
CELLS_IN_GRID: Final = 16
LARGEST_CHOSEN: Final = 999_999
"""Deals chosen by chance have a number from 1 to this, short enough to tell a friend; any number
from 0 to MAX_SEED may be asked for by name."""

# How each card changes the count of cards that must still lie there: faces stay (+1), a ten goes by
# itself (0), a five waits for a five, another number for its partner. `_SIDE` is (group, sign).
_FACE, _TEN, _FIVE = 5, 6, 0


def _side_of(rank: int) -> tuple[int, int]:
    if rank > TEN:
        return _FACE, 0
    if rank == TEN:
        return _TEN, 0
    if rank == FIVE:
        return _FIVE, 0
    return (rank, 1) if rank < FIVE else (TEN - rank, -1)


_SIDE: Final = tuple(_side_of(rank_of(card)) for card in PACK)


def order_of_deal(number: int) -> list[int]:
    """Return the 52 cards of a deal, first dealt first: the same for ever (a test pins ten deals).

    Raises ValueError for a number outside 0 … MAX_SEED.
    """
    order = list(PACK)
    SplitMix64(number).shuffle(order)
    return order


def profile(order: Sequence[int]) -> list[int]:
    """Return U(1) … U(n): cards that cannot be gone after the first j cards of ``order``.

    U(j) = faces + (fives mod 2) + Σ over r = 1…4 of |count(r) − count(10 − r)|.
    """
    lead = [0] * 5  # how many more low ranks than high ones have come, by group; [0]: odd five
    waiting = 0
    result = []
    for card in order:
        group, sign = _SIDE[card]
        if group == _FACE:
            waiting += 1
        elif sign:
            waiting += 1 if lead[group] * sign >= 0 else -1
            lead[group] += sign
        elif group == _FIVE:
            waiting += 1 - 2 * lead[0]
            lead[0] ^= 1
        result.append(waiting)
    return result


def grade_of(order: Sequence[int]) -> int:
    """Return max U(j), j = 16 … 51: 11 (easy) … 15 (hardest winnable), more if not winnable."""
    return max(profile(order)[CELLS_IN_GRID - 1 : len(PACK) - 1])


def grade(number: int) -> int:
    """Return :func:`grade_of` deal ``number``. Raises ValueError for no number of a deal."""
    return grade_of(order_of_deal(number))


def is_winnable(number: int) -> bool:
    """Return whether deal ``number`` can be won by one who knows the stock."""
    return grade(number) <= HARDEST_WINNABLE


def any_deal(rng: random.Random) -> int:
    """Return a deal number by chance, 1 … LARGEST_CHOSEN."""
    return rng.randint(1, LARGEST_CHOSEN)


def winnable_deal(rng: random.Random) -> int:
    """Return a winnable deal's number by chance; two draws do on average."""
    while not is_winnable(number := any_deal(rng)):
        pass
    return number


def graded_deal(rng: random.Random, wanted: int) -> int:
    """Return a deal number of grade ``wanted`` by chance. Raises ValueError if not in GRADES."""
    if wanted not in GRADES:
        raise ValueError(f"a winnable deal has a grade of {GRADES}, not {wanted!r}")
    while grade(number := any_deal(rng)) != wanted:
        pass
    return number


def deal_of_the_day(day: date) -> int:
    """Return the winnable deal that everybody gets on ``day``."""
    generator = SplitMix64(day.toordinal())
    while not is_winnable(number := 1 + generator.below(LARGEST_CHOSEN)):
        pass
    return number


def next_deal(number: int, accepts: Callable[[int], bool] = is_winnable) -> int:
    """Return the first deal after ``number`` that ``accepts`` (winnable ones unless told)."""
    return _neighbour(number, 1, accepts)


def previous_deal(number: int, accepts: Callable[[int], bool] = is_winnable) -> int:
    """Return the last deal before ``number`` that ``accepts`` (winnable ones unless told)."""
    return _neighbour(number, -1, accepts)


def _neighbour(number: int, step: int, accepts: Callable[[int], bool]) -> int:
    while True:
        number = (number + step) % (MAX_SEED + 1)
        if accepts(number):
            return number
