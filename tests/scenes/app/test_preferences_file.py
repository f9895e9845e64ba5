"""The file of settings: kept, set aside when damaged, and trouble with it told once."""

import json
import os
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
    assert {path.name for path in tmp_path.iterdir()} == {FILE_NAME, "settings.lock"}


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


def test_a_second_damaged_file_does_not_take_the_first_one_s_place(tmp_path: Path) -> None:
    for content in ("first", "second"):
        (tmp_path / FILE_NAME).write_text(content)
        PreferencesFile(tmp_path).load()
    aside = sorted(tmp_path.glob("settings.damaged-*.json"))
    assert [path.read_text() for path in aside] == ["first", "second"]


def test_the_largest_file_is_still_read(tmp_path: Path) -> None:
    text = json.dumps({"speed": "fast"})
    (tmp_path / FILE_NAME).write_text(text + " " * (MAX_BYTES - len(text)))
    assert PreferencesFile(tmp_path).load().speed == "fast"


def test_wrong_values_are_named_and_the_others_taken(tmp_path: Path) -> None:
    data = {"four_colour": True, "speed": None, "muted": 1}
    (tmp_path / FILE_NAME).write_text(json.dumps(data))
    kept = PreferencesFile(tmp_path)
    assert kept.load() == Preferences(four_colour=True)
    [(key, params)] = kept.notices
    assert key == "house.notice.settings_partly_wrong"
    assert set(params["names"].split(", ")) == {"speed", "muted"}


def test_a_file_that_cannot_be_read_is_told_and_left_where_it_is(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    kept = PreferencesFile(tmp_path)
    assert kept.load() == Preferences()
    assert [key for key, _ in kept.notices] == ["house.notice.settings_unreadable"]
    assert (tmp_path / FILE_NAME).is_dir()


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    kept = PreferencesFile(blocked / "data")
    assert not kept.save(Preferences())
    assert not kept.save(Preferences())
    assert [key for key, _ in kept.notices] == ["house.notice.settings_unwritable"]


def test_a_full_disk_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = PreferencesFile(tmp_path)
    assert kept.save(Preferences())
    before = (tmp_path / FILE_NAME).read_text()

    def full(_source: Path, _target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "replace", full)
    assert not kept.save(Preferences(speed="fast"))
    assert len(kept.notices) == 1
    assert (tmp_path / FILE_NAME).read_text() == before, "the old file is whole"


def test_two_copies_keep_what_either_has_changed(tmp_path: Path) -> None:
    PreferencesFile(tmp_path).save(Preferences(speed="fast"))
    first, second = PreferencesFile(tmp_path), PreferencesFile(tmp_path)
    one, other = first.load(), second.load()
    other.four_colour = True
    other.tables["patience"] = {"lamp": True}
    assert second.save(other)
    one.speed = "slow"
    one.tables["seals"] = {"wait": False}
    assert first.save(one)
    one.speed = "normal"
    assert first.save(one)
    kept = PreferencesFile(tmp_path).load()
    assert kept.four_colour and kept.speed == "normal"
    assert kept.tables == {"patience": {"lamp": True}, "seals": {"wait": False}}


def test_a_wrong_value_in_the_file_goes_with_the_next_saving(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"speed": None, "muted": True}))
    kept = PreferencesFile(tmp_path)
    kept.save(kept.load())
    again = PreferencesFile(tmp_path)
    assert again.load().muted and again.notices == []
