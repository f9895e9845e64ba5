"""The registry: every game with rules has a table, in its place, whose addresses lead somewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import GAMES
from scenes.games import TABLES, first_with_deals, tables_in
from scenes.match.table_entry import Address, TableEntry
from scenes.ui.words import LANGUAGES, Words
from sprites.heraldry import arms


def test_every_game_has_a_table_and_every_table_a_game() -> None:
    assert set(TABLES) == set(GAMES)
    assert all(entry.key == key for key, entry in TABLES.items())


def test_tables_hang_in_their_order() -> None:
    orders = [entry.order for entry in TABLES.values()]
    assert orders == sorted(set(orders))


@pytest.mark.parametrize("entry", TABLES.values(), ids=TABLES)
def test_all_that_an_entry_names_is_there(entry: TableEntry) -> None:
    assert entry.arms in arms.SHIELDS
    for name in TableEntry.__dataclass_fields__:
        value = getattr(entry, name)
        if isinstance(value, Address):
            assert value.get() is not None, name
    if entry.chapter is not None:
        assert entry.chapter.get().game == entry.key
    if entry.samples is not None:
        assert tuple(entry.samples.get()) == entry.poses


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TABLES)
def test_the_plate_has_its_sentences(key: str, language: str) -> None:
    words = Words(language)
    assert words.has(f"{key}.game") and words.has(f"{key}.seats")


def test_a_table_without_rules_is_left_out(tmp_path: Path) -> None:
    assert tables_in([str(tmp_path)]) == {}


def test_numbered_deals_are_begun_at_the_first_table_that_has_them() -> None:
    entry = first_with_deals()
    offering = [one for one in TABLES.values() if one.deals is not None]
    assert entry is (offering[0] if offering else None)


def test_reading_the_registry_imports_no_table() -> None:
    program = (
        "import sys\nfrom scenes.games import TABLES\n"
        "begun = tuple(f'scenes.games.{key}.' for key in TABLES)\n"
        "deep = [name for name in sys.modules if name.startswith(begun)]\n"
        "assert not deep and 'pygame' not in sys.modules, deep\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
