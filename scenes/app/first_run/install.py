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
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING

from scenes.app.first_run.file_lock import try_lock
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

SET_UP_LOG = "camelot-set-up.log"
PIP = ("-m", "pip", "--no-input", "--disable-pip-version-check")
INSTALL = ("install", "--progress-bar", "off", "--retries", "2", "--only-binary", ":all:")
"""Ready-made parts only: whoever plays need have no compiler."""
PROBE = ("index", "versions", "--retries", "0", "--timeout", "20")
"""Asks whether there is any version of one part: pip alone knows where it would fetch it from."""
PATIENCE = 5.0
"""Seconds until a player is told that nothing answers yet."""
OFFLINE = re.compile(
    "NewConnectionError|Name or service not known|name resolution|getaddrinfo failed|nodename nor"
    "|Network is unreachable|No route to host|ConnectTimeout|ConnectionError|ProxyError"
    "|Max retries exceeded|Could not fetch URL|Connection refused|Read timed out"
)
"""What pip prints when it reached no package registry."""
REFUSED = re.compile("ssl|certificate", re.IGNORECASE)
"""What pip prints when it reached one and would not trust it: no want of a connection."""
ROOM = 250_000_000
"""Bytes that the folder takes with what is needed to play (measured: 165 MB), and what pip unpacks
meanwhile."""
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
    # Most Pythons have a pip of their own, which can tell at once that there is no internet.
    early = not kept and find_spec("pip") is not None
    if early:
        probe(base_python(), venv, wanted[0], words, progress)
    if not kept:
        make(venv, progress)
    if not early:
        probe(str(venv_python(venv)), venv, wanted[0], words, progress)
    try:
        install(venv, wanted, words, progress)
    except Obstacle as obstacle:
        if not kept or obstacle.key != "main.set_up.failed" or runs_in(venv):
            raise
        make(venv, progress)
        install(venv, wanted, words, progress)
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
    if shutil.disk_usage(venv.parent).free < ROOM:
        raise _disk_full()
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        shutil.rmtree(venv)
    # The system's Python, not one that may run from the folder just removed.
    said, code = _run([base_python(), "-m", "venv", str(venv)], progress, lambda line: None)
    if code == 0:
        return
    # The part that fetches pip keeps its own reasons to itself, a full disk among them.
    if "No space left" in said or shutil.disk_usage(venv.parent).free < ROOM:
        raise _disk_full()
    if "ensurepip is not available" in said:
        raise Obstacle("main.set_up.no_venv")
    raise _failed(venv, said)


def probe(
    python: str, venv: Path, requirement: str, words: Words, progress: Progress
) -> None:
    """Let the pip of ``python`` see whether the internet is there at all, before many tries are
    made for ``venv``. Raises Obstacle."""
    name = re.split("[<>=]", requirement)[0]
    begin = time.monotonic()
    told = False

    def wait() -> None:
        nonlocal told
        if not told and time.monotonic() - begin > PATIENCE:
            told = True
            progress.say(words("main.set_up.no_answer"))

    said, code = _run([python, *PIP, *PROBE, name], progress, lambda line: None, wait)
    if code == 0:
        return
    if REFUSED.search(said):
        raise _failed(venv, said)
    raise Obstacle("main.set_up.offline")


def install(venv: Path, wanted: list[str], words: Words, progress: Progress) -> None:
    """Let the pip of ``venv`` install what is ``wanted`` there. Raises Obstacle, OSError.

    The project itself need not be installed: it runs from its own folder.
    """

    def tell(line: str) -> None:
        for pattern, key in STEPS:
            if match := pattern.match(line):
                progress.say(words(key, **match.groupdict()))

    said, code = _run([str(venv_python(venv)), *PIP, *INSTALL, *wanted], progress, tell)
    if code == 0:
        return
    if "No space left" in said:
        raise _disk_full()
    if OFFLINE.search(said):
        raise Obstacle("main.set_up.offline")
    raise _failed(venv, said)


def _disk_full() -> Obstacle:
    return Obstacle("main.set_up.disk_full", folder=str(ROOT))


def _failed(venv: Path, said: str) -> Obstacle:
    """Return the obstacle that names a file with what was ``said``, beside us if it can be."""
    for folder in (venv, venv.parent, Path(tempfile.gettempdir())):
        log = folder / SET_UP_LOG
        with contextlib.suppress(OSError):
            log.write_text(said, encoding="utf-8")
            return Obstacle("main.set_up.failed", file=str(log))
    return Obstacle("main.set_up.system", reason=said.strip().rpartition("\n")[2])


def _run(
    command: list[str], progress: Progress, tell: Callable[[str], None],
    wait: Callable[[], None] = lambda: None,
) -> tuple[str, int]:
    """Run ``command`` in our folder, ``tell`` of each line it prints; return all, and its code.

    ``wait`` is called a few times a second while it prints nothing.
    """
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
    for line in _lines(process, progress, wait):
        output.append(line)
        tell(line)
    return "".join(output), process.wait()


def _lines(
    process: subprocess.Popen[str], progress: Progress, wait: Callable[[], None]
) -> Iterator[str]:
    """Yield what a process prints as it comes, and let the progress window live in between."""
    assert process.stdout is not None
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_read, args=(process.stdout, lines), daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=0.1)
        except queue.Empty:
            progress.breathe()
            wait()
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
        if not try_lock(file):
            progress.say(words("main.set_up.waiting"))
            while not try_lock(file):
                progress.breathe()
                time.sleep(LOCK_POLL)
        yield


def _obstacle(error: OSError) -> Obstacle:
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Obstacle("main.set_up.read_only", folder=str(ROOT))
    if error.errno == errno.ENOSPC:
        return _disk_full()
    return Obstacle("main.set_up.system", reason=str(error))
