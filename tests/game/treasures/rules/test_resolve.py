"""Who comes first at the heaps, and what each thief takes and sets aside."""

from __future__ import annotations

import pytest

from game.treasures.rules.cards import CARD_OF_TEXT
from game.treasures.rules.resolve import NOISES, TOLLS, thief_order, visits_in_order


@pytest.mark.parametrize("noise", NOISES)
def test_the_tolls_of_every_noise(noise):
    for thieves in range(2, 6):
        for rank, (takes, asides) in enumerate(TOLLS[noise][thieves]):
            expected = {
                "rising": (1, rank),
                "plain": (1, 1),
                "greedy": (thieves - rank, rank),
            }[noise]
            assert (takes, asides) == expected
    assert TOLLS[noise][1] == ((1, 0),)


@pytest.mark.parametrize(("cards", "start", "order"), [
    ("1d 8d 27d 22d", 0, [2, 3, 1, 0]),
    ("6d 12d 3d 4d", 0, [3, 2, 1, 0]),
    ("30d 1d 2d", 0, [2, 1, 0]),
    ("7d 7n 9d", 0, [2, 0, 1]),
    ("7d 7n 9d", 1, [2, 1, 0]),
    ("7d 7n 9d", 2, [2, 0, 1]),
])  # fmt: skip
def test_coloured_cards_first_high_before_low_ties_clockwise_from_the_start(cards, start, order):
    assert thief_order([CARD_OF_TEXT[text] for text in cards.split()], start) == order


def test_visits_go_heap_by_heap_and_by_rank_within():
    thieves = ((2, 0, 3), (0, 0, 0), (1, 0, 3))
    assert visits_in_order(thieves, "rising") == ((0, 0, 1, 0), (2, 3, 1, 0), (1, 3, 1, 1))
    assert visits_in_order(thieves, "greedy") == ((0, 0, 1, 0), (2, 3, 2, 0), (1, 3, 1, 1))
