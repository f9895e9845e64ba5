"""The expected points of a collection."""

from __future__ import annotations

from game.treasures.agents.value import CAP, worth_table
from game.treasures.rules.game import Treasures
from game.treasures.rules.resolve import NOISES

GAME = Treasures()


def test_worth_is_the_score_when_nothing_is_to_come_and_grows_with_what_is_needed():
    for noise in NOISES:
        for seats in GAME.seat_counts:
            table = worth_table(noise, seats)
            assert table.of([1, 1, 1, 1, 1], 0) == 10 and table.of([7, 0, 0, 0, 0], 0) == -7
            assert table.of([1, 1, 1, 1, 0], 1) > table.of([2, 1, 1, 0, 0], 1)
            assert table.of([1, 1, 1, 1, 0], 3) > table.of([6, 1, 1, 0, 0], 3)


def test_colours_are_alike_and_a_disk_above_the_cap_is_a_loss():
    table = worth_table("rising", 4)
    assert table.of([2, 0, 1, 0, 3], 4) == table.of([0, 3, 0, 2, 1], 4)
    most = [CAP, 1, 1, 1, 1]
    assert table.of([CAP + 1, 1, 1, 1, 1], 4) == table.of(most, 4) - 1
