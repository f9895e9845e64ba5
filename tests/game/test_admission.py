"""Which written matches are let in, and what is said to the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.admission import game_of
from game.notices import DAMAGED, FUTURE, OUTDATED, Trouble


@pytest.fixture
def transcript(begin):
    return begin("nothing").transcript()


def test_a_match_of_ours_is_let_in(transcript, games):
    assert game_of(transcript, games) is games["nothing"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "whist"}, FUTURE), ({"version": 2}, FUTURE), ({"version": 0}, OUTDATED),
        ({"seed": 8}, DAMAGED), ({"nonce": "00"}, DAMAGED), ({"commitment": "00"}, DAMAGED),
    ],
)
def test_the_others_are_told_why_not(transcript, games, change, key):
    with pytest.raises(Trouble) as told:
        game_of(replace(transcript, **change), games)
    assert told.value.notice.key == key
