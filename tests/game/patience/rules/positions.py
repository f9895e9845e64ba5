"""Positions of the patience from text, and random play, for the tests beside this file."""

from __future__ import annotations

import random

from game.contract import Move
from game.patience.rules.cards import CARD_OF_TEXT, CELLS, CELLS_OF_CLASS, CENTRE, EMPTY
from game.patience.rules.game import Patience
from game.patience.rules.moves import cells_of_move, is_removal
from game.patience.rules.state import PatienceState

FACES_HOME = {
    0: "KC", 3: "KD", 12: "KH", 15: "KS",
    1: "QC", 2: "QD", 13: "QH", 14: "QS",
    4: "JC", 7: "JD", 8: "JH", 11: "JS",
}
"""The twelve faces on the cells where they lie in a won game."""


def position(
    cells: dict[int, str] | str = "",
    stock: str = "",
    waste: str = "",
    gone: str = "",
    removing: bool = False,
) -> PatienceState:
    """Return a position from card texts; ``cells`` by number, or all 16 in a row with ``--``."""
    if isinstance(cells, str):
        cells = {cell: text for cell, text in enumerate(cells.split()) if text != "--"}
    return PatienceState(
        [CARD_OF_TEXT[text] for text in stock.split()],
        waste=CARD_OF_TEXT[waste] if waste else EMPTY,
        cells=[CARD_OF_TEXT[cells[cell]] if cell in cells else EMPTY for cell in CELLS],
        gone=[CARD_OF_TEXT[text] for text in gone.split()],
        removing=removing,
    )


def legal(state: PatienceState) -> list[str]:
    """Return the legal moves as text."""
    return [state.encode(move) for move in state.legal_moves(0)]


def make(state: PatienceState, *moves: str) -> list[str]:
    """Make moves given as text; return the names of what happened."""
    happened = []
    for text in moves:
        happened += [type(event).__name__ for event in state.apply(0, state.decode(text))]
    return happened


def sensible_move(state: PatienceState, rng: random.Random) -> Move:
    """Return a random move that fills the centre first and likes to remove, to get far."""
    moves = state.legal_moves(0)
    removals = [move for move in moves if is_removal(move)]
    if removals and rng.random() < 0.9:
        return rng.choice(removals)
    centre = [move for move in moves if set(cells_of_move(move)) & set(CELLS_OF_CLASS[CENTRE])]
    return rng.choice([move for move in centre if not is_removal(move)] or moves)


def random_position(rng: random.Random, plies: int) -> PatienceState:
    """Return a position after so many sensible random moves, of a game that still goes on."""
    while True:
        state = Patience().new_state(1, rng.randrange(1_000_000))
        for _ in range(plies):
            if not state.to_act():
                break
            state.apply(0, sensible_move(state, rng))
        if state.to_act():
            return state
