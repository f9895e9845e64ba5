"""What a seat plays for: its chance to win, bent by its personality."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.agents import Personality
from game.contract import Seat

GREED: Final = 0.08
SPITE: Final = 0.15
"""How much a point of one's own, or of the rivals on average, moves a wholly greedy or spiteful
player, in chances to win."""
_LAST_TURN: Final = 200.0
"""In the last turn worths are points, and all but certain to decide."""


class Stakes:
    """How good an end of a turn is for one seat."""

    def __init__(self, seat: Seat, turns: int, personality: Personality) -> None:
        """``turns`` are to go after the one that ends."""
        self._seat = seat
        self._sharpness = 1.0 if turns else _LAST_TURN
        self._greed = GREED * personality.greed
        self._spite = SPITE * personality.spite

    def of(self, worths: Sequence[float], points: Sequence[float]) -> float:
        """Return how good it is to stand so; worths and expected points are by seat."""
        seat = self._seat
        sharpness = self._sharpness
        own = worths[seat]
        # The odds of every rival against one's own; e to the 50th is as good as never.
        against = sum([math.exp(min(50.0, (worth - own) * sharpness)) for worth in worths])
        value = 1 / against
        if self._greed:
            value += self._greed * points[seat]
        if self._spite:
            value -= self._spite * (sum(points) - points[seat]) / (len(points) - 1)
        return value
