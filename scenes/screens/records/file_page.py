"""The records' page of files: matches that lie where people keep files, ready to be taken in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.screens.records import record_words
from scenes.screens.records.import_export import OWN_FOLDER, Found, import_file
from scenes.screens.records.list_page import EMBLEM, Action, ListPage
from scenes.ui.controls.base import Area
from sprites.paint import theme
from sprites.ui import icons

if TYPE_CHECKING:
    from sprites.engine.canvas import Canvas

_KIB = 1024


class FilePage(ListPage[Found]):
    """Files that may be matches."""

    @property
    def things(self) -> Sequence[Found]:
        """The files, the newest first."""
        return self.scene.files

    def row_words(self, thing: Found) -> str:
        """Return name and date of a file."""
        comma = self.app.words("house.list_comma")
        return comma.join([thing.path.name, record_words.day(self.app.words, thing.changed)])

    def draw_thing(self, canvas: Canvas, thing: Found, area: Area) -> None:
        """Draw a file's name, and below it folder and date."""
        words = self.app.words
        second = words(
            "records.row", result=thing.path.parent.name,
            date=record_words.day(words, thing.changed),
        )
        self.draw_columns(canvas, area, "", thing.path.name, second, 10)

    def draw_emblem(self, canvas: Canvas, thing: Found, x: float, y: float) -> None:
        """Draw a folder."""
        sign = icons.icon(canvas.easel, "folder", EMBLEM - 20, theme.TEXT_ASIDE)
        canvas.blit(sign, x, y, anchor="center")

    def sheet_words(self, thing: Found) -> tuple[str, str, list[tuple[str, str]]]:
        """Return what is known of a file before it is read."""
        words = self.app.words
        size = words("records.kib", size=max(1, round(thing.size / _KIB)))
        return words("records.file"), thing.path.name, [
            (words("records.label.folder"), str(thing.path.parent)),
            (words("records.label.written"), record_words.moment(words, thing.changed)),
            (words("records.label.size"), size),
            ("", words("records.file.note")),
        ]

    def actions(self, thing: Found) -> list[Action]:
        """Return what can be done with a file."""
        return [("import", "import", lambda: self._take_in(thing), True)]

    def _take_in(self, thing: Found) -> None:
        number = import_file(self.app, thing.path)
        if number is not None:
            self.scene.show_match(number)

    def draw_nothing(self, canvas: Canvas) -> None:
        """Say where files are looked for, and that one can be dropped."""
        words = self.app.words
        self.scene.draw_empty(
            canvas, "", words("records.empty.files"),
            words("records.empty.files.note", folder=str(self.app.folder / OWN_FOLDER)),
        )
