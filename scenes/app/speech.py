"""What a screen reader would say: one line an event or focus change, spoken where a program can.

With ``--speak`` every line is printed; if a speech program is installed it is said aloud, too, and
a newer line cuts an older one short. Off, it costs nothing.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import sys
from collections import deque
from typing import TextIO

_PROGRAMS = (("spd-say", "-C"), ("espeak-ng",), ("espeak",), ("say",))
"""Speech programs of Linux and macOS, the one that speaks most languages first."""

_DOUBLE_STOP = re.compile(r"([.!?…。！？])\s*\.(?=\s|$)")
"""A sentence that was joined to another with one stop too many."""
_VOICES = {"en": "en", "ko": "ko", "zh_TW": "zh", "eu": "eu"}


class Speech:
    """Says lines; remembers the last fifty for tests and for "say that again"."""

    def __init__(self, on: bool, language: str = "en", out: TextIO | None = None) -> None:
        self.on = on
        self.language = language
        self.lines: deque[str] = deque(maxlen=50)
        self._out = out
        self._talking: subprocess.Popen[bytes] | None = None
        self._program = self._find() if on else None

    @staticmethod
    def _find() -> str | None:
        for program, *_ in _PROGRAMS:
            if shutil.which(program):
                return program
        return None

    def say(self, line: str) -> None:
        """Say a line now. Never raises: a lost speech program or closed output means silence."""
        line = _DOUBLE_STOP.sub(r"\1", " ".join(line.split()))
        if not line:
            return
        self.lines.append(line)
        if not self.on:
            return
        with contextlib.suppress(OSError, ValueError, UnicodeEncodeError):
            print(line, file=self._out or sys.stdout, flush=True)
        self._speak(line)

    def _speak(self, line: str) -> None:
        if self._program is None:
            return
        if self._talking is not None and self._talking.poll() is None:
            self._talking.terminate()
        command = [self._program]
        if self._program != "say":
            command += ["-l" if self._program == "spd-say" else "-v", _VOICES[self.language]]
        try:
            self._talking = subprocess.Popen(
                [*command, "--", line] if self._program != "say" else [*command, line],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )
        except OSError:
            self._program = None

    def stop(self) -> None:
        """Fall silent."""
        if self._talking is not None and self._talking.poll() is None:
            self._talking.terminate()
        self._talking = None
