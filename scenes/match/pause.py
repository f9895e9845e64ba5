"""A pause: the clock stands still, and nothing of the table can be seen."""

from __future__ import annotations

from scenes.match.app import MatchApp
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Command, Input
from sprites.engine.canvas import Canvas
from sprites.places import halls


class PauseScene(Dialog):
    """Covers the table until the player goes on, by the button or by the key that called it."""

    overlay = False

    def __init__(self, app: MatchApp, place: str) -> None:
        """``place`` is the backdrop's key, as of the table's."""
        words = app.words
        super().__init__(
            app, words("house.pause.heading"), words("house.pause.text"),
            [Answer(words("house.button.resume"), primary=True, key="resume")],
        )
        self._place = place

    def handle(self, event: Input) -> bool:
        """The key that paused goes on as well."""
        if event == Command("pause"):
            self.app.close(self)
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Draw the hall without its table, and the message."""
        backdrop = halls.backdrop(canvas.easel, self._place, canvas.surface.get_size())
        canvas.surface.blit(backdrop, (0, 0))
        super().draw(canvas)
