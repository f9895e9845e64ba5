"""The rules book's text as data: one file a chapter. A new game adds its file and one line here."""

from __future__ import annotations

from scenes.games.legends import rules_pages as legends
from scenes.games.patience import rules_pages as patience
from scenes.games.seals import rules_pages as seals
from scenes.games.treasures import rules_pages as treasures
from scenes.screens.rules_book import house_pages
from scenes.screens.rules_book.page_blocks import Chapter, Page

CHAPTERS: tuple[Chapter, ...] = (
    house_pages.CHAPTER, patience.CHAPTER, treasures.CHAPTER, seals.CHAPTER, legends.CHAPTER,
)
"""All chapters in the order of the ribbons."""

__all__ = ["CHAPTERS", "Chapter", "Page"]
