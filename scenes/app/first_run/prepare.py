"""First-run set-up: which Python a start goes on with, and whether it has all it needs.

Used by main.py and by ``python3 -m tests``. A start that finds everything in place reads two small
files: no pip, no network. What is missing is installed by :mod:`scenes.app.first_run.install` into
``.venv`` beside main.py. Standard library only.
"""

from __future__ import annotations

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from scenes.app.first_run import message_box
from scenes.app.first_run.venv_folder import (
    ROOT,
    VENV,
    base_python,
    holds,
    requirements,
    runs_in,
    venv_python,
)

MENDED = "CAMELOT_SET_UP_ANEW"
"""Set for the child of a set-up made anew, so that a second failure ends instead of looping."""
PACKAGES = ("pygame", "pytmx", "numpy")
"""What our requirements are imported as."""


class SetUpFailed(Exception):
    """The set-up could not be done; the player has been told why."""


def met(wanted: list[str]) -> bool:
    """Return True if this Python already has every package of ``wanted`` (``name>=version``)."""
    if find_spec(PACKAGES[0]) is None:
        return False
    import importlib.metadata  # slow to import, and a bare Python never comes here

    for requirement in wanted:
        name, _, least = requirement.partition(">=")
        try:
            installed = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            return False
        if _numbers(installed) < _numbers(least):
            return False
    return True


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version)[:3])


def prepare(language: str | None, extras: tuple[str, ...] = ()) -> Path | None:
    """Make sure that all is installed, and return the Python to go on with.

    None means this one. Raises SetUpFailed after telling the player why it can't be done.
    """
    if getattr(sys, "frozen", False) or not (ROOT / "pyproject.toml").exists():
        return None  # a built or installed program brings its packages along
    wanted = requirements(extras)
    here = runs_in(VENV)
    if not here and met(wanted):
        return None
    if not holds(VENV, wanted):
        from scenes.app.first_run import install

        words = message_box.words_for(language)
        try:
            install.furnish(VENV, wanted, extras, words)
        except install.Obstacle as obstacle:
            message_box.alarm(words(obstacle.key, **obstacle.values))
            raise SetUpFailed from obstacle
    return None if here else venv_python(VENV)


def hand_over(python: Path, words: list[str]) -> int:
    """Go on as ``python`` with command-line ``words``; return its exit code where one comes back.

    On POSIX this process becomes the other; on Windows it waits for it, since ``exec`` there would
    give the console back too early.
    """
    command = [str(python), *words]
    if os.name != "nt":
        os.execv(command[0], command)
    import subprocess

    return subprocess.call(command)


def mend(words: list[str]) -> int | None:
    """Make ``.venv`` anew after an import of our packages failed in it, and start again.

    Happens when the system's Python was replaced under it. Returns None where there is nothing to
    mend: this is not our ``.venv``, or it has just been made anew.
    """
    if not runs_in(VENV) or MENDED in os.environ:
        return None
    import shutil

    # What can't be removed while this Python runs from it, the next one removes.
    shutil.rmtree(VENV, ignore_errors=True)
    os.environ[MENDED] = "1"
    base = Path(base_python())
    return hand_over(base, [str(ROOT / "main.py"), *words])
