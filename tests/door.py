"""Starting main.py as a person with nothing set, no network and no screen would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import main

ROOT = Path(main.__file__).resolve().parent


def bare_environment(**more: str) -> dict[str, str]:
    """The environment of a person with nothing set, no network, and no screen."""
    kept = ("PATH", "SYSTEMROOT", "TEMP", "LD_LIBRARY_PATH")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    environment |= {
        "LANGUAGE": "en", "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1",
        "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PIP_NO_INDEX": "1",
        "PIP_CONFIG_FILE": os.devnull,
    }  # fmt: skip
    return environment | more


def door(*words: str, root: Path = ROOT, python: str = sys.executable, **more: str):
    command = [python, str(root / "main.py"), *words]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=bare_environment(**more), timeout=120
    )
