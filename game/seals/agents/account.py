"""One decision of a finished game as its seat saw it, and which of them lost it.

Apart from the thinking that makes them, so that a table which shows them needs no numpy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.contract import Seat

WORLDS: Final = 16
"""Worlds looked at for each decision."""


@dataclass(frozen=True, slots=True)
class Account:
    """One decision as its seat saw it. Keys are the catalogues', seats 0-based."""

    ply: int
    """The number of the ply, 1 first."""
    seat: Seat
    trick: int
    """The trick on the table, 0 first; -1 in the draft."""
    move: str
    reason: str
    params: Mapping[str, str | int]
    numbers: tuple[tuple[int, ...], ...]
    """By own card, in order, the numbers it might have had."""
    hands: int
    """How many own hands were possible at all."""
    likelier: int
    """How many of those hands partners' play made likelier than the others; else all."""
    hopeful: int
    """Of :data:`WORLDS` worlds, how many could still be won after the move."""


def lost_at(accounts: Sequence[Account]) -> Account | None:
    """Return the decision of a lost game after which hope fell most, or None without any."""
    worst, most = None, 0
    before = WORLDS
    for account in accounts:
        if account.trick < 0:
            continue
        fall = before - account.hopeful
        if fall > most:
            worst, most = account, fall
        before = account.hopeful
    return worst
