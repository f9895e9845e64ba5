"""The sealed tricks of a game of the seals, all to be looked at again; the last one is marked."""

from __future__ import annotations

import pygame

from scenes.games.seals.names import Names
from scenes.games.seals.view import SealsView
from scenes.ui.app import App
from scenes.ui.controls import Button, Look, Widget
from scenes.ui.controls.base import Area
from scenes.ui.sheet import VEIL, SheetScene
from sprites.cards import monster_cards, seal_pieces
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import shapes, theme
from sprites.paint.easel import Easel
from sprites.ui import buttons, panels

WIDTH = 1340.0
HEAD, FOOT = 62.0, 78.0
"""Room above and below the tiles."""
COLUMNS = 3
TILE_WIDTH, TILE_HEIGHT = 420.0, 142.0
GAP = 16.0
CARD, CARD_STEP = 66.0, 72.0


class Tile(Widget):
    """One sealed trick."""

    role = "text"

    def __init__(
        self, area: Area, name: str, heading: str, cards: list[str], seal: str, winner: int,
        key: str,
    ) -> None:
        super().__init__(area, name, key=key)
        self.heading = heading
        self.cards = cards
        self.seal = seal
        self.winner = winner
        """Which of the cards has won, or -1 where they are hidden."""

    def draw(self, canvas: Canvas, app: App, look: Look) -> None:
        """Draw the cards in the order they were played, and the sword's token."""
        left, top, width, height = self.rect
        easel, setter = canvas.easel, app.type
        canvas.blit(panels.plain_panel(easel, width, height, 9), left, top)
        text = setter.plain.fitted(self.heading, "title", 17, theme.TEXT_GOLD, width - 32, 9)
        canvas.blit(text, left + 16, top + 17, anchor="midleft")
        for number, card in enumerate(self.cards):
            x, y = left + 18 + number * CARD_STEP, top + 36
            picture = monster_cards.face(easel, app.type, card, CARD)
            canvas.blit(picture, x, y)
            if number == self.winner:
                canvas.blit(_frame(easel), x + CARD / 2, y + CARD * 0.7, anchor="center")
        canvas.blit(seal_pieces.token(easel, self.seal, 62), left + width - 52, top + 84,
                    anchor="center")
        if look is Look.FOCUS:
            ring = buttons.focus_ring(easel, width, height)
            canvas.blit(ring, *self.rect.center, anchor="center")


def _frame(easel: Easel) -> pygame.Surface:
    """Return the bright line round the card that has won."""
    wide, high = CARD + 6, CARD * 1.4 + 6
    body = shapes.rect(1.5, 1.5, wide - 3, high - 3, "none", theme.GOLD_LIGHT, 2.4, 8)
    return easel.keep(("won frame",), lambda: easel.svg(body, (wide, high), (wide, high)))


class WonTricksScene(SheetScene):
    """A sheet over the table with every sealed trick, the last one first."""

    closing = ("cancel", "tricks")

    def __init__(self, app: App, view: SealsView, names: Names) -> None:
        super().__init__(app)
        self._view = view
        self._names = names

    @property
    def title(self) -> str:
        """The sheet's name."""
        return self.app.words("seals.button.tricks")

    @property
    def height(self) -> float:
        """As much as the tricks need, stage px."""
        rows = -(-max(1, len(self._view.now["tricks"])) // COLUMNS)
        return HEAD + rows * (TILE_HEIGHT + GAP) + FOOT

    @property
    def top(self) -> float:
        """Of the sheet, stage px."""
        return (STAGE_HEIGHT - self.height) / 2

    def lay_out(self) -> None:
        """Place a tile a trick, the last one first."""
        seen, tell = self._view.now, self._names
        left = (STAGE_WIDTH - WIDTH) / 2 + (WIDTH - COLUMNS * (TILE_WIDTH + GAP) + GAP) / 2
        words = self.app.words
        widgets: list[Widget] = []
        for place, (number, trick) in enumerate(reversed(list(enumerate(seen["tricks"], 1)))):
            row, column = divmod(place, COLUMNS)
            cards = [card for _, card in trick["cards"] or ()]
            who = [seat for seat, _ in trick["cards"] or ()]
            heading = words("seals.tricks.one", number=number, name=tell.name(trick["winner"]))
            name = words("seals.tricks.told", heading=heading, cards=tell.cards(cards),
                         colour=tell.colour(trick["seal"]))
            area = (left + column * (TILE_WIDTH + GAP), self.top + HEAD + row * (TILE_HEIGHT + GAP),
                    TILE_WIDTH, TILE_HEIGHT)
            widgets.append(Tile(
                area, name, heading, cards, trick["seal"],
                who.index(trick["winner"]) if who else -1, f"trick.{number}",
            ))
        close = Button(
            (STAGE_WIDTH / 2 - 95, self.top + self.height - 62, 190, 46),
            words("house.button.close"), self.go_back, key="close",
        )
        self.controls.set([*widgets, close])
        if self.controls.focused is None:
            self.controls.focused = widgets[0] if widgets else close

    def draw_sheet(self, canvas: Canvas) -> None:
        """Draw the plate over the dimmed table."""
        canvas.shade(theme.SHADOW, VEIL)
        left = (STAGE_WIDTH - WIDTH) / 2
        plate = panels.panel(canvas.easel, WIDTH, self.height, 14, 0.97)
        canvas.blit(plate, left, self.top)
        heading = self.app.type.fitted(self.title, "title", 27, theme.TEXT_GOLD, WIDTH - 80)
        canvas.blit(heading, STAGE_WIDTH / 2, self.top + 32, anchor="center")
