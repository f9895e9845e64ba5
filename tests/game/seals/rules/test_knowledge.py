"""What a holder may know of the own hand: no number too few, and none that counting rules out."""

from __future__ import annotations

import itertools
import random

import pytest

from game.seals.rules.cards import CARD_OF_TEXT, COLOUR_OF_CARD, NUMBER_OF_CARD, cards_of
from game.seals.rules.knowledge import possible_numbers
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import fresh


def test_the_numbers_told_hold_the_true_one_and_played_cards_bound_their_neighbours() -> None:
    state, rng = fresh(3, 6, Scenario(draft="none")), random.Random(2)
    while state.to_act():
        for seat in range(3):
            seen = state.observation(seat)
            held = cards_of(state.hands[seat])
            for card, numbers in zip(held, possible_numbers(seen), strict=True):
                assert NUMBER_OF_CARD[card] in numbers
                for place, text in seen["placed"]:
                    played = CARD_OF_TEXT[text]
                    if COLOUR_OF_CARD[played] == COLOUR_OF_CARD[card]:
                        above = place < state.deal.hands[seat].index(card) + 1
                        bound = NUMBER_OF_CARD[played]
                        assert min(numbers) > bound if above else max(numbers) < bound
        state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))


def counted_out(state, seat: int) -> list[tuple[int, ...]]:
    """Return the numbers each own card may have, by trying every hand there might be."""
    dealt, held = state.deal.hands[seat], cards_of(state.hands[seat])
    known = state.deal.known[seat]
    lost = [card for card in held if not known >> dealt.index(card) & 1]
    unseen = [*lost, *cards_of(state.deal.aside)]
    found: dict[int, set[int]] = {card: set() for card in held}
    for colour in range(5):
        mine = [card for card in lost if COLOUR_OF_CARD[card] == colour]
        free = sorted(card for card in unseen if COLOUR_OF_CARD[card] == colour)
        for guess in itertools.combinations(free, len(mine)):
            put = dict(zip(mine, guess, strict=True))
            hand = [put.get(card, card) for card in dealt]
            if hand == sorted(hand):
                for card, other in put.items():
                    found[card].add(NUMBER_OF_CARD[other])
    return [tuple(sorted(found[card])) or (NUMBER_OF_CARD[card],) for card in held]


@pytest.mark.parametrize("shown", [0, 3])
def test_the_numbers_told_are_those_of_all_hands_there_might_be_and_no_others(shown: int) -> None:
    state, rng = fresh(4, 8, Scenario(draft="none", shown=shown, transfers=3)), random.Random(5)
    while state.to_act():
        for seat in range(4):
            assert list(possible_numbers(state.observation(seat))) == counted_out(state, seat)
        state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))
