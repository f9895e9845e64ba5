"""One copy of the program at a time, and none waits for ever."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from scenes.app.first_run.file_lock import held, try_lock
from tests.door import ROOT

HOLDS = """
import sys
from pathlib import Path
from scenes.app.first_run.file_lock import held
with held(Path(sys.argv[1]), 1.0):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_lock_is_held_until_its_process_ends_and_is_not_waited_for_for_ever(
    tmp_path: Path,
) -> None:
    path = tmp_path / "lock"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(path)], cwd=ROOT, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert other.stdout is not None and other.stdout.readline() == "held\n"
    with path.open("a+b") as file:
        assert not try_lock(file)
        with held(path, 0.05):
            pass
        other.kill()
        other.wait()
        assert try_lock(file)
    assert other.stdin is not None
    other.stdin.close()
    other.stdout.close()
