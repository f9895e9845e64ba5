"""The log in the data folder: what went wrong, with which version on which system.

Standard library only, so that even a start that finds no pygame can be told of.
"""

from __future__ import annotations

import platform
import traceback
from datetime import datetime
from pathlib import Path

VERSION = "0.1.0"
LOG_NAME = "camelot.log"
MAX_LOG_BYTES = 512 * 1024
"""A longer log is begun anew; the last crash is the one that matters."""


def write_log(folder: Path, error: BaseException) -> Path | None:
    """Append ``error`` with its traceback to the log in ``folder``; None if it can't be written."""
    path = folder / LOG_NAME
    text = "".join(traceback.format_exception(error))
    head = f"{datetime.now():%Y-%m-%d %H:%M:%S} · {VERSION} · Python {platform.python_version()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        fresh = not path.exists() or path.stat().st_size > MAX_LOG_BYTES
        with path.open("w" if fresh else "a", encoding="utf-8") as log:
            log.write(f"{head} · {platform.platform()}\n{text}\n")
    except OSError:
        return None
    return path
