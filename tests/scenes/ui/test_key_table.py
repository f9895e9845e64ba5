"""Changing keys: one action a key, some keys stay, and a table from outside is made sound."""

from __future__ import annotations

import pytest

from scenes.ui import key_table
from scenes.ui.key_table import MOST_KEYS
from scenes.ui.keys import DEFAULT_KEYS, FIXED_ACTIONS


def test_defaults_are_a_copy_that_may_be_changed() -> None:
    table = key_table.defaults()
    assert table == DEFAULT_KEYS
    table["undo"].append("x")
    assert "x" not in DEFAULT_KEYS["undo"]


def test_only_the_first_key_of_a_fixed_action_is_fixed() -> None:
    assert key_table.is_fixed("confirm", "return")
    assert not key_table.is_fixed("confirm", "space")
    assert not key_table.is_fixed("undo", "u")


@pytest.mark.parametrize("name", ["ctrl++", "+", "left", "right", "ctrl+left", "f1", "alt+x"])
def test_a_key_with_a_name_can_call_an_action(name: str) -> None:
    assert key_table.is_assignable(name)


@pytest.mark.parametrize("name", [
    "", "shift+left shift", "right ctrl", "alt gr", "caps lock", "left gui",
])  # fmt: skip
def test_a_modifier_alone_or_a_nameless_key_cannot(name: str) -> None:
    assert not key_table.is_assignable(name)


def test_the_owner_of_a_key_is_the_action_it_calls() -> None:
    assert key_table.owner(DEFAULT_KEYS, "ctrl+z") == "undo"
    assert key_table.owner(DEFAULT_KEYS, "ctrl+q") is None


def test_a_new_key_stands_where_the_old_one_stood() -> None:
    before = key_table.defaults()
    after = key_table.assigned(before, "redo", "ctrl+y", "x")
    assert after["redo"] == ["r", "x", "shift+ctrl+z"]
    assert before == DEFAULT_KEYS, "the table itself is left as it was"
    assert {**after, "redo": before["redo"]} == before


def test_a_key_that_called_another_action_is_swapped_for_the_old_one() -> None:
    after = key_table.assigned(DEFAULT_KEYS, "undo", "ctrl+z", "h")
    assert after["undo"] == ["u", "h"] and after["hint"] == ["ctrl+z"]


def test_an_added_key_leaves_the_action_it_called() -> None:
    after = key_table.assigned(DEFAULT_KEYS, "hint", None, "ctrl+y")
    assert after["hint"] == ["h", "ctrl+y"] and after["redo"] == ["r", "shift+ctrl+z"]


def test_a_key_that_calls_the_action_already_changes_nothing() -> None:
    assert key_table.assigned(DEFAULT_KEYS, "undo", "u", "ctrl+z") == DEFAULT_KEYS


def test_an_action_has_no_room_for_a_fifth_key() -> None:
    table = key_table.defaults()
    for name in ("1", "2", "3"):
        table = key_table.assigned(table, "hint", None, name)
    assert len(table["hint"]) == MOST_KEYS
    with pytest.raises(ValueError, match="at most 4"):
        key_table.assigned(table, "hint", None, "4")


def test_fixed_keys_can_neither_be_taken_nor_given_away() -> None:
    with pytest.raises(ValueError, match="fixed"):
        key_table.assigned(DEFAULT_KEYS, "hint", "h", "escape")
    with pytest.raises(ValueError, match="fixed"):
        key_table.assigned(DEFAULT_KEYS, "cancel", "escape", "x")
    with pytest.raises(ValueError, match="fixed"):
        key_table.without(DEFAULT_KEYS, "confirm", "return")


def test_a_key_is_taken_away_from_its_action_alone() -> None:
    before = key_table.defaults()
    after = key_table.without(before, "undo", "u")
    assert after["undo"] == ["ctrl+z"] and before == DEFAULT_KEYS
    assert {**after, "undo": before["undo"]} == before


def test_a_table_of_keys_from_outside_is_made_sound() -> None:
    foreign = key_table.defaults()
    foreign["cancel"] = ["q"]
    foreign["undo"] = ["escape", "return", "q", "u"]
    sound = key_table.with_fixed_keys(foreign)
    for action in FIXED_ACTIONS:
        assert DEFAULT_KEYS[action][0] in sound[action]
    names = [name for held in sound.values() for name in held]
    assert len(names) == len(set(names))
    assert sound["undo"] == ["u"] and sound["cancel"] == ["escape", "q"]


def test_a_sound_table_stays_as_it_is() -> None:
    assert key_table.with_fixed_keys(DEFAULT_KEYS) == DEFAULT_KEYS


def test_an_action_that_is_not_fixed_may_have_lost_its_first_key() -> None:
    foreign = {**key_table.defaults(), "hint": ["x"], "undo": []}
    sound = key_table.with_fixed_keys(foreign)
    assert sound["hint"] == ["x"] and sound["undo"] == []


def test_too_many_keys_and_keys_said_twice_fall_away() -> None:
    foreign = {**key_table.defaults(), "hint": ["h", "1", "h", "2", "3", "4"]}
    assert key_table.with_fixed_keys(foreign)["hint"] == ["h", "1", "2", "3"]
