"""The viewer's hand: the card that is selected rises, the one under the pointer grows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene

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


class Hand:
    """Which cards of the hand stand out."""

    def __init__(self, scene: DraftLineScene) -> None:
        self.scene = scene
        self._out: dict[str, Stance] = {}
        self._layers: dict[str, float] = {}
        """In which order the cards that stand out were drawn before."""

    def forget(self) -> None:
        """All cards lie as the table has laid them."""
        self._out.clear()
        self._layers.clear()

    def refresh(self) -> None:
        """Let the cards stand as they should now; a held card is the pointer's."""
        scene, table = self.scene, self.scene.table
        cards = table.contents("hand")
        wanted: dict[str, Stance] = {}
        if table.held is None:
            looked_at = scene.look.card_in_hand
            if looked_at is not None:
                wanted[looked_at] = LOOKED_AT
            elif scene.grip.selected is not None:
                wanted[scene.grip.selected] = SELECTED
        before, self._out = self._out, {
            name: stance for name, stance in wanted.items() if name in cards
        }
        for name in {*before, *self._out}:
            if before.get(name) != self._out.get(name) and name in cards and name != table.held:
                self._stand(name, self._out.get(name, LYING))

    def _stand(self, name: str, stance: Stance) -> None:
        scene, table = self.scene, self.scene.table
        sprite, place = table.sprite(name), table.place_of(name)
        layer = self._layers.setdefault(name, sprite.z)
        if stance.rise is not None:
            y, angle = place.y - stance.rise, place.angle
            del self._layers[name]
        else:
            ribbon = scene.zones["prompt"]
            y = ribbon.top + ribbon.height + MARGIN + sprite.tall * stance.size / 2
            angle, layer = 0.0, layer + ABOVE
        scene.timeline.to(sprite, theme.RELAYOUT, y=y, size=stance.size, angle=angle)
        scene.timeline.to(sprite, 0, z=layer)
