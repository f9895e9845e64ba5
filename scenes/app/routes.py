"""The ways from one screen to another, so that screens need not import each other.

Each door imports its screen when it is first opened: the first frame waits for none of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.match import Match
    from scenes.app.app import App

TABLES = ("patience", "treasures", "seals", "legends")
"""The four tables in the order of the title screen."""


TABLE_SCENES = {
    "patience": "scenes.games.patience.scene:KIND",
    "seals": "scenes.games.seals.scene:TrickScene",
    "treasures": "scenes.games.treasures.scene:DraftLineScene",
    "legends": "scenes.games.legends.scene:QuestTableScene",
}
"""The scene that plays each game, as ``module:class``. A table is open once its game has rules and
a scene here."""


def table_class(key: str) -> Any:
    """Return the kind of scene that plays the game ``key``; raises KeyError if there is none."""
    module, _, name = TABLE_SCENES[key].partition(":")
    return getattr(import_module(module), name)


def table_scene(app: App, match: Match) -> Any:
    """Return the scene that plays ``match``; raises KeyError for a game without a table."""
    from scenes.match.desk import TableKind
    from scenes.match.match_screen import MatchScreen

    kind = table_class(match.game.key)
    if isinstance(kind, TableKind):
        return MatchScreen(app, match, kind)
    return kind(app, match)


def to_demonstration(app: App, key: str, deal: int | None = None) -> None:
    """Open a table of the game ``key`` that plays itself, on ``deal`` if one is given.

    Raises KeyError for a game that is not on the shelf.
    """
    from game import GAMES
    from scenes.match import legacy_demo
    from scenes.match.demo import demonstrated, match_to_show
    from scenes.match.desk import TableKind
    from scenes.match.match_screen import MatchScreen

    kind = table_class(key)
    if not isinstance(kind, TableKind):
        legacy_demo.begin(app, key, deal)
        return
    game = GAMES[key]
    if deal is None and key == "patience":
        import random

        from scenes.games.patience import deals

        deal = deals.chosen("winnable", None, app.today, random.Random())
    shown = demonstrated(kind, lambda: to_demonstration(app, key))
    above_title(app, MatchScreen(app, match_to_show(game, deal), shown))


def is_open(key: str) -> bool:
    """Return whether the table called ``key`` can be played."""
    from game import GAMES

    return key in GAMES and key in TABLE_SCENES


def to_title(app: App) -> None:
    """Go back to the title screen, leaving everything that lies on it."""
    from scenes.screens.title import TitleScene

    for scene in app.stack:
        if isinstance(scene, TitleScene):
            above = app.stack[app.stack.index(scene) + 1:]
            if above:
                app.close(above[0])
            return
    title = TitleScene(app)
    if app.stack:
        app.swap(app.stack[0], title)
    else:
        app.show(title)


def to_table(app: App, match: Match) -> None:
    """Open the table on which ``match`` is played, right above the title."""
    above_title(app, table_scene(app, match))


def above_title(app: App, scene: Any) -> None:
    """Put ``scene`` right above the title, in place of all that lies there."""
    if len(app.stack) > 1:
        app.swap(app.stack[1], scene)
    else:
        app.show(scene)


def to_set_up(app: App, key: str) -> None:
    """Choose seats and options for a match of the game ``key``."""
    from scenes.screens.set_up.scene import SetUpScene

    app.show(SetUpScene(app, key))


def to_settings(app: App) -> None:
    """Open the settings over what is there."""
    from scenes.screens.settings.scene import SettingsScene

    app.show(SettingsScene(app))


def to_records(app: App) -> None:
    """Open statistics and finished matches."""
    from scenes.screens.records.scene import RecordsScene

    app.show(RecordsScene(app))


def to_book(app: App, game: str = "", page: str = "") -> None:
    """Open the rules book, at a game's page if one is named."""
    from scenes.screens.rules_book.scene import BookScene

    app.show(BookScene(app, game, page))


def to_lesson(app: App, game: str) -> None:
    """Begin the guided first game."""
    from scenes.match.tutorial_note import begin

    begin(app, game)


def to_credits(app: App) -> None:
    """Show who and what this is made of."""
    from scenes.screens.credits import CreditsScene

    app.show(CreditsScene(app))


def to_replay(app: App, match: Match) -> None:
    """Walk through a finished match."""
    from scenes.screens.replay import ReplayScene

    app.show(ReplayScene(app, match))


def to_export(app: App, match: Match) -> None:
    """Write ``match`` into a file that can be given to somebody."""
    from scenes.screens.records.import_export import export_match

    export_match(app, match)
