"""The records' lists of matches: those that have ended, and those to continue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.entries import Entry
from scenes.games import TABLES
from scenes.screens.records import record_words
from scenes.screens.records.list_page import EMBLEM, Action, ListPage
from scenes.ui.controls import Widget
from scenes.ui.controls.base import Area
from sprites.heraldry import arms
from sprites.paint import theme
from sprites.ui import icons, plaques

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from sprites.engine.canvas import Canvas

SEAL = 36.0
SEAL_ROOM = 66.0
TIME_ROOM = 110.0


class FinishedPage(ListPage[Entry]):
    """Matches that have ended."""

    @property
    def things(self) -> Sequence[Entry]:
        """The ended matches, the last first."""
        return self.scene.finished

    def row_words(self, thing: Entry) -> str:
        """Return an entry in one line."""
        return record_words.line(self.app.words, thing)

    def draw_thing(self, canvas: Canvas, thing: Entry, area: Area) -> None:
        """Draw deal and date, marks, the time, and a seal that says how it ended."""
        left, top, width, height = area
        words, setter, middle = self.app.words, self.app.type, top + height / 2
        ended = record_words.result(words, thing.result)
        second = words("records.row", result=ended, date=record_words.day(words, thing.changed))
        aside = SEAL_ROOM + TIME_ROOM + 30 * len(thing.marks)
        self.draw_columns(
            canvas, area, thing.game, record_words.deal(words, thing), second, aside
        )
        right = left + width - 12
        if thing.result is None:
            sign = icons.icon(canvas.easel, "import", SEAL * 0.8, theme.TEXT_GOLD)
        else:
            sign = plaques.verdict(canvas.easel, thing.result.won, SEAL)
        canvas.blit(sign, right - SEAL / 2, middle, anchor="center")
        time = setter.line(record_words.clock(thing.seconds), "bold", 20, theme.TEXT_GOLD)
        canvas.blit(time, right - SEAL_ROOM, middle, anchor="midright")
        x = right - SEAL_ROOM - TIME_ROOM
        for mark, icon in record_words.MARKS.items():
            if mark in thing.marks:
                picture = icons.icon(canvas.easel, icon, 24, theme.TEXT_QUIET)
                canvas.blit(picture, x, middle, anchor="midright")
                x -= 30

    def draw_emblem(self, canvas: Canvas, thing: Entry, x: float, y: float) -> None:
        """Draw the seal large."""
        if thing.result is not None:
            seal = plaques.verdict(canvas.easel, thing.result.won, EMBLEM - 8)
            canvas.blit(seal, x, y, anchor="center")

    def sheet_words(self, thing: Entry) -> tuple[str, str, list[tuple[str, str]]]:
        """Return what is known of a match."""
        words = self.app.words
        lines = [
            (words("records.label.result"), _result_words(self.app, thing)),
            (words("records.label.time"), record_words.clock(thing.seconds)),
            (words("records.label.ended"), record_words.moment(words, thing.changed)),
            (words("records.label.moves"), str(thing.position)),
        ]
        lines += [("", mark) for mark in record_words.marks(words, thing.marks)]
        if thing.result is None:
            lines.append(("", words("records.result.none.note")))
        return words(f"{thing.game}.game"), record_words.deal(words, thing), lines

    def actions(self, thing: Entry) -> list[Action]:
        """Return what can be done with an ended match."""
        scene = self.scene
        return [
            ("replay", "play", lambda: scene.replay(thing), True),
            ("again", "restart", lambda: scene.play_again(thing), False),
            ("verify", "verify", lambda: scene.verify(thing), False),
            ("export", "share", lambda: scene.export(thing), False),
            ("delete", "trash", lambda: scene.ask_to_delete(thing), False),
        ]

    def draw_nothing(self, canvas: Canvas) -> None:
        """Say that nothing has ended yet."""
        words = self.app.words
        self.scene.draw_empty(
            canvas, next(iter(TABLES)), words("records.empty.ended"),
            words("records.empty.ended.note"),
        )

    def nothing_widgets(self) -> list[Widget]:
        """Offer a game."""
        return self.scene.play_button(next(iter(TABLES)))


class UnfinishedPage(ListPage[Entry]):
    """Matches to continue."""

    @property
    def things(self) -> Sequence[Entry]:
        """The unfinished matches, the last touched first."""
        return self.scene.unfinished

    def row_words(self, thing: Entry) -> str:
        """Return an entry in one line."""
        return record_words.open_line(self.app.words, thing)

    def draw_thing(self, canvas: Canvas, thing: Entry, area: Area) -> None:
        """Draw deal and date, and the time so far."""
        left, top, width, height = area
        words = self.app.words
        moves = words.count("records.moves", thing.position)
        second = words("records.row", result=moves, date=record_words.day(words, thing.changed))
        self.draw_columns(
            canvas, area, thing.game, record_words.deal(words, thing), second, TIME_ROOM
        )
        time = self.app.type.line(
            record_words.clock(thing.seconds), "bold", 20, theme.TEXT_GOLD
        )
        canvas.blit(time, left + width - 14, top + height / 2, anchor="midright")

    def draw_emblem(self, canvas: Canvas, thing: Entry, x: float, y: float) -> None:
        """Draw the shield of the match's table."""
        if thing.game in TABLES:
            shield = arms.table_shield(
                canvas.easel, TABLES[thing.game].arms, EMBLEM - 12, EMBLEM * 1.06
            )
            canvas.blit(shield, x, y, anchor="center")

    def sheet_words(self, thing: Entry) -> tuple[str, str, list[tuple[str, str]]]:
        """Return what is known of a match so far."""
        words = self.app.words
        lines = [
            (words("records.label.moves"), str(thing.position)),
            (words("records.label.time"), record_words.clock(thing.seconds)),
            (words("records.label.begun"), record_words.moment(words, thing.started)),
            (words("records.label.touched"), record_words.moment(words, thing.changed)),
        ]
        lines += [("", mark) for mark in record_words.marks(words, thing.marks)]
        return words(f"{thing.game}.game"), record_words.deal(words, thing), lines

    def actions(self, thing: Entry) -> list[Action]:
        """Return what can be done with a match that is not over."""
        scene = self.scene
        return [
            ("continue", "play", lambda: scene.go_on(thing), True),
            ("export", "share", lambda: scene.export(thing), False),
            ("delete", "trash", lambda: scene.ask_to_delete(thing), False),
        ]

    def draw_nothing(self, canvas: Canvas) -> None:
        """Say that nothing waits."""
        words = self.app.words
        self.scene.draw_empty(
            canvas, next(iter(TABLES)), words("records.empty.open"),
            words("records.empty.open.note"),
        )

    def nothing_widgets(self) -> list[Widget]:
        """Offer a game."""
        return self.scene.play_button(next(iter(TABLES)))


def _result_words(app: MatchApp, entry: Entry) -> str:
    """Return how a match ended, with its points where there are any."""
    words = app.words
    ended = record_words.result(words, entry.result)
    scores = entry.result.scores if entry.result is not None else ()
    if not scores:
        return ended
    points = words("house.list_comma").join(str(score) for score in scores)
    return words("records.result_and_points", result=ended, points=points)
