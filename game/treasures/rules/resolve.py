"""Who comes first at the heaps, and what each thief takes and sets aside: steps 3 to 5.

Plain functions of cards and ranks; the state that they serve is in
:mod:`game.treasures.rules.state`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.contract import Seat
from game.treasures.rules.cards import BLACK, COLOUR_OF_CARD, COLOURS

RISING, PLAIN, GREEDY = "rising", "plain", "greedy"
NOISES: Final = (RISING, PLAIN, GREEDY)
"""The tables of step 5 by name, the default first: the sheet has lost its own [R]."""

MOST_THIEVES: Final = 5

Thief = tuple[Seat, int, int]
"""Seat, card, and the colour of its heap (NO_HEAP while its owner has not chosen)."""
Visit = tuple[Seat, int, int, int]
"""One thief's share of step 5: seat, heap, disks to take, disks to set aside."""
Toll = tuple[int, int]
"""How many disks a thief takes, and how many it sets aside."""


def _toll(noise: str, thieves: int, rank: int) -> Toll:
    if thieves == 1:
        return (1, 0)
    if noise == PLAIN:
        return (1, 1)
    return (1 if noise == RISING else thieves - rank, rank)


TOLLS: Final = {
    noise: tuple(
        tuple(_toll(noise, thieves, rank) for rank in range(thieves))
        for thieves in range(MOST_THIEVES + 1)
    )
    for noise in NOISES
}
"""``TOLLS[noise][thieves][rank]``: what the thief of that rank (0 first) does at a heap."""


def thief_order(cards: Sequence[int], start: Seat) -> list[Seat]:
    """Return the seats in the order in which their thieves are placed; ``cards`` are by seat.

    Coloured cards first, each kind from high to low; of equal numbers the seat nearest clockwise
    from the start player, who is at distance 0 [S].
    """
    seats = len(cards)
    return sorted(
        range(seats),
        key=lambda seat: (
            COLOUR_OF_CARD[cards[seat]] == BLACK,
            -(cards[seat] >> 1),
            (seat - start) % seats,
        ),
    )


def visits_in_order(thieves: Sequence[Thief], noise: str) -> tuple[Visit, ...]:
    """Return step 5 for thieves in the order of placing: heap by heap, inside a heap by rank."""
    tolls = TOLLS[noise]
    visits = []
    for colour in range(len(COLOURS)):
        there = [seat for seat, _, place in thieves if place == colour]
        for seat, (takes, asides) in zip(there, tolls[len(there)], strict=True):
            visits.append((seat, colour, takes, asides))
    return tuple(visits)
