"""What can happen in Nothing. Cards are whole numbers 1–12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Mask, Seat, masked


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """A seat chose a card in secret; others learn nothing until the reveal."""

    mask: ClassVar[Mask] = masked()

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """Both choices lie open, by seat."""

    reveals: ClassVar[bool] = True

    cards: tuple[int, int]


@dataclass(frozen=True, slots=True)
class WindTurned(Event):
    """Chance said which seat acts in this round."""

    reveals: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class HatTurned(Event):
    """The acting seat turned its hat, for no reason at all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The acting seat drew a card; the other sees only its back (``card`` is None)."""

    reveals: ClassVar[bool] = True
    mask: ClassVar[Mask] = masked("card")

    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class NothingEnded(Event):
    """The last round is over."""

    scores: tuple[int, int]
