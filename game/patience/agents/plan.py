"""From a plan to moves: what the solver decides is which cards stay where; this plays it out.

Knows the rules only through a state's own moves, so a line made here is legal or fails loudly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from game.contract import Move
from game.patience.rules.cards import (
    CELLS_OF_CLASS,
    CLASS_OF_CELL,
    CLASS_OF_FACE,
    EMPTY,
    TEN,
    is_face,
    rank_of,
)
from game.patience.rules.moves import DEAL, place, remove_pair, remove_ten
from game.patience.rules.state import PatienceState

Stay: TypeAlias = tuple[tuple[int, int], ...]
"""Number cards left on the grid over a removal, as sorted (cell class, rank)."""
NOTHING: Final[Stay] = ()
Spot: TypeAlias = tuple[int, int]
"""A number on the grid: cell and rank."""


def line_of_plan(state: PatienceState, plan: Sequence[Stay]) -> tuple[Move, ...]:
    """Return the moves that leave ``plan[0]`` at the first removal from ``state``, and so on.

    After the plan's last removal the rest of the stock is dealt and everything removed. Raises
    IllegalMove if the plan does not hold.
    """
    table = state.clone()
    line: list[Move] = []

    def make(moves: Iterable[Move]) -> None:
        for move in moves:
            table.apply(0, move)
            line.append(move)

    for number, stay in enumerate((*plan, NOTHING)):
        # A position that is open for removing starts with a removal; all else starts with a fill.
        if number or not state.removing:
            make(_fill(table, stay))
        make(removals_down_to(numbers_on(table.cells), stay))
    return tuple(line)


def numbers_on(cells: Sequence[int]) -> list[Spot]:
    """Return cell and rank of each number on a grid."""
    return [
        (cell, rank_of(card))
        for cell, card in enumerate(cells)
        if card != EMPTY and not is_face(card)
    ]


def removals_down_to(numbers: Sequence[Spot], stay: Iterable[tuple[int, int]]) -> list[Move]:
    """Return the removals that leave, of ``numbers``, those of ``stay`` (cell class and rank).

    What goes must pair off, as it does for every stay that the rules can come to.
    """
    left = Counter(stay)
    going = []
    for cell, rank in numbers:
        spot = (CLASS_OF_CELL[cell], rank)
        if left[spot]:
            left[spot] -= 1
        else:
            going.append((cell, rank))
    moves = []
    while going:
        cell, rank = going.pop(0)
        if rank == TEN:
            moves.append(remove_ten(cell))
            continue
        partner = next(spot for spot in going if spot[1] == TEN - rank)
        going.remove(partner)
        moves.append(remove_pair(cell, partner[0]))
    return moves


def _fill(table: PatienceState, stay: Stay) -> Iterator[Move]:
    """Yield deals and placements until the grid is full or the stock is out."""
    cells = table.cells
    spare = [sum(cells[cell] == EMPTY for cell in CELLS_OF_CLASS[kind]) for kind in range(4)]
    waste = () if table.waste == EMPTY else (table.waste,)
    coming = (*waste, *table.stock)[: sum(spare)]
    wanted = Counter(stay)
    wanted.subtract(
        (CLASS_OF_CELL[cell], rank_of(cells[cell]))
        for cell in range(len(cells))
        if cells[cell] != EMPTY
    )
    for card in coming:
        if is_face(card):
            spare[CLASS_OF_FACE[rank_of(card)]] -= 1
    for (kind, _), count in wanted.items():
        spare[kind] -= max(0, count)
    for card in coming:
        if table.waste == EMPTY:
            yield DEAL
        rank = rank_of(card)
        if is_face(card):
            kind = CLASS_OF_FACE[rank]
        else:
            kind = next((kind for kind in range(4) if wanted[kind, rank] > 0), -1)
            if kind >= 0:
                wanted[kind, rank] -= 1
            else:
                kind = next(kind for kind in range(4) if spare[kind] > 0)
                spare[kind] -= 1
        yield place(next(cell for cell in CELLS_OF_CLASS[kind] if table.cells[cell] == EMPTY))
