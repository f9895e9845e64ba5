"""Moves of the seals: as small ints, and as the short text that files and logs hold."""

from __future__ import annotations

from typing import Final

from game.contract import Move, Seat
from game.seals.rules.cards import COLOURS

MOST_CARDS: Final = 12
MOST_SEATS: Final = 4
PASS: Final = 5
FIRST_PLAY: Final = 6
FIRST_SEAL: Final = FIRST_PLAY + MOST_CARDS
FIRST_GIVE: Final = FIRST_SEAL + len(COLOURS)
KEEP: Final = FIRST_GIVE + len(COLOURS) * MOST_SEATS


def take(colour: int) -> Move:
    """Return the move that takes a token of a colour from the middle."""
    return colour


def play(place: int) -> Move:
    """Return the move that plays the card at a place, 1 first, of those still in hand."""
    return FIRST_PLAY + place - 1


def seal(colour: int) -> Move:
    """Return the move that seals the trick with a token of a colour."""
    return FIRST_SEAL + colour


def give(colour: int, seat: Seat) -> Move:
    """Return the move that gives one token of a colour to a seat."""
    return FIRST_GIVE + MOST_SEATS * colour + seat


def colour_taken(move: Move) -> int | None:
    """Return the colour of the token that a move takes, or None for another kind of move."""
    return move if 0 <= move < PASS else None


def place_played(move: Move) -> int | None:
    """Return the place, 1 first, of the card that a move plays, or None for another kind."""
    return move - FIRST_PLAY + 1 if FIRST_PLAY <= move < FIRST_SEAL else None


def colour_sealed(move: Move) -> int | None:
    """Return the colour of the token that a move strikes, or None for another kind of move."""
    return move - FIRST_SEAL if FIRST_SEAL <= move < FIRST_GIVE else None


def gift(move: Move) -> tuple[int, Seat] | None:
    """Return the colour that a move gives and to whom, or None for another kind of move."""
    if FIRST_GIVE <= move < KEEP:
        return divmod(move - FIRST_GIVE, MOST_SEATS)
    return None


TEXT_OF_MOVE: Final[tuple[str, ...]] = (
    *(f"take {colour}" for colour in COLOURS),
    "pass",
    *(f"play {place}" for place in range(1, MOST_CARDS + 1)),
    *(f"seal {colour}" for colour in COLOURS),
    *(f"give {colour} {seat}" for colour in COLOURS for seat in range(MOST_SEATS)),
    "keep",
)
MOVE_OF_TEXT: Final = {text: move for move, text in enumerate(TEXT_OF_MOVE)}
