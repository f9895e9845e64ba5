"""The offenders that still stand, a line each in ``still.txt``; the list only shrinks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

STILL_FILE: Final = Path(__file__).with_name("still.txt")
STILL_ANY: Final = 339


def still() -> dict[str, set[str]]:
    """Return the listed offenders of each wall."""
    found: dict[str, set[str]] = {}
    for line in STILL_FILE.read_text(encoding="utf-8").splitlines():
        wall, _, offender = line.partition(" | ")
        found.setdefault(wall, set()).add(offender)
    return found


def written(offenders: Mapping[str, set[str]]) -> str:
    """Return the text of the list: one line an offender, sorted."""
    lines = [f"{wall} | {one}\n" for wall, found in offenders.items() for one in found]
    return "".join(sorted(lines))
