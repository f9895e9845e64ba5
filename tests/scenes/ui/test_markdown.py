"""Our own documents become blocks of plain text."""

from __future__ import annotations

import pytest

from scenes.ui.markdown import Block, blocks, plain


def test_headings_paragraphs_lists_and_tables_become_blocks() -> None:
    source = (
        "# One\n\nA line\nand its *end*.\n\n- first\n  goes on\n- **second**\n\n"
        "| name | what |\n|---|---|\n| `a` | b |\n\n## Two\n1. item\n"
    )
    assert blocks(source) == [
        Block("1", "One"), Block("text", "A line and its end."), Block("item", "first goes on"),
        Block("item", "second"), Block("item", "a — b"), Block("2", "Two"), Block("item", "item"),
    ]


def test_an_empty_line_a_heading_and_a_table_end_a_paragraph() -> None:
    assert [block.text for block in blocks("one\n\ntwo\n# Three\nfour\n| a |\nfive")] == [
        "one", "two", "Three", "four", "a", "five",
    ]


def test_a_comment_shows_nothing_and_ends_a_paragraph() -> None:
    assert blocks("one\n<!-- not for readers -->\ntwo") == [
        Block("text", "one"), Block("text", "two"),
    ]


def test_headings_have_at_most_six_levels() -> None:
    assert [block.kind for block in blocks("###### six\n####### seven")] == ["6", "6"]


def test_an_empty_cell_leaves_no_dash() -> None:
    assert blocks("| a |  | c |") == [Block("item", "a — c")]


def test_every_sign_of_a_list_is_one() -> None:
    assert blocks("- a b c\n* b\n+ c\n12. d") == [
        Block("item", text) for text in ("a b c", "b", "c", "d")
    ]
    assert blocks("-a\n") == [Block("text", "-a")]


@pytest.mark.parametrize(("line", "shown"), [
    ("[Tiled](https://www.mapeditor.org)", "Tiled (www.mapeditor.org)"),
    ("[Tiled](http://www.mapeditor.org)", "Tiled (www.mapeditor.org)"),
    ("[mapeditor.org](https://mapeditor.org)", "mapeditor.org"),
    ("[a file](fonts/licences)", "a file"),
    ("<https://example.org>", "https://example.org"),
    ("**bold**, _leaning_ and `code`", "bold, leaning and code"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("snake_case_name", "snake_case_name"),
])  # fmt: skip
def test_signs_of_emphasis_and_links_go(line: str, shown: str) -> None:
    assert plain(line) == shown
