"""The pack and the grid of the patience: cards as small ints and as text, cells and their classes.

A card is ``(rank - 1) * 4 + suit``, so that ``(card >> 2) + 1`` is its rank (ace 1 … king 13).
Text is for observations, files and events: rank letter and suit letter, ``KH``. Numbers and cells
follow the rules page ("Parts and cells").
"""

from __future__ import annotations

from typing import Final

RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "CDHS"
PACK: Final = range(52)
"""The whole pack in the order it lies in before a shuffle: aces first, kings last, suits CDHS."""

ACE, FIVE, TEN, JACK, QUEEN, KING = 1, 5, 10, 11, 12, 13
"""Ranks that the rules name."""

CELLS: Final = range(16)
"""The grid, row by row."""
EMPTY: Final = -1
"""What an empty cell, and an empty waste, hold."""

CENTRE, KINGS, QUEENS, JACKS = 0, 1, 2, 3
"""Cell classes: where numbers only, kings, queens and jacks may lie."""
CELLS_OF_CLASS: Final[tuple[tuple[int, ...], ...]] = (
    (5, 6, 9, 10),
    (0, 3, 12, 15),
    (1, 2, 13, 14),
    (4, 7, 8, 11),
)
CLASS_OF_CELL: Final = tuple(
    next(kind for kind in range(4) if cell in CELLS_OF_CLASS[kind]) for cell in CELLS
)
CLASS_OF_FACE: Final = {JACK: JACKS, QUEEN: QUEENS, KING: KINGS}

CELLS_OF_RANK: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *(tuple(CELLS) for _ in range(ACE, TEN + 1)),
    *(CELLS_OF_CLASS[CLASS_OF_FACE[face]] for face in (JACK, QUEEN, KING)),
)
"""By rank 1 … 13 (entry 0 is unused): the cells where a card of that rank may be placed."""

TEXT_OF_CARD: Final = tuple(RANK_LETTERS[card >> 2] + SUIT_LETTERS[card & 3] for card in PACK)
CARD_OF_TEXT: Final = {text: card for card, text in enumerate(TEXT_OF_CARD)}


def rank_of(card: int) -> int:
    """Return the rank of a card, 1 (ace) … 13 (king)."""
    return (card >> 2) + 1


def is_face(card: int) -> bool:
    """Return whether a card is a jack, queen or king."""
    return card >= TEN * 4
