"""The folder ``.venv`` beside main.py, where the first start installs what is missing.

Where it lies, whether this Python runs from it, and by its stamp what it holds. Standard library
only.
"""

from __future__ import annotations

import json
import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
VENV = ROOT / ".venv"
STAMP = "camelot-ready.json"
"""Written into ``.venv`` last: what is installed there. Without it the folder is half-made."""


def requirements(extras: tuple[str, ...] = ()) -> list[str]:
    """Return what pyproject.toml asks for, ``extras`` included."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    more = [name for extra in extras for name in project["optional-dependencies"][extra]]
    return [*project["dependencies"], *more]


def venv_python(venv: Path) -> Path:
    """Return where the Python of the folder ``venv`` is, or would be."""
    if os.name != "nt":
        return venv / "bin" / "python"
    # A double click starts pythonw, which opens no console: so must what follows it.
    windowed = Path(sys.executable).name.lower() == "pythonw.exe"
    return venv / "Scripts" / ("pythonw.exe" if windowed else "python.exe")


def holds(venv: Path, wanted: list[str]) -> bool:
    """Return True if ``venv`` was finished with every requirement of ``wanted`` installed."""
    try:
        installed = json.loads((venv / STAMP).read_text(encoding="utf-8"))["requirements"]
        return set(wanted) <= set(installed) and venv_python(venv).exists()
    except (OSError, ValueError, KeyError, TypeError):
        return False


def runs_in(venv: Path) -> bool:
    """Return True if this very Python is the one of the folder ``venv``."""
    return Path(sys.prefix).resolve() == venv.resolve() != Path(sys.base_prefix).resolve()


def base_python() -> str:
    """Return the system's Python, that this one was made from; itself if it was not."""
    return getattr(sys, "_base_executable", "") or sys.executable
