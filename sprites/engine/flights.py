"""How pieces move: fly to a spot, move up, appear, leave.

Only motions are planned here, on a scene's timeline; what lies where is the table's to know.
All of it may be overtaken at any moment by a newer plan for the same piece.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from sprites.engine.layout import Spot
from sprites.engine.sprite import Sprite
from sprites.engine.timeline import Timeline
from sprites.engine.zones import Place
from sprites.paint import theme

HELD = 1e9
"""Draw order of what is held: above all."""

FLYING = 1e6
"""Draw order of what flies: above all that lies, later ones above those before."""
_RISE = 14
"""How high (stage px) a piece rises in the middle of its way."""
_NEAR = 1.2
"""Less than so many widths from its place, a piece moves up instead of flying."""


class Flights:
    """Plans the motions of pieces on one timeline."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self._count = 0

    def fly(self, sprite: Sprite, spot: Spot, delay: float = 0.0) -> None:
        """Send a piece to its spot, above all that lies, turning over on the way."""
        self._take_off(sprite, delay)
        self._travel(sprite, spot, theme.MOVE, delay, _RISE)

    def shift(self, sprite: Sprite, spot: Spot) -> None:
        """Move a piece up to its spot, low over the table; from far away it flies."""
        distance = math.hypot(sprite.x - spot.place.x, sprite.y - spot.place.y)
        if distance > _NEAR * sprite.wide:
            self.fly(sprite, spot)
        else:
            seconds = theme.RELAYOUT if sprite.turn == spot.turn else theme.MOVE
            self._travel(sprite, spot, seconds, 0.0, 0.0)

    def hop(
        self, sprite: Sprite, spot: Spot, seconds: float, delay: float,
        humps: Mapping[str, float], swings: Mapping[str, float],
    ) -> None:
        """Let a piece leave its spot and come back to it, by detours (see ``Timeline.to``)."""
        place = spot.place
        self._take_off(sprite, delay)
        self.timeline.to(
            sprite, seconds, delay=delay, humps=humps, swings=swings,
            x=place.x, y=place.y, angle=place.angle, size=1, height=0,
        )
        self.timeline.to(sprite, 0, delay=delay + seconds, z=spot.z, covering=spot.covering)

    def fly_away(
        self, sprite: Sprite, place: Place, delay: float, gone: Callable[[], object],
        size: float = 1.0,
    ) -> None:
        """Send a piece to a place where it vanishes, grown or shrunk to ``size``; ``gone`` is
        called when it has."""
        timeline = self.timeline
        timeline.stop(sprite)
        self._take_off(sprite, delay)
        timeline.to(
            sprite, theme.MOVE, delay=delay, x=place.x, y=place.y, angle=place.angle, size=size
        )
        timeline.to(sprite, theme.MOVE, delay=delay, humps={"height": _RISE}, height=0)
        timeline.to(sprite, theme.MOVE - theme.FADE, delay=delay + theme.FADE, alpha=0)
        timeline.call(delay + theme.MOVE, gone)

    def fade_away(self, sprite: Sprite, gone: Callable[[], object]) -> None:
        """Let a piece vanish where it is; ``gone`` is called when it has."""
        self.timeline.stop(sprite)
        self.timeline.to(sprite, theme.FADE, alpha=0, height=0, size=1)
        self.timeline.call(theme.FADE, gone)

    def lift(self, sprite: Sprite) -> None:
        """Take a piece from where it is into the hand: it rises, grows and stays upon all."""
        self.timeline.stop(sprite)
        sprite.z, sprite.covering = HELD, False
        self.timeline.to(sprite, theme.RELAYOUT, size=theme.DRAG_GROWTH, height=theme.LIFTED)
        self.timeline.to(sprite, theme.FADE, alpha=1)

    def put(self, sprite: Sprite, spot: Spot) -> None:
        """Lay a piece on its spot at once, dropping its motions."""
        self.timeline.stop(sprite)
        place = spot.place
        sprite.x, sprite.y, sprite.angle = place.x, place.y, place.angle
        sprite.z, sprite.covering, sprite.turn = spot.z, spot.covering, spot.turn
        sprite.size, sprite.height, sprite.alpha = 1.0, 0.0, 1.0

    def _take_off(self, sprite: Sprite, delay: float) -> None:
        self._count += 1
        self.timeline.to(sprite, 0, delay=delay, z=FLYING + self._count, covering=False)

    def _travel(
        self, sprite: Sprite, spot: Spot, seconds: float, delay: float, rise: float
    ) -> None:
        place, timeline = spot.place, self.timeline
        timeline.to(sprite, seconds, delay=delay, x=place.x, y=place.y, angle=place.angle, size=1)
        timeline.to(
            sprite, seconds, delay=delay, ease="in-out", humps={"height": rise}, height=0,
            turn=spot.turn,
        )
        timeline.to(sprite, min(seconds, theme.FADE), delay=delay, alpha=1)
        timeline.to(sprite, 0, delay=delay + seconds, z=spot.z, covering=spot.covering)
