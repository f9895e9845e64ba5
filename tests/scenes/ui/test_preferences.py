"""Settings: what can be set and its bounds; a wrong value falls back alone."""

import json

import pytest

from scenes.ui.keys import DEFAULT_KEYS
from scenes.ui.preferences import VOLUMES, Preferences
from scenes.ui.words import LANGUAGES


def test_settings_come_back_from_plain_data() -> None:
    settings = Preferences(language="eu", text_scale=150, muted=True, window=(1, 2, 800, 600))
    settings.tables["patience"] = {"auto_deal": True}
    settings.keys["hint"] = ["x"]
    plain = json.loads(json.dumps(settings.to_json()))
    assert Preferences.from_json(plain) == (settings, [])


def test_nothing_is_the_settings_of_a_first_launch() -> None:
    settings, wrong = Preferences.from_json({})
    assert (settings, wrong) == (Preferences(), [])
    assert settings.keys == DEFAULT_KEYS


def test_two_players_do_not_share_their_settings() -> None:
    Preferences().keys["hint"].append("x")
    Preferences().tables["patience"] = {}
    assert Preferences().keys == DEFAULT_KEYS and Preferences().tables == {}


@pytest.mark.parametrize(("name", "value"), [
    ("language", "xx"), ("language", True), ("text_scale", 110), ("text_scale", True),
    ("effects_volume", 101), ("music_volume", -1), ("ambience_volume", "loud"),
    ("effects_volume", True), ("muted", 1), ("full_screen", "yes"), ("speed", None),
    ("window", [1, 2]), ("window", [0, 0, 0, 5]), ("window", [0, 0, 5, 0]),
    ("window", [1, 2, 3, True]), ("window", [32768, 0, 5, 5]), ("window", "1234"),
    ("keys", []), ("keys", {"undo": "u"}), ("keys", {"undo": [1]}), ("keys", {"undo": [""]}),
    ("tables", {"patience": 3}), ("tables", []),
])  # fmt: skip
def test_one_wrong_value_falls_back_alone(name: str, value: object) -> None:
    settings, wrong = Preferences.from_json({"four_colour": True, name: value})
    assert wrong == [name]
    assert settings == Preferences(four_colour=True)


@pytest.mark.parametrize(("name", "value"), [
    *((name, value) for name in VOLUMES for value in (0, 100)),
    *(("language", code) for code in ("", *LANGUAGES)),
    ("text_scale", 125), ("speed", "instant"), ("window", None), ("tables", {}),
    ("lesson_seen", True),
])  # fmt: skip
def test_what_can_be_set_is_taken(name: str, value: object) -> None:
    settings, wrong = Preferences.from_json({name: value})
    assert wrong == [] and getattr(settings, name) == value


def test_a_window_is_where_it_was_even_left_of_the_first_screen() -> None:
    settings, _ = Preferences.from_json({"window": [-1200, 32767, 1, 1]})
    assert settings.window == (-1200, 32767, 1, 1)


def test_settings_of_a_later_version_do_no_harm() -> None:
    settings, wrong = Preferences.from_json({"speed": "fast", "smell": "roses"})
    assert settings == Preferences(speed="fast") and wrong == []


def test_keys_of_actions_that_are_not_there_fall_away() -> None:
    settings, wrong = Preferences.from_json({"keys": {"smell": ["s"], "hint": ["x"]}})
    assert wrong == []
    assert settings.keys == {**DEFAULT_KEYS, "hint": ["x"]}


def test_an_action_keeps_its_first_four_keys_and_a_fixed_one_its_own() -> None:
    settings, _ = Preferences.from_json({"keys": {"hint": list("12345"), "cancel": ["q"]}})
    assert settings.keys["hint"] == list("1234")
    assert settings.keys["cancel"] == ["escape", "q"]
