"""The pieces on the table of the treasures as sprites: cards, disks, heaps and thieves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pygame

from game.treasures.rules.cards import COLOURS
from scenes.match.seats import person_key
from sprites.cards import treasure_cards, treasure_pieces
from sprites.engine.piece_table import Piece, PieceTable
from sprites.engine.sprite import Sprite
from sprites.engine.timeline import Track
from sprites.heraldry.company import COMPANY
from sprites.paint import theme

if TYPE_CHECKING:
    from game.contract import Seat
    from scenes.games.treasures.pieces_view import TreasuresTable
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


def sprite_of(scene: TreasuresTable, piece: Piece) -> Sprite:
    """Return the sprite of a piece, by its name."""
    name = piece.name
    kind, _, rest = name.partition(".")
    if kind == "thief":
        return Sprite(
            name, THIEF_WIDTH, THIEF_HEIGHT,
            lambda easel, wide: thief_picture(scene, easel, int(rest)), radius=20,
        )
    if kind == "heap":
        count = int(piece.face or 0)
        return Sprite(
            name, *treasure_pieces.HEAP_SIZE,
            lambda easel, wide: treasure_pieces.heap(easel, scene.app.type, rest, count),
        )
    if kind in COLOURS:
        return Sprite(
            name, theme.DISK, theme.DISK,
            lambda easel, wide: treasure_pieces.disk(easel, kind, wide), radius=theme.DISK / 2,
        )
    face = None
    if piece.face is not None:
        def face(easel: Any, width: float, card: str = piece.face) -> Any:
            return treasure_cards.face(easel, scene.app.type, card, width)

    return Sprite(name, theme.HAND_WIDTH, theme.HAND_HEIGHT, face, treasure_cards.back)


def thief_picture(scene: TreasuresTable, easel: Easel, seat: Seat) -> pygame.Surface:
    """Return the thief of a seat, in its cloak and with its arms."""
    arms = COMPANY[person_key(scene.match.chairs[seat], seat)].arms
    return treasure_pieces.thief(easel, scene.cloaks[seat], arms, THIEF_HEIGHT)


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
