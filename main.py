"""Camelot - Four Tables: environment hints, arguments, first-run set-up, start.

Run it with ``python3 main.py`` or by a double click. This one file is written in words that every
Python since 2.7 can read (no annotations, no f-strings), so that an old Python can say what it
needs instead of showing a syntax error.
"""

import os
import sys

OLDEST_PYTHON = (3, 11)

# What SDL and pygame must know before pygame is imported. Anything the player has set stays.
HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",  # real pixels, so that text stays sharp
    "SDL_APP_NAME": "Camelot - Four Tables",  # the name in a system's volume mixer
    "SDL_VIDEO_X11_WMCLASS": "camelot-four-tables",  # ties the window to its desktop entry
    "SDL_VIDEO_WAYLAND_WMCLASS": "camelot-four-tables",
    # Drawn in memory and shown from there: by way of OpenGL, a frame takes ten times as long where
    # that is software, and the window opens later.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",  # a table game need not switch effects off
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",  # full screen stays there while one looks aside
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    # glibc: large pictures go back to the system when they are dropped, instead of lying scattered.
    # Read when a process starts, so it serves the Python of .venv, to which this one hands over.
    "MALLOC_MMAP_THRESHOLD_": "262144",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # the click that brings the window to the front counts
}


def give_hints():
    # type: () -> None
    """Put the hints into the environment, where SDL finds them."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)


def too_old(version):
    # type: (tuple[int, ...]) -> str | None
    """Return the sentence for a Python ``version`` (a tuple) that is too old, or None."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return None
    return (
        "Camelot - Four Tables needs Python %d.%d or newer, and this is Python %d.%d. "
        "Install a newer Python (it may stay beside this one) and start main.py with it."
        % (OLDEST_PYTHON + tuple(version[:2]))
    )


def refuse(sentence):
    # type: (str) -> None
    """Say ``sentence`` where whoever started an old Python may see it, and never fail at that."""
    try:
        sys.stderr.write(sentence + "\n")
        seen = sys.stderr.isatty() and os.name != "nt"
    except Exception:  # pythonw has no such stream
        seen = False
    if seen or not (os.name == "nt" or sys.platform == "darwin" or os.environ.get("DISPLAY")):
        return
    # A double click: what is printed is gone with its console, or goes nowhere.
    try:
        import tkinter
        from tkinter import messagebox

        root = tkinter.Tk()
        root.withdraw()
        messagebox.showerror("Camelot - Four Tables", sentence)
        root.destroy()
    except Exception:  # no tkinter, or no display for it
        pass


def main(words=None):
    # type: (list[str] | None) -> int
    """Start the program with command-line ``words`` and return its exit code.

    0: all went well; 1: the set-up or the game failed, and a sentence said why; 2: the words
    cannot be meant.
    """
    words = sys.argv[1:] if words is None else list(words)
    refusal = too_old(tuple(sys.version_info[:2]))
    if refusal:
        refuse(refusal)
        return 2
    give_hints()
    from scenes.app import arguments, start
    from scenes.app.first_run import message_box, prepare

    try:
        asked = arguments.read(words)
    except arguments.Mistake as mistake:
        message_box.alarm(str(mistake))
        return 2
    if isinstance(asked, str):
        message_box.tell(asked)
        return 0
    try:
        python = prepare.prepare(asked.language)
        if python is not None:
            return prepare.hand_over(python, [os.path.abspath(__file__)] + words)
    except prepare.SetUpFailed:
        return 1
    return start.run(asked)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        import multiprocessing

        # A built program's worker processes come in through this same door.
        multiprocessing.freeze_support()
    sys.exit(main())
