"""A board with tabs over whatever lies beneath: what settings and records have in common.

A page is a key, an icon, a method that makes its widgets and one that draws what is not a widget.
Page Up and Page Down turn pages; Escape closes the board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from scenes.ui.controls import Button, Look, Widget
from scenes.ui.controls.base import Area
from scenes.ui.input import Input, KeyName
from scenes.ui.widget_scene import WidgetScene
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import lettering, theme
from sprites.places import halls
from sprites.ui import panels, plaques

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

WIDTH, HEIGHT = 1480.0, 828.0
LEFT, TOP = (STAGE_WIDTH - WIDTH) / 2, (STAGE_HEIGHT - HEIGHT) / 2
INNER_LEFT, INNER_RIGHT = LEFT + 42, LEFT + WIDTH - 42
INNER_WIDTH = INNER_RIGHT - INNER_LEFT
PAGE_TOP, PAGE_FOOT = TOP + 102, TOP + HEIGHT - 88
PAGE_HEIGHT = PAGE_FOOT - PAGE_TOP
FOOTER = PAGE_FOOT + 44
"""The middle of the line below a page."""
TAB_HEIGHT = 56.0
TITLE_ROOM = 400.0
TITLE_SIZE = 42.0
VEIL = 150
"""How dark the scene beneath becomes, 0 … 255."""
BUTTON_WIDTH, BUTTON_HEIGHT = 200.0, 50.0


class Tab(Widget):
    """Opens a page."""

    role = "tab"

    def __init__(
        self, area: Area, name: str, icon: str, chosen: bool, act: Callable[[], None],
        key: str,
    ) -> None:
        super().__init__(area, name, key=key)
        self.icon = icon
        self.chosen = chosen
        self.act = act

    def spoken_state(self, app: App) -> str:
        """Return whether this page is open."""
        return app.words("house.state.selected") if self.chosen else ""

    def activate(self) -> None:
        """Open the page."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the tab, joined to its page if that is open."""
        state = "chosen" if self.chosen else "hover" if look is Look.HOVER else "rest"
        picture = plaques.tab(
            canvas.easel, app.type, self.rect.width, self.rect.height, self.name, self.icon,
            state,
        )
        canvas.blit(picture, self.rect.left, self.rect.top)
        if look is Look.FOCUS:
            self.draw_ring(canvas)


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a board: its key, its icon, its widgets, and what is drawn under them."""

    key: str
    icon: str
    widgets: Callable[[], list[Widget]]
    draw: Callable[[Canvas], None]


class TabbedScene(WidgetScene):
    """Shows one of its pages. ``domain`` is the catalogue that names the board and its tabs."""

    overlay = True
    domain = ""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pages = self.make_pages()
        self.page = self.pages[0]

    def make_pages(self) -> list[Page]:
        """Return the pages, the first to be shown first."""
        raise NotImplementedError

    def footer(self) -> list[Widget]:
        """Return widgets of the line below the page, left of the button that closes."""
        return []

    @property
    def title(self) -> str:
        """The board's name and the open page's."""
        words = self.app.words
        return f"{words(f'{self.domain}.heading')}. {words(f'{self.domain}.tab.{self.page.key}')}"

    def open_page(self, key: str) -> None:
        """Turn to a page; raises StopIteration for one that is not there."""
        self.page = next(page for page in self.pages if page.key == key)
        self.lay_out()
        self.controls.focused = self.controls.find(f"tab.{key}")
        self.app.sounds.play("card")
        self.app.speech.say(self.title)
        self.dirty = True

    def lay_out(self) -> None:
        """Place tabs, page and footer."""
        words = self.app.words
        first = INNER_LEFT + TITLE_ROOM + 20
        width = (INNER_RIGHT - first - 12 * (len(self.pages) - 1)) / len(self.pages)
        widgets: list[Widget] = [
            Tab(
                (first + place * (width + 12), PAGE_TOP - TAB_HEIGHT, width, TAB_HEIGHT),
                words(f"{self.domain}.tab.{page.key}"), page.icon, page is self.page,
                partial(self.open_page, page.key), f"tab.{page.key}",
            )
            for place, page in enumerate(self.pages)
        ]
        widgets += self.page.widgets()
        widgets += self.footer()
        widgets.append(Button(
            (INNER_RIGHT - BUTTON_WIDTH, FOOTER - BUTTON_HEIGHT / 2, BUTTON_WIDTH, BUTTON_HEIGHT),
            words("house.button.back"), lambda: self.app.close(self), key="back", icon="back",
            size=20,
        ))
        self.controls.set(widgets)
        if self.controls.focused is None:
            self.controls.focused = self.controls.find(f"tab.{self.page.key}")
        self.dirty = True

    def turn(self, step: int) -> None:
        """Go to the next (+1) or previous (-1) page, and round."""
        place = (self.pages.index(self.page) + step) % len(self.pages)
        self.open_page(self.pages[place].key)

    def close_asked(self) -> bool:
        """The window's cross closes the board where a scene lies beneath it."""
        if self.app.stack[0] is self:
            return True
        self.app.close(self)
        return False

    def handle(self, event: Input) -> bool:
        """Escape closes, the page keys turn pages; all else goes to the widgets."""
        if event in (KeyName("page up"), KeyName("page down")):
            self.turn(1 if event == KeyName("page down") else -1)
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board over the dimmed scene beneath, or over the hall."""
        easel, setter = canvas.easel, self.app.type
        if self.app.stack and self.app.stack[0] is self:
            hall = halls.backdrop(easel, "title", canvas.surface.get_size())
            canvas.surface.blit(hall, (0, 0))
        canvas.shade(theme.SHADOW, VEIL)
        board = plaques.board(easel, WIDTH, HEIGHT)
        canvas.blit(board, LEFT - plaques.MARGIN, TOP - plaques.MARGIN)
        name = self.app.words(f"{self.domain}.heading")
        size = TITLE_SIZE
        while size > 24 and setter.width(name, "display", size) > TITLE_ROOM:
            size -= 1
        heading = lettering.embossed(easel, setter, name, "display", size)
        room = lettering.room(size)
        canvas.blit(heading, INNER_LEFT - room, PAGE_TOP - TAB_HEIGHT / 2 - 4, anchor="midleft")
        self.page.draw(canvas)
        self.controls.draw(canvas)
        self.controls.draw_tip(canvas)

    # What pages are drawn with

    def draw_panel(
        self, canvas: Canvas, left: float, top: float, width: float, height: float,
    ) -> None:
        """Draw a dark panel on the board."""
        canvas.blit(panels.panel(canvas.easel, width, height, 10, 0.97), left, top)

    def draw_heading(
        self, canvas: Canvas, text: str, left: float, middle: float, width: float,
    ) -> None:
        """Draw a gold heading with a line that runs on from it."""
        picture = self.app.type.fitted(text, "title", 23, theme.TEXT_GOLD, width - 60)
        canvas.blit(picture, left, middle, anchor="midleft")
        used = picture.get_width() / canvas.easel.scale + 18
        if width - used > 60:
            line = plaques.rule(canvas.easel, round(width - used))
            canvas.blit(line, left + used, middle + 1, anchor="midleft")

    def draw_note(
        self, canvas: Canvas, text: str, left: float, top: float, width: float,
        colour: str = theme.TEXT_QUIET, role: str = "italic", size: float = 19,
    ) -> float:
        """Draw an explaining paragraph; return its height in stage px."""
        picture = self.app.type.paragraph(text, role, size, colour, width, spacing=1.12)
        canvas.blit(picture, left, top)
        return picture.get_height() / canvas.easel.scale
