"""The stage in the window: there and back, whole, and in the middle."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH, Viewport

sizes = some.tuples(some.integers(200, 8000), some.integers(150, 5000))
points = some.tuples(some.floats(-500, 2500), some.floats(-500, 2500))


@given(sizes, points)
def test_mapping_there_and_back_gives_the_same_point(size, point):
    viewport = Viewport(*size)
    assert viewport.to_stage(viewport.to_window(point)) == pytest.approx(point, abs=1e-6)


@given(sizes)
def test_the_whole_stage_lies_in_the_window_and_fills_it_one_way(size):
    viewport = Viewport(*size)
    left, top = viewport.to_window((0, 0))
    right, bottom = viewport.to_window((STAGE_WIDTH, STAGE_HEIGHT))
    assert left >= -1e-6 and top >= -1e-6
    assert right <= size[0] + 1e-6 and bottom <= size[1] + 1e-6
    assert left == pytest.approx(0, abs=1e-6) or top == pytest.approx(0, abs=1e-6)
    assert left == pytest.approx(size[0] - right, abs=1e-6), "it lies in the middle"
    assert top == pytest.approx(size[1] - bottom, abs=1e-6)
