"""How unseen cards of a colour may be split between slots and free places."""

from __future__ import annotations

import random

import pytest

from game.seals.rules.hand_splits import hand_masks, random_split, ways


def test_every_own_hand_between_known_neighbours_is_possible_and_no_other() -> None:
    unseen = 0b1011010  # ranks 1 3 4 6
    assert len(hand_masks(unseen, ((-1, 10), (-1, 10)))) == 6
    assert set(hand_masks(unseen, ((-1, 4), (4, 10)))) == {0b1000010, 0b1001000}
    assert hand_masks(unseen, ()) == (0,)


def test_ways_and_random_splits_agree() -> None:
    cards, hands = (1, 3, 4, 6, 7), (((-1, 10), (-1, 10)), ((3, 10),))
    total = ways(cards, hands, 2)
    rng, seen = random.Random(1), {}
    for _ in range(3000):
        split = tuple(map(tuple, random_split(cards, hands, 2, rng)))
        assert split[1][0] > 3 and list(split[0]) == sorted(split[0])
        assert sorted(card for part in split for card in part) == list(cards)
        seen[split] = seen.get(split, 0) + 1
    assert len(seen) == total
    assert max(seen.values()) < 1.6 * min(seen.values())


def test_a_slot_s_bounds_are_themselves_not_in_it() -> None:
    assert hand_masks(0b11111, ((1, 3),)) == (0b100,)
    assert hand_masks(0b11111, ((1, 2),)) == ()
    assert ways((1, 2, 3), (((1, 3),),), 2) == 1


def test_cards_that_fit_no_slot_are_refused() -> None:
    assert ways((1, 2), (((5, 9),),), 1) == 0
    with pytest.raises(ValueError, match="can't lie so"):
        random_split((1, 2), (((5, 9),),), 1, random.Random(1))


def test_places_left_over_are_no_way_at_all() -> None:
    assert ways((), (), 0) == 1
    assert ways((), (), 1) == ways((), (((1, 3),),), 0) == 0
