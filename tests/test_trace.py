"""One move's way stays short enough to be read: from the button's release to the planned motion."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import GAMES
from tests.trace import trace

MOST = (20, 100)
"""Files, and goings from file to file."""


@pytest.mark.parametrize("key", GAMES)
def test_a_move_comes_to_the_screen_by_a_short_way(key: str, tmp_path: Path) -> None:
    route = trace(key, tmp_path)
    told = "\n".join(route.lines())
    files, hops = MOST
    assert "game/match.py" in route.files and route.move, told
    assert len(route.files) <= files and route.hops <= hops, told
