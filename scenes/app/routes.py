"""The ways from one screen to another, filled in: here alone screens are imported.

Each imports its screen when it is first opened: the first frame waits for none of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import GAMES
from scenes.games import TABLES
from scenes.match.app import MatchApp
from scenes.ui.app import Screen

if TYPE_CHECKING:
    from game.match import Match
    from scenes.match.match_screen import MatchScreen


class ScreenRoutes:
    """The :class:`scenes.match.routes.Routes` of a running program."""

    def __init__(self, app: MatchApp) -> None:
        self._app = app

    def to_title(self) -> None:
        """Go back to the title screen, leaving everything that lies on it."""
        from scenes.screens.title import TitleScene

        app = self._app
        for place, scene in enumerate(app.stack):
            if isinstance(scene, TitleScene):
                above = app.stack[place + 1:]
                if above:
                    app.close(above[0])
                return
        title = TitleScene(app)
        if app.stack:
            app.swap(app.stack[0], title)
        else:
            app.show(title)

    def above_title(self, scene: Screen) -> None:
        """Put ``scene`` right above the title, in place of all that lies there."""
        app = self._app
        if len(app.stack) > 1:
            app.swap(app.stack[1], scene)
        else:
            app.show(scene)

    def to_table(self, match: Match) -> None:
        """Open the table on which ``match`` is played, right above the title."""
        self.above_title(self.table_scene(match))

    def table_scene(self, match: Match) -> MatchScreen:
        """Return the scene that plays ``match``; raises KeyError for a game without a table."""
        from scenes.match.match_screen import MatchScreen

        return MatchScreen(self._app, match, TABLES[match.game.key].kind.get())

    def to_demonstration(self, game: str, deal: int | None = None) -> None:
        """Open a table of ``game`` that plays itself, on ``deal`` if one is given.

        Raises KeyError for a game that is not on the shelf.
        """
        from scenes.match.demo import demonstrated, match_to_show
        from scenes.match.match_screen import MatchScreen

        app, table = self._app, TABLES[game]
        if deal is None and table.deals is not None:
            deal = table.deals.get().to_show(app.today)
        shown = demonstrated(table.kind.get(), lambda: self.to_demonstration(game))
        self.above_title(MatchScreen(app, match_to_show(GAMES[game], deal), shown))

    def to_set_up(self, game: str) -> None:
        """Choose seats and options for a match of ``game``."""
        from scenes.screens.set_up.scene import SetUpScene

        self._app.show(SetUpScene(self._app, game))

    def to_tutorial(self, game: str) -> None:
        """Begin the guided first game; raises KeyError if ``game`` has none."""
        tutorial = TABLES[game].tutorial
        if tutorial is None:
            raise KeyError(game)
        app = self._app
        self.above_title(tutorial.get()(app))
        app.settings.lesson_seen = True
        app.save_settings()

    def to_settings(self) -> None:
        """Open the settings over what is there."""
        from scenes.screens.settings.scene import SettingsScene

        self._app.show(SettingsScene(self._app))

    def to_records(self) -> None:
        """Open statistics and finished matches."""
        from scenes.screens.records.scene import RecordsScene

        self._app.show(RecordsScene(self._app))

    def to_book(self, game: str = "", page: str = "") -> None:
        """Open the rules book, at a game's page if one is named."""
        from scenes.screens.rules_book.scene import BookScene

        self._app.show(BookScene(self._app, game, page))

    def to_credits(self) -> None:
        """Show who and what this is made of."""
        from scenes.screens.credits import CreditsScene

        self._app.show(CreditsScene(self._app))

    def to_replay(self, match: Match) -> None:
        """Walk through a finished match."""
        from scenes.screens.replay import ReplayScene

        self._app.show(ReplayScene(self._app, match))

    def take_in(self, path: str) -> None:
        """Take a match in from a file, tell, and let open records show it."""
        from scenes.screens.records.import_export import import_file
        from scenes.screens.records.scene import RecordsScene

        number = import_file(self._app, path)
        for scene in self._app.stack:
            if number is not None and isinstance(scene, RecordsScene):
                scene.show_match(number)

    def to_export(self, match: Match) -> None:
        """Write a match into a file that can be given to somebody, and tell where it is."""
        from scenes.screens.records.import_export import export_match

        export_match(self._app, match)
