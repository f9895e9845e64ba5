"""A driven window for every scene test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A house in a fresh folder, with no scene yet."""
    driven = Driver(tmp_path)
    yield driven
    driven.close()
