"""A screen of widgets: they take the input, tips come and go, and Escape goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.controls import Controls
from scenes.ui.input import Command, Input
from scenes.ui.scene import Scene

if TYPE_CHECKING:
    from scenes.ui.app import App


class WidgetScene(Scene):
    """A scene whose input goes to :attr:`controls`."""

    closing: tuple[str, ...] = ("cancel",)
    """Commands that go back."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.controls = Controls(app)

    @property
    def wake(self) -> float | None:
        """Only a tip can be waited for."""
        return self.controls.wake

    def go_back(self) -> None:
        """Close this scene, without doing anything else."""
        self.app.close(self)

    def handle(self, event: Input) -> bool:
        """A closing command goes back; all else goes to the widgets."""
        if isinstance(event, Command) and event.name in self.closing:
            self.go_back()
            return True
        used = self.controls.handle(event)
        self.dirty = self.dirty or used or self.controls.changed
        return used

    def update(self, dt: float) -> None:
        """Let tips come and go."""
        self.controls.update(dt)
        self.dirty = self.dirty or self.controls.changed
        self.controls.changed = False
