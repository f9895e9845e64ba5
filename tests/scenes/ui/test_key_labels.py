"""Keys are shown as they are printed on a keyboard of the player's language."""

from __future__ import annotations

import pytest

from scenes.ui.key_labels import first_labels, key_label
from scenes.ui.keys import DEFAULT_KEYS
from scenes.ui.words import LANGUAGES, Words


@pytest.mark.parametrize(("language", "name", "label"), [
    ("en", "ctrl+z", "Ctrl+Z"), ("eu", "shift+ctrl+z", "Maius+Ktrl+Z"),
    ("en", "keypad enter", "Keypad Enter"), ("en", "+", "+"), ("en", "ctrl++", "Ctrl++"),
    ("en", "f1", "F1"), ("en", "ü", "Ü"),
])  # fmt: skip
def test_a_key_is_called_by_its_name(language: str, name: str, label: str) -> None:
    assert key_label(Words(language), name) == label


def test_every_action_and_key_of_the_start_has_a_label() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for action, keys in DEFAULT_KEYS.items():
            assert words.has(f"house.action.{action}")
            for key in keys:
                assert "." not in key_label(words, key)


def test_sentences_name_the_key_that_stands_first() -> None:
    words = Words("en")
    labels = first_labels(words, {"undo": ["u", "ctrl+z"], "hint": ["ctrl+h"], "deal": []})
    assert labels == {"undo": "U", "hint": "Ctrl+H", "deal": words("house.key.none")}
    assert "." not in labels["deal"]
