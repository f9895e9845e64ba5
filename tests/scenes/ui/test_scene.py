"""A scene that adds nothing is still, silent, wants nothing, and hinders nothing."""

from __future__ import annotations

from scenes.ui.input import Command, Press
from scenes.ui.scene import Scene
from tests.scenes.driver import Driver
from tests.scenes.ui.quiet_app import quiet_app


def test_it_is_drawn_once_and_then_rests() -> None:
    scene = Scene(quiet_app())
    assert scene.dirty
    assert not scene.moving and scene.wake is None


def test_it_hides_what_lies_beneath_and_has_no_name() -> None:
    scene = Scene(quiet_app())
    assert not scene.overlay and scene.title == ""


def test_no_input_means_anything_and_the_window_may_close() -> None:
    scene = Scene(quiet_app())
    assert not scene.handle(Command("undo"))
    assert not scene.handle(Press((0, 0), 1))
    assert scene.close_asked()


def test_a_window_over_it_closes_at_its_cross(driver: Driver) -> None:
    driver.app.show(Scene(driver.app))
    driver.cross()
    assert not driver.app.running
