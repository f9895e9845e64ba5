"""A page of records that lists things at the left and tells of the chosen one on parchment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from scenes.games import TABLES
from scenes.ui.controls import Button, ScrollList, Widget
from scenes.ui.controls.base import Area
from scenes.ui.tabs import INNER_LEFT, INNER_RIGHT, PAGE_FOOT, PAGE_HEIGHT, PAGE_TOP
from sprites.heraldry import arms
from sprites.paint import theme
from sprites.ui import icons, panels, plaques

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from scenes.screens.records.host import RecordsHost
    from sprites.engine.canvas import Canvas

LIST_WIDTH = 790.0
SHEET_LEFT = INNER_LEFT + LIST_WIDTH + 18
SHEET_WIDTH = INNER_RIGHT - SHEET_LEFT
SHEET_PAD = 34.0
ROW = 78.0
ROW_GROWTH = 44.0
"""How much higher a row is for each 100 % of larger text."""
EMBLEM = 104.0
"""Room that the sheet's picture takes."""
BUTTON_ROW = 52.0
BUTTON_GAP = 14.0

Thing = TypeVar("Thing")

Action = tuple[str, str, Callable[[], None], bool]
"""Key (its word is ``house.button.*``), icon, what it does, whether it is the main one."""


class ListPage(ABC, Generic[Thing]):
    """Shows ``things``; a page for each kind of them fills in the rest."""

    def __init__(self, scene: RecordsHost) -> None:
        self.scene = scene
        self.place = 0
        """Which row is chosen."""

    @property
    def app(self) -> MatchApp:
        """The shared things."""
        return self.scene.app

    @property
    @abstractmethod
    def things(self) -> Sequence[Thing]:
        """What is listed."""

    @property
    def chosen(self) -> Thing | None:
        """The chosen one; None while the list is empty."""
        things = self.things
        return things[min(self.place, len(things) - 1)] if things else None

    @abstractmethod
    def row_words(self, thing: Thing) -> str:
        """Return a row as read aloud."""

    @abstractmethod
    def draw_thing(self, canvas: Canvas, thing: Thing, area: Area) -> None:
        """Draw what stands in a row."""

    @abstractmethod
    def sheet_words(self, thing: Thing) -> tuple[str, str, list[tuple[str, str]]]:
        """Return heading, line below it, and labelled lines of the sheet."""

    @abstractmethod
    def actions(self, thing: Thing) -> list[Action]:
        """Return what can be done with the chosen one; the main one first."""

    @abstractmethod
    def draw_nothing(self, canvas: Canvas) -> None:
        """Draw the page while nothing is listed."""

    @abstractmethod
    def draw_emblem(self, canvas: Canvas, thing: Thing, x: float, y: float) -> None:
        """Draw the picture at the upper right of the sheet, its middle at a stage point."""

    def nothing_widgets(self) -> list[Widget]:
        """Return what the page offers while nothing is listed."""
        return []

    # Widgets

    def widgets(self) -> list[Widget]:
        """Return the list and the buttons of the sheet."""
        things = self.things
        if not things:
            return self.nothing_widgets()
        self.place = min(self.place, len(things) - 1)
        kept = next(
            (w for w in self.scene.controls.widgets if isinstance(w, ScrollList)), None
        )
        listed = ScrollList(
            (INNER_LEFT + 16, PAGE_TOP + 14, LIST_WIDTH - 26, PAGE_HEIGHT - 28),
            self.scene.title, [self.row_words(thing) for thing in things], self._row_height(),
            self._draw_row,
            self._choose, key=f"list.{self.scene.page.key}", opened=lambda row: self._open(),
        )
        listed.place = self.place
        if kept is not None and kept.key == listed.key:
            listed.first = kept.first
        listed.scroll(0)
        return [listed, *self._buttons(things[self.place])]

    def _row_height(self) -> float:
        return ROW + ROW_GROWTH * (self.app.type.text_scale - 1)

    def _buttons(self, thing: Thing) -> list[Widget]:
        actions = self.actions(thing)
        rows = (len(actions) + 1) // 2
        width = (SHEET_WIDTH - 2 * SHEET_PAD - BUTTON_GAP) / 2
        top = PAGE_FOOT - 30 - rows * BUTTON_ROW - (rows - 1) * BUTTON_GAP
        buttons: list[Widget] = []
        for place, (key, icon, act, primary) in enumerate(actions):
            row, column = divmod(place, 2)
            alone = place == len(actions) - 1 and column == 0
            area = (
                SHEET_LEFT + SHEET_PAD + column * (width + BUTTON_GAP),
                top + row * (BUTTON_ROW + BUTTON_GAP),
                2 * width + BUTTON_GAP if alone else width, BUTTON_ROW,
            )
            buttons.append(Button(
                area, self.app.words(f"house.button.{key}"), act, key=key, icon=icon,
                primary=primary, size=18,
            ))
        return buttons

    def _choose(self, row: int) -> None:
        self.place = row
        self.app.sounds.play("card")
        self.scene.lay_out()

    def _open(self) -> None:
        """Do the main thing with the chosen one."""
        thing = self.chosen
        if thing is not None:
            self.actions(thing)[0][2]()

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw panel and sheet."""
        thing = self.chosen
        if thing is None:
            self.draw_nothing(canvas)
            return
        self.scene.draw_panel(canvas, INNER_LEFT, PAGE_TOP, LIST_WIDTH, PAGE_HEIGHT)
        sheet = panels.parchment_sheet(canvas.easel, SHEET_WIDTH, PAGE_HEIGHT, 7)
        canvas.blit(sheet, SHEET_LEFT, PAGE_TOP)
        self._draw_sheet(canvas, thing)

    def _draw_sheet(self, canvas: Canvas, thing: Thing) -> None:
        setter, left, width = self.app.type, SHEET_LEFT + SHEET_PAD, SHEET_WIDTH - 2 * SHEET_PAD
        heading, below, lines = self.sheet_words(thing)
        self.draw_emblem(canvas, thing, left + width - EMBLEM / 2, PAGE_TOP + 84)
        beside = width - EMBLEM - 12
        picture = setter.fitted(heading, "title", 30, theme.TEXT_HEADING, beside)
        canvas.blit(picture, left, PAGE_TOP + 50, anchor="midleft")
        text = setter.paragraph(below, "bold", 21, theme.TEXT_INK, beside, spacing=1.05)
        canvas.blit(text, left, PAGE_TOP + 76)
        y = PAGE_TOP + 76 + text.get_height() / canvas.easel.scale + 10
        for label, value in lines:
            if label:
                name = setter.line(label, "italic", 19, theme.TEXT_ASIDE)
                canvas.blit(name, left, y)
                used = name.get_width() / canvas.easel.scale + 12
                shown = setter.paragraph(
                    value, "text", 20, theme.TEXT_INK, width - used, spacing=1.0
                )
                canvas.blit(shown, left + used, y)
            else:
                shown = setter.paragraph(value, "italic", 19, theme.TEXT_ASIDE, width, spacing=1.0)
                canvas.blit(shown, left, y)
            y += shown.get_height() / canvas.easel.scale + 5

    def _draw_row(self, canvas: Canvas, row: int, area: Area, chosen: bool) -> None:
        left, top, width, height = area
        if chosen:
            plate = plaques.shelf(canvas.easel, round(width), round(height - 6))
            canvas.blit(plate, left, top + 3)
        self.draw_thing(canvas, self.things[row], area)

    def draw_columns(
        self, canvas: Canvas, area: Area, game: str, first: str, second: str, aside: float,
    ) -> None:
        """Draw what rows have in common: the game's shield and two lines of words.

        ``aside`` is the room that is kept free at the right.
        """
        left, top, width, height = area
        setter, middle = self.app.type, top + height / 2
        if game in TABLES:
            shield = arms.table_shield(canvas.easel, TABLES[game].arms, 44, 53)
            canvas.blit(shield, left + 36, middle, anchor="center")
        else:
            sign = icons.icon(canvas.easel, "folder", 36, theme.TEXT_GOLD)
            canvas.blit(sign, left + 36, middle, anchor="center")
        room = width - 72 - aside
        upper = setter.fitted(first, "bold", 20, theme.TEXT, room)
        canvas.blit(upper, left + 70, middle - 1, anchor="bottomleft")
        lower = setter.fitted(second, "text", 18, theme.TEXT_QUIET, room)
        canvas.blit(lower, left + 70, middle + 1)
