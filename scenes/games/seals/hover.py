"""A closer look at the table of the seals: what the pointer rests on, and what is asked about.

A card whose face shows grows large; of other spots a tip tells. A tip comes later than on a button,
since it may cover what is asked.
"""

from __future__ import annotations

from game.seals.rules.cards import CARD_OF_TEXT
from scenes.games.seals.pieces import colour_of_piece, relative
from scenes.games.seals.sheets import Sheets
from scenes.games.seals.spot_words import SpotWords
from scenes.games.seals.view import SealsView
from scenes.games.seals.words import SealsWords
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.match.hint import HINT_STAYS
from scenes.match.spots import Point
from scenes.ui.hover import Resting
from scenes.ui.input import Command, Input, Motion, Press
from sprites.cards import monster_cards
from sprites.engine.canvas import Canvas
from sprites.paint import light, theme
from sprites.ui import panels

LARGE = 224.0
HIGHEST, LOWEST = 60.0, 890.0
BESIDE = 70.0
TIP_WAITS = 0.7
"""Seconds for which the pointer rests before a tip comes."""
TOLD = ("own", "seat", "won", "aside")
"""Kinds of spots that a tip tells of."""


class Hover(Part):
    """What is looked at closely at one table."""

    def __init__(
        self, app: MatchApp, view: SealsView, words: SealsWords, lying: SpotWords, sheets: Sheets
    ) -> None:
        """``lying`` says what lies on a spot."""
        self._app = app
        self._view = view
        self._table = view.table_view
        self._words = words
        self._lying = lying
        self._sheets = sheets
        self._large: str | None = None
        """The card shown large."""
        self._resting: Resting[str] = Resting()
        """On which card or spot the pointer rests."""
        self._tells = False
        """Whether a tip tells of that spot."""

    @property
    def wake(self) -> float | None:
        """Seconds until a card is shown large, or a spot told."""
        return None if self._shows else self._resting.wake

    def handle(self, event: Input) -> bool:
        """A card under the resting pointer is shown large; any press or key puts it away."""
        if isinstance(event, Motion):
            self.point_at(event.point)
        elif isinstance(event, Press | Command):
            self.point_at(None)
        return False

    def look_closer(self, name: str | None) -> None:
        """Say all that is known of a piece or spot; show a face large. On bare table, in the
        circle and on the scenario's sheet: the scenario."""
        pieces, zones = self._table.pieces, self._table.zones
        if name is not None and name in CARD_OF_TEXT:
            self._large = name
        by_key = self._table.controls.by_key
        known = name is not None and (
            pieces.zone_of(name) is not None or (by_key and name in zones)
        )
        if name is None or name in ("circle", "scenario") or not known:
            self._sheets.open_scenario()
            return
        self._table.say(self._lying.closer(name), HINT_STAYS)

    def point_at(self, point: Point | None) -> None:
        """The pointer moved: a card under it is shown large when it rests there, a spot told."""
        under = self._under_pointer(point)
        face = under is not None and self._face(under) is not None
        if self._resting.move(under, theme.HOVER if face else TIP_WAITS) and self._shows:
            self._large, self._tells = None, False
            self._table.redraw()

    def _under_pointer(self, point: Point | None) -> str | None:
        if point is None or self._table.controls.widget_at(point) is not None:
            return None
        piece = self._table.pieces.piece_at(*point)
        if piece is not None and self._face(piece) is not None:
            return piece
        if piece is not None and piece.startswith("token."):
            return f"seat.{relative(self._view.now, int(piece.split('.')[1]))}"
        spot = self._table.spots.at(point)
        strip = self._table.zones["strip"]
        if self._view.now["trick"] and spot in (None, "circle") and strip.covers(*point):
            return "strip"
        return spot if spot is not None and spot.split(".")[0] in TOLD else None

    @property
    def _shows(self) -> bool:
        return self._large is not None or self._tells

    def _face(self, name: str) -> str | None:
        if name in CARD_OF_TEXT:
            return name
        seen = self._view.now
        if name.startswith("own."):
            names = self._table.pieces.contents("own")
            text = seen["own"][names.index(name)] if name in names else ""
            return text if text in CARD_OF_TEXT else None
        if name.startswith("aside.") and seen["set_aside_cards"]:
            number = int(name.split(".")[1])
            colour = colour_of_piece(name)
            faces = [c for c in seen["set_aside_cards"] if colour_of_piece(c) == colour]
            return faces[number] if number < len(faces) else None
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw over everything else what is told of a spot, or the card that is looked at."""
        self._draw_tip(canvas)
        self._draw_large(canvas)

    @property
    def told(self) -> str:
        """What a tip tells now, or ""."""
        spot = self._resting.under
        there = self._tells and (
            spot == "strip" or any(w.key == spot for w in self._table.controls.widgets)
        )
        return self._words.tip(spot) if there and spot and not self._table.drag.dragging else ""

    def _draw_tip(self, canvas: Canvas) -> None:
        told = self.told
        if told and self._resting.under is not None:
            left, top, width, _ = self._table.spots.area_of(self._resting.under)
            panels.text_tip(canvas, self._app.type, told, left + width / 2, top)

    def _draw_large(self, canvas: Canvas) -> None:
        """Draw the card that is looked at, large, beside its place."""
        if self._large is None or self._table.pieces.zone_of(self._large) is None:
            return
        face = self._face(self._large)
        if face is None or self._table.drag.dragging:
            return
        place = self._table.pieces.place_of(self._large)
        high = LARGE * 1.4
        left = place.x + BESIDE if place.x < 1250 else place.x - BESIDE - LARGE
        top = min(max(place.y - high / 2, HIGHEST), LOWEST - high)
        picture = monster_cards.face(canvas.easel, self._app.type, face, LARGE)
        shadow, right, down = light.shadow(canvas.easel, picture, theme.LIFTED)
        corner = canvas.area(left, top, LARGE, high).topleft
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.blit(picture, left, top)

    def update(self, dt: float) -> None:
        """Show a card large, or tell of a spot, once the pointer has rested on it."""
        if not self._shows and not self._table.timeline.moving and self._resting.update(dt):
            self._show_under(self._resting.under or "")

    def _show_under(self, under: str) -> None:
        """Show what the pointer has come to rest on."""
        if self._face(under) is not None:
            self._large = under
        else:
            self._tells = True
        self._table.redraw()
