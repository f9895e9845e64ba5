"""The rules book: an open codex on the oak table, with a ribbon for each chapter and page.

What stands in it is data (:mod:`scenes.screens.rules_book.chapters`), set by
:mod:`scenes.screens.rules_book.typesetting`. Arrows, page keys, wheel and the corners turn leaves;
Escape, or the key that opened it, closes it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.match.page_blocks import Chapter, Page
from scenes.screens.rules_book.binding import FRONT, HEADING_ROOM, Binding, Sheet
from scenes.screens.rules_book.book_widgets import Corner, Entry, Ribbon, Side, draw_leaf
from scenes.screens.rules_book.chapters import chapters
from scenes.ui.controls import Button, Widget
from scenes.ui.input import Input, KeyName
from scenes.ui.widget_scene import WidgetScene
from sprites.heraldry import arms
from sprites.paint import theme
from sprites.places import halls
from sprites.ui import codex

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

RIBBON_LEFT = 14.0
RIBBON_RIGHT = codex.COVER[0] + 2
RIBBON_TOP = 40.0
RIBBON_ROOM = 764.0
"""Height that all ribbons together may take, above the button that leads back."""
CHAPTER_HEIGHT, PAGE_HEIGHT = 54.0, 42.0
CHAPTER_GAP, PAGE_GAP = 10.0, 6.0
PAGE_INSET = 34.0
CHOSEN_REACH = 12.0
"""How much further the ribbon of the open page hangs out."""
BACK = (30.0, 818.0, 200.0, 50.0)
CORNER_SIZE = 44.0
HEAD_SIZE, FOLIO_SIZE = 18.0, 18.0
SOON = 0.01
"""Seconds between two pages that are set while nobody waits for them."""


class BookScene(WidgetScene):
    """The book, open at ``page`` of the chapter on ``game``, or at its table of contents."""

    closing = ("cancel", "rules")

    def __init__(self, app: App, game: str = "", page: str = "") -> None:
        super().__init__(app)
        self.chapters = list(chapters())
        self.bound = Binding(app, self.chapters)
        self._number = self.bound.number_of(game, page)
        """Number of the page that lies open; :data:`FRONT` before the first."""
        self._leaf = 0
        """Which of its leaves lies open."""
        self._rolled = 0.0

    # Where the book is open

    @property
    def open_sheets(self) -> list[Sheet]:
        """The sheets that lie open: left and right."""
        return self.bound.sheets(self._number)[2 * self._leaf:2 * self._leaf + 2]

    @property
    def folio(self) -> int | None:
        """The number of the left one of the open sheets, 0 first; None while pages before it are
        not set yet."""
        first = self.bound.first(self._number)
        return None if first is None else first + 2 * self._leaf

    @property
    def chapter(self) -> Chapter | None:
        """The chapter that lies open; None at the front."""
        return None if self._number == FRONT else self.bound.pages[self._number][0]

    @property
    def page(self) -> Page | None:
        """The page that lies open; None at the front."""
        return None if self._number == FRONT else self.bound.pages[self._number][1]

    @property
    def title(self) -> str:
        """The book's name and what lies open."""
        words = self.app.words
        chapter, page = self.chapter, self.page
        if chapter is None or page is None:
            return f"{words('book.title')}. {words('book.contents')}"
        return f"{words('book.title')}. {words(chapter.title)}. {words(page.title)}"

    def open_at(self, chapter: str, page: str = "") -> None:
        """Open the book at a page of a chapter, at the chapter's first where it has no such
        page, at the table of contents where there is no such chapter."""
        self._go(self.bound.number_of(chapter, page))

    def turn(self, step: int) -> bool:
        """Turn a leaf back (-1) or on (+1); False at either end."""
        number, leaf = self._number, self._leaf + step
        if not 0 <= leaf < len(self.bound.sheets(number)) // 2:
            number += step
            if not FRONT <= number < len(self.bound.pages):
                return False
            leaf = 0 if step > 0 else len(self.bound.sheets(number)) // 2 - 1
        self._go(number, leaf)
        return True

    def _go(self, number: int, leaf: int = 0) -> None:
        self._number, self._leaf = number, leaf
        self._rolled = 0.0
        self.app.sounds.play("card")
        self._place_widgets()
        self.app.speech.say(self.title)
        self.dirty = True

    def _roll(self, steps: float) -> bool:
        """Turn a leaf for each whole step of the wheel; fine wheels send parts of one."""
        self._rolled -= steps
        if abs(self._rolled) < 1:
            return True
        step = 1 if self._rolled > 0 else -1
        self._rolled = 0.0
        return self.turn(step)

    # Setting

    def lay_out(self) -> None:
        """Set what lies open, at the page where it was; the rest follows when there is time."""
        self.bound.renew()
        self._leaf = min(self._leaf, len(self.bound.sheets(self._number)) // 2 - 1)
        self._place_widgets()

    @property
    def wake(self) -> float | None:
        """At once, while pages wait to be set."""
        return super().wake if self.bound.next_to_set(self._number) is None else SOON

    def update(self, dt: float) -> None:
        """Set one more page, if any is left: each takes a few frames' time."""
        super().update(dt)
        number = self.bound.next_to_set(self._number)
        if number is None:
            return
        folio = self.folio
        self.bound.sheets(number)
        # Numbers of leaves are known, and drawn, once all before them are set.
        self.dirty = self.dirty or self.folio != folio or self._number == FRONT

    # Widgets

    def _place_widgets(self) -> None:
        words = self.app.words
        widgets: list[Widget] = []
        for side, sheet in enumerate(self.open_sheets):
            left = codex.text_left(side)
            if sheet.entries:
                widgets += self._entries(sheet, left)
            elif sheet.leaf.spoken or sheet is self.bound.sheets(FRONT)[0]:
                widgets.append(self._side(sheet, side, left))
        widgets += self._ribbons()
        begins = self._number == FRONT and self._leaf == 0
        leaves = len(self.bound.sheets(self._number)) // 2
        ends = self._number == len(self.bound.pages) - 1 and self._leaf == leaves - 1
        middle = codex.FOOT_LINE - CORNER_SIZE / 2
        for key, icon, left, act, possible in (
            ("previous", "left", codex.LEAVES[0][0] + codex.OUTER - 12, -1, not begins),
            ("next", "right", codex.LEAVES[1][0] + codex.LEAF_WIDTH - codex.OUTER - 32, 1,
             not ends),
        ):
            corner = Corner(
                (left, middle, CORNER_SIZE, CORNER_SIZE), words(f"book.{key}"), icon,
                partial(self.turn, act), key,
            )
            corner.enabled = possible
            corner.why = words("book.no_leaf")
            widgets.append(corner)
        widgets.append(Button(
            BACK, words("house.button.back"), lambda: self.app.close(self), key="back",
            icon="back", size=20,
        ))
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = widgets[0]

    def _side(self, sheet: Sheet, side: int, left: float) -> Side:
        area = (left, codex.TEXT_TOP, codex.TEXT_WIDTH, codex.TEXT_HEIGHT)
        name = "" if sheet.chapter is not None else self.app.words("book.title")
        return Side(area, sheet.leaf, ("left", "right")[side], self.turn, self._roll, name)

    def _entries(self, sheet: Sheet, left: float) -> list[Widget]:
        words, height = self.app.words, self.bound.entry_height
        top = codex.TEXT_TOP + HEADING_ROOM
        lines: list[Widget] = []
        for place, (chapter, page) in enumerate(sheet.entries):
            key, title = (page.key, page.title) if page is not None else ("", chapter.title)
            number = self.bound.number_of(chapter.key, key)
            lines.append(Entry(
                (left, top + place * height, codex.TEXT_WIDTH, height - 2), words(title),
                partial(self.bound.first, number),
                partial(self.open_at, chapter.key, key),
                f"entry.{chapter.key}.{key}", self.bound.entry_size, heading=page is None,
            ))
        return lines

    def _ribbons(self) -> list[Widget]:
        words = self.app.words
        hung: list[tuple[str, str, str, bool, tuple[str, str]]] = [
            ("chapter.", words("book.contents"), "book", self.chapter is None, ("", ""))
        ]
        for chapter in self.chapters:
            is_open = chapter is self.chapter
            hung.append((
                f"chapter.{chapter.key}", words(chapter.title), chapter.icon, is_open,
                (chapter.key, ""),
            ))
            hung += [
                (f"page.{page.key}", words(page.title), "", page is self.page,
                 (chapter.key, page.key))
                for page in (chapter.pages if is_open else ())
            ]
        ribbons: list[Widget] = []
        top = RIBBON_TOP
        # A book of many chapters hangs narrower ribbons: all of them stay in sight.
        length = sum(
            PAGE_HEIGHT + PAGE_GAP if not icon else CHAPTER_HEIGHT + CHAPTER_GAP
            for _, _, icon, _, _ in hung
        )
        share = min(1.0, RIBBON_ROOM / length)
        for key, name, icon, chosen, target in hung:
            height = share * (PAGE_HEIGHT if not icon else CHAPTER_HEIGHT)
            left = RIBBON_LEFT + (PAGE_INSET if not icon else 0)
            left += 0 if chosen else CHOSEN_REACH
            ribbons.append(Ribbon(
                (left, top, RIBBON_RIGHT - left, height), name, icon, chosen,
                partial(self.open_at, *target), key,
            ))
            top += height + share * (PAGE_GAP if not icon else CHAPTER_GAP)
        return ribbons

    # Life

    def close_asked(self) -> bool:
        """The window's cross closes the book where a scene lies beneath it."""
        if self.app.stack[0] is self:
            return True
        self.app.close(self)
        return False

    def handle(self, event: Input) -> bool:
        """Escape and the rules' key close; page keys and arrows turn leaves."""
        keys = {"page up": -1, "page down": 1}
        if isinstance(event, KeyName) and event.name in keys:
            self.turn(keys[event.name])
            return True
        if event in (KeyName("home"), KeyName("end")):
            last = len(self.bound.pages) - 1
            if event == KeyName("home"):
                self._go(FRONT)
            else:
                self._go(last, len(self.bound.sheets(last)) // 2 - 1)
            return True
        return super().handle(event)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the book on it, and what stands on its leaves."""
        easel = canvas.easel
        table = halls.backdrop(easel, "round_table", canvas.surface.get_size())
        canvas.surface.blit(table, (0, 0))
        left, top, _, _ = codex.COVER
        canvas.blit(codex.book(easel), left - codex.MARGIN, top - codex.MARGIN)
        for side, sheet in enumerate(self.open_sheets):
            self._draw_frame(canvas, side, sheet)
        if self._number == FRONT and self._leaf == 0:
            self._draw_front(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    def _draw_frame(self, canvas: Canvas, side: int, sheet: Sheet) -> None:
        """Draw head and foot of a side, and the picture of one without text."""
        words, setter = self.app.words, self.app.type.plain
        left = codex.text_left(side)
        if not sheet.leaf.spoken:
            draw_leaf(canvas, sheet.leaf, left, codex.TEXT_TOP)
        middle = left + codex.TEXT_WIDTH / 2
        if sheet.begins or sheet.entries:
            band = codex.knot_band(canvas.easel, codex.TEXT_WIDTH)
            canvas.blit(band, middle, codex.HEAD_LINE - 2, anchor="center")
        elif sheet.chapter is not None and sheet.page is not None:
            head = sheet.page.title if side else sheet.chapter.title
            line = setter.fitted(
                words(head), "title", HEAD_SIZE, theme.TEXT_ASIDE, codex.TEXT_WIDTH
            )
            canvas.blit(line, middle, codex.HEAD_LINE, anchor="center")
        if self.folio is not None:
            number = setter.line(
                str(self.folio + side + 1), "text", FOLIO_SIZE, theme.TEXT_ASIDE
            )
            canvas.blit(number, middle, codex.FOOT_LINE, anchor="center")
        if sheet.entries:
            heading = self.app.type.fitted(
                words("book.contents"), "title", 32, theme.TEXT_HEADING, codex.TEXT_WIDTH
            )
            canvas.blit(heading, middle, codex.TEXT_TOP + 22, anchor="center")

    def _draw_front(self, canvas: Canvas) -> None:
        """Draw the title: a shield, the book's name, an ornament."""
        words, setter = self.app.words, self.app.type
        middle = codex.text_left(0) + codex.TEXT_WIDTH / 2
        band = codex.knot_band(canvas.easel, codex.TEXT_WIDTH)
        canvas.blit(band, middle, codex.HEAD_LINE - 2, anchor="center")
        canvas.blit(band, middle, codex.TEXT_FOOT - 12, anchor="center")
        shield = arms.table_shield(canvas.easel, "crown", 232, 278)
        canvas.blit(shield, middle, 300, anchor="center")
        y = 470.0
        for text, role, size, colour in (
            (words("house.window_title"), "title", 25, theme.TEXT_ASIDE),
            (words("book.title"), "display", 46, theme.TEXT_HEADING),
        ):
            line = setter.fitted(text, role, size, colour, codex.TEXT_WIDTH)
            canvas.blit(line, middle, y, anchor="midtop")
            y += line.get_height() / canvas.easel.scale + 8
        about = setter.paragraph(
            words("book.about"), "italic", 21, theme.TEXT_ASIDE, codex.TEXT_WIDTH - 60,
            align="center",
        )
        canvas.blit(about, middle, y + 4, anchor="midtop")
