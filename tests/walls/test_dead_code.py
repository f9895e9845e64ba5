"""Nothing stands in the program that nothing uses, by vulture's reading of names."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.walls.sources import ROOMS, ROOT, files, program, read

ALLOWED = {
    "fonts/subset.py": "attributes that fontTools reads",
    "text_factory": "sqlite3 reads it",
    "pytestmark": "pytest reads it",
    "minimum_size": "pygame's window reads it",
    "renew_pieces": "a table with pieces of another look needs it",
    "dragged": "a table tells by it a drop from a tap, in a pattern",
}
"""Files and names that only others use, and who does."""


def test_nothing_is_there_that_nothing_uses() -> None:
    command = [
        sys.executable, "-m", "vulture", "main.py", *ROOMS,
        "tests", "--min-confidence", "60",
        "--ignore-decorators", "@*.register,@*.fixture,@fixture,@*.hookimpl",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode in (0, 3), done.stderr
    # A name in quotes is asked for by name: a key of a TypedDict, an attribute, an address.
    quoted = {
        name
        for source in (*program(), *(read(path) for path in files("tests")))
        for name in re.findall(r"""["':.](\w+)["']""", source.text)
    }
    unused = [
        line
        for line in done.stdout.splitlines()
        for found in [re.match(r"([^:]+):\d+: unused \w+ '(\w+)'", line)]
        if found is None or not {found[1], found[2]} & (quoted | ALLOWED.keys())
    ]
    assert not unused, "\n".join(unused)
