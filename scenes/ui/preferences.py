"""The player's settings: what can be set, and its bounds. A value that is wrong falls back alone.

No pygame here; the file is :mod:`scenes.app.preferences_file`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from scenes.ui.key_table import MOST_KEYS, defaults, with_fixed_keys
from scenes.ui.words import LANGUAGES

CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("", *LANGUAGES),
    "text_scale": (100, 125, 150),
    "speed": ("slow", "normal", "fast", "instant"),
}
VOLUMES = ("effects_volume", "music_volume", "ambience_volume")
"""Volumes go from 0 to 100."""


@dataclass(slots=True)
class Preferences:
    """All settings, with what a first launch has. ``language`` "" means the system's."""

    language: str = ""
    full_screen: bool = False
    window: tuple[int, int, int, int] | None = None
    """Last window: x, y, width, height; None until one was closed."""
    maximised: bool = False
    text_scale: int = 100
    speed: str = "normal"
    reduced_motion: bool = False
    strong_hatching: bool = False
    four_colour: bool = False
    effects_volume: int = 70
    music_volume: int = 40
    ambience_volume: int = 40
    muted: bool = False
    lesson_seen: bool = False
    keys: dict[str, list[str]] = field(default_factory=defaults)
    tables: dict[str, dict[str, object]] = field(default_factory=dict)
    """What was chosen last for each game: options, seats, table habits such as auto-deal."""

    def to_json(self) -> dict[str, object]:
        """Return all settings as plain data."""
        return {item.name: getattr(self, item.name) for item in fields(self)}

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> tuple[Preferences, list[str]]:
        """Return settings from plain data, and the names of values that were not usable."""
        settings, wrong = cls(), []
        for item in fields(cls):
            if item.name not in data:
                continue
            value = _checked(item.name, data[item.name], getattr(settings, item.name))
            if value is _WRONG:
                wrong.append(item.name)
            else:
                setattr(settings, item.name, value)
        return settings, wrong


_WRONG = object()


def _checked(name: str, value: object, default: object) -> object:
    """Return ``value`` as the setting ``name`` holds it, or ``_WRONG``."""
    if name in CHOICES:
        return value if value in CHOICES[name] and not isinstance(value, bool) else _WRONG
    if name in VOLUMES:
        whole = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100
        return value if whole else _WRONG
    if isinstance(default, bool):
        return value if isinstance(value, bool) else _WRONG
    if name == "window":
        return _window(value)
    if name == "keys":
        return _keys(value)
    if name == "tables":
        good = isinstance(value, dict) and all(
            isinstance(key, str) and isinstance(table, dict) for key, table in value.items()
        )
        return value if good else _WRONG
    return _WRONG


def _window(value: object) -> object:
    if value is None:
        return None
    if not isinstance(value, list | tuple) or len(value) != 4:
        return _WRONG
    good = (
        all(isinstance(v, int) and not isinstance(v, bool) and abs(v) < 32768 for v in value)
        and value[2] > 0
        and value[3] > 0
    )
    return tuple(value) if good else _WRONG


def _keys(value: object) -> object:
    if not isinstance(value, dict):
        return _WRONG
    merged = defaults()
    for action, names in value.items():
        if action not in merged:
            continue
        if not isinstance(names, list) or not all(isinstance(n, str) and n for n in names):
            return _WRONG
        merged[action] = list(names)[:MOST_KEYS]
    return with_fixed_keys(merged)
