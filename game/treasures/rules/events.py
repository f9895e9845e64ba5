"""What can happen among the treasures, in the order of the rule sheet's steps.

Cards are text (``27d``), heaps and disks are colour words, seats and lines count from 0 (lines
left to right), turns from 1. Only a secret choice is ever hidden; see :class:`CardChosen`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Mask, Seat, masked


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began; ``start`` is its start player. (The first one begins without an event.)"""

    turn: int
    start: Seat


@dataclass(frozen=True, slots=True)
class CardDrafted(Event):
    """A seat took the card at the takeable end of a line (step 1)."""

    seat: Seat
    line: int
    card: str


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """A seat chose its card in secret (step 2), which is final; others learn nothing."""

    reveals: ClassVar[bool] = True
    mask: ClassVar[Mask | None] = masked()

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """All chosen cards were turned up together; ``cards`` by seat."""

    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ThiefPlaced(Event):
    """A thief went to a heap (steps 3 and 4); ``rank`` is its place there, 0 first."""

    seat: Seat
    card: str
    heap: str
    rank: int


@dataclass(frozen=True, slots=True)
class DiskTaken(Event):
    """A thief took a disk (step 5); it waits beside the collection until step 6."""

    seat: Seat
    heap: str


@dataclass(frozen=True, slots=True)
class DisksMissed(Event):
    """The heap was too short: a thief got ``disks`` fewer than it should."""

    seat: Seat
    heap: str
    disks: int


@dataclass(frozen=True, slots=True)
class DiskSetAside(Event):
    """A seat set aside a disk it had owned; ``chosen`` is False where the rules had to do it."""

    seat: Seat
    colour: str
    heap: str
    """The heap at which the seat's thief stands."""
    chosen: bool


@dataclass(frozen=True, slots=True)
class HeapResolved(Event):
    """The last thief at a heap is done."""

    heap: str


@dataclass(frozen=True, slots=True)
class DisksKept(Event):
    """What a seat took joined its collection (step 6); one colour a disk."""

    seat: Seat
    disks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DisksReturned(Event):
    """What a seat set aside went back to the heaps (step 6); one colour a disk."""

    seat: Seat
    disks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """The played cards left the game, face up (step 7); ``cards`` by seat."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineRefilled(Event):
    """One card of the deck joined a line at its far end (step 8)."""

    reveals: ClassVar[bool] = True

    line: int
    card: str
    deck: int
    """Cards left in the deck."""


@dataclass(frozen=True, slots=True)
class ThievesWentHome(Event):
    """Every seat took its thief back (step 9)."""


@dataclass(frozen=True, slots=True)
class StartPassed(Event):
    """The start marker passed to ``seat`` (step 9)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """Seats with equally many points showed their hands to break the tie."""

    reveals: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    hands: tuple[tuple[str, ...], ...]
    """By place in ``seats``, the highest card first, as they are compared."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; ``reason`` is the outcome's catalogue key."""

    reveals: ClassVar[bool] = True

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
