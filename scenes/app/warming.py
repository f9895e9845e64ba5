"""Reading in, after the first picture, what the player may open next: then it opens at once.

On a thread of its own, with a rest after each part, so that no frame waits. What can't be read is
left for the moment when it is wanted, which is when it can be told.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

from scenes import screens
from scenes.games import TABLES
from scenes.match.table_entry import Address, TableEntry

REST = 0.02
"""Seconds between two parts."""


def begin() -> threading.Thread:
    """Start reading in, and return the thread that does."""
    thread = threading.Thread(target=read_in, name="warming", daemon=True)
    with contextlib.suppress(RuntimeError):  # the system gives no more threads
        thread.start()
    return thread


def read_in(rest: float = REST) -> None:
    """Import every screen and every table, resting some seconds after each."""
    for part in parts():
        with contextlib.suppress(Exception):
            import_module(part.partition(":")[0])
        time.sleep(rest)


def parts() -> Iterator[str]:
    """Yield the addresses of what a player can open from the title, the tables first."""
    for table in TABLES.values():
        yield from (address.text for address in _opened_from_the_title(table) if address)
    yield from (module.name for module in walk_packages(screens.__path__, f"{screens.__name__}."))


def _opened_from_the_title(table: TableEntry) -> tuple[Address[object] | None, ...]:
    return table.form, table.kind, table.tutorial, table.deals, table.groups, table.chapter
