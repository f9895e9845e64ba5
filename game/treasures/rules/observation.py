"""What a seat at the treasures sees: the table, its own hand, and of the others' what was drafted.

Cards are text (``27d``), heaps and disks are colour words, seats and lines count from 0.
"""

from __future__ import annotations

from typing import TypeAlias, TypedDict

from game.contract import Seat

Disks: TypeAlias = dict[str, int]
"""Disks by colour, every colour of :data:`game.treasures.rules.cards.COLOURS` among them."""


class TableOptions(TypedDict):
    """What was chosen before the match."""

    noise: str
    """The table of step 5, one of :data:`game.treasures.rules.resolve.NOISES`."""
    rotate_start: bool
    """Whether the start marker passes on every turn."""


class KnownHand(TypedDict):
    """What all know of one seat's hand."""

    cards: list[str]
    """Those that were drafted, ascending."""
    hidden: int
    """How many more there are."""


class SeenThief(TypedDict):
    """A thief that has set out, and the card it stands for."""

    seat: Seat
    card: str
    heap: str | None
    """The heap at which it stands; None while a black card's owner has not chosen."""


class TreasuresObservation(TypedDict):
    """A position as one seat may know it."""

    seat: Seat
    """The seat that sees."""
    seats: int
    """How many are at the table, 3 to 5."""
    options: TableOptions
    start: Seat
    """The start player."""
    phase: str
    """One of :data:`game.treasures.rules.position.PHASES`."""
    turn: int
    """The turn that goes on, from 1; at the end, the last one."""
    actor: Seat | None
    """The one seat that acts; None where all choose at once, and at the end."""
    lines: list[list[str]]
    """Cards by line, the takeable end first."""
    deck: int
    """Cards left in the deck."""
    hand: list[str]
    """The seat's own cards, ascending; the one that it chose is among them still."""
    chosen: str | None
    """The card that the seat chose in secret, until all are turned up."""
    known_hands: list[KnownHand]
    """By seat, its own too: what the others know."""
    shown: list[list[str] | None]
    """By seat: the hand that was shown to break a tie, ascending, or None."""
    heaps: Disks
    """Disks on each heap."""
    collections: list[Disks]
    """By seat: disks owned, without those that wait beside them this turn."""
    taken: list[Disks]
    """By seat: disks taken this turn."""
    set_aside: list[Disks]
    """By seat: disks set aside this turn."""
    thieves: list[SeenThief]
    """Those that have set out, in the order of placing; empty while all are at home."""
    owed: int
    """Disks that the actor still has to set aside."""
    discard: list[str]
    """Cards that left the game."""
    scores: list[int]
    """By seat: what its collection is worth now."""
