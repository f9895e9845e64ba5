"""Matches as files: what comes in is distrusted, what goes out overwrites nothing, all is told."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pygame
import pytest

from game import GAMES, matchfile, notices
from game.match import Match
from scenes.games.patience.deals import begin
from scenes.screens.records import import_export
from scenes.screens.records.scene import RecordsScene
from scenes.ui import folders
from tests.scenes.driver import Driver


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of our own: no test looks into, or writes to, the real one."""
    place = tmp_path / "home"
    place.mkdir()
    monkeypatch.setenv("HOME", str(place))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return place


@pytest.fixture
def app(driver: Driver):
    return driver.app


def played(app, moves: int = 12, number: int = 4711) -> Match:
    match = begin(app, number)
    for _ in range(moves):
        match.play(0, match.state.legal_moves(0)[0])
    match.leave()
    return match


def everything(app) -> list[int]:
    return sorted(e.number for e in [*app.journal.finished(), *app.journal.unfinished()])


def last_told(app) -> str:
    return app.notices[-1]


# Out


def test_downloads_come_first_and_the_place_is_told(app, home):
    (home / "Downloads").mkdir()
    (home / "Documents").mkdir()
    path = import_export.export_match(app, played(app))
    assert path is not None and path.parent == home / "Downloads"
    assert path.name.startswith("camelot-patience-4711-") and path.suffix == ".json"
    assert str(path) in last_told(app)
    assert matchfile.read(path).seed == 4711


def test_nothing_is_ever_overwritten(app, home):
    (home / "Downloads").mkdir()
    match = played(app)
    paths = [import_export.export_match(app, match) for _ in range(3)]
    assert len(set(paths)) == 3
    assert [path.stem.rpartition("-")[2] for path in paths[1:]] == ["2", "3"]
    assert not list((home / "Downloads").glob("*.part"))


def test_the_desktop_s_own_names_of_folders(app, home):
    (home / ".config").mkdir()
    (home / "다운로드").mkdir()
    (home / ".config" / "user-dirs.dirs").write_text(
        '# comment\nXDG_DOWNLOAD_DIR="$HOME/다운로드"\nXDG_DESKTOP_DIR="$HOME"\n', encoding="utf-8"
    )
    assert folders.people_folders() == {folders.DOWNLOADS: home / "다운로드"}
    assert import_export.export_match(app, played(app)).parent == home / "다운로드"


def test_without_such_folders_the_data_folder_takes_it(app):
    path = import_export.export_match(app, played(app))
    assert path.parent == app.folder / import_export.OWN_FOLDER


def test_an_unwritable_folder_leads_to_the_next(app, home, monkeypatch):
    (home / "Downloads").mkdir()
    (home / "Documents").mkdir()
    write = matchfile.write

    def refuse(transcript, path):
        if path.parent.name == "Downloads":
            raise notices.Trouble(notices.UNWRITABLE, file=path.name)
        write(transcript, path)

    monkeypatch.setattr(matchfile, "write", refuse)
    assert import_export.export_match(app, played(app)).parent == home / "Documents"


def test_nowhere_to_write_is_told_and_the_match_kept(app, home):
    match = played(app)
    # A file where the folder should be: not even the superuser can write below it.
    (app.folder / import_export.OWN_FOLDER).write_text("in the way")
    assert import_export.export_match(app, match) is None
    assert last_told(app) == app.words(notices.UNWRITABLE)
    assert everything(app) == [match.number]


# In


def test_a_file_comes_in_once(app):
    path = import_export.export_match(app, played(app))
    for number in everything(app):
        app.journal.forget(number)
    number = import_export.import_file(app, path)
    assert everything(app) == [number]
    assert last_told(app) == app.words("house.notice.imported")
    assert import_export.import_file(app, str(path)) == number
    assert everything(app) == [number]
    assert path.name in last_told(app)


def test_a_match_that_went_on_since_is_another(app):
    match = played(app, moves=6)
    path = import_export.export_match(app, match)
    match = Match.resume(app.journal, match.number)
    match.play(0, match.state.legal_moves(0)[0])
    import_export.import_file(app, path)
    assert len(everything(app)) == 2


def test_what_others_played_does_not_count(app, play_samples):
    play_samples(app)
    won = next(e for e in app.journal.finished() if e.result and e.result.won)
    path = import_export.export_match(app, Match.resume(app.journal, won.number))
    app.journal.forget(won.number)
    before = len(app.journal.counted())
    number = import_export.import_file(app, path)
    assert len(app.journal.counted()) == before
    assert app.journal.entry(number).result is None


def sound_file(app) -> bytes:
    match = played(app)
    path = import_export.export_match(app, match)
    data = path.read_bytes()
    path.unlink()
    return data


def _changed(data: bytes, **fields: object) -> bytes:
    return json.dumps({**json.loads(data), **fields}).encode()


BAD_FILES = {
    "truncated": lambda data: data[: len(data) // 2],
    "empty": lambda data: b"",
    "binary": lambda data: bytes(range(256)) * 40,
    "png": lambda data: b"\x89PNG\r\n\x1a\n" + bytes(100),
    "foreign json": lambda data: b'{"hello": [1, 2, 3]}',
    "list": lambda data: b"[1, 2]",
    "text": lambda data: b"Ez da partida bat.",
    "deep": lambda data: b"[" * 200_000,
    "not unicode": lambda data: data.replace(b"person", b"\xff\xfe", 1),
    "future schema": lambda data: _changed(data, schema=99),
    "future rules": lambda data: _changed(data, version=999),
    "unknown game": lambda data: _changed(data, game="chess"),
    "illegal move": lambda data: _changed(data, plies=[[0, "remove 3", "person"]], position=1),
    "nonsense move": lambda data: _changed(data, plies=[[0, "castle", "person"]], position=1),
    "seat": lambda data: _changed(data, plies=[[5, "deal", "person"]], position=1),
    "position": lambda data: _changed(data, position=10_000),
    "negative": lambda data: _changed(data, seed=-1),
    "other seed": lambda data: _changed(data, seed=12),
    "too many plies": lambda data: _changed(data, plies=[[0, "deal", "person"]] * 30_000),
    "infinite": lambda data: data.replace(b'"seconds": 0.0', b'"seconds": 1e999'),
    "too large": lambda data: data + b" " * matchfile.MAX_BYTES,
}


@pytest.mark.parametrize("kind", BAD_FILES)
@pytest.mark.parametrize("language", ["en", "ko"])
def test_bad_files_give_a_sentence_and_lose_nothing(app, tmp_path, kind, language):
    app.set_language(language)
    data = sound_file(app)
    before = everything(app)
    path = tmp_path / f"{kind}.json"
    path.write_bytes(BAD_FILES[kind](data))
    kept = path.read_bytes()
    assert import_export.import_file(app, path) is None
    told = last_told(app)
    assert path.name in told and len(told) > len(path.name) + 10
    assert "house." not in told and "records." not in told and "Traceback" not in told
    assert everything(app) == before
    assert path.read_bytes() == kept
    assert len(app.notices) == len(set(app.notices))


@pytest.mark.parametrize("what", ["missing", "folder", "pipe", "dangling link"])
def test_what_is_no_file(app, tmp_path, what):
    path = tmp_path / "thing.json"
    if what == "folder":
        path.mkdir()
    elif what == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("this system has no named pipes")
        os.mkfifo(path)
    elif what == "dangling link":
        path.symlink_to(tmp_path / "nowhere")
    assert import_export.import_file(app, path) is None
    assert app.words(notices.UNREADABLE) in last_told(app)


def test_a_dropped_file_comes_in_and_is_shown_in_open_records(driver, app, tmp_path, play_samples):
    play_samples(app)
    entry = app.journal.finished()[2]
    path = import_export.export_match(app, Match.resume(app.journal, entry.number))
    app.journal.forget(entry.number)
    records = RecordsScene(app)
    app.show(records)
    driver.event(pygame.DROPFILE, file=str(path))
    assert records.page.key == "ended"
    assert records.ended.chosen.seed == entry.seed
    driver.event(pygame.DROPFILE, file=str(tmp_path / "gone.json"))
    assert app.words(notices.UNREADABLE) in last_told(app)


# Looking for files


def test_files_are_found_where_people_keep_them(app, home):
    data = sound_file(app)
    for folder in ("Downloads", "Documents", "Desktop"):
        (home / folder).mkdir()
    (home / "Downloads" / "camelot-patience-1-2026-01-01.json").write_bytes(data)
    (home / "Documents" / "from a friend.JSON").write_bytes(data)
    (home / "Documents" / "camelot-broken.json").write_bytes(b"{")
    (home / "Desktop" / "other.json").write_text('{"some": "settings"}')
    (home / "Desktop" / "camelot.txt").write_text("no")
    (home / "Desktop" / "folder.json").mkdir()
    own = app.folder / import_export.OWN_FOLDER
    own.mkdir(exist_ok=True)
    (own / "anything.json").write_text("{}")
    names = {found.path.name for found in import_export.found_files(app)}
    assert names == {
        "camelot-patience-1-2026-01-01.json", "from a friend.JSON", "camelot-broken.json",
        "anything.json",
    }


def test_the_newest_file_comes_first(app, home):
    (home / "Downloads").mkdir()
    for age, name in enumerate(("camelot-a.json", "camelot-b.json")):
        path = home / "Downloads" / name
        path.write_text("{}")
        os.utime(path, (1_700_000_000 + age, 1_700_000_000 + age))
    names = [found.path.name for found in import_export.found_files(app)]
    assert names == ["camelot-b.json", "camelot-a.json"]


def test_file_names_are_clear():
    from datetime import date

    day = date(2026, 11, 29)
    assert import_export.file_name("patience", 4711, day) == "camelot-patience-4711-2026-11-29.json"
    second = import_export.file_name("patience", 4711, day, 2)
    assert second == "camelot-patience-4711-2026-11-29-2.json"
    assert all(set(import_export.file_name(key, 1, day)) <= set(
        "abcdefghijklmnopqrstuvwxyz0123456789-.") for key in GAMES)
