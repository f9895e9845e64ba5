"""Where a window may lie on the monitors there are. Pure arithmetic, in px of the desktop."""

from __future__ import annotations

from collections.abc import Sequence

Rect = tuple[int, int, int, int]
"""Left, top, width, height; monitors may lie left of and above the first one."""
FIRST_SHARE = 0.8
"""Share of a monitor that the very first window takes."""


def overlap(first: Rect, second: Rect) -> int:
    """Return the area that two rectangles have in common."""
    across = min(first[0] + first[2], second[0] + second[2]) - max(first[0], second[0])
    down = min(first[1] + first[3], second[1] + second[3]) - max(first[1], second[1])
    return max(0, across) * max(0, down)


def monitor_of(window: Rect, monitors: Sequence[Rect]) -> Rect:
    """Return the monitor that shows most of a window; the first one if none shows any of it."""
    return max(monitors, key=lambda monitor: overlap(window, monitor))


def fitted(window: Rect, monitors: Sequence[Rect], least: tuple[int, int]) -> Rect:
    """Return a window that lies wholly on the monitor which showed most of it.

    It keeps its size where there is room, and never gets smaller than ``least``: on a monitor that
    is smaller still its upper left corner shows. One whose monitor has gone is centred.
    """
    left, top, width, height = monitor = monitor_of(window, monitors)
    wide = max(least[0], min(window[2], width))
    tall = max(least[1], min(window[3], height))
    if not overlap(window, monitor):
        x, y = left + (width - wide) // 2, top + (height - tall) // 2
        return max(left, x), max(top, y), wide, tall
    x = max(left, min(window[0], left + width - wide))
    y = max(top, min(window[1], top + height - tall))
    return x, y, wide, tall


def first_size(monitor: tuple[int, int], least: tuple[int, int]) -> tuple[int, int]:
    """Return the largest 16:9 window that leaves some of a monitor to be seen."""
    scale = min(monitor[0] * FIRST_SHARE / 16, monitor[1] * FIRST_SHARE / 9)
    return max(least[0], int(scale * 16)), max(least[1], int(scale * 9))
