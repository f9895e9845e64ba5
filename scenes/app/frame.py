"""The window among the others on the desktop: its place, its size, the whole screen and back.

The system moves windows as it likes, and tells afterwards; so what was asked for is looked at again
when the next change of size is heard of.
"""

from __future__ import annotations

import pygame

from scenes.app.display import monitors
from scenes.app.geometry import Rect, first_size, fitted
from scenes.ui.preferences import Preferences

LEAST = (640, 360)
"""The smallest window, and the smallest picture that can be asked for, in px."""


class Frame:
    """The program's one window, as the system's window manager has it."""

    def __init__(self, settings: Preferences) -> None:
        self._settings = settings
        self._maximised = False
        self._wanted: Rect | None = None
        """Where it is to be after a full screen, until that has been looked at again."""

    def open(self, size: tuple[int, int] | None) -> pygame.Surface:
        """Open the window at ``size``, or as it was left; return its surface."""
        settings = self._settings
        kept = settings.window if size is None else None
        if kept is not None:
            kept = fitted(kept, monitors(), LEAST)
        desktop = pygame.display.get_desktop_sizes()[0]
        surface = pygame.display.set_mode(
            size or (kept[2:] if kept else first_size(desktop, LEAST)), pygame.RESIZABLE
        )
        frame = _frame()
        frame.minimum_size = LEAST
        if kept is not None:
            frame.position = kept[:2]
        if size is None and settings.maximised:
            self._maximise()
        if size is None and settings.full_screen:
            frame.set_fullscreen(True)
        return pygame.display.get_surface() or surface

    def apply(self) -> None:
        """Fill the screen that the window is on, or be a window again, as the settings say."""
        full = pygame.display.is_fullscreen()
        if full == self._settings.full_screen:
            return
        if not full:
            self.remember()
            _frame().set_fullscreen(True)
            return
        _frame().set_windowed()
        if self._settings.maximised:
            self._maximise()
        elif self._settings.window is not None:
            self._wanted = fitted(self._settings.window, monitors(), LEAST)
            self._put(self._wanted)

    def hear(self, event: pygame.event.Event) -> None:
        """Take note of what the system did with the window."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self._maximised = True
        elif event.type == pygame.WINDOWRESTORED and not pygame.display.is_fullscreen():
            # Filling the screen is told as the end of being maximised as well.
            self._maximised = False
        elif event.type == pygame.WINDOWSIZECHANGED and self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            if not pygame.display.is_fullscreen() and _frame().size != wanted[2:]:
                self._put(wanted)

    def remember(self) -> None:
        """Put into the settings where the window is, unless it fills the screen."""
        if pygame.display.get_surface() is None or pygame.display.is_fullscreen():
            return
        frame = _frame()
        self._settings.maximised = self._maximised
        if not self._maximised:
            x, y = frame.position
            self._settings.window = (x, y, *frame.size)

    def _maximise(self) -> None:
        _frame().maximize()
        self._maximised = True  # which is not told of when it was our own doing

    def _put(self, wanted: Rect) -> None:
        frame = _frame()
        frame.minimum_size = LEAST
        frame.size = wanted[2:]
        frame.position = wanted[:2]


def _frame() -> pygame.Window:
    return pygame.Window.from_display_module()
