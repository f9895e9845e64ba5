"""The ways from one screen to another: named here, filled in by the program.

So no screen imports another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from scenes.ui.app import Screen

if TYPE_CHECKING:
    from game.match import Match


class Routes(Protocol):
    """Each opens a screen above what is there, unless it says otherwise."""

    def to_title(self) -> None:
        """Go back to the title screen, leaving everything that lies on it."""

    def above_title(self, scene: Screen) -> None:
        """Put ``scene`` right above the title, in place of all that lies there."""

    def to_table(self, match: Match) -> None:
        """Open the table on which ``match`` is played, right above the title."""

    def table_scene(self, match: Match) -> Any:
        """Return the scene that plays ``match``; raises KeyError for a game without a table."""

    def to_demonstration(self, game: str, deal: int | None = None) -> None:
        """Open a table of ``game`` that plays itself; raises KeyError for an unknown game."""

    def to_set_up(self, game: str) -> None:
        """Choose seats and options for a match of ``game``."""

    def to_tutorial(self, game: str) -> None:
        """Begin the guided first game, right above the title; KeyError if ``game`` has none."""

    def to_settings(self) -> None:
        """Open the settings."""

    def to_records(self) -> None:
        """Open statistics and finished matches."""

    def to_book(self, game: str = "", page: str = "") -> None:
        """Open the rules book, at a game's page if one is named."""

    def to_credits(self) -> None:
        """Show who and what this is made of."""

    def to_replay(self, match: Match) -> None:
        """Walk through a finished match."""

    def take_in(self, path: str) -> None:
        """Take a match in from a file, tell, and let open records show it."""

    def to_export(self, match: Match) -> None:
        """Write a match into a file that can be given to somebody, and tell where it is."""
