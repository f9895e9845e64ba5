"""Moves of the patience: as small ints, and as the short text that files and logs hold.

A move says which cells it touches; which card lies there is the state's to know.
"""

from __future__ import annotations

from typing import Final

from game.contract import Move
from game.patience.rules.cards import CELLS

DEAL: Final = 0
"""The move that turns a stock card. The others: see :func:`place`, :func:`remove_ten`, ..."""
FIRST_PLACE: Final = 1
FIRST_TEN: Final = 17
FIRST_PAIR: Final = 33
END: Final = FIRST_PAIR + 16 * 16


def place(cell: int) -> Move:
    """Return the move that puts the waste card on ``cell``."""
    return FIRST_PLACE + cell


def remove_ten(cell: int) -> Move:
    """Return the move that takes the ten on ``cell`` away."""
    return FIRST_TEN + cell


def remove_pair(first: int, second: int) -> Move:
    """Return the move that takes away the pair on two cells, named in either order."""
    return FIRST_PAIR + 16 * min(first, second) + max(first, second)


def cells_of_move(move: Move) -> tuple[int, ...]:
    """Return the cells that a move touches, ascending: none (deal), one (place, ten) or two."""
    if move == DEAL:
        return ()
    if move < FIRST_TEN:
        return (move - FIRST_PLACE,)
    if move < FIRST_PAIR:
        return (move - FIRST_TEN,)
    return divmod(move - FIRST_PAIR, 16)


def is_removal(move: Move) -> bool:
    """Return whether a move takes a ten or a pair away."""
    return move >= FIRST_TEN


TEXT_OF_MOVE: Final[dict[Move, str]] = {
    DEAL: "deal",
    **{place(cell): f"place {cell}" for cell in CELLS},
    **{remove_ten(cell): f"remove {cell}" for cell in CELLS},
    **{remove_pair(n, m): f"remove {n} {m}" for n in CELLS for m in CELLS if n < m},
}
MOVE_OF_TEXT: Final = {text: move for move, text in TEXT_OF_MOVE.items()}
