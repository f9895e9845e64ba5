"""One focus for mouse, keys and pad: order, arrows, what is off, tips, and what is said."""

from __future__ import annotations

import pytest

from scenes.ui.controls.base import Look, Widget
from scenes.ui.controls.button import Button
from scenes.ui.controls.focus import Controls
from scenes.ui.controls.toggle import Toggle
from scenes.ui.input import Command, FocusLost, Motion, Press, Release, Wheel
from sprites.paint import theme
from tests.scenes.ui.quiet_app import quiet_app


class Desk:
    """Three buttons in a row and a switch below the first."""

    def __init__(self) -> None:
        self.app = quiet_app()
        self.used: list[str] = []
        self.controls = Controls(self.app)
        self.widgets: dict[str, Widget] = {
            name: Button(
                (place * 100, 0, 80, 40), name, lambda name=name: self.used.append(name),
                tip=f"about {name}",
            )
            for place, name in enumerate(("undo", "hint", "deal"))
        }
        self.widgets["music"] = Toggle((0, 100, 80, 40), "music", False, lambda on: None)
        self.controls.set(list(self.widgets.values()))

    def command(self, *names: str) -> None:
        for name in names:
            self.controls.handle(Command(name))

    @property
    def focused(self) -> str:
        assert self.controls.focused is not None
        return self.controls.focused.key


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_tab_goes_through_all_in_order_and_round(desk: Desk) -> None:
    order = []
    for _ in range(5):
        desk.command("next")
        order.append(desk.focused)
    assert order == ["undo", "hint", "deal", "music", "undo"]


def test_shift_tab_begins_at_the_end_and_goes_back(desk: Desk) -> None:
    desk.command("previous")
    assert desk.focused == "music"
    desk.command("previous")
    assert desk.focused == "deal"


def test_what_is_hidden_is_passed_over(desk: Desk) -> None:
    desk.widgets["hint"].visible = False
    desk.command("next", "next")
    assert desk.focused == "deal"


def test_arrows_go_to_the_neighbour_that_lies_there(desk: Desk) -> None:
    desk.command("next", "right")
    assert desk.focused == "hint"
    desk.command("left", "down")
    assert desk.focused == "music"
    desk.command("up")
    assert desk.focused == "undo"
    desk.command("up")
    assert desk.focused == "undo", "nothing lies above"


def test_a_switch_takes_the_side_arrows_for_itself_and_says_its_state(desk: Desk) -> None:
    desk.command("previous", "right")
    music = desk.widgets["music"]
    assert isinstance(music, Toggle) and music.on
    assert desk.app.said[-1] == desk.app.words("house.state.on")


def test_the_focus_is_said(desk: Desk) -> None:
    desk.command("next")
    assert desk.app.said == [desk.widgets["undo"].spoken(desk.app)]


def test_enter_uses_what_is_focused_with_a_click(desk: Desk) -> None:
    desk.command("next", "confirm")
    assert desk.used == ["undo"]
    assert desk.app.heard == ["click"]


def test_enter_without_a_focus_is_left_to_the_scene(desk: Desk) -> None:
    assert not desk.controls.handle(Command("confirm"))


def test_what_is_off_says_why_and_does_nothing(desk: Desk) -> None:
    undo = desk.widgets["undo"]
    undo.enabled, undo.why = False, "Nothing to take back."
    desk.command("next", "confirm")
    desk.controls.handle(Press((10, 10), 1))
    desk.controls.handle(Release((10, 10), 1))
    assert desk.used == []
    assert desk.app.said[-2:] == ["Nothing to take back."] * 2
    assert desk.app.heard == ["wrong", "wrong"]
    assert desk.controls.wake == pytest.approx(theme.TIP_STAYS)


def test_a_click_acts_on_release_and_only_there(desk: Desk) -> None:
    desk.controls.handle(Press((110, 10), 1))
    assert desk.used == []
    desk.controls.handle(Release((110, 10), 1))
    desk.controls.handle(Press((110, 10), 1))
    desk.controls.handle(Release((10, 10), 1))
    assert desk.used == ["hint"]
    assert desk.app.heard == ["click"]


def test_other_buttons_of_the_mouse_mean_nothing(desk: Desk) -> None:
    assert not desk.controls.handle(Press((10, 10), 3))
    assert not desk.controls.handle(Release((10, 10), 3))
    assert desk.used == []


def test_the_topmost_of_two_that_overlap_is_pressed(desk: Desk) -> None:
    above = Button((0, 0, 80, 40), "above", lambda: desk.used.append("above"))
    desk.controls.set([*desk.widgets.values(), above])
    assert desk.controls.widget_at((10, 10)) is above
    above.visible = False
    assert desk.controls.widget_at((10, 10)) is desk.widgets["undo"]


def test_a_lost_window_lets_go(desk: Desk) -> None:
    desk.controls.handle(Press((10, 10), 1))
    desk.controls.handle(FocusLost())
    assert not desk.controls.handle(Release((10, 10), 1))
    assert desk.used == []


def test_looks_follow_pointer_press_and_keys(desk: Desk) -> None:
    undo, look = desk.widgets["undo"], desk.controls.look
    assert look(undo) is Look.REST
    desk.controls.handle(Motion((10, 10)))
    assert look(undo) is Look.HOVER
    desk.controls.handle(Press((10, 10), 1))
    assert look(undo) is Look.PRESSED
    desk.controls.handle(Release((10, 10), 1))
    desk.controls.handle(Motion(None))
    assert look(undo) is Look.REST, "the ring shows only while keys are used"
    desk.command("previous", "next")
    assert look(undo) is Look.FOCUS
    undo.enabled = False
    assert look(undo) is Look.OFF


def test_a_tip_waits_for_a_rest_and_goes_again(desk: Desk) -> None:
    desk.controls.handle(Motion((10, 10)))
    assert desk.controls.wake == pytest.approx(theme.HOVER)
    desk.controls.update(theme.HOVER - 0.1)
    assert desk.controls.wake == pytest.approx(0.1)
    desk.controls.update(0.1)
    assert desk.controls.wake == pytest.approx(theme.TIP_STAYS)
    desk.controls.changed = False
    desk.controls.update(theme.TIP_STAYS)
    assert desk.controls.changed


def test_the_pointer_moved_on_waits_anew(desk: Desk) -> None:
    desk.controls.handle(Motion((10, 10)))
    desk.controls.update(theme.HOVER / 2)
    desk.controls.handle(Motion((110, 10)))
    assert desk.controls.wake == pytest.approx(theme.HOVER)
    desk.controls.handle(Motion((95, 10)))
    assert desk.controls.wake is None


def test_a_new_set_keeps_the_focus_on_the_same_key(desk: Desk) -> None:
    desk.command("next", "next")
    again = Button((0, 0, 80, 40), "hint", lambda: None)
    desk.controls.set([again])
    assert desk.controls.focused is again
    desk.controls.set([Button((0, 0, 80, 40), "other", lambda: None)])
    assert desk.controls.focused is None


def test_the_wheel_goes_to_what_lies_under_it(desk: Desk) -> None:
    assert not desk.controls.handle(Wheel((10, 10), 1))
    assert not desk.controls.handle(Wheel((500, 500), 1))


def test_an_unknown_key_is_no_widget(desk: Desk) -> None:
    with pytest.raises(KeyError):
        desk.controls.find("nothing")
