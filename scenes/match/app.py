"""What the program offers the screens that play, keep or show matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.notices import Notice
from scenes.match.routes import Routes
from scenes.ui.app import App

if TYPE_CHECKING:
    from game.journal import Journal
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

    def shield_of(self, game: str) -> str:
        """Return which great shield a game's table has; "" for a game without a table."""

    def report(self, notice: Notice) -> None:
        """Show and say what the rules' room has to tell, such as why a file can't be read."""

    def pass_on_notices(self) -> None:
        """Tell what the journal has to say since the last time, such as that the disk is full."""
