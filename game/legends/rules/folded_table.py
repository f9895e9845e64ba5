"""The table as one seat knows it, to be changed by the events that the seat sees.

See :mod:`game.legends.rules.fold`. The hidden cards of other hands are backs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.contract import Event, Seat
from game.legends.rules import events as happened
from game.legends.rules.cards import NOBODY, CardSet
from game.legends.rules.choices import choice_moves
from game.legends.rules.codes import FIRST_EVENT, FIRST_PLACE, FIRST_SPECIAL
from game.legends.rules.observation import LegendsObservation, observation
from game.legends.rules.position import (
    ATTACH,
    DROP,
    FORESEE,
    LOSE,
    MUSTER,
    RECALL,
    RESCUE,
    SETTLE,
    SLAY,
    TAKE,
)
from game.legends.rules.quests import asked_of
from game.legends.rules.worlds import public_state

FIRST_BACK: Final = 128
"""From this bit on a hand's mask holds backs: cards that the observing seat can't see."""

ANSWERS: Final[Mapping[int, tuple[type[Event], ...]]] = {
    DROP: (happened.CharacterDiscarded,),
    LOSE: (happened.CharacterDiscarded,),
    SETTLE: (happened.CharacterSettled,),
    ATTACH: (happened.SpecialAttached,),
    TAKE: (happened.CharacterDrawn,),
    FORESEE: (happened.EventKept, happened.EventsShuffled),
    RESCUE: (happened.CharacterRescued,),
    SLAY: (happened.CharacterKilled,),
    RECALL: (happened.CharacterReturned, happened.CharacterDiscarded),
    MUSTER: (happened.CharacterPlaced, happened.MusterPassed),
}
"""By kind of choice: the events that tell how it was made."""


class FoldedTable:
    """A table as one seat knows it, changed by the events that the seat sees."""

    def __init__(self, cards: CardSet, before: LegendsObservation) -> None:
        self.seat: Seat = before["seat"]
        self.cards = cards
        self.position = p = public_state(cards, before)
        for seat, count in enumerate(before["hand_counts"]):
            for _ in range(count - p.hands[seat].bit_count()):
                self.gain_back(seat)
        top = before["foreseen"]
        p.event_deck = (NOBODY if top is None else self.event_card(top),) * p.events_left
        self.unanswered = bool(p.pending)
        """Whether the first choice, which was to be made in this move, is still to be made."""
        self.used: happened.AbilityUsed | None = None
        """The ability whose effects follow."""
        self.completed = NOBODY
        """The event card whose place may close."""

    def is_answered_by(self, event: Event) -> bool:
        """Return whether an event tells how the choice was made that was to be made."""
        return self.unanswered and isinstance(event, ANSWERS[self.position.pending[0][0]])

    def answer(self) -> None:
        """Count the first choice as made; a place is left by one character after the other."""
        p = self.position
        self.unanswered = False
        kind, seat, _, place, _ = p.pending[0]
        if kind != SETTLE or not p.companies[place * p.seats + seat]:
            p.pending = p.pending[1:]

    def observation(self) -> LegendsObservation:
        """Return what the seat knows now."""
        self.drop_impossible()
        return observation(self.position, self.seat)

    def drop_impossible(self) -> None:
        """Drop the first choices while they offer nothing; homeless people are discarded first."""
        p = self.position
        while p.pending and not choice_moves(p, p.pending[0]):
            kind, seat, _, place, _ = p.pending[0]
            if kind == SETTLE and p.companies[place * p.seats + seat]:
                return
            p.pending = p.pending[1:]

    # Words of the data as numbers

    def character(self, name: str) -> int:
        """Return a character's number."""
        return self.cards.code_of[name]

    def event_card(self, name: str) -> int:
        """Return an event card's number."""
        return self.cards.code_of[name] - FIRST_EVENT

    def place(self, name: str) -> int:
        """Return a place's number."""
        return self.cards.code_of[name] - FIRST_PLACE

    def special(self, name: str) -> int:
        """Return a special card's number."""
        return self.cards.code_of[name] - FIRST_SPECIAL

    def slot(self, place: str, seat: Seat) -> int:
        """Return the slot of a seat's company at a place."""
        return self.place(place) * self.position.seats + seat

    # Hands

    def gain_back(self, seat: Seat) -> None:
        """Add a card to a hand of which only the back is seen."""
        hand, back = self.position.hands[seat], 1 << FIRST_BACK
        while hand & back:
            back <<= 1
        self.position.hands[seat] |= back

    def gain(self, seat: Seat, character: int) -> None:
        """Add a character to a hand for all to see."""
        self.position.hands[seat] |= 1 << character
        self.position.known[seat] |= 1 << character

    def spend(self, seat: Seat, character: int) -> None:
        """Take a character out of a hand, where it may have been one of the backs."""
        p = self.position
        if p.hands[seat] >> character & 1:
            p.from_hand(character, seat)
        else:
            backs = p.hands[seat] >> FIRST_BACK << FIRST_BACK
            p.hands[seat] &= ~(backs & -backs)

    # Companies

    def leave(self, character: int, slot: int) -> None:
        """Take a character out of a company; an event of its own tells what it carried."""
        self.position.take(character, slot, [])

    def ask(self, number: int, seat: Seat) -> None:
        """Add the choices that an event card's text asks of a seat."""
        for effect in self.cards.events[number].effects:
            self.position.pending += asked_of(self.cards, number, effect, seat)
