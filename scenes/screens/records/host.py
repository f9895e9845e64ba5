"""What the pages of the records ask of the board that they are on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from scenes.ui.controls import Controls, Widget

if TYPE_CHECKING:
    from game.entries import Entry
    from scenes.match.app import MatchApp
    from scenes.screens.records.import_export import Found
    from scenes.ui.tabs import Page
    from sprites.engine.canvas import Canvas


class RecordsHost(Protocol):
    """The board: what is kept, what can be done with it, and what pages are drawn with."""

    app: MatchApp
    controls: Controls
    page: Page
    counted: list[Entry]
    finished: list[Entry]
    unfinished: list[Entry]
    files: list[Found]

    @property
    def title(self) -> str:
        """The board's name and the open page's."""

    def lay_out(self) -> None:
        """Place everything anew."""

    def show_match(self, number: int) -> None:
        """Turn to the list that a kept match is in, and choose it."""

    def replay(self, entry: Entry) -> None:
        """Walk through a finished match."""

    def go_on(self, entry: Entry) -> None:
        """Continue a match that waits."""

    def play_again(self, entry: Entry) -> None:
        """Begin a match like this one."""

    def export(self, entry: Entry) -> None:
        """Write a match into a file."""

    def verify(self, entry: Entry) -> None:
        """Check the promise of a match."""

    def ask_to_delete(self, entry: Entry) -> None:
        """Ask before a match is gone for good."""

    def play_button(self, game: str) -> list[Widget]:
        """Return the button of an empty page."""

    def draw_empty(self, canvas: Canvas, game: str, heading: str, note: str) -> None:
        """Draw a page on which nothing is listed yet."""

    def draw_panel(
        self, canvas: Canvas, left: float, top: float, width: float, height: float,
    ) -> None:
        """Draw a dark panel on the board."""

    def draw_heading(
        self, canvas: Canvas, text: str, left: float, middle: float, width: float,
    ) -> None:
        """Draw a gold heading."""


