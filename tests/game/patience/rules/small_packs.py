"""Small packs on small grids, searched through by every way of play: what the theory is held to.

A grid has so many cells in the centre and for each kind of face; a pack is a list of ranks. Only
ranks and cell classes count, so a position is a tuple of sorted classes.
"""

from __future__ import annotations

import random
from functools import cache

from game.patience.rules.cards import CELLS, CLASS_OF_CELL, CLASS_OF_FACE, EMPTY, TEN, rank_of
from game.patience.rules.state import PatienceState

Grid = tuple[tuple[int, ...], ...]
BARE: Grid = ((), (), (), ())


def can_win(
    ranks: tuple[int, ...],
    room: tuple[int, int, int, int],
    start: Grid = BARE,
    removing: bool = False,
) -> bool:
    """Return whether a stock of ``ranks`` can be won on a grid with ``room[kind]`` cells.

    ``start`` lies there already; ``removing`` tells whether removing is open at first.
    """
    size = sum(room)

    @cache
    def deal(place: int, grid: Grid) -> bool:
        rank = ranks[place]
        kinds = (CLASS_OF_FACE[rank],) if rank > TEN else range(4)
        for kind in kinds:
            if len(grid[kind]) == room[kind]:
                continue
            after = with_card(grid, kind, rank)
            opens = sum(map(len, after)) == size or place + 1 == len(ranks)
            if (remove if opens else deal)(place + 1, after):
                return True
        return False

    @cache
    def remove(place: int, grid: Grid) -> bool:
        numbers = [(kind, rank) for kind in range(4) for rank in set(grid[kind]) if rank <= TEN]
        if place == len(ranks) and not numbers:
            return True
        if place < len(ranks) and sum(map(len, grid)) < size and deal(place, grid):
            return True
        for kind, rank in numbers:
            without = less_card(grid, kind, rank)
            if rank == TEN:
                if remove(place, without):
                    return True
                continue
            for other in range(4):
                if TEN - rank in without[other] and remove(
                    place, less_card(without, other, TEN - rank)
                ):
                    return True
        return False

    return (remove if removing else deal)(0, start)


def can_win_from(state: PatienceState) -> bool:
    """Return whether a position can be won, by every way of play."""
    waste = () if state.waste == EMPTY else (state.waste,)
    grid = tuple(
        tuple(
            sorted(
                rank_of(state.cells[cell])
                for cell in CELLS
                if CLASS_OF_CELL[cell] == kind and state.cells[cell] != EMPTY
            )
        )
        for kind in range(4)
    )
    ranks = tuple(rank_of(card) for card in (*waste, *state.stock))
    return can_win(ranks, (4, 4, 4, 4), grid, state.removing)


def with_card(grid: Grid, kind: int, rank: int) -> Grid:
    """Return the grid with one card more."""
    return tuple(
        tuple(sorted((*cards, rank))) if here == kind else cards for here, cards in enumerate(grid)
    )


def less_card(grid: Grid, kind: int, rank: int) -> Grid:
    """Return the grid with one card less."""
    cards = list(grid[kind])
    cards.remove(rank)
    return tuple(tuple(cards) if here == kind else held for here, held in enumerate(grid))


def most_waiting(ranks: tuple[int, ...], size: int) -> int:
    """Return max U(j) over the times when the grid may be full, before the last card."""
    return max(
        (
            sum(rank > TEN for rank in ranks[:j])
            + ranks[:j].count(5) % 2
            + sum(abs(ranks[:j].count(r) - ranks[:j].count(TEN - r)) for r in (1, 2, 3, 4))
            for j in range(size, len(ranks))
        ),
        default=0,
    )


def every_order_is_judged_right(rng: random.Random, packs: int) -> int:
    """Compare U with a full search on random small packs; return how many could not be won."""
    lost = 0
    for _ in range(packs):
        copies = rng.choice((1, 1, 2))
        room = (rng.randint(1, 3), copies, copies, copies)
        pairs = rng.randint(2, 5 if copies == 1 else 3)
        ranks = [11, 12, 13] * copies
        for _ in range(pairs):
            low = rng.randint(1, 5)
            ranks += [low, TEN - low]
        ranks += [TEN] * rng.randint(0, 2)
        rng.shuffle(ranks)
        order = tuple(ranks)
        by_counting = most_waiting(order, sum(room)) < sum(room)
        assert can_win(order, room) == by_counting, (order, room)
        lost += not by_counting
    return lost
