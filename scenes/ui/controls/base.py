"""What every focusable thing is: a place, a name, a role, a state, and what it does.

A widget never draws its own focus by colour alone and never reacts while ``enabled`` is False; it
then says why (``why``). Places are stage px.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

import pygame

from sprites.ui import buttons

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

Point = tuple[float, float]
Area = tuple[float, float, float, float]
"""Left, top, width, height in stage px."""


class Look(Enum):
    """How a widget is shown now; the values are the art kit's names of states."""

    REST = "rest"
    HOVER = "hover"
    FOCUS = "focus"
    PRESSED = "pressed"
    OFF = "off"


class Widget:
    """A thing that can be pointed at, focused and used."""

    role = "button"
    """Last part of the catalogue key ``house.role.*``."""

    def __init__(self, area: Area, name: str, *, key: str = "", tip: str = "") -> None:
        """``name`` and ``tip`` are sentences of the player's language; ``key`` tells widgets
        apart for tests and for keeping the focus over a new layout."""
        self.rect = pygame.FRect(area)
        self.name = name
        self.key = key or name
        self.tip = tip
        self.enabled = True
        self.visible = True
        self.why = ""

    def spoken(self, app: App) -> str:
        """Return name, role and state as a screen reader says them."""
        words = app.words
        parts = [self.name, words(f"house.role.{self.role}"), self.spoken_state(app)]
        if not self.enabled:
            parts.append(words("house.state.off"))
            parts.append(self.why)
        return ", ".join(part for part in parts if part)

    def spoken_state(self, app: App) -> str:
        """Return what is set here, in words; "" if nothing can be."""
        return ""

    def contains(self, point: Point) -> bool:
        """Return whether a stage point lies on the widget."""
        return bool(self.rect.collidepoint(point))

    def press(self, point: Point) -> None:
        """The main button went down here."""

    def drag(self, point: Point) -> None:
        """The pointer moved while the button that went down here is still down."""

    def release(self, point: Point) -> None:
        """The button that went down here went up; by default a press and release here acts."""
        if self.contains(point):
            self.activate()

    def cancel(self) -> None:
        """What was pressed is let go without effect."""

    def activate(self) -> None:
        """Enter, or a click."""

    def adjust(self, step: int) -> bool:
        """Left (-1) or right (+1) while focused; returns True if that meant something."""
        return False

    def arrow(self, step: int) -> bool:
        """Up (-1) or down (+1) while focused; returns True if that meant something."""
        return self.scroll(-step)

    def scroll(self, steps: float) -> bool:
        """The wheel over the widget; returns True if that meant something."""
        return False

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the widget in the state ``look``."""

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the ring that shows where the keys are."""
        ring = buttons.focus_ring(canvas.easel, self.rect.width, self.rect.height)
        canvas.blit(ring, *self.rect.center, anchor="center")


class Spot(Widget):
    """A place on the table that can be focused: a cell, a pile, a card. The table draws it."""

    role = "card"

    def __init__(
        self, area: Area, key: str, name: Callable[[], str], act: Callable[[], None],
        role: str = "card",
    ) -> None:
        super().__init__(area, key, key=key)
        self.role = role
        self._describe = name
        self._act = act

    def spoken(self, app: App) -> str:
        """Return what lies here, as the scene describes it."""
        return self._describe()

    def contains(self, point: Point) -> bool:
        """The pointer is the table's affair: it knows about drags and what lies on what."""
        return False

    def activate(self) -> None:
        """Do what the scene does with this spot."""
        self._act()

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the key focus only."""
        if look is Look.FOCUS:
            self.draw_ring(canvas)
