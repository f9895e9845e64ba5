"""The menu of a match: rules, settings, a file of it, an agent in one's chair, leaving."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game.match import Match
from scenes.match.app import MatchApp
from scenes.match.game_table import GameTable, MenuEntry
from scenes.match.match_view import MatchView
from scenes.match.menu import MenuScene
from scenes.match.reactions import Reactions
from scenes.match.table_view import TableView
from scenes.ui.dialog import Answer, Dialog

STAND_IN_LEVEL = "knight"
"""Who plays for a person that leaves the chair."""


class MenuTable(Protocol):
    """What the menu asks of its table."""

    app: MatchApp
    match: Match
    match_view: MatchView
    table_view: TableView
    game_table: GameTable
    reactions: Reactions

    def resume(self) -> None:
        """Go on, as after a sheet that lay over the table."""


def show(table: MenuTable) -> None:
    """Open the menu over a table."""
    guided = table.reactions.guide.menu()
    lines = [*table.game_table.menu(), *entries(table)] if guided is None else guided
    switches = table.game_table.switches() if guided is None else []
    table.app.show(MenuScene(table.app, lines, switches, domain=table.match.game.key))


def entries(table: MenuTable) -> list[MenuEntry]:
    """Return the lines that every match has."""
    app, match = table.app, table.match
    lines = [
        MenuEntry("rules", "book", partial(open_rules, table)),
        MenuEntry("settings", "settings", lambda: app.routes.to_settings()),
        MenuEntry("save_file", "share", partial(save_file, app, match)),
    ]
    running = match.outcome is None and not match.given_up
    if running and len(match.chairs) > 1:
        if match.chairs[table.match_view.viewer].level:
            lines.append(MenuEntry("take_back", "person", partial(_take_back, table)))
        else:
            lines.append(MenuEntry("stand_in", "agent", partial(_stand_in, table)))
    lines.append(MenuEntry("leave", "back", partial(ask_to_leave, app, match)))
    # Last, so that no other line ever moves to where it was.
    if running and match.number is not None:
        lines.append(MenuEntry("give_up", "flag", partial(ask_to_give_up, app, match)))
    return lines


def open_rules(table: MenuTable) -> None:
    """Open the rules book where it tells of what goes on at the table."""
    table.app.routes.to_book(table.match.game.key, table.game_table.words.rules_page())


def save_file(app: MatchApp, match: Match) -> None:
    """Write the match into a file that can be given to somebody."""
    app.routes.to_export(match)


def _stand_in(table: MenuTable) -> None:
    table.match.take_over(table.match_view.viewer, STAND_IN_LEVEL)
    table.resume()
    table.table_view.say(table.app.words("house.said.stand_in"))


def _take_back(table: MenuTable) -> None:
    table.match.give_back(table.match_view.viewer)
    table.resume()
    table.table_view.say(table.app.words("house.said.take_back"))


def ask_to_leave(app: MatchApp, match: Match) -> None:
    """Leave a running match; ask only where something could be lost by it."""
    if match.outcome is not None or match.number is None or not app.journal.in_memory:
        app.routes.to_title()
        return
    words = app.words
    app.show(Dialog(
        app, words("house.leave.heading"), words("house.leave.unkept"),
        [
            Answer(words("house.button.stay"), primary=True, key="stay"),
            Answer(words("house.button.leave"), lambda: app.routes.to_title(), key="leave"),
        ],
    ))


def ask_to_give_up(app: MatchApp, match: Match) -> None:
    """Ask before ending a match for good: it then counts as lost."""
    words = app.words
    app.show(Dialog(
        app, words("house.give_up.heading"), words("house.give_up.text"),
        [
            Answer(words("house.button.stay"), primary=True, key="stay"),
            Answer(words("house.button.give_up"), partial(_give_up, app, match), key="give_up"),
        ],
    ))


def _give_up(app: MatchApp, match: Match) -> None:
    match.give_up()
    app.routes.to_title()
