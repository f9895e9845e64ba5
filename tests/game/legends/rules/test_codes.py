"""What stands for skills and moves: sums of six in one number, moves as ints and as text."""

from __future__ import annotations

import random

import pytest

from game.contract import IllegalMove
from game.legends.rules.codes import (
    BID,
    DONE_MOVE,
    DRAW_MOVE,
    FIRST_PLACE,
    MOVE,
    NONE,
    PLAY,
    VERBS,
    is_met,
    is_move,
    move_named,
    move_of,
    names_of,
    need_of,
    one,
    packed,
    text_of,
    unpacked,
    value,
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
    assert text_of(move, CARDS.names) == text and move_named(text, CARDS.code_of) == move
    assert is_move(move, CARDS.names)


@pytest.mark.parametrize(
    "text",
    ["", "gawain", "play  gawain forest", "play gawain forest ", "play nobody forest",
     "Play gawain", "move forest camelot gawain kay bors"],
)  # fmt: skip
def test_what_is_no_verb_with_names_names_no_move(text):
    assert move_named(text, CARDS.code_of) is None


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
    assert not is_move(number, CARDS.names)
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
