"""Rules, agents and the keeping of matches. No pygame, no clock, no screen.

``GAMES`` is the shelf of games by key. A game's rules are imported when it is first taken down, so
``from game import GAMES`` costs nothing. A new game is one line in ``_SHELF``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.contract import Game

_SHELF: Final = {
    "patience": "game.patience.rules.state:Patience",
    "treasures": "game.treasures.rules.game:Treasures",
    "legends": "game.legends.rules.game:Legends",
    "seals": "game.seals.rules.game:Seals",
}


class Shelf(Mapping[str, "Game"]):
    """The games by key, in display order; each is made once, when first asked for."""

    def __init__(self, addresses: Mapping[str, str]) -> None:
        """``addresses`` maps a game's key to ``"module:class"``."""
        self._addresses = dict(addresses)
        self._taken: dict[str, Game] = {}

    def __getitem__(self, key: str) -> Game:
        """Raises KeyError for a game that is not on the shelf."""
        game = self._taken.get(key)
        if game is None:
            module, _, name = self._addresses[key].partition(":")
            game = getattr(import_module(module), name)()
            self._taken[key] = game
        return game

    def __contains__(self, key: object) -> bool:
        return key in self._addresses

    def __iter__(self) -> Iterator[str]:
        return iter(self._addresses)

    def __len__(self) -> int:
        return len(self._addresses)


GAMES: Final = Shelf(_SHELF)
