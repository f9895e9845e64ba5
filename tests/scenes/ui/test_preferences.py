"""Settings: kept, bounded, and never lost to a damaged file."""

import json
from pathlib import Path

import pytest

from scenes.app.preferences_file import FILE_NAME, MAX_BYTES, PreferencesFile
from scenes.ui.preferences import Preferences


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    settings = Preferences(language="eu", text_scale=150, muted=True, window=(1, 2, 800, 600))
    settings.tables["patience"] = {"auto_deal": True}
    assert PreferencesFile(tmp_path).save(settings)
    kept = PreferencesFile(tmp_path)
    assert kept.load() == settings
    assert kept.notices == []


def test_a_first_launch_has_defaults_and_says_nothing(tmp_path: Path) -> None:
    kept = PreferencesFile(tmp_path / "not" / "there")
    assert kept.load() == Preferences()
    assert kept.notices == []


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe\x00", b"null", b"[" * 50000, b"x" * (MAX_BYTES + 1)]
)
def test_a_damaged_file_is_set_aside_and_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    kept = PreferencesFile(tmp_path)
    assert kept.load() == Preferences()
    [(key, params)] = kept.notices
    assert key == "house.notice.settings_damaged"
    assert Path(params["file"]).read_bytes() == content
    assert not (tmp_path / FILE_NAME).exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "xx"), ("language", True), ("text_scale", 110), ("text_scale", True),
        ("effects_volume", 101), ("effects_volume", -1), ("effects_volume", "loud"),
        ("muted", 1), ("window", [1, 2]), ("window", [0, 0, 0, 5]), ("keys", []),
        ("keys", {"undo": "u"}), ("tables", {"patience": 3}), ("speed", None),
    ],
)
def test_one_wrong_value_falls_back_alone(tmp_path: Path, name: str, value: object) -> None:
    data = {"four_colour": True, name: value}
    (tmp_path / FILE_NAME).write_text(json.dumps(data))
    kept = PreferencesFile(tmp_path)
    settings = kept.load()
    assert settings.four_colour
    assert getattr(settings, name) == getattr(Preferences(), name)
    assert kept.notices == [("house.notice.settings_partly_wrong", {"names": name})]


def test_settings_of_a_later_version_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"speed": "fast", "smell": "roses"}))
    kept = PreferencesFile(tmp_path)
    assert kept.load().speed == "fast"
    assert kept.notices == []


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    kept = PreferencesFile(blocked / "data")
    assert not kept.save(Preferences())
    assert not kept.save(Preferences())
    assert [key for key, _ in kept.notices] == ["house.notice.settings_unwritable"]
