"""How long the pointer has rested on something: what is pointed at for a moment is shown closer."""

from __future__ import annotations

from typing import Generic, TypeVar

from sprites.paint import theme

Subject = TypeVar("Subject")


class Resting(Generic[Subject]):
    """What is under the pointer, and whether it has rested there long enough."""

    def __init__(self) -> None:
        self.under: Subject | None = None
        self.rested = False
        self._seconds, self._waits = 0.0, theme.HOVER
        self._dropped = False

    @property
    def wake(self) -> float | None:
        """Seconds until the pointer has rested; None while nothing waits for that."""
        if self.under is None or self.rested or self._dropped:
            return None
        return max(0.01, self._waits - self._seconds)

    def move(self, under: Subject | None, waits: float = theme.HOVER) -> bool:
        """The pointer is over ``under`` now, and must rest there for ``waits`` seconds; returns
        True if that is something else than before."""
        if under == self.under:
            return False
        self.under, self._seconds, self._waits = under, 0.0, waits
        self.rested = self._dropped = False
        return True

    def stir(self) -> None:
        """Begin to wait anew, over the same thing."""
        self._seconds, self.rested = 0.0, False

    def settle(self) -> None:
        """Count as rested at once."""
        self.rested = True

    def drop(self) -> None:
        """Count this as seen: nothing rests until the pointer has come to something else."""
        self.rested, self._dropped = False, True

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; returns True when the pointer has just rested long enough."""
        if self.wake is None:
            return False
        self._seconds += dt
        self.rested = self._seconds >= self._waits
        return self.rested
