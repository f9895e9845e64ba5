"""Pictures that will be needed, drawn while nothing moves: so no card that is turned up for the
first time makes a motion stutter.
"""

from __future__ import annotations

import weakref
from collections import deque
from typing import TYPE_CHECKING

from scenes.games.treasures.view import PLAYED_WIDTH
from sprites.cards import treasure_cards
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene
    from sprites.paint.easel import Easel

WIDTHS = (float(theme.LINE_WIDTH), float(theme.HAND_WIDTH), PLAYED_WIDTH)
"""How wide cards lie in lines, in the hand, and on plates, stage px."""
PAUSE = 0.05
"""Seconds between two pictures."""


class Warming:
    """Draws one face after another for the easel that is in use."""

    def __init__(self, scene: DraftLineScene) -> None:
        self.scene = scene
        self._easel: weakref.ref[Easel] | None = None
        self._left: deque[tuple[str, float]] = deque()
        self._rest = 0.0

    @property
    def wake(self) -> float | None:
        """Seconds until the next picture; None when all are drawn."""
        return PAUSE if self._left else None

    def update(self, dt: float) -> None:
        """Draw the next picture, if nothing moves and it is time."""
        easel = self.scene.app.easel
        if self._easel is None or self._easel() is not easel:
            self._easel = weakref.ref(easel)
            self._left = deque(
                (card, width) for width in WIDTHS for card in treasure_cards.DECK
            )
        self._rest += dt
        if self._left and self._rest >= PAUSE and not self.scene.moving:
            self._rest = 0.0
            card, width = self._left.popleft()
            treasure_cards.face(easel, self.scene.app.type, card, width)
