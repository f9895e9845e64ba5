"""Batches of worlds that look the same to a seat, and what a move makes of them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from game.seals.agents.batch_worlds import Columns, nth_bits, packed
from game.seals.rules.cards import RANKS
from game.seals.rules.moves import give, play, seal
from game.seals.rules.observation import as_counts
from game.seals.rules.scenario import Scenario
from game.seals.rules.worlds import Unseen
from tests.game.seals.rules.tables import fresh, play_cards, table, tokens_of


def test_the_table_of_bits() -> None:
    assert [int(nth_bits()[0b1010010, number]) for number in range(4)] == [2, 16, 64, 0]


def test_tokens_are_packed_two_bits_a_colour() -> None:
    assert packed(as_counts(tokens_of("red red yellow grey"))) == 2 + (1 << 4) + (1 << 8)


@pytest.mark.parametrize("scenario", [Scenario(shown=3), Scenario(sorter_only=True)])
def test_every_world_holds_what_is_seen_and_as_many_cards_of_each_colour(scenario) -> None:
    state = fresh(3, 4, scenario)
    batch = Columns(state.observation(1), random.Random(1)).batch(8)
    for seat, hand in enumerate(state.hands):
        for colour in range(5):
            true = hand >> RANKS * colour & 1023
            drawn = [int(mask) for mask in batch.hands[seat, colour]]
            assert {mask.bit_count() for mask in drawn} == {true.bit_count()}
            if seat == 2:  # the one hand seen in both scenarios: its neighbour sorted it
                assert set(drawn) == {true}


def test_worlds_of_given_hands_hold_those_hands() -> None:
    state = table(("r1 g5", "y1 g9", "r9 g6"), ("red", "green", ""))
    seen = state.observation(0)
    unseen = Unseen(seen)
    masks = [unseen.own_masks(colour) for colour in range(5)]
    hands = [[held[0] for held in masks], [held[-1] for held in masks]]
    batch = Columns(seen, random.Random(1)).batch_of(hands)
    for number, hand in enumerate(hands):
        got = [int(batch.hands[0, colour, number]) << RANKS * colour for colour in range(5)]
        assert got == hand


def test_a_played_card_leaves_the_hand_and_lies_in_the_trick() -> None:
    state = table(("r1 g5", "y1 g9", "r9 g6"), ("red", "green", ""))
    columns = Columns(state.observation(0), random.Random(1))
    before = columns.batch(4)
    after = columns.after(before, play(2))
    assert (after.hands[0, 3] == 0).all() and (after.hands[0, 0] == before.hands[0, 0]).all()
    assert [seat for seat, _ in after.laid] == [0] and before.laid == []


def test_a_seal_and_a_gift_move_tokens() -> None:
    state = table(("r1 g1", "r9 g2", "r5 g3"), ("", "red grey", "blue"))
    play_cards(state, "r1", "r9", "r5")
    columns = Columns(state.observation(1), random.Random(1))
    after = columns.after(columns.batch(2), seal(4))
    assert (after.tokens[1] == 1).all() and after.number == len(state.tricks) + 1
    assert (after.leader == 1).all() and (after.last_seal == 4).all()
    gifts = table(("r1", "r9", "r5"), ("red", "", ""), scenario=Scenario(transfers=2))
    columns = Columns(gifts.observation(0), random.Random(1))
    given = columns.after(columns.batch(2), give(0, 2))
    assert np.array_equal(given.tokens, [[0, 0], [0, 0], [1, 1]]) and (given.gifts == 1).all()
