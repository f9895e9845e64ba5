"""Worlds that look the same to a seat: what it can't see lies in another order."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.treasures.rules.cards import (
    BIT_OF_TEXT,
    CARD_OF_TEXT,
    COLOUR_OF_TEXT,
    COLOURS,
    NO_HEAP,
    WHOLE_DECK,
    cards_of,
)
from game.treasures.rules.observation import TreasuresObservation
from game.treasures.rules.position import DRAW, OVER, PHASES, RETURN
from game.treasures.rules.resolve import visits_in_order
from game.treasures.rules.state import TreasuresState, blank_state


def sample(observation: TreasuresObservation, rng: random.Random) -> TreasuresState:
    """Return a world that looks the same: unseen cards in random order in hands and deck.

    Others' secret choices are not sampled: what is seen doesn't tell whether they are made.
    """
    seat, seats = observation["seat"], observation["seats"]
    options = observation["options"]
    state = blank_state(seats, options["noise"], options["rotate_start"])
    number = CARD_OF_TEXT
    state.lines = [tuple([number[text] for text in line]) for line in observation["lines"]]
    state.discard = tuple([number[text] for text in observation["discard"]])
    own = _mask(observation["hand"])
    seen = own | sum([1 << card for line in state.lines for card in line])
    seen |= sum([1 << card for card in state.discard])
    for owner, hand in enumerate(observation["known_hands"]):
        state.known[owner] = known = _mask(hand["cards"])
        shown = observation["shown"][owner]
        state.hands[owner] = own if owner == seat else known | _mask(shown or ())
        seen |= state.hands[owner]
    if observation["chosen"] is not None:
        state.chosen[seat] = number[observation["chosen"]]
    if observation["thieves"]:
        state.thieves = tuple([
            (f["seat"], number[f["card"]], COLOUR_OF_TEXT.get(f["heap"] or "", NO_HEAP))
            for f in observation["thieves"]
        ])  # fmt: skip
        seen |= sum([1 << card for _, card, _ in state.thieves])
    _deal_unseen(state, observation, cards_of(WHOLE_DECK & ~seen), rng)
    state.heaps = [observation["heaps"][colour] for colour in COLOURS]
    state.owned = [
        [disks[colour] for colour in COLOURS] for disks in observation["collections"]
    ]
    state.start = observation["start"]
    state.turn = observation["turn"]
    _set_phase(state, observation)
    return state


def _deal_unseen(
    state: TreasuresState, observation: TreasuresObservation, unseen: list[int],
    rng: random.Random,
) -> None:
    """Deal the cards that the seat has not seen at random: into others' hands, then the deck."""
    # A random key a card: as fair as a shuffle, and half its time.
    chance = rng.random
    unseen.sort(key=lambda _: chance())
    dealt = 0
    for owner, hand in enumerate(observation["known_hands"]):
        hidden = hand["hidden"]
        if owner != observation["seat"] and hidden and observation["shown"][owner] is None:
            state.hands[owner] |= sum([1 << card for card in unseen[dealt : dealt + hidden]])
            dealt += hidden
    state.order = tuple(unseen[dealt:])


def _set_phase(state: TreasuresState, observation: TreasuresObservation) -> None:
    """Bring a sampled state to the observation's phase, and to where in the phase it is."""
    state.phase = PHASES.index(observation["phase"])
    actor = observation["actor"]
    if state.phase == DRAW and actor is not None:
        state.drawn = (actor - state.start) % state.seats
    elif state.phase == OVER:
        shown = observation["shown"]
        state.shown = sum(1 << seat for seat in range(state.seats) if shown[seat] is not None)
    elif state.thieves:
        state.placed = sum(place != NO_HEAP for _, _, place in state.thieves)
        state.taken = [[disks[colour] for colour in COLOURS] for disks in observation["taken"]]
        state.aside = [[disks[colour] for colour in COLOURS] for disks in observation["set_aside"]]
        state.owed = observation["owed"]
        if state.phase == RETURN:
            state.visits = visits_in_order(state.thieves, state.noise)
            state.at = next(n for n, visit in enumerate(state.visits) if visit[0] == actor)


def _mask(texts: Sequence[str]) -> int:
    return sum([BIT_OF_TEXT[text] for text in texts])
