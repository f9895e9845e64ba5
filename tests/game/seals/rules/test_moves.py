"""Moves of the seals as ints and as text."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.seals.rules.moves import (
    KEEP,
    MOST_CARDS,
    MOVE_OF_TEXT,
    PASS,
    TEXT_OF_MOVE,
    colour_sealed,
    colour_taken,
    gift,
    give,
    place_played,
    play,
    seal,
    take,
)
from tests.game.seals.rules.tables import fresh


def test_moves_of_their_own_kind() -> None:
    state = fresh(4, 1)
    assert PASS in state.legal_moves(state.actor) and KEEP not in state.legal_moves(state.actor)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (take(0), "take red"), (take(4), "take grey"), (PASS, "pass"), (play(1), "play 1"),
        (play(MOST_CARDS), "play 12"), (seal(0), "seal red"), (seal(4), "seal grey"),
        (give(0, 0), "give red 0"), (give(4, 3), "give grey 3"), (KEEP, "keep"),
    ],
)  # fmt: skip
def test_a_move_has_its_text(move: int, text: str) -> None:
    assert TEXT_OF_MOVE[move] == text and MOVE_OF_TEXT[text] == move


def test_every_move_is_of_one_kind_and_says_what_it_is_made_of() -> None:
    for move, text in enumerate(TEXT_OF_MOVE):
        kinds = [colour_taken(move), place_played(move), colour_sealed(move), gift(move)]
        told = [kind for kind in kinds if kind is not None]
        assert len(told) == (0 if text in ("pass", "keep") else 1)
    assert colour_taken(take(3)) == 3 and place_played(play(7)) == 7
    assert colour_sealed(seal(2)) == 2 and gift(give(1, 3)) == (1, 3)


def test_any_move_has_a_text_but_what_is_no_move_has_none() -> None:
    state = fresh(3, 1)
    assert state.encode(KEEP) == "keep"  # though nothing can be kept in the draft
    for move in (-1, len(TEXT_OF_MOVE), True):
        with pytest.raises(IllegalMove):
            state.encode(move)


def test_only_texts_of_legal_moves_are_read() -> None:
    state = fresh(3, 1)
    for text in ("keep", "play 1", "take", "take pink", "", None):
        with pytest.raises(IllegalMove):
            state.decode(text)
