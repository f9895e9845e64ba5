"""What may be opened next is read in, and nothing that costs more than it brings."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import pytest

from scenes.app import warming
from scenes.games import TABLES
from tests.door import ROOT, bare_environment


def test_every_table_and_screen_is_among_the_parts() -> None:
    parts = list(warming.parts())
    assert {table.kind.text for table in TABLES.values()} <= set(parts)
    assert "scenes.screens.settings.scene" in parts
    assert all(find_spec(part.partition(":")[0]) for part in parts)


def test_a_part_that_cannot_be_read_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def refuse(name: str) -> None:
        read.append(name)
        raise ImportError(name)

    monkeypatch.setattr(warming, "import_module", refuse)
    warming.read_in(rest=0)
    assert len(read) == len(list(warming.parts()))


def test_a_table_needs_no_numpy_before_somebody_thinks() -> None:
    """It costs a fifth of the memory of a program that shows one table."""
    command = "import sys; from scenes.app import warming; warming.read_in(0); "
    command += "sys.exit('numpy' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, env=bare_environment(), capture_output=True
    )
    assert done.returncode == 0, done.stderr
