"""Moments of the patience worth a picture, played as the deal's solution goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

from game.contract import Move
from game.match import Match
from game.patience.agents.solver import solve
from game.patience.rules.moves import is_removal
from game.patience.rules.state import PatienceState
from scenes.games.patience import deals
from scenes.match import match_menu
from scenes.match.match_screen import MatchScreen

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from scenes.match.table_entry import Pose

DEAL: Final = 4715
"""A winnable deal, grade 14."""


def _solution(match: Match) -> Sequence[Move]:
    return solve(cast(PatienceState, match.state)).line


def filled(match: Match, fills: int, removals: int = 0) -> None:
    """Play a deal as its solution goes until the grid is full for the ``fills``-th time, and go on
    for so many ``removals``."""
    for move in _solution(match):
        before = match.state.observation(0)["removing"]
        if before and fills <= 0:
            if removals <= 0 or not is_removal(move):
                return
            removals -= 1
        match.play(0, move)
        if not before and match.state.observation(0)["removing"]:
            fills -= 1


def won(match: Match) -> None:
    """Play a deal to its end, as its solution goes."""
    for move in _solution(match):
        match.play(0, move)


def _opened(app: MatchApp, deal: int | None, played: Callable[[Match], None]) -> MatchScreen:
    match = deals.begin(app, DEAL if deal is None else deal)
    played(match)
    app.routes.to_title()
    app.routes.to_table(match)
    screen = app.top
    assert isinstance(screen, MatchScreen)
    return screen


def start(app: MatchApp, deal: int | None) -> MatchScreen:
    """Open a deal at its beginning."""
    return _opened(app, deal, lambda match: None)


def full(app: MatchApp, deal: int | None) -> MatchScreen:
    """Open it with the grid full."""
    return _opened(app, deal, lambda match: filled(match, 1))


def removing(app: MatchApp, deal: int | None) -> MatchScreen:
    """Open it after three removals."""
    return _opened(app, deal, lambda match: filled(match, 1, 3))


def ended(app: MatchApp, deal: int | None) -> MatchScreen:
    """Open it won."""
    return _opened(app, deal, won)


POSES: dict[str, Pose] = {
    "patience": removing,
    "patience-start": start,
    "patience-full": full,
    "patience-won": ended,
    "patience-ending": lambda app, deal: ended(app, deal).show_result(),
    "patience-menu": lambda app, deal: removing(app, deal).open_menu(),
    "patience-log": lambda app, deal: removing(app, deal).open_log(),
    "leave": lambda app, deal: match_menu.ask_to_leave(app, removing(app, deal).match),
}
"""By the names of ``--screenshot``."""
