"""The rules book's text as data: one file a chapter. A new game adds its file and one line here."""

from __future__ import annotations

from scenes.pages import house, legends, patience, seals, treasures
from scenes.pages.blocks import Chapter, Page

CHAPTERS: tuple[Chapter, ...] = (
    house.CHAPTER, patience.CHAPTER, treasures.CHAPTER, seals.CHAPTER, legends.CHAPTER,
)
"""All chapters in the order of the ribbons."""

__all__ = ["CHAPTERS", "Chapter", "Page"]
