"""What a screen may ask about a position, from an observation alone: the rules' own arithmetic.

Have and need of each company for each open quest, what a move would change and cost, who could
complete what in its next turn. Words of the data throughout; nothing here guesses at hidden cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.contract import Event, Move, Observation, Seat
from game.legends.agents.shortfall import way_to
from game.legends.rules import effects, turn
from game.legends.rules.cards import CardSet, shipped_cards
from game.legends.rules.codes import (
    COMPLETE,
    FIRST_EVENT,
    FIRST_PLACE,
    MOVE,
    NONE,
    PLAY,
    SETTLE,
    SKILLS,
    START,
    USE,
    cards_of,
    is_met,
    names_of,
    text_of,
    unpacked,
    verb_of,
)
from game.legends.rules.observation import typed
from game.legends.rules.state import LegendsState
from game.legends.rules.tournament import bid_worth
from game.legends.rules.worlds import public_state

_HIDDEN = ("draw", "scry", "foresee", "harry", "haste", "rescue", "dispel", "steal")
"""Effects that change no company's sums at once, or by cards that can't be known."""


@dataclass(frozen=True, slots=True)
class Need:
    """One requirement of a quest against a company."""

    skill: str
    have: int
    need: int

    @property
    def met(self) -> bool:
        """Whether the company has enough."""
        return self.have >= self.need


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would change for companies, and what it costs."""

    before: dict[tuple[str, Seat], list[int]]
    """Six sums of each company that changes, by (place, seat)."""
    after: dict[tuple[str, Seat], list[int]]
    gains: tuple[str, ...]
    """Events that the moving seat's companies could complete only afterwards."""
    loses: tuple[str, ...]
    """Events that they could complete only before."""
    price: tuple[str, ...]
    """Characters that would be discarded at the end of the turn."""
    returns: tuple[str, ...]
    """Special cards that would go back to the side."""


@dataclass(frozen=True, slots=True)
class Threat:
    """A seat could complete an event in its next turn; ``uses`` are the abilities it must spend."""

    seat: Seat
    event: str
    place: str
    uses: tuple[str, ...]


class Outlook:
    """An observation to ask. Made anew for each observation; cheap until asked."""

    def __init__(self, observation: Observation, cards: CardSet | None = None) -> None:
        """``cards`` is the card set of the game, the shipped one by default."""
        self.cards = cards or shipped_cards()
        self.observation = typed(observation)
        self.seat: Seat = self.observation["seat"]

    @cached_property
    def position(self) -> LegendsState:
        """All that is seen, as a position to look at (not to play on)."""
        return public_state(self.cards, self.observation)

    # Have and need

    def needs(self, event: str, seat: Seat) -> list[Need]:
        """Return a quest's requirements against a seat's company at its place, in card order."""
        number = self.cards.code_of[event] - FIRST_EVENT
        card = self.cards.events[number]
        sums = self.position.sums(card.place, seat)
        return [Need(SKILLS[skill], sums[skill], need) for skill, need in card.needs]

    def open_events(self) -> list[str]:
        """Return the open quests, final event included, place by place."""
        return [event for events in self.observation["events"].values() for event in events]

    def met(self, event: str, seat: Seat) -> bool:
        """Return whether a seat's company has all that a quest asks for now."""
        return all(need.met for need in self.needs(event, seat))

    # What a move would do

    def preview(self, move: Move) -> Preview:
        """Return what a legal move of the observing seat would change; hidden cards stay so.

        Fit for uses of abilities, plays, moves, completing and settling; other moves change no
        company.
        """
        before = self.position
        after = before.clone()
        price: tuple[str, ...] = ()
        events: list[Event] = []
        verb = verb_of(move)
        first, second, one, other = names_of(move)
        if verb == USE and not before.pending:
            use = turn.use_of(after, first)
            if use is not None:
                if use.ability.leaves:
                    price = (self.cards.characters[use.character].id,)
                if use.ability.effect not in _HIDDEN:
                    effects.EFFECTS[use.ability.effect].act(after, use, second, one, events)
        elif verb in (PLAY, START):
            after.from_hand(first, self.seat)
            after.put(first, second - FIRST_PLACE, self.seat)
        elif verb in (MOVE, SETTLE):
            people = (one, other) if verb == MOVE else (first,)
            place = second - FIRST_PLACE
            for character in people:
                if character != NONE:
                    after.shift(character, after.slot_of(character), place, self.seat)
                    after.bind(character, place, events)
        elif verb == COMPLETE:
            place = self.cards.events[first - FIRST_EVENT].place
            after.claimed |= 1 << place
        return self._difference(before, after, price)

    def _difference(
        self, before: LegendsState, after: LegendsState, price: tuple[str, ...]
    ) -> Preview:
        cards, seats = self.cards, before.seats
        changed = [
            (place, seat)
            for place in before.open
            for seat in range(seats)
            if before.total(place, seat) != after.total(place, seat)
        ]
        could = self._completable(before)
        can = self._completable(after)
        return Preview(
            {(cards.places[p].id, s): unpacked(before.total(p, s)) for p, s in changed},
            {(cards.places[p].id, s): unpacked(after.total(p, s)) for p, s in changed},
            tuple(event for event in can if event not in could),
            tuple(event for event in could if event not in can),
            price,
            tuple(
                special.id
                for number, special in enumerate(cards.specials)
                if before.specials[number] >= 0 > after.specials[number]
            ),
        )

    def _completable(self, position: LegendsState) -> list[str]:
        cards = self.cards
        return [
            cards.events[number].id
            for place in position.open
            for number in position.quests[place]
            if position.companies[place * position.seats + self.seat]
            and is_met(position.total(place, self.seat), cards.needs[number])
        ]

    # Warnings

    def threats(self, seats: tuple[Seat, ...] | None = None) -> list[Threat]:
        """Return who could complete what in its next turn, by what lies on the table.

        The acting seat is asked about this turn's abilities while it may still use them.
        """
        position, cards = self.position, self.cards
        found = []
        for seat in range(position.seats) if seats is None else seats:
            for place in position.open:
                for number in position.quests[place]:
                    way = way_to(position, number, seat)
                    if way is not None:
                        uses = tuple(cards.names[names_of(move)[0]] for move in way)
                        event, where = cards.events[number].id, cards.places[place].id
                        found.append(Threat(seat, event, where, uses))
        return found

    # Tournaments

    def bid_worth(self, character: str) -> int:
        """Return what a character would count in the running tournament."""
        return bid_worth(self.position, self.cards.code_of[character])

    def would_tie(self, move: Move) -> bool:
        """Return whether a bid would make the observing seat's sum equal to the highest."""
        tournament = self.observation["tournament"]
        assert tournament is not None, "a bid is made in a tournament"
        totals = tournament["totals"]
        own = (totals[self.seat] or 0) + bid_worth(self.position, names_of(move)[0])
        others = [t for seat, t in enumerate(totals) if seat != self.seat and t is not None]
        return bool(others) and own == max(others)

    # Legal moves by what they touch

    def text(self, move: Move) -> str:
        """Return a move as text."""
        return text_of(move, self.cards.names)

    def people_of(self, seat: Seat) -> list[str]:
        """Return all characters that a seat has on the table."""
        position = self.position
        mask = 0
        for place in range(len(self.cards.places)):
            mask |= position.companies[place * position.seats + seat]
        return [self.cards.characters[character].id for character in cards_of(mask)]
