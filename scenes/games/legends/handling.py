"""What hands do at the quest table: take up, aim, choose, let go; by mouse and by keys."""

from __future__ import annotations

from typing import Any

from game.contract import Move
from scenes.games.legends.offers import DONE_SPOT, DRAW_SPOT, USE_SPOT, Aim, aimed
from scenes.games.legends.stages import Moment
from scenes.ui.drag import Refused, Result, Selected
from scenes.ui.input import Input, Motion, Press


class TableHandling:
    """Taking up and putting down; mixed into the quest table's scene."""

    def chosen(self: Any, move: Move) -> None:
        """Make a move; where an ability wants a second target, aim it first."""
        code = aimed(move)
        if code is None:
            self._forget()
            self.play(move)
            return
        source = next(s for (s, _), offered in self.offers.items() if offered == move)
        self.aim = Aim(source, code)
        self._refresh()
        self.grip.selected = source
        self._changed()

    def _take(self: Any, result: Result, *, quiet: bool = False) -> None:
        if isinstance(result, Refused) and (result.target or "").startswith("tab."):
            self.show_place(int((result.target or "").removeprefix("tab.")))
            return
        super()._take(result, quiet=quiet)  # type: ignore[misc]
        if isinstance(result, Selected):
            self._held(result.spot)
        elif result is not None and self.grip.selected is None:
            self._put_back()

    def show_place(self: Any, number: int) -> None:
        """Show the special place of a tab in the fourth column."""
        self.wanted = self.setting.special_places[number]
        self._changes += 1
        self._refresh()
        self._show(self.view(), ())
        self._changed()

    def _held(self: Any, spot: str) -> None:
        """Something was taken up: show what it can be used for."""
        self.asked_to_end = False
        self._looked = spot.removeprefix("special.")
        if spot not in self.party:
            self.party = []
        self.companions = [] if self.party else self.companions_of(spot)
        pile = self.setting.observation["discards"]["characters"]
        chooser = tuple(t for s, t in self.offers if s == spot and t in pile)
        if chooser != self.chooser:
            self.chooser = chooser
            self._show(self.view(), ())
        self._changed()

    def _put_back(self: Any) -> None:
        held = self.chooser
        if self.party or self.aim is not None or held:
            self._forget()
            self._refresh()
            if held and not self.staging:
                self._show(self.view(), ())
        self._changed()

    def _let_go(self: Any) -> None:
        super()._let_go()  # type: ignore[misc]
        self._put_back()

    def spot_at(self: Any, point: tuple[float, float]) -> str | None:
        """Return the spot under a point; while something is held, its target lying beneath."""
        spot = super().spot_at(point)  # type: ignore[misc]
        held = self.grip.selected
        if held is None or (held, spot) in self.offers or spot == held:
            return spot
        targets = [target for source, target in self.offers if source == held]
        zone = self.table.zone_at(*point, among=[t for t in targets if t in self.zones])
        return zone or spot

    @property
    def spot_under_pointer(self: Any) -> str | None:
        """The spot that a card let go now would land on."""
        return None if self._pointer is None else self.landing_spot(self._pointer)

    @property
    def pointed(self: Any) -> str | None:
        """The spot under the pointer, or under the keys."""
        if self.controls.by_key:
            return self._focused()
        if self._pointer is None or self.controls.widget_at(self._pointer) is not None:
            return None
        return super().spot_at(self._pointer)  # type: ignore[misc]

    @property
    def hand_under_pointer(self: Any) -> str | None:
        """The card of the hand under the pointer, or under the keys."""
        spot = self.pointed
        return spot if spot in self.setting.observation["hand"] else None

    def _focused(self: Any) -> str | None:
        focused = self.controls.focused
        return focused.key if focused is not None else None

    def lit_spots(self: Any) -> frozenset[str] | set[str]:
        """Return what glows: who acts in the stage that shows, what is held and its targets."""
        if self.stage is not None and isinstance(self.stage.shown, Moment):
            return self.stage.shown.lit
        choice = self.setting.choice
        if choice is not None and self.grip.selected is None and self.looking_at is None:
            return {source for source, target in self.offers}
        lit = super().lit_spots()  # type: ignore[misc]
        return self._with_tabs(lit) if len(self.setting.special_places) > 1 else lit

    def handle(self: Any, event: Input) -> bool:
        """A double click uses the ability; what the pointer rests on is shown large."""
        if isinstance(event, Motion):
            before = self._pointer
            used = super().handle(event)  # type: ignore[misc]
            self.dirty = self.dirty or before != self._pointer
            return used
        if isinstance(event, Press) and event.button == 1 and event.clicks == 2:
            spot = self.spot_at(event.point)
            if spot is not None and (spot, USE_SPOT) in self.offers and not self._travelling:
                self.grip.selected = spot
                self._use_now()
                return True
        return super().handle(event)  # type: ignore[misc]

    def _take_back(self: Any) -> bool:
        """Put away what lies open on the table; return whether anything did."""
        if self.asked_to_end:
            self.asked_to_end = False
            self._changed()
        elif self.sifting:
            self.toggle_sieve()
        else:
            return False
        return True

    def _command(self: Any, name: str) -> bool:
        if name == "cancel" and self.grip.selected is None and self._take_back():
            return True
        if self.looking_at is None:
            if name in ("deal", "finish"):
                self._tap(DRAW_SPOT if name == "deal" else DONE_SPOT)
                self.dirty = True
                return True
            held, focused = self.grip.selected, self._focused()
            if name == "confirm" and held is not None and not self._travelling:
                if focused == held and (held, USE_SPOT) in self.offers:
                    self._use_now()
                    return True
                if focused in self.companions and (held, focused) not in self.offers:
                    self.join(held, focused)
                    return True
        return super()._command(name)  # type: ignore[misc]
