"""What a collection is worth, and who wins."""

from __future__ import annotations

import pytest

from game.treasures.rules.scoring import (
    SHARED,
    WON,
    WON_BY_CARDS,
    best_seats,
    gain_of_one_more,
    judge,
    points,
    sets_in,
)


@pytest.mark.parametrize(("disks", "sets", "score"), [
    ((0, 0, 0, 0, 0), 0, 0), ((1, 1, 1, 1, 1), 1, 10), ((2, 2, 2, 2, 2), 2, 20),
    ((1, 1, 1, 1, 0), 0, -4), ((2, 1, 1, 1, 1), 1, 9), ((3, 2, 2, 2, 2), 2, 19),
    ((10, 0, 0, 0, 0), 0, -10),
])  # fmt: skip
def test_ten_a_set_and_one_less_for_each_other_disk(disks, sets, score):
    assert sets_in(disks) == sets and points(disks) == score


def test_one_more_disk_costs_a_point_or_completes_a_set():
    assert gain_of_one_more([1, 1, 0, 1, 1]) == [-1, -1, 14, -1, -1]


def test_who_is_best_and_how_it_ends():
    assert best_seats([3, 5, 5, -1]) == [1, 2]
    whole, none = (1, 1, 1, 1, 1), (0, 0, 0, 0, 0)
    assert judge([whole, none], [[1], [30]]).reason == WON
    tie = judge([none, none, whole], [[30], [30], [1]])
    assert (tie.winners, tie.reason, tie.scores) == ((2,), WON, (0, 0, 10))
    by_cards = judge([none, none], [[30, 3], [4, 30]])
    assert (by_cards.winners, by_cards.reason) == ((1,), WON_BY_CARDS)
    assert judge([none, none], [[30, 3], [3, 30]]).reason == SHARED
