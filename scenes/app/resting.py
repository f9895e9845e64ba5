"""Waiting for the next event while nothing moves, at hardly any cost.

``pygame.event.wait`` looks for events a thousand times a second, which is 2 % of a core. Here the
looks come more and more seldom while nobody does anything, and often again once somebody does.
"""

from __future__ import annotations

import time

import pygame

OFTEN, SELDOM = 0.008, 0.045
"""Seconds between two looks: at first, and after a long rest. An answer still comes at once to
whoever feels it."""
UNSEEN = 0.25
"""The same while the window is out of sight."""
SLOWER = 1.06
"""How much longer each look waits than the one before."""


def wait(seconds: float, *, unseen: bool = False) -> list[pygame.event.Event]:
    """Return the events that have come, as soon as there are any; none after ``seconds``."""
    end = time.monotonic() + seconds
    step = UNSEEN if unseen else OFTEN
    while not (events := pygame.event.get()):
        left = end - time.monotonic()
        if left <= 0:
            break
        time.sleep(min(step, left))
        step = min(max(step, SELDOM), step * SLOWER)
    return events
