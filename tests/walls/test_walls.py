"""Nothing stands against a wall."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.walls.walls import MOST_ANY, WALLS, count_any

pytestmark = pytest.mark.xdist_group("sources")
"""What reads every source file runs in one process, which reads each of them once."""


@pytest.mark.parametrize("wall", WALLS, ids=lambda wall: wall.__name__)
def test_a_wall_stands(wall: Callable[[], Iterator[str]]) -> None:
    found = sorted(set(wall()))
    assert not found, "\n".join([wall.__doc__ or "", *found])


def test_any_stands_where_nothing_else_can() -> None:
    counted = count_any()
    assert sum(counted.values()) <= MOST_ANY, counted
