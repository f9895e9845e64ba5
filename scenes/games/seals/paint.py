"""How the table of the seals is painted: the floor, the circle, what lies over the pieces.

Pieces draw themselves; this is what lies under and over them. Nothing here decides anything.
"""

from __future__ import annotations

import pygame

from scenes.games.seals.background import Floor
from scenes.games.seals.gift_paint import GiftPaint
from scenes.games.seals.hover import Hover
from scenes.games.seals.pieces import colour_of_piece
from scenes.games.seals.seal_act import SealAct
from scenes.games.seals.status_bar import Strip
from scenes.games.seals.tags import Tags
from scenes.games.seals.view import SealsView
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.match.table_paint import Layers, TablePaint
from sprites.cards import monster_cards, seal_pieces
from sprites.engine.canvas import Canvas
from sprites.engine.layout import Piece
from sprites.engine.sprite import Sprite
from sprites.paint.easel import Easel
from sprites.places import flames, halls, sealing

PLACE = "sanctum"
CARD, CARD_TALL = 84.0, 118.0


class SealsPaint(TablePaint):
    """The painting of one table."""

    def __init__(
        self, app: MatchApp, floor: Floor, act: SealAct, gifts: GiftPaint, hover: Hover
    ) -> None:
        self._app = app
        self._floor = floor
        self._act = act
        self._gifts = gifts
        self._hover = hover

    def sprite(self, piece: Piece) -> Sprite:
        """Return a card, a sword token, or the sword in a sealed trick."""
        return sprite(self._app, piece)

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the floor with circle, plates and panels on it."""
        return self._floor.picture(canvas, size)

    def draw(self, canvas: Canvas, layers: Layers) -> None:
        """Draw the table; a blow shakes it."""
        with canvas.moved(*self._act.offset):
            super().draw(canvas, layers)
            self._gifts.draw_pause(canvas)
            self._hover.draw(canvas)


class Motion(Part):
    """What moves under and over the pieces: candles, the circle's light, the sword, and tags."""

    def __init__(self, view: SealsView, act: SealAct, strip: Strip, tags: Tags) -> None:
        self._view = view
        self._table = view.table_view
        self._act = act
        self._strip = strip
        self._tags = tags
        self._moved = False
        self.flicker = 0.0
        """Seconds for which things have moved: candles flicker with them and rest with them."""

    def update(self, dt: float) -> None:
        """Candles flicker while things move; a hint whose sentence is gone lights no more."""
        moving = self._table.pieces.moving
        if self._moved or moving:
            self.flicker += dt
        self._moved = moving
        if self._table.hinted and not self._table.ribbon.message:
            self._table.hinted = frozenset()  # what it lit would seem all there is
            self._table.relight()

    def draw_under(self, canvas: Canvas) -> None:
        """Draw candles, and the circle while its light changes."""
        flames.draw(canvas, halls.LIGHTS[PLACE], self.flicker)
        if not self._act.still:
            self._act.draw_circle(canvas, self._table.zones["circle"])
            self._strip.draw(canvas)  # it lies over the circle's lower edge

    def draw_over(self, canvas: Canvas) -> None:
        """Draw tags on the trick, chips on the own backs, and the sword."""
        self._tags.draw_trick(canvas, self._act.kind)
        self._tags.draw_chips(canvas)
        self._act.draw_sword(canvas, self._table.zones["circle"], self._table.zones["strike"])


def sprite(app: MatchApp, piece: Piece) -> Sprite:
    """Return the sprite of a card, a token, or the sword in a sealed trick."""
    name = piece.name
    colour = colour_of_piece(name)
    if name.startswith("sword."):
        def struck(easel: Easel, width: float) -> pygame.Surface:
            return sealing.struck_sword(easel, colour, width)

        return Sprite(name, 60, 60 * sealing.SWORD_TALL, back=struck)
    if name.startswith(("token.", "pool.")):
        def coin(easel: Easel, width: float) -> pygame.Surface:
            if colour == "secret":
                return seal_pieces.hidden_token(easel, width)
            return seal_pieces.token(easel, colour, width)

        size = seal_pieces.TOKEN
        return Sprite(name, size, size, back=coin, radius=size / 2)
    face = None
    if piece.face is not None:
        def face(easel: Easel, width: float, card: str = piece.face) -> pygame.Surface:
            return monster_cards.face(easel, app.type, card, width)

    def back(easel: Easel, width: float) -> pygame.Surface:
        return monster_cards.back(easel, colour, width)

    return Sprite(name, CARD, CARD_TALL, face, back)
