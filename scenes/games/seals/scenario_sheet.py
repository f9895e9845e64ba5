"""A scenario on a sheet of its own: story, rules and goals in full, over the table."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game import GAMES
from game.contract import OptionValue
from scenes.games.seals import scenario_words
from scenes.games.seals.names import Names
from scenes.games.seals.view import SealsView
from scenes.ui.app import App
from scenes.ui.controls import Button
from scenes.ui.controls.scroll import ScrollText
from scenes.ui.sheet import SheetScene
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import theme
from sprites.ui import icons

WIDTH, HEIGHT = 760.0, 620.0
INSET = 56.0
RULES = ("majority_tie", "grey_led", "grey_majority", "removed_grey")
"""Options of the table that are told where they are not as at first."""
Line = tuple[str, str, float, str]
"""Text, role, size and colour; the roles WON and OPEN set it behind a star."""
WON, OPEN = "won", "open"
STAR, STAR_ROOM = 20.0, 30.0


class ScenarioSheet(SheetScene):
    """The scenario of a running game."""

    closing = ("cancel", "sheet")

    def __init__(self, app: App, view: SealsView, names: Names) -> None:
        super().__init__(app)
        self._view = view
        self._names = names

    @property
    def title(self) -> str:
        """All that is on the sheet, as read aloud."""
        return self.app.words.join(text for text, *_ in self.lines())

    def lines(self) -> list[Line]:
        """Return what is written on the sheet, from top to bottom."""
        words, names = self.app.words, self._names
        seen, options = self._view.now, self._view.match.options
        drawn = seen["drawn_colour"]
        rules = scenario_words.rules(
            words, seen["scenario"], names.colour(drawn) if drawn else "",
            names.card(seen["wild"]) if seen["wild"] else "",
        )
        rules += option_lines(self.app, options)
        lines: list[Line] = [
            (scenario_words.heading(words, options), "title", 20, theme.TEXT_HEADING),
            (scenario_words.title(words, options), "title", 32, theme.TEXT_INK),
            (scenario_words.story(words, options), "italic", 22, theme.TEXT_ASIDE),
            (words("seals.label.goal"), "title", 19, theme.TEXT_HEADING),
            (words.count("seals.goal.all", sum(seen["drawn_tokens"].values())), "text", 22,
             theme.TEXT_INK),
        ]
        for goal in scenario_words.goals(words, seen, names.name):
            lines.append((goal.text, "text", 22, theme.TEXT_INK))
        lines.append((words("seals.label.rules"), "title", 19, theme.TEXT_HEADING))
        for rule in rules or [words("seals.rule.none")]:
            lines.append((rule, "text", 22, theme.TEXT_INK))
        return lines

    def lay_out(self) -> None:
        """Place the text and its button."""
        left, top = (STAGE_WIDTH - WIDTH) / 2, (STAGE_HEIGHT - HEIGHT) / 2
        text = ScrollText(
            (left + INSET, top + 40, WIDTH - 2 * INSET + 20, HEIGHT - 130), self.title,
            self._make, key="text",
        )
        close = Button(
            (STAGE_WIDTH / 2 - 95, top + HEIGHT - 74, 190, 46), self.app.words(
                "house.button.close"), lambda: self.app.close(self), key="close",
        )
        self.controls.set([text, close])
        if self.controls.focused is None:
            self.controls.focused = close

    def _make(self, app: App, width: float) -> pygame.Surface:
        return written(app, self.lines(), width)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Lay the parchment over the dimmed table."""
        self.lay_parchment(canvas, WIDTH, HEIGHT)


def option_lines(app: App, options: Mapping[str, OptionValue]) -> list[str]:
    """Return a sentence for each rule of the table that differs from the sheet's."""
    words, told = app.words, []
    for name in RULES:
        value = options[name]
        if value != GAMES["seals"].options[name].default:
            sentence = words(f"seals.option.{name}")
            told.append(sentence if value is True else words(
                "seals.rule.option", rule=sentence, value=words(f"seals.option.{name}.{value}")
            ))
    return told


def written(app: App, lines: list[Line], width: float) -> pygame.Surface:
    """Return paragraphs one under another, headings centred, ``width`` stage px wide."""
    scale = app.easel.scale
    pictures, y = [], 0.0
    for text, role, size, colour in lines:
        centred = role in ("title", "italic") and size != 19
        if size == 19:
            y += 10
        if role in (WON, OPEN):
            picture = _starred(app, text, role, size, colour, width)
        else:
            picture = app.type.paragraph(
                text, role, size, colour, width, align="center" if centred else "left"
            )
        pictures.append((picture, y))
        y += picture.get_height() / scale + (8 if role == "title" else 4)
    whole = pygame.Surface((max(1, round(width * scale)), max(1, round(y * scale))),
                           pygame.SRCALPHA)
    for picture, top in pictures:
        whole.blit(picture, (0, round(top * scale)))
    return whole


def _starred(
    app: App, text: str, role: str, size: float, colour: str, width: float
) -> pygame.Surface:
    scale = app.easel.scale
    words = app.type.paragraph(text, "text", size, colour, width - STAR_ROOM)
    whole = pygame.Surface((round(width * scale), words.get_height()), pygame.SRCALPHA)
    star = icons.icon(app.easel, "star", STAR, "#b88a1e" if role == WON else "#c9b88f")
    line = app.type.height("text", size) * scale
    whole.blit(star, (0, round((line - star.get_height()) / 2)))
    whole.blit(words, (round(STAR_ROOM * scale), 0))
    return whole
