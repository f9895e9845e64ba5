"""The records: figures, matches that ended or wait, and matches in files.

Each page is in a file of its own; here is what they share, and what can be done with a match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import GAMES, fairness
from game.entries import Entry
from game.match import Match
from game.notices import Trouble
from scenes.games import TABLES
from scenes.screens.records import import_export
from scenes.screens.records.file_page import FilePage
from scenes.screens.records.match_pages import FinishedPage, UnfinishedPage
from scenes.screens.records.shuffle_check import VerifyScene
from scenes.screens.records.statistics_page import StatisticsPage
from scenes.ui.controls import Button, Widget
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.tabs import (
    INNER_LEFT,
    INNER_WIDTH,
    PAGE_HEIGHT,
    PAGE_TOP,
    Page,
    TabbedScene,
)
from sprites.engine.viewport import STAGE_WIDTH
from sprites.heraldry import arms
from sprites.paint import lettering, theme
from sprites.ui import icons, plaques

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from sprites.engine.canvas import Canvas

EMPTY_WIDTH = 900.0
SHIELD_WIDTH, SHIELD_HEIGHT = 150.0, 181.0
EMPTY_BUTTON = 240.0


class RecordsScene(TabbedScene):
    """All that is kept of matches."""

    app: MatchApp
    domain = "records"

    def __init__(self, app: MatchApp) -> None:
        self.counted: list[Entry] = []
        self.finished: list[Entry] = []
        self.unfinished: list[Entry] = []
        self.files: list[import_export.Found] = []
        self.figures = StatisticsPage(self)
        self.ended = FinishedPage(self)
        self.waiting = UnfinishedPage(self)
        self.in_files = FilePage(self)
        super().__init__(app)

    def make_pages(self) -> list[Page]:
        """Return the pages."""
        return [
            Page("figures", "records", self.figures.widgets, self.figures.draw),
            Page("ended", "flag", self.ended.widgets, self.ended.draw),
            Page("waiting", "clock", self.waiting.widgets, self.waiting.draw),
            Page("files", "folder", self.in_files.widgets, self.in_files.draw),
        ]

    def footer(self) -> list[Widget]:
        """Return the choice of a game on the page of figures."""
        return self.figures.footer() if self.page.key == "figures" else []

    # Life

    def enter(self) -> None:
        """Read what is kept."""
        self._read()

    def resume(self) -> None:
        """Another screen may have changed what is kept."""
        self._read()
        self.lay_out()

    def open_page(self, key: str) -> None:
        """Turn to a page; the folders are looked through anew for the one of files."""
        if key == "files":
            self.files = import_export.found_files(self.app)
        super().open_page(key)

    def _read(self) -> None:
        journal = self.app.journal
        self.counted = journal.counted()
        self.finished = journal.finished()
        self.unfinished = journal.unfinished()
        if self.page.key == "files":
            self.files = import_export.found_files(self.app)
        # Reading sets aside what can't be read, and says so.
        self.app.pass_on_notices()

    def show_match(self, number: int) -> None:
        """Turn to the list that a kept match is in, and choose it."""
        self._read()
        for key, page in (("ended", self.ended), ("waiting", self.waiting)):
            for place, entry in enumerate(page.things):
                if entry.number == number:
                    page.place = place
                    self.open_page(key)
                    return

    # What can be done with a match

    def _resumed(self, entry: Entry) -> Match | None:
        """Return a kept match; None, told to the player, if it can't be replayed."""
        journal = self.app.journal
        try:
            return Match.resume(journal, entry.number)
        except (Trouble, KeyError):
            # The journal has set it aside; reading anew tells why.
            self._read()
            self.lay_out()
            return None

    def replay(self, entry: Entry) -> None:
        """Walk through a match."""
        match = self._resumed(entry)
        if match is not None:
            self.app.routes.to_replay(match)

    def go_on(self, entry: Entry) -> None:
        """Sit down at an unfinished match again."""
        match = self._resumed(entry)
        if match is not None:
            self.app.routes.to_table(match)

    def play_again(self, entry: Entry) -> None:
        """Play the deal of a match from its start, as a new match."""
        self.app.routes.to_table(Match.start(
            GAMES[entry.game], entry.chairs, entry.seed, entry.options,
            journal=self.app.journal, group=entry.group,
        ))

    def export(self, entry: Entry) -> None:
        """Write a match into a file."""
        match = self._resumed(entry)
        if match is not None:
            import_export.export_match(self.app, match)

    def verify(self, entry: Entry) -> None:
        """Check the promise of a match. It is read as it is kept: a replay would refuse a broken
        one before the player could see what is wrong."""
        try:
            sheet = self.app.journal.load(entry.number)
        except (Trouble, KeyError) as error:
            if isinstance(error, Trouble):
                self.app.report(error.notice)
            return
        self.app.show(VerifyScene(
            self.app, fairness.Reveal(sheet.seed, sheet.nonce, sheet.commitment)
        ))

    def ask_to_delete(self, entry: Entry) -> None:
        """Ask before a match is gone for good."""
        words = self.app.words
        counts = entry.result is not None
        self.app.show(Dialog(
            self.app, words("house.delete.heading"),
            words("records.delete.counted" if counts else "records.delete.text"),
            [
                Answer(words("house.button.cancel"), primary=True, key="cancel"),
                Answer(words("house.button.delete"), lambda: self._delete(entry), key="delete"),
            ],
        ))

    def _delete(self, entry: Entry) -> None:
        self.app.journal.forget(entry.number)
        self.app.tell(self.app.words("house.notice.deleted"))
        self._read()
        self.lay_out()

    # Empty pages

    def play_button(self, game: str) -> list[Widget]:
        """Return the button of an empty page: it leads to a first match of ``game``."""
        return [Button(
            ((STAGE_WIDTH - EMPTY_BUTTON) / 2, PAGE_TOP + PAGE_HEIGHT - 130, EMPTY_BUTTON, 56),
            self.app.words("house.button.play"), lambda: self._play(game), key="play",
            icon="play", primary=True, size=22,
        )]

    def _play(self, game: str) -> None:
        self.app.close(self)
        self.app.routes.to_set_up(game)

    def draw_empty(self, canvas: Canvas, game: str, heading: str, note: str) -> None:
        """Draw a page on which nothing is listed yet: a shield, and what will stand here."""
        easel, setter, middle = canvas.easel, self.app.type, STAGE_WIDTH / 2
        self.draw_panel(canvas, INNER_LEFT, PAGE_TOP, INNER_WIDTH, PAGE_HEIGHT)
        if game in TABLES:
            shield = arms.table_shield(easel, TABLES[game].arms, SHIELD_WIDTH, SHIELD_HEIGHT)
        else:
            shield = icons.icon(easel, "folder", 150, theme.TEXT_GOLD)
        canvas.blit(shield, middle, PAGE_TOP + 52, anchor="midtop")
        size = 32.0
        while size > 20 and setter.width(heading, "title", size) > EMPTY_WIDTH:
            size -= 1
        title = lettering.embossed(easel, setter, heading, "title", size)
        canvas.blit(title, middle, PAGE_TOP + 282, anchor="center")
        canvas.blit(plaques.rule(easel, 460), middle, PAGE_TOP + 318, anchor="center")
        text = setter.paragraph(note, "text", 22, theme.TEXT, EMPTY_WIDTH, align="center")
        canvas.blit(text, middle, PAGE_TOP + 342, anchor="midtop")
