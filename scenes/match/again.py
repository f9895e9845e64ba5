"""After a match: the same ways on at every table, under the same words."""

from __future__ import annotations

from collections.abc import Mapping

from game import fairness
from game.contract import OptionValue
from game.match import Match
from scenes.match.app import MatchApp
from scenes.match.game_table import MenuEntry
from scenes.match.match_menu import save_file


def ways_on(app: MatchApp, match: Match) -> list[MenuEntry]:
    """Return what may follow any match: other cards at once, the same ones, another match with
    other people or options, a look back, a file of it."""
    return [
        MenuEntry("new_deal", "deal", lambda: play(app, match)),
        MenuEntry("again", "restart", lambda: play(app, match, seed=match.seed)),
        MenuEntry("new_match", "people", lambda: app.routes.to_set_up(match.game.key)),
        MenuEntry("replay", "play", lambda: app.routes.to_replay(match)),
        MenuEntry("share", "share", lambda: save_file(app, match)),
    ]


def play(
    app: MatchApp, match: Match, *, seed: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> None:
    """Begin another match with the company of ``match``: newly shuffled, or on the deal ``seed``;
    with its options, or with others."""
    following = Match.start(
        match.game, match.chairs, fairness.new_seed() if seed is None else seed,
        match.options if options is None else options, journal=app.journal, group=match.group,
    )
    app.routes.to_table(following)
