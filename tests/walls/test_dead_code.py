"""Nothing stands in the program that nothing uses, by vulture's reading of names."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from types import CodeType

from tests.walls.sources import ROOMS, ROOT, files

ALLOWED = {
    "fonts/subset.py": "attributes that fontTools reads",
    "text_factory": "sqlite3 reads it",
    "minimum_size": "pygame's window reads it",
    "renew_pieces": "a table with pieces of another look needs it",
    "dragged": "a table tells by it a drop from a tap, in a pattern",
}
"""Files and names that only others use, and who does."""


def names_in(code: CodeType) -> Iterator[str]:
    """Yield every name that compiled code asks for, with those of the code within it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)
        elif isinstance(constant, tuple):
            yield from (part for part in constant if isinstance(part, str))


def test_nothing_is_there_that_nothing_uses() -> None:
    # The compiler tells what tests use in a fifth of the time that vulture takes to read them.
    tested = {
        name
        for path in files("tests")
        for name in names_in(compile(path.read_bytes(), str(path), "exec"))
    }
    command = [
        sys.executable, "-m", "vulture", "main.py", *ROOMS, "--min-confidence", "60",
        "--ignore-decorators", "@*.register",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode in (0, 3), done.stderr
    # A name in quotes is asked for by name: a key of a TypedDict, an attribute, an address.
    quoted = {
        name
        for room in ("main.py", *ROOMS, "tests")
        for path in files(room)
        for name in re.findall(r"""["':.](\w+)["']""", path.read_text(encoding="utf-8"))
    }
    known = quoted | tested | ALLOWED.keys()
    unused = [
        line
        for line in done.stdout.splitlines()
        for found in [re.match(r"([^:]+):\d+: unused \w+ '(\w+)'", line)]
        if found is None or not {found[1], found[2]} & known
    ]
    assert not unused, "\n".join(unused)
