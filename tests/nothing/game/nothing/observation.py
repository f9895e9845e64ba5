"""What a seat of Nothing may know, and how that grows with what it sees happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from game.contract import Event, Seat
from game.nothing.events import CardChosen, CardDrawn, CardsRevealed, HatTurned, WindTurned

NO_CARD: Final = 0
NO_SEAT: Final = -1


class Options(TypedDict):
    """The options that still matter once the cards are dealt."""

    still: bool


class NothingObservation(TypedDict):
    """All that one seat may know. Cards are whole numbers 1-12; lists by seat have seat 0 first."""

    seat: Seat
    """Whose view this is."""
    seats: int
    options: Options
    rounds: int
    """Rounds yet to play, the running one included."""
    wind: Seat
    """The seat that acts alone, or NO_SEAT while both choose."""
    hats: list[bool]
    """By seat, whether it turned its hat in this round."""
    hand: list[int]
    """The own cards, in the order they came."""
    chosen: int
    """The own card chosen and not yet revealed, or NO_CARD."""
    others: int
    """Cards in the other seat's hand."""
    played: list[list[int]]
    """By seat, the cards it has played."""
    deck: int
    """Cards left to draw."""


def fold(before: NothingObservation, events: Sequence[Event]) -> NothingObservation:
    """Return what the seat knows after one move's events, as it sees them."""
    after = before.copy()
    for event in events:
        match event:
            case CardChosen(card=card):
                after["chosen"] = card
            case CardsRevealed(cards=cards):
                mine = cards[after["seat"]]
                after["hand"] = [card for card in after["hand"] if card != mine]
                after["others"] -= 1
                after["played"] = [
                    [*played, card] for played, card in zip(after["played"], cards, strict=True)
                ]
                after["chosen"] = NO_CARD
            case WindTurned(seat=seat):
                after["wind"] = seat
            case HatTurned(seat=seat):
                after["hats"] = [hat or seat == at for at, hat in enumerate(after["hats"])]
            case CardDrawn(card=drawn):
                after["deck"] -= 1
                if drawn is None:
                    after["others"] += 1
                else:
                    after["hand"] = [*after["hand"], drawn]
                after["rounds"] -= 1
                after["wind"] = NO_SEAT
                after["hats"] = [False, False]
    return after
