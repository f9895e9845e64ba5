"""The quest table: Legends of the Round Table on its painted map.

Puts the table together from its parts; the rules are in :mod:`game.legends`, and every number on
the screen comes from there. All parts see the match through :mod:`scenes.games.legends.sight`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from game.contract import Event, Move, Observation
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
from scenes.games.legends.words import QuestWords
from scenes.match.app import MatchApp
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import GameTable, Offers, Part
from scenes.match.hint import HintPart
from scenes.match.spots import Point
from scenes.match.stage import Stage
from scenes.ui.drag import Result
from sprites.engine.layout import View
from sprites.engine.zones import Zone, load_zones


class QuestTable(GameTable):
    """One match of the legends."""

    words: QuestWords
    paint: QuestPaint

    def __init__(self, desk: Desk) -> None:
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

    def move_pieces(self, view: View, events: Iterable[Event], *, back: bool) -> float | None:
        """Move the pieces, with what flashes where something happens."""
        told = list(events)
        ways = pieces.paths(self.sight.setting.order, told, back=back)
        return self.effects.move_pieces(view, told, ways, back=back)

    def stages(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return the chain of a move's events as steps shown one after another."""
        self.sight.last_told = self.words.last_told(events) or self.sight.last_told
        return stages.stages(before, events, after, self.sight.wanted)

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
        """Return what an input means: tabs, and abilities of two targets, are seen to here."""
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
