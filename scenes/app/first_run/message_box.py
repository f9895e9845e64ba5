"""Telling the player something before there is a window of ours, or when there is none any more.

Sentences go to the terminal. A start by double click has none, so there they also go to a small
window of the system's own kind. Standard library only.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    import tkinter

    from scenes.ui.words import Words

TITLE = "Camelot — Four Tables"
DIALOG_PROGRAMS = (
    ("zenity", "--error", "--no-markup", f"--title={TITLE}", "--text"),
    ("kdialog", "--title", TITLE, "--error"),
    ("xmessage",),
)
"""What a Linux desktop may have when Python came without tkinter; the sentence is added."""


def words_for(language: str | None) -> Words:
    """Return the catalogues of ``language``, or of the system's where it is None."""
    from scenes.ui.words import Words, system_language

    return Words(language or system_language())


def has_terminal() -> bool:
    """Return True if somebody may be reading what is printed, and can go on reading it."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not any(stream is not None and not stream.closed and stream.isatty() for stream in streams):
        return False
    return not only_pythons(console_programs())


def console_programs() -> list[str]:
    """Return the names of the programs that share our console; none but on Windows."""
    if sys.platform != "win32":
        return []
    import ctypes

    kernel = ctypes.windll.kernel32
    room = 64
    numbers = (ctypes.c_uint32 * room)()
    names = []
    for number in numbers[: min(room, kernel.GetConsoleProcessList(numbers, room))]:
        handle = kernel.OpenProcess(0x1000, False, number)  # PROCESS_QUERY_LIMITED_INFORMATION
        text = ctypes.create_unicode_buffer(1024)
        length = ctypes.c_uint32(len(text))
        if handle and kernel.QueryFullProcessImageNameW(handle, 0, text, ctypes.byref(length)):
            names.append(text.value)
        else:
            names.append("?")
        if handle:
            kernel.CloseHandle(handle)
    return names


def only_pythons(programs: list[str]) -> bool:
    """Return True if a console that these ``programs`` share is ours alone.

    A double click on Windows opens one for Python and its launcher, and closes it with them: what
    is printed there is gone before anybody can read it. With a shell in it, somebody reads.
    """
    names = [program.replace("\\", "/").rpartition("/")[2].lower() for program in programs]
    return bool(names) and all(name.startswith("py") for name in names)


def has_screen() -> bool:
    """Return True if a window could be opened."""
    if os.name == "nt" or sys.platform == "darwin":
        return "CI" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def alarm(sentence: str) -> None:
    """Tell why it does not go on; without a terminal, wait until the player has read it."""
    _print(sentence, sys.stderr)
    if not has_terminal() and has_screen():
        _box(sentence)


def tell(text: str) -> None:
    """Print what was asked for; a program that has no output at all shows it in a box."""
    _print(text, sys.stdout)
    if sys.stdout is None and sys.stderr is None and has_screen():
        _box(text, "showinfo")


def _print(sentence: str, stream: TextIO | None) -> None:
    # A program without a console (pythonw) has no stream; a closed pipe is no reason to stop.
    if stream is None:
        return
    try:
        try:
            print(sentence, file=stream, flush=True)
        except UnicodeEncodeError:
            plain = sentence.encode(stream.encoding or "ascii", "backslashreplace")
            print(plain.decode(stream.encoding or "ascii"), file=stream, flush=True)
    except BrokenPipeError:
        # Who read us has gone (``--help | head -1``); Python's last flush must find some other end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        pass


def _box(sentence: str, kind: str = "showerror") -> None:
    try:
        import tkinter
        from tkinter import messagebox

        root = tkinter.Tk(className=TITLE)
        root.withdraw()
        getattr(messagebox, kind)(TITLE, sentence, parent=root)
        root.destroy()
    except Exception:  # no tkinter, or no display for it: TclError is not importable then
        _dialog_program(sentence)


def _dialog_program(sentence: str) -> None:
    import shutil
    import subprocess

    for program, *words in DIALOG_PROGRAMS:
        if shutil.which(program):
            subprocess.run([program, *words, sentence], check=False)
            return


class Progress:
    """Says, step by step, what the set-up does. A context: leaving it closes its window."""

    def __init__(self) -> None:
        self._root: tkinter.Tk | None = None
        self._label: tkinter.Label | None = None

    def __enter__(self) -> Progress:
        if not has_terminal() and has_screen():
            self._open()
        return self

    def __exit__(self, *_: object) -> None:
        if self._root is not None:
            self._root.destroy()
            self._root = None

    def say(self, sentence: str) -> None:
        """Show ``sentence`` as what happens now."""
        _print(sentence, sys.stderr)
        if self._root is not None and self._label is not None:
            self._label.configure(text=sentence)
        self.breathe()

    def breathe(self) -> None:
        """Let the window, if there is one, redraw itself; call it a few times a second."""
        if self._root is None:
            return
        try:
            self._root.update()
        except Exception:  # the player closed it; the set-up goes on and says so when it's done
            self._root = None

    def _open(self) -> None:
        try:
            import tkinter

            self._root = tkinter.Tk(className=TITLE)
            self._root.title(TITLE)
            self._root.configure(background="#12162a")
            self._label = tkinter.Label(
                self._root, background="#12162a", foreground="#f2d675", width=60, height=5,
                wraplength=420, font=("", 12),
            )
            self._label.pack(padx=24, pady=16)
            self._root.eval("tk::PlaceWindow . center")
        except Exception:  # no tkinter: the terminal's lines are all there is
            self._root = None
