"""Icons: the small signs on buttons and in lists, one colour each, from ``art/icons``.

Thick round strokes in a box of 100 x 100, so that they read at 16 px and stand beside Cinzel.
"""

from __future__ import annotations

import pygame

from sprites.paint import theme
from sprites.paint.easel import Easel
from sprites.paint.parts import part

ICONS = (
    "agent", "back", "book", "brush", "calendar", "check", "clock", "close", "cross", "deal",
    "dice", "down", "eye", "fast", "finish", "flag", "folder", "full-screen", "gamepad", "hint",
    "import", "info", "keyboard", "lamp", "language", "left", "lesson", "log", "menu", "minus",
    "mouse", "music", "mute", "next", "pause", "peek", "people", "person", "play", "plus",
    "previous", "quit", "records", "redo", "restart", "right", "search", "settings", "share",
    "sound", "speech", "star", "trash", "undo", "up", "verify", "window",
)


def icon_svg(name: str, colour: str = theme.TEXT_BUTTON) -> str:
    """Return the SVG of an icon in a box of 100 x 100. Raises FileNotFoundError if unknown."""
    return part(f"icons/{name}", main=colour)


def icon(
    easel: Easel, name: str, size: float, colour: str = theme.TEXT_BUTTON
) -> pygame.Surface:
    """Return an icon, ``size`` stage px wide and high. Raises FileNotFoundError if unknown."""
    return easel.keep(
        ("icon", name, size, colour),
        lambda: easel.svg(icon_svg(name, colour), (100, 100), (size, size)),
    )
