"""What a player of the patience can know and count: the grid by class and rank, the unseen cards.

An outlook is made from an observation alone, so whoever decides by it is a fair player. Suits are
gone from it, since they never matter.
"""

from __future__ import annotations

from typing import Final

from game.patience.rules.cards import (
    CELLS_OF_CLASS,
    CLASS_OF_CELL,
    CLASS_OF_FACE,
    KING,
    RANK_LETTERS,
    TEN,
)
from game.patience.rules.observation import PatienceObservation

FACE_CLASSES: Final = tuple(sorted(CLASS_OF_FACE.values()))
RANK_OF_FACE_CLASS: Final = {kind: face for face, kind in CLASS_OF_FACE.items()}
_RANK_OF_LETTER: Final = {letter: rank for rank, letter in enumerate(RANK_LETTERS, 1)}
_COPIES: Final = 4


class Outlook:
    """The counts that a fair player goes by."""

    __slots__ = ("free", "held", "removing", "spots", "stock", "unseen", "waste")

    def __init__(self, observation: PatienceObservation) -> None:
        """Count an observation of the patience."""
        self.held = [[0] * (TEN + 1) for _ in CELLS_OF_CLASS]
        """Numbers on the grid, by cell class and rank 1 … 10."""
        self.free = [0] * len(CELLS_OF_CLASS)
        """Empty cells, by class."""
        self.spots: list[tuple[int, int]] = []
        """Cell and rank of each number on the grid."""
        self.unseen = [0] + [_COPIES] * KING
        """Cards in the stock, by rank 1 … 13."""
        for cell, text in enumerate(observation["cells"]):
            kind = CLASS_OF_CELL[cell]
            if text is None:
                self.free[kind] += 1
                continue
            rank = _RANK_OF_LETTER[text[0]]
            self.unseen[rank] -= 1
            if rank <= TEN:
                self.held[kind][rank] += 1
                self.spots.append((cell, rank))
        for text in observation["gone"]:
            self.unseen[_RANK_OF_LETTER[text[0]]] -= 1
        waste = observation["waste"]
        self.waste: int = 0 if waste is None else _RANK_OF_LETTER[waste[0]]
        """The rank on the waste, 0 for none."""
        if self.waste:
            self.unseen[self.waste] -= 1
        self.stock: int = observation["stock"]
        """Cards in the stock."""
        self.removing: bool = observation["removing"]
        """Whether cards may be removed now."""

    def on_grid(self, rank: int) -> int:
        """Return how many cards of a number rank lie on the grid."""
        return sum(held[rank] for held in self.held)


def first_vacant(observation: PatienceObservation, kind: int) -> int:
    """Return the first empty cell of a class; raises StopIteration if there is none."""
    cells = observation["cells"]
    return next(cell for cell in CELLS_OF_CLASS[kind] if cells[cell] is None)
