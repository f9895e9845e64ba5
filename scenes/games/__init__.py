"""The tables by game: each folder here that is a package holds one, ``TABLE``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final

from game import GAMES
from scenes.match.table_entry import TableEntry


def tables_in(folders: Iterable[str]) -> dict[str, TableEntry]:
    """Return the tables that lie in ``folders`` by their games' keys, in their order.

    A table without rules is left out: half a game is none.
    """
    found: list[TableEntry] = []
    for module in iter_modules(folders):
        entry = getattr(import_module(f"{__name__}.{module.name}"), "TABLE", None)
        if isinstance(entry, TableEntry) and entry.key in GAMES:
            found.append(entry)
    return {entry.key: entry for entry in sorted(found, key=lambda entry: entry.order)}


TABLES: Final[Mapping[str, TableEntry]] = MappingProxyType(tables_in(__path__))
"""Every table, in the order of the title screen."""


def first_with_deals() -> TableEntry | None:
    """Return the first table at which deals are chosen by number, if there is one."""
    return next((entry for entry in TABLES.values() if entry.deals is not None), None)
