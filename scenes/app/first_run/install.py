"""Making the folder ``.venv`` and installing the project there, said in plain words meanwhile.

The slow part of :mod:`scenes.app.first_run.prepare`, imported only when something is missing.
Standard library only.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import queue
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING

from scenes.app.first_run.message_box import Progress
from scenes.app.first_run.venv_folder import (
    ROOT,
    STAMP,
    base_python,
    holds,
    requirements,
    runs_in,
    venv_python,
)

if TYPE_CHECKING:
    from scenes.ui.words import Words

PIP_LOG = "camelot-set-up.log"
PIP = (
    "-m", "pip", "--no-input", "--disable-pip-version-check", "install", "--progress-bar", "off",
    "--retries", "2", "--editable",
)  # fmt: skip
OFFLINE = re.compile(
    "NewConnectionError|Name or service not known|name resolution|getaddrinfo failed|nodename nor"
    "|Network is unreachable|No route to host|ConnectTimeout|ConnectionError|ProxyError"
    "|Max retries exceeded|Could not fetch URL|Connection refused|Read timed out"
)
"""What pip prints when it reached no package registry."""
STEPS = (
    (re.compile(r"Collecting (?P<name>[\w.-]+)"), "main.set_up.looking"),
    (re.compile(r"\s*Downloading (?P<name>[\w.]+)-.*\((?P<size>.*)\)"), "main.set_up.downloading"),
    (re.compile(r"Installing collected packages"), "main.set_up.installing"),
)
"""pip's lines worth a sentence."""
LOCK_POLL = 0.2  # seconds


class Obstacle(Exception):
    """Why the set-up can't be done, as a catalogue key with its values."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def furnish(venv: Path, wanted: list[str], extras: tuple[str, ...], words: Words) -> None:
    """Make ``venv`` hold every requirement of ``wanted``. Raises Obstacle."""
    try:
        with Progress() as progress, only_one(ROOT / ".venv.lock", words, progress):
            if not holds(venv, wanted):
                _furnish(venv, wanted, extras, words, progress)
    except OSError as error:
        raise _obstacle(error) from error


def _furnish(
    venv: Path, wanted: list[str], extras: tuple[str, ...], words: Words, progress: Progress
) -> None:
    progress.say(words("main.set_up.start"))
    extras = tuple(sorted({*extras, *_extras_of_before(venv)}))
    if venv.is_dir():
        (venv / STAMP).unlink(missing_ok=True)
    # A folder that works is kept, so that an update installs only what is new.
    kept = works(venv)
    if not kept:
        make(venv, progress)
    try:
        install(venv, extras, words, progress)
    except Obstacle as obstacle:
        if not kept or obstacle.key != "main.set_up.failed" or runs_in(venv):
            raise
        make(venv, progress)
        install(venv, extras, words, progress)
    stamp = {"requirements": requirements(extras), "extras": extras}
    fresh = venv / (STAMP + ".new")
    fresh.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    os.replace(fresh, venv / STAMP)
    progress.say(words("main.set_up.ready"))


def works(venv: Path) -> bool:
    """Return True if ``venv`` has a running Python that is new enough, with pip."""
    check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([venv_python(venv), "-c", check], capture_output=True).returncode == 0
    except OSError:
        return False


def make(venv: Path, progress: Progress) -> None:
    """Make ``venv`` anew, whatever stood in its place. Raises Obstacle, OSError."""
    if find_spec("ensurepip") is None or find_spec("venv") is None:
        raise Obstacle("main.set_up.no_venv")
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        shutil.rmtree(venv)
    # The system's Python, not one that may run from the folder just removed.
    said, code = _run([base_python(), "-m", "venv", str(venv)], progress, lambda line: None)
    if "No space left" in said:
        raise Obstacle("main.set_up.disk_full", folder=str(ROOT))
    if code != 0:
        raise Obstacle("main.set_up.no_venv")


def install(venv: Path, extras: tuple[str, ...], words: Words, progress: Progress) -> None:
    """Let the pip of ``venv`` install the project there. Raises Obstacle, OSError."""
    target = f".[{','.join(extras)}]" if extras else "."

    def tell(line: str) -> None:
        for pattern, key in STEPS:
            if match := pattern.match(line):
                progress.say(words(key, **match.groupdict()))

    said, code = _run([str(venv_python(venv)), *PIP, target], progress, tell)
    if code == 0:
        return
    if "No space left" in said:
        raise Obstacle("main.set_up.disk_full", folder=str(ROOT))
    if OFFLINE.search(said):
        raise Obstacle("main.set_up.offline")
    log = venv / PIP_LOG
    log.write_text(said, encoding="utf-8")
    raise Obstacle("main.set_up.failed", file=str(log))


def _run(
    command: list[str], progress: Progress, tell: Callable[[str], None]
) -> tuple[str, int]:
    """Run ``command`` in our folder, ``tell`` of each line it prints; return all, and its code."""
    environment = {
        name: value
        for name, value in os.environ.items()
        # A player's own habits with Python must not send the packages elsewhere.
        if name not in ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
    }
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    output = []
    for line in _lines(process, progress):
        output.append(line)
        tell(line)
    return "".join(output), process.wait()


def _lines(process: subprocess.Popen[str], progress: Progress) -> Iterator[str]:
    """Yield what a process prints as it comes, and let the progress window live in between."""
    assert process.stdout is not None
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_read, args=(process.stdout, lines), daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=0.1)
        except queue.Empty:
            progress.breathe()
            continue
        if line is None:
            return
        yield line


def _read(stream: IO[str], lines: queue.Queue[str | None]) -> None:
    for line in stream:
        lines.put(line)
    lines.put(None)


def _extras_of_before(venv: Path) -> tuple[str, ...]:
    try:
        return tuple(json.loads((venv / STAMP).read_text(encoding="utf-8"))["extras"])
    except (OSError, ValueError, KeyError, TypeError):
        return ()


@contextlib.contextmanager
def only_one(path: Path, words: Words, progress: Progress) -> Iterator[None]:
    """Wait until no other start is setting up, and keep others waiting meanwhile.

    The system lets go of the lock when its process dies, so a crash never locks anybody out.
    """
    with path.open("a+b") as file:
        if not _lock(file):
            progress.say(words("main.set_up.waiting"))
            while not _lock(file):
                progress.breathe()
                time.sleep(LOCK_POLL)
        yield


def _lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Some network folders know no locks: there two starts at once are on their own.
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True


def _obstacle(error: OSError) -> Obstacle:
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Obstacle("main.set_up.read_only", folder=str(ROOT))
    if error.errno == errno.ENOSPC:
        return Obstacle("main.set_up.disk_full", folder=str(ROOT))
    return Obstacle("main.set_up.system", reason=str(error))
