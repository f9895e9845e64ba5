"""What can happen in a tournament of the legends, from its opening to its end.

The words and counts are those of :mod:`game.legends.rules.events`; every bid is made in the open,
so nothing here is hidden from anybody.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class TournamentOpened(Event):
    """Bidding began with ``seat``; each may bid up to ``cap`` characters."""

    event: str
    seat: Seat
    cap: int


@dataclass(frozen=True, slots=True)
class CharacterBid(Event):
    """A seat added a character from its hand; ``total`` is what it bids now."""

    seat: Seat
    character: str
    total: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    """A seat passed; it may come back in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TournamentWon(Event):
    """The highest sum won the card; all characters bid by anybody were discarded."""

    event: str
    seat: Seat
    points: int
    totals: tuple[int | None, ...]
    """By seat; None for one that didn't bid."""
    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TournamentTied(Event):
    """The highest sum was bid twice: the event and all characters bid left the game."""

    event: str
    seats: tuple[Seat, ...]
    totals: tuple[int | None, ...]
    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TournamentUnwanted(Event):
    """Nobody bid: the event was discarded."""

    event: str
