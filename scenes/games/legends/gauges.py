"""Numbers that count up on the quest table instead of jumping: points, and sums of bids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.games.legends.background import text
from sprites.paint import theme

if TYPE_CHECKING:
    from scenes.games.legends.scene import QuestTableScene
    from sprites.engine.canvas import Canvas

COUNTS = 0.7
"""Seconds that a number takes to its new value."""
SWELLS = 0.3
"""By what share a number that rises grows in the middle of its way."""


class Gauge:
    """A number that is shown: where it is, and how large."""

    __slots__ = ("goal", "swell", "value")

    def __init__(self) -> None:
        self.value = 0.0
        self.swell = 0.0
        self.goal = 0.0

    def __str__(self) -> str:
        return str(round(self.value))


class TableGauges:
    """The numbers that count; mixed into the quest table's scene."""

    gauges: dict[tuple[str, int], Gauge]
    """By what it counts ("points", "bid") and seat."""

    def gauge(self: Any, what: str, seat: int) -> Gauge:
        """Return a gauge; a new one stands at nought."""
        return self.gauges.setdefault((what, seat), Gauge())

    def _count(self: Any) -> None:
        """Send every number to what is seen now: up by and by, down at once."""
        seen = self.setting.observation
        tournament = seen["tournament"]
        for seat in range(seen["seats"]):
            self._send(self.gauge("points", seat), seen["points"][seat])
            bid = (tournament["totals"][seat] or 0) if tournament is not None else 0
            self._send(self.gauge("bid", seat), bid)

    def _send(self: Any, gauge: Gauge, value: float) -> None:
        if value == gauge.goal:
            return
        gauge.goal = value
        if value < gauge.value or self.app.motion.reduced:
            self.timeline.stop(gauge)
            gauge.value, gauge.swell = value, 0.0
            return
        self.timeline.to(gauge, COUNTS, value=value)
        self.timeline.to(gauge, COUNTS, humps={"swell": SWELLS}, swell=0.0)


def draw_points(scene: QuestTableScene, canvas: Canvas) -> None:
    """Draw the points on the seats' plates."""
    kind = scene.app.type.plain
    for number, seat in enumerate(scene.setting.order):
        zone, gauge = scene.zones[f"seat.{number}"], scene.gauge("points", seat)
        # In steps, so that a number that swells is drawn in few sizes.
        size = 22 + 2 * round(11 * gauge.swell)
        text(canvas, kind, str(gauge), "numeral", size, theme.TEXT_GOLD,
             zone.left + zone.width - 26, zone.top + 16, 44, anchor="center")
