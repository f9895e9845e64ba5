"""The rules book's text as data: the house's pages, then each table's own."""

from __future__ import annotations

from functools import cache

from scenes.games import TABLES
from scenes.match.page_blocks import Chapter
from scenes.screens.rules_book import house_pages


@cache
def chapters() -> tuple[Chapter, ...]:
    """Return all chapters in the order of the ribbons."""
    games = (table.chapter.get() for table in TABLES.values() if table.chapter is not None)
    return house_pages.CHAPTER, *games
