"""What the rules book shows of the treasures: cards, disks and thieves, drawn small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sprites.cards import treasure_cards, treasure_pieces
from sprites.heraldry.company import COMPANY

if TYPE_CHECKING:
    import pygame

    from fonts import Typesetter
    from sprites.paint.easel import Easel

CLOAKS = {"arthur": "#3a5fa8", "lancelot": "#8f3a34", "guinevere": "#2f6a4c"}
"""The thieves in the book, and their cloaks."""


def knows(thing: str) -> bool:
    """Tell whether a thing in a row of the book is one of the treasures'."""
    return thing in treasure_cards.DECK or thing.startswith(("disk.", "thief.", "secret"))


def picture(easel: Easel, typesetter: Typesetter, thing: str, width: float) -> pygame.Surface:
    """Return a card (``27d``), ``secret`` (its back), ``disk.red`` or ``thief.arthur``, for a
    place as wide as a card of ``width`` stage px."""
    kind, _, which = thing.partition(".")
    if kind == "disk":
        return treasure_pieces.disk(easel, which, width * 0.72)
    if kind == "thief":
        return treasure_pieces.thief(easel, CLOAKS[which], COMPANY[which].arms, width * 1.3)
    if kind == "secret":
        return treasure_cards.back(easel, width)
    return treasure_cards.face(easel, typesetter.plain, thing, width)
