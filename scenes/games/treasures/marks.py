"""What is drawn over the thieves of the treasures: ranks, tolls, and the ghost of the next one.

Ranks and tolls stand over the thieves wherever these walk.
"""

from __future__ import annotations

from fonts import Typesetter
from game.contract import Seat
from scenes.games.treasures import names
from scenes.games.treasures.hover import CloserLook
from scenes.games.treasures.pieces import Thieves
from scenes.games.treasures.trays import ASIDE_COLOUR
from scenes.games.treasures.view import HEAPS, TreasuresView, cards_gone
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.match.table_view import TableView
from sprites.cards import treasure_pieces
from sprites.cards.treasure_cards import colour_of
from sprites.engine.canvas import Canvas
from sprites.paint import light, theme
from sprites.ui import panels

BADGE_GAP = 3.0
NARROW = 64.0
"""Thieves that stand closer than this (stage px) wear medal over flag."""
TOLL_SIZE, TOLL_HEIGHT, TOLL_MARGIN, TOLL_GAP = 16.0, 26, 9.0, 4.0
NEAR = 40.0
"""A thief that is no farther from its place (stage px) counts as standing there."""
GHOST = 190
"""Alpha of 255 of a thief that is only thought of."""


class Marks(Part):
    """Ranks, cards and tolls of the thieves, and the thief that is only thought of."""

    def __init__(
        self, app: MatchApp, view: TreasuresView, table_view: TableView, look: CloserLook,
        thieves: Thieves,
    ) -> None:
        self._app = app
        self._view = view
        self._table = table_view
        self._look = look
        self._thieves = thieves

    def draw_under(self, canvas: Canvas) -> None:
        """Draw the thief that is only thought of."""
        if self._look.heap_to_choose:
            self._draw_ghost(canvas, self._look.heap_to_choose, self._view.viewer)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw ranks and tolls."""
        self._draw_thieves(canvas)
        if self._look.heap_to_choose:
            self._draw_ghost_marks(canvas, self._look.heap_to_choose, self._view.viewer)

    def _draw_thieves(self, canvas: Canvas) -> None:
        """Draw rank and card over every thief at a heap, and tolls where it is crowded."""
        shown = self._view.shown
        for colour in HEAPS:
            there = names.at_heap(shown, colour)
            places = [self._table.pieces.place_of(f"thief.{thief['seat']}").x for thief in there]
            close = len(places) > 1 and places[1] - places[0] < NARROW
            gathered = all(self._stands(thief["seat"]) for thief in there)
            for rank, thief in enumerate(there):
                sprite = self._table.pieces.sprite(f"thief.{thief['seat']}")
                top = sprite.y - sprite.tall / 2
                top = _draw_badge(
                    canvas, self._app.type, sprite.x, top, rank + 1, str(thief["card"]), close
                )
                if len(there) > 1 and gathered and not cards_gone(shown):
                    # By turns higher and lower, so that each has twice the room.
                    room = 2 * (places[1] - places[0]) - TOLL_GAP
                    raised = (TOLL_HEIGHT + TOLL_GAP) * (rank % 2)
                    toll = names.toll(shown, len(there), rank)
                    self._draw_toll(canvas, sprite.x, top - raised, toll, room)

    def _stands(self, seat: Seat) -> bool:
        """Whether a thief has come to where it goes."""
        sprite = self._table.pieces.sprite(f"thief.{seat}")
        place = self._table.pieces.place_of(sprite.name)
        return abs(sprite.x - place.x) + abs(sprite.y - place.y) < NEAR

    def _draw_toll(
        self, canvas: Canvas, x: float, foot: float, toll: tuple[int, int],
        room: float,
    ) -> None:
        """Draw the small plate that says what a thief will take and give back."""
        setter, scale = self._app.type, canvas.easel.scale
        text = names.toll_words(self._app.words, *toll)
        tint = ASIDE_COLOUR if toll[1] else theme.TEXT_GOLD
        line = setter.fitted(text, "text", TOLL_SIZE, tint, room - 2 * TOLL_MARGIN)
        width = round(line.get_width() / scale + 2 * TOLL_MARGIN)
        plate = panels.plain_panel(canvas.easel, width, TOLL_HEIGHT, 6, 0.92)
        canvas.blit(plate, x, foot - 2, anchor="midbottom")
        canvas.blit(line, x, foot - 2 - TOLL_HEIGHT / 2, anchor="center")

    def _draw_ghost(self, canvas: Canvas, colour: str, seat: Seat) -> None:
        """Draw a seat's thief as it would stand behind a heap."""
        x, y, _ = self._ghost_place(colour)
        figure = self._thieves.picture(canvas.easel, seat)
        glow, padding = light.glow(canvas.easel, figure, theme.GLOW, 7, 2)
        corner = canvas.area(x - 31, y - 43, 62, 86).topleft
        canvas.put(glow, (corner[0] - padding, corner[1] - padding), GHOST)
        canvas.put(figure, corner, GHOST)

    def _draw_ghost_marks(self, canvas: Canvas, colour: str, seat: Seat) -> None:
        """Draw the rank that a seat's thief would have at a heap, and its card."""
        x, y, close = self._ghost_place(colour)
        rank = len(names.at_heap(self._view.shown, colour)) + 1
        card = names.own_card(self._view.shown, seat)
        _draw_badge(canvas, self._app.type, x, y - 43, rank, card, close, GHOST)

    def _ghost_place(self, colour: str) -> tuple[float, float, bool]:
        """Return where a newcomer stands while the others have not yet made room."""
        there = names.at_heap(self._view.shown, colour)
        places = self._table.zones[f"at.{colour}"].places(len(there) + 1)
        if not there:
            return places[0].x, places[0].y, False
        step = places[1].x - places[0].x
        last = self._table.pieces.place_of(f"thief.{there[-1]['seat']}")
        return last.x + step, last.y, step < NARROW


def _draw_badge(
    canvas: Canvas, typesetter: Typesetter, x: float, top: float, rank: int, card: str,
    narrow: bool, alpha: float = 255,
) -> float:
    """Draw medal and flag over a thief; return the stage px of their upper edge."""
    easel = canvas.easel
    medal = treasure_pieces.medal(easel, typesetter, rank)
    flag = treasure_pieces.flag(easel, typesetter, int(card[:-1]), colour_of(card))
    y = top - BADGE_GAP
    if narrow:
        canvas.blit(flag, x, y, anchor="midbottom", alpha=alpha)
        canvas.blit(medal, x, y - 22, anchor="midbottom", alpha=alpha)
        return y - 50
    canvas.blit(medal, x, y + 1.5, anchor="bottomright", alpha=alpha)
    canvas.blit(flag, x + 1, y, anchor="bottomleft", alpha=alpha)
    return y - 28
