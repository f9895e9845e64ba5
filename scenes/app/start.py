"""The start: the data folder is found, the program opened, and what goes wrong is told.

No pygame at import: the arguments and the first-run set-up come before it is there.
"""

from __future__ import annotations

import os
import sys
import threading
import traceback
from dataclasses import replace
from functools import partial
from pathlib import Path

from scenes.app.crash_log import write_log
from scenes.app.first_run import message_box, prepare
from scenes.app.start_options import StartOptions


def default_data_dir() -> Path:
    """Return the folder that the system keeps for this program's data."""
    import pygame

    try:
        return Path(pygame.system.get_pref_path("Camelot", "FourTables"))
    except (pygame.error, OSError):
        # Without HOME, or with one that cannot be written: the folder that SDL would have named.
        # Whoever writes there first says so to the player.
        return Path.home() / ".local" / "share" / "Camelot" / "FourTables"


def run(options: StartOptions) -> int:
    """Open the program as ``options`` ask and return the exit code.

    Nothing that goes wrong inside reaches the player as a traceback: it is written to the log in
    the data folder, and a sentence names that file.
    """
    if options.screenshot is not None:
        # A picture needs neither screen nor loudspeaker.
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    folder = options.data_dir
    try:
        folder = folder or default_data_dir()
        threading.excepthook = partial(_log_thread, folder)
        return _open(options if options.screenshot else replace(options, data_dir=folder))
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if isinstance(error, ImportError) and _root(error) in prepare.PACKAGES:
            mended = prepare.mend(sys.argv[1:])
            if mended is not None:
                return mended
        folder = folder or Path.cwd()
        _tell_crash(options.language, write_log(folder, error), error)
        return 1


def _root(error: ImportError) -> str:
    return (error.name or "").split(".")[0]


def _open(options: StartOptions) -> int:
    if options.install_shortcut or options.remove_shortcut:
        from scenes.app import shortcut

        change = shortcut.install if options.install_shortcut else shortcut.remove
        return change(options.language)
    from scenes.app import window

    return window.run(options)


def _log_thread(folder: Path, failed: threading.ExceptHookArgs) -> None:
    if failed.exc_value is not None:
        write_log(folder, failed.exc_value)


def _tell_crash(language: str | None, log: Path | None, error: BaseException) -> None:
    words = message_box.words_for(language)
    if log is None:
        # Without a file the traceback is all there is to help with.
        traceback.print_exception(error, file=sys.stderr)
        message_box.alarm(words("main.crash_unlogged"))
    else:
        message_box.alarm(words("main.crash", file=str(log)))
