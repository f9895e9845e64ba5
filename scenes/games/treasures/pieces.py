"""The thieves of the treasures, and how they walk and disks are thrown."""

from __future__ import annotations

import math

import pygame

from game.contract import Seat
from game.match import Match
from scenes.match.seats import person_key
from sprites.cards import treasure_pieces
from sprites.engine.piece_table import PieceTable
from sprites.engine.timeline import Track
from sprites.heraldry.company import COMPANY
from sprites.paint.easel import Easel

THIEF_HEIGHT = float(treasure_pieces.THIEF_HEIGHT)
THIEF_WIDTH = THIEF_HEIGHT * treasure_pieces.THIEF_BOX[0] / treasure_pieces.THIEF_BOX[1]

WALK = 0.6
"""Seconds that a thief takes to its heap or home."""
STRIDE = 95.0
"""Stage px of one step; a thief takes at least two."""
HOP, SWAY = -9.0, 5.0
"""How far it rises in a step (stage px), and how it sways (degrees)."""
ARC = -70.0
"""How high a disk is thrown, stage px."""
THROW = 0.42


CLOAKS = {
    "blue": "#3a5fa8", "red": "#8f3a34", "green": "#2f6a4c", "black": "#4b4a58",
    "yellow": "#a8792a", "white": "#8f8d86", "purple": "#6a3f78", "grey": "#6d6b68",
}
"""The cloak of a thief, by the tincture of its seat."""


def cloaks(match: Match) -> list[str]:
    """Return the colour of each seat's cloak: that of its ground, no two alike."""
    taken: list[str] = []
    for seat, chair in enumerate(match.chairs):
        wanted = COMPANY[person_key(chair, seat)].ground
        free = [tincture for tincture in CLOAKS if tincture not in taken]
        taken.append(wanted if wanted in free else free[0])
    return [CLOAKS[tincture] for tincture in taken]


class Thieves:
    """How the thief of each seat looks."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._cloaks = cloaks(match)

    def picture(self, easel: Easel, seat: Seat) -> pygame.Surface:
        """Return the thief of a seat, in its cloak and with its arms."""
        arms = COMPANY[person_key(self._match.chairs[seat], seat)].arms
        return treasure_pieces.thief(easel, self._cloaks[seat], arms, THIEF_HEIGHT)


def walk(table: PieceTable, name: str) -> float:
    """Let a thief walk to where the view has it, step by step; return the seconds that takes."""
    sprite, place = table.sprite(name), table.place_of(name)
    dx, dy = place.x - sprite.x, place.y - sprite.y
    paces = max(2, round(math.hypot(dx, dy) / STRIDE))
    track = Track(table.timeline)
    for pace in range(1, paces + 1):
        share = pace / paces
        lean = 0.0 if pace == paces else SWAY * (-1) ** pace
        track.to(
            sprite, WALK / paces, ease="linear", humps={"y": HOP}, x=sprite.x + dx * share,
            y=sprite.y + dy * share, angle=lean,
        )
    return WALK


def throw(table: PieceTable, name: str) -> float:
    """Let a disk fly to where the view has it in a high arc; return the seconds that takes."""
    sprite, place = table.sprite(name), table.place_of(name)
    table.timeline.to(
        sprite, THROW, ease="in-out", humps={"y": ARC, "height": 40}, x=place.x, y=place.y,
        height=0, size=1,
    )
    return THROW
