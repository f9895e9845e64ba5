"""The quest table: Legends of the Round Table on its painted map.

Puts the table together from its parts; the rules are in :mod:`game.legends`, and every number on
the screen comes from there. All parts see the match through :mod:`scenes.games.legends.sight`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from game.contract import Event, Move, Observation
from game.legends.rules import events as happened
from game.legends.rules import tournament_events as lists
from game.legends.rules.observation import typed
from game.match import Match
from scenes.games.legends import pieces, stages
from scenes.games.legends.background import Ground
from scenes.games.legends.buttons import Buttons
from scenes.games.legends.effects import Effects
from scenes.games.legends.filters import FilterStrip
from scenes.games.legends.focus import Reach
from scenes.games.legends.gauges import Gauges
from scenes.games.legends.handling import Handling
from scenes.games.legends.hover import Looks
from scenes.games.legends.offers import Offering
from scenes.games.legends.overlays import Overlays
from scenes.games.legends.paint import QuestPaint
from scenes.games.legends.pair_selection import PairSelection
from scenes.games.legends.panels import Panels
from scenes.games.legends.prerender import DrawingAhead
from scenes.games.legends.preview import PreviewPlate
from scenes.games.legends.result import QuestResult
from scenes.games.legends.sight import Sight
from scenes.games.legends.tournament_lists import Lists
from scenes.games.legends.view import order_from
from scenes.games.legends.words import QuestWords
from scenes.match.app import MatchApp
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import GameTable, Offers, Part, Paths
from scenes.match.hint import HintPart
from scenes.match.spots import Point
from scenes.match.stage import Stage
from scenes.ui.drag import Chosen, Result
from sprites.engine.layout import View
from sprites.engine.zones import Zone, load_zones


class QuestTable(GameTable):
    """One match of the legends."""

    words: QuestWords
    paint: QuestPaint

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        app, acts = desk.app, desk.acts
        sight = self.sight = Sight(app, desk.match_view, desk.table_view)
        reach = self.reach = Reach(app, sight)
        words = self.words = QuestWords(app, sight, reach, lambda: desk.rewind.may_undo)
        self.gauges = Gauges(app, sight)
        self.lists = Lists(app, sight, reach, self.gauges, words.event)
        self.looks = Looks(app, sight, reach, words, self.lists)
        self.handling = Handling(sight, reach, self.looks, desk.staging, acts)
        self.pairs = PairSelection(app, sight, reach, words.prompt, acts.refresh)
        self.strip = FilterStrip(app, sight)
        self.buttons = Buttons(
            app, sight, reach, words, self.strip, self.handling.use_now, acts.play
        )
        self.effects = Effects(app, sight)
        self.faces = pieces.Faces(app, lambda: desk.table_view.zones)
        self.ahead = DrawingAhead(app, sight, self.faces, lambda: acts.on_top)
        self.hint = HintPart(app, desk.match_view, desk.table_view, words.hint)
        self.overlays = Overlays(app, sight, self.lists)
        self.preview = PreviewPlate(app, sight, reach, self.looks)
        self.paint = QuestPaint(
            sight, self.faces, Ground(app, sight, PLACE), Panels(app, sight, reach, self.looks),
            self.preview, self.overlays, self.lists, self.gauges, self.strip,
        )
        self.result = QuestResult(app, sight, desk.rewind, acts.open_log)
        self.parts: list[Part] = [
            Laying(app, sight, self.paint), self.ahead, self.handling, self.effects, self.pairs,
            self.buttons, self.strip, self.gauges, self.looks, self.hint,
        ]

    def view(self, observation: Observation) -> View:
        """Return the pieces by zone."""
        return self.sight.view_of(observation)

    def move_pieces(self, view: View, events: Iterable[Event], *, back: bool) -> float:
        """Move the pieces, with what flashes where something happens."""
        told = list(events)
        ways = self.paths(told, back=back)
        takes = self.desk.table_view.pieces.show(
            view, come_from=ways.come_from, go_to=ways.go_to, order=ways.order
        )
        if not back:
            self.effects.flash(told)
        return takes

    def paths(self, events: Iterable[Event], *, back: bool) -> Paths:
        """Return the ways that pieces take: from the decks and seats, and to them."""
        order = order_from(self.desk.match_view.viewer, len(self.desk.match.chairs))
        come: dict[str, str] = {}
        go: dict[str, str] = {}
        for event in events:
            match event:
                case happened.CharacterDrawn(seat=_, character=str(name)):
                    come[name] = "deck"
                case happened.CharacterRescued(character=name):
                    come[name] = "discard"
                case happened.CharacterPlaced(seat=seat, character=name):
                    come[name] = f"seat.{order.index(seat)}"
                case lists.CharacterBid(seat=seat, character=name):
                    come[name] = f"seat.{order.index(seat)}"
                case happened.CharacterReturned(seat=seat, character=name):
                    go[name] = f"seat.{order.index(seat)}"
                case happened.CharacterKilled(character=name):
                    go[name] = "discard"
                case happened.CharacterDiscarded(character=name):
                    go[name] = "discard"
                case happened.QuestCompleted(seat=seat, event=name):
                    go[name] = f"seat.{order.index(seat)}"
                case happened.EventDrawn(event=name):
                    come[name] = "final"
                case happened.HeraldRaised(event=name):
                    go[name] = "herald"
                case happened.OccasionBegan(event=name) | happened.QuestRefused(event=name):
                    go[name] = "discard"
                case lists.TournamentWon(characters=people):
                    go |= dict.fromkeys(people, "discard")
        return Paths(go, come) if back else Paths(come, go)

    def stages(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return the chain of a move's events as steps shown one after another."""
        self.sight.happened += events
        return stages.stages(typed(before), events, typed(after), self.sight.wanted)

    def offers(self, moves: Sequence[Move]) -> Offers:
        """Return how the viewer's moves are made on the table."""
        intent = self.sight.intent
        return Offering(self.sight.setting, intent.party, intent.aim).of(moves)

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return what hands and keys can reach."""
        return self.reach.spots()

    def spot_at(self, point: Point, spot: str | None) -> str | None:
        """While something is held, its target that lies beneath is meant."""
        return self.reach.meant_at(point, spot)

    def meaning(self, result: Result, *, quiet: bool) -> Result:
        """Return what an input means: a move is made; tabs, and aims of abilities of two targets,
        are no moves yet."""
        if isinstance(result, Chosen) and result.move >= 0:
            return result
        return self.handling.meaning(result)

    def taken_along(self, piece: str) -> Sequence[str]:
        """Return the other of two that are taken up together."""
        return self.pairs.taken_along(piece)

    def look_closer(self, spot: str | None) -> None:
        """Open the sheet of the card on a spot, or of the one shown large."""
        self.looks.look_closer(spot)

    def lights(self) -> frozenset[str]:
        """Return who acts in the stage that shows, or what a choice offers."""
        return self.reach.lights()


class Laying(Part):
    """Lays the pieces anew for another size or language: their faces bear words."""

    def __init__(self, app: MatchApp, sight: Sight, paint: QuestPaint) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._paint = paint

    def enter(self) -> None:
        """Shuffle."""
        self._app.sounds.play("shuffle")

    def lay_out(self) -> None:
        """Let the old pictures go."""
        self._paint.forget()
        if self._view.pieces.sprites():
            self._view.renew_pieces()
            self._view.pieces.lay(self._sight.view)
            self._view.relight()


PLACE = "realm"
MAPS = {2: "legends-2", 3: "legends", 4: "legends-4"}
"""The map for each number of seats."""


def zones(match: Match) -> dict[str, Zone]:
    """Return where everything lies."""
    return load_zones(Path(__file__).with_name(f"{MAPS[len(match.chairs)]}.tmx"))


KIND = TableKind(PLACE, zones, QuestTable)
