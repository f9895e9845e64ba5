"""Sampled worlds: they look the same, and hide the unseen cards anywhere."""

from __future__ import annotations

import random

from game.treasures.rules.game import Treasures
from game.treasures.rules.worlds import sample
from tests.game.treasures.rules.positions import cards_everywhere, choose_all, play, position

GAME = Treasures()


def test_what_was_drafted_stays_where_it_is_known_to_be():
    state = GAME.new_state(4, 6)
    for seat in [*range(state.start, 4), *range(state.start)]:
        play(state, seat, f"draw {seat + 1}")
    me = state.start
    for seed in range(20):
        world = sample(state.observation(me), random.Random(seed))
        assert world.hands[me] == state.hands[me] and world.known == state.known
        assert all(world.hands[seat] & known == known for seat, known in enumerate(state.known))
        assert sorted(cards_everywhere(world)) == sorted(cards_everywhere(state))


def test_every_unseen_card_may_be_in_a_rivals_hand():
    state = GAME.new_state(3, 6)
    seen, rng = state.observation(0), random.Random(1)
    held = 0
    for _ in range(200):
        held |= sample(seen, rng).hands[1]
    assert held.bit_count() == 60 - 5 - 15, "all but the own hand and the lines"


def test_a_choice_of_what_to_set_aside_goes_on_where_it_was():
    hands = ("13d 2d 8d 14d 20d 26d", "7d 2n 8n 14n 20n 26n", "1d 3d 9d 15d 21d 27d",
             "6d 3n 9n 15n 21n 27n")  # fmt: skip
    none = (0, 0, 0, 0, 0)
    state = position(hands, [none, none, (0, 2, 1, 1, 0), none])
    choose_all(state, "13d 7d 1d 6d")
    play(state, 3, "pile yellow")
    world = sample(state.observation(0), random.Random(1))
    assert world.to_act() == (2,) and world.owed == 2 and world.visits == state.visits
    assert world.at == state.at
