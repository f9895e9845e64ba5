"""Tables of the legends laid out by hand: who stands where, what lies open, who holds what."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.contract import Event
from game.legends.rules import turn
from game.legends.rules.cards import CardSet, EventCard, shipped_cards
from game.legends.rules.codes import FIRST_EVENT, FIRST_PLACE, FIRST_SPECIAL, one
from game.legends.rules.fold import fold
from game.legends.rules.observation import LegendsObservation
from game.legends.rules.position import ABILITIES, ACTIONS, ARRIVING, COMPLETING
from game.legends.rules.state import LegendsState, blank_state

CARDS = shipped_cards()
STEPS = {"event": ARRIVING, "abilities": ABILITIES, "complete": COMPLETING, "actions": ACTIONS}


def laid_out(
    *,
    seats: int = 2,
    level: int = 2,
    step: str = "abilities",
    people: Mapping[tuple[str, int], Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    quests: Mapping[str, Sequence[str]] | None = None,
    specials: Mapping[str, str] | None = None,
    heraldic: str | None = None,
    events: Sequence[str] = ("ravens", "last_day"),
    deck: Sequence[str] | None = None,
    discard: Iterable[str] = (),
    completed: Mapping[int, Sequence[str]] | None = None,
    option: str = "score",
    cards: CardSet = CARDS,
) -> LegendsState:
    """Return a position with seat 0 to act; ``events`` and ``deck`` list the top card last.

    Characters not named lie in the deck (unless one is given, then they are out of the game).
    Places with a quest of their own are open.
    """
    code = cards.code_of
    state = blank_state(cards, seats, level, option)
    away = 0

    def mask(ids: Iterable[str]) -> int:
        nonlocal away
        found = sum(1 << code[name] for name in ids)
        assert not found & away, "a character is in two places"
        away |= found
        return found

    for (place, seat), ids in (people or {}).items():
        for name in ids:
            mask([name])
            state.put(code[name], code[place] - FIRST_PLACE, seat)
        number = code[place] - FIRST_PLACE
        state.open = tuple(sorted({*state.open, number}))
    for seat, ids in (hands or {}).items():
        state.hands[seat] = mask(ids)
    state.discard = mask(discard)
    for place, ids in (quests or {}).items():
        number = code[place] - FIRST_PLACE
        state.quests[number] = tuple(code[name] - FIRST_EVENT for name in ids)
        state.open = tuple(sorted({*state.open, number}))
    for special, carrier in (specials or {}).items():
        state.carry(code[special] - FIRST_SPECIAL, code[carrier])
    if heraldic:
        state.heraldic = code[heraldic] - FIRST_EVENT
    for seat, ids in (completed or {}).items():
        state.completed[seat] = tuple(code[name] - FIRST_EVENT for name in ids)
    if deck is None:
        rest = [n for n in range(len(cards.characters)) if not away >> n & 1]
    else:
        rest = [code[name] for name in deck]
        state.gone = ((1 << len(cards.characters)) - 1) & ~away & ~sum(1 << n for n in rest)
    state.deck, state.left = tuple(rest), len(rest)
    # The final event lies at the bottom.
    order = [code[name] - FIRST_EVENT for name in events]
    order.sort(key=lambda number: number not in cards.finals)
    state.event_deck, state.events_left = tuple(order), len(order)
    state.step = STEPS[step]
    state.told = True
    if step == "actions":
        state.actions = turn.ACTIONS_A_TURN
    return state


def do(state: LegendsState, *texts: str) -> list[Event]:
    """Make moves named by text, each by the seat that has to act; return what happened."""
    events: list[Event] = []
    for text in texts:
        (seat,) = state.to_act()
        before = [state.observation(seat) for seat in range(state.seats)]
        made = state.apply(seat, state.decode(text))
        assert_folded(before, made, state)
        events += made
    return events


def assert_folded(
    before: Sequence[LegendsObservation], made: Iterable[Event], state: LegendsState
) -> None:
    """Hold that each seat's knowledge, folded with what it saw happen, is what it knows now."""
    kept = json.dumps(before)
    for seat, known in enumerate(before):
        seen = [shown for event in made if (shown := event.seen_by(seat)) is not None]
        folded, after = fold(state.cards, known, seen), state.observation(seat)
        differing = {key: folded[key] for key in after if folded[key] != after[key]}
        assert not differing and folded == after, (seat, seen, differing)
    assert json.dumps(before) == kept


def offers(state: LegendsState, start: str = "") -> list[str]:
    """Return the texts of the legal moves that begin with ``start``."""
    (seat,) = state.to_act()
    texts = [state.encode(move) for move in state.legal_moves(seat)]
    return [text for text in texts if text.startswith(start)]


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the names of the events' classes."""
    return [type(event).__name__ for event in events]


def people(state: LegendsState, place: str, seat: int) -> list[str]:
    """Return who stands at a place for a seat."""
    companies: dict[str, list[list[str]]] = state.observation(0)["companies"]
    return companies[place][seat] if place in companies else []


def hand(state: LegendsState, seat: int) -> list[str]:
    """Return a seat's hand."""
    ids: list[str] = state.observation(seat)["hand"]
    return ids


def look(state: LegendsState, field: str, seat: int = 0) -> object:
    """Return a field of a seat's observation."""
    return state.observation(seat)[field]


def drawn(name: str, **more: Any) -> tuple[LegendsState, list[Event]]:
    """Return a table where seat 0 has just drawn an event card, and what happened."""
    table = laid_out(step="event", events=["last_day", name], **more)
    happened: list[Event] = []
    turn.begin_turn(table, happened)
    turn.advance(table, happened)
    return table, happened


def bidding(
    hands: Mapping[int, Sequence[str]], seats: int = 3, event: str = "lonazep", **more: Any
) -> LegendsState:
    """Return a table where the bidding for a tournament begins."""
    return drawn(event, seats=seats, hands=hands, **more)[0]


def card(name: str) -> EventCard:
    """Return an event card."""
    return CARDS.events[CARDS.code_of[name] - FIRST_EVENT]


def raised(table: LegendsState, event: EventCard, lacking: int = 0) -> None:
    """Lift the company of seat 0 to exactly what an event asks for, less what is lacking."""
    sums = table.observation(0)["totals"][CARDS.places[event.place].id][0]
    boosts = list(table.boosts)
    for index, (skill, need) in enumerate(event.needs):
        short = lacking if index == len(event.needs) - 1 else 0
        boosts[event.place] += one(skill, need - sums[skill] - short)
    table.boosts = tuple(boosts)
