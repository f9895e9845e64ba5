"""What can be used in the rules book: its ribbons, its leaves, the corners that turn them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.screens.rules_book.typesetting import Leaf
from scenes.ui.controls import Look, Widget
from scenes.ui.controls.base import Area
from scenes.ui.tabs import Tab
from sprites.paint import theme
from sprites.ui import buttons, codex, icons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas


def draw_leaf(canvas: Canvas, leaf: Leaf, left: float, top: float) -> None:
    """Draw what stands on a side whose text begins at a stage point."""
    for down, piece in leaf.pieces:
        canvas.blit(piece.picture, left + piece.left, top + down)
        for picture, x, y in piece.beside:
            canvas.blit(picture, left + x, top + down + y)


class Ribbon(Tab):
    """Opens a chapter or, without an icon, a page."""

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the ribbon."""
        state = "chosen" if self.chosen else "rest" if look in (Look.REST, Look.FOCUS) else "hover"
        picture = codex.ribbon(
            canvas.easel, app.type, self.rect.width, self.rect.height, self.name, state,
            self.icon or None,
        )
        canvas.blit(picture, self.rect.left, self.rect.top)
        _ring(canvas, self, look)


class Side(Widget):
    """What stands on one side of an open leaf. Read aloud when focused; arrows and wheel turn."""

    role = "text"

    def __init__(
        self, area: Area, leaf: Leaf, key: str, turn: Callable[[int], bool],
        roll: Callable[[float], bool], name: str = "",
    ) -> None:
        super().__init__(area, name or leaf.spoken, key=key)
        self.leaf = leaf
        self._turn = turn
        self._roll = roll

    def activate(self) -> None:
        """Nothing: the text is there to be read."""

    def adjust(self, step: int) -> bool:
        """Turn a leaf."""
        return self._turn(step)

    def arrow(self, step: int) -> bool:
        """Let the arrows go on to what lies above or below."""
        return False

    def scroll(self, steps: float) -> bool:
        """Turn leaves by the wheel."""
        return self._roll(steps)

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw everything that stands here."""
        draw_leaf(canvas, self.leaf, *self.rect.topleft)
        _ring(canvas, self, look)


class Corner(Widget):
    """Turns the leaf, at its lower outer corner."""

    role = "button"

    def __init__(
        self, area: Area, name: str, icon: str, act: Callable[[], object], key: str
    ) -> None:
        super().__init__(area, name, key=key, tip=name)
        self.icon = icon
        self.act = act

    def activate(self) -> None:
        """Turn it."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the arrow, brighter red under the pointer, faint where there is no leaf."""
        colour = {
            Look.OFF: "#c3ac80", Look.HOVER: "#c63a30", Look.PRESSED: "#5a120d",
        }.get(look, theme.TEXT_HEADING)
        size = self.rect.height * (0.74 if look is Look.HOVER else 0.66)
        sign = icons.icon(canvas.easel, self.icon, size, colour)
        canvas.blit(sign, *self.rect.center, anchor="center")
        _ring(canvas, self, look)


class Entry(Widget):
    """A line of the table of contents: a name, a dotted line, the number of the leaf if that is
    known already."""

    role = "link"

    def __init__(
        self, area: Area, name: str, before: Callable[[], int | None], act: Callable[[], None],
        key: str, size: float = 22.0, heading: bool = False,
    ) -> None:
        """``before`` tells how many leaves lie before, once that is known."""
        super().__init__(area, name, key=key)
        self.before = before
        self.size = size
        self.act = act
        self.role_of_text = "title" if heading else "text"

    def activate(self) -> None:
        """Open the book there."""
        self.act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the line."""
        setter, heading = app.type, self.role_of_text == "title"
        lit = look in (Look.HOVER, Look.PRESSED)
        ink = theme.TEXT_HEADING if heading or lit else theme.TEXT_INK
        size = self.size
        inset = 0.0 if heading else 24.0
        middle = self.rect.centery
        before = self.before()
        number = setter.line("" if before is None else str(before + 1), "text", size, ink)
        room = self.rect.width - inset - 64
        name = setter.fitted(self.name, self.role_of_text, size, ink, room)
        left, right = self.rect.left + inset, self.rect.right
        canvas.blit(name, left, middle, anchor="midleft")
        canvas.blit(number, right, middle, anchor="midright")
        dots = codex.dots(
            canvas.easel, round(
                right - left - (name.get_width() + number.get_width()) / canvas.easel.scale - 20
            ),
        )
        canvas.blit(
            dots, left + name.get_width() / canvas.easel.scale + 10, middle + 6, anchor="midleft"
        )
        _ring(canvas, self, look)


def _ring(canvas: Canvas, widget: Widget, look: Look) -> None:
    if look is Look.FOCUS:
        ring = buttons.focus_ring(canvas.easel, widget.rect.width, widget.rect.height)
        canvas.blit(ring, *widget.rect.center, anchor="center")
