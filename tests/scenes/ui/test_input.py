"""Events become inputs: presses in stage px, keys by name, and commands of keys and pad alike."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from scenes.ui.input import (
    DOUBLE_CLICK,
    Command,
    Dropped,
    FocusLost,
    Input,
    InputReader,
    KeyName,
    Motion,
    Press,
    Release,
    Wheel,
    key_name,
)
from scenes.ui.keys import DEFAULT_KEYS
from sprites.engine.viewport import Viewport

HALF = Viewport(800, 450)
"""A window in which a stage px is half a window px."""


@pytest.fixture
def reader() -> InputReader:
    return InputReader(DEFAULT_KEYS)


def key(code: int, mod: int = 0, written: str = "") -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=written)


def press(reader: InputReader, *place: int, button: int = 1) -> Input:
    [pressed] = reader.read(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button), HALF)
    return pressed


# Keys


@pytest.mark.parametrize(("mod", "name"), [
    (0, "z"), (pygame.KMOD_LCTRL, "ctrl+z"), (pygame.KMOD_RMETA, "ctrl+z"),
    (pygame.KMOD_LALT, "alt+z"), (pygame.KMOD_RSHIFT, "shift+z"), (pygame.KMOD_CAPS, "z"),
    (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_SHIFT, "shift+ctrl+alt+z"),
])  # fmt: skip
def test_a_key_is_named_with_what_is_held_down(mod: int, name: str) -> None:
    assert key_name(key(pygame.K_z, mod)) == name


def test_a_key_is_its_name_first_and_then_what_it_calls(reader: InputReader) -> None:
    assert reader.read(key(pygame.K_z, pygame.KMOD_CTRL), HALF) == [
        KeyName("ctrl+z"), Command("undo"),
    ]
    assert reader.read(key(pygame.K_q), HALF) == [KeyName("q")]


def test_what_a_key_writes_is_told(reader: InputReader) -> None:
    [typed] = reader.read(key(pygame.K_4, written="4"), HALF)
    assert isinstance(typed, KeyName) and typed.text == "4"
    [silent] = reader.read(Event(pygame.KEYDOWN, key=pygame.K_4, mod=0), HALF)
    assert isinstance(silent, KeyName) and silent.text == ""


def test_a_key_with_shift_calls_what_it_calls_without_unless_it_has_its_own(
    reader: InputReader,
) -> None:
    assert reader.read(key(pygame.K_h, pygame.KMOD_SHIFT), HALF)[1:] == [Command("hint")]
    assert reader.read(key(pygame.K_TAB, pygame.KMOD_SHIFT), HALF)[1:] == [Command("previous")]
    assert reader.read(key(pygame.K_h, pygame.KMOD_CTRL), HALF)[1:] == []


def test_other_keys_take_effect_at_once(reader: InputReader) -> None:
    reader.assign({"hint": ["x"]})
    assert reader.read(key(pygame.K_x), HALF)[1:] == [Command("hint")]
    assert reader.read(key(pygame.K_h), HALF)[1:] == []


# The mouse


def test_presses_and_releases_come_in_stage_px(reader: InputReader) -> None:
    assert press(reader, 100, 50) == Press((200, 100), 1)
    up = Event(pygame.MOUSEBUTTONUP, pos=(100, 50), button=3)
    assert reader.read(up, HALF) == [Release((200, 100), 3)]
    moved = Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, 1), buttons=(0, 0, 0))
    assert reader.read(moved, HALF) == [Motion((20, 40))]


@pytest.mark.parametrize("kind", [pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP])
def test_the_wheel_is_no_button(reader: InputReader, kind: int) -> None:
    assert reader.read(Event(kind, pos=(1, 1), button=4), HALF) == []
    assert reader.read(Event(kind, pos=(1, 1), button=3), HALF) != []


def test_two_presses_in_quick_succession_are_a_double_click(reader: InputReader) -> None:
    press(reader, 100, 50)
    reader.tick(DOUBLE_CLICK)
    assert press(reader, 106, 44) == Press((212, 88), 1, 2)
    assert press(reader, 106, 44) == Press((212, 88), 1, 3)


@pytest.mark.parametrize("place", [(107, 50), (93, 50), (100, 57), (100, 43)])
def test_a_press_elsewhere_is_a_first_one(reader: InputReader, place: tuple[int, int]) -> None:
    press(reader, 100, 50)
    second = press(reader, *place)
    assert isinstance(second, Press) and second.clicks == 1


def test_a_late_press_or_another_button_is_a_first_one(reader: InputReader) -> None:
    press(reader, 100, 50)
    reader.tick(DOUBLE_CLICK + 0.01)
    assert press(reader, 100, 50) == Press((200, 100), 1, 1)
    assert press(reader, 100, 50, button=3) == Press((200, 100), 3, 1)


def test_the_wheel_turns_over_the_pointer_by_as_little_as_it_can_tell(
    reader: InputReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (40, 30))
    fine = Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=0.25)
    assert reader.read(fine, HALF) == [Wheel((80, 60), 0.25)]
    coarse = Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=0.0)
    assert reader.read(coarse, HALF) == [Wheel((80, 60), -1)]
    assert reader.read(Event(pygame.MOUSEWHEEL, x=0, y=2), HALF) == [Wheel((80, 60), 2)]


# The window


def test_leaving_the_window_leaves_no_pointer(reader: InputReader) -> None:
    assert reader.read(Event(pygame.WINDOWLEAVE), HALF) == [Motion(None)]


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_window_that_is_not_in_front_lets_go(reader: InputReader, kind: int) -> None:
    assert reader.read(Event(kind), HALF) == [FocusLost()]


def test_a_dropped_file_is_told_by_its_path(reader: InputReader) -> None:
    dropped = Event(pygame.DROPFILE, file="match.camelot")
    assert reader.read(dropped, HALF) == [Dropped("match.camelot")]


# The pad


def test_buttons_of_a_pad_are_commands(reader: InputReader) -> None:
    assert reader.read(Event(pygame.JOYBUTTONDOWN, button=2), HALF) == [Command("undo")]
    assert reader.read(Event(pygame.JOYBUTTONDOWN, button=99), HALF) == []
    assert reader.read(Event(pygame.JOYBUTTONUP, button=2), HALF) == []


@pytest.mark.parametrize(("value", "names"), [
    ((1, 0), ["right"]), ((-1, 0), ["left"]), ((0, 1), ["up"]), ((0, -1), ["down"]),
    ((1, 1), ["right", "up"]), ((0, 0), []),
])  # fmt: skip
def test_the_cross_of_a_pad_is_four_arrows(
    reader: InputReader, value: tuple[int, int], names: list[str]
) -> None:
    read = reader.read(Event(pygame.JOYHATMOTION, value=value), HALF)
    assert read == [Command(name) for name in names]


def tilt(reader: InputReader, axis: int, value: float, pad: int = 0) -> list[Input]:
    event = Event(pygame.JOYAXISMOTION, axis=axis, value=value, instance_id=pad)
    return reader.read(event, HALF)


@pytest.mark.parametrize(("axis", "value", "name"), [
    (0, 0.6, "right"), (0, -0.6, "left"), (1, 0.6, "down"), (1, -0.6, "up"),
])  # fmt: skip
def test_a_stick_steps_once_each_time_it_is_tilted(
    reader: InputReader, axis: int, value: float, name: str
) -> None:
    assert tilt(reader, axis, value * 0.9) == []
    assert tilt(reader, axis, value) == [Command(name)]
    assert tilt(reader, axis, value * 1.2) == [], "held, it does not run on"
    assert tilt(reader, axis, 0.0) == []
    assert tilt(reader, axis, value) == [Command(name)]


def test_each_stick_and_axis_is_told_apart(reader: InputReader) -> None:
    assert tilt(reader, 0, 1.0) == [Command("right")]
    assert tilt(reader, 1, 1.0) == [Command("down")]
    assert tilt(reader, 0, 1.0, pad=1) == [Command("right")]
    assert tilt(reader, 2, 1.0) == []
