"""A switch: pressed it goes over, by arrows it goes to a side, and it says where it stands."""

import pytest

from scenes.ui.controls.toggle import Toggle
from tests.scenes.ui.quiet_app import quiet_app


@pytest.fixture
def told() -> list[bool]:
    return []


def test_each_use_switches_over_and_tells(told: list[bool]) -> None:
    toggle = Toggle((0, 0, 100, 30), "Music", False, told.append)
    toggle.release((5, 5))
    toggle.activate()
    assert told == [True, False]
    assert not toggle.on


def test_left_is_off_and_right_is_on_and_twice_tells_once(told: list[bool]) -> None:
    toggle = Toggle((0, 0, 100, 30), "Music", False, told.append)
    assert toggle.adjust(1) and toggle.adjust(1)
    assert told == [True]
    assert toggle.adjust(-1) and toggle.adjust(-1)
    assert told == [True, False]


def test_it_says_where_it_stands(told: list[bool]) -> None:
    app = quiet_app()
    toggle = Toggle((0, 0, 100, 30), "Music", True, told.append)
    assert toggle.spoken_state(app) == app.words("house.state.on")
    toggle.activate()
    assert toggle.spoken_state(app) == app.words("house.state.not_on")
