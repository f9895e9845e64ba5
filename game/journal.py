"""The journal: every match that is or was played, in SQLite, each move written before it is shown.

A journal never stops the game. What is damaged, foreign or from the future is set aside and named
in a notice, the rest is kept; where nothing can be written it goes on in memory, says so, and tries
again with each thing that is to be written, until all is in the file.
It knows no rules: :mod:`game.match` replays what is kept here.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Final, TypeVar

from game import GAMES, schema
from game.contract import Game
from game.entries import (
    ASIDE,
    LATER,
    OPEN,
    Entry,
    Progress,
    entry_of,
    number_of,
    transcript_of,
)
from game.notices import FUTURE, OUTDATED, Notice, Trouble
from game.transcript import MAX_PLIES, Ply, Transcript

FILE: Final = "journal.sqlite3"
_T = TypeVar("_T")

JOURNAL_DAMAGED = "house.journal_damaged"
"""The file was broken: renamed to ``{file}``; ``{count}`` matches could be kept."""
JOURNAL_FOREIGN = "house.journal_foreign"
"""A database of another program lay in our place: renamed to ``{file}``."""
JOURNAL_FUTURE = "house.journal_future"
"""A later version wrote the file: renamed to ``{file}``."""
JOURNAL_IN_MEMORY = "house.journal_in_memory"
"""Nothing can be written to ``{folder}``: matches are kept until the program ends."""
JOURNAL_BACK = "house.journal_back"
"""What was kept in memory only is written down now."""
JOURNAL_IN_USE = "house.journal_in_use"
"""Another copy of the program holds the journal: as JOURNAL_IN_MEMORY."""


class Journal:
    """All matches of one player, in one folder."""

    def __init__(
        self,
        folder: Path | None,
        now: Callable[[], float] = time.time,
        games: Mapping[str, Game] = GAMES,
    ) -> None:
        """Open or make the journal in ``folder`` (made as well); None keeps it in memory only.

        ``now`` dates the entries; ``games`` are asked for their versions where matches wait for
        one. Never raises for what it finds: see :meth:`take_notices`.
        """
        self._folder = folder
        self._now = now
        self._notices: list[Notice] = []
        self._saved_in_memory = folder is None
        self._may_write_back = True
        """False once another copy of the program plays the matches of the file."""
        self._unwritten: set[int] = set()
        """Numbers of the matches that changed while there was only memory."""
        self._connection = schema.open_in_memory() if folder is None else self._opened(folder)
        self._bring_back(games)

    @property
    def in_memory(self) -> bool:
        """Whether what is written now is lost when the program ends."""
        return self._saved_in_memory

    @property
    def unsaved(self) -> bool:
        """Whether something waits in memory for a file that can't be written."""
        return self._saved_in_memory and self._folder is not None

    def take_notices(self) -> list[Notice]:
        """Return what a person should be told since the last call, oldest first."""
        notices, self._notices = self._notices, []
        return notices

    def close(self) -> None:
        """Close the file; the journal can't be used any more."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()

    # Writing

    def add(self, transcript: Transcript, progress: Progress) -> int:
        """Keep a match with all its plies, and return its number."""
        now = self._now()

        def write(connection: sqlite3.Connection) -> int:
            cursor = connection.execute(
                "INSERT INTO matches (game, version, seed, nonce, commitment, options, deal_group,"
                " chairs, position, seconds, marks, status, started, changed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, '', 0, 0, '', '', ?, ?)",
                (
                    transcript.game, transcript.version, transcript.seed, transcript.nonce,
                    transcript.commitment, _as_text(dict(transcript.options)), transcript.group,
                    now, now,
                ),
            )
            number = cursor.lastrowid
            assert number is not None
            connection.executemany(
                f"INSERT INTO plies ({schema.PLY_COLUMNS}) VALUES (?, ?, ?, ?, ?)",
                (
                    (number, index, ply.seat, ply.text, ply.by)
                    for index, ply in enumerate(transcript.plies)
                ),
            )
            _write_progress(connection, number, progress, now)
            return number

        number = self._write(write)
        self._written(number)
        return number

    def add_ply(self, number: int, ply: Ply, progress: Progress) -> None:
        """Keep a new last ply of a match; what had been undone behind it is forgotten."""
        index = progress.position - 1

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM plies WHERE match = ? AND ply >= ?", (number, index))
            connection.execute(
                f"INSERT INTO plies ({schema.PLY_COLUMNS}) VALUES (?, ?, ?, ?, ?)",
                (number, index, ply.seat, ply.text, ply.by),
            )
            _write_progress(connection, number, progress, self._now())

        self._write(write)
        self._written(number)

    def save(self, number: int, progress: Progress) -> None:
        """Keep what changed in a match without a new ply."""
        self._write(lambda connection: _write_progress(connection, number, progress, self._now()))
        self._written(number)

    def set_aside(self, number: int, reason: Notice) -> None:
        """Take a match that can't be replayed out of the lists, and tell why.

        One of another version waits for that version; if it is over, it stays in the records.
        """
        waits = reason.key in (FUTURE, OUTDATED)
        if waits:
            change = f"UPDATE matches SET status = '{LATER}' WHERE id = ? AND status = '{OPEN}'"
        else:
            change = f"UPDATE matches SET status = '{ASIDE}' WHERE id = ?"
        self._write(lambda connection: connection.execute(change, (number,)))
        self._written(number)
        self._notices.append(reason)

    def forget(self, number: int) -> None:
        """Remove a match for good."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM plies WHERE match = ?", (number,))
            connection.execute("DELETE FROM matches WHERE id = ?", (number,))

        self._write(write)
        self._written(number)

    # Reading

    def unfinished(self) -> list[Entry]:
        """Return the matches to continue, the last touched first."""
        return self._entries("WHERE status = 'open' ORDER BY changed DESC, id DESC")

    def finished(self) -> list[Entry]:
        """Return the ended matches, the last ended first."""
        return self._entries("WHERE status = 'over' ORDER BY changed DESC, id DESC")

    def counted(self) -> list[Entry]:
        """Return the matches with a result for :mod:`game.records`, the first ended first.

        A won match counts even if its win was undone; a lost one only once it is over.
        """
        entries = self._entries("WHERE result IS NOT NULL AND status <> 'aside' ORDER BY counted")
        return [entry for entry in entries if entry.result is not None]

    def knows(self, transcript: Transcript) -> bool:
        """Return whether the deal of a match lies here already, with the same game, options and
        number of seats: who plays it again may know its cards."""
        same = (transcript.game, transcript.seed, len(transcript.chairs), transcript.options)
        return any(
            (entry.game, entry.seed, len(entry.chairs), dict(entry.options)) == same
            for entry in self._entries("WHERE game = ? AND seed = ?", *same[:2])
        )

    def entry(self, number: int) -> Entry:
        """Return one kept match's entry; raises KeyError for an unknown number."""
        entries = self._entries("WHERE id = ?", number)
        if not entries:
            raise KeyError(number)
        return entries[0]

    def load(self, number: int) -> Transcript:
        """Return a kept match. Raises KeyError for an unknown number, Trouble for a damaged row."""
        row = self._rows(f"SELECT {schema.MATCH_COLUMNS} FROM matches WHERE id = ?", number)
        if not row:
            raise KeyError(number)
        plies = self._rows(
            f"SELECT seat, text, made_by FROM plies WHERE match = ? ORDER BY ply LIMIT {MAX_PLIES}",
            number,
        )
        return transcript_of(row[0], plies)

    def _entries(self, condition: str, *parameters: object) -> list[Entry]:
        entries = []
        rows = self._rows(f"SELECT {schema.MATCH_COLUMNS} FROM matches {condition}", *parameters)
        for row in rows:
            try:
                entries.append(entry_of(row))
            except Trouble as trouble:
                self.set_aside(number_of(row), trouble.notice)
        return entries

    def _rows(self, query: str, *parameters: object) -> list[schema.Row]:
        try:
            return self._connection.execute(query, parameters).fetchall()
        except sqlite3.Error as error:
            self._recover(error)
            return self._connection.execute(query, parameters).fetchall()

    def _bring_back(self, games: Mapping[str, Game]) -> None:
        """List the matches again that waited for a version of their game which is here now."""
        waiting = self._rows(f"SELECT id, game, version FROM matches WHERE status = '{LATER}'")
        back = [
            (number,)
            for number, game, version in waiting
            if isinstance(game, str) and game in games and games[game].version == version
        ]
        if back:
            change = f"UPDATE matches SET status = '{OPEN}' WHERE id = ?"
            self._write(lambda connection: connection.executemany(change, back))

    # Trouble

    def _write(self, write: Callable[[sqlite3.Connection], _T]) -> _T:
        # Twice at most: a broken file is replaced, and if the new one can't be written, then memory
        # it is. From there _recover knows no further cure, and raises.
        while True:
            try:
                return _in_transaction(self._connection, write)
            except sqlite3.Error as error:
                self._recover(error)

    def _written(self, number: int) -> None:
        if self.unsaved:
            self._unwritten.add(number)
            self.try_again()

    def try_again(self) -> bool:
        """Write what waits in memory into the file, if that can be done by now; tell it if so."""
        if self._folder is None or not self._saved_in_memory or not self._may_write_back:
            return False
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = schema.open_file(self._folder / FILE)
        except (sqlite3.Error, OSError, schema.NotOurs, schema.FromTheFuture):
            return False
        try:
            schema.bring_over(self._connection, file, sorted(self._unwritten))
        except (sqlite3.Error, schema.Parted):
            file.close()
            return False
        self._connection.close()
        self._connection = file
        self._saved_in_memory = False
        self._unwritten.clear()
        self._notices.append(Notice(JOURNAL_BACK))
        return True

    def _opened(self, folder: Path) -> sqlite3.Connection:
        path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return schema.open_file(path)
        except schema.NotOurs:
            return self._replaced(path, "foreign", JOURNAL_FOREIGN)
        except schema.FromTheFuture:
            return self._replaced(path, "future", JOURNAL_FUTURE)
        except (sqlite3.Error, OSError) as error:
            if isinstance(error, sqlite3.Error) and schema.is_damage(error):
                return self._replaced(path, "damaged", JOURNAL_DAMAGED)
            return self._go_on_in_memory(error, schema.read_copy(path))

    def _recover(self, error: sqlite3.Error) -> None:
        """Replace the connection by one that works, or raise ``error`` where there is no cure."""
        if self._folder is None or self._saved_in_memory:
            raise error
        if isinstance(error, sqlite3.ProgrammingError):
            raise error
        broken = self._connection
        if schema.is_damage(error):
            broken.close()
            self._connection = self._replaced(self._folder / FILE, "damaged", JOURNAL_DAMAGED)
        else:
            memory = schema.open_in_memory()
            with contextlib.suppress(sqlite3.Error):
                schema.copy_all(broken, memory)
            self._connection = self._go_on_in_memory(error, memory)
            with contextlib.suppress(sqlite3.Error):
                broken.close()

    def _replaced(self, path: Path, word: str, key: str) -> sqlite3.Connection:
        """Set the file aside, and return a new one with what of the old one can be kept."""
        try:
            aside = _move_aside(path, word)
            connection = schema.open_file(path)
        except (sqlite3.Error, OSError) as error:
            return self._go_on_in_memory(error, None)
        kept = 0
        if key == JOURNAL_DAMAGED:
            with contextlib.suppress(sqlite3.Error):
                kept = schema.copy_readable(aside, connection)
        self._notices.append(Notice(key, {"file": aside.name, "count": kept}))
        return connection

    def _go_on_in_memory(
        self, error: Exception, matches: sqlite3.Connection | None
    ) -> sqlite3.Connection:
        in_use = isinstance(error, sqlite3.Error) and schema.is_locked(error)
        key = JOURNAL_IN_USE if in_use else JOURNAL_IN_MEMORY
        self._notices.append(Notice(key, {"folder": str(self._folder)}))
        self._saved_in_memory = True
        self._may_write_back = not in_use
        # Another copy is playing the matches of a file in use: ours would part from them.
        return schema.open_in_memory() if matches is None or in_use else matches


def _in_transaction(
    connection: sqlite3.Connection, write: Callable[[sqlite3.Connection], _T]
) -> _T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        answer = write(connection)
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return answer


def _write_progress(
    connection: sqlite3.Connection, number: int, progress: Progress, now: float
) -> None:
    result = None if progress.result is None else _as_text(progress.result.as_json())
    # `counted` keeps the moment of the first result: records are in the order deals ended.
    connection.execute(
        "UPDATE matches SET position = ?, seconds = ?, marks = ?, chairs = ?, status = ?,"
        " counted = CASE WHEN ?6 IS NULL THEN NULL ELSE coalesce(counted, ?7) END,"
        " result = ?6, changed = ?7 WHERE id = ?8",
        (
            progress.position,
            round(progress.seconds, 3),
            _as_text(progress.marks),
            _as_text(progress.chairs),
            progress.status,
            result,
            now,
            number,
        ),
    )


def _as_text(data: object) -> str:
    """Return JSON text for a field: compact, with its letters; chairs by their fields' names."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=asdict)


def _move_aside(path: Path, word: str) -> Path:
    """Rename a database with its side files; return where it is now. Raises OSError."""
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")
        if not aside.exists():
            break
        number += 1
    os.rename(path, aside)
    for side in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{path}{side}", f"{aside}{side}")
    return aside
