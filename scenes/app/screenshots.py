"""Which scene a start opens, and posed scenes for ``--screenshot``.

A pose is a scene in a state worth a picture, made by real moves through the real match: for
looking, for the documentation and for tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scenes.app.start import StartOptions
from scenes.match import match_menu

if TYPE_CHECKING:
    from game.match import Match
    from scenes.app.program import Program

SETTLE_FRAMES = 3
"""Frames drawn before a picture is taken; motions are landed first."""
POSED_DEAL = 4715
"""A winnable deal, grade 14."""


def open_first(app: Program, start: StartOptions) -> None:
    """Open what a start asks for: the title, and on it a deal or a demonstration."""
    app.routes.to_title()
    if start.demo is not None:
        app.routes.to_demonstration(start.demo, start.deal)
    elif start.deal is not None:
        from scenes.games.patience import deals as patience_deals

        app.routes.to_table(patience_deals.begin(app, start.deal))


def pose(app: Program, name: str, start: StartOptions) -> None:
    """Put the scene called ``name`` on the stack, in its pose. Raises KeyError for no pose."""
    POSES[name](app, start)
    for scene in app.stack:
        scene.finish()
        timeline = getattr(scene, "timeline", None)
        if timeline is not None:
            timeline.finish()


def _patience(fills: int, *, remove: int = 0, finished: bool = False) -> Callable[..., None]:
    def make(app: Program, start: StartOptions) -> None:
        from scenes.games.patience import deals as patience_deals

        number = POSED_DEAL if start.deal is None else start.deal
        match = patience_deals.begin(app, number)
        play_patience(match, fills, remove, finished)
        app.routes.to_title()
        app.routes.to_table(match)

    return make


def _fresh(app: Program, start: StartOptions) -> None:
    from scenes.games.patience import deals as patience_deals

    app.routes.to_title()
    number = POSED_DEAL if start.deal is None else start.deal
    app.routes.to_table(patience_deals.begin(app, number))


def play_patience(match: Match, fills: int, remove: int = 0, finished: bool = False) -> None:
    """Play a deal as its solution goes: the grid full ``fills`` times, then ``remove`` more
    removals; or to its end."""
    from game.patience.agents.solver import solve
    from game.patience.rules.moves import is_removal

    removed = 0
    for move in solve(match.state).line:
        full = match.state.observation(0)["removing"]
        if not finished and full and fills <= 0:
            if removed >= remove or not is_removal(move):
                return
            removed += 1
        before = match.state.observation(0)["removing"]
        match.play(0, move)
        if not before and match.state.observation(0)["removing"]:
            fills -= 1


def _over(name: str, base: str) -> Callable[..., None]:
    def make(app: Program, start: StartOptions) -> None:
        POSES[base](app, start)
        top = app.top
        {
            "menu": lambda: top.open_menu(), "log": lambda: top.open_log(),
            "leave": lambda: match_menu.ask_to_leave(app, top.match),
            "ending": lambda: top.show_result(),
        }[name]()

    return make


def _door(open_it: Callable[[Program], None]) -> Callable[..., None]:
    def make(app: Program, start: StartOptions) -> None:
        app.routes.to_title()
        open_it(app)

    return make


def _settings(app: Program, page: str) -> None:
    app.routes.to_settings()
    app.top.open_page(page)


def _sample(open_it: Callable[[Any, Program], None]) -> Callable[..., None]:
    """Return a pose that is opened by something of :mod:`scenes.screens.records.sample_records`."""
    def make(app: Program, start: StartOptions) -> None:
        from scenes.screens.records import sample_records

        app.routes.to_title()
        open_it(sample_records, app)

    return make


def _treasures(open_it: Callable[[Any, Program], object]) -> Callable[..., None]:
    """Return a pose that is opened by something of :mod:`scenes.games.treasures.samples`."""
    def make(app: Program, start: StartOptions) -> None:
        from scenes.games.treasures import samples as sample_treasures

        open_it(sample_treasures, app)

    return make


def _quests(open_it: Callable[[Any, Program], None]) -> Callable[..., None]:
    """Return a pose that is opened by something of :mod:`scenes.games.legends.samples`."""
    def make(app: Program, start: StartOptions) -> None:
        from scenes.games.legends import samples as sample_quests

        open_it(sample_quests, app)

    return make


def _seals(open_it: Callable[[Any, Program], None]) -> Callable[..., None]:
    """Return a pose that is opened by something of :mod:`scenes.games.seals.samples`."""
    def make(app: Program, start: StartOptions) -> None:
        from scenes.games.seals import samples as sample_seals

        open_it(sample_seals, app)

    return make


def _campaign(app: Program) -> None:
    from scenes.games.seals import samples as sample_seals

    sample_seals.campaign(app)


POSES: dict[str, Callable[..., None]] = {
    "title": lambda app, start: app.routes.to_title(),
    "patience": _patience(1, remove=3),
    "patience-start": _fresh,
    "patience-full": _patience(1),
    "patience-won": _patience(0, finished=True),
    "patience-ending": _over("ending", "patience-won"),
    "patience-menu": _over("menu", "patience"),
    "patience-log": _over("log", "patience"),
    "leave": _over("leave", "patience"),
    "treasures": _treasures(lambda samples, app: samples.open_placing(app)),
    "treasures-draw": _treasures(
        lambda samples, app: samples.open_at(app, samples.phase("draw", 3))
    ),
    "treasures-choose": _treasures(lambda samples, app: samples.open_chosen(app)),
    "treasures-crowded": _treasures(lambda samples, app: samples.open_crowded(app)),
    "treasures-return": _treasures(
        lambda samples, app: samples.open_at(app, samples.phase("return", 4), 5, "rising")
    ),
    "treasures-home": _treasures(lambda samples, app: samples.open_settling(app)),
    "treasures-known": _treasures(lambda samples, app: samples.open_known(app)),
    "treasures-worth": _treasures(lambda samples, app: samples.open_worth(app)),
    "treasures-three": _treasures(
        lambda samples, app: samples.open_at(app, samples.phase("draw", 4), 3)
    ),
    "treasures-count": _treasures(lambda samples, app: samples.open_counted(app, done=False)),
    "treasures-tie": _treasures(lambda samples, app: samples.open_tie(app)),
    "treasures-lesson": _door(lambda app: app.routes.to_tutorial("treasures")),
    "treasures-set-up": _door(lambda app: app.routes.to_set_up("treasures")),
    "treasures-ending": _treasures(lambda samples, app: samples.open_ending(app)),
    "set-up": _door(lambda app: app.routes.to_set_up("patience")),
    "settings": _door(lambda app: app.routes.to_settings()),
    "settings-motion": _door(lambda app: _settings(app, "motion")),
    "settings-keys": _door(lambda app: _settings(app, "keys")),
    "records": _sample(lambda samples, app: samples.open_records(app, "figures")),
    "records-ended": _sample(lambda samples, app: samples.open_records(app, "ended")),
    "records-check": _sample(lambda samples, app: samples.open_check(app)),
    "records-empty": _door(lambda app: app.routes.to_records()),
    "replay": _sample(lambda samples, app: samples.open_replay(app)),
    "book": _door(lambda app: app.routes.to_book("patience")),
    "lesson": _door(lambda app: app.routes.to_tutorial("patience")),
    "credits": _door(lambda app: app.routes.to_credits()),
    "seals": _seals(lambda samples, app: samples.middle(app)),
    "seals-draft": _seals(lambda samples, app: samples.draft(app)),
    "seals-three": _seals(lambda samples, app: samples.draft(app, 3)),
    "seals-gift": _seals(lambda samples, app: samples.gift(app)),
    "seals-seal-1": _seals(lambda samples, app: samples.seal(app, 0)),
    "seals-seal-2": _seals(lambda samples, app: samples.seal(app, 1)),
    "seals-seal-3": _seals(lambda samples, app: samples.seal(app, 2)),
    "seals-seal-4": _seals(lambda samples, app: samples.seal(app, 3)),
    "seals-won": _seals(lambda samples, app: samples.won(app)),
    "seals-lost": _seals(lambda samples, app: samples.lost(app)),
    "seals-ending": _seals(lambda samples, app: samples.won(app)._end()),
    "seals-reading": _seals(lambda samples, app: samples.reading(app)),
    "seals-tricks": _seals(lambda samples, app: samples.middle(app).open_tricks()),
    "seals-scenario": _seals(lambda samples, app: samples.middle(app).open_scenario()),
    "seals-set-up": _door(lambda app: app.routes.to_set_up("seals")),
    "seals-campaign": _door(_campaign),
    "seals-lesson": _door(lambda app: app.routes.to_tutorial("seals")),
    "legends": _quests(lambda samples, app: samples.middle(app)),
    "legends-2": _quests(lambda samples, app: samples.middle(app, 2)),
    "legends-4": _quests(lambda samples, app: samples.middle(app, 4)),
    "legends-crowded": _quests(lambda samples, app: samples.crowded(app)),
    "legends-start": _quests(lambda samples, app: samples.early(app)),
    "legends-ability": _quests(lambda samples, app: samples.ability(app)),
    "legends-tournament": _quests(lambda samples, app: samples.tournament(app)),
    "legends-sheet": _quests(lambda samples, app: samples.sheet(app)),
    "legends-figures": _quests(lambda samples, app: samples.figures(app)),
    "legends-lesson": _door(lambda app: app.routes.to_tutorial("legends")),
    "legends-set-up": _door(lambda app: app.routes.to_set_up("legends")),
    "legends-ending": _quests(lambda samples, app: samples.ending(app)),
}
"""Names for ``--screenshot``."""
