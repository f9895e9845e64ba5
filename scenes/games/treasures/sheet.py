"""Detail sheets of the treasures: a card at its largest, a seat's public hand, all played cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Seat
from game.treasures.rules.cards import CARD_OF_TEXT
from scenes.games.treasures import names
from scenes.games.treasures.names import Names
from scenes.games.treasures.tips import worth
from scenes.games.treasures.view import TreasuresView
from scenes.match.app import MatchApp
from scenes.match.table_view import TableView
from scenes.ui.app import App
from scenes.ui.controls import Button
from scenes.ui.sheet import SheetScene
from sprites.cards import treasure_cards
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import theme

WIDTH = 980.0
MARGIN, GAP = 44.0, 8.0
LARGE, SMALL = 210.0, 66.0
SMALL_MOST = 12
"""Cards in a row."""


class DetailSheet(SheetScene):
    """A sheet of parchment with a heading, cards and lines."""

    closing = ("cancel", "sheet")

    def __init__(
        self, app: App, heading: str, cards: Sequence[str], lines: Sequence[str],
    ) -> None:
        super().__init__(app)
        self.heading = heading
        self.cards = list(cards)
        self.lines = list(lines)
        self.height = 0.0

    @property
    def title(self) -> str:
        """All that is on the sheet, as read aloud."""
        return ". ".join([self.heading, *self.lines])

    @property
    def card_width(self) -> float:
        """How wide the cards are: one is shown large, many small."""
        return LARGE if len(self.cards) == 1 else SMALL

    def lay_out(self) -> None:
        """Measure the sheet, and place its one button."""
        self.height = 100 + self._cards_height() + self._lines_height() + 90
        area = ((STAGE_WIDTH - 220) / 2, (STAGE_HEIGHT + self.height) / 2 - 70, 220, 48)
        close = Button(
            area, self.app.words("house.button.close"), self.go_back,
            key="close", primary=True, size=19,
        )
        self.controls.set([close])
        self.controls.focused = close

    def _cards_height(self) -> float:
        rows = -(-len(self.cards) // SMALL_MOST)
        return rows * (self.card_width * 1.4 + GAP) + (10 if rows else 0)

    def _lines_height(self) -> float:
        setter, width = self.app.type, WIDTH - 2 * MARGIN
        return sum(setter.measure(line, "text", 22, width)[1] + 6 for line in self.lines)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw heading, cards and lines on parchment over the dimmed table."""
        setter, middle = self.app.type, STAGE_WIDTH / 2
        top = self.lay_parchment(canvas, WIDTH, self.height)
        heading = setter.fitted(self.heading, "title", 30, theme.TEXT_HEADING, WIDTH - 2 * MARGIN)
        canvas.blit(heading, middle, top + 52, anchor="center")
        y = self._draw_cards(canvas, top + 92)
        for line in self.lines:
            text = setter.paragraph(
                line, "text", 22, theme.TEXT_INK, WIDTH - 2 * MARGIN, align="center"
            )
            canvas.blit(text, middle, y, anchor="midtop")
            y += text.get_height() / canvas.easel.scale + 6

    def _draw_cards(self, canvas: Canvas, y: float) -> float:
        wide = self.card_width
        for first in range(0, len(self.cards), SMALL_MOST):
            row = self.cards[first:first + SMALL_MOST]
            left = STAGE_WIDTH / 2 - (len(row) * (wide + GAP) - GAP) / 2
            for number, card in enumerate(row):
                picture = treasure_cards.face(canvas.easel, self.app.type, card, wide)
                canvas.blit(picture, left + number * (wide + GAP), y)
            y += wide * 1.4 + GAP
        return y + (10 if self.cards else 0)


class Sheets:
    """The sheets of what lies on the table."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, table_view: TableView, names: Names
    ) -> None:
        self._app = app
        self._view = view
        self._table = table_view
        self._names = names

    def open(self, spot: str) -> None:
        """Show the sheet of a piece or spot, if there is anything to tell."""
        sheet = self.sheet_of(spot)
        if sheet is not None:
            self._app.show(sheet)

    def sheet_of(self, spot: str) -> DetailSheet | None:
        """Return the sheet of a piece or spot of the table; None where there is nothing to tell."""
        app = self._app
        words, kind = app.words, spot.partition(".")[0]
        if spot == "choice":
            chosen = self._view.observation["chosen"]
            return self._card(chosen) if chosen is not None else None
        if spot in treasure_cards.DECK:
            return self._card(spot)
        if kind == "line":
            cards = self._view.shown["lines"][int(spot[-1])]
            return self._card(cards[0]) if cards else None
        if kind == "discard":
            played = sorted(self._view.shown["discard"], key=CARD_OF_TEXT.__getitem__)
            heading = words.count("treasures.spot.discard", len(played))
            return DetailSheet(app, heading, played, [words("treasures.sheet.discard")])
        if kind == "deck":
            heading = words.count("treasures.spot.deck", self._view.shown["deck"])
            return DetailSheet(app, heading, [], [words("treasures.tip.deck")])
        if kind in ("heap", "at"):
            first, *rest = self._names.heap_tip(spot.split(".")[1])
            noise = self._view.shown["options"]["noise"]
            return DetailSheet(app, first, [], [
                *rest, words(f"treasures.option.noise.{noise}.about"),
            ])
        seat = self._seat_of(spot)
        return None if seat is None else self._seat(seat)

    def _seat_of(self, spot: str) -> Seat | None:
        kind, _, rest = spot.partition(".")
        if kind == "thief":
            return int(rest)
        if kind in ("plate", "owned", "taken", "aside", "hand", "played") and rest:
            return self._view.seat_at(int(rest.split(".")[0]))
        zone = self._table.pieces.zone_of(spot)
        return self._seat_of(zone) if zone is not None else None

    def _card(self, card: str) -> DetailSheet:
        words = self._app.words
        half = words(f"treasures.half.{card[-1]}")
        key = "black" if names.is_black(card) else "coloured"
        colour = treasure_cards.colour_of(card)
        return DetailSheet(
            self._app, names.card(words, card), [card],
            [words(f"treasures.sheet.{key}", colour=names.colour(words, colour)),
             words("treasures.sheet.half", half=half)],
        )

    def _seat(self, seat: Seat) -> DetailSheet:
        words, shown = self._app.words, self._view.shown
        known = shown["known_hands"][seat]
        gains = words("house.list_comma").join(
            words("treasures.spot.disks", colour=names.colour(words, which), count=names.gain(gain))
            for which, gain in worth(shown, seat).items()
        )
        return DetailSheet(
            self._app, self._names.known_heading(seat), known["cards"],
            [
                words.count("treasures.known.hidden", known["hidden"]),
                self._names.seat_words(seat),
                f"{words('treasures.worth.heading')}: {gains}",
                words("treasures.sheet.score"),
            ],
        )
