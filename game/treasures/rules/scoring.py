"""What a collection is worth, and who wins: the rules page's "End"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.contract import Outcome, Seat
from game.treasures.rules.cards import COLOURS

SET_POINTS: Final = 10
DISK_LOSS: Final = 1
"""Points that every disk outside a set costs."""

WON: Final = "treasures.won"
WON_BY_CARDS: Final = "treasures.won.tiebreak"
SHARED: Final = "treasures.shared"


def sets_in(disks: Sequence[int]) -> int:
    """Return how many complete sets a collection holds; ``disks`` are counts by colour."""
    return min(disks)


def points(disks: Sequence[int]) -> int:
    """Return the points of a collection; may be negative."""
    sets = min(disks)
    return SET_POINTS * sets - DISK_LOSS * (sum(disks) - len(COLOURS) * sets)


def gain_of_one_more(disks: Sequence[int]) -> list[int]:
    """Return, by colour, how many points one more disk would bring now."""
    now = points(disks)
    return [
        points([count + (other == colour) for other, count in enumerate(disks)]) - now
        for colour in range(len(COLOURS))
    ]


def best_seats(scores: Sequence[int]) -> list[Seat]:
    """Return the seats with the most points, ascending."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def judge(collections: Sequence[Sequence[int]], hands: Sequence[Sequence[int]]) -> Outcome:
    """Return how the game ends; both by seat: disks by colour, and the numbers left in hand.

    A tie goes to the highest card in hand, then the next highest, and so on [S]; only hands of
    the very same numbers share the win [R].
    """
    scores = tuple(points(disks) for disks in collections)
    tied = best_seats(scores)
    if len(tied) == 1:
        return Outcome(scores, (tied[0],), WON)
    ranked = {seat: sorted(hands[seat], reverse=True) for seat in tied}
    best = max(ranked.values())
    winners = tuple(seat for seat in tied if ranked[seat] == best)
    return Outcome(scores, winners, WON_BY_CARDS if len(winners) == 1 else SHARED)
