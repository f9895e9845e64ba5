"""A card of the patience looked at closely: it shows large once the pointer rests on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.patience import words as said
from scenes.ui.hover import Resting
from scenes.ui.input import Input, Motion, Press
from sprites.cards import playing_cards
from sprites.paint import light, theme

if TYPE_CHECKING:
    from scenes.games.patience.scene import PatienceScene
    from sprites.engine.canvas import Canvas

BESIDE = 74.0
"""From the middle of a card to its large picture, stage px."""
LOWEST, HIGHEST = 820.0, 14.0
"""Between these the large picture keeps, so that it hides neither buttons nor ribbon."""


class CloserLook:
    """Which card is shown large, if one is."""

    def __init__(self, scene: PatienceScene) -> None:
        self.scene = scene
        self.card: str | None = None
        self._resting: Resting[str] = Resting()

    @property
    def wake(self) -> float | None:
        """Seconds until a card is shown large; None while none waits for that."""
        return self._resting.wake if self._may and self.card is None else None

    @property
    def _may(self) -> bool:
        scene = self.scene
        return (
            scene.app.top is scene and not scene.grip.dragging and not scene.timeline.moving
        )

    def handle(self, event: Input) -> None:
        """Any motion puts the large card away; the pointer must come to rest again."""
        if not isinstance(event, Motion | Press):
            return
        if self.card is not None:
            self.card = None
            self.scene.dirty = True
        table = self.scene.table
        under = None if event.point is None else table.piece_at(*event.point)
        if under is not None and table.zone_of(under) in (None, "stock"):
            under = None
        self._resting.move(under)
        self._resting.stir()

    def drop(self) -> None:
        """Show nothing until the pointer comes to another card: one that was just put down is not
        held under the player's nose."""
        self.card = None
        self._resting.drop()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        if self._may and self._resting.update(dt) and self._resting.under is not None:
            self.show(self._resting.under)

    def show(self, card: str) -> None:
        """Show a card large, and say which it is."""
        if self.scene.table.zone_of(card) is None:
            return
        self.card = card
        self.scene.app.speech.say(said.card(self.scene.app.words, card))
        self.scene.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the card large beside its place, so that the place itself stays in sight."""
        if self.card is None:
            return
        place = self.scene.table.place_of(self.card)
        wide, high = theme.LARGE_WIDTH, theme.LARGE_HEIGHT
        left = place.x + BESIDE if place.x < 1000 else place.x - BESIDE - wide
        top = min(max(place.y - high / 2, HIGHEST), LOWEST - high)
        picture = playing_cards.face(canvas.easel, self.scene.app.type, self.card, wide)
        shadow, right, down = light.shadow(canvas.easel, picture, theme.LIFTED)
        corner = canvas.area(left, top, wide, high).topleft
        canvas.put(shadow, (corner[0] + right, corner[1] + down))
        canvas.blit(picture, left, top)
