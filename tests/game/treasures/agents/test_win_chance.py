"""What a seat plays for: its chance to win, bent by its personality."""

from __future__ import annotations

from game import agents
from game.treasures.agents.win_chance import Stakes

PLAIN = agents.PERSONALITIES["plain"]


def test_stakes_follow_the_personality():
    worths, disks, lost = [1.0, 0.5, 0.0, -0.5], [6, 6, 6, 6], [0, 0, 0, 0]
    plain = Stakes(0, 3, PLAIN)
    as_it_is = plain.of(worths, disks, lost)
    assert 0.25 < as_it_is < 0.6
    assert plain.of(worths, [9, 6, 6, 6], [0, 1, 1, 1]) == as_it_is
    greedy = Stakes(0, 3, agents.PERSONALITIES["greedy"])
    assert greedy.of(worths, [7, 6, 6, 6], lost) > greedy.of(worths, disks, lost) + 0.1
    spiteful = Stakes(0, 3, agents.PERSONALITIES["spiteful"])
    assert spiteful.of(worths, disks, [0, 1, 0, 0]) > spiteful.of(worths, disks, [1, 0, 0, 0])
    last = Stakes(0, 0, PLAIN)
    assert last.of([10.0, 9.0, 9.0, 9.0], disks, lost) > 0.999
    assert last.of([9.0, 10.0, 9.0, 9.0], disks, lost) < 0.001


def test_equal_seats_have_equal_chances():
    for seats in (3, 4, 5):
        for seat in range(seats):
            stakes = Stakes(seat, 2, PLAIN)
            assert abs(stakes.of([0.4] * seats, [5] * seats, [0] * seats) - 1 / seats) < 1e-12


def test_a_hopeless_seat_is_not_worth_a_negative_chance():
    assert 0 < Stakes(0, 2, PLAIN).of([-900.0, 0.0, 0.0], [0, 0, 0], [0, 0, 0]) < 1e-20
