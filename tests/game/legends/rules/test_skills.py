"""Sums of six skills in one number."""

from __future__ import annotations

import random

from game.legends.rules.skills import is_met, need_of, one, packed, unpacked, value


def test_what_is_packed_comes_out_again_negatives_too():
    for values in ([0] * 6, [-1, 6, 0, -36, 36, 5], [-60, -60, 99, -1, 0, 1]):
        assert unpacked(packed(values)) == values
        assert [value(packed(values), skill) for skill in range(6)] == values


def test_sums_of_packed_numbers_are_packed_sums():
    rng = random.Random(1)
    for _ in range(50):
        first, second = ([rng.randint(-40, 40) for _ in range(6)] for _ in range(2))
        total = [a + b for a, b in zip(first, second, strict=True)]
        assert unpacked(packed(first) + packed(second)) == total


def test_one_skill_alone_is_raised():
    assert unpacked(packed([1, 2, 3, 4, 5, 6]) + one(2, -4)) == [1, 2, -1, 4, 5, 6]


def test_a_need_is_met_when_every_skill_asked_for_is_reached():
    need = need_of({0: 16, 3: 5})
    assert is_met(packed([16, 0, 0, 5, 0, 0]), need)
    assert is_met(packed([17, -9, -9, 6, -9, -9]), need), "what isn't asked for may be less than 0"
    assert not is_met(packed([15, 9, 9, 5, 9, 9]), need)
    assert not is_met(packed([16, 9, 9, 4, 9, 9]), need)
    assert is_met(packed([-1] * 6), need_of({}))
