"""The table of Nothing in a state worth a picture, for ``--screenshot``."""

from __future__ import annotations

from collections.abc import Mapping

from game import GAMES
from game.match import Match
from game.transcript import Chair
from scenes.match.app import MatchApp
from scenes.match.seats import first_chairs
from scenes.match.table_entry import Pose


def begun(app: MatchApp, deal: int | None) -> None:
    """A match in which the first card has been chosen."""
    chairs: list[Chair] = first_chairs(2)
    match = Match.start(GAMES["nothing"], chairs, 7 if deal is None else deal)
    match.play(0, match.state.legal_moves(0)[0])
    app.routes.to_title()
    app.routes.to_table(match)


POSES: Mapping[str, Pose] = {"nothing": begun}
