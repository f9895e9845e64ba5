"""What lies under the pieces of the treasures: the trays of the lines, rings, places for cards."""

from __future__ import annotations

import pygame

from scenes.games.treasures.lights import Lights
from scenes.games.treasures.view import HEAPS, LINES, TreasuresView
from scenes.match.app import MatchApp
from scenes.match.spots import Box
from scenes.match.table_view import TableView
from sprites.cards import treasure_pieces
from sprites.engine.canvas import Canvas
from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel
from sprites.ui import marks, panels

RING_RISE = 4.0
"""A heap's ring lies so far above the middle of its zone, stage px."""
ASIDE_COLOUR = "#ffb59e"
"""What is given back, and whoever has to give."""
LINE_CARD, LINE_STEP = 118.0, 30.0
"""How much of a line its first card takes, and each one behind it, stage px."""


class Trays:
    """Trays and rings, and what is written beside them."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, table_view: TableView, lights: Lights
    ) -> None:
        self._app = app
        self._view = view
        self._table = table_view
        self._lights = lights

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw what lies under all pieces and never changes: trays and rings."""
        easel = canvas.easel
        for line in LINES:
            area = self._tray_area(line)
            canvas.blit(_tray(easel, *area[2:]), *area[:2])
        warm = light.pool(easel, 92, 58, theme.LAMP, 0.30, 1.6)
        for colour in HEAPS:
            zone = self._table.zones[f"heap.{colour}"]
            x, y = zone.x, zone.y - RING_RISE
            canvas.blit(warm, x, y - 6, anchor="center", flags=pygame.BLEND_RGB_ADD)
            canvas.blit(treasure_pieces.ring(easel), x, y, anchor="center")
        for name in ("deck", "discard"):
            zone = self._table.zones[name]
            canvas.blit(_tray(easel, zone.width, zone.height), zone.left, zone.top)

    def draw_moment(self, canvas: Canvas) -> None:
        """Draw what lies under the pieces at this moment: shining rings, labels, places."""
        for line in self._lights.lines:  # in their order: their glows overlap
            left, top, width, height = self._tray_area(line)
            frame = _lit_frame(canvas.easel, width, height)
            glow, padding = light.glow(canvas.easel, frame, theme.GLOW, 6, 1)
            corner = canvas.area(left, top, width, height).topleft
            canvas.put(glow, (corner[0] - padding, corner[1] - padding))
            canvas.put(frame, corner)
        for colour in (heap for heap in HEAPS if heap in self._lights.heaps):
            zone = self._table.zones[f"heap.{colour}"]
            ring = treasure_pieces.lit_ring(canvas.easel)
            canvas.blit(ring, zone.x, zone.y - RING_RISE, anchor="center")
        self._label_heaps(canvas)
        self._draw_choice(canvas)
        self._draw_waiting(canvas)

    def _tray_area(self, line: str) -> Box:
        """Return left, top, width and height of what a line lies on, stage px."""
        zone = self._table.zones[line]
        high = LINE_CARD + LINE_STEP * (self._view.seats - 1) + 14
        return zone.left, zone.top + zone.height + 7 - high, zone.width, high

    def _label_heaps(self, canvas: Canvas) -> None:
        words, shown = self._app.words, self._view.shown
        for name, count in (("deck", shown["deck"]), ("discard", len(shown["discard"]))):
            zone = self._table.zones[name]
            label = words.count(f"treasures.label.{name}", count)
            self._table.draw_label(canvas, label, zone.x, zone.top - 16, role="text", size=18,
                             colour=theme.TEXT, room=124)

    def _draw_choice(self, canvas: Canvas) -> None:
        """Draw the place for the card that is chosen in secret, while one is to be chosen."""
        if self._view.shown["phase"] != "choose":
            return
        zone, easel = self._table.zones["choice"], canvas.easel
        held = self._table.drag.selected
        if held is not None and "choice" in self._table.drag.targets():
            mark = marks.target(easel, zone.width, zone.height)
        else:
            mark = marks.origin(easel, zone.width, zone.height)
        canvas.blit(mark, zone.x, zone.y, anchor="center")
        text = self._app.type.paragraph(
            self._app.words("treasures.label.choice"), "italic", 17, theme.TEXT, zone.width - 16,
            align="center",
        )
        canvas.blit(text, zone.x, zone.y, anchor="center")

    def _draw_waiting(self, canvas: Canvas) -> None:
        """Write beside a plate how many disks wait there to be kept, and how many to go back."""
        setter = self._app.type.plain
        for place in range(self._view.seats):
            seat = self._view.seat_at(place)
            for name, disks, sign, colour in (
                ("taken", self._view.shown["taken"], "+", theme.TEXT_GOLD),
                ("aside", self._view.shown["set_aside"], "\N{MINUS SIGN}", ASIDE_COLOUR),
            ):
                count = sum(disks[seat].values())
                if count:
                    area = self._table.zones[f"{name}.{place}"]
                    plate = panels.plain_panel(canvas.easel, 46, area.height, 10, 0.7)
                    canvas.blit(plate, area.left, area.top)
                    text = setter.line(f"{sign}{count}", "title", 18, colour)
                    canvas.blit(text, area.x, area.top + area.height - 16, anchor="center")


def _tray(easel: Easel, width: float, height: float) -> pygame.Surface:
    body = shapes.rect(1, 1, width - 2, height - 2, "#000000", radius=10, opacity=0.2)
    body += shapes.rect(1, 1, width - 2, height - 2, "none", theme.GOLD_DARK, 1.2, 10, 0.6)
    size = (width, height)
    return easel.keep(("line tray", size), lambda: easel.svg(body, size, size))


def _lit_frame(easel: Easel, width: float, height: float) -> pygame.Surface:
    body = shapes.rect(1, 1, width - 2, height - 2, "none", theme.GOLD_LIGHT, 2.4, 10)
    size = (width, height)
    return easel.keep(("lit tray", size), lambda: easel.svg(body, size, size))
