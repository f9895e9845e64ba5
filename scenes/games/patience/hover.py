"""A card of the patience shown large beside its place, so that the place itself stays in sight."""

from __future__ import annotations

from scenes.games.patience import words as sentences
from scenes.match.app import MatchApp
from scenes.match.hover_card import draw_beside
from scenes.match.spots import Point
from scenes.match.table_view import TableView
from sprites.cards import playing_cards
from sprites.engine.canvas import Canvas
from sprites.paint import theme

BESIDE = 74.0
"""From the middle of a card to its large picture, stage px."""
TURN, LOWEST = 1000.0, 820.0
"""Right of TURN it lies at the left, and it never reaches below LOWEST, stage px: it hides neither
labels nor the ribbon."""


class EnlargedCard:
    """Playing cards, shown large by :class:`scenes.match.hover_card.HoverCard`."""

    def __init__(self, app: MatchApp, table_view: TableView) -> None:
        self._app = app
        self._view = table_view

    def under(self, point: Point) -> str | None:
        """Return the card under a point whose face is up."""
        piece = self._view.pieces.piece_at(*point)
        return None if piece is None or self._zone(piece) in (None, "stock") else piece

    def _zone(self, card: str) -> str | None:
        return self._view.pieces.zone_of(card)

    def is_there(self, subject: str) -> bool:
        """Return whether the card still lies on the table."""
        return self._zone(subject) is not None

    def words(self, subject: str) -> str:
        """Return which card it is."""
        return sentences.card(self._app.words, subject)

    def draw(self, canvas: Canvas, subject: str) -> None:
        """Draw the card large beside its place."""
        place = self._view.pieces.place_of(subject)
        picture = playing_cards.face(canvas.easel, self._app.type, subject, theme.LARGE_WIDTH)
        draw_beside(canvas, place, picture, BESIDE, turn=TURN, lowest=LOWEST)
