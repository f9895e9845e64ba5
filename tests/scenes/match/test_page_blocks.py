"""Pages of the rules book are data: whole, and never changed while they are read."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import get_args

import pytest

from scenes.match import page_blocks
from scenes.match.page_blocks import Block, Chapter, Grid, Grids, NewLeaf, Page, Row, Rows, Text


def test_every_kind_of_block_is_frozen_data() -> None:
    for kind in get_args(Block):
        assert is_dataclass(kind), kind
        assert kind.__dataclass_params__.frozen, kind


def test_every_kind_that_is_written_here_can_stand_on_a_page() -> None:
    kinds = {
        kind for kind in vars(page_blocks).values()
        if is_dataclass(kind) and isinstance(kind, type) and kind.__module__ == page_blocks.__name__
    }
    assert kinds - set(get_args(Block)) == {Page, Chapter, Grid, Row}


def test_a_block_cannot_be_changed_while_it_is_read() -> None:
    with pytest.raises(FrozenInstanceError):
        Text("one").key = "two"  # type: ignore[misc]
    assert not fields(NewLeaf)


def test_equal_blocks_are_equal_and_others_are_not() -> None:
    assert Rows((Row(("7D", "+", "3C")),), 60) == Rows((Row(("7D", "+", "3C")),), 60)
    assert Rows((Row(("7D",)),), 60) != Rows((Row(("7D",)),), 60, across=2)


def test_an_empty_grid_has_neither_cards_nor_lights() -> None:
    first, second = Grid(), Grid()
    assert first.cards == {} and first.lit == frozenset() and first.label == ""
    assert first.cards is not second.cards
    assert Grids((first, second), 20).caption == ""


def test_a_chapter_is_the_houses_unless_it_names_a_game() -> None:
    page = Page("start", "book.start", (Text("book.start.text"),))
    assert Chapter("house", "book.house", "deal", (page,)).game == ""
    assert page.charge == "crown"
