"""The pack and the grid: 52 cards, sixteen cells in four classes."""

from __future__ import annotations

from collections import Counter

from game.patience.rules.cards import (
    CARD_OF_TEXT,
    CELLS,
    CELLS_OF_CLASS,
    CENTRE,
    CLASS_OF_CELL,
    CLASS_OF_FACE,
    PACK,
    TEXT_OF_CARD,
    is_face,
    rank_of,
)


def test_each_rank_is_there_in_four_suits():
    assert Counter(map(rank_of, PACK)) == dict.fromkeys(range(1, 14), 4)
    assert len(set(TEXT_OF_CARD)) == 52
    assert all(CARD_OF_TEXT[text] == card for card, text in enumerate(TEXT_OF_CARD))
    assert (TEXT_OF_CARD[0], TEXT_OF_CARD[39], TEXT_OF_CARD[51]) == ("AC", "TS", "KS")


def test_jacks_queens_and_kings_are_faces_and_a_ten_is_none():
    assert [card for card in PACK if is_face(card)] == list(range(40, 52))
    assert not is_face(CARD_OF_TEXT["TS"]) and is_face(CARD_OF_TEXT["JC"])


def test_every_cell_is_of_one_class_four_a_class():
    assert sorted(cell for cells in CELLS_OF_CLASS for cell in cells) == list(CELLS)
    assert all(CLASS_OF_CELL[cell] == kind
               for kind, cells in enumerate(CELLS_OF_CLASS) for cell in cells)
    assert CELLS_OF_CLASS[CENTRE] == (5, 6, 9, 10)


def test_kings_have_the_corners_queens_the_top_and_foot_jacks_the_sides():
    cells = {rank: CELLS_OF_CLASS[kind] for rank, kind in CLASS_OF_FACE.items()}
    assert cells == {13: (0, 3, 12, 15), 12: (1, 2, 13, 14), 11: (4, 7, 8, 11)}
