"""The records' page of figures: how often, how well, and how it went by grade."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.entries import Entry
from game.records import Statistics, statistics
from scenes.games import TABLES
from scenes.screens.records import record_words
from scenes.ui.controls import Choice, Spot, Widget
from scenes.ui.tabs import (
    BUTTON_HEIGHT,
    FOOTER,
    INNER_LEFT,
    INNER_RIGHT,
    INNER_WIDTH,
    PAGE_FOOT,
    PAGE_TOP,
)
from sprites.paint import lettering, theme
from sprites.ui import plaques

if TYPE_CHECKING:
    from scenes.screens.records.host import RecordsHost
    from sprites.engine.canvas import Canvas

BAND = 164.0
"""Height of the row of large figures."""
LOWER = PAGE_TOP + BAND + 18
LEFT_WIDTH = 620.0
PAD = 34.0
FIGURE_SIZE = 48.0
NO_FIGURE = "–"


class StatisticsPage:
    """The figures of one game at a time."""

    def __init__(self, scene: RecordsHost) -> None:
        self.scene = scene
        self.game = next(iter(TABLES))

    @property
    def ended(self) -> list[Entry]:
        """The matches of the chosen game that count."""
        return [entry for entry in self.scene.counted if entry.game == self.game]

    def widgets(self) -> list[Widget]:
        """Return a spot for each figure, to be read by keys; or what an empty page offers."""
        if not self.ended:
            return self.scene.play_button(self.game)
        figures = [f"{label}: {figure}" for figure, label in self.figures()]
        lines = [f"{label}: {value}" for label, value in self.lines()]
        grades = [f"{label}: {self._won_of(shown)}" for label, shown in self.by_grade()]
        step = (INNER_WIDTH - 24) / len(figures)
        areas = [(INNER_LEFT + 18 + n * step, PAGE_TOP + 14, step - 12, BAND - 28)
                 for n in range(len(figures))]
        right = INNER_LEFT + LEFT_WIDTH + 18
        for rows, left, width in (
            (lines, INNER_LEFT, LEFT_WIDTH), (grades, right, INNER_RIGHT - right)
        ):
            tall = (PAGE_FOOT - LOWER - 84) / max(1, len(rows))
            areas += [(left + PAD - 12, LOWER + 72 + n * tall, width - 2 * PAD + 24, tall - 4)
                      for n in range(len(rows))]
        return [
            Spot(area, f"figure.{place}", partial(str, text), lambda: None, "text")
            for place, (area, text) in enumerate(
                zip(areas, [*figures, *lines, *grades], strict=True)
            )
        ]

    def _won_of(self, figures: Statistics) -> str:
        if not figures.played:
            return NO_FIGURE
        words = self.scene.app.words
        return words("records.won_of", won=figures.won, played=figures.played)

    def footer(self) -> list[Widget]:
        """Return the choice of a game, once there are several."""
        if len(TABLES) < 2:
            return []
        words = self.scene.app.words
        return [Choice(
            (INNER_LEFT, FOOTER - BUTTON_HEIGHT / 2, 900, BUTTON_HEIGHT), words("records.game"),
            [(key, words(f"{key}.game")) for key in TABLES], self.game, self._choose,
            key="game", label_share=0.14,
        )]

    def _choose(self, game: str) -> None:
        self.game = game
        self.scene.lay_out()

    def figures(self) -> list[tuple[str, str]]:
        """Return the large figures and what each counts."""
        words, all_deals = self.scene.app.words, statistics(self.ended, self.game)
        losing = all_deals.streak < 0
        return [
            (str(all_deals.played), words("records.played")),
            (str(all_deals.won), words("records.won")),
            (str(all_deals.lost), words("records.lost")),
            (words("house.percent", value=round(100 * all_deals.win_share)),
             words("records.share")),
            (str(abs(all_deals.streak)),
             words("records.streak_lost" if losing else "records.streak_won")),
            (str(all_deals.longest_wins), words("records.longest")),
        ]

    def lines(self) -> list[tuple[str, str]]:
        """Return what else is counted: a label and a value each."""
        words, all_deals = self.scene.app.words, statistics(self.ended, self.game)
        return [
            (words("records.best"), _time(all_deals.best_seconds)),
            (words("records.best_unhelped"), _time(all_deals.best_unhelped_seconds)),
            (words("records.won_unhelped"), str(all_deals.won_unhelped)),
            (words("records.won_helped"), str(all_deals.won_helped)),
            (words("records.won_peeked"), str(all_deals.won_peeked)),
        ]

    def by_grade(self) -> list[tuple[str, Statistics]]:
        """Return the groups of the game's deals with their figures, easy ones first."""
        return record_words.by_group(self.scene.app.words, self.game, self.ended)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the figures, or that there are none yet."""
        scene, words = self.scene, self.scene.app.words
        if not self.ended:
            scene.draw_empty(
                canvas, self.game, words("records.empty.ended"), words("records.empty.ended.note")
            )
            return
        scene.draw_panel(canvas, INNER_LEFT, PAGE_TOP, INNER_WIDTH, BAND)
        scene.draw_panel(canvas, INNER_LEFT, LOWER, LEFT_WIDTH, PAGE_FOOT - LOWER)
        right = INNER_LEFT + LEFT_WIDTH + 18
        scene.draw_panel(canvas, right, LOWER, INNER_RIGHT - right, PAGE_FOOT - LOWER)
        self._draw_figures(canvas)
        self._draw_lines(canvas)
        self._draw_chart(canvas, right + PAD, INNER_RIGHT - PAD)

    def _draw_figures(self, canvas: Canvas) -> None:
        setter = self.scene.app.type
        figures = self.figures()
        step = (INNER_WIDTH - 24) / len(figures)
        for place, (figure, label) in enumerate(figures):
            x = INNER_LEFT + 12 + (place + 0.5) * step
            number = lettering.embossed(canvas.easel, setter, figure, "numeral", FIGURE_SIZE)
            canvas.blit(number, x, PAGE_TOP + 58, anchor="center")
            text = setter.paragraph(
                label, "text", 19, theme.TEXT, step - 14, align="center", spacing=1.0
            )
            canvas.blit(text, x, PAGE_TOP + 122, anchor="center")

    def _draw_lines(self, canvas: Canvas) -> None:
        scene, setter = self.scene, self.scene.app.type
        left, width = INNER_LEFT + PAD, LEFT_WIDTH - 2 * PAD
        scene.draw_heading(canvas, scene.app.words("records.wins"), left, LOWER + 38, width)
        lines = self.lines()
        step = (PAGE_FOOT - LOWER - 84) / len(lines)
        for place, (label, value) in enumerate(lines):
            y = LOWER + 70 + (place + 0.5) * step
            figure = setter.line(value, "bold", 23, theme.TEXT_GOLD)
            canvas.blit(figure, left + width, y, anchor="midright")
            room = width - figure.get_width() / canvas.easel.scale - 20
            text = setter.paragraph(label, "text", theme.TEXT_BODY, theme.TEXT, room, spacing=1.0)
            canvas.blit(text, left, y, anchor="midleft")

    def _draw_chart(self, canvas: Canvas, left: float, right: float) -> None:
        """Draw a bar for each grade: as long as the share of deals it is played in, green as far
        as they were won."""
        scene, setter, words = self.scene, self.scene.app.type, self.scene.app.words
        scene.draw_heading(canvas, words("records.by_grade"), left, LOWER + 38, right - left)
        rows = self.by_grade()
        most = max((figures.played for _, figures in rows), default=0) or 1
        step = (PAGE_FOOT - LOWER - 84) / max(1, len(rows))
        label_width, value_width = 170.0, 150.0
        length = right - left - label_width - value_width
        for place, (label, figures) in enumerate(rows):
            y = LOWER + 70 + (place + 0.5) * step
            name = setter.fitted(label, "text", theme.TEXT_BODY, theme.TEXT, label_width - 14)
            canvas.blit(name, left, y, anchor="midleft")
            bar = plaques.bar(
                canvas.easel, length, min(30, step - 14), figures.won / most,
                figures.played / most,
            )
            canvas.blit(bar, left + label_width, y, anchor="midleft")
            shown = setter.fitted(
                self._won_of(figures), "text", theme.TEXT_BODY, theme.TEXT, value_width - 14
            )
            canvas.blit(shown, right, y, anchor="midright")


def _time(seconds: float | None) -> str:
    return NO_FIGURE if seconds is None else record_words.clock(seconds)
