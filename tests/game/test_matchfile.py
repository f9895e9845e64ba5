"""Matches as files: what is written is read, what is broken is named and never believed."""

from __future__ import annotations

import json
import random

import pytest

from game import matchfile
from game.match import Match
from game.notices import (
    DAMAGED,
    FOREIGN,
    FUTURE,
    OUTDATED,
    TOO_LARGE,
    TRUNCATED,
    UNREADABLE,
    UNWRITABLE,
    Trouble,
)
from game.transcript import Chair
from tests.game.playthrough import EVERY_TABLE, GAMES_UNDER_TEST


def refusal(data: bytes) -> str | None:
    """Return the key of the trouble that a file's bytes make, None if they are a match."""
    try:
        Match.replay(matchfile.loads(data), GAMES_UNDER_TEST)
    except Trouble as trouble:
        return trouble.notice.key
    return None


@pytest.fixture
def fields(begin, play_on):
    """The JSON object of a sound file."""
    match = play_on(begin(seed=5, nonce="ab"), 6)
    return json.loads(matchfile.dumps(match.transcript()))


def as_bytes(fields) -> bytes:
    return json.dumps(fields).encode()


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_what_is_written_is_read(tmp_path, key, seats, play_on):
    chairs = [Chair(name="이름 Ñ 名"), *[Chair("agent", "Kay", "squire", "bold")] * (seats - 1)]
    match = play_on(Match.start(GAMES_UNDER_TEST[key], chairs, 99, group="12"))
    path = tmp_path / "one.json"
    matchfile.write(match.transcript(), path)
    assert matchfile.read(path, GAMES_UNDER_TEST).transcript() == match.transcript()
    assert [file.name for file in tmp_path.iterdir()] == ["one.json"]


def test_a_file_can_be_read_by_people(begin):
    text = matchfile.dumps(begin().transcript())
    assert text.startswith('{\n "format": "camelot-match",\n "schema": 1,\n "game"')
    assert text.endswith("\n}\n")


def test_undone_plies_travel_too(begin, play_on):
    match = play_on(begin("patience"), 9)
    match.undo(0)
    match.undo(0)
    again = Match.replay(matchfile.loads(matchfile.dumps(match.transcript()).encode()))
    assert again.transcript() == match.transcript() and again.can_redo(0)


def test_a_file_cut_at_any_byte_is_called_truncated(begin, play_on):
    match = play_on(begin("patience", nonce="ab"), 8)
    data = matchfile.dumps(match.transcript()).encode().rstrip()
    assert refusal(data) is None
    for length in range(len(data)):
        assert refusal(data[:length]) == TRUNCATED, data[:length]


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"hello", FOREIGN),
        (b"[1, 2]", FOREIGN),
        (b"7", FOREIGN),
        (b"null", FOREIGN),
        (b'{"name": "a package.json"}', FOREIGN),
        (b"\x89PNG\r\n\x1a\n\0\0", FOREIGN),
        (b"", TRUNCATED),
        (b"{\xff\xfe}", DAMAGED),
        (b'{"format": "camelot-match", "schema": NaN}', DAMAGED),
        (b'{"format": "camelot-match", "schema": 1}', DAMAGED),
        (b'{"format": "camelot-match", "schema": true}', DAMAGED),
        (b'{"format": "camelot-match", "schema": 0}', DAMAGED),
        (b'{"format": "camelot-match", "schema": 2}', FUTURE),
        (b'{"format": "x", "format": "camelot-match"}', DAMAGED),
        (b'{"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", DAMAGED),
        (b'{"format": "camelot-match", "schema": 1' + b"0" * 5000 + b"}", DAMAGED),
        (b"{" + b" " * matchfile.MAX_BYTES + b"}", TOO_LARGE),
    ],
)
def test_what_is_no_match_is_named(data, key):
    assert refusal(data) == key


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("game", "chess", FUTURE),
        ("game", 7, DAMAGED),
        ("version", 2, FUTURE),
        ("version", 0, OUTDATED),
        ("version", "1", DAMAGED),
        ("version", True, DAMAGED),
        ("seed", 6, DAMAGED),
        ("seed", -1, DAMAGED),
        ("seed", 2**63, DAMAGED),
        ("seed", 5.0, DAMAGED),
        ("seed", None, DAMAGED),
        ("nonce", "ac", DAMAGED),
        ("nonce", "a" * 1000, DAMAGED),
        ("commitment", "", DAMAGED),
        ("chairs", [], DAMAGED),
        ("chairs", [{}] * 2, DAMAGED),
        ("chairs", {"kind": "me"}, DAMAGED),
        ("chairs", [{"kind": "king", "name": "", "level": "", "personality": ""}] * 2, DAMAGED),
        ("chairs", [{"kind": "me", "name": "", "level": "", "personality": ""}] * 3, DAMAGED),
        ("chairs", [{"kind": "me", "name": "a\nb", "level": "", "personality": ""}] * 2, DAMAGED),
        ("options", {"rounds": 9}, DAMAGED),
        ("options", {"rounds": "3"}, DAMAGED),
        ("options", {"rounds": [3]}, DAMAGED),
        ("options", {"speed": 1}, DAMAGED),
        ("options", [], DAMAGED),
        ("group", None, DAMAGED),
        ("plies", [[0, "fly", "person"]], DAMAGED),
        ("plies", [[0, 7, "person"]], DAMAGED),
        ("plies", [[9, "draw", "person"]], DAMAGED),
        ("plies", [[0, "draw"]], DAMAGED),
        ("plies", [0], DAMAGED),
        ("plies", "draw", DAMAGED),
        ("plies", [[0, "draw", "person"]] * 20_001, DAMAGED),
        ("position", 7, DAMAGED),
        ("position", -1, DAMAGED),
        ("position", True, DAMAGED),
        ("seconds", -0.5, DAMAGED),
        ("seconds", 10**400, DAMAGED),
        ("seconds", "9", DAMAGED),
        ("marks", ["x"] * 17, DAMAGED),
        ("marks", [["x"]], DAMAGED),
        ("marks", {}, DAMAGED),
    ],
)
def test_every_field_is_checked(fields, name, value, key):
    assert refusal(as_bytes(fields)) is None
    assert refusal(as_bytes({**fields, name: value})) == key
    if name != "options":
        del fields[name]
        assert refusal(as_bytes(fields)) == DAMAGED


def test_any_bent_byte_is_survived(begin, play_on):
    match = play_on(begin(nonce="ab"))
    whole = matchfile.dumps(match.transcript()).encode()
    rng = random.Random(2)
    keys = {DAMAGED, FOREIGN, FUTURE, OUTDATED, TOO_LARGE, TRUNCATED, None}
    for _ in range(1500):
        data = bytearray(whole)
        data[rng.randrange(len(data))] = rng.randrange(256)
        assert refusal(bytes(data)) in keys


def test_files_that_cannot_be_read_or_written_are_named(tmp_path, begin, play_on):
    transcript = play_on(begin(), 3).transcript()
    with pytest.raises(Trouble) as trouble:
        matchfile.read(tmp_path / "none.json")
    assert trouble.value.notice.key == UNREADABLE
    assert trouble.value.notice.params == {"file": "none.json"}
    for path in (tmp_path, tmp_path / "no" / "folder.json"):
        with pytest.raises(Trouble) as trouble:
            matchfile.write(transcript, path)
        assert trouble.value.notice.key == UNWRITABLE
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(Trouble) as trouble:
        matchfile.read(tmp_path / "bad.json")
    assert trouble.value.notice.params == {"file": "bad.json"}


def test_a_file_of_just_the_allowed_size_is_read(tmp_path, fields):
    data = as_bytes(fields)
    path = tmp_path / "big.json"
    path.write_bytes(data.ljust(matchfile.MAX_BYTES))
    assert matchfile.read(path, GAMES_UNDER_TEST).position == fields["position"]
    path.write_bytes(data.ljust(matchfile.MAX_BYTES + 1))
    with pytest.raises(Trouble) as trouble:
        matchfile.read(path, GAMES_UNDER_TEST)
    assert trouble.value.notice.key == TOO_LARGE


def test_a_file_is_whole_before_it_takes_its_name(tmp_path, begin, monkeypatch):
    seen = []
    monkeypatch.setattr(matchfile.os, "fsync", lambda _: seen.append(draft.read_text("utf-8")))
    path, draft = tmp_path / "one.json", tmp_path / "one.json.part"
    matchfile.write(begin().transcript(), path)
    assert seen == [path.read_text("utf-8")] and not draft.exists()


def test_a_draft_that_cannot_be_finished_is_not_left_behind(
    tmp_path, begin, play_on, monkeypatch
):
    def full_disk(_descriptor):
        raise OSError("no space left")

    monkeypatch.setattr(matchfile.os, "fsync", full_disk)
    with pytest.raises(Trouble) as trouble:
        matchfile.write(play_on(begin(), 3).transcript(), tmp_path / "one.json")
    assert trouble.value.notice.key == UNWRITABLE and list(tmp_path.iterdir()) == []
