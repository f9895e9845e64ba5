"""The journal: nothing shown is ever lost, nothing broken stops the game, all of it is told."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time

import pytest

from game import journal as journals
from game import schema
from game.journal import FILE, Journal
from game.match import Match
from game.notices import DAMAGED, FUTURE, OUTDATED, Trouble
from game.records import HELPED, statistics
from game.transcript import Chair
from tests.game.playthrough import GAMES_UNDER_TEST


def resume(journal, number):
    return Match.resume(journal, number, GAMES_UNDER_TEST)


def keys(journal):
    return [notice.key for notice in journal.take_notices()]


@pytest.fixture(scope="module")
def twelve(tmp_path_factory):
    """A closed journal of twelve matches, six over and six running, made once."""
    folder = tmp_path_factory.mktemp("twelve")
    journal = Journal(folder)
    for number in range(12):
        game = GAMES_UNDER_TEST["nothing" if number % 2 else "patience"]
        match = Match.start(game, [Chair()] * game.seat_counts[0], number, journal=journal)
        while match.state.to_act() and (number >= 6 or match.position < 4):
            seat = match.state.to_act()[0]
            match.play(seat, match.state.legal_moves(seat)[-1])
        match.leave()
    journal.close()
    return folder


@pytest.fixture
def full(twelve, folder):
    """A copy of the journal of twelve matches, to be spoilt."""
    shutil.copytree(twelve, folder)
    return folder


def change(folder, statement, *parameters):
    """Change the closed database behind the journal's back."""
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute(statement, parameters)
    connection.close()


# Keeping


def test_a_match_is_there_to_its_last_move(folder, begin, play_on):
    journal = Journal(folder)
    match = begin(journal=journal)
    assert match.number is None and journal.unfinished() == []
    match.mark(HELPED)
    match.tick(3.25)
    play_on(match, 5)
    match.take_over(0, "knight")
    journal.close()

    journal = Journal(folder)
    assert journal.take_notices() == [] and not journal.in_memory
    (entry,) = journal.unfinished()
    assert (entry.game, entry.seed, entry.position, entry.seconds) == ("nothing", 7, 5, 3.25)
    again = resume(journal, entry.number)
    assert again.transcript() == match.transcript()
    play_on(again)
    assert journal.unfinished() == [] and len(journal.finished()) == 1
    journal.close()


def test_what_was_undone_can_be_redone_after_a_restart(folder, begin, play_on):
    journal = Journal(folder)
    match = play_on(begin("patience", journal), 6)
    match.undo(0)
    match.undo(0)
    journal.close()
    journal = Journal(folder)
    again = resume(journal, match.number)
    assert (again.position, again.last) == (4, 6)
    assert again.redo(0) == match.events_at(5)
    journal.close()


def test_several_matches_side_by_side(journal, begin, play_on):
    first, second = begin("patience", journal), begin("nothing", journal)
    play_on(first, 2)
    play_on(second, 2)
    play_on(first, 1)
    assert [entry.number for entry in journal.unfinished()] == [first.number, second.number]
    play_on(second)
    assert [entry.number for entry in journal.unfinished()] == [first.number]
    assert [entry.number for entry in journal.finished()] == [second.number]


def test_an_untouched_match_leaves_no_trace(journal, begin):
    begin("patience", journal).leave()
    match = begin("patience", journal)
    match.play(0, match.state.legal_moves(0)[0], by="house")
    match.give_up()
    match = begin("patience", journal)
    match.play(0, match.state.legal_moves(0)[0], by="house")
    match.leave()
    assert journal.unfinished() == journal.finished() == journal.counted() == []


def test_results_are_in_the_order_in_which_deals_ended(journal, begin, play_on):
    numbers = []
    for seed in range(4):
        match = play_on(begin("nothing", journal, seed=seed))
        numbers.append(match.number)
    resume(journal, numbers[0]).mark("looked at")
    assert [entry.number for entry in journal.counted()] == numbers
    assert statistics(journal.counted(), "nothing").played == 4
    assert statistics(journal.counted(), "patience").played == 0


def test_a_loss_that_was_undone_is_not_counted_until_it_ends_again(journal, begin, play_on):
    match = play_on(begin("patience", journal))
    assert len(journal.counted()) == 1
    match.undo(0)
    assert journal.counted() == [] and len(journal.unfinished()) == 1
    match.redo(0)
    assert len(journal.counted()) == 1


def test_a_match_can_be_forgotten(journal, begin, play_on):
    match = play_on(begin("nothing", journal), 3)
    journal.forget(match.number)
    assert journal.unfinished() == []
    for look in (journal.entry, journal.load):
        with pytest.raises(KeyError):
            look(match.number)


def test_a_match_from_elsewhere_is_kept_without_a_result(journal, begin, play_on):
    match = play_on(begin())
    number = Match.replay(match.transcript(), GAMES_UNDER_TEST).keep_in(journal)
    assert journal.entry(number).result is None and journal.counted() == []
    assert resume(journal, number).transcript() == match.transcript()


def test_nothing_at_all_is_kept_without_a_folder(begin, play_on):
    journal = Journal(None)
    match = play_on(begin("nothing", journal), 3)
    assert journal.in_memory and journal.take_notices() == []
    assert resume(journal, match.number).position == 3


# Killed


def test_kill_at_any_moment_and_every_move_that_was_shown_is_there(folder):
    rng = random.Random(9)
    for round_number in range(12):
        player = subprocess.Popen(
            [sys.executable, "-m", "tests.game.endless_player", str(folder), str(round_number)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert player.stdout is not None
        lines = [player.stdout.readline() for _ in range(rng.randrange(1, 40))]
        time.sleep(rng.random() * 0.004)
        os.kill(player.pid, signal.SIGKILL)
        lines += player.stdout.read().splitlines()
        player.wait()
        player.stdout.close()
        # What was in the pipe had been shown, too; the last line may be cut.
        number, shown = json.loads([line for line in lines if line.rstrip().endswith("]]")][-1])
        journal = Journal(folder)
        assert journal.take_notices() == []
        match = resume(journal, number)
        kept = [ply.text for ply in match.transcript().plies[: match.position]]
        one_more = kept[: len(shown)] == shown and len(kept) <= len(shown) + 1
        one_less = shown[: len(kept)] == kept and len(kept) == len(shown) - 1
        assert one_more or one_less, (shown, kept)
        for entry in [*journal.unfinished(), *journal.finished()]:
            resume(journal, entry.number)
        journal.close()


# Where nothing can be written


def goes_on_in_memory(journal, begin, play_on):
    match = play_on(begin("nothing", journal))
    assert journal.in_memory
    assert [entry.number for entry in journal.finished()] == [match.number]
    assert journal.take_notices() == []


@pytest.mark.parametrize("place", ["below a file", "below /proc"])
def test_a_folder_that_cannot_be_made(tmp_path, begin, play_on, place):
    (tmp_path / "file").write_text("in the way")
    folder = tmp_path / "file" / "data" if place == "below a file" else "/proc/no/such"
    journal = Journal(type(tmp_path)(folder))
    assert keys(journal) == [journals.JOURNAL_IN_MEMORY]
    goes_on_in_memory(journal, begin, play_on)


def test_a_file_that_can_be_read_but_not_written(full, begin, play_on, monkeypatch):
    really = schema.open_file

    def refuse(path):
        if path.parent == full:
            error = sqlite3.OperationalError("attempt to write a readonly database")
            error.sqlite_errorcode = sqlite3.SQLITE_READONLY
            raise error
        return really(path)

    monkeypatch.setattr(schema, "open_file", refuse)
    journal = Journal(full)
    assert keys(journal) == [journals.JOURNAL_IN_MEMORY]
    assert len(journal.unfinished()) == len(journal.finished()) == 6
    resume(journal, journal.unfinished()[0].number)
    play_on(begin("nothing", journal))
    assert len(journal.finished()) == 7


@pytest.mark.parametrize("trouble", ["PRAGMA max_page_count = 1", "PRAGMA query_only = ON"])
def test_the_disk_is_full_or_turns_read_only_in_mid_game(folder, begin, play_on, trouble):
    journal = Journal(folder)
    match = play_on(begin("patience", journal), 3)
    journal._connection.execute(trouble)
    for _ in range(400):  # until the pages at hand are full
        play_on(match)
        if journal.in_memory:
            break
        match = begin("patience", journal, seed=random.randrange(10**6))
    assert keys(journal) == [journals.JOURNAL_IN_MEMORY]
    assert resume(journal, match.number).transcript() == match.transcript()
    goes_on = play_on(begin("nothing", journal), 3)
    assert resume(journal, goes_on.number).position == 3 and keys(journal) == []
    journal.close()
    journal = Journal(folder)
    assert keys(journal) == [] and not journal.in_memory
    assert resume(journal, 1).position >= 3
    journal.close()


def test_two_copies_of_the_program_do_not_write_one_match(folder, begin, play_on, monkeypatch):
    monkeypatch.setattr(schema, "LOCK_SECONDS", 0.05)
    first = Journal(folder)
    match = play_on(begin("nothing", first), 3)
    second = Journal(folder)
    assert keys(second) == [journals.JOURNAL_IN_USE] and second.unfinished() == []
    goes_on_in_memory(second, begin, play_on)
    play_on(match, 1)
    first.close()
    third = Journal(folder)
    assert keys(third) == [] and resume(third, match.number).position == 4
    third.close()


# Damage


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
    assert len(aside(folder, "damaged")) == 3


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
        assert journals.JOURNAL_DAMAGED in keys(journal)
        journal.close()
    assert most == 12


def test_any_flipped_byte_is_survived(full):
    whole = (full / FILE).read_bytes()
    rng = random.Random(3)
    for _ in range(60):
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
