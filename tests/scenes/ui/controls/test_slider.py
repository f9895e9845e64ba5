"""A volume: it follows the pointer, keeps inside 0 … 100, and goes back if let go of unheard."""

import pytest

from scenes.ui.controls.slider import KEY_STEP, Slider
from tests.scenes.ui.quiet_app import quiet_app


@pytest.fixture
def told() -> list[int]:
    return []


@pytest.fixture
def slider(told: list[int]) -> Slider:
    return Slider((0, 0, 500, 30), "Music", 40, told.append)


def at(slider: Slider, share: float) -> tuple[float, float]:
    left, width = slider.bar
    return left + width * share, 15.0


def test_a_press_jumps_there_and_a_drag_follows(slider: Slider, told: list[int]) -> None:
    slider.press(at(slider, 0.7))
    slider.drag(at(slider, 0.71))
    assert told == [70, 71]


def test_it_stays_between_nothing_and_all(slider: Slider, told: list[int]) -> None:
    slider.press(at(slider, 1.3))
    slider.drag(at(slider, -0.01))
    assert told == [100, 0]


def test_a_press_on_its_name_changes_nothing(slider: Slider, told: list[int]) -> None:
    slider.press((10, 15))
    assert told == []


def test_let_go_without_effect_it_goes_back(slider: Slider) -> None:
    slider.press(at(slider, 0.9))
    slider.cancel()
    assert slider.value == 40


def test_arrows_move_it_a_step_and_the_wheel_leaves_it(slider: Slider, told: list[int]) -> None:
    slider.adjust(1)
    slider.adjust(-1)
    assert told == [40 + KEY_STEP, 40]
    assert not slider.scroll(1) and not slider.arrow(1)


def test_the_same_value_is_told_once(slider: Slider, told: list[int]) -> None:
    slider.press(at(slider, 0.4))
    assert told == []


def test_it_says_its_value(slider: Slider) -> None:
    assert "40" in slider.spoken_state(quiet_app())
