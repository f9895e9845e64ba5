"""Pictures that will be needed, drawn while nothing moves: so nothing stutters when they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scenes.match.game_table import Part

SHARE = 0.005
"""Seconds a frame that may go into drawing ahead."""
IDLE = 0.01
"""Seconds between two steps while nothing moves."""


class Prerender(Part):
    """Takes one step of a table's drawing ahead whenever nothing moves."""

    def __init__(
        self, begin: Callable[[], Iterator[object]], moving: Callable[[], bool],
        idle: float = IDLE,
    ) -> None:
        """``begin`` returns the steps for the size and language of now; each should take about
        SHARE seconds. ``idle``: seconds between two steps."""
        self._begin = begin
        self._moving = moving
        self._idle = idle
        self._steps: Iterator[object] | None = None

    @property
    def done(self) -> bool:
        """Whether all is drawn that was to be."""
        return self._steps is None

    @property
    def wake(self) -> float | None:
        """Seconds until the next step."""
        return None if self.done else self._idle

    def lay_out(self) -> None:
        """Pictures of another size must be drawn anew."""
        self.restart()

    def restart(self) -> None:
        """Begin anew: something else will be needed now."""
        self._steps = self._begin()

    def update(self, dt: float) -> None:
        """Take the next step, if nothing moves."""
        if self._steps is not None and not self._moving() and next(self._steps, self) is self:
            self._steps = None
