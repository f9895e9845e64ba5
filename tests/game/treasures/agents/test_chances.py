"""How well a seat stands between turns, as it was learnt."""

from __future__ import annotations

import pytest

from game.treasures.agents.chances import card_features, disks_key, hand_features, standing
from game.treasures.rules.cards import CARD_OF_TEXT
from game.treasures.rules.resolve import NOISES


def test_there_are_figures_for_every_table_and_turn():
    for noise in NOISES:
        for seats, turns in ((3, 15), (4, 10), (5, 7)):
            for left in range(1, turns):
                model = standing(noise, seats, left)
                assert len(model.cards) == 60
                whole, poor = (
                    model.of_disks(disks) + model.of_hand(disks, 0b111111)
                    for disks in ([1, 1, 1, 1, 1], [5, 0, 0, 0, 0])
                )
                if left < 3:
                    assert whole > poor


def test_a_collection_is_named_by_its_sorted_counts():
    assert disks_key([2, 0, 1, 0, 9]) == disks_key([0, 4, 0, 2, 1]) == "00124"


@pytest.mark.parametrize(("colours", "features"), [
    (0b00000, (0.0, 0.0, 0.0, 0.0, 0.0, 1.0)),
    (0b00011, (0.4, 1.0, 1.0, 0.0, 0.0, 0.0)),
    (0b00101, (0.2, 0.5, 0.0, 0.2, 0.0, 0.0)),
    (0b11000, (0.0, 0.0, 0.0, 0.0, 0.4, 1.0)),
])  # fmt: skip
def test_a_hand_fits_what_is_missing_most(colours, features):
    """White and red are missing, of green there is one, of blue and yellow two and three."""
    assert hand_features([0, 0, 1, 2, 3], colours) == features


def test_a_card_is_black_or_not_and_high_or_low():
    assert card_features(CARD_OF_TEXT["30d"]) == (1.0, 0.0, 1.0, 1.0, 1.0)
    assert card_features(CARD_OF_TEXT["15n"]) == (0.0, 0.5, 0.0, 0.25, 0.0)
