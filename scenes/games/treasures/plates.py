"""The plates on the table of the treasures: who sits where, their collections, the turn.

Disks and cards lie on the plates as sprites of their own; here is what they lie on, and what is
written there.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from fonts import Typesetter
from game.contract import Seat
from game.treasures.rules.cards import COLOURS
from game.treasures.rules.scoring import sets_in
from scenes.games.treasures.lights import Lights
from scenes.games.treasures.names import Names, number
from scenes.games.treasures.view import HEAPS, TreasuresView, disk_place
from scenes.match.agent_turns import AgentTurns
from scenes.match.app import MatchApp
from scenes.match.seats import chair_line, person_key
from scenes.match.table_view import TableView
from sprites.cards import treasure_pieces
from sprites.engine.canvas import Canvas
from sprites.engine.zones import Zone
from sprites.heraldry import arms
from sprites.heraldry.company import COMPANY
from sprites.paint import edges, lettering, light, theme
from sprites.paint.easel import Easel
from sprites.ui import icons, panels

SHIELD = 50.0
TEXT_LEFT = 80.0
"""From a plate's left edge to the names on it, stage px."""
NAME_SIZE, ASIDE_SIZE = 22, 18
SUMS_SIZE, SUMS_GAP = 20.0, 12.0
LIT = "#ffcf66"
FAINT = 70
"""Alpha of 255 of a disk that a seat does not have."""
NOT_HELD = "#a39d8c"
COUNT_COLOUR = "#fff3cf"


class Plates:
    """The plates round the table."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, table_view: TableView, turns: AgentTurns,
        names: Names, lights: Lights,
    ) -> None:
        self._app = app
        self._view = view
        self._table = table_view
        self._turns = turns
        self._names = names
        self._lights = lights

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the plates as they are before anything is written there: panels, arms, the title."""
        zone, setter = self._table.zones["plate.info"], self._app.type
        _draw_panel(canvas, zone, lit=False)
        title = lettering.embossed(
            canvas.easel, setter.plain, self._app.words("treasures.game"), "display",
            theme.TEXT_TABLE,
        )
        room = lettering.room(theme.TEXT_TABLE)
        canvas.blit(title, zone.left + 20 - room, zone.top + 36, anchor="midleft")
        for place in range(self._view.seats):
            _draw_panel(canvas, self._table.zones[f"plate.{place}"], lit=False)
            self._draw_arms(canvas, place)

    def draw_moment(self, canvas: Canvas) -> None:
        """Write on the plates what holds at this moment, and light those of the seats that act."""
        zone = self._table.zones["plate.info"]
        line = self._app.type.fitted(
            self._names.info_line(), "text", 19, theme.TEXT, zone.width - 40
        )
        canvas.blit(line, zone.left + 20, zone.top + 79, anchor="midleft")
        for place in range(self._view.seats):
            seat, zone = self._view.seat_at(place), self._table.zones[f"plate.{place}"]
            if seat in self._lights.seats:
                _draw_panel(canvas, zone, lit=True)
                self._draw_arms(canvas, place)
            self._draw_name(canvas, zone, seat)
            self._draw_counts(canvas, zone, seat)
            self._draw_sums(canvas, zone, seat)

    def _draw_arms(self, canvas: Canvas, place: int) -> None:
        zone, seat = self._table.zones[f"plate.{place}"], self._view.seat_at(place)
        person = COMPANY[person_key(self._view.match.chairs[seat], seat)]
        canvas.blit(arms.shield(canvas.easel, person.arms, SHIELD), zone.left + 18, zone.top + 16)

    def _draw_name(self, canvas: Canvas, zone: Zone, seat: Seat) -> None:
        easel, setter, words = canvas.easel, self._app.type, self._app.words
        left, room = zone.left + TEXT_LEFT, zone.width - TEXT_LEFT - 76
        first, second = (zone.top + row for row in name_rows(setter.text_scale))
        name = setter.fitted(self._names.name(seat), "title", NAME_SIZE, "#f8e7b8", room)
        canvas.blit(name, left, first, anchor="midleft")
        starts = seat == self._view.shown["start"]
        if starts:
            stone = treasure_pieces.start_marker(easel)
            canvas.blit(stone, left, second, anchor="midleft")
            left, room = left + 30, room - 30
        if self.is_thinking(seat):
            clock = icons.icon(easel, "clock", 18, theme.TEXT_GOLD)
            canvas.blit(clock, left, second, anchor="midleft")
            left, room = left + 23, room - 23
            line, colour = words("house.notice.thinking"), theme.TEXT_GOLD
        else:
            line, colour = self.seat_line(seat), theme.TEXT_QUIET
        aside = setter.fitted(line, "italic", ASIDE_SIZE, colour, room)
        canvas.blit(aside, left, second, anchor="midleft")

    def is_thinking(self, seat: Seat) -> bool:
        """Return whether a seat is to be seen thinking: not while earlier acts are still shown."""
        return seat in self._turns.seats and not self._view.match_view.staging

    def seat_line(self, seat: Seat) -> str:
        """Return what stands under a seat's name: what it does now, or who plays there."""
        if seat == self._view.viewer and self._table.offers:
            return self._app.words(f"treasures.turn.{self._view.observation['phase']}")
        return chair_line(self._app.words, self._view.match.chairs[seat], seat)

    def _draw_counts(self, canvas: Canvas, zone: Zone, seat: Seat) -> None:
        held, setter = self._view.shown["collections"][seat], self._app.type.plain
        for colour in HEAPS:
            x, y = disk_place(zone, colour)
            count = held[colour]
            if not count:
                disk = treasure_pieces.disk(canvas.easel, colour, theme.DISK_AT_SEAT)
                canvas.blit(disk, x, y, anchor="center", alpha=FAINT)
            tint = COUNT_COLOUR if count else NOT_HELD
            canvas.blit(setter.line(str(count), "title", 20, tint), x, y + 34, anchor="center")

    def _draw_sums(self, canvas: Canvas, zone: Zone, seat: Seat) -> None:
        """Write sets, points and cards at the foot, each with what it counts."""
        words, setter, shown = self._app.words, self._app.type, self._view.shown
        held = shown["collections"][seat]
        sets = sets_in([held[colour] for colour in COLOURS])
        points = shown["scores"][seat]
        known = shown["known_hands"][seat]
        cards = len(known["cards"]) + known["hidden"]
        texts = (
            words.count("treasures.plate.sets", sets),
            words.count("treasures.plate.points", points, points=number(points)),
            words.count("treasures.plate.cards", cards),
        )
        row, y = zone.width - 40, zone.top + zone.height - 24
        size = sums_size(setter, texts, row)
        left, middle, right = (
            setter.line(text, "text", size, colour)
            for text, colour in zip(texts, (theme.TEXT, theme.TEXT_GOLD, theme.TEXT), strict=True)
        )
        first, last = zone.left + 20, zone.left + 20 + row
        canvas.blit(left, first, y, anchor="midleft")
        canvas.blit(right, last, y, anchor="midright")
        start, end = (picture.get_width() / canvas.easel.scale for picture in (left, right))
        canvas.blit(middle, (first + start + last - end) / 2, y, anchor="center")


def _draw_panel(canvas: Canvas, zone: Zone, *, lit: bool) -> None:
    easel, wide, high = canvas.easel, zone.width, zone.height
    if lit:
        picture = easel.keep(
            ("lit seat plate", wide, high), lambda: _lit_plate(easel, wide, high)
        )
        plate = panels.panel(easel, wide, high, 12, 0.93)
        _, margin = light.glow(easel, plate, LIT, 12, 2)
        corner = canvas.area(*zone.box).topleft
        canvas.put(picture, (corner[0] - margin, corner[1] - margin))
        return
    plate = panels.panel(easel, wide, high, 12, 0.93)
    corner = canvas.area(*zone.box).topleft
    shadow, right, down = light.shadow(easel, plate, 4)
    canvas.put(shadow, (corner[0] + right, corner[1] + down))
    canvas.put(plate, corner)


def _lit_plate(easel: Easel, wide: float, high: float) -> pygame.Surface:
    """Return a plate with its glow, shadow and frame as one picture.

    A turn lights several at once, and one picture is drawn four times as fast as four.
    """
    plate = panels.panel(easel, wide, high, 12, 0.93)
    glow, margin = light.glow(easel, plate, LIT, 12, 2)
    whole = pygame.Surface(glow.get_size(), pygame.SRCALPHA)
    whole.blit(glow, (0, 0))
    shadow, right, down = light.shadow(easel, plate, 4)
    whole.blit(shadow, (margin + right, margin + down))
    whole.blit(plate, (margin, margin))
    edge = easel.px(4)
    frame = edges.lines(
        easel, wide + 8, high + 8,
        edges.outline(easel, wide + 8, high + 8, 2, 14, theme.GOLD_LIGHT, 3),
    )
    whole.blit(frame, (margin - edge, margin - edge))
    return whole


def name_rows(text_scale: float) -> tuple[float, float]:
    """Return how far under a plate's top the middles lie of a name and of the line beneath it.

    Larger text moves them apart, so that they never touch.
    """
    grown = text_scale - 1
    return 32 - 7 * grown, 59 + 10 * grown


def sums_size(setter: Typesetter, texts: Sequence[str], room: float) -> float:
    """Return the one size in which all sums of a plate stand in a row ``room`` stage px wide.

    One size for all: in Korean and Chinese a smaller one may have another face.
    """
    needed = sum(setter.width(text, "text", SUMS_SIZE) for text in texts)
    free = room - SUMS_GAP * (len(texts) - 1)
    return SUMS_SIZE * min(1.0, free / needed)
