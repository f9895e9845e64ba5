"""Numbers that count up on the quest table instead of jumping: points, and sums of bids."""

from __future__ import annotations

from scenes.games.legends.background import text
from scenes.games.legends.sight import Sight
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.match.stage import Stage
from sprites.engine.canvas import Canvas
from sprites.paint import theme

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


class Gauges(Part):
    """The numbers that count."""

    def __init__(self, app: MatchApp, sight: Sight) -> None:
        self._app = app
        self._sight = sight
        self._timeline = sight.table_view.timeline
        self.gauges: dict[tuple[str, int], Gauge] = {}
        """By what it counts ("points", "bid") and seat."""

    def gauge(self, what: str, seat: int) -> Gauge:
        """Return a gauge; a new one stands at nought."""
        return self.gauges.setdefault((what, seat), Gauge())

    def enter(self) -> None:
        """At the beginning the numbers stand as they are."""
        self._count()
        self._timeline.finish()

    def refreshed(self) -> None:
        """Count to what is seen now."""
        self._count()

    def staged(self, stage: Stage, takes: float) -> None:
        """Count to what the stage shows."""
        self._count()

    def _count(self) -> None:
        """Send every number to what is seen now: up by and by, down at once."""
        seen = self._sight.setting.observation
        tournament = seen["tournament"]
        for seat in range(seen["seats"]):
            self._send(self.gauge("points", seat), seen["points"][seat])
            bid = (tournament["totals"][seat] or 0) if tournament is not None else 0
            self._send(self.gauge("bid", seat), bid)

    def _send(self, gauge: Gauge, value: float) -> None:
        if value == gauge.goal:
            return
        gauge.goal = value
        if value < gauge.value or self._app.motion.reduced:
            self._timeline.stop(gauge)
            gauge.value, gauge.swell = value, 0.0
            return
        self._timeline.to(gauge, COUNTS, value=value)
        self._timeline.to(gauge, COUNTS, humps={"swell": SWELLS}, swell=0.0)

    def draw_points(self, canvas: Canvas) -> None:
        """Draw the points on the seats' plates."""
        setter = self._app.type.plain
        for number, seat in enumerate(self._sight.setting.order):
            zone = self._sight.table_view.zones[f"seat.{number}"]
            gauge = self.gauge("points", seat)
            # In steps, so that a number that swells is drawn in few sizes.
            size = 22 + 2 * round(11 * gauge.swell)
            text(canvas, setter, str(gauge), "numeral", size, theme.TEXT_GOLD,
                 zone.left + zone.width - 26, zone.top + 16, 44, anchor="center")
