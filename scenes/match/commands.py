"""Keys of a game's own: named commands that one table knows besides those of every table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.match.game_table import Part
from scenes.match.match_view import MatchView


class Commands(Part):
    """Calls what belongs to a command, in the present only."""

    def __init__(self, shown: MatchView, acts: Mapping[str, Callable[[], object]]) -> None:
        """``acts`` are by the command's name (see :mod:`scenes.ui.keys`)."""
        self._shown = shown
        self._acts = acts

    def command(self, name: str) -> bool:
        """Do what is called so."""
        if name not in self._acts or self._shown.looking_at is not None:
            return False
        self._acts[name]()
        return True
