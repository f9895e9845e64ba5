"""Dealing at the patience: its button and key, by itself if wanted; and the double click."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.contract import Event
from game.patience.rules.events import CardPlaced
from scenes.games.patience.finishing import Finishing
from scenes.games.patience.offers import STOCK, obvious_move
from scenes.games.patience.words import PatienceWords
from scenes.match.desk import Desk
from scenes.match.game_table import Part, Switch
from scenes.ui.controls import Button, Widget
from scenes.ui.input import Input, Press
from sprites.paint import theme

HABITS = ("auto_deal", "auto_finish", "lamp")


class Dealing(Part):
    """Turns the next card of the stock."""

    def __init__(
        self, desk: Desk, words: PatienceWords, finishing: Finishing, habits: dict[str, object]
    ) -> None:
        """``habits`` are the table's, kept in the settings."""
        self._desk = desk
        self._words = words
        self._finishing = finishing
        self._habits = habits

    # What it does

    def deal(self) -> None:
        """Turn the next card, if that is allowed."""
        move = self._desk.table_view.offers.get(STOCK)
        if move is None:
            self._desk.table_view.refuse(self._why_not())
        else:
            self._desk.acts.play(move)

    def _why_not(self) -> str:
        return self._words.refusal(*STOCK)

    def _deal_by_itself(self) -> None:
        desk = self._desk
        move = desk.table_view.offers.get(STOCK)
        shown_only = desk.match.chairs[desk.match_view.viewer].played_by_agent
        if move is not None and self._habits.get("auto_deal") and not shown_only:
            desk.acts.play_for_house(move)

    def choose_deal(self) -> None:
        """Go to where deals are chosen."""
        self._desk.app.routes.to_set_up(self._desk.match.game.key)

    def switches(self) -> list[Switch]:
        """Return the habits that the menu offers."""
        return [
            Switch(key, bool(self._habits.get(key)), partial(self._set, key)) for key in HABITS
        ]

    def _set(self, habit: str, on: bool) -> None:
        self._habits[habit] = on
        self._desk.app.save_settings()
        self._desk.acts.refresh()

    # What happens

    def enter(self) -> None:
        """A fresh deal may begin by itself."""
        if not self._desk.match.position:
            self._deal_by_itself()
        self._desk.app.sounds.play("shuffle")

    def moved(self, events: Sequence[Event]) -> None:
        """Deal or finish by itself, if that is wanted."""
        placed = any(isinstance(event, CardPlaced) for event in events)
        if placed and not self._desk.match_view.observation["removing"]:
            self._deal_by_itself()
        if (
            self._desk.match.outcome is None and self._habits.get("auto_finish")
            and self._finishing.possible
        ):
            self._desk.table_view.timeline.call(theme.MOVE, self._finishing.toggle)

    def command(self, name: str) -> bool:
        """Deal by key."""
        if name != "deal" or self._desk.match_view.looking_at is not None:
            return False
        self.deal()
        return True

    def handle(self, event: Input) -> bool:
        """A double click makes the obvious move."""
        view = self._desk.table_view
        if not isinstance(event, Press) or event.button != 1 or event.clicks != 2:
            return False
        spot = view.spots.at(event.point)
        move = obvious_move(view.offers, spot) if spot else None
        if move is None or view.is_finishing(1):
            return False
        view.let_go()
        self._desk.acts.play(move)
        return True

    # Its button, which becomes "finish" once that is safe

    def widgets(self) -> Sequence[Widget]:
        """Return the button."""
        words = self._desk.app.words
        finish = self._finishing.possible
        name = "finish" if finish else "deal"
        return [Button(
            self._desk.table_view.zones["button.deal"].box, words(f"house.button.{name}"),
            self._finishing.toggle if finish else self.deal, key="deal", icon=name,
            primary=finish, tip=words(f"patience.tip.{name}"),
        )]

    def enable(self, widgets: Sequence[Widget]) -> None:
        """Say whether a card may be dealt."""
        for widget in widgets:
            if widget.key == "deal" and not self._finishing.possible:
                widget.enabled = STOCK in self._desk.table_view.offers
                widget.why = self._why_not()

    def refreshed(self) -> None:
        """The button becomes another once finishing is safe."""
        view = self._desk.table_view
        finish = self._finishing.possible
        if any(
            isinstance(w, Button) and w.key == "deal" and w.primary != finish
            for w in view.controls.widgets
        ):
            view.renew_widgets()
