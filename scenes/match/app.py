"""What the program offers the screens that play, keep or show matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.notices import Notice
from scenes.match.routes import Routes
from scenes.ui.app import App

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.journal import Journal
    from scenes.match.table_entry import TableEntry
    from scenes.match.thinking import Thinking


class MatchApp(App, Protocol):
    """What all screens share, with the kept matches, the agents and the ways to other screens."""

    @property
    def journal(self) -> Journal:
        """The kept matches, opened when first asked for."""

    @property
    def thinking(self) -> Thinking:
        """The process that thinks for agents and hints, made when first asked for."""

    @property
    def routes(self) -> Routes:
        """The ways to the other screens."""

    @property
    def tables(self) -> Mapping[str, TableEntry]:
        """Every table by its game's key, in the order of the title screen."""

    def report(self, notice: Notice) -> None:
        """Show and say what the rules' room has to tell, such as why a file can't be read."""

    def pass_on_notices(self) -> None:
        """Tell what the journal has to say since the last time, such as that the disk is full."""
