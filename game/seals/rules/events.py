"""What can happen among the seals, in the order of the rule sheet.

Cards are text (``r7``), tokens colour words, seats and tricks count from 0, places in a hand from 1
as they were dealt. Only the deal hides anything: a seat's own faces, and tokens dealt in secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from game.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Every hand was sorted and handed on; ``leader`` leads first.

    A seat sees others' faces, of its own hand the colours, and the own faces that its scenario
    shows. ``eyes[viewer][owner]`` is the hand as a viewer sees it; masked to the viewer's row.
    """

    leader: Seat
    eyes: tuple[tuple[tuple[str, ...], ...], ...]
    set_aside: tuple[str, ...]
    """The backs' colours, one a card."""
    seen_from: Seat | None = None
    """Whose view this is, or None for the unmasked event."""

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """By seat, what the viewer sees of each hand; empty in the unmasked event."""
        return () if self.seen_from is None else self.eyes[0]

    def seen_by(self, seat: Seat) -> Event | None:
        if self.seen_from is not None:
            return self if seat == self.seen_from else None
        return replace(self, eyes=(self.eyes[seat],), seen_from=seat)


@dataclass(frozen=True, slots=True)
class TokensDrawn(Event):
    """As many tokens as there will be tricks lie in the middle; one colour word a token."""

    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TokensDealt(Event):
    """The scenario has no draft: a seat got these tokens. Dealt in secret, others see the count."""

    seat: Seat
    count: int
    tokens: tuple[str, ...] | None
    secret: bool

    def seen_by(self, seat: Seat) -> Event | None:
        if not self.secret or seat == self.seat:
            return self
        return replace(self, tokens=None)


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A seat took a token from the middle."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class DraftPassed(Event):
    """A seat passed, and is out of the draft."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DraftEnded(Event):
    """The last token was taken; ``owed`` tricks by seat."""

    owed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat played the card that lay at ``place`` of its hand; its owner sees it now, too."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A seat won trick number ``trick``; ``colours`` lie in it most often, ``fits`` would seal."""

    seat: Seat
    trick: int
    colours: tuple[str, ...]
    fits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GiftWindowOpened(Event):
    """Tokens may be given now, from ``first`` on to the left; ``transfers`` are left in all."""

    first: Seat
    transfers: int


@dataclass(frozen=True, slots=True)
class TokenGiven(Event):
    """A seat gave a token away; ``transfers`` are left."""

    seat: Seat
    to: Seat
    colour: str
    transfers: int


@dataclass(frozen=True, slots=True)
class GiftsKept(Event):
    """A seat gives nothing in this round of the window."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SealStruck(Event):
    """The winner sealed trick number ``trick``; ``chosen`` is False where one token only fitted."""

    seat: Seat
    trick: int
    colour: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class SealImpossible(Event):
    """The winner of trick number ``trick`` holds no token that fits; it holds ``held``."""

    seat: Seat
    trick: int
    fits: tuple[str, ...]
    held: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """Every trick is sealed; ``sealed`` of them."""

    reveals: ClassVar[bool] = True

    sealed: int


@dataclass(frozen=True, slots=True)
class GameLost(Event):
    """All lost; ``reason`` is the outcome's catalogue key, ``params`` fill its sentence."""

    reveals: ClassVar[bool] = True

    reason: str
    sealed: int
    params: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class HandsRevealed(Event):
    """The game is over and all faces lie open: what was still in the hands, and set aside."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[str, ...], ...]
    set_aside: tuple[str, ...]
