"""Looking closer at the table of the treasures: what shows when the pointer rests somewhere.

A card grows; a plate tells which cards are known to be in that hand, its disks what one more would
be worth; a heap who stands there and what follows from it. The same lines are read aloud.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.treasures.rules.cards import COLOURS
from game.treasures.rules.scoring import gain_of_one_more
from scenes.games.treasures import words as said
from scenes.games.treasures.view import HEAPS, LINES
from scenes.ui.hover import Resting
from sprites.cards import treasure_cards, treasure_pieces
from sprites.engine.viewport import STAGE_WIDTH
from sprites.paint import light, theme
from sprites.ui import panels

if TYPE_CHECKING:
    from game.contract import Seat
    from scenes.games.treasures.scene import DraftLineScene
    from sprites.engine.canvas import Canvas
    from sprites.engine.zones import Zone

Point = tuple[float, float]
Subject = tuple[str, str]
"""Kind ("card", "hand", "seat", "worth", "heap", "pile") and which one."""

KNOWN_WIDTH, KNOWN_GAP = 72.0, 8.0
WORTH_WIDTH = 300
LOWEST = 660.0
"""No plate that shows something closer reaches below this (stage px): the ribbon stays free."""
GAIN_COLOUR, LOSS_COLOUR = "#9fe0a4", "#ffb59e"
EDGE = 8.0
"""A plate with some lines stays so far from the stage's edge and from the seats' plates, px."""
BESIDE = 66.0
"""From the middle of a card to its large picture, stage px."""


class CloserLook:
    """What is under the pointer, and whether it has rested there."""

    def __init__(self, scene: DraftLineScene) -> None:
        self.scene = scene
        self._resting: Resting[Subject] = Resting()

    @property
    def subject(self) -> Subject | None:
        """What is under the pointer."""
        return self._resting.under

    @property
    def showing(self) -> bool:
        """Whether it is shown closer."""
        return self._resting.rested

    @property
    def wake(self) -> float | None:
        """Seconds until something is shown; None while nothing waits."""
        return self._resting.wake

    def move(self, point: Point | None) -> None:
        """The pointer is at ``point`` now."""
        self._turn_to(None if point is None else self._under(point))

    def follow_keys(self, spot: str) -> None:
        """The keys are on ``spot`` now: heaps to choose from and cards of the hand show at once."""
        kind, _, rest = spot.partition(".")
        if kind == "heap" and self.scene.may_choose_heap:
            self._turn_to(("heap", rest))
        elif spot in self.scene.table.contents("hand"):
            self._turn_to(("hand", spot))
            self._resting.settle()
            self.scene.refresh_lights()
        else:
            self._turn_to(None)

    def _turn_to(self, subject: Subject | None) -> None:
        along = self.card_in_hand is not None
        if not self._resting.move(subject):
            return
        kind = None if subject is None else subject[0]
        # One who chooses a heap sees at once what would follow, and cards of a hand that is
        # being looked through need no rest each.
        if (kind == "heap" and self.scene.may_choose_heap) or (kind == "hand" and along):
            self._resting.settle()
        self.scene.refresh_lights()

    def drop(self) -> None:
        """Show nothing, until the pointer has moved on to something else."""
        shown = self.showing
        self._resting.drop()
        if shown:
            self.scene.refresh_lights()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        if self._resting.update(dt):
            self.scene.refresh_lights()

    @property
    def heap(self) -> str:
        """The heap that is pointed at, or ""."""
        return self.subject[1] if self.subject is not None and self.subject[0] == "heap" else ""

    @property
    def card_in_hand(self) -> str | None:
        """The card of the hand that is looked at: it grows where it is held."""
        if self.showing and self.subject is not None and self.subject[0] == "hand":
            return self.subject[1]
        return None

    def _under(self, point: Point) -> Subject | None:
        scene = self.scene
        card = scene.table.piece_at(*point)
        if card is not None and card in treasure_cards.DECK:
            zone = scene.table.zone_of(card) or ""
            if zone in LINES or zone.startswith(("played.", "discard")):
                return "card", card
            if zone == "hand":
                return "hand", card
        for place in range(scene.seats):
            zone_of = scene.zones[f"plate.{place}"]
            if zone_of.covers(*point):
                worth = abs(point[1] - zone_of.top - 122) < 40
                return ("worth" if worth else "seat"), str(place)
        for colour in HEAPS:
            if scene.zones[f"heap.{colour}"].covers(*point):
                return "heap", colour
        for pile in ("deck", "discard"):
            if scene.zones[pile].covers(*point):
                return "pile", pile
        return None

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw what is looked at closely, if the pointer has rested long enough."""
        if not self.showing or self.subject is None or self.scene.grip.dragging:
            return
        kind, which = self.subject
        if kind == "card":
            self._draw_card(canvas, which)
        elif kind == "seat":
            self._draw_hand(canvas, int(which))
        elif kind == "worth":
            self._draw_worth(canvas, int(which))
        elif kind == "heap":
            zone = self.scene.zones[f"heap.{which}"]
            draw_lines(canvas, self.scene, said.heap_tip(self.scene, which), zone.x,
                       zone.y - 158)
        elif kind == "pile":
            zone = self.scene.zones[which]
            text = self.scene.app.words(f"treasures.tip.{which}")
            draw_lines(canvas, self.scene, [text], zone.x, zone.top - 30)

    def _draw_card(self, canvas: Canvas, card: str) -> None:
        table = self.scene.table
        if table.zone_of(card) is None:
            return
        place = table.place_of(card)
        wide, high = theme.LARGE_WIDTH, theme.LARGE_HEIGHT
        left = place.x + BESIDE if place.x < STAGE_WIDTH / 2 else place.x - BESIDE - wide
        top = min(max(place.y - high / 2, 14), LOWEST - high)
        picture = treasure_cards.face(canvas.easel, self.scene.app.type, card, wide)
        shadow, right, down = light.shadow(canvas.easel, picture, theme.LIFTED)
        corner = canvas.area(left, top, wide, high).topleft
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.put(picture, corner)

    def _draw_hand(self, canvas: Canvas, place: int) -> None:
        """Draw the cards that everybody has seen go into a hand."""
        scene, words = self.scene, self.scene.app.words
        seat = scene.seat_at(place)
        known = scene.shown["known_hands"][seat]
        heading = said.known_heading(scene, seat)
        hidden = words.count("treasures.known.hidden", known["hidden"])
        draw_cards(canvas, scene, heading, known["cards"], hidden,
                   scene.zones[f"plate.{place}"])

    def _draw_worth(self, canvas: Canvas, place: int) -> None:
        """Draw what one more disk of each colour would bring a seat now."""
        scene, kind = self.scene, self.scene.app.type
        seat = scene.seat_at(place)
        heading = kind.paragraph(
            scene.app.words("treasures.worth.heading"), "text", 19, theme.TEXT,
            WORTH_WIDTH - 36, align="center",
        )
        head = heading.get_height() / canvas.easel.scale
        left, top = lay_beside(
            canvas, scene.zones[f"plate.{place}"], WORTH_WIDTH, round(head + 112)
        )
        name = kind.fitted(said.name(scene, seat), "title", 20, theme.TEXT_GOLD, WORTH_WIDTH - 36)
        canvas.blit(name, left + WORTH_WIDTH / 2, top + 19, anchor="center")
        canvas.blit(heading, left + WORTH_WIDTH / 2, top + 34, anchor="midtop")
        step = (WORTH_WIDTH - 36) / len(HEAPS)
        y = top + head + 60
        for number, (colour, gain) in enumerate(worth(scene, seat).items()):
            x = left + 18 + step * (number + 0.5)
            disk = treasure_pieces.disk(canvas.easel, colour, theme.DISK_AT_SEAT)
            canvas.blit(disk, x, y, anchor="center")
            tint = GAIN_COLOUR if gain > 0 else LOSS_COLOUR
            figure = kind.plain.line(said.gain(gain), "title", 21, tint)
            canvas.blit(figure, x, y + 34, anchor="center")


def worth(scene: DraftLineScene, seat: Seat) -> dict[str, int]:
    """Return how many points one more disk of each colour would bring a seat now."""
    held = scene.shown["collections"][seat]
    gains = dict(zip(
        COLOURS, gain_of_one_more([held[colour] for colour in COLOURS]), strict=True
    ))
    return {colour: gains[colour] for colour in HEAPS}


def draw_lines(
    canvas: Canvas, scene: DraftLineScene, lines: Sequence[str], x: float, foot: float
) -> None:
    """Draw a plate with some lines whose lower edge points at (x, foot); the first in white."""
    kind, size, scale = scene.app.type, 19.0, canvas.easel.scale
    pictures = [
        kind.fitted(line, "text", size, theme.TEXT if not number else theme.TEXT_GOLD, 460)
        for number, line in enumerate(lines)
    ]
    step = max(picture.get_height() for picture in pictures) / scale
    width = round(max(picture.get_width() for picture in pictures) / scale + 36)
    height = round(step * len(pictures) + 16)
    top = max(8.0, foot - height)
    left = beside_plates(scene, x, width, top, height)
    plate = panels.tooltip(canvas.easel, width, height, round(x - left))
    canvas.blit(plate, left, top)
    for number, picture in enumerate(pictures):
        canvas.blit(picture, left + width / 2, top + 8 + step * (number + 0.5), anchor="center")


def beside_plates(
    scene: DraftLineScene, x: float, width: float, top: float, height: float
) -> float:
    """Return the left edge of something ``width`` wide about ``x`` that covers no seat's plate."""
    first, last = EDGE, STAGE_WIDTH - EDGE
    for place in range(scene.seats):
        plate = scene.zones[f"plate.{place}"]
        if plate.top < top + height and top < plate.top + plate.height:
            if plate.x > x:
                last = min(last, plate.left - EDGE)
            else:
                first = max(first, plate.left + plate.width + EDGE)
    return max(first, min(x - width / 2, last - width))


def draw_cards(
    canvas: Canvas, scene: DraftLineScene, heading: str, cards: Sequence[str], foot: str,
    beside: Zone,
) -> None:
    """Draw a plate with a heading, a row of small cards and a line, beside a seat's plate."""
    kind, scale = scene.app.type, canvas.easel.scale
    card_height = KNOWN_WIDTH * theme.LINE_HEIGHT / theme.LINE_WIDTH
    row = len(cards) * (KNOWN_WIDTH + KNOWN_GAP) - KNOWN_GAP if cards else 0.0
    width = round(max(row, 330) + 40)
    top_line = kind.fitted(heading, "text", 20, theme.TEXT_GOLD, width - 36)
    low_line = kind.fitted(foot, "italic", 18, theme.TEXT_QUIET, width - 36)
    head, low = top_line.get_height() / scale, low_line.get_height() / scale
    height = round(head + low + (card_height + 12 if cards else 0) + 24)
    left, top = lay_beside(canvas, beside, width, height)
    canvas.blit(top_line, left + width / 2, top + 10, anchor="midtop")
    first = left + (width - row) / 2
    for number, card in enumerate(cards):
        picture = treasure_cards.face(canvas.easel, kind, card, KNOWN_WIDTH)
        canvas.blit(picture, first + number * (KNOWN_WIDTH + KNOWN_GAP), top + head + 16)
    canvas.blit(low_line, left + width / 2, top + height - 10, anchor="midbottom")


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
