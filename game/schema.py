"""The journal's database file: made, opened under one lock, told from foreign files, salvaged.

SQLite in WAL mode with every commit flushed, so that a move outlives ``kill -9`` and a power cut.
Locked for one program at a time: two copies writing one match would mix its moves.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

APPLICATION: Final = 0x43414D34
"""``PRAGMA application_id`` of our files: "CAM4"."""
SCHEMA: Final = 1
"""``PRAGMA user_version``: raised whenever the tables change."""
LOCK_SECONDS: Final = 0.5
"""How long to wait for another copy of the program to let go of the file."""

_SMALLEST: Final = 512
"""Bytes of the smallest page that SQLite knows."""
_CACHED_PAGES: Final = -2048  # KiB
_TABLES: Final = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL, version INTEGER NOT NULL, seed INTEGER NOT NULL,
    nonce TEXT NOT NULL, commitment TEXT NOT NULL,
    options TEXT NOT NULL, deal_group TEXT NOT NULL, chairs TEXT NOT NULL,
    position INTEGER NOT NULL, seconds REAL NOT NULL, marks TEXT NOT NULL,
    status TEXT NOT NULL, result TEXT, counted INTEGER,
    started REAL NOT NULL, changed REAL NOT NULL
);
CREATE TABLE plies (
    match INTEGER NOT NULL, ply INTEGER NOT NULL,
    seat INTEGER NOT NULL, text TEXT NOT NULL, made_by TEXT NOT NULL,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;
"""
MATCH_COLUMNS: Final = (
    "id, game, version, seed, nonce, commitment, options, deal_group, chairs,"
    " position, seconds, marks, status, result, counted, started, changed"
)
PLY_COLUMNS: Final = "match, ply, seat, text, made_by"

Field: TypeAlias = str | bytes | int | float | None
"""All that SQLite gives for a field, whatever its column was declared to hold."""
Row: TypeAlias = tuple[Field, ...]


class NotOurs(Exception):
    """A database of another program."""


class FromTheFuture(Exception):
    """A journal of a later version of this program."""


def open_in_memory() -> sqlite3.Connection:
    """Return an empty journal that is gone when it is closed."""
    connection = _connected(":memory:")
    _make_tables(connection)
    return connection


def open_file(path: Path) -> sqlite3.Connection:
    """Return the journal kept at ``path``, made if it isn't there, and locked for us.

    Raises NotOurs, FromTheFuture, or sqlite3.Error as the file, the disk or the lock may be.
    """
    if path.exists() and 0 < path.stat().st_size < _SMALLEST:
        raise sqlite3.DatabaseError("too short to be a database")  # SQLite would write it over
    connection = _connected(path)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        application, version = _stamp(connection)
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if tables and application != APPLICATION:
            raise NotOurs
        if version > SCHEMA:
            raise FromTheFuture
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA cache_size = {_CACHED_PAGES}")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        if not tables:
            _make_tables(connection)
        elif connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("quick_check found damage")
    except BaseException:
        connection.close()
        raise
    return connection


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether an error means that the file itself is broken, or no database at all."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, sqlite3.DatabaseError) and type(error) is sqlite3.DatabaseError
    missing_table = code == sqlite3.SQLITE_ERROR
    return missing_table or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_locked(error: sqlite3.Error) -> bool:
    """Return whether another program holds the file."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def copy_readable(source: Path, target: sqlite3.Connection) -> int:
    """Copy every match that can still be read from a broken file; return how many there were.

    Of a match whose plies can't all be read, the unbroken beginning is kept.
    """
    copied = 0
    with contextlib.closing(_connected(source)) as broken:
        for number in sorted(_readable_numbers(broken)):
            with contextlib.suppress(sqlite3.Error):
                row = broken.execute(
                    f"SELECT {MATCH_COLUMNS} FROM matches WHERE id = ?", (number,)
                ).fetchone()
                if row is not None:  # None where the way to it from the root is broken
                    _copy_match(target, row, list(_readable_plies(broken, number)))
                    copied += 1
    return copied


def read_copy(path: Path) -> sqlite3.Connection | None:
    """Return the matches of a file that can be read but not written, in memory; None if it can't.

    Read from a copy, as SQLite must write beside a database even to read one in WAL mode.
    """
    memory = open_in_memory()
    try:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / path.name
            shutil.copyfile(path, copy)
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(f"{path}-wal", f"{copy}-wal")
            with contextlib.closing(open_file(copy)) as connection:
                copy_all(connection, memory)
    except (NotOurs, FromTheFuture, sqlite3.Error, OSError):
        memory.close()
        return None
    return memory


def copy_all(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy a whole sound journal into another connection."""
    source.backup(target)


class Parted(Exception):
    """Another program has kept another match under the same number meanwhile."""


def bring_over(
    source: sqlite3.Connection, target: sqlite3.Connection, numbers: Iterable[int]
) -> None:
    """Make matches in ``target`` what they are in ``source``, gone ones too; all or none of them.

    Raises Parted, or sqlite3.Error as the disk may be.
    """
    target.execute("BEGIN IMMEDIATE")
    try:
        for number in numbers:
            match = source.execute(
                f"SELECT {MATCH_COLUMNS} FROM matches WHERE id = ?", (number,)
            ).fetchone()
            nonce = "SELECT nonce FROM matches WHERE id = ?"
            ours, theirs = (c.execute(nonce, (number,)).fetchone() for c in (source, target))
            if ours and theirs and ours != theirs:
                raise Parted
            target.execute("DELETE FROM plies WHERE match = ?", (number,))
            target.execute("DELETE FROM matches WHERE id = ?", (number,))
            if match is None:
                continue
            blanks = ", ".join("?" * len(match))
            target.execute(f"INSERT INTO matches ({MATCH_COLUMNS}) VALUES ({blanks})", match)
            target.executemany(
                f"INSERT INTO plies ({PLY_COLUMNS}) VALUES (?, ?, ?, ?, ?)",
                source.execute(f"SELECT {PLY_COLUMNS} FROM plies WHERE match = ?", (number,)),
            )
        target.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            target.execute("ROLLBACK")
        raise


def _connected(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)
    # Spoilt text must come through to be told from sound text, not raise on the way.
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    return connection


def _stamp(connection: sqlite3.Connection) -> tuple[int, int]:
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    return application, connection.execute("PRAGMA user_version").fetchone()[0]


def _make_tables(connection: sqlite3.Connection) -> None:
    # One transaction: a kill leaves either an empty file, which is made anew, or a whole one.
    connection.executescript(
        f"BEGIN; {_TABLES} PRAGMA application_id = {APPLICATION};"
        f" PRAGMA user_version = {SCHEMA}; COMMIT;"
    )


def _readable_numbers(broken: sqlite3.Connection) -> set[int]:
    """Return the ids that can be reached from either end of the table."""
    numbers: set[int] = set()
    for order in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.Error):
            for (number,) in broken.execute(f"SELECT id FROM matches ORDER BY id {order}"):
                numbers.add(number)
    return numbers


def _readable_plies(broken: sqlite3.Connection, number: int) -> Iterator[Row]:
    with contextlib.suppress(sqlite3.Error):
        for expected, row in enumerate(
            broken.execute(
                f"SELECT {PLY_COLUMNS} FROM plies WHERE match = ? ORDER BY ply", (number,)
            )
        ):
            if row[1] != expected:
                return
            yield row


def _copy_match(
    target: sqlite3.Connection, row: Row, plies: list[Row]
) -> None:
    match = list(row)
    at = MATCH_COLUMNS.replace(" ", "").split(",").index("position")
    position = match[at]
    if isinstance(position, int):  # what else it may be is found when the match is loaded
        match[at] = min(position, len(plies))
    target.execute("BEGIN")
    try:
        marks = ", ".join("?" * len(match))
        target.execute(f"INSERT INTO matches ({MATCH_COLUMNS}) VALUES ({marks})", match)
        target.executemany(f"INSERT INTO plies ({PLY_COLUMNS}) VALUES (?, ?, ?, ?, ?)", plies)
    except BaseException:
        target.execute("ROLLBACK")
        raise
    target.execute("COMMIT")
