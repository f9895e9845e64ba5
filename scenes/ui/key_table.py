"""Which keys call which action, and how a player changes that.

A table is ``{action: [key names]}`` as the settings hold it; every function returns a new one. A
key calls one action only, and some actions always keep their first key (see
:mod:`scenes.ui.keys`), so that nobody can lock themselves out. No pygame here.
"""

from __future__ import annotations

from collections.abc import Mapping

from scenes.ui.keys import DEFAULT_KEYS, FIXED_ACTIONS

MOST_KEYS = 4
"""Keys that one action can have."""

_MODIFIERS = frozenset({
    "shift", "ctrl", "alt", "meta", "gui", "super", "alt gr", "mode", "caps lock", "numlock",
    "num lock", "scroll lock",
})

Keys = dict[str, list[str]]


def defaults() -> Keys:
    """Return the table of a first launch."""
    return {action: list(names) for action, names in DEFAULT_KEYS.items()}


def is_fixed(action: str, name: str) -> bool:
    """Return whether the key ``name`` can't be taken from ``action``."""
    return action in FIXED_ACTIONS and name == DEFAULT_KEYS[action][0]


def is_assignable(name: str) -> bool:
    """Return whether a key can call an action: a modifier alone, or a nameless key, can't."""
    plain = name.rpartition("+")[2] if not name.endswith("+") else "+"
    bare = plain.removeprefix("left ").removeprefix("right ")
    # "left" and "right" are arrows; "left shift" is a modifier.
    return bool(plain) and bare not in _MODIFIERS


def owner(keys: Mapping[str, list[str]], name: str) -> str | None:
    """Return the action that the key ``name`` calls, or None."""
    return next((action for action, names in keys.items() if name in names), None)


def assigned(keys: Mapping[str, list[str]], action: str, old: str | None, new: str) -> Keys:
    """Return the table with ``new`` in the place of ``old`` (None: added) for ``action``.

    If ``new`` called another action, that one gets ``old`` instead, so the two are swapped; where
    there is no ``old`` it loses the key. Raises ValueError where a fixed key would move, or where
    the action has no room for one more.
    """
    other = owner(keys, new)
    if other == action:
        return {name: list(held) for name, held in keys.items()}
    if (other is not None and is_fixed(other, new)) or (old and is_fixed(action, old)):
        raise ValueError("a fixed key stays where it is")
    changed = {name: list(held) for name, held in keys.items()}
    mine = changed[action]
    if old is None:
        if len(mine) >= MOST_KEYS:
            raise ValueError(f"an action has at most {MOST_KEYS} keys")
        mine.append(new)
    else:
        mine[mine.index(old)] = new
    if other is not None:
        theirs = changed[other]
        place = theirs.index(new)
        theirs[place : place + 1] = [] if old is None else [old]
    return changed


def without(keys: Mapping[str, list[str]], action: str, name: str) -> Keys:
    """Return the table in which ``name`` no longer calls ``action``; ValueError if it is fixed."""
    if is_fixed(action, name):
        raise ValueError("a fixed key stays where it is")
    changed = {other: list(held) for other, held in keys.items()}
    changed[action].remove(name)
    return changed


def with_fixed_keys(keys: Mapping[str, list[str]]) -> Keys:
    """Return a table in which the fixed keys call what they must, and each key one action only."""
    fixed = {DEFAULT_KEYS[action][0]: action for action in FIXED_ACTIONS}
    taken: set[str] = set()
    sound: Keys = {}
    for action, names in keys.items():
        kept = []
        if action in FIXED_ACTIONS and DEFAULT_KEYS[action][0] not in names:
            kept.append(DEFAULT_KEYS[action][0])
        for name in names:
            if name not in taken and fixed.get(name, action) == action:
                kept.append(name)
        taken.update(kept)
        sound[action] = list(dict.fromkeys(kept))[:MOST_KEYS]
    return sound
