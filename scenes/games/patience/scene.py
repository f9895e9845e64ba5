"""The patience's table: the carved grid, stock, waste and the cards that go.

Shows and asks; the rules are in :mod:`game.patience`. Its sentences are in
:mod:`scenes.games.patience.words`, what follows a win in :mod:`scenes.match.result`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.contract import Event, Move, Observation
from game.match import Match
from game.patience.rules import deals
from game.patience.rules.cards import PACK, TEXT_OF_CARD
from game.patience.rules.events import (
    CardDealt,
    CardPlaced,
    GameLost,
    GameWon,
    PairRemoved,
    RemovingOpened,
    TenRemoved,
)
from game.patience.rules.moves import DEAL, cells_of_move, is_removal
from scenes.games.patience import paint as patience_picture
from scenes.games.patience import result
from scenes.games.patience import words as patience_words
from scenes.games.patience.help import PatienceHelp
from scenes.games.patience.hover import CloserLook
from scenes.match import match_menu
from scenes.match.match_screen import MatchScene, Paths
from scenes.ui.controls import Button, Widget
from scenes.ui.drag import Chosen, Refused, Result
from scenes.ui.input import Input, Press
from sprites.cards import playing_cards
from sprites.engine.piece_table import Piece, View
from sprites.engine.sprite import Sprite
from sprites.paint import theme
from sprites.places import boards, flourish

if TYPE_CHECKING:
    from scenes.app.app import App
    from sprites.engine.canvas import Canvas

CELLS = tuple(f"cell.{number}" for number in range(16))
WARMING_SHARE = 0.005
"""Seconds a frame that may go into drawing cards ahead of need."""
PARADE = (1000.0, 220.0)
"""How far the removed cards fly over the table on a win, and how high, stage px."""
BOW_EARLIER = 0.4
"""Seconds before the last card is back when the court begins to bow."""
CASCADE_DELAY = 0.5
"""Seconds between a win and its flourish, so that the last pair is seen to go."""


class PatienceScene(MatchScene):
    """Camelot patience, one deal."""

    maps = Path(__file__).parent
    map_name = "patience"
    place = "patience"

    def __init__(self, app: App, match: Match) -> None:
        self.shown_cells: frozenset[str] = frozenset()
        """Cells lit because the player asked where the waste card may go."""
        super().__init__(app, match)
        self.help = PatienceHelp(self)
        self.grade = deals.grade(match.seed)
        self.is_todays = match.seed == deals.deal_of_the_day(app.today)
        self._times_removing = (-1, 0)
        self.habits = app.settings.tables.setdefault("patience", {})
        self._ended = match.outcome is not None
        self.closer = CloserLook(self)
        self._clock_shown = -1
        self._warming: Any = None

    # What lies where

    def view_of(self, observation: Observation) -> View:
        """Return the cards by zone; those of the stock have no face."""
        def card(text: str) -> Piece:
            return Piece(text, text)

        view: dict[str, list[Piece]] = {
            "stock": [Piece(f"stock.{n}") for n in range(observation["stock"])],
            "waste": [card(observation["waste"])] if observation["waste"] else [],
            "removed": [card(text) for text in observation["gone"]],
        }
        for zone, text in zip(CELLS, observation["cells"], strict=True):
            view[zone] = [card(text)] if text else []
        return view

    def make_sprite(self, piece: Piece) -> Sprite:
        """Return a playing card."""
        face = None
        if piece.face is not None:
            def face(easel: Any, width: float, card: str = piece.face) -> Any:
                return playing_cards.face(easel, self.app.type, card, width)

        return Sprite(
            piece.name, theme.CARD_WIDTH, theme.CARD_HEIGHT, face, playing_cards.back
        )

    def paths_of(self, events: Iterable[Event], *, back: bool) -> Paths:
        """A dealt card turns over on its way from the stock, or back onto it."""
        dealt = [event.card for event in events if isinstance(event, CardDealt)]
        ways = dict.fromkeys(dealt, "stock")
        return ({}, ways, ()) if back else (ways, {}, ())

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """Return the moves as taps and ways between spots; a pair may be moved either way."""
        offers: dict[tuple[str, str], Move] = {}
        for move in moves:
            cells = [f"cell.{number}" for number in cells_of_move(move)]
            if move == DEAL:
                offers["stock", "stock"] = move
            elif not is_removal(move):
                offers["waste", cells[0]] = move
            elif len(cells) == 1:
                offers[cells[0], cells[0]] = move
            else:
                offers[cells[0], cells[1]] = offers[cells[1], cells[0]] = move
        return offers

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return cells, stock and waste: the keys go over the grid row by row."""
        return [*((cell, "cell") for cell in CELLS), ("stock", "pile"), ("waste", "pile")]

    # What is said

    def prompt(self) -> str:
        """Return what is asked now; while a card is held, what letting it go would do."""
        return patience_words.prompt(self.app.words, self)

    def event_words(self, event: Event) -> str:
        """Return what happened as a sentence."""
        return patience_words.event(self.app.words, event)

    def refusal_words(self, source: str, target: str | None) -> str:
        """Return why that can't be done."""
        return patience_words.refusal(self.app.words, self.observation, source, target)

    def spot_words(self, spot: str) -> str:
        """Return what lies on a spot."""
        return patience_words.spot(self.app.words, self.observation, spot)

    def event_sound(self, event: Event) -> str:
        """Return the sound of an event."""
        match event:
            case CardDealt():
                return "flip"
            case CardPlaced():
                return "place"
            case TenRemoved() | PairRemoved():
                return "card"
            case GameWon():
                return "win"
            case GameLost():
                return "lose"
        return ""

    def rules_page(self) -> str:
        """Return the rules' page on the phase that is on."""
        return "removing" if self.observation["removing"] else "filling"

    # Life

    @property
    def wake(self) -> float | None:
        """The clock on the plate moves every second."""
        times = [super().wake, self.help.wake, self.closer.wake]
        if self.match.outcome is None and self.looking_at is None and not self.match.paused:
            times.append(1.0 - self.match.seconds % 1.0)
        if self._warming is not None:
            times.append(0.01)
        return min((time for time in times if time is not None), default=None)

    def enter(self) -> None:
        """Lay the table; a fresh deal may begin by itself."""
        super().enter()
        if not self.match.position and self.habits.get("auto_deal"):
            self._deal_by_itself()
        self.app.sounds.play("shuffle")

    def leave(self) -> None:
        """Nothing thinks for this table any more."""
        self.help.stop()
        super().leave()

    def lay_out(self) -> None:
        """Begin to draw the cards that will be needed, a few at a time."""
        super().lay_out()
        cards = [TEXT_OF_CARD[card] for card in PACK]
        self._warming = playing_cards.warm(
            self.app.easel, self.app.type, cards, WARMING_SHARE
        )

    def buttons(self) -> list[Widget]:
        """Return the deal button, which becomes "finish" once that is safe."""
        words = self.app.words
        zone = self.zones["button.deal"]
        finish = self.help.can_finish()
        name = "finish" if finish else "deal"
        return [*super().buttons(), Button(
            zone.box, words(f"house.button.{name}"),
            self.help.finish if finish else self.deal, key="deal",
            icon="finish" if finish else "deal", primary=finish,
            tip=words(f"patience.tip.{name}"),
        )]

    def _enable(self) -> None:
        super()._enable()
        for widget in self.controls.widgets:
            if widget.key == "deal" and not self.help.can_finish():
                widget.enabled = ("stock", "stock") in self.offers
                widget.why = self.refusal_words("stock", "stock")

    def _refresh(self) -> None:
        super()._refresh()
        self.closer.drop()
        finishing = self.help.can_finish()
        if any(w.key == "deal" and w.primary != finishing for w in self.controls.widgets):
            self._buttons()
        self.help.look()

    def update(self, dt: float) -> None:
        """Let hints, the clock, enlarged cards and the making of cards go on."""
        super().update(dt)
        self.help.update(dt)
        if int(self.match.seconds) != self._clock_shown:
            self._clock_shown = int(self.match.seconds)
            self.dirty = True
        self.closer.update(dt)
        if self._warming is not None and not self.moving and next(self._warming, self) is self:
            self._warming = None

    @property
    def may_remove(self) -> bool:
        """Whether anything can be removed now."""
        return any(source != "stock" and source != "waste" for source, _ in self.offers)

    @property
    def times_removing(self) -> int:
        """How many times removing has been opened so far."""
        last = self.shown_ply
        if self._times_removing[0] != last:
            times = sum(
                isinstance(event, RemovingOpened)
                for ply in range(1, last + 1) for event in self.match.events_at(ply)
            )
            self._times_removing = last, times
        return self._times_removing[1]

    @property
    def spot_under_pointer(self) -> str | None:
        """The spot that a card let go now would land on."""
        if self._pointer is None:
            return None
        return self.landing_spot(self._pointer)

    def refresh_lights(self) -> None:
        """Light what a hint points at."""
        self._highlight()
        self.dirty = True

    # Moves

    def deal(self) -> None:
        """Turn the next card, if that is allowed."""
        move = self.offers.get(("stock", "stock"))
        if move is None:
            self.refuse(self.refusal_words("stock", "stock"))
        else:
            self.play(move)

    def _deal_by_itself(self) -> None:
        move = self.offers.get(("stock", "stock"))
        if move is not None:
            self.play_for_house(move)

    def after_move(self, events: Sequence[Event]) -> None:
        """Deal by itself if wanted, and see whether it is over."""
        self.shown_cells = frozenset()
        placed = any(isinstance(event, CardPlaced) for event in events)
        if placed and self.habits.get("auto_deal") and not self.observation["removing"]:
            self._deal_by_itself()
        if self.match.outcome is not None and not self._ended:
            self._ended = True
            shown = self._flourish() if self.match.outcome.winners else theme.MOVE
            self.timeline.call(shown, self._end)
        elif self.match.outcome is None:
            self._ended = False
            if self.habits.get("auto_finish") and self.help.can_finish():
                self.timeline.call(theme.MOVE, self.help.finish)

    def _flourish(self) -> float:
        """Let the removed cards take a round and the court bow; return the seconds that takes."""
        if self.timeline.motion.reduced:
            return CASCADE_DELAY
        removed = self.table.contents("removed")
        over = flourish.parade(self.table, removed, -PARADE[0], PARADE[1], CASCADE_DELAY)
        court = [name for cell in CELLS for name in self.table.contents(cell)]
        return flourish.bow(self.table, court, over - BOW_EARLIER)

    def _end(self) -> None:
        """Show how it ended, unless it was undone meanwhile."""
        outcome = self.match.outcome
        if outcome is None or self not in self.app.stack:
            return
        from scenes.match.result import EndingScene

        self.app.show(EndingScene(self.app, self))

    def _went_back(self, events: Sequence[Event], said: str, *, back: bool) -> None:
        self.help.stop()
        super()._went_back(events, said, back=back)
        self._ended = self.match.outcome is not None

    def _take(self, result: Result, *, quiet: bool = False) -> None:
        """A tap on a free cell places the card on the waste: no other card can go there."""
        if isinstance(result, Refused) and result.source == result.target and not quiet:
            move = self.offers.get(("waste", result.source))
            if move is not None:
                result = Chosen(move, "waste", result.source)
        super()._take(result, quiet=quiet)

    def obvious_move(self, spot: str) -> Move | None:
        """Return the move that a double click on ``spot`` means: its only one, if it has one."""
        moves = {move for (source, _), move in self.offers.items() if source == spot}
        return moves.pop() if len(moves) == 1 else None

    def handle(self, event: Input) -> bool:
        """A double click makes the obvious move; any motion puts the enlarged card away."""
        self.closer.handle(event)
        if isinstance(event, Press) and event.button == 1 and event.clicks == 2:
            spot = self.spot_at(event.point)
            move = self.obvious_move(spot) if spot else None
            if move is not None and not self._is_finishing(1):
                self._let_go()
                self.play(move)
                return True
        return super().handle(event)

    def _command(self, name: str) -> bool:
        acts = {
            "deal": self.help.finish if self.help.can_finish() else self.deal,
            "finish": self.help.finish, "oracle": self.help.oracle, "pause": self.take_a_break,
        }
        if name in acts and self.looking_at is None:
            acts[name]()
            self.dirty = True
            return True
        return super()._command(name)

    def hint(self) -> None:
        """Give the fair hint."""
        self.help.fair()

    def look_closer(self, point: tuple[float, float] | None) -> None:
        """Show where the card on the waste may go; over another card, show it large."""
        spot = self.spot_at(point) if point is not None else self.focused_spot
        if spot in (None, "waste", "stock") or not self.table.contents(spot or ""):
            cells = {target for source, target in self.offers if source == "waste"}
            self.shown_cells = frozenset(cells)
            self.say(patience_words.where(self.app.words, self.observation))
        else:
            self.closer.show(self.table.contents(spot)[-1])
        self.dirty = True

    @property
    def focused_spot(self) -> str | None:
        """The spot that the keys are on."""
        focused = self.controls.focused
        return focused.key if focused is not None and focused.key in self.zones else None

    def take_a_break(self) -> None:
        """Stop the clock and cover the table."""
        from scenes.ui.dialog import Answer, Dialog

        words = self.app.words
        self.app.show(Dialog(
            self.app, words("patience.pause.heading"), words("patience.pause.text"),
            [Answer(words("house.button.resume"), primary=True, key="resume")],
        ))

    # Menu and end

    def menu_entries(self) -> list[match_menu.Entry]:
        """Return the patience's own lines before the ones that every table has."""
        return result.menu_entries(self) + super().menu_entries()

    def menu_habits(self) -> list[match_menu.Habit]:
        """Return key, state and action of the table's habits that the menu offers."""
        return [
            (key, bool(self.habits.get(key)), lambda on, name=key: self._set_habit(name, on))
            for key in ("auto_deal", "auto_finish", "lamp")
        ]

    def _set_habit(self, name: str, on: bool) -> None:
        self.habits[name] = on
        self.app.save_settings()
        self.help.look()
        self.dirty = True

    def ending_words(self) -> tuple[str, str, list[str]]:
        """Return heading, sentence and further lines of the result."""
        return patience_words.ending(self.app.words, self.match, self.grade)

    def ending_choices(self) -> list[tuple[str, str | None, Any, bool]]:
        """Return what can be done after the end: key, icon, action, whether it is the main one."""
        return result.ending_choices(self)

    # Drawing

    def lit_spots(self) -> frozenset[str] | set[str]:
        """While nothing is held: hinted cards, and the cells that were asked for."""
        if self.grip.selected is not None:
            return super().lit_spots()
        return self.hinted

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> Any:
        """Return the table with all that is carved into it."""
        boxes = {name: zone.box for name, zone in self.zones.items()}
        return boards.patience_ground(canvas.easel, size, boxes)

    def draw_under(self, canvas: Canvas) -> None:
        """Draw marks on cells, labels, the tally and the plate."""
        patience_picture.draw_under(self, canvas)
        self.help.draw_lamp(canvas, self.zones["lamp"])

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the card that is looked at closely."""
        self.closer.draw(canvas)
