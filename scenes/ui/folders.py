"""Folders where people put files, as the system names them. Standard library only."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

DOWNLOADS, DOCUMENTS, DESKTOP = "DOWNLOAD", "DOCUMENTS", "DESKTOP"
_PLAIN = {DOWNLOADS: "Downloads", DOCUMENTS: "Documents", DESKTOP: "Desktop"}
"""Names below the home folder, where the system has none of its own."""
_LONGEST = 64 * 1024
"""Bytes of the desktop's list of folders; a longer one is none."""
_LINE = re.compile(r'^XDG_([A-Z]+)_DIR="([^"]+)"', re.MULTILINE)


def home(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the player's home folder; the working folder where the system knows none."""
    try:
        return Path(environ["HOME"]) if environ.get("HOME") else Path.home()
    except RuntimeError:
        return Path.cwd()


def people_folders(environ: Mapping[str, str] = os.environ) -> dict[str, Path]:
    """Return the existing ones of Downloads, Documents and Desktop.

    Linux desktops translate their names and list them in ``user-dirs.dirs``.
    """
    base = home(environ)
    named = _listed(Path(environ.get("XDG_CONFIG_HOME") or base / ".config") / "user-dirs.dirs")
    found = {}
    for kind, plain in _PLAIN.items():
        text = named.get(kind, "").replace("$HOME", str(base))
        folder = Path(text) if text else base / plain
        try:
            # A desktop without such a folder names the home itself: that is no place for files.
            if folder.is_dir() and folder != base:
                found[kind] = folder
        except OSError:
            continue
    return found


def _listed(path: Path) -> dict[str, str]:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return dict(_LINE.findall(file.read(_LONGEST)))
    except OSError:
        return {}
