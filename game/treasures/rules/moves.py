"""Moves of the treasures: as small ints, and as the short text that files and logs hold."""

from __future__ import annotations

from typing import Final

from game.contract import Move
from game.treasures.rules.cards import COLOURS, DECK, LINES, TEXT_OF_CARD

FIRST_CHOOSE: Final = LINES
FIRST_HEAP: Final = FIRST_CHOOSE + len(DECK)
FIRST_RETURN: Final = FIRST_HEAP + len(COLOURS)
END: Final = FIRST_RETURN + len(COLOURS)


def draw(line: int) -> Move:
    """Return the move that drafts from a line, 0 … 4 from the left."""
    return line


def choose(card: int) -> Move:
    """Return the move that secretly chooses a card."""
    return FIRST_CHOOSE + card


def heap(colour: int) -> Move:
    """Return the move that sends a black card's thief to a heap."""
    return FIRST_HEAP + colour


def give_back(colour: int) -> Move:
    """Return the move that sets one disk of a colour aside."""
    return FIRST_RETURN + colour


def line_of_move(move: Move) -> int | None:
    """Return the line that a move drafts from, or None for another kind of move."""
    return move if 0 <= move < FIRST_CHOOSE else None


def card_of_move(move: Move) -> int | None:
    """Return the card that a move chooses, or None for another kind of move."""
    return move - FIRST_CHOOSE if FIRST_CHOOSE <= move < FIRST_HEAP else None


def heap_of_move(move: Move) -> int | None:
    """Return the colour of the heap that a move goes to, or None for another kind of move."""
    return move - FIRST_HEAP if FIRST_HEAP <= move < FIRST_RETURN else None


def colour_of_return(move: Move) -> int | None:
    """Return the colour of the disk that a move sets aside, or None for another kind of move."""
    return move - FIRST_RETURN if FIRST_RETURN <= move < END else None


TEXT_OF_MOVE: Final[tuple[str, ...]] = (
    *(f"draw {line + 1}" for line in range(LINES)),
    *(f"choose {TEXT_OF_CARD[card]}" for card in DECK),
    *(f"pile {colour}" for colour in COLOURS),
    *(f"return {colour}" for colour in COLOURS),
)
MOVE_OF_TEXT: Final = {text: move for move, text in enumerate(TEXT_OF_MOVE)}
