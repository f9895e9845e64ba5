"""Records worth a picture: matches really played into the journal, and the screens over them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from scenes.games import TABLES

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from scenes.screens.records.scene import RecordsScene


def play(app: MatchApp) -> None:
    """Play the sample of the first table that has one; where none has, one match at random."""
    for table in TABLES.values():
        if table.sample_records is not None:
            table.sample_records.get()(app)
            return
    _play_at_random(app, next(iter(TABLES)))


def _play_at_random(app: MatchApp, key: str) -> None:
    from game import GAMES
    from game.match import Match
    from scenes.match.seats import first_chairs

    game, rng = GAMES[key], random.Random(1)
    match = Match.start(game, first_chairs(game.usual_seats), 1, journal=app.journal)
    while seats := match.state.to_act():
        match.play(seats[0], rng.choice(match.state.legal_moves(seats[0])))
    match.leave()


def open_records(app: MatchApp, page: str) -> RecordsScene:
    """Open the records, with the sample in them, at a page."""
    from scenes.screens.records.scene import RecordsScene

    play(app)
    records = RecordsScene(app)
    app.show(records)
    records.open_page(page)
    return records


def open_check(app: MatchApp) -> None:
    """Open the check of a shuffle over the records."""
    records = open_records(app, "ended")
    records.verify(records.finished[0])


def open_replay(app: MatchApp) -> None:
    """Open the replay of the match that ended last, somewhere in its middle."""
    from game.match import Match
    from scenes.screens.replay import ReplayScene

    play(app)
    match = Match.resume(app.journal, app.journal.finished()[0].number)
    replay = ReplayScene(app, match)
    app.show(replay)
    replay.go(match.position // 2)
