"""The generator and the shuffle: the same for ever, and fair."""

from __future__ import annotations

import pytest

from game.randomness import MAX_SEED, SplitMix64

PINNED = {
    0: (
        "2e2408280e182c090f000a06220732261e011c041a052a161121"
        "140d25300b1729101b150219272d2f13311f3303202b121d0c23"
    ),
    1: (
        "13081021142b17122f0a1119020e241e201d010d2c0c26233031"
        "162e0b2a050627041a331f322518150f2900031b07091c28222d"
    ),
    2: (
        "2529031e200e261600052d020b131f24092f1707102b281d0d18"
        "2c211c15123127040a1a0c1b062a0823113032332e190f011422"
    ),
    52: (
        "2d3128170f1b05250730241e0418082921012f093320161a0c26"
        "2e100a1c0b1f3206191222151d2b1302232c0d110314270e002a"
    ),
    4711: (
        "2601031d1831321a25172e080b102302070c2c162129050e1213"
        "2d152b000a28142f27061c1b241f0933190d1e04302a2211200f"
    ),
    20260101: (
        "2c0025192e0f20292b2a2d071110331f1a050809121531042f06"
        "30270e01161b24130b181e2321030228220d0a1726140c1c1d32"
    ),
    2147483647: (
        "2e30101917251b0f2b222f030b33050a261a160e212023060108"
        "2d0929140228322c1e3104271c130724150011180d2a1d120c1f"
    ),
    4294967296: (
        "1a1d0c0b14271c32331e292d0f302e0e01180d0704021511202a"
        "2f24230a2b160300260519281008171b21250612221f0913312c"
    ),
    1000000000000000: (
        "0b1613082627192e021f1b120d24042100171c22141e32110e03"
        "101a201d070f312d29090c250518062c2f280a33231501302a2b"
    ),
    9223372036854775807: (
        "040a211a162201092e251c02300b14270e132031260f2f180c24"
        "061112150d2c05282a082b1f2310002d0719291d171b03321e33"
    ),
}
"""By seed: the numbers 0–51 after the shuffle, two hexadecimal digits each."""


def shuffled(seed):
    cards = list(range(52))
    SplitMix64(seed).shuffle(cards)
    return cards


@pytest.mark.parametrize("seed", PINNED)
def test_ten_deals_are_pinned_for_ever(seed):
    assert bytes(shuffled(seed)).hex() == PINNED[seed]


def test_the_generator_is_splitmix64():
    # The first numbers of the authors' reference implementation from the seed 1234567.
    generator = SplitMix64(1234567)
    assert [generator.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, True, None, "1", 1.0])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(ValueError):
        SplitMix64(seed)


def test_every_order_of_three_comes_equally_often():
    generator = SplitMix64(1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [1, 2, 3]
        generator.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    # Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_what_lies_past_the_last_whole_multiple_is_drawn_again():
    fair, wanted = SplitMix64(1234567), 9817491932198370423
    numbers = [fair.next() for _ in range(12)]
    assert numbers[2] == wanted
    # Of 2**64 numbers only one whole multiple of this bound: itself and more are not counted.
    again = next(number for number in numbers[3:] if number < wanted)
    drawing = SplitMix64(1234567)
    assert [drawing.below(wanted) for _ in range(3)] == [*numbers[:2], again]


def test_a_clone_goes_on_by_itself():
    one = SplitMix64(7)
    one.next()
    two = one.clone()
    assert [one.below(10) for _ in range(20)] == [two.below(10) for _ in range(20)]
    one.next()
    assert one.state != two.state
