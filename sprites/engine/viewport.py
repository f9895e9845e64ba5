"""The stage and its place in the window.

Everything is laid out on a stage of 1600 x 900 px, drawn at the window's real scale, letterboxed
where the window has another shape. Knows numbers only.
"""

from __future__ import annotations

from dataclasses import dataclass

STAGE_WIDTH = 1600
STAGE_HEIGHT = 900


@dataclass(frozen=True, slots=True)
class Viewport:
    """How the stage lies in a window of ``width`` x ``height`` px."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Window px for one stage px."""
        return max(0.05, min(self.width / STAGE_WIDTH, self.height / STAGE_HEIGHT))

    @property
    def left(self) -> float:
        """Window x of the stage's left edge."""
        return (self.width - STAGE_WIDTH * self.scale) / 2

    @property
    def top(self) -> float:
        """Window y of the stage's upper edge."""
        return (self.height - STAGE_HEIGHT * self.scale) / 2

    def to_stage(self, position: tuple[float, float]) -> tuple[float, float]:
        """Return the stage point under a window point (it may lie outside the stage)."""
        return (position[0] - self.left) / self.scale, (position[1] - self.top) / self.scale

    def to_window(self, position: tuple[float, float]) -> tuple[float, float]:
        """Return the window point over which a stage point is drawn."""
        return position[0] * self.scale + self.left, position[1] * self.scale + self.top
