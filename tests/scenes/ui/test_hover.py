"""What the pointer rests on is shown closer after a moment, and not before."""

from __future__ import annotations

import pytest

from scenes.ui.hover import Resting
from sprites.paint import theme


@pytest.fixture
def resting() -> Resting[str]:
    return Resting()


def test_at_first_nothing_has_rested(resting: Resting[str]) -> None:
    assert resting.under is None and not resting.rested


def test_after_a_moment_over_one_thing_it_has_rested_once(resting: Resting[str]) -> None:
    assert resting.move("king")
    assert not resting.update(theme.HOVER * 0.9)
    assert not resting.rested
    assert resting.update(theme.HOVER * 0.2)
    assert resting.rested and resting.under == "king"
    assert not resting.update(1.0), "it is told once"
    assert resting.rested


def test_it_has_rested_at_the_very_end_of_the_wait(resting: Resting[str]) -> None:
    resting.move("king", 0.5)
    assert resting.update(0.5)


def test_another_thing_begins_the_wait_anew(resting: Resting[str]) -> None:
    resting.move("king", 0.5)
    resting.update(0.5)
    assert resting.move("queen", 0.5)
    assert not resting.rested
    assert not resting.update(0.4)
    assert not resting.move("queen", 0.5), "the same is no news"
    assert resting.update(0.1)


def test_over_nothing_nothing_rests_and_nothing_is_waited_for(resting: Resting[str]) -> None:
    assert resting.wake is None
    assert not resting.update(9.0)
    resting.move("king")
    assert resting.move(None)
    assert resting.wake is None and not resting.update(9.0) and not resting.rested


def test_it_wakes_when_the_wait_ends_but_never_at_once(resting: Resting[str]) -> None:
    resting.move("king", 0.5)
    resting.update(0.2)
    assert resting.wake == pytest.approx(0.3)
    resting.update(0.2999)
    assert resting.wake == pytest.approx(0.01)
    resting.update(0.1)
    assert resting.wake is None


def test_stirring_begins_to_wait_anew_over_the_same(resting: Resting[str]) -> None:
    resting.move("king", 0.5)
    resting.update(0.5)
    resting.stir()
    assert not resting.rested and resting.under == "king"
    assert not resting.update(0.4)
    assert resting.update(0.1)


def test_settling_is_resting_at_once(resting: Resting[str]) -> None:
    resting.move("king")
    resting.settle()
    assert resting.rested and resting.wake is None


def test_what_was_dropped_rests_again_only_after_something_else(resting: Resting[str]) -> None:
    resting.move("king", 0.5)
    resting.settle()
    resting.drop()
    assert not resting.rested and resting.wake is None
    assert not resting.update(9.0)
    resting.move(None)
    resting.move("king", 0.5)
    assert resting.update(0.5)
