"""The buttons that every table has: undo, redo, hint, log, menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.match.app import MatchApp
from scenes.match.match_view import MatchView
from scenes.match.rewind import Rewind
from scenes.ui.controls import Button, Widget
from sprites.engine.zones import Zone


def common_buttons(
    app: MatchApp, zones: dict[str, Zone], acts: Sequence[tuple[str, Callable[[], None]]]
) -> list[Widget]:
    """Return a button for each of ``acts`` (its name, what it does) that has a place in the map."""
    words = app.words
    return [
        Button(
            zones[f"button.{name}"].box, words(f"house.button.{name}"), act, key=name, icon=name,
            tip=words(f"house.tip.{name}"),
        )
        for name, act in acts if f"button.{name}" in zones
    ]


def enable(app: MatchApp, widgets: Sequence[Widget], rewind: Rewind, match_view: MatchView) -> None:
    """Say of each of these buttons whether it may be used now, and if not, why."""
    words = app.words
    states = {
        "undo": (rewind.may_undo, rewind.why_no_undo),
        "redo": (rewind.may_redo, words("house.why.no_redo")),
        "hint": (match_view.looking_at is None, words("house.why.looking_back")),
    }
    for widget in widgets:
        if widget.key in states:
            widget.enabled, widget.why = states[widget.key]
