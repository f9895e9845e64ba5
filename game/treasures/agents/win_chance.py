"""What a seat plays for: its chance to win, bent by its personality."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.agents import Personality
from game.contract import Seat

GREED: Final = 0.15
"""How much a disk in its own collection moves a wholly greedy player, in chances to win."""
SPITE: Final = 0.25
"""How much a disk that a rival must set aside moves a wholly spiteful one."""
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

    def of(self, worths: Sequence[float], disks: Sequence[int], lost: Sequence[int]) -> float:
        """Return how good it is to stand so; by seat: worths, disks owned, disks set aside."""
        seat = self._seat
        sharpness = self._sharpness
        own = worths[seat]
        # The odds of every rival against one's own; e to the 50th is as good as never.
        against = sum([math.exp(min(50.0, (worth - own) * sharpness)) for worth in worths])
        value = 1 / against
        if self._greed:
            value += self._greed * disks[seat]
        if self._spite:
            value += self._spite * (sum(lost) - lost[seat])
        return value
