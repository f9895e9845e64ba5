"""Detail sheets of the treasures: a card at its largest, a seat's public hand, all played cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.treasures.rules.cards import CARD_OF_TEXT
from scenes.games.treasures import words as said
from scenes.games.treasures.hover import worth
from scenes.ui.controls import Button
from scenes.ui.sheet import SheetScene
from sprites.cards import treasure_cards
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene
    from scenes.ui.app import App
    from sprites.engine.canvas import Canvas

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
        kind, width = self.app.type, WIDTH - 2 * MARGIN
        return sum(kind.measure(line, "text", 22, width)[1] + 6 for line in self.lines)

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw heading, cards and lines on parchment over the dimmed table."""
        kind, middle = self.app.type, STAGE_WIDTH / 2
        top = self.lay_parchment(canvas, WIDTH, self.height)
        heading = kind.fitted(self.heading, "title", 30, theme.TEXT_HEADING, WIDTH - 2 * MARGIN)
        canvas.blit(heading, middle, top + 52, anchor="center")
        y = self._draw_cards(canvas, top + 92)
        for line in self.lines:
            text = kind.paragraph(
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


def sheet_of(table: DraftLineScene, spot: str) -> DetailSheet | None:
    """Return the sheet of a piece or spot of the table; None where there is nothing to tell."""
    app = table.app
    words, kind = app.words, spot.partition(".")[0]
    if spot == "choice":
        chosen = table.observation["chosen"]
        return _card(table, chosen) if chosen is not None else None
    if spot in treasure_cards.DECK:
        return _card(table, spot)
    if kind == "line":
        cards = table.shown["lines"][int(spot[-1])]
        return _card(table, cards[0]) if cards else None
    if kind == "discard":
        played = sorted(table.shown["discard"], key=CARD_OF_TEXT.__getitem__)
        heading = words.count("treasures.spot.discard", len(played))
        return DetailSheet(app, heading, played, [words("treasures.sheet.discard")])
    if kind == "deck":
        heading = words.count("treasures.spot.deck", table.shown["deck"])
        return DetailSheet(app, heading, [], [words("treasures.tip.deck")])
    if kind in ("heap", "at"):
        first, *rest = said.heap_tip(table, spot.split(".")[1])
        noise = table.shown["options"]["noise"]
        return DetailSheet(app, first, [], [
            *rest, words(f"treasures.option.noise.{noise}.about"),
        ])
    seat = _seat_of(table, spot)
    return None if seat is None else _seat(table, seat)


def _seat_of(table: DraftLineScene, spot: str) -> int | None:
    kind, _, rest = spot.partition(".")
    if kind == "thief":
        return int(rest)
    if kind in ("plate", "owned", "taken", "aside", "hand", "played") and rest:
        return table.seat_at(int(rest.split(".")[0]))
    zone = table.table.zone_of(spot)
    return _seat_of(table, zone) if zone is not None else None


def _card(table: DraftLineScene, card: str) -> DetailSheet:
    words = table.app.words
    half = words(f"treasures.half.{card[-1]}")
    key = "black" if said.is_black(card) else "coloured"
    colour = treasure_cards.colour_of(card)
    return DetailSheet(
        table.app, said.card(words, card), [card],
        [words(f"treasures.sheet.{key}", colour=said.colour(words, colour)),
         words("treasures.sheet.half", half=half)],
    )


def _seat(table: DraftLineScene, seat: int) -> DetailSheet:
    words, shown = table.app.words, table.shown
    known = shown["known_hands"][seat]
    gains = words("house.list_comma").join(
        words("treasures.spot.disks", colour=said.colour(words, colour), count=said.gain(gain))
        for colour, gain in worth(table, seat).items()
    )
    return DetailSheet(
        table.app, said.known_heading(table, seat), known["cards"],
        [
            words.count("treasures.known.hidden", known["hidden"]),
            said.seat_words(table, seat),
            f"{words('treasures.worth.heading')}: {gains}",
            words("treasures.sheet.score"),
        ],
    )
