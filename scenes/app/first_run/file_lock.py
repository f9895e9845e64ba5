"""A lock on a file, between copies of the program. The system lets go of it when its process dies.

Standard library only.
"""

from __future__ import annotations

import contextlib
import errno
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

POLL = 0.02  # seconds


def try_lock(file: IO[bytes]) -> bool:
    """Return False while another process holds the lock of an open ``file``."""
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


@contextlib.contextmanager
def held(path: Path, patience: float) -> Iterator[None]:
    """Hold the lock of the file at ``path``, made if need be; go on without it after ``patience``
    seconds. Raises OSError where the file can't be made."""
    with path.open("a+b") as file:
        end = time.monotonic() + patience
        while not try_lock(file) and time.monotonic() < end:
            time.sleep(POLL)
        yield
