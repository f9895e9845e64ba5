"""Which scene a start opens, and posed scenes for ``--screenshot``.

A pose is a scene in a state worth a picture, made by real moves through the real match: for
looking, for the documentation and for tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scenes.app import routes
from scenes.app.start import StartOptions
from scenes.match import match_menu

if TYPE_CHECKING:
    from game.match import Match
    from scenes.app.app import House

SETTLE_FRAMES = 3
"""Frames drawn before a picture is taken; motions are landed first."""
POSED_DEAL = 4715
"""A winnable deal, grade 14."""


def open_first(house: House, start: StartOptions) -> None:
    """Open what a start asks for: the title, and on it a deal or a demonstration."""
    routes.to_title(house)
    if start.demo is not None:
        from scenes.match.demo import begin

        begin(house, start.demo, start.deal)
    elif start.deal is not None:
        from scenes.games.patience import deals as patience_deals

        routes.to_table(house, patience_deals.begin(house, start.deal))


def pose(house: House, name: str, start: StartOptions) -> None:
    """Put the scene called ``name`` on the stack, in its pose. Raises KeyError for no pose."""
    POSES[name](house, start)
    for scene in house.stack:
        timeline = getattr(scene, "timeline", None)
        if timeline is not None:
            timeline.finish()


def _patience(fills: int, *, remove: int = 0, finished: bool = False) -> Callable[..., None]:
    def make(house: House, start: StartOptions) -> None:
        from scenes.games.patience import deals as patience_deals

        number = POSED_DEAL if start.deal is None else start.deal
        match = patience_deals.begin(house, number)
        play_patience(match, fills, remove, finished)
        routes.to_title(house)
        routes.to_table(house, match)

    return make


def _fresh(house: House, start: StartOptions) -> None:
    from scenes.games.patience import deals as patience_deals

    routes.to_title(house)
    number = POSED_DEAL if start.deal is None else start.deal
    routes.to_table(house, patience_deals.begin(house, number))


def play_patience(match: Match, fills: int, remove: int = 0, finished: bool = False) -> None:
    """Play a deal as its solution goes: the grid full ``fills`` times, then ``remove`` more
    removals; or to its end."""
    from game.patience.agents.solver import solve
    from game.patience.rules import state

    removed = 0
    for move in solve(match.state).line:
        full = match.state.observation(0)["removing"]
        if not finished and full and fills <= 0:
            if removed >= remove or not state.is_removal(move):
                return
            removed += 1
        before = match.state.observation(0)["removing"]
        match.play(0, move)
        if not before and match.state.observation(0)["removing"]:
            fills -= 1


def _over(name: str, base: str) -> Callable[..., None]:
    def make(house: House, start: StartOptions) -> None:
        POSES[base](house, start)
        top = house.top
        {
            "menu": lambda: top.open_menu(), "log": lambda: top.open_log(),
            "leave": lambda: match_menu.ask_to_leave(top), "ending": lambda: top._end(),
        }[name]()

    return make


def _door(open_it: Callable[[House], None]) -> Callable[..., None]:
    def make(house: House, start: StartOptions) -> None:
        routes.to_title(house)
        open_it(house)

    return make


def _settings(house: House, page: str) -> None:
    routes.to_settings(house)
    house.top.open_page(page)


def _sample(open_it: Callable[[Any, House], None]) -> Callable[..., None]:
    """Return a pose that is opened by something of :mod:`scenes.screens.records.sample_records`."""
    def make(house: House, start: StartOptions) -> None:
        from scenes.screens.records import sample_records

        routes.to_title(house)
        open_it(sample_records, house)

    return make


def _treasures(open_it: Callable[[Any, House], object]) -> Callable[..., None]:
    """Return a pose that is opened by something of :mod:`scenes.games.treasures.samples`."""
    def make(house: House, start: StartOptions) -> None:
        from scenes.games.treasures import samples as sample_treasures

        open_it(sample_treasures, house)

    return make


def _quests(open_it: Callable[[Any, House], None]) -> Callable[..., None]:
    """Return a pose that is opened by something of :mod:`scenes.games.legends.samples`."""
    def make(house: House, start: StartOptions) -> None:
        from scenes.games.legends import samples as sample_quests

        open_it(sample_quests, house)

    return make


def _seals(open_it: Callable[[Any, House], None]) -> Callable[..., None]:
    """Return a pose that is opened by something of :mod:`scenes.games.seals.samples`."""
    def make(house: House, start: StartOptions) -> None:
        from scenes.games.seals import samples as sample_seals

        open_it(sample_seals, house)

    return make


def _campaign(house: House) -> None:
    from scenes.games.seals import samples as sample_seals

    sample_seals.campaign(house)


POSES: dict[str, Callable[..., None]] = {
    "title": lambda house, start: routes.to_title(house),
    "patience": _patience(1, remove=3),
    "patience-start": _fresh,
    "patience-full": _patience(1),
    "patience-won": _patience(0, finished=True),
    "patience-ending": _over("ending", "patience-won"),
    "patience-menu": _over("menu", "patience"),
    "patience-log": _over("log", "patience"),
    "leave": _over("leave", "patience"),
    "treasures": _treasures(lambda samples, house: samples.open_placing(house)),
    "treasures-draw": _treasures(
        lambda samples, house: samples.open_at(house, samples.phase("draw", 3))
    ),
    "treasures-choose": _treasures(lambda samples, house: samples.open_chosen(house)),
    "treasures-crowded": _treasures(lambda samples, house: samples.open_crowded(house)),
    "treasures-return": _treasures(
        lambda samples, house: samples.open_at(house, samples.phase("return", 4), 5, "rising")
    ),
    "treasures-home": _treasures(lambda samples, house: samples.open_settling(house)),
    "treasures-known": _treasures(lambda samples, house: samples.open_known(house)),
    "treasures-worth": _treasures(lambda samples, house: samples.open_worth(house)),
    "treasures-three": _treasures(
        lambda samples, house: samples.open_at(house, samples.phase("draw", 4), 3)
    ),
    "treasures-count": _treasures(lambda samples, house: samples.open_counted(house, done=False)),
    "treasures-tie": _treasures(lambda samples, house: samples.open_tie(house)),
    "treasures-lesson": _door(lambda house: routes.to_lesson(house, "treasures")),
    "treasures-set-up": _door(lambda house: routes.to_set_up(house, "treasures")),
    "treasures-ending": _treasures(lambda samples, house: samples.open_ending(house)),
    "set-up": _door(lambda house: routes.to_set_up(house, "patience")),
    "settings": _door(routes.to_settings),
    "settings-motion": _door(lambda house: _settings(house, "motion")),
    "settings-keys": _door(lambda house: _settings(house, "keys")),
    "records": _sample(lambda samples, house: samples.open_records(house, "figures")),
    "records-ended": _sample(lambda samples, house: samples.open_records(house, "ended")),
    "records-check": _sample(lambda samples, house: samples.open_check(house)),
    "records-empty": _door(routes.to_records),
    "replay": _sample(lambda samples, house: samples.open_replay(house)),
    "book": _door(lambda house: routes.to_book(house, "patience")),
    "lesson": _door(lambda house: routes.to_lesson(house, "patience")),
    "credits": _door(routes.to_credits),
    "seals": _seals(lambda samples, house: samples.middle(house)),
    "seals-draft": _seals(lambda samples, house: samples.draft(house)),
    "seals-three": _seals(lambda samples, house: samples.draft(house, 3)),
    "seals-gift": _seals(lambda samples, house: samples.gift(house)),
    "seals-seal-1": _seals(lambda samples, house: samples.seal(house, 0)),
    "seals-seal-2": _seals(lambda samples, house: samples.seal(house, 1)),
    "seals-seal-3": _seals(lambda samples, house: samples.seal(house, 2)),
    "seals-seal-4": _seals(lambda samples, house: samples.seal(house, 3)),
    "seals-won": _seals(lambda samples, house: samples.won(house)),
    "seals-lost": _seals(lambda samples, house: samples.lost(house)),
    "seals-ending": _seals(lambda samples, house: samples.won(house)._end()),
    "seals-reading": _seals(lambda samples, house: samples.reading(house)),
    "seals-tricks": _seals(lambda samples, house: samples.middle(house).open_tricks()),
    "seals-scenario": _seals(lambda samples, house: samples.middle(house).open_scenario()),
    "seals-set-up": _door(lambda house: routes.to_set_up(house, "seals")),
    "seals-campaign": _door(_campaign),
    "seals-lesson": _door(lambda house: routes.to_lesson(house, "seals")),
    "legends": _quests(lambda samples, house: samples.middle(house)),
    "legends-2": _quests(lambda samples, house: samples.middle(house, 2)),
    "legends-4": _quests(lambda samples, house: samples.middle(house, 4)),
    "legends-crowded": _quests(lambda samples, house: samples.crowded(house)),
    "legends-start": _quests(lambda samples, house: samples.early(house)),
    "legends-ability": _quests(lambda samples, house: samples.ability(house)),
    "legends-tournament": _quests(lambda samples, house: samples.tournament(house)),
    "legends-sheet": _quests(lambda samples, house: samples.sheet(house)),
    "legends-figures": _quests(lambda samples, house: samples.figures(house)),
    "legends-lesson": _door(lambda house: routes.to_lesson(house, "legends")),
    "legends-set-up": _door(lambda house: routes.to_set_up(house, "legends")),
    "legends-ending": _quests(lambda samples, house: samples.ending(house)),
}
"""Names for ``--screenshot``."""
