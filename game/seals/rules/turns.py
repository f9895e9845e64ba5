"""Whose turn it is, in the draft and in a gift window: for the rules, and for who folds events."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Seat


def next_in_draft(seat: Seat, passed: int, owed: Sequence[int], most: int) -> Seat:
    """Return who drafts after ``seat``: the next to the left who hasn't passed and may take more.

    ``passed`` is a mask of seats, ``owed`` their tokens, ``most`` what each may take. It may be
    ``seat`` again; raises ValueError where nobody may take a token.
    """
    seats = len(owed)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if not passed >> other & 1 and owed[other] < most:
            return other
    raise ValueError("nobody may take a token")


def holder_from(seat: Seat, owed: Sequence[int]) -> Seat:
    """Return the first seat that holds a token, from ``seat`` itself on to the left.

    Raises ValueError where nobody holds one.
    """
    seats = len(owed)
    for step in range(seats):
        other = (seat + step) % seats
        if owed[other]:
            return other
    raise ValueError("nobody holds a token")


def holders(owed: Sequence[int]) -> int:
    """Return how many seats hold a token: so many must keep theirs for a gift window to close."""
    return sum([tokens > 0 for tokens in owed])
