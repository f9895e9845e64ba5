"""What each game's scene is made of, a room a game, and where the scene of each game is."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game import GAMES

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


def is_open(key: str) -> bool:
    """Return whether the table called ``key`` can be played."""
    return key in GAMES and key in TABLE_SCENES
