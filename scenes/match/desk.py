"""What a game's table is given to be made of: the match, what is seen of it, the table on screen.

A table takes from its desk what each of its parts uses, and hands only that on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from game.contract import Move, Seat
from game.match import Match
from scenes.match.agent_turns import AgentTurns
from scenes.match.app import MatchApp
from scenes.match.game_table import GameTable
from scenes.match.match_view import MatchView
from scenes.match.rewind import Rewind
from scenes.match.staging import Staging
from scenes.match.table_view import TableView
from scenes.ui.scene import Scene
from sprites.engine.zones import Zone


class Acts(Protocol):
    """What parts of a table may ask of the match screen."""

    @property
    def on_top(self) -> bool:
        """Whether the table gets the input: nothing lies over it."""

    @property
    def is_open(self) -> bool:
        """Whether the table is on the stack at all."""

    def play(self, move: Move, *, by: str | None = None) -> None:
        """Make the viewer's move, show it, and see who is next."""

    def play_for(self, seat: Seat, move: Move, by: str | None = None) -> None:
        """Make the move of a person who need not be the viewer."""

    def play_for_house(self, move: Move) -> None:
        """Make a move of the viewer's that the table was told to make by itself."""

    def refresh(self) -> None:
        """Take note anew of what may be done."""

    def hint(self) -> None:
        """Ask for a hint, where the table gives any."""

    def open_log(self) -> None:
        """Open the log beside the table."""

    def open_menu(self) -> None:
        """Open the menu of this table."""

    def show_result(self) -> None:
        """Show how the match ended, if it has."""

    def show_result_sheet(self) -> None:
        """Show the sheet that tells how the match ended, with the ways on."""

    def hand_over(self, seat: Seat) -> None:
        """Hand the screen over to the person at ``seat``."""

    def replace_with(self, scene: Scene) -> None:
        """Put another scene in the table's place."""


@dataclass(frozen=True, slots=True)
class Desk:
    """All that a table may be made of."""

    app: MatchApp
    match: Match
    match_view: MatchView
    table_view: TableView
    staging: Staging
    rewind: Rewind
    turns: AgentTurns
    acts: Acts


@dataclass(frozen=True, slots=True)
class TableKind:
    """How the table of a game is made for a match."""

    place: str
    """The backdrop's key in :mod:`sprites.places.halls`."""
    zones: Callable[[Match], Mapping[str, Zone]]
    make: Callable[[Desk], GameTable]
    turns: Callable[[MatchApp, MatchView], AgentTurns] = (
        lambda app, view: AgentTurns(app, view.match)
    )
    """Who sees to the agents' moves."""
