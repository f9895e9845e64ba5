"""What a seat may know of a position of the legends: its observation, as plain JSON.

Places, cards and skills are words of the data. :mod:`game.legends.rules.worlds` goes the way back,
to a world that looks like an observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict, cast

from game.contract import Observation, Seat
from game.legends.rules.cards import NOBODY, TABLE_LEVELS
from game.legends.rules.choices import CHOICES
from game.legends.rules.codes import (
    FIRST_EVENT,
    FIRST_PLACE,
    FIRST_SKILL,
    FIRST_SPECIAL,
    named,
    unpacked,
)
from game.legends.rules.position import ATTACH, OVER, TAKE, Position, points
from game.legends.rules.quests import FINAL_ROUNDS
from game.legends.rules.tournament import bid_total
from game.legends.rules.turn import STEPS, actor

TOURNAMENT: Final = "tournament"
CHOICE: Final = "choice"
"""Phases besides the steps' names: a tournament runs, a choice is to be made."""



class TableOptions(TypedDict):
    """What was chosen before the match."""

    level: str
    """``beginner``, ``standard`` or ``advanced``."""
    specials: str
    """``score`` or ``leave``: what special cards carried elsewhere do at the end."""


class DeckCounts(TypedDict):
    """How many cards the two decks hold."""

    characters: int
    events: int


class CardPiles(TypedDict):
    """Cards that lie together, by kind."""

    characters: list[str]
    """In the order of the card table."""
    events: list[str]
    """In the order in which they came there."""


class TournamentSeen(TypedDict):
    """The tournament that runs. Lists by seat."""

    event: str
    bids: list[list[str]]
    """The characters bid."""
    totals: list[int | None]
    """What they come to; None for a seat that hasn't bid."""
    bidder: Seat
    """Who may bid now."""
    passes: int
    """Seats that passed in a row."""


class ChoiceSeen(TypedDict):
    """A choice that an effect asks for."""

    kind: str
    """One of :data:`game.legends.rules.choices.CHOICES`."""
    seat: Seat
    """Whose choice it is."""
    source: str
    """The card that asks."""
    place: str | None
    """Where, if that matters."""
    special: str | None
    """The special card to be attached, if one is."""
    shown: list[str | None]
    """The characters looked at; None each for a seat that sees only their backs."""


class FinalSeen(TypedDict):
    """The final event lies open."""

    turn: int
    """The round in which it appeared."""
    rounds_left: int
    """Full rounds until the game ends without it, this one among them."""


class LegendsObservation(TypedDict):
    """All that a seat may know of a table. Seats count from 0; lists by seat unless said otherwise.

    Cards, places and skills are words of the data.
    """

    seat: Seat
    """Who sees this."""
    seats: int
    """How many play."""
    options: TableOptions
    phase: str
    """What kind of decision comes next: a step's name, ``tournament`` or ``choice``."""
    step: str
    """One of :data:`game.legends.rules.turn.STEPS`."""
    turn: int
    """The round, from 1."""
    start: Seat
    """Who began."""
    active: Seat
    """Whose turn it is."""
    actor: Seat | None
    """Who has to decide now; None when the game is over."""
    actions_left: int
    extra_actions: int
    """Gained in this turn, before the actions began."""
    hand: list[str]
    """The observing seat's."""
    hand_counts: list[int]
    known_hands: list[list[str]]
    """What of each hand all have seen."""
    places: list[str]
    """Where characters may stand now."""
    sealed: list[str]
    """Places that closed with their people inside."""
    companies: dict[str, list[list[str]]]
    """By place, of all places that are open or peopled: who stands there."""
    totals: dict[str, list[list[int]]]
    """By open place: each company's six sums with everything in force."""
    boosts: dict[str, list[int]]
    """By place: what abilities gave the active seat's company in this turn, by skill."""
    events: dict[str, list[str]]
    """By open place: the event cards that lie there, the oldest first."""
    heraldic: str | None
    """The heraldic event card in force."""
    occasion: str | None
    """The special event card that is being carried out."""
    specials: dict[str, str | None]
    """By special card: who carries it, or None."""
    completed: list[list[str]]
    """The event cards completed or won."""
    points: list[int]
    """What each would score if the game ended now."""
    deck: DeckCounts
    discards: CardPiles
    gone: CardPiles
    """Out of the game."""
    used: list[str]
    """Characters and special cards whose ability was used in this turn."""
    leaving: list[str]
    """Characters that must go when the turn ends."""
    claimed: list[str]
    """Places where a quest was completed in this turn."""
    foreseen: str | None
    """The event card on top of the deck, if this seat has looked at it."""
    foreseen_by: list[Seat]
    """Seats that know it."""
    tournament: TournamentSeen | None
    choices: list[ChoiceSeen]
    """To be made, the first one now."""
    final: FinalSeen | None
    winner: Seat | None
    """Who completed the final event."""
    departed: list[str]
    """Characters that left with the final event."""


def typed(observation: Observation) -> LegendsObservation:
    """Return an observation that came through the contract of all games under its own type."""
    return cast(LegendsObservation, observation)


def phase_of(p: Position) -> str:
    """Return the phase: what kind of decision comes next."""
    if p.step == OVER:
        return STEPS[OVER]
    if p.pending:
        return CHOICE
    return TOURNAMENT if p.tournament >= 0 else STEPS[p.step]


def observation(p: Position, seat: Seat) -> LegendsObservation:
    """Return all that ``seat`` may know."""
    names, places = p.cards.names, p.cards.names[FIRST_PLACE:FIRST_SKILL]
    events, seats = p.cards.names[FIRST_EVENT:FIRST_PLACE], range(p.seats)
    acting = actor(p)
    companies, totals = _companies(p, places)
    return {
        "seat": seat,
        "seats": p.seats,
        "options": {"level": TABLE_LEVELS[p.level], "specials": p.specials_score},
        "phase": phase_of(p),
        "step": STEPS[p.step],
        "turn": p.turn,
        "start": p.start,
        "active": p.active,
        "actor": None if acting == NOBODY else acting,
        "actions_left": p.actions,
        "extra_actions": p.extra,
        "hand": named(p.hands[seat], names),
        "hand_counts": [hand.bit_count() for hand in p.hands],
        "known_hands": [named(known, names) for known in p.known],
        "places": [places[number] for number in p.open],
        "sealed": _of_mask(p.sealed, places),
        "companies": companies,
        "totals": totals,
        "boosts": {places[n]: unpacked(p.boosts[n]) for n in p.open if p.boosts[n]},
        "events": {places[n]: [events[e] for e in p.quests[n]] for n in p.open},
        "heraldic": None if p.heraldic == NOBODY else events[p.heraldic],
        "occasion": None if p.occasion == NOBODY else events[p.occasion],
        "specials": {
            special.id: None if carrier == NOBODY else names[carrier]
            for special, carrier in zip(p.cards.specials, p.specials, strict=True)
        },
        "completed": [[events[e] for e in completed] for completed in p.completed],
        "points": [points(p, other) for other in seats],
        "deck": {"characters": p.left, "events": p.events_left},
        "discards": _pile(p.discard, p.dropped, names),
        "gone": _pile(p.gone, p.gone_events, names),
        "used": named(p.used, names),
        "leaving": named(p.leaving, names),
        "claimed": _of_mask(p.claimed, places),
        "foreseen": events[p.event_deck[p.events_left - 1]] if p.foreseen >> seat & 1 else None,
        "foreseen_by": [other for other in seats if p.foreseen >> other & 1],
        "tournament": None if p.tournament < 0 else _tournament(p),
        "choices": [_choice(p, number, seat) for number in range(len(p.pending))],
        "final": _final(p) if p.final_turn else None,
        "winner": None if p.winner == NOBODY else p.winner,
        "departed": named(p.departed, names),
    }


def _companies(
    p: Position, places: Sequence[str]
) -> tuple[dict[str, list[list[str]]], dict[str, list[list[int]]]]:
    """Return who stands where, and what each company at an open place comes to."""
    seats, names = p.seats, p.cards.names
    people = [named(company, names) for company in p.companies]
    sums = [p.total(number, seat) for number in p.open for seat in range(seats)]
    six = [unpacked(total) for total in sums]
    companies, totals = {}, {}
    for number in range(len(p.companies) // seats):
        standing = people[number * seats : (number + 1) * seats]
        if number in p.open or any(standing):
            companies[places[number]] = standing
    for place, number in enumerate(p.open):
        totals[places[number]] = six[place * seats : (place + 1) * seats]
    return companies, totals


def _pile(characters: int, events: Sequence[int], names: Sequence[str]) -> CardPiles:
    return {
        "characters": named(characters, names),
        "events": [names[FIRST_EVENT + event] for event in events],
    }


def _of_mask(mask: int, places: Sequence[str]) -> list[str]:
    """Return the places of a mask, ascending."""
    return [places[n] for n in range(mask.bit_length()) if mask >> n & 1]


def _final(p: Position) -> FinalSeen:
    return {"turn": p.final_turn, "rounds_left": FINAL_ROUNDS - (p.turn - p.final_turn)}


def _tournament(p: Position) -> TournamentSeen:
    return {
        "event": p.cards.events[p.tournament].id,
        "bids": [named(mask, p.cards.names) for mask in p.bids],
        "totals": [bid_total(p, seat) if p.bids[seat] else None for seat in range(p.seats)],
        "bidder": p.bidder,
        "passes": p.passes,
    }


def _choice(p: Position, number: int, seat: Seat) -> ChoiceSeen:
    """Return a pending choice; what only its seat looks at is hidden from others."""
    kind, owner, source, place, shown = p.pending[number]
    cards = p.cards
    hidden = kind == TAKE and seat != owner
    return {
        "kind": CHOICES[kind],
        "seat": owner,
        "source": cards.names[source],
        "place": None if place < 0 or kind == ATTACH else cards.places[place].id,
        "special": cards.names[FIRST_SPECIAL + place] if kind == ATTACH else None,
        "shown": [None if hidden else cards.characters[c].id for c in shown],
    }
