"""How the patience's moves are made on the table: from legal moves to pairs of spots."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Move
from game.patience.rules.moves import DEAL, cells_of_move, is_removal
from scenes.games.patience.view import CELLS
from scenes.match.game_table import Offers

STOCK = "stock", "stock"
"""The tap that deals."""
SPOTS = (*((cell, "cell") for cell in CELLS), ("stock", "pile"), ("waste", "pile"))
"""Cells, stock and waste with their roles: the keys go over the grid row by row."""


def offers(moves: Sequence[Move]) -> Offers:
    """Return the moves as taps and ways between spots; a pair may be moved either way."""
    found: Offers = {}
    for move in moves:
        cells = [f"cell.{number}" for number in cells_of_move(move)]
        if move == DEAL:
            found[STOCK] = move
        elif not is_removal(move):
            found["waste", cells[0]] = move
        elif len(cells) == 1:
            found[cells[0], cells[0]] = move
        else:
            found[cells[0], cells[1]] = found[cells[1], cells[0]] = move
    return found


def spots_of(move: Move) -> frozenset[str]:
    """Return the spots that a move is about."""
    if move == DEAL:
        return frozenset({"stock"})
    cells = [f"cell.{number}" for number in cells_of_move(move)]
    return frozenset(cells if is_removal(move) else ["waste", *cells])


def obvious_move(found: Offers, spot: str) -> Move | None:
    """Return the move that a double click on ``spot`` means: its only one, if it has one."""
    moves = {move for (source, _), move in found.items() if source == spot}
    return moves.pop() if len(moves) == 1 else None
