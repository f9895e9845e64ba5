"""The patience's table, laid out for each test anew."""

from __future__ import annotations

import pytest

from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.patience.patience_table import open_table


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    return open_table(driver)
