"""What a collection is worth while the game runs: the points it may be expected to end with.

A model of one player alone: each turn it takes a disk of a colour near its wish and, now and then,
must set disks aside. How often was counted in the agents' own games. Nothing here is exact; it
says which disk matters more, and that is all that a search has to ask at its horizon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from game.treasures.rules.resolve import GREEDY, PLAIN, RISING
from game.treasures.rules.scoring import points

CAP: Final = 4
"""A fifth disk of one colour helps no more than a fourth: it is counted as a plain loss."""

Counts = tuple[int, ...]
"""Disks by colour, or sorted where the colours don't matter."""

_TURNS: Final = 15
"""The longest game: three seats."""
WISH: Final = 0.72
"""How often a player gets the colour it wants most; else the next one in the same manner."""
_TOLLS: Final[Mapping[tuple[str, int], tuple[tuple[int, int, float], ...]]] = {
    (RISING, 3): ((1, 0, 0.80), (1, 1, 0.18), (1, 2, 0.02)),
    (RISING, 4): ((1, 0, 0.74), (1, 1, 0.21), (1, 2, 0.05)),
    (RISING, 5): ((1, 0, 0.68), (1, 1, 0.24), (1, 2, 0.08)),
    (PLAIN, 3): ((1, 0, 0.62), (1, 1, 0.38)),
    (PLAIN, 4): ((1, 0, 0.50), (1, 1, 0.50)),
    (PLAIN, 5): ((1, 0, 0.40), (1, 1, 0.60)),
    (GREEDY, 3): ((1, 0, 0.62), (2, 0, 0.16), (1, 1, 0.18), (1, 2, 0.04)),
    (GREEDY, 4): ((1, 0, 0.52), (2, 0, 0.18), (3, 0, 0.03), (1, 1, 0.22), (1, 2, 0.05)),
    (GREEDY, 5): ((1, 0, 0.42), (2, 0, 0.20), (3, 0, 0.05), (1, 1, 0.25), (1, 2, 0.08)),
}
"""By noise and seats: disks taken, disks set aside, and how often."""


class Worth:
    """The worth of every collection with so many turns to go, for one noise and number of seats."""

    def __init__(self, noise: str, seats: int) -> None:
        self._tolls = _TOLLS[noise, seats]
        self._known: list[dict[Counts, float]] = [{} for _ in range(_TURNS + 1)]

    def of(self, disks: Sequence[int], turns: int) -> float:
        """Return the expected points of a collection with ``turns`` turns to go."""
        kept = tuple(sorted([min(count, CAP) for count in disks]))
        return self._worth(kept, turns) - (sum(disks) - sum(kept))

    def _worth(self, disks: Counts, turns: int) -> float:
        known = self._known[turns]
        found = known.get(disks)
        if found is None:
            found = known[disks] = self._look(disks, turns) if turns else points(disks)
        return found

    def _look(self, disks: Counts, turns: int) -> float:
        total = 0.0
        for takes, asides, share in self._tolls:
            results = sorted(
                {
                    disks[place]: self._after(disks, place, takes, asides, turns - 1)
                    for place in range(len(disks))
                }.values(),
                reverse=True,
            )
            chance = 1.0
            for result in results[:-1]:
                total += share * chance * WISH * result
                chance *= 1 - WISH
            total += share * chance * results[-1]
        return total

    def _after(self, disks: Counts, place: int, takes: int, asides: int, turns: int) -> float:
        """Return the worth after a disk is taken and the least missed ones are set aside."""
        free = list(disks)
        kept = list(disks)
        kept[place] += takes
        for _ in range(min(asides, sum(disks))):
            best, chosen = -1e9, 0
            for other in range(len(disks)):
                if free[other]:
                    kept[other] -= 1
                    worth = self.of(kept, turns)
                    kept[other] += 1
                    if worth > best:
                        best, chosen = worth, other
            free[chosen] -= 1
            kept[chosen] -= 1
        return self.of(kept, turns)


@lru_cache(maxsize=9)
def worth_table(noise: str, seats: int) -> Worth:
    """Return the table of a noise and a number of seats; it fills as it is asked."""
    return Worth(noise, seats)
