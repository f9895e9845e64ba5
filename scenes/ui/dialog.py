"""A question or a message on a sheet of parchment, over the scene it belongs to.

However it is closed (a button, Escape, the window's own cross) the scene beneath goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from scenes.ui.controls import Button
from scenes.ui.sheet import SheetScene
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

BUTTON_WIDTH, BUTTON_HEIGHT, GAP = 190, 48, 20
MARGIN = 44


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog: its word, what it does after the dialog has closed, its weight."""

    word: str
    act: Callable[[], object] | None = None
    primary: bool = False
    key: str = ""


class Dialog(SheetScene):
    """Asks ``question``; the first answer is the one that changes nothing."""

    def __init__(
        self, app: App, heading: str, question: str, answers: Sequence[Answer],
        width: float = 620,
    ) -> None:
        super().__init__(app)
        self.heading = heading
        self.question = question
        self.answers = list(answers)
        needed = len(self.answers) * (BUTTON_WIDTH + GAP) - GAP + 2 * MARGIN
        self.width = max(width, needed)
        self._height = 0.0

    @property
    def title(self) -> str:
        """Heading and question, as read aloud."""
        return f"{self.heading}. {self.question}"

    def lay_out(self) -> None:
        """Measure the text and place the buttons under it."""
        text = self.app.type.paragraph(
            self.question, "text", theme.TEXT_BODY + 2, theme.TEXT_INK,
            self.width - 2 * MARGIN, align="center",
        )
        text_height = text.get_height() / self.app.easel.scale
        heading = self.app.type.height("title", 27)
        self._height = 34 + heading + 12 + text_height + 26 + BUTTON_HEIGHT + 34
        top = (STAGE_HEIGHT - self._height) / 2
        row = len(self.answers) * (BUTTON_WIDTH + GAP) - GAP
        left = (STAGE_WIDTH - row) / 2
        widgets = []
        for place, answer in enumerate(self.answers):
            area = (
                left + place * (BUTTON_WIDTH + GAP), top + self._height - 34 - BUTTON_HEIGHT,
                BUTTON_WIDTH, BUTTON_HEIGHT,
            )
            widgets.append(Button(
                area, answer.word, partial(self.answer, answer),
                key=answer.key or f"answer.{place}", primary=answer.primary, size=19,
            ))
        self.controls.set(list(widgets))
        if self.controls.focused is None:
            self.controls.focused = widgets[0]

    def answer(self, answer: Answer | None) -> None:
        """Close, then do what was answered (None: nothing)."""
        self.app.close(self)
        if answer is not None and answer.act is not None:
            answer.act()

    def go_back(self) -> None:
        """Closing it in any way but by an answer changes nothing."""
        self.answer(None)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw heading and question."""
        top = self.lay_parchment(canvas, self.width, self._height)
        setter = self.app.type
        room = self.width - 2 * MARGIN
        heading = setter.fitted(self.heading, "title", 27, theme.TEXT_HEADING, room)
        canvas.blit(heading, STAGE_WIDTH / 2, top + 34, anchor="midtop")
        text = setter.paragraph(
            self.question, "text", theme.TEXT_BODY + 2, theme.TEXT_INK, room, align="center"
        )
        y = top + 34 + setter.height("title", 27) + 12
        canvas.blit(text, STAGE_WIDTH / 2, y, anchor="midtop")
