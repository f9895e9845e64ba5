"""Events of the legends: drawing one (step 1), completing a quest (step 3), and what texts do.

Texts are carried out in the order of the card, each seat's share from the active seat clockwise;
where somebody has a choice it waits in ``pending``, and :mod:`game.legends.rules.choices` makes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.contract import Event, Seat
from game.legends.rules.cards import (
    FINAL,
    HERALDIC,
    MAIN,
    NOBODY,
    PLACE,
    QUEST,
    TOURNAMENT,
    CardSet,
    EventCard,
    EventEffect,
)
from game.legends.rules.cards import KINDS as KIND_NAMES
from game.legends.rules.codes import FIRST_EVENT, cards_of, is_met
from game.legends.rules.events import (
    ActionsGained,
    CompanyLeft,
    EventDrawn,
    FinalAppeared,
    HeraldRaised,
    OccasionBegan,
    OccasionEnded,
    PlaceClosed,
    PlaceSealed,
    QuestCompleted,
    QuestOpened,
    QuestRefused,
)
from game.legends.rules.position import (
    ATTACH,
    DROP,
    LOSE,
    MUSTER,
    QUEST_LIMIT,
    RECALL,
    RESCUE,
    SETTLE,
    SLAY,
    Pending,
    Position,
)
from game.legends.rules.tournament_events import TournamentOpened

FINAL_ROUNDS: Final = 3
"""Full rounds after the final event appeared; then the game ends without it [R]."""


def draw_event(p: Position, events: list[Event]) -> None:
    """Step 1: turn up the next event, if there is one, and do what its kind asks for."""
    if not p.events_left:
        return
    p.events_left -= 1
    p.foreseen = 0
    number = p.event_deck[p.events_left]
    card = p.cards.events[number]
    events.append(EventDrawn(p.active, card.id, KIND_NAMES[card.kind], p.events_left))
    if card.kind == QUEST:
        _open_quest(p, number, card, events)
    elif card.kind in (PLACE, FINAL):
        p.quests[card.place] = (number,)
        p.open = tuple(sorted((*p.open, card.place)))
        where = p.cards.places[card.place].id
        events.append(QuestOpened(card.id, where, True))
        if card.kind == FINAL:
            p.final_turn = p.turn
            events.append(FinalAppeared(card.id, where, FINAL_ROUNDS))
    elif card.kind == HERALDIC:
        old = p.heraldic
        if old != NOBODY:
            p.dropped += (old,)
        p.heraldic = number
        events.append(HeraldRaised(card.id, None if old == NOBODY else p.cards.events[old].id))
    elif card.kind == TOURNAMENT:
        p.tournament, p.bidder, p.passes = number, p.active, 0
        p.bids = (0,) * p.seats
        events.append(TournamentOpened(card.id, p.active, card.cap))
    else:
        _begin_occasion(p, number, card, events)


def _open_quest(p: Position, number: int, card: EventCard, events: list[Event]) -> None:
    where = p.cards.places[card.place].id
    if len(p.quests[card.place]) >= QUEST_LIMIT:
        p.dropped += (number,)
        events.append(QuestRefused(card.id, where))
    else:
        p.quests[card.place] += (number,)
        events.append(QuestOpened(card.id, where, False))


def _begin_occasion(p: Position, number: int, card: EventCard, events: list[Event]) -> None:
    events.append(OccasionBegan(card.id))
    for effect in card.effects:
        for step in range(p.seats):
            OCCASIONS[effect.effect](p, (p.active + step) % p.seats, number, effect, events)
    p.occasion = number


def end_occasion(p: Position, events: list[Event]) -> None:
    """Discard a special event that every seat has carried out."""
    if p.occasion != NOBODY:
        p.dropped += (p.occasion,)
        events.append(OccasionEnded(p.cards.events[p.occasion].id))
        p.occasion = NOBODY


# Completing


def completable(p: Position) -> list[int]:
    """Return the events that the active seat may complete now: one a place a turn [S]."""
    found = []
    seat, needs = p.active, p.cards.needs
    for place in p.open:
        quests = p.quests[place]
        if quests and not p.claimed >> place & 1 and p.companies[place * p.seats + seat]:
            total = p.total(place, seat)
            found += [number for number in quests if is_met(total, needs[number])]
    return found


def complete(p: Position, number: int, events: list[Event]) -> None:
    """Step 3: the active seat completes an event; its text is carried out."""
    card, seat = p.cards.events[number], p.active
    place = card.place
    p.quests[place] = tuple(other for other in p.quests[place] if other != number)
    p.completed[seat] += (number,)
    p.claimed |= 1 << place
    events.append(
        QuestCompleted(seat, card.id, p.cards.places[place].id, card.points, card.kind == FINAL)
    )
    reward(p, number, seat, events)
    if card.kind == FINAL:
        company = p.companies[place * p.seats + seat]
        p.departed |= company
        p.winner = seat
        p.pending = ()
        people = tuple(p.cards.characters[c].id for c in cards_of(company))
        carried = tuple(
            special.id
            for special, carrier in zip(p.cards.specials, p.specials, strict=True)
            if carrier >= 0 and company >> carrier & 1
        )
        events.append(CompanyLeft(seat, people, carried))
    elif place >= MAIN:
        _close(p, number, events)


def reward(p: Position, number: int, seat: Seat, events: list[Event]) -> None:
    """Carry out the text of an event that a seat completed or won."""
    for effect in p.cards.events[number].effects:
        REWARDS[effect.effect](p, seat, number, effect, events)


def asked_of(cards: CardSet, number: int, effect: EventEffect, seat: Seat) -> tuple[Pending, ...]:
    """Return the choices that one effect of an event card's text asks of a seat."""
    kind = CHOICE_OF.get(effect.effect)
    if kind is None:
        return ()
    source = FIRST_EVENT + number
    if kind == ATTACH:
        return ((ATTACH, seat, source, effect.special, ()),)
    place = effect.place if effect.place >= 0 else cards.events[number].place
    return ((kind, seat, source, place, ()),) * max(1, effect.amount)


def settling(p: Position, number: int) -> tuple[Pending, ...]:
    """Return the choices of those who have people at the place that an event card closes."""
    place = p.cards.events[number].place
    clockwise = [(p.active + step) % p.seats for step in range(p.seats)]
    return tuple(
        (SETTLE, seat, FIRST_EVENT + number, place, ())
        for seat in clockwise
        if p.companies[place * p.seats + seat]
    )


def _close(p: Position, number: int, events: list[Event]) -> None:
    """Close a special place: its people leave it, or stay to the end if the card says so."""
    card = p.cards.events[number]
    place, where = card.place, p.cards.places[card.place].id
    p.open = tuple(other for other in p.open if other != place)
    if any(effect.effect == "stay" for effect in card.effects):
        p.sealed |= 1 << place
        for seat in range(p.seats):
            for character in cards_of(p.companies[place * p.seats + seat]):
                p.release(character, events)
                # They are out of everybody's reach, a price still owed included.
                p.leaving &= ~(1 << character)
        events.append(PlaceSealed(where))
        return
    events.append(PlaceClosed(where))
    p.pending += settling(p, number)


Share = Callable[[Position, Seat, int, EventEffect, list[Event]], None]


def _draw(p: Position, seat: Seat, number: int, effect: EventEffect, events: list[Event]) -> None:
    for _ in range(effect.amount):
        p.draw(seat, events)


def _action(p: Position, seat: Seat, number: int, effect: EventEffect, events: list[Event]) -> None:
    p.extra += effect.amount
    events.append(ActionsGained(seat, effect.amount))


def _ask(p: Position, seat: Seat, number: int, effect: EventEffect, events: list[Event]) -> None:
    p.pending += asked_of(p.cards, number, effect, seat)


def _at_the_end(
    p: Position, seat: Seat, number: int, effect: EventEffect, events: list[Event]
) -> None:
    """Nothing now: the text counts at the end, see
    :func:`game.legends.rules.position.text_points`."""


CHOICE_OF: Final[Mapping[str, int]] = {
    "special": ATTACH,
    "lose": LOSE,
    "slay": SLAY,
    "rescue": RESCUE,
    "each_discard": DROP,
    "each_recall": RECALL,
    "each_muster": MUSTER,
}
"""The choice that a text asks for, where it asks for one."""

REWARDS: Final[Mapping[str, Share]] = {
    "draw": _draw,
    "action": _action,
    "special": _ask,
    "lose": _ask,
    "slay": _ask,
    "rescue": _ask,
    "stay": _at_the_end,
    "end_place": _at_the_end,
}
"""Texts of quests and tournaments, for who completes or wins one: ``draw`` so many cards, so many
``action`` more in this turn, a ``special`` card for one of the company, ``lose`` so many of it,
``slay`` a knight of another seat there, ``rescue`` one of the discard pile, ``stay``: the place's
people stay in it and are worth so many points each, ``end_place``: so many points for each other
event completed at a place."""

OCCASIONS: Final[Mapping[str, Share]] = {
    "each_draw": _draw,
    "each_discard": _ask,
    "each_recall": _ask,
    "each_muster": _ask,
}
"""Texts of special events, for each seat: draw so many cards, discard so many of the hand, take one
of the own people at a place back to the hand, bring one of the hand to a main location."""
