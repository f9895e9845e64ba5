"""Opening SDL's display, and saying so where there is none that anybody could see."""

from __future__ import annotations

import os

import pygame

UNSEEN = ("offscreen", "dummy", "kmsdrm", "evdev")
"""SDL's drivers that open no window on a desktop. SDL falls back to them without a word, and the
program would go on invisibly for ever."""
CHOICE = "SDL_VIDEODRIVER"
"""The environment's word on which driver, or which of several with commas between, to take."""


_CENTRED_ON = 0x2FFF0000
"""SDL's place for a window in the middle of a monitor, whose number is added."""


class NoScreen(Exception):
    """There is no display on which a window could be seen."""


def open_display() -> None:
    """Start SDL's display with the driver asked for in the environment, or else with any seen one.

    Raises NoScreen where a player would see nothing.
    """
    asked = os.environ.get(CHOICE, "").split(",")
    try:
        pygame.display.init()
    except pygame.error as error:
        if not os.environ.pop(CHOICE, ""):
            raise NoScreen(str(error)) from error
        # Such as Wayland asked for where only X runs: SDL may look for itself.
        return open_display()
    driver = pygame.display.get_driver()
    if driver in UNSEEN and driver not in asked:
        pygame.display.quit()
        raise NoScreen(driver)


def monitors() -> list[tuple[int, int, int, int]]:
    """Return left, top, width and height of each monitor on the desktop, the main one first.

    pygame tells only their sizes; where they lie is seen by a window in the middle of each, which
    is never shown.
    """
    found = []
    for number, (width, height) in enumerate(pygame.display.get_desktop_sizes()):
        middle = _CENTRED_ON | number
        probe = pygame.Window("", (2, 2), (middle, middle), hidden=True)
        x, y = probe.position
        probe.destroy()
        found.append((x - (width - 2) // 2, y - (height - 2) // 2, width, height))
    return found
