"""A whole number that can be typed, pasted, turned by the wheel and stepped by arrows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.ui.controls.base import Area, Look, Point
from scenes.ui.controls.labelled import LABEL_SHARE, Labelled
from sprites.paint import theme
from sprites.ui import buttons, icons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

STEP_WIDTH = 46
"""Width of the places for minus and plus at the field's ends, in stage px."""
SIGN = 16
DIGITS_SIZE = 24
MAX_PASTED = 60
"""Longer text on the clipboard is no number."""


class NumberField(Labelled):
    """Holds a whole number from ``least`` to ``most``, or nothing while it is empty.

    What is no such number is refused, and :attr:`trouble` is the catalogue key of the reason.
    """

    role = "number"

    def __init__(
        self, area: Area, name: str, value: int | None, least: int, most: int,
        changed: Callable[[], None], entered: Callable[[], None], *, key: str = "",
        label_share: float = LABEL_SHARE,
    ) -> None:
        """``changed()`` tells of a new value or trouble, ``entered()`` of Enter."""
        super().__init__(area, name, key=key, label_share=label_share)
        self.text = "" if value is None else str(value)
        self.least, self.most = least, most
        self.trouble = ""
        self.fresh = True
        """True: the number stands as a whole, and the next digit begins a new one."""
        self._changed = changed
        self._entered = entered

    @property
    def value(self) -> int | None:
        """The number, or None while nothing is typed."""
        return int(self.text) if self.text else None

    def spoken_state(self, app: App) -> str:
        """Return the number."""
        return self.text or app.words("house.state.empty")

    # Writing

    def type_key(self, name: str, text: str) -> bool:
        """Take a key by its name and what it writes; returns True if it was meant for a field."""
        if name in ("backspace", "delete"):
            self._put("" if self.fresh or name == "delete" else self.text[:-1])
            return True
        if name in ("ctrl+v", "shift+insert"):
            self.paste(_clipboard())
            return True
        if not text or not text.isprintable() or text.isspace() or "ctrl+" in name:
            return False
        if text.isdecimal():
            # Digits of any script are digits: int() reads them all.
            digit = str(int(text))
            self._put(digit if self.fresh or self.text == "0" else self.text + digit)
        else:
            self._refuse("setup.number.digits_only")
        return True

    def paste(self, text: str) -> None:
        """Take a whole number from elsewhere, such as a deal that somebody has written down."""
        bare = "".join(text.split()).removeprefix("#")
        if bare.isdecimal() and len(bare) <= MAX_PASTED:
            self._put(str(int(bare)))
        else:
            self._refuse("setup.number.no_number")
        self.fresh = True

    def step(self, step: int) -> None:
        """Go up or down by ``step``; at a bound it says so."""
        start = self.least - step if self.value is None else self.value
        self._put(str(start + step) if start + step >= 0 else "-")
        self.fresh = True

    def _put(self, text: str) -> None:
        if text == "-" or (text and int(text) < self.least):
            self._refuse("setup.number.too_small")
        elif text and int(text) > self.most:
            self._refuse("setup.number.too_large")
        else:
            self.text, self.trouble, self.fresh = text, "", False
            self._changed()

    def _refuse(self, why: str) -> None:
        self.trouble = why
        self._changed()

    # Pointer and keys

    def press(self, point: Point) -> None:
        """A press on the number marks it as a whole."""
        self.fresh = True

    def release(self, point: Point) -> None:
        """Minus and plus stand at the ends."""
        if not self.contains(point):
            return
        left, _, width, _ = self.box
        if left <= point[0] < left + STEP_WIDTH:
            self.step(-1)
        elif point[0] >= left + width - STEP_WIDTH:
            self.step(1)

    def activate(self) -> None:
        """Enter takes the number."""
        self._entered()

    def adjust(self, step: int) -> bool:
        """Left is one less, right one more."""
        self.step(step)
        return True

    def arrow(self, step: int) -> bool:
        """Up and down leave."""
        return False

    def scroll(self, steps: float) -> bool:
        """The wheel goes up and down by one."""
        self.step(1 if steps > 0 else -1)
        return True

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the name, the number with its mark or caret, minus and plus."""
        self.draw_label(canvas, app)
        left, top, width, height = self.box
        state = "hover" if look in (Look.HOVER, Look.PRESSED, Look.FOCUS) else "rest"
        box = buttons.segment(canvas.easel, app.type, width, height, "", False, state)
        canvas.blit(box, left, top)
        middle = top + height / 2
        for name, x in (("minus", left + STEP_WIDTH / 2), ("plus", left + width - STEP_WIDTH / 2)):
            canvas.blit(icons.icon(canvas.easel, name, SIGN, theme.TEXT_GOLD), x, middle, "center")
        for x in (left + STEP_WIDTH, left + width - STEP_WIDTH):
            canvas.fill_area(theme.GOLD_DEEP, x, top + 7, 1.2, height - 14)
        self._draw_number(canvas, app, (left + width / 2, middle), look)
        if look is Look.FOCUS:
            self.draw_ring(canvas)

    def _draw_number(
        self, canvas: Canvas, app: App, middle: Point, look: Look
    ) -> None:
        x, y = middle
        room = self.box[2] - 2 * STEP_WIDTH - 24
        number = app.type.fitted(self.text, "bold", DIGITS_SIZE, theme.TEXT_LIT, room)
        wide = number.get_width() / canvas.easel.scale if self.text else 0.0
        if look in (Look.FOCUS, Look.PRESSED) and self.fresh and self.text:
            canvas.fill_area("#3d5a96", x - wide / 2 - 4, y - 15, wide + 8, 30)
        canvas.blit(number, x, y, anchor="center")
        if look is Look.FOCUS and not (self.fresh and self.text):
            canvas.fill_area(theme.TEXT_LIT, x + wide / 2 + 3, y - 13, 2, 26)


def _clipboard() -> str:
    """Return the text on the system's clipboard, "" if there is none or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, AttributeError, UnicodeDecodeError):
        return ""
