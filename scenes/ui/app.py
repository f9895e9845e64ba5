"""What the program offers every screen, whoever provides it: words, letters, pictures, sounds,
settings, and the stack of screens.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Protocol

from fonts import Typesetter
from scenes.ui.input import Input
from scenes.ui.preferences import Preferences
from scenes.ui.words import Words
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import Viewport
from sprites.paint.easel import Easel
from sprites.paint.theme import Motion
from sprites.sound.sounds import Sounds


class Screen(Protocol):
    """What lies on the stack; :class:`scenes.ui.scene.Scene` says what each of these means."""

    dirty: bool
    dirty_part: tuple[float, float, float, float] | None

    @property
    def overlay(self) -> bool:
        """Whether the screen beneath stays visible."""

    @property
    def title(self) -> str:
        """The screen's name, as it is read aloud."""

    @property
    def moving(self) -> bool:
        """Whether frames must follow each other."""

    @property
    def wake(self) -> float | None:
        """Seconds until :meth:`update` is due though nothing moves."""

    def enter(self) -> None:
        """The screen has come onto the stack."""

    def pause(self) -> None:
        """Another screen lies on top now."""

    def resume(self) -> None:
        """The screen is on top again."""

    def leave(self) -> None:
        """The screen has left the stack."""

    def lay_out(self) -> None:
        """Make all that depends on window size, language or text scale."""

    def handle(self, event: Input) -> bool:
        """Take an input; returns True if it meant something here."""

    def close_asked(self) -> bool:
        """The window is being closed; returns True to let it go on."""

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""

    def finish(self) -> None:
        """Let all that moves be there at once."""

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""


class Voice(Protocol):
    """Says what a screen reader would say."""

    def say(self, line: str) -> None:
        """Say a line now; never raises."""


class App(Protocol):
    """What all screens share."""

    @property
    def folder(self) -> Path:
        """Where settings and matches are kept."""

    @property
    def settings(self) -> Preferences:
        """What the player has set; :meth:`apply_settings` makes a change take effect."""

    @property
    def words(self) -> Words:
        """The sentences of the player's language."""

    @property
    def type(self) -> Typesetter:
        """Sets text at the window's scale."""

    @property
    def easel(self) -> Easel:
        """Keeps the pictures at the window's scale."""

    @property
    def viewport(self) -> Viewport:
        """Where the stage lies in the window."""

    @property
    def sounds(self) -> Sounds:
        """Plays what is heard."""

    @property
    def speech(self) -> Voice:
        """Says what a screen reader would say."""

    @property
    def motion(self) -> Motion:
        """How things move, by the settings."""

    @property
    def today(self) -> date:
        """The date, by which the deal of the day goes."""

    @property
    def notices(self) -> Sequence[str]:
        """Sentences at the top of the screen, the oldest first."""

    @property
    def stack(self) -> Sequence[Screen]:
        """The screens, the topmost last."""

    @property
    def top(self) -> Screen | None:
        """The screen that gets input."""

    def show(self, scene: Screen) -> None:
        """Put a screen on top."""

    def close(self, scene: Screen) -> None:
        """Take a screen off the stack, with all that lies on it; a closed one is left alone."""

    def swap(self, old: Screen, new: Screen) -> None:
        """Put ``new`` where ``old`` is, in place of all that lies on it."""

    def tell(self, sentence: str) -> None:
        """Show a sentence at the top of the screen for a while, and say it."""

    def quit(self) -> None:
        """End the program."""

    def set_language(self, code: str) -> None:
        """Speak another language from now on ("" = the system's)."""

    def apply_settings(self) -> None:
        """Make every setting take effect at once, and keep it."""

    def apply_volumes(self) -> None:
        """Make the volumes take effect at once, and keep them."""

    def save_settings(self) -> None:
        """Write the settings; a failure is told once."""
