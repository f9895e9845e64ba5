"""Nothing, a fifth game, in its two folders: dropped into the house they are a fifth table.

Tests play it where it lies: importing this package lets ``game`` and ``scenes.games`` look here
too. The shelf and the registry are read before, so the house itself goes on with its own games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import game
import scenes.games

FOLDERS: Final = ("game/nothing", "scenes/games/nothing")
"""The two folders, from here and from the top of the house."""
HERE: Final = Path(__file__).parent

if "nothing" not in game.GAMES:
    assert "nothing" not in scenes.games.TABLES
    game.__path__.append(str(HERE / "game"))
    scenes.games.__path__.append(str(HERE / "scenes" / "games"))

from game.nothing import rules  # noqa: E402 (it is found from here on)


class Nothing(rules.Nothing):
    """The game under a name by which a process of agents finds it where it lies."""


__all__ = ["FOLDERS", "HERE", "Nothing"]
