"""Legends of the Round Table as a game: its options and its set-up.

The steps of a turn are in :mod:`game.legends.rules.turn`, the cards in the JSON tables beside it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.contract import Event, Game, Observation, Option, OptionValue
from game.legends.rules import worlds
from game.legends.rules.cards import TABLE_LEVELS, CardSet, shipped_cards
from game.legends.rules.codes import cards_of
from game.legends.rules.fold import fold
from game.legends.rules.observation import typed
from game.legends.rules.position import HAND_LIMIT, LEAVE, SCORE
from game.legends.rules.state import LegendsState, blank_state
from game.randomness import SplitMix64

EVENTS_OF_SEATS: Final = {2: 17, 3: 20, 4: 23}
"""Events on top of the final one, from Standard on [S]; at Beginner all white ones are played."""


class Legends(Game):
    """Legends of the Round Table, for two to four seats."""

    key = "legends"
    seat_counts = (2, 3, 4)
    options = {  # noqa: RUF012 (the contract's type is a read-only mapping)
        "level": Option(TABLE_LEVELS, "standard"),
        # At Beginner there are neither special cards nor a final quest.
        "specials": Option((SCORE, LEAVE), SCORE, when=("level", TABLE_LEVELS[1:])),
    }
    policy = "game.legends.agents.policy"

    def __init__(self, cards: CardSet | None = None) -> None:
        """Play with a card set, or with the one that the game ships with."""
        self._cards = cards

    @property
    def cards(self) -> CardSet:
        """The card set, read when first asked for."""
        if self._cards is None:
            self._cards = shipped_cards()
        return self._cards

    def new_state(self, seats: int = 2, seed: int = 0, **options: OptionValue) -> LegendsState:
        """Return the deal of a seed; raises IllegalOption, ValueError for a seed out of range."""
        chosen = self.check_options(seats, options)
        chance = SplitMix64(seed)
        cards = self.cards
        level = TABLE_LEVELS.index(str(chosen["level"]))
        state = blank_state(cards, seats, level, str(chosen["specials"]))
        deck = cards_of(cards.of_level[level])
        chance.shuffle(deck)
        for seat in range(seats):
            state.hands[seat] = sum(1 << deck.pop() for _ in range(HAND_LIMIT))
        state.deck, state.left = tuple(deck), len(deck)
        events = cards.events_of(level)
        chance.shuffle(events)
        if level:
            final = cards.finals[chance.below(len(cards.finals))]
            events = [final, *events[: EVENTS_OF_SEATS[seats]]]
        state.event_deck, state.events_left = tuple(events), len(events)
        state.start = state.active = chance.below(seats)
        state.chance = chance.state
        return state

    def sample(self, observation: Observation, rng: random.Random) -> LegendsState:
        """Return a world that looks the same to the observing seat."""
        return worlds.sample(self.cards, typed(observation), rng)

    def fold(self, observation: Observation, events: Sequence[Event]) -> Observation:
        """Return what a seat knows after the events of a move, from what it knew before."""
        return fold(self.cards, typed(observation), events)
