"""The viewer's hand: the card that is selected rises, the one under the pointer grows."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Seat
from scenes.games.treasures.hover import CloserLook
from scenes.match.game_table import Part
from scenes.match.table_view import TableView
from sprites.paint import theme

ABOVE = 100.0
"""More than the cards of a hand: who is drawn so much later lies over them all."""
MARGIN = 5.0
"""What stays free between the ribbon and a card that has grown, stage px."""


@dataclass(frozen=True, slots=True)
class Stance:
    """How a card of the hand stands out."""

    size: float
    rise: float | None
    """How far it rises, stage px; None: straight up to the ribbon, over its neighbours."""


LYING = Stance(1.0, 0.0)
SELECTED = Stance(1.08, 16.0)
LOOKED_AT = Stance(1.3, None)


class Hand(Part):
    """Which cards of the hand stand out."""

    def __init__(self, table_view: TableView, look: CloserLook) -> None:
        self._view = table_view
        self._look = look
        self._out: dict[str, Stance] = {}
        self._layers: dict[str, float] = {}
        """In which order the cards that stand out were drawn before."""

    def seated(self, seat: Seat) -> None:
        """Another hand is laid: all its cards lie as the table has laid them."""
        self._out.clear()
        self._layers.clear()

    def relit(self) -> None:
        """Let the cards stand as they should now; a held card is the pointer's."""
        table, selected = self._view.pieces, self._view.drag.selected
        cards = table.contents("hand")
        wanted: dict[str, Stance] = {}
        if table.held is None:
            looked_at = self._look.card_in_hand
            if looked_at is not None:
                wanted[looked_at] = LOOKED_AT
            elif selected is not None:
                wanted[selected] = SELECTED
        before, self._out = self._out, {
            name: stance for name, stance in wanted.items() if name in cards
        }
        for name in {*before, *self._out}:
            if before.get(name) != self._out.get(name) and name in cards and name != table.held:
                self._stand(name, self._out.get(name, LYING))

    def _stand(self, name: str, stance: Stance) -> None:
        table, timeline = self._view.pieces, self._view.timeline
        sprite, place = table.sprite(name), table.place_of(name)
        layer = self._layers.setdefault(name, sprite.z)
        if stance.rise is not None:
            y, angle = place.y - stance.rise, place.angle
            del self._layers[name]
        else:
            ribbon = self._view.zones["prompt"]
            y = ribbon.top + ribbon.height + MARGIN + sprite.tall * stance.size / 2
            angle, layer = 0.0, layer + ABOVE
        timeline.to(sprite, theme.RELAYOUT, y=y, size=stance.size, angle=angle)
        timeline.to(sprite, 0, z=layer)
