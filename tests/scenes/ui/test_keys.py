"""The keys of a first launch: no two actions share one, and what must have one has."""

from __future__ import annotations

from scenes.ui.keys import DEFAULT_KEYS, FIXED_ACTIONS, PAD_BUTTONS, clashes


def test_the_default_keys_do_not_clash_and_everything_fixed_has_one() -> None:
    assert clashes(DEFAULT_KEYS) == {}
    assert all(DEFAULT_KEYS[action] for action in FIXED_ACTIONS)


def test_a_key_of_two_actions_is_named_with_both() -> None:
    assert clashes({"undo": ["u", "z"], "redo": ["z"], "hint": ["h"]}) == {"z": ["undo", "redo"]}


def test_the_pad_calls_actions_only_and_reaches_all_that_play_needs() -> None:
    assert set(PAD_BUTTONS.values()) <= set(DEFAULT_KEYS)
    # The arrows are the stick's and the cross's.
    needed = set(FIXED_ACTIONS) - {"left", "right", "up", "down"}
    assert needed | {"previous", "undo"} <= set(PAD_BUTTONS.values())
