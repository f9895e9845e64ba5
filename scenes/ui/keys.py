"""Actions a player can call by key, and the keys and pad buttons that call them at first.

Keys are named as ``pygame.key.name`` names them, with ``ctrl+`` or ``alt+`` or ``shift+`` before.
Data only.
"""

from __future__ import annotations

DEFAULT_KEYS: dict[str, list[str]] = {
    "confirm": ["return", "keypad enter", "space"],
    "cancel": ["escape"],
    "next": ["tab"],
    "previous": ["shift+tab"],
    "left": ["left"],
    "right": ["right"],
    "up": ["up"],
    "down": ["down"],
    "undo": ["u", "ctrl+z"],
    "redo": ["r", "ctrl+y", "shift+ctrl+z"],
    "hint": ["h"],
    "oracle": ["o"],
    "deal": ["d"],
    "finish": ["f"],
    "give": ["g"],
    "tricks": ["t"],
    "sheet": ["i"],
    "log": ["l"],
    "rules": ["f1"],
    "pause": ["p"],
    "mute": ["m"],
    "full_screen": ["f11", "alt+return"],
}

PAD_BUTTONS: dict[int, str] = {
    0: "confirm",
    1: "cancel",
    2: "undo",
    3: "hint",
    4: "previous",
    5: "next",
    6: "log",
    7: "cancel",
}
"""Gamepad buttons in SDL's order (A B X Y, shoulders, back, start)."""

FIXED_ACTIONS = ("confirm", "cancel", "next", "left", "right", "up", "down")
"""Actions that always keep at least their first default key, so nobody locks themselves out."""


def clashes(keys: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return each key that calls more than one action, with those actions."""
    users: dict[str, list[str]] = {}
    for action, names in keys.items():
        for name in names:
            users.setdefault(name, []).append(action)
    return {name: actions for name, actions in users.items() if len(actions) > 1}
