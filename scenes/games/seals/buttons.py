"""The buttons at the table of the seals: the two at the right change with what is on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.seals.rules.moves import PASS
from scenes.games.seals.gift_pause import GiftPause
from scenes.games.seals.sheets import Sheets
from scenes.games.seals.side_panels import ScenarioLink
from scenes.games.seals.view import SealsView
from scenes.match.app import MatchApp
from scenes.match.desk import Acts
from scenes.match.game_table import Part, TableWords
from scenes.ui.controls import Button, Widget

HINTED = ("act", "nothing")
"""Buttons that a hint may point at: to pass, or to give nothing."""

MAIN = ("gift", "over")
"""Purposes for which the upper of the two buttons is the main thing to press."""


class Buttons(Part):
    """The buttons that only this table has."""

    def __init__(
        self, app: MatchApp, view: SealsView, gifts: GiftPause, sheets: Sheets,
        words: TableWords, acts: Acts,
    ) -> None:
        self._app = app
        self._view = view
        self._table = view.table_view
        self._gifts = gifts
        self._sheets = sheets
        self._words = words
        self._acts = acts
        self.show_result = acts.show_result
        """What leads to the result; a lesson may lead there in its own way."""
        self._made_for = ""
        """What the two buttons at the right were made for."""

    @property
    def purpose(self) -> str:
        """What the two buttons are for: draft, gift, giving, gifts (not now), over, or ""."""
        if self._view.match_view.looking_at is not None:
            return ""
        if self._view.match.outcome is not None:
            return "over"
        if self._gifts.asked:
            return "giving" if self._gifts.giving else "gift"
        seen = self._view.present
        if seen["phase"] == "draft":
            return "draft"
        return "gifts" if seen["scenario"]["transfers"] else ""

    def refreshed(self) -> None:
        """Make the buttons anew when they are for something else now."""
        if self._table.controls.widgets and self._made_for != self.purpose:
            self._table.renew_widgets()

    def relit(self) -> None:
        """A hint may point at a button."""
        self.enable(self._table.controls.widgets)

    def pass_turn(self) -> None:
        """Pass in the draft."""
        if self._view.may_pass:
            self._acts.play(PASS)
        else:
            self._table.refuse(self._app.words("seals.why.last_in"))

    def widgets(self) -> Sequence[Widget]:
        """Return the rules, the scenario, and the two for what is on."""
        kind = self._made_for = self.purpose
        words, zones, gifts = self._app.words, self._table.zones, self._gifts
        widgets: list[Widget] = [
            Button(
                zones["button.rules"].box, words("house.button.rules"),
                lambda: self._app.routes.to_book("seals", self._words.rules_page()), key="rules",
                icon="book",
            ),
            ScenarioLink(
                zones["plate.scenario"].box, words("seals.button.scenario"),
                self._sheets.open_scenario, key="scenario",
            ),
        ]
        acts: dict[str, tuple[str, Callable[[], None]]] = {
            "draft": (words("seals.button.pass"), self.pass_turn),
            "gift": (words("seals.button.give"), gifts.give),
            "giving": (words("seals.button.keep"), gifts.give),
            "gifts": (words("seals.button.give"), gifts.give),
            "over": (words("seals.button.result"), lambda: self.show_result()),
        }
        if kind in acts:
            name, act = acts[kind]
            widgets.append(Button(
                zones["button.act"].box, name, act, key="act", primary=kind in MAIN,
            ))
        if kind == "gift":
            widgets.append(Button(
                zones["button.last"].box, words("seals.button.nothing"), gifts.keep,
                key="nothing",
            ))
        else:
            widgets.append(Button(
                zones["button.last"].box, words("seals.button.tricks"), self._sheets.open_tricks,
                key="tricks", icon="eye",
            ))
        return widgets

    def enable(self, widgets: Sequence[Widget]) -> None:
        """Say of each of these buttons whether it may be used now, and if not, why."""
        words, seen, kind = self._app.words, self._view.present, self._made_for
        for widget in widgets:
            if isinstance(widget, Button) and widget.key in HINTED:
                widget.primary = widget.key in self._table.hinted or (
                    widget.key == "act" and kind in MAIN
                )
            if widget.key == "act" and kind == "draft":
                mine = self._view.viewer in seen["to_act"]
                widget.enabled = self._view.may_pass
                widget.why = words("seals.why.last_in" if mine else "house.notice.not_your_turn")
            elif widget.key == "act" and kind == "gifts":
                widget.enabled = False
                widget.why = words(
                    "seals.why.gifts_later" if seen["transfers"] else "seals.why.gifts_used"
                )
            elif widget.key == "tricks":
                widget.enabled = bool(seen["tricks"])
                widget.why = words("seals.why.no_tricks")

    def command(self, name: str) -> bool:
        """Escape leads from the finished table, looked at as it ended, to the result."""
        view = self._view
        rests = view.match.outcome is not None and view.match_view.is_present
        if name == "cancel" and rests and self._table.drag.selected is None:
            self.show_result()
            return True
        return False
