"""Broken, foreign and future files: set aside, told, and what can be read of them is kept."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import sqlite3

import pytest

from game import journal as journals
from game import schema
from game.journal import FILE, Journal
from game.match import Match
from game.notices import DAMAGED, FUTURE, OUTDATED, Trouble
from game.records import statistics
from game.transcript import Chair
from tests.game.kept import change, keys, resume
from tests.game.playthrough import GAMES_UNDER_TEST


def aside(folder, word):
    return [path for path in folder.iterdir() if path.match(f"journal.{word}-*.sqlite3")]


@pytest.mark.parametrize(
    "data", [b"no database at all" * 300, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_garbage_is_set_aside(folder, begin, play_on, data):
    folder.mkdir(parents=True)
    (folder / FILE).write_bytes(data)
    journal = Journal(folder)
    (notice,) = journal.take_notices()
    assert notice.key == journals.JOURNAL_DAMAGED and notice.params["count"] == 0
    assert aside(folder, "damaged")[0].read_bytes() == data
    assert aside(folder, "damaged")[0].name == notice.params["file"]
    match = play_on(begin("nothing", journal), 3)
    journal.close()
    journal = Journal(folder)
    assert keys(journal) == [] and resume(journal, match.number).position == 3
    journal.close()


def test_what_is_set_aside_never_overwrites_what_was(folder):
    folder.mkdir(parents=True)
    for _ in range(3):
        (folder / FILE).write_bytes(b"garbage" * 1000)
        Journal(folder).close()
    names = {path.name for path in aside(folder, "damaged")}
    assert names == {f"journal.damaged-{number}.sqlite3" for number in (1, 2, 3)}


def test_a_journal_is_ours_alone_and_on_the_disk_after_each_move(tmp_path):
    with contextlib.closing(schema.open_file(tmp_path / FILE)) as connection:
        settings = [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("locking_mode", "journal_mode", "synchronous")
        ]
    assert settings == ["exclusive", "wal", 2], "2 is FULL"


def test_a_broken_file_is_told_from_other_trouble():
    assert schema.is_damage(sqlite3.DatabaseError("found by ourselves"))
    for error in (sqlite3.OperationalError("disk full"), sqlite3.IntegrityError(), sqlite3.Error()):
        assert not schema.is_damage(error)


def test_an_empty_file_is_as_good_as_none(folder):
    folder.mkdir(parents=True)
    (folder / FILE).touch()
    journal = Journal(folder)
    assert keys(journal) == [] and not journal.in_memory
    journal.close()


def test_a_database_of_another_program_is_set_aside(folder):
    folder.mkdir(parents=True)
    with sqlite3.connect(folder / FILE) as other:
        other.execute("CREATE TABLE recipes (name)")
        other.execute("INSERT INTO recipes VALUES ('talo')")
    other.close()
    journal = Journal(folder)
    assert keys(journal) == [journals.JOURNAL_FOREIGN] and not journal.in_memory
    journal.close()
    with sqlite3.connect(aside(folder, "foreign")[0]) as other:
        assert other.execute("SELECT * FROM recipes").fetchall() == [("talo",)]
    other.close()


def test_a_journal_from_the_future_is_set_aside(full):
    change(full, "PRAGMA user_version = 99")
    journal = Journal(full)
    assert keys(journal) == [journals.JOURNAL_FUTURE] and journal.unfinished() == []
    assert aside(full, "future")
    journal.close()


@pytest.mark.parametrize("left", [1, 100, 4096, 5000, 12_000, 20_000])
def test_a_truncated_file_is_set_aside_and_what_can_be_read_is_kept(full, left):
    size = (full / FILE).stat().st_size
    os.truncate(full / FILE, min(left, size - 1))
    journal = Journal(full)
    assert keys(journal) == [journals.JOURNAL_DAMAGED] and aside(full, "damaged")
    for entry in [*journal.unfinished(), *journal.finished()]:
        resume(journal, entry.number)
    journal.close()


def test_one_torn_page_costs_no_more_than_its_matches(full):
    """Spoil each page in turn: most matches are still there, each of them sound."""
    whole = (full / FILE).read_bytes()
    page = int.from_bytes(whole[16:18], "big")
    most = 0
    for number in range(1, len(whole) // page):
        for path in full.iterdir():
            path.unlink()
        spoilt = bytearray(whole)
        spoilt[number * page : (number + 1) * page] = os.urandom(page)
        (full / FILE).write_bytes(spoilt)
        journal = Journal(full)
        kept = [*journal.unfinished(), *journal.finished()]
        most = max(most, len(kept))
        for entry in kept:
            resume(journal, entry.number)
        notices = [one for one in journal.take_notices() if one.key == journals.JOURNAL_DAMAGED]
        assert [notice.params["count"] for notice in notices] == [len(kept)]
        journal.close()
    assert most == 12


def test_any_flipped_byte_is_survived(full):
    whole = (full / FILE).read_bytes()
    rng = random.Random(3)
    for _ in range(30):
        for path in full.iterdir():
            path.unlink()
        spoilt = bytearray(whole)
        for _ in range(rng.choice([1, 1, 20])):
            spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
        (full / FILE).write_bytes(spoilt)
        journal = Journal(full)
        for entry in [*journal.unfinished(), *journal.finished(), *journal.counted()]:
            try:
                resume(journal, entry.number)
            except (Trouble, KeyError):
                assert journal.take_notices()
        journal.close()


def test_tables_that_vanish_in_mid_game(folder, begin, play_on):
    journal = Journal(folder)
    match = play_on(begin("patience", journal), 3)
    journal._connection.execute("DROP TABLE plies")
    match.play(0, match.state.legal_moves(0)[0])
    assert keys(journal) == [journals.JOURNAL_DAMAGED] and aside(folder, "damaged")
    play_on(begin("nothing", journal))
    assert not journal.in_memory and journal.finished()
    journal.close()


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("UPDATE plies SET text = 'fly' WHERE match = 1 AND ply = 2", DAMAGED),
        ("UPDATE plies SET seat = 5 WHERE match = 1 AND ply = 1", DAMAGED),
        ("UPDATE plies SET made_by = 'nobody' WHERE match = 1", DAMAGED),
        ("UPDATE plies SET text = x'00ff' WHERE match = 1", DAMAGED),
        ("DELETE FROM plies WHERE match = 1 AND ply = 0", DAMAGED),
        ("UPDATE matches SET position = 77 WHERE id = 1", DAMAGED),
        ("UPDATE matches SET position = -1 WHERE id = 1", DAMAGED),
        ("UPDATE matches SET seed = seed + 1 WHERE id = 1", DAMAGED),
        ("UPDATE matches SET seconds = 9e999 WHERE id = 1", DAMAGED),
        ("UPDATE matches SET options = '{\"speed\": 9}' WHERE id = 1", DAMAGED),
        ("UPDATE matches SET options = '[' WHERE id = 1", DAMAGED),
        ("UPDATE matches SET chairs = '[]' WHERE id = 1", DAMAGED),
        ("UPDATE matches SET chairs = 'null' WHERE id = 1", DAMAGED),
        ("UPDATE matches SET marks = '[1]' WHERE id = 1", DAMAGED),
        ("UPDATE matches SET result = '{}' WHERE id = 1", DAMAGED),
        ("UPDATE matches SET changed = 'today' WHERE id = 1", DAMAGED),
        ("UPDATE matches SET game = 'chess' WHERE id = 1", FUTURE),
        ("UPDATE matches SET version = 77 WHERE id = 1", FUTURE),
        ("UPDATE matches SET version = 0 WHERE id = 1", OUTDATED),
    ],
)
def test_a_tampered_match_is_set_aside_and_the_others_stay(full, statement, key):
    change(full, statement)
    journal = Journal(full)
    troubled = 0
    for entry in journal.unfinished():
        try:
            resume(journal, entry.number)
        except Trouble as trouble:
            troubled += 1
            assert trouble.notice.key == key
    assert troubled <= 1
    assert keys(journal) == [key]
    assert len(journal.unfinished()) == 5 and len(journal.finished()) == 6
    journal.close()


def test_a_match_of_another_version_waits_for_it(full):
    change(full, "UPDATE matches SET version = 2 WHERE game = 'patience'")
    for _ in range(2):
        journal = Journal(full)
        running = [entry for entry in journal.unfinished() if entry.game == "patience"]
        ended = [entry for entry in journal.finished() if entry.game == "patience"]
        counted = statistics(journal.counted(), "patience").played
        for entry in [*running, *ended]:
            with pytest.raises(Trouble):
                resume(journal, entry.number)
        # What is over stays in the records, whoever can replay it.
        assert len(journal.finished()) == 6
        assert statistics(journal.counted(), "patience").played == counted == len(ended) == 3
        journal.close()
    assert running == []
    change(full, "UPDATE matches SET version = 1 WHERE game = 'patience'")
    journal = Journal(full)
    assert len(journal.unfinished()) == 6 and keys(journal) == []
    for entry in journal.unfinished():
        resume(journal, entry.number)
    journal.close()


def test_a_journal_made_anew_after_its_folder_was_emptied(folder, begin, play_on):
    journal = Journal(folder)
    play_on(begin("nothing", journal), 3)
    journal.close()
    shutil.rmtree(folder)
    journal = Journal(folder)
    assert keys(journal) == [] and journal.unfinished() == []
    match = Match.start(GAMES_UNDER_TEST["nothing"], [Chair(), Chair()], 1, journal=journal)
    match.play(0, match.state.legal_moves(0)[0])
    assert len(journal.unfinished()) == 1
    journal.close()
