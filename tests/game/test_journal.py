"""The journal: nothing shown is ever lost, nothing broken stops the game, all of it is told."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time

import pytest

from game import journal as journals
from game import schema
from game.contract import IllegalMove
from game.journal import Journal
from game.match import KEPT_EVERY, Match
from game.records import HELPED, PEEKED, statistics
from tests.game.kept import keys, resume
from tests.game.playthrough import GAMES_UNDER_TEST

# Keeping


def test_a_match_is_there_to_its_last_move(folder, begin, play_on):
    journal = Journal(folder)
    match = begin(journal=journal)
    assert match.number is None and journal.unfinished() == []
    match.mark(HELPED)
    play_on(match, 1)
    match.tick(3.25)
    play_on(match, 4)
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


def test_time_is_kept_though_no_move_is_made(folder, begin, play_on):
    journal = Journal(folder)
    match = play_on(begin(journal=journal), 1)
    match.tick(KEPT_EVERY - 1)
    assert journal.entry(match.number).seconds == 0
    match.tick(2)
    assert journal.entry(match.number).seconds == KEPT_EVERY + 1
    match.tick(3)
    match.keep_time()
    assert journal.entry(match.number).seconds == KEPT_EVERY + 4
    journal.close()


def test_a_deal_that_lies_here_already_is_known_from_its_first_move(folder, begin, play_on):
    journal = Journal(folder)
    first = play_on(begin(journal=journal), 1)
    assert PEEKED not in first.marks
    again = begin(journal=journal)
    assert PEEKED not in again.marks, "nothing was played yet"
    play_on(again, 1)
    assert PEEKED in again.marks
    other = Match.start(again.game, again.chairs, again.seed + 1, journal=journal)
    assert PEEKED not in play_on(other, 1).marks
    journal.close()


def test_chairs_and_marks_are_kept_as_compact_text_with_its_letters(folder, begin, play_on):
    journal = Journal(folder)
    match = play_on(begin("patience", journal), 1)
    match.take_over(0, "knight", "Iñaki")
    fields = journal._connection.execute("SELECT chairs, marks FROM matches").fetchone()
    chair = '{"kind":"me","name":"Ana","level":"knight","personality":"Iñaki"}'
    assert fields == (f"[{chair}]", '["helped"]')
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


def test_a_match_given_up_stays_so_and_is_among_the_finished(journal, begin, play_on):
    match = play_on(begin("nothing", journal), 3)
    match.give_up()
    again = resume(journal, match.number)
    assert again.given_up and again.result == match.result
    with pytest.raises(IllegalMove):
        again.play(again.state.to_act()[0], again.state.legal_moves(again.state.to_act()[0])[0])
    again.mark(HELPED)
    assert [entry.number for entry in journal.finished()] == [match.number]
    assert journal.unfinished() == [] and again.reveal().seed == match.seed


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


def test_a_mark_and_giving_up_are_written_down_at_once(folder, begin, play_on):
    journal = Journal(folder)
    match = play_on(begin("nothing", journal), 3)
    match.mark("seen")
    assert journal.entry(match.number).marks == ("seen",)
    match.tick(4.0)
    match.mark("seen")
    assert journal.entry(match.number).seconds == 0.0, "an old mark is no reason to write"
    match.give_up()
    entry = journal.entry(match.number)
    assert (entry.status, entry.seconds) == ("over", 4.0) and entry.result is not None
    journal.close()
    journal = Journal(folder)
    assert resume(journal, match.number).given_up
    journal.close()


def test_a_write_that_fails_leaves_nothing_of_itself_behind():
    connection = schema.open_in_memory()

    def half(connection):
        connection.execute("INSERT INTO plies VALUES (1, 0, 0, 'a', 'person')")
        raise RuntimeError("no further")

    with pytest.raises(RuntimeError, match="no further"):
        journals._in_transaction(connection, half)
    assert not connection.in_transaction
    assert connection.execute("SELECT count(*) FROM plies").fetchone() == (0,)
    journals._in_transaction(connection, lambda connection: connection.execute("SELECT 1"))
    connection.close()


def test_leaving_writes_down_the_time(journal, begin, play_on):
    match = play_on(begin("nothing", journal), 3)
    match.tick(4.0)
    assert journal.entry(match.number).seconds == 0.0
    match.leave()
    assert journal.entry(match.number).seconds == 4.0


def test_a_match_forgotten_is_kept_anew_from_its_next_move_on(journal, begin):
    match = begin("patience", journal)
    match.play(0, match.state.legal_moves(0)[0], by="house")
    match.leave()
    assert match.number is None
    match.play(0, match.state.legal_moves(0)[0])
    assert journal.entry(match.number).position == 2


def test_a_match_from_elsewhere_is_gone_on_with_in_the_journal(journal, begin, play_on):
    match = Match.replay(play_on(begin(), 3).transcript(), GAMES_UNDER_TEST)
    number = match.keep_in(journal)
    play_on(match, 1)
    assert match.number == number and journal.entry(number).position == 4


# Killed


def test_kill_at_any_moment_and_every_move_that_was_shown_is_there(folder):
    rng = random.Random(9)
    for round_number in range(8):
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
def test_what_could_not_be_written_is_written_when_it_can_be(
    folder, begin, play_on, monkeypatch, trouble
):
    journal = Journal(folder)
    early = play_on(begin("patience", journal), 3)
    gone = play_on(begin("nothing", journal, seed=9), 3)
    journal._connection.execute(trouble)
    really = schema.open_file

    def refuse(path):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(schema, "open_file", refuse)
    matches = []
    for number in range(400):  # until the pages at hand are full
        matches.append(play_on(begin("patience", journal, seed=number)))
        if journal.in_memory:
            break
    assert keys(journal) == [journals.JOURNAL_IN_MEMORY] and journal.unsaved
    play_on(early)
    journal.forget(gone.number)
    begun = play_on(begin("nothing", journal, seed=7), 2)
    assert resume(journal, begun.number).position == 2 and keys(journal) == []
    assert not journal.try_again()
    monkeypatch.setattr(schema, "open_file", really)
    play_on(begun, 1)
    assert keys(journal) == [journals.JOURNAL_BACK] and not journal.unsaved
    play_on(begun, 1)
    journal.close()
    journal = Journal(folder)
    assert keys(journal) == [] and not journal.in_memory
    for match in (early, begun, *matches):
        assert resume(journal, match.number).transcript() == match.transcript()
        assert journal.entry(match.number).result == match.result
    with pytest.raises(KeyError):
        journal.entry(gone.number)
    journal.close()


def test_what_waits_is_never_mixed_into_another_s_matches(folder, begin, play_on, monkeypatch):
    journal = Journal(folder)
    play_on(begin("nothing", journal), 1)
    journal._connection.execute("PRAGMA query_only = ON")
    really = schema.open_file
    monkeypatch.setattr(schema, "open_file", lambda path: really(folder / "no" / "where"))
    play_on(begin("nothing", journal, seed=8), 1)
    assert journal.unsaved
    monkeypatch.setattr(schema, "open_file", really)
    other = Journal(folder)
    theirs = play_on(begin("nothing", other, seed=99), 2)
    other.close()
    assert not journal.try_again() and journal.unsaved
    again = Journal(folder)
    assert again.entry(theirs.number).seed == 99
    again.close()


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
