"""Moves as ints and as text: every move has one text, and says which cells it touches."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.patience.rules.cards import CELLS
from game.patience.rules.moves import (
    DEAL,
    MOVE_OF_TEXT,
    TEXT_OF_MOVE,
    cells_of_move,
    is_removal,
    place,
    remove_pair,
    remove_ten,
)
from tests.game.patience.rules.positions import position


def test_no_two_moves_share_an_int_or_a_text():
    moves = [DEAL, *map(place, CELLS), *map(remove_ten, CELLS)]
    moves += [remove_pair(n, m) for n in CELLS for m in CELLS if n < m]
    assert len(set(moves)) == len(moves) == 1 + 16 + 16 + 120
    assert set(TEXT_OF_MOVE) == set(moves) and len(MOVE_OF_TEXT) == len(moves)


def test_a_move_says_which_cells_it_touches():
    assert cells_of_move(DEAL) == ()
    for cell in CELLS:
        assert cells_of_move(place(cell)) == cells_of_move(remove_ten(cell)) == (cell,)
    for first, second in ((0, 1), (0, 15), (14, 15), (5, 6)):
        assert cells_of_move(remove_pair(first, second)) == (first, second)
        assert cells_of_move(remove_pair(second, first)) == (first, second)


def test_only_tens_and_pairs_are_removals():
    assert not is_removal(DEAL) and not any(is_removal(place(cell)) for cell in CELLS)
    assert all(is_removal(remove_ten(cell)) for cell in CELLS)
    assert is_removal(remove_pair(0, 1)) and is_removal(remove_pair(14, 15))


@pytest.mark.parametrize(("move", "text"), [
    (DEAL, "deal"), (place(0), "place 0"), (place(15), "place 15"), (remove_ten(15), "remove 15"),
    (remove_pair(0, 1), "remove 0 1"), (remove_pair(15, 14), "remove 14 15"),
])  # fmt: skip
def test_the_text_that_files_hold(move, text):
    assert TEXT_OF_MOVE[move] == text and MOVE_OF_TEXT[text] == move


def test_any_move_has_its_text_whether_legal_now_or_not():
    state = position(stock="7C")
    assert state.encode(remove_pair(3, 4)) == "remove 3 4"
    for no_move in (-1, 33, 10**9, True, 0.0, "0", None):
        with pytest.raises(IllegalMove):
            state.encode(no_move)
