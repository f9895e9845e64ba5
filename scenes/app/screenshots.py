"""Which scene a start opens, and posed scenes for ``--screenshot``.

A pose is a scene in a state worth a picture, made by real moves through the real match: for
looking, for the documentation and for tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.app import record_poses
from scenes.app.start_options import StartOptions
from scenes.games import TABLES, first_with_deals

if TYPE_CHECKING:
    from scenes.app.program import Program
    from scenes.match.app import MatchApp
    from scenes.match.table_entry import Pose

SETTLE_FRAMES = 3
"""Frames drawn before a picture is taken; motions are landed first."""


def open_first(app: Program, start: StartOptions) -> None:
    """Open what a start asks for: the title, and on it a deal or a demonstration."""
    app.routes.to_title()
    if start.demo is not None:
        app.routes.to_demonstration(start.demo, start.deal)
    elif start.deal is not None:
        table = first_with_deals()
        if table is not None and table.deals is not None:
            app.routes.to_table(table.deals.get().begin(app, start.deal))


def pose(app: Program, name: str, start: StartOptions) -> None:
    """Put the scene called ``name`` on the stack, in its pose. Raises KeyError for no pose."""
    _pose(name)(app, start.deal)
    for scene in app.stack:
        scene.finish()
        timeline = getattr(scene, "timeline", None)
        if timeline is not None:
            timeline.finish()


def _pose(name: str) -> Pose:
    if name in SCREENS:
        return SCREENS[name]
    for table in TABLES.values():
        if name in table.poses and table.samples is not None:
            return table.samples.get()[name]
    raise KeyError(name)


def _door(open_it: Callable[[MatchApp], object]) -> Pose:
    def make(app: MatchApp, _deal: int | None) -> None:
        app.routes.to_title()
        open_it(app)

    return make


def _settings(app: MatchApp, page: str) -> None:
    from scenes.screens.settings.scene import SettingsScene

    app.routes.to_settings()
    assert isinstance(app.top, SettingsScene)
    app.top.open_page(page)


def _first() -> str:
    return next(iter(TABLES))


SCREENS: dict[str, Pose] = {
    "title": _door(lambda app: None),
    "set-up": _door(lambda app: app.routes.to_set_up(_first())),
    "settings": _door(lambda app: app.routes.to_settings()),
    "settings-motion": _door(lambda app: _settings(app, "motion")),
    "settings-keys": _door(lambda app: _settings(app, "keys")),
    "records": _door(lambda app: record_poses.open_records(app, "figures")),
    "records-ended": _door(lambda app: record_poses.open_records(app, "ended")),
    "records-check": _door(record_poses.open_check),
    "records-empty": _door(lambda app: app.routes.to_records()),
    "replay": _door(record_poses.open_replay),
    "book": _door(lambda app: app.routes.to_book(_first())),
    "lesson": _door(lambda app: app.routes.to_tutorial(_first())),
    "credits": _door(lambda app: app.routes.to_credits()),
}
"""The screens that are no game's, by the names of ``--screenshot``."""
