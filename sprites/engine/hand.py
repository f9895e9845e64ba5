"""What a player holds over a table: one piece that is dragged, others that follow it, and how it
leans. Where they go when they are let go of is the table's to know.
"""

from __future__ import annotations

import math

from sprites.engine.sprite import Sprite

_TILT_SPEED = 900
"""Speed (stage px a second) at which a dragged card leans as far as it may."""
_TILT_EASE = 14
"""How fast it leans: the rest of the way shrinks by e in 1/14 s."""
_BESIDE = 0.78
"""How far beside the held piece another one follows it, in widths."""


class Hand:
    """Holds at most one piece and what follows it."""

    def __init__(self) -> None:
        self._pieces: list[tuple[str, Sprite]] = []
        """The one that is dragged first."""
        self._before = 0.0

    def take(self, name: str, sprite: Sprite, along: dict[str, Sprite]) -> None:
        """Take a piece, and others ``along``. Raises RuntimeError while one is held."""
        if self._pieces:
            raise RuntimeError(f"{self._pieces[0][0]} is still held")
        self._pieces = [(name, sprite), *along.items()]
        self._before = sprite.x

    @property
    def name(self) -> str | None:
        """The name of the piece that is dragged."""
        return self._pieces[0][0] if self._pieces else None

    @property
    def sprite(self) -> Sprite | None:
        """The piece that is dragged."""
        return self._pieces[0][1] if self._pieces else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all that is held, the dragged one last."""
        return tuple(name for name, _ in reversed(self._pieces))

    def holds(self, sprite: Sprite) -> bool:
        """Return whether a piece is held."""
        return any(held is sprite for _, held in self._pieces)

    def drag(self, x: float, y: float) -> None:
        """Move the dragged piece's centre to a stage point, what follows beside it."""
        for number, (_, sprite) in enumerate(self._pieces):
            sprite.x, sprite.y = x + number * _BESIDE * sprite.wide, y

    def let_go(self) -> list[tuple[str, Sprite]]:
        """Hold nothing any more; return what was held."""
        released, self._pieces = self._pieces, []
        return released

    def lean(self, dt: float, most: float) -> None:
        """Let the dragged piece lean with its speed, at ``most`` so many degrees."""
        sprite = self.sprite
        if sprite is None or dt <= 0:
            return
        speed = (sprite.x - self._before) / dt
        self._before = sprite.x
        goal = max(-1.0, min(1.0, speed / _TILT_SPEED)) * most
        sprite.angle += (goal - sprite.angle) * (1 - math.exp(-_TILT_EASE * dt))
        if not goal and abs(sprite.angle) < 0.25:
            sprite.angle = 0.0

    @property
    def leaning(self) -> bool:
        """Whether the dragged piece hangs aslant."""
        return self.sprite is not None and self.sprite.angle != 0
