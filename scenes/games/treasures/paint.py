"""How the treasures are painted: the ring of stones, cards, disks, heaps and thieves."""

from __future__ import annotations

import pygame

from game.treasures.rules.cards import COLOURS
from scenes.games.treasures.background import Underlay
from scenes.games.treasures.pieces import THIEF_HEIGHT, THIEF_WIDTH, Thieves
from scenes.match.app import MatchApp
from scenes.match.ribbon import RibbonStyle
from scenes.match.table_paint import TablePaint
from sprites.cards import treasure_cards, treasure_pieces
from sprites.engine.canvas import Canvas
from sprites.engine.layout import Piece
from sprites.engine.sprite import Sprite
from sprites.paint import theme
from sprites.paint.easel import Easel
from sprites.places import halls

PLACE = "stones"
"""The backdrop's key in :mod:`sprites.places.halls`."""
RIBBON = RibbonStyle(tallest=66.0)
"""Above the ribbon are the feet of the lines."""


class TreasuresPaint(TablePaint):
    """The ring, and what lies round it."""

    def __init__(self, app: MatchApp, thieves: Thieves, underlay: Underlay) -> None:
        self._app = app
        self._thieves = thieves
        self._underlay = underlay

    @property
    def ribbon(self) -> RibbonStyle:
        """How the ribbon sets its sentence."""
        return RIBBON

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the ring with its plates, and all that is written there at this moment."""
        return self._underlay.picture(canvas, halls.backdrop(canvas.easel, PLACE, size))

    def sprite(self, piece: Piece) -> Sprite:
        """Return the sprite of a card, a disk, a heap or a thief, by its name."""
        name = piece.name
        kind, _, rest = name.partition(".")
        if kind == "thief":
            return Sprite(
                name, THIEF_WIDTH, THIEF_HEIGHT,
                lambda easel, wide: self._thieves.picture(easel, int(rest)), radius=20,
            )
        if kind == "heap":
            count = int(piece.face or 0)
            return Sprite(
                name, *treasure_pieces.HEAP_SIZE,
                lambda easel, wide: treasure_pieces.heap(easel, self._app.type, rest, count),
            )
        if kind in COLOURS:
            return Sprite(
                name, theme.DISK, theme.DISK,
                lambda easel, wide: treasure_pieces.disk(easel, kind, wide), radius=theme.DISK / 2,
            )
        card = piece.face

        def face(easel: Easel, width: float) -> pygame.Surface:
            return treasure_cards.face(easel, self._app.type, card or "", width)

        return Sprite(
            name, theme.HAND_WIDTH, theme.HAND_HEIGHT, face if card is not None else None,
            treasure_cards.back,
        )
