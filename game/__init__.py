"""Rules, agents and the keeping of matches. No pygame, no clock, no screen.

``GAMES`` is the shelf of games by key. A game is a folder here whose ``__init__.py`` names its
class: ``GAME = "game.patience.rules.game:Patience"``, and ``ORDER``, its place on the shelf. Rules
are imported when a game is first taken down, so ``from game import GAMES`` costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.contract import Game


def addresses_in(folders: Iterable[str]) -> dict[str, str]:
    """Return the games that lie in ``folders``, as ``"module:class"`` by key, in their order.

    A folder is a game's if its package has ``GAME``; nothing of the game itself is imported.
    """
    found: list[tuple[int, str, str]] = []
    for module in iter_modules(folders):
        if module.ispkg:
            package = import_module(f"{__name__}.{module.name}")
            address = getattr(package, "GAME", "")
            if address:
                found.append((package.ORDER, module.name, address))
    return {key: address for _, key, address in sorted(found)}


class Shelf(Mapping[str, "Game"]):
    """The games by key, in display order; each is made once, when first asked for."""

    def __init__(self, folders: Iterable[str]) -> None:
        """``folders`` are looked through when the shelf is first asked for a game."""
        self._folders = folders
        self._found: dict[str, str] = {}
        self._taken: dict[str, Game] = {}

    @property
    def _addresses(self) -> dict[str, str]:
        if not self._found:
            self._found = addresses_in(self._folders)
        return self._found

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


GAMES: Final = Shelf(__path__)
