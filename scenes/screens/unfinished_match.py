"""The match that waits to be continued: which table, how far it has come, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import Match
from game.notices import Trouble
from scenes.games import TABLES
from scenes.match.seats import chair_name

if TYPE_CHECKING:
    from scenes.match.app import MatchApp
    from scenes.ui.words import Words


def waiting_match(app: MatchApp) -> Match | None:
    """Return the match played last that is not over, its moves made anew; None if none waits.

    One that can't be replayed is set aside; the player is told, and the next one is taken. One
    whose table is not open here goes on waiting.
    """
    journal = app.journal
    for entry in journal.unfinished():
        if entry.game not in TABLES:
            continue
        try:
            return Match.resume(journal, entry.number)
        except Trouble:
            # `resume` left a notice of it in the journal.
            continue
        finally:
            for notice in journal.take_notices():
                app.report(notice)
    return None


def progress(words: Words, match: Match) -> str:
    """Return where a match stands, in one line."""
    return words(
        "title.continue", game=words(f"{match.game.key}.game"),
        progress=_how_far(words, match), turn=whose_turn(words, match),
    )


def _how_far(words: Words, match: Match) -> str:
    key = TABLES[match.game.key].progress
    if not key:
        return words.count("title.progress.moves", match.position)
    seat = match.my_seat or 0
    seen = match.state.observation(seat)
    values = {name: value for name, value in seen.items() if isinstance(value, int | str)}
    return words(key, **values)


def whose_turn(words: Words, match: Match) -> str:
    """Return whose turn it is, as a sentence."""
    due = match.state.to_act()
    mine = match.my_seat
    if mine in due or not due:
        return words("title.turn.you")
    return words("title.turn.other", name=chair_name(words, match.chairs[due[0]]))
