"""The quest table's buttons: drawing, being done, using what is held, the book of figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.contract import Move
from scenes.games.legends.filters import FilterStrip
from scenes.games.legends.focus import Reach
from scenes.games.legends.offers import DONE_SPOT, DRAW_SPOT, KEEP_SPOT, SHUFFLE_SPOT
from scenes.games.legends.sight import Sight
from scenes.games.legends.who_is_who import FiguresScene
from scenes.games.legends.words import QuestWords
from scenes.match.app import MatchApp
from scenes.match.game_table import Part
from scenes.ui.controls import Button, Widget

LABEL = 15.5
ICON_ROOM = 42.0
"""What an icon takes of a button in the top bar, stage px."""


GOES_TO = {"abilities": "to_quests", "complete": "to_actions", "actions": "end_turn"}
"""By phase, what comes when one is done with it."""


class Buttons(Part):
    """The buttons of one table, and their keys."""

    def __init__(
        self, app: MatchApp, sight: Sight, reach: Reach, words: QuestWords, strip: FilterStrip,
        use_now: Callable[[], None], play: Callable[[Move], None],
    ) -> None:
        """``use_now`` uses what is held; ``play`` makes the viewer's move."""
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._reach = reach
        self._words = words
        self._strip = strip
        self._use_now = use_now
        self._play = play

    def widgets(self) -> Sequence[Widget]:
        """Return draw, done, keep, shuffle, figures, and the button that uses what is held."""
        words, zones = self._app.words, self._view.zones
        found: list[Widget] = [self._figures_button(), self._draw_button(), self._done_button()]
        for name, spot in (("keep", KEEP_SPOT), ("shuffle", SHUFFLE_SPOT)):
            if (spot, spot) in self._view.offers:
                found.append(Button(
                    zones[f"button.{name}"].box, words(f"legends.button.{name}"),
                    partial(self.tap, spot), key=name, primary=name == "keep",
                ))
        if self._reach.use_label:
            found.append(Button(
                zones["use"].box, self._reach.use_label, self._use_now, key="use now",
                primary=True, size=16, icon="check",
            ))
        return found

    def _figures_button(self) -> Button:
        words, zone = self._app.words, self._view.zones["button.figures"]
        label = words("legends.button.figures")
        fits = self._app.type.width(label, "title", LABEL) < zone.width - ICON_ROOM
        return Button(
            zone.box, label, self.open_figures, key="figures", icon="people" if fits else None,
            tip=words("legends.tip.figures"), size=LABEL,
        )

    def _draw_button(self) -> Button:
        words = self._app.words
        return Button(
            self._view.zones["button.draw"].box, words("legends.button.draw"),
            lambda: self.tap(DRAW_SPOT), key="draw", icon="deal",
            primary=DRAW_SPOT in self._view.hinted, tip=words("legends.tip.draw"), size=LABEL,
        )

    def _done_button(self) -> Button:
        words, offers, done = self._app.words, self._view.offers, self.done_means
        asked = self._sight.intent.asked_to_end
        only = (DONE_SPOT, DONE_SPOT) in offers and len(offers) == 1
        return Button(
            self._view.zones["button.done"].box,
            words(f"legends.button.{'end_anyway' if asked else done}"),
            lambda: self.tap(DONE_SPOT), key="done",
            icon="check" if done in ("done", "pass") else None,
            primary=asked or DONE_SPOT in self._view.hinted or only,
            tip=words(f"legends.tip.{done}"), size=LABEL,
        )

    @property
    def done_means(self) -> str:
        """What being done leads to now: the last word of the button's catalogue key."""
        setting = self._sight.setting
        phase, choice = setting.observation["phase"], setting.choice
        if phase == "tournament" or (choice is not None and choice["kind"] == "muster"):
            return "pass"
        return GOES_TO.get(phase, "done")

    def tap(self, spot: str) -> None:
        """Make the move of a button, ask first, or say why it can't be made."""
        view, sight = self._view, self._sight
        move = view.offers.get((spot, spot))
        if move is None:
            view.refuse(self._why_not(spot))
        elif spot == DONE_SPOT and self._ends_early:
            view.let_go()
            sight.intent.asked_to_end = True
            view.ribbon.clear()
            view.renew_widgets()
            view.redraw()
            self._app.speech.say(self._words.prompt())
        else:
            view.let_go()
            sight.intent.asked_to_end = False
            self._play(move)

    def _why_not(self, spot: str) -> str:
        seen = self._sight.observation
        if seen["actor"] != self._sight.viewer or seen["phase"] in ("over", "choice"):
            return self._words.refusal(spot, spot)
        key = "no_draw" if spot == DRAW_SPOT else "no_done"
        return self._app.words(f"legends.why.{key}")

    @property
    def _ends_early(self) -> bool:
        """Whether being done throws actions away unasked: nothing that follows can be undone."""
        return (
            self.done_means == "end_turn" and not self._sight.intent.asked_to_end
            and DONE_SPOT not in self._view.hinted and len(self._view.offers) > 1
        )

    def enable(self, widgets: Sequence[Widget]) -> None:
        """Say whether one may draw and be done."""
        for widget in widgets:
            if widget.key in ("draw", "done"):
                spot = DRAW_SPOT if widget.key == "draw" else DONE_SPOT
                widget.enabled = (spot, spot) in self._view.offers
                widget.why = self._words.refusal(spot, None)

    def command(self, name: str) -> bool:
        """The keys for drawing and being done; cancel takes back the question before the end."""
        if name == "cancel" and self._sight.held is None and self._sight.intent.asked_to_end:
            self._sight.intent.asked_to_end = False
            self._view.renew_widgets()
            return True
        if name not in ("deal", "finish") or self._sight.match_view.looking_at is not None:
            return False
        self.tap(DRAW_SPOT if name == "deal" else DONE_SPOT)
        return True

    def open_figures(self) -> None:
        """Open the book of figures: who is who, by house, knighthood and skill."""
        self._app.show(FiguresScene(self._app, self._sight, self._strip))
