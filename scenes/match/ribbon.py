"""The ribbon under a table: the sentence that says what is asked now, or a message for a while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.match.app import MatchApp
from sprites.engine.canvas import Canvas
from sprites.engine.zones import Zone
from sprites.paint import theme
from sprites.ui import panels


@dataclass(frozen=True, slots=True)
class RibbonStyle:
    """How a table's ribbon sets its sentence; sizes and heights in stage px."""

    size: float | None = 27.0
    """Size in one line; None where a sentence is always set in lines."""
    shrinks: float = 0.85
    """A sentence is set so much smaller before it takes a second line."""
    sizes: tuple[float, ...] = (22.0, 20.0, 18.0, 16.0)
    """Sizes for several lines, the first that fits is taken; the ribbon grows upward for more."""
    most_lines: int = 2
    tallest: float = 96.0
    """How tall the lines may make the ribbon; smaller text is taken before."""
    spacing: float = 1.05
    margin: float = 8.0
    """Height of the ribbon above and below the lines together."""


class Ribbon:
    """One sentence on parchment: the prompt, or a message in its place while that lasts."""

    def __init__(
        self, app: MatchApp, zone: Zone, prompt: Callable[[], str], style: Callable[[], RibbonStyle]
    ) -> None:
        """``prompt`` gives the sentence of the moment, ``style`` how the table sets it."""
        self._app = app
        self._zone = zone
        self._prompt = prompt
        self._style = style
        self._language = app.words.language
        self._left = 0.0
        self.message = ""
        """The message that shows, or ""."""

    @property
    def wake(self) -> float | None:
        """Seconds until the message goes; None while there is none."""
        return max(0.02, self._left) if self.message else None

    def say(self, sentence: str, seconds: float = theme.MESSAGE) -> None:
        """Show a sentence in place of the prompt for a while, and read it."""
        self.message, self._left = sentence, seconds
        self._app.speech.say(sentence)

    def clear(self) -> None:
        """Take the message away."""
        self.message = ""

    def lay_out(self) -> None:
        """A message in the language before goes."""
        if self._language != self._app.words.language:
            self._language = self._app.words.language
            self.clear()

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; returns True when the message has just gone."""
        if not self.message:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.clear()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence: in one line, or in smaller ones if it is long."""
        zone, style = self._zone, self._style()
        picture = self._picture(self.message or self._prompt(), style)
        height = max(zone.height, round(picture.get_height() / canvas.easel.scale) + style.margin)
        top = zone.top + zone.height - height
        canvas.blit(panels.ribbon(canvas.easel, zone.width, height), zone.left, top)
        canvas.blit(picture, zone.x, top + height / 2 - 1, anchor="center")

    def _picture(self, text: str, style: RibbonStyle) -> pygame.Surface:
        setter = self._app.type
        room = self._zone.width - 2 * panels.RIBBON_TAIL - 24
        size = style.size
        if size is not None and setter.width(text, "text", size) <= room / style.shrinks:
            return setter.fitted(text, "text", size, theme.TEXT_INK, room)
        size = next(
            (size for size in style.sizes if self._fits(text, size, room, style)),
            style.sizes[-1],
        )
        return setter.paragraph(
            text, "text", size, theme.TEXT_INK, room, align="center", spacing=style.spacing
        )

    def _fits(self, text: str, size: float, room: float, style: RibbonStyle) -> bool:
        setter = self._app.type
        _, tall = setter.measure(text, "text", size, room, style.spacing)
        lines = len(setter.lines(text, "text", size, room))
        return lines <= style.most_lines and tall + style.margin <= style.tallest
