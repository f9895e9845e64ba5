"""The gift window on screen: a short pause in which a person may give a sword, then play goes on.

It waits where a gift matters most: before the first trick, when the swords have just been shared
out, and where the trick that was won can't be sealed by its winner. Elsewhere nobody is pestered:
unless the person reaches for a sword or asks to give, the house keeps the swords for them when the
pause is over. A habit makes every window wait.
"""

from __future__ import annotations

from collections.abc import Callable

from game.contract import Seat
from game.seals.rules.moves import KEEP
from game.transcript import HOUSE
from scenes.games.seals.view import SealsView
from scenes.match.app import MatchApp
from scenes.match.desk import Acts
from scenes.match.game_table import Part

PAUSE = 4.0
"""Seconds, at normal speed, in which a person may ask to give: the ribbon is to be read in them."""
SHORTEST = 2.0
"""Seconds that are left even at instant speed: nobody can answer faster."""


class GiftPause(Part):
    """The pause of one table."""

    def __init__(
        self, app: MatchApp, view: SealsView, acts: Acts, stop_hint: Callable[[], None]
    ) -> None:
        """``stop_hint`` drops a hint that is still being thought about."""
        self._app = app
        self._view = view
        self._table = view.table_view
        self._acts = acts
        self._stop_hint = stop_hint
        self.giving = False
        """Whether a person has asked to give: the window waits now."""
        self._seat: Seat | None = None
        self._ply = -1
        self._left = 0.0
        self._whole = PAUSE

    @property
    def asked(self) -> bool:
        """Whether it is for a person to give or keep now."""
        return self._seat is not None

    @property
    def seat(self) -> Seat | None:
        """The person's seat."""
        return self._seat

    @property
    def needed(self) -> bool:
        """Whether a trick lies there that its winner holds no sword for, as far as is seen."""
        seen = self._view.now
        window = seen["gift"]
        if window is None or not seen["trick"]:
            return False
        tokens = seen["tokens"][window["first"]]
        return tokens is not None and not any(tokens[word] for word in seen["fits"])

    @property
    def first(self) -> bool:
        """Whether this is the window after the swords were shared out, before the first trick."""
        seen = self._view.now
        return seen["phase"] == "gift" and not seen["trick"] and not seen["tricks"]

    @property
    def waits(self) -> bool:
        """Whether nothing happens until the person decides."""
        return self.giving or self.first or self.needed or bool(self._view.habits.get("wait"))

    @property
    def share(self) -> float:
        """How much of the pause is left, 1 … 0; 0 where nothing runs out."""
        if not self.asked or self.waits:
            return 0.0
        return max(0.0, self._left / self._whole)

    @property
    def wake(self) -> float | None:
        """Seconds until the pause must be drawn shorter."""
        return 0.03 if self.asked and not self.waits else None

    def refreshed(self) -> None:
        """See whether a person is asked now; a new question begins a new pause."""
        match = self._view.match
        people = match.people_to_act() if self._view.match_view.is_present else ()
        if not people or match.state.observation(people[0])["phase"] != "gift":
            self._seat, self._ply, self.giving = None, -1, False
            return
        if self._ply == match.position and self._seat == people[0]:
            return
        self._seat, self._ply, self.giving = people[0], match.position, False
        self._whole = self._left = max(SHORTEST, self._app.motion.seconds(PAUSE))

    def give(self) -> None:
        """The person wants to give: wait for sword and seat; asked again, keep after all."""
        if not self.asked:
            return
        if self.giving:
            self.giving = False
            self.keep()
            return
        self.giving = True
        self._stop_hint()
        self._table.drop_hint()
        self._table.renew_widgets()
        self._table.relight()
        if self._seat is not None and self._seat != self._view.viewer:
            self._acts.hand_over(self._seat)

    def cancel(self) -> bool:
        """The person thinks better of giving: back to the question; return whether it was on."""
        if not self.giving:
            return False
        self.giving = False
        self._left = self._whole
        self._table.renew_widgets()
        self._table.relight()
        return True

    def keep(self) -> None:
        """The person gives nothing."""
        self._keep(by=None)

    def _keep(self, by: str | None) -> None:
        seat = self._seat
        if seat is None or KEEP not in self._view.match.state.legal_moves(seat):
            return
        self._seat, self.giving = None, False
        self._acts.play_for(seat, KEEP, by)

    def update(self, dt: float) -> None:
        """Let the pause go by."""
        if self._table.drag.selected is not None or self._table.drag.pressing:
            return  # a sword is held: nobody hurries that hand
        if self.asked and not self.waits:
            self._left -= dt
            self._table.redraw()
            if self._left <= 0:
                self._keep(by=HOUSE)

    def command(self, name: str) -> bool:
        """Give, think better of it, or confirm that nothing is given."""
        if name == "give" and self._view.match_view.looking_at is None:
            self.give()
            return True
        if name == "cancel" and self._table.drag.selected is None:
            return self.cancel()
        if name == "confirm" and self._keeps:
            self.keep()
            return True
        return False

    @property
    def _keeps(self) -> bool:
        """Whether the key that confirms means "give nothing" now: nothing is held or focused."""
        table = self._table
        if not self.asked or table.travelling or table.drag.selected is not None:
            return False
        focused = table.controls.focused
        if not table.controls.by_key or focused is None:
            return True
        chooses = self.giving and table.is_source(focused.key)
        return focused.role != "button" and not chooses

    @property
    def giveable(self) -> frozenset[str]:
        """The viewer's swords once the viewer has asked to give."""
        return frozenset(s for s, _ in self._table.offers) if self.giving else frozenset()
