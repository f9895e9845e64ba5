"""The one source of chance: a fixed generator and a documented shuffle.

Deal number 4711 must be the same on every system, Python version and release, so nothing here
leans on :mod:`random`, whose streams may change. Generator: SplitMix64 (Steele, Lea, Flood 2014,
public-domain constants). Shuffle: Fisher-Yates from the back, each index drawn without bias by
rejecting draws past the largest multiple of the range.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_T = TypeVar("_T")
MAX_SEED = (1 << 63) - 1
"""The largest seed: fits SQLite's and JSON readers' signed 64 bits."""


class SplitMix64:
    """A 64-bit generator whose whole state is one int, so that cloning a state copies a number."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Raises ValueError for a seed outside 0 … MAX_SEED."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
            raise ValueError(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed!r}")
        self.state = seed

    def clone(self) -> SplitMix64:
        """Return a generator that will give the same numbers as this one."""
        twin = SplitMix64.__new__(SplitMix64)
        twin.state = self.state
        return twin

    def next(self) -> int:
        """Return the next 64-bit number."""
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound - 1``, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.next()
            if number < limit:
                return number % bound

    def shuffle(self, items: MutableSequence[_T]) -> None:
        """Put ``items`` in random order, in place; every order is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
