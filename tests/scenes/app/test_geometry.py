"""Where a window may lie, whatever monitors there are now."""

from __future__ import annotations

import pytest

from scenes.app.geometry import Rect, first_size, fitted, monitor_of, overlap

LEAST = (640, 360)
ONE = [(0, 0, 1920, 1080)]
BESIDE = [(0, 0, 1920, 1080), (1920, 0, 1280, 1024)]
STACKED = [(0, 0, 1920, 1080), (0, 1080, 1920, 1080)]
LEFT = [(0, 0, 1920, 1080), (-1920, 0, 1920, 1080)]
SMALL = [(0, 0, 1366, 768)]
TINY = [(0, 0, 600, 300)]


@pytest.mark.parametrize(("kept", "monitors", "shown"), [
    # As it was left.
    ((100, 100, 1280, 720), ONE, (100, 100, 1280, 720)),
    ((2000, 100, 1000, 700), BESIDE, (2000, 100, 1000, 700)),
    ((100, 1200, 1280, 720), STACKED, (100, 1200, 1280, 720)),
    ((-1800, 100, 1280, 720), LEFT, (-1800, 100, 1280, 720)),
    # Partly outside: moved in, on the monitor that shows most of it.
    ((1500, 900, 1280, 720), ONE, (640, 360, 1280, 720)),
    ((-500, -100, 1280, 720), ONE, (0, 0, 1280, 720)),
    ((1800, 100, 1280, 720), BESIDE, (1920, 100, 1280, 720)),
    ((300, 900, 1280, 720), STACKED, (300, 1080, 1280, 720)),
    ((-300, 100, 1280, 720), LEFT, (0, 100, 1280, 720)),
    # Larger than the monitor: made smaller.
    ((0, 0, 2560, 1440), ONE, (0, 0, 1920, 1080)),
    ((100, 600, 1920, 1080), SMALL, (0, 0, 1366, 768)),
    # The monitor has gone: in the middle of the main one.
    ((3000, 100, 1280, 720), STACKED, (320, 180, 1280, 720)),
    ((-1800, 100, 1280, 720), ONE, (320, 180, 1280, 720)),
    ((0, 5000, 2560, 1440), ONE, (0, 0, 1920, 1080)),
    # No room at all: its upper left corner shows.
    ((50, 50, 640, 360), TINY, (0, 0, 640, 360)),
    ((900, 900, 200, 100), TINY, (0, 0, 640, 360)),
])  # fmt: skip
def test_a_window_lies_wholly_on_the_monitor_that_showed_most_of_it(
    kept: Rect, monitors: list[Rect], shown: Rect
) -> None:
    assert fitted(kept, monitors, LEAST) == shown
    assert fitted(shown, monitors, LEAST) == shown, "what fits stays"


def test_what_two_rectangles_have_in_common() -> None:
    assert overlap((0, 0, 10, 10), (5, 5, 10, 10)) == 25
    assert overlap((0, 0, 10, 10), (10, 0, 10, 10)) == 0
    assert monitor_of((1900, 0, 100, 100), BESIDE) == BESIDE[1]


@pytest.mark.parametrize("monitor", [(1920, 1080), (1366, 768), (3840, 2160), (1080, 1920)])
def test_the_first_window_leaves_some_of_the_desktop_to_be_seen(monitor: tuple[int, int]) -> None:
    width, height = first_size(monitor, LEAST)
    assert width < monitor[0] and height < monitor[1] and abs(width / height - 16 / 9) < 0.01
    assert first_size((300, 200), LEAST) == LEAST
