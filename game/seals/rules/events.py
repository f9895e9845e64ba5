"""What can happen among the seals, in the order of the rule sheet.

Cards are text (``r7``), tokens colour words, seats and tricks count from 0, places in a hand from 1
as they were dealt. Nothing is hidden in them: what only some may see is dealt before the first act.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event, Seat


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
    """The game is over and all lies open: what was in the hands, set aside, and kept face down."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[str, ...], ...]
    """By seat, the cards it still held."""
    set_aside: tuple[str, ...]
    tricks: tuple[tuple[tuple[Seat, str], ...], ...] = ()
    """Who played which card in the won tricks, where the scenario had them face down; else none."""
    tokens: tuple[tuple[str, ...], ...] = ()
    """By seat, the tokens it still held, where they were dealt in secret; else none."""
