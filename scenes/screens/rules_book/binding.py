"""The bound book: which sheets each page takes, set when they are first wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from scenes.match.page_blocks import Chapter, Page
from scenes.screens.rules_book.typesetting import Leaf, Setter
from scenes.ui.app import App
from sprites.ui import codex

FRONT = -1
"""Stands for the number of a page where the title and the table of contents are meant."""
ENTRY_HEIGHT = 36.0
LARGEST_ENTRY, SMALLEST_ENTRY = 22.0, 16.0
"""Sizes of a line of the table of contents: smaller, if then all fit on one side."""
HEADING_ROOM = 60.0
ENTRY_ROOM = codex.TEXT_HEIGHT - HEADING_ROOM


@dataclass(slots=True)
class Sheet:
    """One side of a leaf in the bound book, and what it belongs to ("" : the front)."""

    leaf: Leaf
    chapter: Chapter | None = None
    page: Page | None = None
    begins: bool = False
    """Whether the page begins here."""
    entries: list[tuple[Chapter, Page | None]] = field(default_factory=list)
    """Lines of the table of contents."""


class Binding:
    """The pages in their order, with the sheets of those that have been set."""

    def __init__(self, app: App, chapters: Sequence[Chapter]) -> None:
        self._app = app
        self._chapters = chapters
        self.pages = [
            (chapter, page, place)
            for chapter in chapters
            for place, page in enumerate(chapter.pages)
        ]
        """Each page with its chapter and its place there, 0 first."""
        self.entry_size = LARGEST_ENTRY
        self._front: list[Sheet] = []
        self._bound: dict[int, list[Sheet]] = {}
        """By the number of the page: an even number of sheets."""

    def renew(self) -> None:
        """Set the front, and forget the rest: window, language or size of text have changed."""
        self._bound.clear()
        self._front = self._set_front()

    def number_of(self, chapter: str, page: str) -> int:
        """Return the number of a page, or else of its chapter's first, or else the front's."""
        numbers = [n for n, (one, _, _) in enumerate(self.pages) if one.key == chapter]
        wanted = [n for n in numbers if self.pages[n][1].key == page]
        return next(iter((*wanted, *numbers)), FRONT)

    def next_to_set(self, at: int) -> int | None:
        """Return the number of a page that is still to be set: what a turn of the leaf shows from
        page ``at`` first."""
        near = (at, at + 1, at - 1, *range(len(self.pages)))
        left = (n for n in near if 0 <= n < len(self.pages) and n not in self._bound)
        return next(left, None)

    def sheets(self, number: int) -> list[Sheet]:
        """Return the sheets of a page, set now if need be, or those of the front."""
        if number == FRONT:
            return self._front
        if number not in self._bound:
            chapter, page, place = self.pages[number]
            setter = Setter(self._app, codex.TEXT_WIDTH, codex.TEXT_HEIGHT)
            sheets = [
                Sheet(leaf, chapter, page, begins=nth == 0)
                for nth, leaf in enumerate(setter.leaves(page, place))
            ]
            if len(sheets) % 2:
                sheets.append(Sheet(setter.plate(page), chapter, page))
            self._bound[number] = sheets
        return self._bound[number]

    def first(self, number: int) -> int | None:
        """Return how many sheets lie before a page; None while one of them is not set yet."""
        if any(n not in self._bound for n in range(number)):
            return None
        return sum(len(self.sheets(n)) for n in range(FRONT, number))

    def _set_front(self) -> list[Sheet]:
        """Return the sheet with the title and those with the table of contents."""
        sheets = [Sheet(Leaf())]
        entries: list[tuple[Chapter, Page | None]] = [
            line for chapter in self._chapters
            for line in ((chapter, None), *((chapter, page) for page in chapter.pages))
        ]
        self.entry_size = LARGEST_ENTRY
        while len(entries) * self.entry_height > ENTRY_ROOM and self.entry_size > SMALLEST_ENTRY:
            self.entry_size -= 0.5
        room = int(ENTRY_ROOM // self.entry_height)
        for first in range(0, len(entries), room):
            sheets.append(Sheet(Leaf(), entries=entries[first:first + room]))
        if len(sheets) % 2:
            sheets.append(Sheet(Leaf()))
        return sheets

    @property
    def entry_height(self) -> float:
        """Stage px from one line of the table of contents to the next."""
        height = self._app.type.height("text", self.entry_size) + 3
        return max(ENTRY_HEIGHT if self.entry_size == LARGEST_ENTRY else 0, height)
