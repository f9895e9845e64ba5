"""Moves as ints and as text."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.treasures.rules import moves
from game.treasures.rules.cards import CARD_OF_TEXT, COLOURS, DECK, LINES
from game.treasures.rules.game import Treasures
from game.treasures.rules.moves import MOVE_OF_TEXT, TEXT_OF_MOVE

ASKED = (moves.line_of_move, moves.card_of_move, moves.heap_of_move, moves.colour_of_return)


@pytest.mark.parametrize(("make", "ask", "values"), [
    (moves.draw, moves.line_of_move, range(LINES)),
    (moves.choose, moves.card_of_move, DECK),
    (moves.heap, moves.heap_of_move, range(len(COLOURS))),
    (moves.give_back, moves.colour_of_return, range(len(COLOURS))),
])  # fmt: skip
def test_a_move_is_of_one_kind_and_says_of_what(make, ask, values):
    for value in values:
        move = make(value)
        assert ask(move) == value
        assert [other(move) for other in ASKED if other is not ask] == [None] * 3


@pytest.mark.parametrize(("move", "text"), [
    (moves.draw(0), "draw 1"), (moves.draw(4), "draw 5"),
    (moves.choose(CARD_OF_TEXT["30n"]), "choose 30n"), (moves.heap(0), "pile white"),
    (moves.give_back(4), "return yellow"),
])  # fmt: skip
def test_the_text_that_files_hold(move, text):
    assert TEXT_OF_MOVE[move] == text and MOVE_OF_TEXT[text] == move


def test_no_two_moves_share_a_text_and_any_move_has_one():
    assert len(MOVE_OF_TEXT) == len(TEXT_OF_MOVE) == moves.END == 5 + 60 + 5 + 5
    state = Treasures().new_state(4, 1)
    assert state.encode(moves.give_back(4)) == "return yellow", "legal or not"
    for no_move in (-1, moves.END, True, "0", None):
        with pytest.raises(IllegalMove):
            state.encode(no_move)
