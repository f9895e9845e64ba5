"""Where made sounds are kept as WAV files, so that each is made once.

A file is named by its sound and the checksum of what is in it (``card.0-1f2e3d4c.wav``): a file
that was cut short or changed is not believed, and is made again. Several programs may fill one
folder at once. Needs numpy only where something is made.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

VERSION = 1
"""Raised whenever a sound is made differently."""
TAKES = {
    "card": 4, "flip": 3, "place": 3, "lift": 3, "disk": 3, "seal": 1, "shuffle": 1, "wrong": 1,
    "turn": 1, "win": 1, "lose": 1, "click": 1,
}  # fmt: skip
"""The effects, and in how many takes each is made."""
TUNE = "tune"
HEARTH = "hearth"
MAX_BYTES = 32 * 2**20
"""A larger file is none of ours."""


def names() -> list[str]:
    """Return the name of every recording, those wanted soonest first."""
    effects = [f"{name}.{take}" for name, takes in TAKES.items() for take in range(takes)]
    return [*effects, HEARTH, TUNE]


def make(name: str) -> bytes:
    """Make one recording of :func:`names` and return it as a WAV file."""
    from sprites.sound import effects, hearth, tune, waves

    if name == TUNE:
        return waves.wav(tune.make())
    if name == HEARTH:
        return waves.wav(hearth.make())
    effect, _, take = name.partition(".")
    return waves.wav(effects.make(effect, int(take)))


def shelf(folder: Path) -> Path:
    """Return where in the cache ``folder`` this version's recordings stand."""
    return folder / f"v{VERSION}"


def load(folder: Path, name: str) -> bytes | None:
    """Return a kept recording, or None if there is no sound copy of it."""
    for path in shelf(folder).glob(f"{name}-*.wav"):
        try:
            if path.stat().st_size > MAX_BYTES:
                continue
            content = path.read_bytes()
        except OSError:
            continue
        if path.name == _file_name(name, content):
            return content
    return None


def keep(folder: Path, name: str, content: bytes) -> None:
    """Keep a recording, so that it is there whole or not at all. Raises OSError."""
    place = shelf(folder)
    place.mkdir(parents=True, exist_ok=True)
    for damaged in place.glob(f"{name}-*.wav"):
        damaged.unlink(missing_ok=True)
    handle, fresh = tempfile.mkstemp(dir=place, suffix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(fresh, place / _file_name(name, content))
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(fresh)
        raise


def fill(folder: Path) -> None:
    """Make and keep every recording that is missing; older versions' are thrown away.

    Run in a process of its own, which may be ended at any moment. Where nothing can be written it
    gives up without a word: what is not there then is still missing, and that shows.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)  # the game comes first (Windows knows no nice)
    for old in _older(folder):
        shutil.rmtree(old, ignore_errors=True)
    with contextlib.suppress(OSError, KeyboardInterrupt):
        for name in names():
            if load(folder, name) is None:
                keep(folder, name, make(name))


def _older(folder: Path) -> Iterator[Path]:
    for place in folder.glob("v*"):
        match = re.fullmatch(r"v(\d+)", place.name)
        if match and int(match[1]) < VERSION:
            yield place


def _file_name(name: str, content: bytes) -> str:
    return f"{name}-{zlib.crc32(content):08x}.wav"
