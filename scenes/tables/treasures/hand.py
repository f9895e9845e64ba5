"""The viewer's hand: the card that is selected rises, the one under the pointer grows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sprites import theme
from sprites.viewport import STAGE_HEIGHT

if TYPE_CHECKING:
    from scenes.draft_line import DraftLineScene

ABOVE = 100.0
"""More than the cards of a hand: who is drawn so much later lies over them all."""
MARGIN = 6.0
"""What stays free under a card that has grown, stage px."""


@dataclass(frozen=True, slots=True)
class Stance:
    """How a card of the hand stands out: how far it rises (stage px), its size."""

    rise: float
    size: float
    upright: bool


SELECTED = Stance(16.0, 1.08, upright=False)
LOOKED_AT = Stance(40.0, 1.36, upright=True)


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
                self._stand(name, self._out.get(name))

    def _stand(self, name: str, stance: Stance | None) -> None:
        scene, table = self.scene, self.scene.table
        sprite, place = table.sprite(name), table.place_of(name)
        rise, size, angle = 0.0, 1.0, place.angle
        if stance is not None:
            rise, size = stance.rise, stance.size
            if stance.upright:
                angle = 0.0
                lowest = STAGE_HEIGHT - MARGIN - sprite.tall * size / 2
                rise = max(rise, place.y - lowest)
        scene.timeline.to(sprite, theme.RELAYOUT, y=place.y - rise, size=size, angle=angle)
        layer = self._layers.setdefault(name, sprite.z)
        if stance is None or not stance.upright:
            del self._layers[name]
            scene.timeline.to(sprite, 0, z=layer)
        else:
            scene.timeline.to(sprite, 0, z=layer + ABOVE)
