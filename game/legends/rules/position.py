"""What lies on the table of the legends, and how a card gets from one place of it to another.

The course of play is in :mod:`game.legends.rules.turn` and its neighbours. A set of characters is
a mask (bit n is character n), so that a clone copies numbers. A company's *slot* is place * seats
+ seat.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from game.contract import Event, Seat
from game.legends.rules.cards import MAIN, NOBODY, CardSet
from game.legends.rules.codes import cards_of, unpacked
from game.legends.rules.events import (
    CharacterDiscarded,
    CharacterDrawn,
    CharacterPlaced,
    CharacterReturned,
    DeckReshuffled,
    SpecialReturned,
)
from game.randomness import SplitMix64

HAND_LIMIT: Final = 5
COMPANY_LIMIT: Final = 6
"""Of one's own characters at a location [S]; a special place holds no more [R]."""
QUEST_LIMIT: Final = 3
"""Quests at a main location [S]."""

SCORE, LEAVE = "score", "leave"
"""The option ``specials``: those carried elsewhere score at the end, or all leave [R]."""

STARTING, ARRIVING, ABILITIES, COMPLETING, ACTIONS, OVER = range(6)
"""Steps of a game: placing the starting characters; then in each turn the event drawn, abilities,
quests, actions."""

DROP, LOSE, SETTLE, ATTACH, TAKE, FORESEE, RESCUE, SLAY, RECALL, MUSTER = range(10)
"""Choices that an effect asks for: see :class:`Position`'s ``pending``."""

Pending: TypeAlias = tuple[int, Seat, int, int, tuple[int, ...]]
"""A choice, the seat that has it, the code of the card that asks, a place (or special card), and
the characters looked at."""


class Position:
    """The table. Lists by seat unless it says otherwise."""

    __slots__ = (
        "actions", "active", "base", "bidder", "bids", "boosts", "cards", "chance", "claimed",
        "companies", "completed", "deck", "departed", "discard", "dropped", "event_deck",
        "events_left", "extra", "final_turn", "foreseen", "gone", "gone_events", "hands",
        "heraldic", "known", "leaving", "left", "level", "moves", "occasion", "open", "passes",
        "pending", "quests", "sealed", "seats", "specials", "specials_score", "start", "step",
        "told", "tournament", "turn", "used", "winner",
    )  # fmt: skip

    cards: CardSet
    seats: int
    level: int
    specials_score: str
    chance: int
    """The state of the generator, of which players must not know."""

    deck: tuple[int, ...]
    """Characters; the next to be drawn is ``deck[left - 1]``."""
    left: int
    discard: int
    gone: int
    """Characters out of the game."""
    hands: list[int]
    known: list[int]
    """What of each hand all have seen."""
    companies: list[int]
    """By slot."""
    base: list[int]
    """By slot: the packed sums of the cards' own skills."""
    boosts: tuple[int, ...]
    """By place: what abilities gave the active seat's companies in this turn, packed."""

    event_deck: tuple[int, ...]
    """Events; the next is ``event_deck[events_left - 1]``, the final one is the first."""
    events_left: int
    quests: list[tuple[int, ...]]
    """Open events, by place."""
    dropped: tuple[int, ...]
    """Discarded events."""
    gone_events: tuple[int, ...]
    """Events out of the game."""
    completed: list[tuple[int, ...]]
    heraldic: int
    specials: tuple[int, ...]
    """By special card: its carrier, or NOBODY."""
    departed: int
    """Characters that left with the final event, as a mask."""
    open: tuple[int, ...]
    """Places where characters may stand, ascending."""
    sealed: int
    """Mask of the places that closed with their people inside."""

    start: Seat
    active: Seat
    turn: int
    step: int
    told: bool
    """Whether the step has been announced."""
    used: int
    """Characters whose ability was used in this turn; special cards count from bit 100."""
    leaving: int
    claimed: int
    """Mask of the places where a quest was completed in this turn."""
    actions: int
    extra: int
    """Actions gained in this turn, before step 4."""
    pending: tuple[Pending, ...]
    """Choices to be made, the first one now."""
    foreseen: int
    """Mask of the seats that know the event on top."""
    final_turn: int
    """The turn in which the final event appeared, or 0."""
    winner: int
    """The seat that completed the final event, or NOBODY."""

    occasion: int
    """The special event that is being carried out, or NOBODY."""
    tournament: int
    bids: tuple[int, ...]
    bidder: Seat
    passes: int
    """Seats that passed in a row."""

    moves: list[int] | None
    """The legal moves, once they were asked for."""

    # Looking

    def total(self, place: int, seat: Seat) -> int:
        """Return a company's packed sums with everything in force: herald, special cards, boosts.

        Members with negative skills count too [S].
        """
        slot = place * self.seats + seat
        company = self.companies[slot]
        total = self.base[slot]
        cards = self.cards
        if self.heraldic >= 0:
            house = company & cards.tilted[self.heraldic]
            if house:
                total += house.bit_count() * cards.tilt[self.heraldic]
        for special, carrier in enumerate(self.specials):
            if carrier >= 0 and company >> carrier & 1:
                total += cards.raises[special]
        if seat == self.active:
            total += self.boosts[place]
        return total

    def worth(self, character: int) -> int:
        """Return a character's packed skills with the heraldic event in force."""
        return worth(self.cards, character, self.heraldic)

    def slot_of(self, character: int) -> int:
        """Return the slot of the company that a character stands in, or -1."""
        for slot, company in enumerate(self.companies):
            if company >> character & 1:
                return slot
        return -1

    def room(self, place: int, seat: Seat) -> int:
        """Return how many more characters a seat may have at a place."""
        return COMPANY_LIMIT - self.companies[place * self.seats + seat].bit_count()

    def owner_of_special(self, special: int) -> Seat:
        """Return the seat whose character carries a special card, or NOBODY."""
        carrier = self.specials[special]
        if carrier < 0:
            return NOBODY
        slot = self.slot_of(carrier)
        return slot % self.seats if slot >= 0 else NOBODY

    def shielded(self, slot: int) -> int:
        """Return the mask of a company's members that no ability of another seat can touch."""
        company = self.companies[slot]
        safe = company & self.cards.wards
        for special, carrier in enumerate(self.specials):
            if carrier >= 0 and company >> carrier & 1 and self.cards.specials[special].wards:
                safe |= 1 << carrier
        return safe

    # Moving cards

    def put(self, character: int, place: int, seat: Seat) -> None:
        """Add a character to a company."""
        slot = place * self.seats + seat
        self.companies[slot] |= 1 << character
        self.base[slot] += self.cards.packed[character]

    def take(self, character: int, slot: int, events: list[Event]) -> None:
        """Take a character out of a company: what it carries goes back to the side [S]."""
        self.companies[slot] &= ~(1 << character)
        self.base[slot] -= self.cards.packed[character]
        if character in self.specials:
            self.release(character, events)

    def release(self, character: int, events: list[Event]) -> None:
        """Put the special cards of a character back to the side."""
        names = self.cards
        for special, carrier in enumerate(self.specials):
            if carrier == character:
                self.specials = _replaced(self.specials, special, NOBODY)
                events.append(
                    SpecialReturned(names.specials[special].id, names.characters[character].id)
                )

    def shift(self, character: int, slot: int, place: int, seat: Seat) -> None:
        """Move a character to another place, with whatever it carries."""
        self.companies[slot] &= ~(1 << character)
        self.base[slot] -= self.cards.packed[character]
        self.put(character, place, seat)

    def bind(self, character: int, place: int, events: list[Event]) -> None:
        """Put back to the side what a character carries that must not be at ``place`` [S]."""
        for special, carrier in enumerate(self.specials):
            if carrier == character and self.cards.specials[special].bound != place:
                self.specials = _replaced(self.specials, special, NOBODY)
                events.append(
                    SpecialReturned(
                        self.cards.specials[special].id, self.cards.characters[character].id
                    )
                )

    def carry(self, special: int, character: int) -> None:
        """Attach a special card to a character."""
        self.specials = _replaced(self.specials, special, character)

    def scrap(self, character: int, slot: int, why: str, events: list[Event]) -> None:
        """Discard a character from a company."""
        self.take(character, slot, events)
        bit = 1 << character
        self.discard |= bit
        self.leaving &= ~bit
        place, seat = divmod(slot, self.seats)
        events.append(
            CharacterDiscarded(
                seat, self.cards.characters[character].id, self.cards.places[place].id, why
            )
        )

    def kill(self, character: int, slot: int, events: list[Event]) -> None:
        """Move a struck knight from a company to the discard pile, without a word of it."""
        self.take(character, slot, events)
        self.discard |= 1 << character

    def give_back(self, character: int, slot: int, by: str, events: list[Event]) -> None:
        """Return a character to its owner's hand, or discard it where the hand is full [R]."""
        place, seat = divmod(slot, self.seats)
        if self.hands[seat].bit_count() >= HAND_LIMIT:
            self.scrap(character, slot, "full", events)
            return
        self.take(character, slot, events)
        bit = 1 << character
        self.hands[seat] |= bit
        self.known[seat] |= bit
        self.leaving &= ~bit
        cards = self.cards
        events.append(
            CharacterReturned(seat, cards.characters[character].id, cards.places[place].id, by)
        )

    def drop(self, character: int, seat: Seat, why: str, events: list[Event]) -> None:
        """Discard a character from a hand."""
        self.from_hand(character, seat)
        self.discard |= 1 << character
        events.append(CharacterDiscarded(seat, self.cards.characters[character].id, "hand", why))

    def from_hand(self, character: int, seat: Seat) -> None:
        """Take a character out of a hand."""
        bit = ~(1 << character)
        self.hands[seat] &= bit
        self.known[seat] &= bit

    def play(self, character: int, place: int, seat: Seat, how: str, events: list[Event]) -> None:
        """Bring a character from a hand to a place."""
        self.from_hand(character, seat)
        self.put(character, place, seat)
        cards = self.cards
        events.append(
            CharacterPlaced(seat, cards.characters[character].id, cards.places[place].id, how)
        )

    def draw(self, seat: Seat, events: list[Event]) -> bool:
        """Draw a character to a hand, unless hand or decks forbid it; return whether it was."""
        if self.hands[seat].bit_count() >= HAND_LIMIT or not self.refill(events):
            return False
        self.left -= 1
        character = self.deck[self.left]
        self.hands[seat] |= 1 << character
        events.append(CharacterDrawn(seat, self.cards.characters[character].id, self.left))
        return True

    def refill(self, events: list[Event]) -> bool:
        """Shuffle the discard pile into a new deck if the deck is empty; return if there is one."""
        if self.left:
            return True
        if not self.discard:
            return False
        deck = cards_of(self.discard)
        self.shuffle(deck)
        self.deck, self.left, self.discard = tuple(deck), len(deck), 0
        events.append(DeckReshuffled(self.left))
        return True

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` in random order, in place."""
        generator = SplitMix64.__new__(SplitMix64)
        generator.state = self.chance
        generator.shuffle(items)
        self.chance = generator.state

    def sums(self, place: int, seat: Seat) -> list[int]:
        """Return a company's six sums with everything in force."""
        return unpacked(self.total(place, seat))

    def main_with_room(self, seat: Seat, but: int = -1) -> list[int]:
        """Return the main locations, ``but`` one, where a seat has room for a character."""
        return [place for place in range(MAIN) if place != but and self.room(place, seat) > 0]


def worth(cards: CardSet, character: int, heraldic: int) -> int:
    """Return a character's packed skills with a heraldic event in force, or NOBODY."""
    packed = cards.packed[character]
    if heraldic >= 0 and cards.tilted[heraldic] >> character & 1:
        packed += cards.tilt[heraldic]
    return packed


# Points: those of completed events, of special cards held, of texts that count at the end


def points(p: Position, seat: Seat) -> int:
    """Return what a seat would score if the game ended now."""
    return event_points(p, seat) + special_points(p, seat) + text_points(p, seat)


def event_points(p: Position, seat: Seat) -> int:
    """Return the points printed on a seat's completed events."""
    return sum([p.cards.points[number] for number in p.completed[seat]])


def special_points(p: Position, seat: Seat) -> int:
    """Return the points of the special cards that a seat holds and that haven't left."""
    if p.winner != NOBODY and p.specials_score == LEAVE:
        return 0
    sum_ = 0
    for special, carrier in enumerate(p.specials):
        if carrier >= 0 and not p.departed >> carrier & 1 and p.owner_of_special(special) == seat:
            sum_ += p.cards.specials[special].points
    return sum_


def text_points(p: Position, seat: Seat) -> int:
    """Return what texts that count at the end are worth to a seat now."""
    sum_ = 0
    for owner in range(p.seats):
        for number in p.completed[owner]:
            for effect in p.cards.events[number].effects:
                if effect.effect == "stay":
                    place = p.cards.events[number].place
                    people = p.companies[place * p.seats + seat].bit_count()
                    sum_ += effect.amount * people
                elif effect.effect == "end_place" and owner == seat:
                    sum_ += effect.amount * sum(
                        p.cards.events[other].place == effect.place
                        for other in p.completed[seat]
                        if other != number
                    )
    return sum_


def _replaced(items: tuple[int, ...], index: int, item: int) -> tuple[int, ...]:
    return (*items[:index], item, *items[index + 1 :])
