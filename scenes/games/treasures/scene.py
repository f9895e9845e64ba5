"""The table of the treasures: five lines toward a ring of stones, five heaps, thieves, the seats.

Puts the table together from its parts; the rules are in :mod:`game.treasures`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import cast

from game.contract import Event, Move, Observation
from game.match import Match
from game.treasures.rules.observation import TreasuresObservation
from scenes.games.treasures import stages
from scenes.games.treasures.background import Underlay
from scenes.games.treasures.hand import Hand
from scenes.games.treasures.hover import CloserLook
from scenes.games.treasures.lights import Lights
from scenes.games.treasures.log_words import LogWords
from scenes.games.treasures.marks import Marks
from scenes.games.treasures.names import Names
from scenes.games.treasures.offers import may_choose_heap, offers_of, spots_on
from scenes.games.treasures.paint import PLACE, TreasuresPaint
from scenes.games.treasures.pieces import Thieves
from scenes.games.treasures.plates import Plates
from scenes.games.treasures.prerender import PAUSE, faces
from scenes.games.treasures.replay_last_turn import LastTurn
from scenes.games.treasures.result import TreasuresResult
from scenes.games.treasures.sheet import Sheets
from scenes.games.treasures.tips import Tips
from scenes.games.treasures.travels import Travels
from scenes.games.treasures.trays import Trays
from scenes.games.treasures.view import LINES, SLOTS, TreasuresView, zones_for
from scenes.games.treasures.words import TreasuresWords
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import GameTable, Offers, Part
from scenes.match.hint import HintPart
from scenes.match.prerender import Prerender
from scenes.match.stage import Stage
from scenes.ui.drag import Chosen, Refused, Released, Result
from sprites.engine.layout import View
from sprites.engine.zones import Zone, load_zones

LINE_GLOW = 0.3


class TreasuresTable(GameTable):
    """One match of the treasures."""

    def __init__(self, desk: Desk) -> None:
        app, table, turns = desk.app, desk.table_view, desk.turns
        self.desk = desk
        self.seen = TreasuresView(desk.match_view)
        self.names = Names(app, self.seen, table)
        self.told = LogWords(app, self.seen, self.names)
        self.words = TreasuresWords(app, self.seen, table, self.names, self.told)
        self.look = CloserLook(self.seen.seats, table, Tips(app, self.seen, table, self.names))
        self.shining = Lights(self.seen, table, turns, self.look)
        self.plates = Plates(app, self.seen, table, turns, self.names, self.shining)
        trays = Trays(app, self.seen, table, self.shining)
        underlay = Underlay(app, self.seen, table, turns, self.shining, self.plates, trays)
        thieves = Thieves(desk.match)
        self.paint = TreasuresPaint(app, thieves, underlay)
        self.result = TreasuresResult(app, self.seen, self.names, self.told, desk.acts)
        self.sheets = Sheets(app, self.seen, table, self.names)
        self.travels = Travels(self.seen, table)
        self.last_turn = LastTurn(app, self.seen, table, desk.staging, desk.acts)
        self.hint = HintPart(app, desk.match_view, table, self.words.hint)
        self.parts: list[Part] = [
            self.look, Hand(table, self.look), self.travels,
            Marks(app, self.seen, table, self.look, thieves), self.last_turn, self.hint,
            Prerender(lambda: faces(app), lambda: table.pieces.moving, PAUSE),
        ]

    # What lies where

    def view(self, observation: Observation) -> View:
        """Return cards, thieves, heaps and disks by zone."""
        return self.seen.lying(cast(TreasuresObservation, observation))

    def move_pieces(self, view: View, events: Iterable[Event], *, back: bool) -> float:
        """Move the pieces; disks leave and enter heaps in an arc, thieves walk."""
        return self.travels.move(view, events, back=back)

    def stages(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return a turn's chain of events as moments, one shown after another."""
        return stages.stages(
            self.seen, cast(TreasuresObservation, before), events,
            cast(TreasuresObservation, after),
        )

    # What may be done

    def offers(self, moves: Sequence[Move]) -> Offers:
        """Return the viewer's moves as taps and ways between spots."""
        return offers_of(moves, self.seen.viewer)

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return lines, hand, heaps, own disks, plates and piles."""
        table = self.desk.table_view
        thief = [f"thief.{self.seen.viewer}"] if may_choose_heap(table.offers) else []
        return spots_on(table.pieces.contents("hand"), thief, self.seen.seats)

    def meaning(self, result: Result, *, quiet: bool) -> Result:
        """A second click chooses a card; what nothing can be done with is looked at closer."""
        table = self.desk.table_view
        match result:
            case Released(spot) if not quiet and (spot, "choice") in table.offers:
                return Chosen(table.offers[spot, "choice"], spot, "choice")
            case Refused(source, target, False) if (
                source == target and source.startswith(("plate.", "deck", "discard"))
            ):
                self.sheets.open(source)
                return None
            case Refused(_, target, True) if target in ("hand", *table.pieces.contents("hand")):
                return None  # it is put back where it came from
        return result

    def look_closer(self, spot: str | None) -> None:
        """Open the sheet of what lies on a spot."""
        if spot is not None:
            self.sheets.open(spot)

    # What is lit

    def lights(self) -> frozenset[str]:
        """Return what may be taken up."""
        return frozenset(
            source for source, _ in self.desk.table_view.offers
            if source.startswith(("line.", "owned.", "thief."))
        )

    def glow(self, zone: str) -> float:
        """In a line a bright glow would wash out the number of the card behind."""
        table = self.desk.table_view
        plain = table.drag.selected is None and not table.hinted
        return LINE_GLOW if plain and zone in LINES else 1.0


def zones(match: Match) -> dict[str, Zone]:
    """Return where everything lies, for as many seats as there are."""
    on_map = load_zones(Path(__file__).with_name("treasures.tmx"))
    return zones_for(on_map, SLOTS[len(match.chairs)])


KIND = TableKind(PLACE, zones, TreasuresTable)
