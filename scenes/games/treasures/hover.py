"""Looking closer at the table of the treasures: what shows when the pointer rests somewhere.

A card grows; a plate tells which cards are known to be in that hand, its disks what one more would
be worth; a heap who stands there and what follows from it. The same lines are read aloud.
"""

from __future__ import annotations

from game.contract import Seat
from scenes.games.treasures.offers import may_choose_heap
from scenes.games.treasures.tips import Tips
from scenes.games.treasures.view import HEAPS, LINES
from scenes.match.game_table import Part
from scenes.match.spots import Point
from scenes.match.table_view import TableView
from scenes.ui.hover import Resting
from scenes.ui.input import Input, Motion, Press
from sprites.cards import treasure_cards
from sprites.engine.canvas import Canvas

Subject = tuple[str, str]
"""Kind ("card", "hand", "seat", "worth", "heap", "pile") and which one."""


class CloserLook(Part):
    """What is under the pointer, and whether it has rested there."""

    def __init__(self, seats: int, table_view: TableView, tips: Tips) -> None:
        """``seats``: how many plates lie on the table."""
        self._seats = seats
        self._table = table_view
        self._tips = tips
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

    def pointed(self, key: str) -> None:
        """The keys are on ``key`` now: heaps to choose from and cards of the hand show at once."""
        kind, _, rest = key.partition(".")
        if kind == "heap" and may_choose_heap(self._table.offers):
            self._turn_to(("heap", rest))
        elif key in self._table.pieces.contents("hand"):
            self._turn_to(("hand", key))
            self._resting.settle()
            self._table.relight()
        else:
            self._turn_to(None)

    def _turn_to(self, subject: Subject | None) -> None:
        along = self.card_in_hand is not None
        if not self._resting.move(subject):
            return
        kind = None if subject is None else subject[0]
        # One who chooses a heap sees at once what would follow, and cards of a hand that is
        # being looked through need no rest each.
        if (kind == "heap" and may_choose_heap(self._table.offers)) or (kind == "hand" and along):
            self._resting.settle()
        self._table.relight()

    def drop(self) -> None:
        """Show nothing, until the pointer has moved on to something else."""
        shown = self.showing
        self._resting.drop()
        if shown:
            self._table.relight()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        if self._resting.update(dt):
            self._table.relight()

    def handle(self, event: Input) -> bool:
        """The pointer looks closer wherever it rests, but on buttons."""
        if isinstance(event, Motion):
            over = event.point is not None and self._table.controls.widget_at(event.point)
            self.move(None if over else event.point)
        elif isinstance(event, Press):
            self.drop()
        return False

    def pause(self) -> None:
        """Nothing is looked at closer under another scene."""
        self.drop()

    def seated(self, seat: Seat) -> None:
        """Another person has not looked at anything yet."""
        self.drop()

    @property
    def heap(self) -> str:
        """The heap that is pointed at, or ""."""
        return self.subject[1] if self.subject is not None and self.subject[0] == "heap" else ""

    @property
    def heap_to_choose(self) -> str:
        """The heap that is pointed at by one who may send a thief there, or ""."""
        return self.heap if may_choose_heap(self._table.offers) else ""

    @property
    def card_in_hand(self) -> str | None:
        """The card of the hand that is looked at: it grows where it is held."""
        if self.showing and self.subject is not None and self.subject[0] == "hand":
            return self.subject[1]
        return None

    def _under(self, point: Point) -> Subject | None:
        card = self._table.pieces.piece_at(*point)
        if card is not None and card in treasure_cards.DECK:
            zone = self._table.pieces.zone_of(card) or ""
            if zone in LINES or zone.startswith(("played.", "discard")):
                return "card", card
            if zone == "hand":
                return "hand", card
        for place in range(self._seats):
            zone_of = self._table.zones[f"plate.{place}"]
            if zone_of.covers(*point):
                worth = abs(point[1] - zone_of.top - 122) < 40
                return ("worth" if worth else "seat"), str(place)
        for colour in HEAPS:
            if self._table.zones[f"heap.{colour}"].covers(*point):
                return "heap", colour
        for pile in ("deck", "discard"):
            if self._table.zones[pile].covers(*point):
                return "pile", pile
        return None

    # Drawing

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what is looked at closely, if the pointer has rested long enough."""
        if not self.showing or self.subject is None or self._table.drag.dragging:
            return
        kind, which = self.subject
        if kind == "card":
            self._tips.card(canvas, which)
        elif kind == "seat":
            self._tips.hand(canvas, int(which))
        elif kind == "worth":
            self._tips.worth(canvas, int(which))
        elif kind == "heap":
            self._tips.heap(canvas, which)
        elif kind == "pile":
            self._tips.pile(canvas, which)
