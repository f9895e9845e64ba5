"""The table of the seals: everyone sees your cards but you.

Puts the table together from its parts; the rules are in :mod:`game.seals`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from game.contract import Event, Move, Observation, Seat
from game.seals.rules.cards import COLOURS
from game.seals.rules.events import CardPlayed, TokenGiven, TokenTaken
from game.seals.rules.observation import SealsObservation
from scenes.games.seals import prerender
from scenes.games.seals.background import Floor
from scenes.games.seals.buttons import Buttons
from scenes.games.seals.deal import Deal
from scenes.games.seals.gift_paint import GiftPaint
from scenes.games.seals.gift_pause import GiftPause
from scenes.games.seals.hand import Hand
from scenes.games.seals.hover import Hover
from scenes.games.seals.log_words import LogWords
from scenes.games.seals.names import Names
from scenes.games.seals.offers import offers_of, spots_on, taps
from scenes.games.seals.paint import PLACE, Motion, SealsPaint
from scenes.games.seals.plates import Plates
from scenes.games.seals.result import SealsResult
from scenes.games.seals.seal_act import SealAct
from scenes.games.seals.sheets import Sheets
from scenes.games.seals.side_panels import Sides
from scenes.games.seals.spot_words import SpotWords
from scenes.games.seals.stages import CARRY, STRIKE, SealsStage, steps
from scenes.games.seals.status_bar import Strip
from scenes.games.seals.tags import Tags
from scenes.games.seals.view import SealsView, zones
from scenes.games.seals.words import SealsWords
from scenes.match import last_choices
from scenes.match.commands import Commands
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import GameTable, MenuEntry, Offers, Part, Paths, Switch
from scenes.match.hint import HintPart
from scenes.match.prerender import Prerender
from scenes.match.stage import Stage
from sprites.engine.layout import View
from sprites.paint import theme

TOGETHER = 0.012
"""Seconds between the cards of a trick when it is gathered or carried away."""
IDLE = 0.02
"""Seconds between two pictures that are drawn ahead while nothing moves."""
MOST_TOKENS = 14
"""Of one colour at one seat."""


class SealsTable(GameTable):
    """One game of the seals."""

    words: SealsWords
    result: SealsResult

    def __init__(self, desk: Desk, habits: dict[str, object] | None = None) -> None:
        """``habits``: instead of those that the settings keep for this table."""
        app, table, turns = desk.app, desk.table_view, desk.turns
        if habits is None:
            habits = last_choices.kept(app, desk.match.game.key)
        self.desk = desk
        view = self.view_part = SealsView(desk.match_view, table, habits)
        names = self.names = Names(app, view)
        told = self.told = LogWords(view, names)
        lying = self.lying = SpotWords(view, turns, names)
        self.gifts = GiftPause(app, view, desk.acts, lambda: self.hint.stop())
        self.words = SealsWords(app, view, self.gifts, names, told, lying)
        self.hint = HintPart(
            app, desk.match_view, table, self.words.hint, self.words.why_no_hint
        )
        self.sheets = Sheets(app, view, names, told, desk.rewind)
        self.act = SealAct(app, desk.match_view, table.timeline)
        self.hand = Hand(view, self.words)
        self.hover = Hover(app, view, self.words, lying, self.sheets)
        self.buttons = Buttons(app, view, self.gifts, self.sheets, self.words, desk.acts)
        strip, tags = Strip(app, view, names), Tags(app, view, names)
        gift_paint = GiftPaint(app, view, self.gifts)
        floor = Floor(
            app, view, turns, self.gifts, self.act, Sides(app, view, names),
            Plates(app, view, names, lying, self.act), strip, tags, gift_paint, PLACE,
        )
        self.paint = SealsPaint(app, floor, self.act, gift_paint, self.hover)
        self.result = SealsResult(app, view, told, self.act, self.sheets)
        self.motion = Motion(view, self.act, strip, tags)
        deal = Deal(app, view, turns, self.hand)
        ahead = Prerender(
            lambda: prerender.pictures(app, table.zones, self.act), lambda: table.pieces.moving,
            IDLE,
        )
        keys = Commands(desk.match_view, {"tricks": self.sheets.open_tricks})
        self.parts: list[Part] = [
            view, self.act, self.hover, self.motion, deal, self.gifts, self.hand, self.buttons,
            keys, self.hint, ahead,
        ]

    # What lies where

    def view(self, observation: Observation) -> View:
        """Return the pieces by zone, and lay the zones out for them."""
        view = self.view_part.lying(observation)
        self.view_part.arrange(view, self.hand.raised)
        return view

    def move_pieces(self, view: View, events: Iterable[Event], *, back: bool) -> float:
        """Move the pieces; the cards of a trick are gathered and carried away together."""
        self.view_part.arrange(view, self.hand.raised)
        step, paths = self.view_part.step, self.paths(events, back=back)
        together = step is not None and step.kind in (STRIKE, CARRY)
        return self.desk.table_view.pieces.show(
            view, come_from=paths.come_from, go_to=paths.go_to, order=paths.order,
            step=TOGETHER if together else theme.DEAL_STEP,
        )

    def paths(self, events: Iterable[Event], *, back: bool) -> Paths:
        """A card comes from its hand, a token from where it lay; back, they return there."""
        ways: dict[str, str] = {}
        place_of = self.view_part.place_of
        for event in events:
            match event:
                case CardPlayed(seat, card, _):
                    place = place_of(seat)
                    ways[card] = f"hand.{place}" if place else "own"
                case TokenTaken(seat, colour):
                    ways.update(dict.fromkeys(_tokens(seat, colour), "pool"))
                case TokenGiven(seat, to, colour, _):
                    ways.update(dict.fromkeys(_tokens(to, colour), f"tokens.{place_of(seat)}"))
        step = self.view_part.step
        if step is not None and step.kind == CARRY:
            number = len(step.seen["tricks"]) - 1
            ways.update({f"sword.{number}.{colour}": "strike" for colour in COLOURS})
        return Paths(go_to=ways) if back else Paths(come_from=ways)

    def stages(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return how a move is shown: card, trick, sword, what is sealed; or the circle breaks."""
        told = steps(
            cast(SealsObservation, before), events, cast(SealsObservation, after)
        )
        return [
            SealsStage(
                self.view_part.lying(step.seen, gathered=step.kind == STRIKE), step.events,
                step.stays, step.seen, step, step is told[0],
            )
            for step in told
        ]

    # What may be done

    def offers(self, moves: Sequence[Move]) -> Offers:
        """Return the moves as taps and drags: cards into the circle, swords to seat or circle."""
        return offers_of(self.view_part.present, moves)

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return own cards, swords, seats, hands, circle, sealed tricks, what is set aside."""
        contents = self.desk.table_view.pieces.contents
        return spots_on(contents, self.view_part.now["phase"], len(self.desk.match.chairs))

    def look_closer(self, spot: str | None) -> None:
        """Tell all that may be known of a card, or the scenario's rules."""
        self.hover.look_closer(spot)

    def next_person(self, people: Sequence[Seat], viewer: Seat) -> Seat | None:
        """Return who must act next; in a gift window only where somebody must decide."""
        if not people or (self.view_part.present["phase"] == "gift" and not self.gifts.waits):
            return None
        return people[0] if self.view_part.public or viewer not in people else None

    # What is lit

    def lights(self) -> frozenset[str]:
        """Return what may be used, and the swords of one who gives."""
        if self.view_part.now["phase"] in ("play", "seal"):
            return taps(self.desk.table_view.offers)
        return self.gifts.giveable

    # Menu

    def menu(self) -> list[MenuEntry]:
        """Return, after the end, what every seat believed."""
        if self.desk.match.outcome is None:
            return []
        return [MenuEntry("reading", "eye", self.sheets.read)]

    def switches(self) -> list[Switch]:
        """Return the habits that the menu offers: chips of ranges, waiting gift windows."""
        habits = self.view_part.habits
        return [
            Switch("ranges", bool(habits.get("ranges", True)), lambda on: self._set("ranges", on)),
            Switch("wait", bool(habits.get("wait")), lambda on: self._set("wait", on)),
        ]

    def _set(self, habit: str, on: bool) -> None:
        self.view_part.habits[habit] = on
        self.desk.app.save_settings()
        self.desk.table_view.redraw()


def _tokens(seat: Seat, colour: str) -> list[str]:
    """Return the names that tokens of a colour may have at a seat."""
    return [f"token.{seat}.{number}.{colour}" for number in range(MOST_TOKENS)]


KIND = TableKind(PLACE, zones, SealsTable)
