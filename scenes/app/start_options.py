"""What a start was asked for on the command line. Standard library only."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class StartOptions:
    """What the command line asked for. None means: as the settings, or the system, say."""

    language: str | None = None
    """One of the catalogues' languages."""
    size: tuple[int, int] | None = None
    """Window width and height in px."""
    data_dir: Path | None = None
    """Where matches and settings are kept; always set once the start opens a window. A picture is
    made with the settings kept there."""
    speak: bool = False
    """Print each event and focus change as a line, for screen readers."""
    demo: str | None = None
    """A game that shall play itself."""
    screenshot: str | None = None
    """A scene to draw into ``out`` instead of opening a window."""
    out: Path | None = None
    deal: int | None = None
    """The deal to start with."""
    install_shortcut: bool = False
    remove_shortcut: bool = False
