"""Values one at a time: left half back, right half on, wheel and keys too, and round."""

import pytest

from scenes.ui.controls.stepper import Stepper

VALUES = [("a", "Arthur"), ("b", "Bors"), ("c", "Cai")]


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def stepper(told: list[str]) -> Stepper[str]:
    return Stepper((0, 0, 200, 30), "Name", VALUES, "a", told.append, label_share=0.5)


def test_the_right_half_goes_on_and_the_left_half_back(
    stepper: Stepper[str], told: list[str]
) -> None:
    stepper.release((150, 15))
    stepper.release((149, 15))
    assert told == ["b", "a"]


def test_the_name_and_what_is_beside_it_do_nothing(
    stepper: Stepper[str], told: list[str]
) -> None:
    stepper.release((99, 15))
    stepper.release((150, 40))
    assert told == []


def test_it_goes_round_both_ways(stepper: Stepper[str], told: list[str]) -> None:
    stepper.adjust(-1)
    stepper.activate()
    assert told == ["c", "a"]


def test_the_wheel_goes_back_upward_and_on_downward(
    stepper: Stepper[str], told: list[str]
) -> None:
    assert stepper.scroll(1) and stepper.scroll(-0.5)
    assert told == ["c", "a"]


def test_up_and_down_leave(stepper: Stepper[str]) -> None:
    assert not stepper.arrow(1)
    assert stepper.value == "a"
