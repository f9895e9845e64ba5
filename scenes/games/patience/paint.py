"""How the patience is painted: the carved ground, cards, marks, labels, tally, plate."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.games.patience import words as sentences
from scenes.games.patience.view import Deal, known
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.match.match_view import MatchView
from scenes.match.table_paint import TablePaint
from scenes.match.table_view import TableView
from sprites.cards import playing_cards
from sprites.engine.canvas import Canvas
from sprites.engine.layout import Piece
from sprites.engine.sprite import Sprite
from sprites.engine.zones import Zone
from sprites.paint import lettering, theme
from sprites.paint.easel import Easel
from sprites.places import boards
from sprites.ui import marks, panels

REMOVABLE = 40
"""Cards to remove for a win: all but the twelve courts."""


class PatiencePaint(TablePaint):
    """The carved table and its cards."""

    def __init__(self, app: MatchApp, table_view: Callable[[], TableView]) -> None:
        self._app = app
        self._view = table_view

    def sprite(self, piece: Piece) -> Sprite:
        """Return a playing card."""
        card = piece.face

        def face(easel: Easel, width: float) -> pygame.Surface:
            return playing_cards.face(easel, self._app.type, card or "", width)

        return Sprite(
            piece.name, theme.CARD_WIDTH, theme.CARD_HEIGHT, face if card else None,
            playing_cards.back,
        )

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return the table with all that is carved into it."""
        boxes = {name: zone.box for name, zone in self._view().zones.items()}
        return boards.patience_ground(canvas.easel, size, boxes)


class Marks(Part):
    """What lies under the cards: marks on cells, labels, the tally and the plate."""

    def __init__(
        self, app: MatchApp, shown: MatchView, table_view: TableView, deal: Deal
    ) -> None:
        self._app = app
        self._shown = shown
        self._view = table_view
        self._deal = deal
        self.asked: frozenset[str] = frozenset()
        """Cells marked because the player asked where the card on the waste may go."""

    def refreshed(self) -> None:
        """What was asked was about another position."""
        self.asked = frozenset()

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies under the cards."""
        observation, view = known(self._shown.observation), self._view
        self._draw_marks(canvas)
        for zone, heading, line in sentences.labels(self._app.words, observation):
            label = view.zones[zone]
            view.draw_label(canvas, heading, label.x, label.top + 14, room=label.width)
            role = "italic" if zone == "label.score" else "text"
            view.draw_label(
                canvas, line, label.x, label.top + 40, role=role, size=20, colour=theme.TEXT,
                room=label.width,
            )
        tally = view.zones["tally"]
        picture = boards.tally(
            canvas.easel, tally.width, tally.height, min(REMOVABLE, observation["removed"])
        )
        canvas.blit(picture, tally.left, tally.top)
        self._draw_plate(canvas)

    def _draw_marks(self, canvas: Canvas) -> None:
        """Mark the cells where what is held, or hinted, or asked about may go."""
        view = self._view
        held = view.drag.selected
        marked = self.asked | view.hinted
        if held is not None:
            marked |= view.drag.targets()
        for spot in marked:
            if spot in view.zones and not view.pieces.contents(spot):
                self.draw_mark(canvas, spot)
        if held is not None and view.pieces.held is not None and held in view.zones:
            zone = view.zones[held]
            mark = marks.origin(canvas.easel, zone.width, zone.height)
            canvas.blit(mark, zone.x, zone.y, anchor="center")

    def draw_mark(self, canvas: Canvas, spot: str) -> None:
        """Mark a zone as a place where a card may go."""
        zone = self._view.zones[spot]
        mark = marks.target(canvas.easel, zone.width, zone.height)
        canvas.blit(mark, zone.x, zone.y, anchor="center")

    def _draw_plate(self, canvas: Canvas) -> None:
        """Draw the plate with the table's name, the deal, the time and the phase."""
        zone, setter, words = self._view.zones["plate.info"], self._app.type, self._app.words
        match, deal = self._shown.match, self._deal
        plate = panels.panel(canvas.easel, zone.width, zone.height, 12, 0.94)
        canvas.blit(plate, zone.left, zone.top)
        name = lettering.embossed(
            canvas.easel, setter, words(f"{match.game.key}.game"), "display",
            theme.TEXT_TABLE,
        )
        room = lettering.room(theme.TEXT_TABLE)
        canvas.blit(name, zone.left + 20 - room, zone.top + 34, anchor="midleft")
        inner = zone.width - 44
        line = sentences.deal_line(words, deal.number, deal.grade, deal.is_todays)
        number = setter.fitted(line, "text", 20, theme.TEXT, inner)
        canvas.blit(number, zone.left + 22, zone.top + 74, anchor="midleft")
        time = setter.line(sentences.clock(match.seconds), "bold", 20, theme.TEXT_GOLD)
        canvas.blit(time, zone.left + 22, zone.top + 103, anchor="midleft")
        used = time.get_width() / canvas.easel.scale + 18
        phase = sentences.phase(words, self._shown, deal)
        aside = setter.fitted(phase, "italic", 19, theme.TEXT_QUIET, inner - used)
        canvas.blit(aside, zone.left + 22 + used, zone.top + 103, anchor="midleft")


class Clock(Part):
    """Draws the plate anew each second while the clock on it runs."""

    def __init__(
        self, shown: MatchView, plate: Zone,
        redraw_part: Callable[[tuple[float, float, float, float]], None],
    ) -> None:
        self._shown = shown
        self._plate = plate
        self._redraw_part = redraw_part
        self._second = -1

    @property
    def wake(self) -> float | None:
        """Seconds until the clock shows another time."""
        match = self._shown.match
        if match.outcome is not None or self._shown.looking_at is not None or match.paused:
            return None
        return 1.0 - match.seconds % 1.0

    def update(self, dt: float) -> None:
        """See whether another second has begun."""
        second = int(self._shown.match.seconds)
        if second != self._second:
            self._second = second
            plate = self._plate
            self._redraw_part((plate.left, plate.top, plate.width, plate.height))
