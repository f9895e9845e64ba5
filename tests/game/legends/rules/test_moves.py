"""Moves of the legends as ints and as text."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.legends.rules.cards import FIRST_PLACE, NONE
from game.legends.rules.moves import (
    BID,
    DONE_MOVE,
    DRAW_MOVE,
    MOVE,
    PLAY,
    VERBS,
    is_move,
    move_named,
    move_of,
    names_of,
    text_of,
    verb_of,
)
from tests.game.legends.rules.tables import CARDS, laid_out

GAWAIN = CARDS.code_of["gawain"]
KAY = CARDS.code_of["kay"]
FOREST = CARDS.code_of["forest"]
CAMELOT = CARDS.code_of["camelot"]


def test_a_move_holds_its_verb_and_up_to_four_names():
    move = move_of(MOVE, FOREST, CAMELOT, GAWAIN, KAY)
    assert verb_of(move) == MOVE and names_of(move) == (FOREST, CAMELOT, GAWAIN, KAY)
    assert verb_of(DRAW_MOVE) != verb_of(DONE_MOVE) and names_of(DRAW_MOVE) == (NONE,) * 4


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (DONE_MOVE, "done"),
        (DRAW_MOVE, "draw"),
        (move_of(BID, GAWAIN), "bid gawain"),
        (move_of(PLAY, GAWAIN, FOREST), "play gawain forest"),
        (move_of(MOVE, FOREST, CAMELOT, GAWAIN, KAY), "move forest camelot gawain kay"),
    ],
)
def test_text_and_move_name_each_other(move, text):
    assert text_of(move, CARDS) == text and move_named(text, CARDS) == move
    assert is_move(move, CARDS)


@pytest.mark.parametrize(
    "text",
    ["", "gawain", "play  gawain forest", "play gawain forest ", "play nobody forest",
     "Play gawain", "move forest camelot gawain kay bors"],
)  # fmt: skip
def test_what_is_no_verb_with_names_names_no_move(text):
    assert move_named(text, CARDS) is None


@pytest.mark.parametrize(
    "number",
    [
        -1,
        True,
        None,
        "done",
        len(VERBS) << 32 | 0xFFFFFFFF,
        move_of(PLAY, 99),  # between the characters and the special cards nothing has a name
        move_of(PLAY, NONE, FIRST_PLACE),
    ],
)
def test_a_number_that_stands_for_no_move_has_no_text(number):
    assert not is_move(number, CARDS)
    with pytest.raises(IllegalMove, match="no move"):
        laid_out().encode(number)


def test_a_move_that_is_not_legal_now_has_a_text_that_names_no_legal_move():
    state = laid_out(step="actions", hands={0: ["gawain"]})
    absent = move_of(PLAY, KAY, FOREST)
    assert state.encode(absent) == "play kay forest"
    with pytest.raises(IllegalMove, match="no legal move"):
        state.decode("play kay forest")
    with pytest.raises(IllegalMove):
        state.apply(0, absent)
