"""A screen of widgets: Escape goes back, all else is the widgets'."""

from __future__ import annotations

import pytest

from scenes.ui.controls import Button
from scenes.ui.input import Command, Motion, Press, Release
from scenes.ui.widget_scene import WidgetScene
from sprites.paint import theme
from tests.scenes.driver import Driver


class Desk(WidgetScene):
    """One button with a tip, which the log's key puts away too."""

    closing = ("cancel", "log")

    def lay_out(self) -> None:
        self.pressed = 0
        self.controls.set([Button((0, 0, 100, 50), "Deal", self._press, tip="A tip")])

    def _press(self) -> None:
        self.pressed += 1


@pytest.fixture
def desk(driver: Driver) -> Desk:
    scene = Desk(driver.app)
    driver.app.show(WidgetScene(driver.app))
    driver.app.show(scene)
    driver.wait(0.05)
    assert not scene.dirty
    return scene


def test_escape_closes_unless_a_scene_names_other_keys(driver: Driver, desk: Desk) -> None:
    assert desk.handle(Command("cancel"))
    [beneath] = driver.app.stack
    assert isinstance(beneath, WidgetScene)
    assert not beneath.handle(Command("log")), "that is the other scene's"
    assert beneath.handle(Command("cancel"))
    assert not driver.app.stack


def test_a_key_that_closes_does_not_reach_the_widgets(driver: Driver, desk: Desk) -> None:
    desk.controls.focused = desk.controls.widgets[0]
    assert desk.handle(Command("log"))
    assert desk not in driver.app.stack and desk.pressed == 0


def test_the_widgets_get_everything_else(desk: Desk) -> None:
    assert desk.handle(Press((10, 10), 1)) and desk.handle(Release((10, 10), 1))
    assert desk.pressed == 1
    desk.dirty = desk.controls.changed = False
    assert not desk.handle(Press((300, 300), 1))
    assert not desk.dirty, "nothing lies there"


def test_what_a_widget_used_is_drawn(desk: Desk) -> None:
    desk.handle(Press((10, 10), 1))
    assert desk.dirty


def test_what_only_changed_is_drawn_too_and_once(desk: Desk) -> None:
    desk.handle(Motion((10, 10)))
    desk.dirty = desk.controls.changed = False
    assert not desk.handle(Motion((300, 300)))
    assert desk.dirty, "the button is no longer lit"
    desk.dirty = False
    desk.update(0.01)
    assert desk.dirty
    desk.dirty = False
    desk.update(0.01)
    assert not desk.dirty


def test_it_wakes_for_a_tip_and_shows_it(desk: Desk) -> None:
    assert desk.wake is None
    desk.handle(Motion((10, 10)))
    desk.update(theme.HOVER / 2)
    assert desk.wake == pytest.approx(theme.HOVER / 2)
    desk.dirty = False
    desk.update(theme.HOVER)
    assert desk.dirty
    assert desk.wake == pytest.approx(theme.TIP_STAYS)
