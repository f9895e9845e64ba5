"""What a seat sees: the table, its own hand, and what all know of the others."""

from __future__ import annotations

from game.treasures.rules.observation import TreasuresObservation
from tests.game.treasures.rules.positions import position

HANDS = ("1d 7d 13d 19d 25d", "2d 8d 14d 20d 26d", "3d 9d 15d 21d 27d")


def test_the_record_names_every_field_that_is_seen():
    seen = position(HANDS, lines=("4d",)).observation(0)
    assert set(seen) == set(TreasuresObservation.__annotations__)


def test_of_others_only_what_they_drafted_is_known():
    state = position(HANDS, lines=("4d",), known=("1d", "", "27d 3d"))
    seen = state.observation(1)
    assert seen["hand"] == HANDS[1].split()
    assert seen["known_hands"] == [
        {"cards": ["1d"], "hidden": 4}, {"cards": [], "hidden": 5},
        {"cards": ["3d", "27d"], "hidden": 3},
    ]  # fmt: skip
    assert not {"7d", "15d", "21d"} & {*str(seen).replace("'", " ").split()} - {*seen["discard"]}


def test_scores_are_those_of_the_collections_now():
    owned = [(1, 1, 1, 1, 1), (2, 0, 0, 0, 0), (0, 0, 0, 0, 0)]
    seen = position(HANDS, owned, lines=("4d",)).observation(0)
    assert seen["scores"] == [10, -2, 0] and seen["heaps"]["white"] == 7
