"""Nothing new stands against a wall, and what is cured is struck from the list."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.walls.still import STILL_ANY, still
from tests.walls.walls import MOST_ANY, WALLS, count_any


@pytest.mark.parametrize("wall", WALLS, ids=lambda wall: wall.__name__)
def test_a_wall_stands(wall: Callable[[], Iterator[str]]) -> None:
    found, listed = set(wall()), still().get(wall.__name__, set())
    new, cured = sorted(found - listed), sorted(listed - found)
    assert not new, "\n".join([wall.__doc__ or "", *new])
    assert not cured, "\n".join(["Cured; python -m tests.walls --shrink strikes them:", *cured])


def test_any_stands_where_nothing_else_can() -> None:
    counted = count_any()
    assert sum(counted.values()) <= max(MOST_ANY, STILL_ANY), counted
