"""Choices that effects ask for: each is a move of its own, of the seat that has it.

``pending`` holds them in the order of the texts; the first is to be made now. One that has become
impossible (nobody left to choose) is dropped without a word.
"""

from __future__ import annotations

from typing import Final

from game.contract import Event, Move, Seat
from game.legends.rules.codes import ATTACH as ATTACH_VERB
from game.legends.rules.codes import (
    DISCARD,
    FIRST_PLACE,
    FIRST_SPECIAL,
    KEEP,
    PASS_MOVE,
    PLAY,
    SHUFFLE,
    USE,
    cards_of,
    move_of,
    names_of,
)
from game.legends.rules.codes import SETTLE as SETTLE_VERB
from game.legends.rules.effects import rescue, strike
from game.legends.rules.events import (
    CharacterDiscarded,
    CharacterDrawn,
    CharacterSettled,
    EventKept,
    EventsShuffled,
    MusterPassed,
    SpecialAttached,
)
from game.legends.rules.position import (
    ATTACH,
    DROP,
    FORESEE,
    HAND_LIMIT,
    LOSE,
    RECALL,
    RESCUE,
    SETTLE,
    SLAY,
    TAKE,
    Pending,
    Position,
)

CHOICES: Final = (
    "drop", "lose", "settle", "attach", "take", "foresee", "rescue", "slay", "recall", "muster",
)  # fmt: skip
"""The kinds' names, as observations have them."""


def choice_moves(p: Position, choice: Pending) -> list[Move]:
    """Return the moves that a choice offers; [] if it has become impossible."""
    kind, seat, source, place, shown = choice
    if kind == DROP:
        return [move_of(DISCARD, c) for c in cards_of(p.hands[seat])]
    if kind == LOSE:
        return [move_of(DISCARD, c) for c in cards_of(p.companies[place * p.seats + seat])]
    if kind == SETTLE:
        rooms = p.main_with_room(seat)
        company = cards_of(p.companies[place * p.seats + seat])
        return [move_of(SETTLE_VERB, c, FIRST_PLACE + to) for c in company for to in rooms]
    if kind == ATTACH:
        return [move_of(ATTACH_VERB, FIRST_SPECIAL + place, c) for c in heirs(p, seat, place)]
    if kind == TAKE:
        return sorted(move_of(USE, source, c) for c in shown)
    if kind == FORESEE:
        return [move_of(USE, source, KEEP), move_of(USE, source, SHUFFLE)]
    if kind == RESCUE:
        full = p.hands[seat].bit_count() >= HAND_LIMIT
        return [] if full else [move_of(USE, source, c) for c in cards_of(p.discard)]
    if kind == SLAY:
        return [move_of(USE, source, c) for c in cards_of(_slayable(p, seat, place))]
    if kind == RECALL:
        return [move_of(USE, source, c) for c in cards_of(p.companies[place * p.seats + seat])]
    rooms = p.main_with_room(seat)
    hand = cards_of(p.hands[seat]) if rooms else []
    if not hand:
        return []
    return [move_of(PLAY, c, FIRST_PLACE + to) for c in hand for to in rooms] + [PASS_MOVE]


def heirs(p: Position, seat: Seat, special: int) -> list[int]:
    """Return the characters of a seat at a special card's place, which may carry it."""
    place = p.cards.specials[special].bound
    return [c for c in cards_of(p.companies[place * p.seats + seat]) if p.specials[special] != c]


def _slayable(p: Position, seat: Seat, place: int) -> int:
    slayable = 0
    for slot in range(place * p.seats, (place + 1) * p.seats):
        if slot % p.seats != seat:
            slayable |= p.companies[slot] & p.cards.knights & ~p.shielded(slot)
    return slayable


def choose(p: Position, move: Move, events: list[Event]) -> None:
    """Make the first pending choice."""
    kind, seat, source, place, shown = p.pending[0]
    first, second, _, _ = names_of(move)
    cards = p.cards
    by = cards.names[source]
    rest = p.pending[1:]
    slot = place * p.seats + seat
    if kind == DROP:
        p.drop(first, seat, "event" if source >= FIRST_SPECIAL else "chosen", events)
    elif kind == LOSE:
        p.scrap(first, slot, "event", events)
    elif kind == SETTLE:
        to = second - FIRST_PLACE
        p.shift(first, slot, to, seat)
        origin, destination = cards.places[place].id, cards.places[to].id
        events.append(CharacterSettled(seat, cards.characters[first].id, origin, destination))
        if p.companies[slot]:
            rest = p.pending
    elif kind == ATTACH:
        previous = p.specials[place]
        p.carry(place, second)
        named = None if previous < 0 else cards.characters[previous].id
        events.append(
            SpecialAttached(cards.specials[place].id, seat, cards.characters[second].id, named)
        )
    elif kind == TAKE:
        _take(p, seat, second, shown, events)
    elif kind == FORESEE:
        if second == KEEP:
            events.append(EventKept(seat))
        else:
            _shuffle_events(p, seat, events)
    elif kind == RESCUE:
        rescue(p, second, seat, source, events)
    elif kind == SLAY:
        strike(p, second, by, events)
    elif kind == RECALL:
        p.give_back(second, slot, by, events)
    elif move == PASS_MOVE:
        events.append(MusterPassed(seat))
    else:
        p.play(first, second - FIRST_PLACE, seat, "muster", events)
    p.pending = rest


def drop_impossible(p: Position, events: list[Event]) -> None:
    """Drop the pending choices that offer nothing, up to the first that does.

    People of a closed place who have nowhere to go are discarded.
    """
    while p.pending and not choice_moves(p, p.pending[0]):
        kind, seat, _, place, _ = p.pending[0]
        if kind == SETTLE:
            slot = place * p.seats + seat
            for character in cards_of(p.companies[slot]):
                p.scrap(character, slot, "full", events)
        p.pending = p.pending[1:]


def _take(p: Position, seat: Seat, taken: int, shown: tuple[int, ...], events: list[Event]) -> None:
    """Take one of the cards looked at; the others are discarded for all to see."""
    p.left -= len(shown)
    p.hands[seat] |= 1 << taken
    cards = p.cards
    events.append(CharacterDrawn(seat, cards.characters[taken].id, p.left))
    for other in shown:
        if other != taken:
            p.discard |= 1 << other
            events.append(CharacterDiscarded(seat, cards.characters[other].id, "deck", "shown"))


def _shuffle_events(p: Position, seat: Seat, events: list[Event]) -> None:
    """Shuffle the events above the final one: what had been foreseen may lie anywhere now."""
    bottom = 1 if p.level else 0
    above = list(p.event_deck[bottom : p.events_left])
    p.shuffle(above)
    p.event_deck = p.event_deck[:bottom] + tuple(above)
    p.foreseen = 0
    events.append(EventsShuffled(seat))
