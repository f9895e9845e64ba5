"""What every screen is: symmetric life, input, time by ``dt``, and drawing on a canvas.

A scene owns its motions and timers, so they die with it. It never reads a clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.input import Input

if TYPE_CHECKING:
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas


class Scene:
    """One screen on the stack."""

    overlay = False
    """True: drawn over the scene beneath, which rests but stays visible."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dirty = True
        """Set to True whenever the picture must be drawn again."""
        self.dirty_part: tuple[float, float, float, float] | None = None
        """Set to a box in stage px (left, top, width, height) when that much is to be drawn again
        and the rest is as it was."""

    @property
    def title(self) -> str:
        """The screen's name, as a screen reader says it on entering."""
        return ""

    @property
    def moving(self) -> bool:
        """True while something moves: the scene is updated and drawn at every frame."""
        return False

    @property
    def wake(self) -> float | None:
        """Seconds after which :meth:`update` wants to be called though nothing moves; or None."""
        return None

    def enter(self) -> None:
        """The scene has come onto the stack."""

    def pause(self) -> None:
        """Another scene lies on top now."""

    def resume(self) -> None:
        """The scene is on top again."""

    def leave(self) -> None:
        """The scene has left the stack; called exactly once for each enter."""

    def lay_out(self) -> None:
        """Make all that depends on window size, language or text scale; called before the first
        drawing and again whenever one of them has changed."""

    def handle(self, event: Input) -> bool:
        """Take an input; returns True if it meant something here."""
        return False

    def close_asked(self) -> bool:
        """The window is being closed while this scene is on top; returns True to let it go on."""
        return True

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""

    def finish(self) -> None:
        """Let all that moves be there at once, as for a picture."""

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
