"""The menu of a match: rules, settings, a file of it, an agent in one's chair, leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.match.legacy_scene import MatchScene

Entry = tuple[str, str, Callable[[], None]]
"""Key of ``house.button.*``, icon, action."""
Habit = tuple[str, bool, Callable[[bool], None]]
"""Key of ``{game}.habit.*``, whether it is on, what to do when it is switched."""

STAND_IN_LEVEL = "knight"
"""Who plays for a person that leaves the chair."""


def show(table: MatchScene) -> None:
    """Open the menu over a table."""
    from scenes.match.game_table import MenuEntry, Switch
    from scenes.match.menu import MenuScene

    table.app.show(MenuScene(
        table.app, [MenuEntry(*entry) for entry in table.menu_entries()],
        [Switch(*habit) for habit in table.menu_habits()], domain=table.match.game.key,
    ))


def entries(table: MatchScene) -> list[Entry]:
    """Return the lines that every match has."""
    app, match = table.app, table.match
    lines: list[Entry] = [
        ("rules", "book", lambda: app.routes.to_book(match.game.key, table.rules_page())),
        ("settings", "settings", lambda: app.routes.to_settings()),
        ("save_file", "share", lambda: save_file(table)),
    ]
    running = match.outcome is None and not match.given_up
    if running and len(match.chairs) > 1:
        if match.chairs[table.viewer].level:
            lines.append(("take_back", "person", lambda: _take_back(table)))
        else:
            lines.append(("stand_in", "agent", lambda: _stand_in(table)))
    lines.append(("leave", "back", lambda: ask_to_leave(table)))
    # Last, so that no other line ever moves to where it was.
    if running and match.number is not None:
        lines.append(("give_up", "flag", lambda: ask_to_give_up(table)))
    return lines


def save_file(table: MatchScene) -> None:
    """Write the match into a file that can be given to somebody."""
    table.app.routes.to_export(table.match)


def _stand_in(table: MatchScene) -> None:
    table.match.take_over(table.viewer, STAND_IN_LEVEL)
    table.resume()
    table.say(table.app.words("house.said.stand_in"))


def _take_back(table: MatchScene) -> None:
    table.match.give_back(table.viewer)
    table.resume()
    table.say(table.app.words("house.said.take_back"))


def ask_to_leave(table: MatchScene) -> None:
    """Ask before leaving a running match; it is kept either way."""
    from scenes.ui.dialog import Answer, Dialog

    app, match = table.app, table.match
    if match.outcome is not None or match.number is None:
        app.routes.to_title()
        return
    words = app.words
    kept = "house.leave.unkept" if app.journal.in_memory else "house.leave.text"
    app.show(Dialog(
        app, words("house.leave.heading"), words(kept),
        [
            Answer(words("house.button.stay"), primary=True, key="stay"),
            Answer(words("house.button.leave"), lambda: app.routes.to_title(), key="leave"),
        ],
    ))


def ask_to_give_up(table: MatchScene) -> None:
    """Ask before ending a match for good: it then counts as lost."""
    from scenes.ui.dialog import Answer, Dialog

    words = table.app.words
    table.app.show(Dialog(
        table.app, words("house.give_up.heading"), words("house.give_up.text"),
        [
            Answer(words("house.button.stay"), primary=True, key="stay"),
            Answer(words("house.button.give_up"), lambda: _give_up(table), key="give_up"),
        ],
    ))


def _give_up(table: MatchScene) -> None:
    table.match.give_up()
    table.app.routes.to_title()


