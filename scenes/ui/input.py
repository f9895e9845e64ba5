"""From pygame's events to what a scene understands: presses in stage px, and named commands.

Keyboard and gamepad both end as :class:`Command`; the mouse (and a finger) as :class:`Press`,
:class:`Motion`, :class:`Release`, :class:`Wheel`. A scene never sees a raw event.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from scenes.ui.keys import PAD_BUTTONS
from sprites.engine.viewport import Viewport

DOUBLE_CLICK = 0.4
"""Seconds within which a second press at the same place is a double click."""
DOUBLE_CLICK_REACH = 6.0
"""Window px that the second press may be off."""
STICK_THRESHOLD = 0.6
"""Share of a gamepad stick's way that counts as a step."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down: 1 main, 2 middle, 3 other; ``clicks`` 2 for a double click."""

    point: Point
    button: int
    clicks: int = 1


@dataclass(frozen=True, slots=True)
class Motion:
    """The pointer moved to ``point`` (None: it left the window)."""

    point: Point | None


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button went up."""

    point: Point
    button: int


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by ``steps`` (up is positive) over ``point``."""

    point: Point
    steps: float


@dataclass(frozen=True, slots=True)
class Command:
    """A key or pad button called an action of ``scenes.ui.keys``."""

    name: str


@dataclass(frozen=True, slots=True)
class KeyName:
    """The key just pressed, by name and by what it writes ("" for nothing): for screens that
    assign keys, and for fields that are typed into."""

    name: str
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer in front: whatever is held must be let go."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window is in front again."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped on the window."""

    path: str


Input = Press | Motion | Release | Wheel | Command | KeyName | FocusLost | FocusGained | Dropped


def key_name(event: pygame.event.Event) -> str:
    """Return a key-down event's name with its modifiers, as settings hold it."""
    name = pygame.key.name(event.key)
    prefix = ""
    if event.mod & pygame.KMOD_SHIFT:
        prefix += "shift+"
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        prefix += "ctrl+"
    if event.mod & pygame.KMOD_ALT:
        prefix += "alt+"
    return prefix + name


class InputReader:
    """Turns events into inputs. Time comes as ``tick(dt)``; nothing here reads a clock."""

    def __init__(self, keys: dict[str, list[str]]) -> None:
        self._since_press = 1e9
        self._last_press: tuple[Point, int] | None = None
        self._clicks = 0
        self._stick: dict[tuple[int, int], int] = {}
        self.assign(keys)

    def assign(self, keys: dict[str, list[str]]) -> None:
        """Use this table of action → key names from now on."""
        self._actions = {name: action for action, names in keys.items() for name in names}

    def tick(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._since_press += dt

    def read(self, event: pygame.event.Event, viewport: Viewport) -> list[Input]:
        """Return what ``event`` means (often nothing)."""
        kind = event.type
        if kind == pygame.KEYDOWN:
            return self._key(event)
        if kind == pygame.MOUSEMOTION:
            return [Motion(viewport.to_stage(event.pos))]
        if kind == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            return [self._press(event, viewport)]
        if kind == pygame.MOUSEBUTTONUP and event.button <= 3:
            return [Release(viewport.to_stage(event.pos), event.button)]
        if kind == pygame.MOUSEWHEEL:
            point = viewport.to_stage(pygame.mouse.get_pos())
            return [Wheel(point, getattr(event, "precise_y", event.y) or event.y)]
        if kind == pygame.WINDOWLEAVE:
            return [Motion(None)]
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            return [FocusLost()]
        if kind == pygame.WINDOWFOCUSGAINED:
            return [FocusGained()]
        if kind == pygame.DROPFILE:
            return [Dropped(event.file)]
        return self._pad(event)

    def _key(self, event: pygame.event.Event) -> list[Input]:
        name = key_name(event)
        inputs: list[Input] = [KeyName(name, getattr(event, "unicode", ""))]
        action = self._actions.get(name)
        if action is None and name.startswith("shift+"):
            action = self._actions.get(name.removeprefix("shift+"))
        if action is not None:
            inputs.append(Command(action))
        return inputs

    def _press(self, event: pygame.event.Event, viewport: Viewport) -> Press:
        again = (
            self._last_press is not None
            and self._last_press[1] == event.button
            and self._since_press <= DOUBLE_CLICK
            and abs(self._last_press[0][0] - event.pos[0]) <= DOUBLE_CLICK_REACH
            and abs(self._last_press[0][1] - event.pos[1]) <= DOUBLE_CLICK_REACH
        )
        self._clicks = self._clicks + 1 if again else 1
        self._last_press, self._since_press = (event.pos, event.button), 0.0
        return Press(viewport.to_stage(event.pos), event.button, self._clicks)

    def _pad(self, event: pygame.event.Event) -> list[Input]:
        if event.type == pygame.JOYBUTTONDOWN and event.button in PAD_BUTTONS:
            return [Command(PAD_BUTTONS[event.button])]
        if event.type == pygame.JOYHATMOTION:
            return [Command(name) for name in _direction(event.value[0], -event.value[1])]
        if event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._stick_step(event)
        return []

    def _stick_step(self, event: pygame.event.Event) -> list[Input]:
        step = 0 if abs(event.value) < STICK_THRESHOLD else (1 if event.value > 0 else -1)
        where = (getattr(event, "instance_id", 0), event.axis)
        if self._stick.get(where, 0) == step:
            return []
        self._stick[where] = step
        dx, dy = (step, 0) if event.axis == 0 else (0, step)
        return [Command(name) for name in _direction(dx, dy)]


def _direction(dx: float, dy: float) -> list[str]:
    names = []
    if dx:
        names.append("right" if dx > 0 else "left")
    if dy:
        names.append("down" if dy > 0 else "up")
    return names
