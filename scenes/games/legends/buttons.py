"""The quest table's buttons: drawing, being done, using what is held, the book of figures."""

from __future__ import annotations

from typing import Any

from scenes.games.legends.offers import DONE_SPOT, DRAW_SPOT, KEEP_SPOT, SHUFFLE_SPOT, USE_SPOT
from scenes.ui.controls import Button, Widget

LABEL = 15.5
ICON_ROOM = 42.0
"""What an icon takes of a button in the top bar, stage px."""


GOES_TO = {"abilities": "to_quests", "complete": "to_actions", "actions": "end_turn"}
"""By phase, what comes when one is done with it."""


class TableButtons:
    """Buttons; mixed into the quest table's scene."""

    def buttons(self: Any) -> list[Widget]:
        """Return the buttons of every match, and draw, done, keep, shuffle, figures."""
        words = self.app.words
        done = self.done_means
        done_word = "end_anyway" if self.asked_to_end else done
        widgets = [*super().buttons()]  # type: ignore[misc]
        figures = words("legends.button.figures")
        room = self.zones["button.figures"].width - ICON_ROOM
        fits = self.app.type.width(figures, "title", LABEL) < room
        for name, label, tip, act, icon, primary in (
            ("figures", figures, "figures", self.open_figures, "people" if fits else None, False),
            ("draw", words("legends.button.draw"), "draw", lambda: self._tap(DRAW_SPOT), "deal",
             DRAW_SPOT in self.hinted),
            ("done", words(f"legends.button.{done_word}"), done, lambda: self._tap(DONE_SPOT),
             "check" if done in ("done", "pass") else None,
             self.asked_to_end or DONE_SPOT in self.hinted
             or ((DONE_SPOT, DONE_SPOT) in self.offers and len(self.offers) == 1)),
        ):
            widgets.append(Button(
                self.zones[f"button.{name}"].box, label, act, key=name, icon=icon,
                primary=primary, tip=words(f"legends.tip.{tip}"), size=LABEL,
            ))
        for name, spot in (("keep", KEEP_SPOT), ("shuffle", SHUFFLE_SPOT)):
            if (spot, spot) in self.offers:
                widgets.append(Button(
                    self.zones[f"button.{name}"].box, words(f"legends.button.{name}"),
                    lambda at=spot: self._tap(at), key=name, primary=name == "keep",
                ))
        if self.use_label:
            widgets.append(Button(
                self.zones["use"].box, self.use_label, self._use_now, key="use now",
                primary=True, size=16, icon="check",
            ))
        return widgets + self.sieve_widgets()

    @property
    def done_means(self: Any) -> str:
        """What being done leads to now: the last word of the button's catalogue key."""
        phase = self.setting.observation["phase"]
        if phase == "tournament" or self._may_pass:
            return "pass"
        return GOES_TO.get(phase, "done")

    @property
    def _may_pass(self: Any) -> bool:
        choice = self.setting.choice
        return choice is not None and choice["kind"] == "muster"

    @property
    def use_label(self: Any) -> str:
        """What the button of the preview says: "" while nothing can be used by it."""
        held = self.grip.selected
        if held is None or (held, USE_SPOT) not in self.offers:
            return ""
        bid = self.observation["phase"] == "tournament"
        return self.app.words("legends.button.bid" if bid else "legends.button.use")

    def _use_now(self: Any) -> None:
        held = self.grip.selected
        if held is not None and (held, USE_SPOT) in self.offers:
            move = self.offers[held, USE_SPOT]
            self._let_go()
            self.chosen(move)

    def _tap(self: Any, spot: str) -> None:
        move = self.offers.get((spot, spot))
        if move is None:
            phase = self.observation["phase"]
            key = "no_draw" if spot == DRAW_SPOT else "no_done"
            words = self.app.words
            waits = self.observation["actor"] != self.viewer or phase in ("over", "choice")
            self.refuse(self.refusal_words(spot, spot) if waits else words(f"legends.why.{key}"))
        elif spot == DONE_SPOT and self._ends_early:
            self._let_go()
            self.asked_to_end = True
            self._message = ""
            self._changed()
            self.app.speech.say(self.prompt())
        else:
            self._let_go()
            self.asked_to_end = False
            self.play(move)

    @property
    def _ends_early(self: Any) -> bool:
        """Whether being done throws actions away unasked: nothing that follows can be undone."""
        return (
            self.done_means == "end_turn" and not self.asked_to_end
            and DONE_SPOT not in self.hinted and len(self.offers) > 1
        )

    def _enable(self: Any) -> None:
        super()._enable()  # type: ignore[misc]
        for widget in self.controls.widgets:
            if widget.key in ("draw", "done"):
                spot = DRAW_SPOT if widget.key == "draw" else DONE_SPOT
                widget.enabled = (spot, spot) in self.offers
                widget.why = self.refusal_words(spot, None)

    def open_figures(self: Any) -> None:
        """Open the book of figures: who is who, by house, knighthood and skill."""
        from scenes.games.legends.who_is_who import FiguresScene

        self.app.show(FiguresScene(self.app, self))
