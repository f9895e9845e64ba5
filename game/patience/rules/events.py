"""What can happen in the patience. There is one seat and no secret, so nothing is ever masked.

Cards are text (``KH``), cells are 0–15 row by row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.contract import Event


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card was turned from the stock to the waste."""

    reveals: ClassVar[bool] = True

    card: str
    stock: int
    """Cards left in the stock."""


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """The waste card went to a cell."""

    card: str
    cell: int


@dataclass(frozen=True, slots=True)
class TenRemoved(Event):
    """A ten left the grid."""

    card: str
    cell: int


@dataclass(frozen=True, slots=True)
class PairRemoved(Event):
    """Two cards adding to ten left the grid; ``cards[i]`` lay on ``cells[i]``, lower cell first."""

    cards: tuple[str, str]
    cells: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RemovingOpened(Event):
    """Cards may be removed from now on: the grid is full, or stock and waste are empty."""


@dataclass(frozen=True, slots=True)
class RemovingShut(Event):
    """A deal ended the removing until the grid is full once more."""


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """Stock and waste are empty and only faces are left."""

    removed: int
    """Cards removed, which is the score."""


@dataclass(frozen=True, slots=True)
class GameLost(Event):
    """No move can go on; ``reason`` is the outcome's catalogue key."""

    reason: str
    removed: int
