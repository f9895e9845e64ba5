"""Worlds that look like an observation: what a seat can't see is dealt at random.

Unseen characters go to the other hands and the deck, unseen events to the event deck; what the seat
has looked at, and cards that went to a hand for all to see, lie where they are known to lie.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.legends.rules.cards import NOBODY, TABLE_LEVELS, CardSet
from game.legends.rules.choices import CHOICES
from game.legends.rules.codes import FIRST_EVENT, FIRST_PLACE, FIRST_SPECIAL, cards_of, packed
from game.legends.rules.observation import ChoiceSeen, LegendsObservation
from game.legends.rules.position import ARRIVING, Pending
from game.legends.rules.state import LegendsState, blank_state
from game.legends.rules.turn import STEPS
from game.randomness import MAX_SEED


def sample(cards: CardSet, seen: LegendsObservation, rng: random.Random) -> LegendsState:
    """Return a random state that looks the same to the observing seat."""
    state = public_state(cards, seen)
    deal_unseen(state, seen, rng)
    return state


def public_state(cards: CardSet, seen: LegendsObservation) -> LegendsState:
    """Return a state with all that an observation shows, and nothing dealt that it doesn't.

    Fit for looking (totals, legal abilities and the like), not for playing on.
    """
    level, specials = seen["options"]["level"], seen["options"]["specials"]
    state = blank_state(cards, seen["seats"], TABLE_LEVELS.index(level), specials)
    _set_turn(state, seen)
    _set_hands_and_decks(state, seen)
    _set_places(state, seen)
    _set_events(state, seen)
    state.pending = tuple([_pending(cards, choice) for choice in seen["choices"]])
    return state


def _set_turn(state: LegendsState, seen: LegendsObservation) -> None:
    """Set whose turn it is, and what has been done in it."""
    code = state.cards.code_of
    state.step = STEPS.index(seen["step"])
    state.told = state.step > ARRIVING
    state.turn, state.start, state.active = seen["turn"], seen["start"], seen["active"]
    state.actions, state.extra = seen["actions_left"], seen["extra_actions"]
    state.used = _mask(state, seen["used"])
    state.leaving = _mask(state, seen["leaving"])
    state.claimed = sum([1 << code[place] - FIRST_PLACE for place in seen["claimed"]])
    state.winner = NOBODY if seen["winner"] is None else seen["winner"]
    if seen["final"] is not None:
        state.final_turn = seen["final"]["turn"]


def _set_hands_and_decks(state: LegendsState, seen: LegendsObservation) -> None:
    """Set where characters are, those at places apart, and how much is left to draw."""
    state.known = [_mask(state, ids) for ids in seen["known_hands"]]
    state.hands = state.known.copy()
    state.hands[seen["seat"]] = _mask(state, seen["hand"])
    state.discard = _mask(state, seen["discards"]["characters"])
    state.gone = _mask(state, seen["gone"]["characters"])
    state.departed = _mask(state, seen["departed"])
    state.left, state.events_left = seen["deck"]["characters"], seen["deck"]["events"]
    state.foreseen = sum([1 << seat for seat in seen["foreseen_by"]])


def _set_places(state: LegendsState, seen: LegendsObservation) -> None:
    """Set which places are open, who stands there, and what raises or accompanies them."""
    cards, code, seats = state.cards, state.cards.code_of, state.seats
    for place, companies in seen["companies"].items():
        first = (code[place] - FIRST_PLACE) * seats
        for seat, ids in enumerate(companies):
            if ids:
                state.companies[first + seat] = _mask(state, ids)
                state.base[first + seat] = sum([cards.packed[code[name]] for name in ids])
    state.open = tuple([code[place] - FIRST_PLACE for place in seen["places"]])
    state.sealed = sum([1 << code[place] - FIRST_PLACE for place in seen["sealed"]])
    if seen["boosts"]:
        boosts = list(state.boosts)
        for place, sums in seen["boosts"].items():
            boosts[code[place] - FIRST_PLACE] = packed(sums)
        state.boosts = tuple(boosts)
    state.specials = tuple(
        [NOBODY if carrier is None else code[carrier] for carrier in seen["specials"].values()]
    )


def _set_events(state: LegendsState, seen: LegendsObservation) -> None:
    """Set where event cards are, and the tournament that runs."""
    cards = state.cards
    for place, ids in seen["events"].items():
        if ids:
            state.quests[cards.code_of[place] - FIRST_PLACE] = _events(cards, ids)
    state.heraldic = _event(cards, seen["heraldic"])
    state.occasion = _event(cards, seen["occasion"])
    state.completed = [_events(cards, ids) for ids in seen["completed"]]
    state.dropped = _events(cards, seen["discards"]["events"])
    state.gone_events = _events(cards, seen["gone"]["events"])
    tournament = seen["tournament"]
    if tournament is not None:
        state.tournament = _event(cards, tournament["event"])
        state.bids = tuple([_mask(state, ids) for ids in tournament["bids"]])
        state.bidder, state.passes = tournament["bidder"], tournament["passes"]


def deal_unseen(state: LegendsState, seen: LegendsObservation, rng: random.Random) -> None:
    """Deal what an observation doesn't show to hands and decks."""
    cards, chance = state.cards, rng.random
    state.chance = int(chance() * MAX_SEED)
    away = state.discard | state.gone | sum(state.bids)
    for mask in state.hands:
        away |= mask
    for mask in state.companies:
        away |= mask
    top = [character for _, _, _, _, shown in state.pending for character in shown]
    for character in top:
        if character != NOBODY:
            away |= 1 << character
    # A random key a card: as fair as a shuffle, and half its time.
    unseen = cards_of(cards.of_level[state.level] & ~away)
    unseen.sort(key=lambda _: chance())
    dealt = 0
    for seat, count in enumerate(seen["hand_counts"]):
        missing = count - state.hands[seat].bit_count()
        if missing:
            state.hands[seat] |= sum([1 << c for c in unseen[dealt : dealt + missing]])
            dealt += missing
    deck = unseen[dealt:]
    if top:
        hidden = NOBODY in top
        shown = tuple(deck[len(deck) - len(top) :][::-1]) if hidden else tuple(top)
        if hidden:
            first = next(n for n, choice in enumerate(state.pending) if choice[4])
            kind, seat, source, place, _ = state.pending[first]
            changed: Pending = (kind, seat, source, place, shown)
            state.pending = (*state.pending[:first], changed, *state.pending[first + 1 :])
        else:
            deck += shown[::-1]
    state.deck = tuple(deck)
    _deal_events(state, seen, rng)


def _deal_events(state: LegendsState, seen: LegendsObservation, rng: random.Random) -> None:
    cards, chance = state.cards, rng.random
    count = state.events_left
    out = {*state.dropped, *state.gone_events, state.heraldic, state.occasion, state.tournament}
    for numbers in (*state.quests, *state.completed):
        out.update(numbers)
    foreseen = _event(cards, seen["foreseen"])
    out.add(foreseen)
    unseen = [number for number in cards.events_of(state.level) if number not in out]
    unseen.sort(key=lambda _: chance())
    deck: list[int] = []
    if count and state.level:
        deck.append(cards.finals[int(chance() * len(cards.finals))])
    deck += unseen[: count - len(deck) - (foreseen != NOBODY)]
    if foreseen != NOBODY:
        deck.append(foreseen)
    state.event_deck = tuple(deck)


def _mask(state: LegendsState, ids: Sequence[str]) -> int:
    """Return the mask of characters; special cards count from their codes on."""
    code = state.cards.code_of
    return sum([1 << code[name] for name in ids])


def _pending(cards: CardSet, choice: ChoiceSeen) -> Pending:
    code = cards.code_of
    kind = CHOICES.index(choice["kind"])
    place = NOBODY if choice["place"] is None else code[choice["place"]] - FIRST_PLACE
    if choice["special"] is not None:
        place = code[choice["special"]] - FIRST_SPECIAL
    shown = tuple([NOBODY if name is None else code[name] for name in choice["shown"]])
    return (kind, choice["seat"], code[choice["source"]], place, shown)


def _events(cards: CardSet, ids: Sequence[str]) -> tuple[int, ...]:
    code = cards.code_of
    return tuple([code[name] - FIRST_EVENT for name in ids])


def _event(cards: CardSet, name: str | None) -> int:
    return NOBODY if name is None else cards.code_of[name] - FIRST_EVENT
