"""What is shown of something that is looked at closer: large cards, and plates with lines."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Seat
from game.treasures.rules.cards import COLOURS
from game.treasures.rules.observation import TreasuresObservation
from game.treasures.rules.scoring import gain_of_one_more
from scenes.games.treasures.names import Names
from scenes.games.treasures.names import gain as gain_text
from scenes.games.treasures.view import HEAPS, TreasuresView
from scenes.match.app import MatchApp
from scenes.match.hover_card import draw_beside
from scenes.match.spots import Point
from scenes.match.table_view import TableView
from sprites.cards import treasure_cards, treasure_pieces
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_WIDTH
from sprites.engine.zones import Zone
from sprites.paint import light, theme
from sprites.ui import panels

KNOWN_WIDTH, KNOWN_GAP = 72.0, 8.0
WORTH_WIDTH = 300
LOWEST = 660.0
"""No plate that shows something closer reaches below this (stage px): the ribbon stays free."""
GAIN_COLOUR, LOSS_COLOUR = "#9fe0a4", "#ffb59e"
EDGE = 8.0
"""A plate with some lines stays so far from the stage's edge and from the seats' plates, px."""
BESIDE = 66.0
"""From the middle of a card to its large picture, stage px."""


class Tips:
    """Draws what is looked at closer."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, table_view: TableView, names: Names
    ) -> None:
        self._app = app
        self._view = view
        self._table = table_view
        self._names = names

    def heap(self, canvas: Canvas, colour: str) -> None:
        """Tell over a heap who stands there, or what would follow from going there."""
        zone = self._table.zones[f"heap.{colour}"]
        self.lines(canvas, self._names.heap_tip(colour), zone.x, zone.y - 158)

    def pile(self, canvas: Canvas, name: str) -> None:
        """Tell over the deck or the played cards what they are."""
        zone = self._table.zones[name]
        self.lines(canvas, [self._app.words(f"treasures.tip.{name}")], zone.x, zone.top - 30)

    def card(self, canvas: Canvas, card: str) -> None:
        """Draw a card large beside its place, if it lies on the table still."""
        table = self._table.pieces
        if table.zone_of(card) is None:
            return
        place = table.place_of(card)
        picture = treasure_cards.face(canvas.easel, self._app.type, card, theme.LARGE_WIDTH)
        draw_beside(canvas, place, picture, BESIDE, turn=STAGE_WIDTH / 2, lowest=LOWEST)

    def hand(self, canvas: Canvas, place: int) -> None:
        """Draw the cards that everybody has seen go into a hand."""
        words = self._app.words
        seat = self._view.seat_at(place)
        known = self._view.shown["known_hands"][seat]
        heading = self._names.known_heading(seat)
        hidden = words.count("treasures.known.hidden", known["hidden"])
        self._cards(canvas, heading, known["cards"], hidden,
                   self._table.zones[f"plate.{place}"])

    def worth(self, canvas: Canvas, place: int) -> None:
        """Draw what one more disk of each colour would bring a seat now."""
        setter = self._app.type
        seat = self._view.seat_at(place)
        heading = setter.paragraph(
            self._app.words("treasures.worth.heading"), "text", 19, theme.TEXT,
            WORTH_WIDTH - 36, align="center",
        )
        head = heading.get_height() / canvas.easel.scale
        left, top = lay_beside(
            canvas, self._table.zones[f"plate.{place}"], WORTH_WIDTH, round(head + 112)
        )
        name = setter.fitted(self._names.name(seat), "title", 20, theme.TEXT_GOLD, WORTH_WIDTH - 36)
        canvas.blit(name, left + WORTH_WIDTH / 2, top + 19, anchor="center")
        canvas.blit(heading, left + WORTH_WIDTH / 2, top + 34, anchor="midtop")
        step = (WORTH_WIDTH - 36) / len(HEAPS)
        y = top + head + 60
        for number, (colour, gain) in enumerate(worth(self._view.shown, seat).items()):
            x = left + 18 + step * (number + 0.5)
            disk = treasure_pieces.disk(canvas.easel, colour, theme.DISK_AT_SEAT)
            canvas.blit(disk, x, y, anchor="center")
            tint = GAIN_COLOUR if gain > 0 else LOSS_COLOUR
            figure = setter.plain.line(gain_text(gain), "title", 21, tint)
            canvas.blit(figure, x, y + 34, anchor="center")

    def lines(
        self, canvas: Canvas, lines: Sequence[str], x: float, foot: float
    ) -> None:
        """Draw a plate with some lines whose lower edge points at (x, foot); the first in white."""
        setter, size, scale = self._app.type, 19.0, canvas.easel.scale
        pictures = [
            setter.fitted(line, "text", size, theme.TEXT if not number else theme.TEXT_GOLD, 460)
            for number, line in enumerate(lines)
        ]
        step = max(picture.get_height() for picture in pictures) / scale
        width = round(max(picture.get_width() for picture in pictures) / scale + 36)
        height = round(step * len(pictures) + 16)
        top = max(8.0, foot - height)
        plates = [self._table.zones[f"plate.{place}"] for place in range(self._view.seats)]
        left = beside_plates(plates, x, width, top, height)
        plate = panels.tooltip(canvas.easel, width, height, round(x - left))
        canvas.blit(plate, left, top)
        for number, picture in enumerate(pictures):
            canvas.blit(picture, left + width / 2, top + 8 + step * (number + 0.5), anchor="center")

    def _cards(
        self, canvas: Canvas, heading: str, cards: Sequence[str], foot: str,
        beside: Zone,
    ) -> None:
        """Draw a plate with a heading, a row of small cards and a line, beside a seat's plate."""
        setter, scale = self._app.type, canvas.easel.scale
        card_height = KNOWN_WIDTH * theme.LINE_HEIGHT / theme.LINE_WIDTH
        row = len(cards) * (KNOWN_WIDTH + KNOWN_GAP) - KNOWN_GAP if cards else 0.0
        width = round(max(row, 330) + 40)
        top_line = setter.fitted(heading, "text", 20, theme.TEXT_GOLD, width - 36)
        low_line = setter.fitted(foot, "italic", 18, theme.TEXT_QUIET, width - 36)
        head, low = top_line.get_height() / scale, low_line.get_height() / scale
        height = round(head + low + (card_height + 12 if cards else 0) + 24)
        left, top = lay_beside(canvas, beside, width, height)
        canvas.blit(top_line, left + width / 2, top + 10, anchor="midtop")
        first = left + (width - row) / 2
        for number, card in enumerate(cards):
            picture = treasure_cards.face(canvas.easel, setter, card, KNOWN_WIDTH)
            canvas.blit(picture, first + number * (KNOWN_WIDTH + KNOWN_GAP), top + head + 16)
        canvas.blit(low_line, left + width / 2, top + height - 10, anchor="midbottom")


def worth(observation: TreasuresObservation, seat: Seat) -> dict[str, int]:
    """Return how many points one more disk of each colour would bring a seat now."""
    held = observation["collections"][seat]
    gains = dict(zip(
        COLOURS, gain_of_one_more([held[colour] for colour in COLOURS]), strict=True
    ))
    return {colour: gains[colour] for colour in HEAPS}


def beside_plates(
    plates: Sequence[Zone], x: float, width: float, top: float, height: float
) -> float:
    """Return the left edge of something ``width`` wide about ``x`` that covers no seat's plate."""
    first, last = EDGE, STAGE_WIDTH - EDGE
    for plate in plates:
        if plate.top < top + height and top < plate.top + plate.height:
            if plate.x > x:
                last = min(last, plate.left - EDGE)
            else:
                first = max(first, plate.left + plate.width + EDGE)
    return max(first, min(x - width / 2, last - width))


def lay_beside(canvas: Canvas, zone: Zone, width: int, height: int) -> Point:
    """Lay a plate beside a zone, toward the middle of the table; return its corner.

    Beside the lowest zone are the hand and the lines: there it lies above.
    """
    left, top = zone.left, zone.top - 12 - height
    if zone.top < LOWEST:
        at_left = zone.x < STAGE_WIDTH / 2
        left = zone.left + zone.width + 12 if at_left else zone.left - 12 - width
        top = min(zone.top + 12, LOWEST - height)
    plate = panels.plain_panel(canvas.easel, width, height, 10, 0.97)
    shadow, right, down = light.shadow(canvas.easel, plate, 8)
    corner = canvas.area(left, top, width, height).topleft
    canvas.put(shadow, (corner[0] + right, corner[1] + down))
    canvas.put(plate, corner)
    return left, top
