"""Drives the real window by hand: clicks, keys and time, on SDL's dummy driver.

Tests ask the model ("which card lies in zone X", "which widget is focused"), never pixels.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from scenes.app.program import Program
from scenes.app.window import Window
from scenes.match.match_screen import MatchScreen
from scenes.ui.controls import Widget

FRAME, SLOW_FRAME = 1 / 60, 1 / 12
"""Seconds; tests that only wait take longer steps."""
PICTURE_EVERY = 24
"""Steps: a screen's first picture is drawn, and of the frames after it some. Nothing may depend on
the others, which a busy machine leaves out too."""
_MODIFIERS = {
    "shift": pygame.KMOD_SHIFT, "ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT,
}


class Driver:
    """A house with a window of ``size`` px, kept in ``folder``."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = (800, 450), language: str = "en",
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        self.app = Program(folder, size, language=language)
        self.app.sounds.set_volumes(effects=0, music=0, ambience=0, muted=True)
        self.window = Window(self.app, self.surface)
        self._undrawn = 0
        self._drawn: object = None

    def close(self) -> None:
        """Leave every scene and close what is open, as the end of the program does."""
        self.app.leave_all()

    # Asking

    @property
    def scene(self) -> Any:
        """The scene on top."""
        return self.app.top

    @property
    def table(self) -> Any:
        """The topmost match scene on the stack."""
        return next(s for s in reversed(self.app.stack) if isinstance(s, MatchScreen))

    def cards(self, zone: str) -> list[str]:
        """Return the pieces of a zone in the view that was shown last, lowest first."""
        return self.table.table_view.pieces.contents(zone)

    def widget(self, key: str) -> Widget:
        """Return the widget of the scene on top called ``key``."""
        return getattr(self.scene, "table_view", self.scene).controls.find(key)

    def place(self, where: Any) -> tuple[float, float]:
        """Return the window point of a zone or widget name, or of a stage point."""
        if isinstance(where, str):
            scene = getattr(self.scene, "table_view", self.scene)
            zones = getattr(scene, "zones", {})
            if where in zones and not where.startswith("button."):
                where = (zones[where].x, zones[where].y)
            else:
                where = self.widget(where.removeprefix("button.")).rect.center
        return self.app.viewport.to_window(where)

    # Acting

    def send(self, *events: pygame.event.Event, dt: float = FRAME) -> None:
        """Hand events to the window and let one frame pass."""
        self.window.advance(events, dt)
        self._undrawn += 1
        if self._undrawn >= PICTURE_EVERY or self.app.top is not self._drawn:
            self.look()

    def look(self) -> None:
        """Let the window draw what it shows now."""
        self.window.draw()
        self._undrawn, self._drawn = 0, self.app.top

    def wait(self, seconds: float = 0.5) -> None:
        """Let time pass, in the long frames of a slow machine."""
        count = max(2, round(seconds / SLOW_FRAME))
        for _ in range(count):
            self.send(dt=seconds / count)
        if count > 2:
            self.look()

    def settle(self, limit: float = 20.0) -> None:
        """Let time pass until nothing moves, at most ``limit`` seconds."""
        for _ in range(round(limit / SLOW_FRAME)):
            self.send(dt=SLOW_FRAME)
            if not self.window.moving:
                break
        self.look()

    def point(self, where: Any) -> None:
        """Move the pointer."""
        x, y = self.place(where)
        self.send(pygame.event.Event(
            pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0), buttons=(0, 0, 0)
        ))

    def press(self, where: Any, button: int = 1) -> None:
        """Push a mouse button down."""
        x, y = self.place(where)
        self.send(pygame.event.Event(
            pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=button
        ))

    def release(self, where: Any, button: int = 1) -> None:
        """Let a mouse button up."""
        x, y = self.place(where)
        self.send(pygame.event.Event(
            pygame.MOUSEBUTTONUP, pos=(round(x), round(y)), button=button
        ))

    def click(self, where: Any, button: int = 1) -> None:
        """Press and release, long enough after the last click not to be a double click."""
        self.window.reader.tick(1.0)
        self.press(where, button)
        if self.app.running:
            self.release(where, button)

    def double_click(self, where: Any) -> None:
        """Two clicks in quick succession."""
        self.window.reader.tick(1.0)
        for _ in range(2):
            self.press(where)
            self.release(where)

    def drag(self, start: Any, end: Any, steps: int = 6) -> None:
        """Press, move in steps, let go."""
        self.window.reader.tick(1.0)
        first, last = self.place(start), self.place(end)
        self.press(start)
        for step in range(1, steps + 1):
            share = step / steps
            x = first[0] + (last[0] - first[0]) * share
            y = first[1] + (last[1] - first[1]) * share
            self.send(pygame.event.Event(
                pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(1, 1), buttons=(1, 0, 0)
            ))
        self.send(pygame.event.Event(
            pygame.MOUSEBUTTONUP, pos=(round(last[0]), round(last[1])), button=1
        ))

    def key(self, name: str) -> None:
        """Press a key by its name in the settings, such as ``ctrl+z``."""
        *modifiers, plain = name.split("+")
        mod = 0
        for modifier in modifiers:
            mod |= _MODIFIERS[modifier]
        code = pygame.key.key_code(plain)
        self.send(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        if self.app.running:
            self.send(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))

    def event(self, kind: int, **fields: Any) -> None:
        """Send any other event."""
        self.send(pygame.event.Event(kind, **fields))

    def cross(self) -> None:
        """Press the window's cross (or Alt+F4)."""
        self.send(pygame.event.Event(pygame.WINDOWCLOSE), pygame.event.Event(pygame.QUIT))

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        self.send(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
