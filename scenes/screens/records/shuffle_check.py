"""The check of a shuffle: the promise made before the match, what was behind it, the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import fairness
from scenes.ui.controls import Button
from scenes.ui.sheet import VEIL, SheetScene
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import theme
from sprites.ui import panels, plaques

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

WIDTH = 940.0
MARGIN = 50.0
SEAL = 92.0
BUTTON_WIDTH, BUTTON_HEIGHT = 200.0, 50.0
GAP = 16.0


class VerifyScene(SheetScene):
    """Shows whether the seed and nonce of a match are the ones that were promised."""

    def __init__(self, app: App, reveal: fairness.Reveal) -> None:
        super().__init__(app)
        self.reveal = reveal
        self.is_sound = fairness.verify(reveal)
        self._height = 0.0

    @property
    def verdict(self) -> str:
        """The outcome in one sentence."""
        return self.app.words("records.fair.yes" if self.is_sound else "records.fair.no")

    @property
    def title(self) -> str:
        """All that stands here, as read aloud."""
        words = self.app.words
        lines = [f"{label}: {value}" for label, value in self._lines()]
        return words.join([
            words("records.fair.heading"), self.verdict, *lines, words("records.fair.means")
        ])

    def _lines(self) -> list[tuple[str, str]]:
        words = self.app.words
        return [
            (words("records.fair.promise"), self.reveal.commitment),
            (words("records.fair.seed"), str(self.reveal.seed)),
            (words("records.fair.nonce"), self.reveal.nonce),
        ]

    def lay_out(self) -> None:
        """Measure the words and place the button under them."""
        setter, room = self.app.type, WIDTH - 2 * MARGIN
        height = 40 + setter.height("title", 30) + GAP
        height += max(SEAL, self._measured(self.verdict, "bold", 22, room - SEAL - 24)) + GAP
        for _, value in self._lines():
            height += setter.height("italic", 19) + self._measured(value, "text", 20, room) + 8
        height += self._measured(self.app.words("records.fair.means"), "italic", 19, room)
        self._height = height + 3 * GAP + BUTTON_HEIGHT + 24
        self.controls.set([Button(
            ((STAGE_WIDTH - BUTTON_WIDTH) / 2, self._top + self._height - BUTTON_HEIGHT - 34,
             BUTTON_WIDTH, BUTTON_HEIGHT),
            self.app.words("house.button.close"), lambda: self.app.close(self), key="close",
            primary=True, size=19,
        )])
        if self.controls.focused is None:
            self.controls.focused = self.controls.widgets[0]

    def _measured(self, text: str, role: str, size: float, room: float) -> float:
        return self.app.type.measure(text, role, size, room, 1.1)[1]

    @property
    def _top(self) -> float:
        return max(8.0, (STAGE_HEIGHT - self._height) / 2)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the sheet over the dimmed records."""
        canvas.shade(theme.SHADOW, VEIL)
        setter, words, room = self.app.type, self.app.words, WIDTH - 2 * MARGIN
        left, y = (STAGE_WIDTH - WIDTH) / 2 + MARGIN, self._top
        sheet = panels.dialog(canvas.easel, WIDTH, round(self._height))
        canvas.blit(sheet, STAGE_WIDTH / 2, y, anchor="midtop")
        y += 36
        heading = setter.fitted(
            words("records.fair.heading"), "title", 30, theme.TEXT_HEADING, room
        )
        canvas.blit(heading, STAGE_WIDTH / 2, y, anchor="midtop")
        y += setter.height("title", 30) + GAP
        seal = plaques.verdict(canvas.easel, self.is_sound, SEAL)
        colour = theme.TEXT_INK if self.is_sound else theme.TEXT_HEADING
        text = setter.paragraph(
            self.verdict, "bold", 22, colour, room - SEAL - 24, spacing=1.1
        )
        tall = max(SEAL, text.get_height() / canvas.easel.scale)
        canvas.blit(seal, left, y + tall / 2, anchor="midleft")
        canvas.blit(text, left + SEAL + 24, y + tall / 2, anchor="midleft")
        y += tall + GAP
        for label, value in self._lines():
            name = setter.line(label, "italic", 19, theme.TEXT_ASIDE)
            canvas.blit(name, left, y)
            y += setter.height("italic", 19)
            shown = setter.paragraph(value, "text", 20, theme.TEXT_INK, room, spacing=1.1)
            canvas.blit(shown, left, y)
            y += shown.get_height() / canvas.easel.scale + 8
        means = setter.paragraph(
            words("records.fair.means"), "italic", 19, theme.TEXT_ASIDE, room, spacing=1.1
        )
        canvas.blit(means, left, y + 4)
