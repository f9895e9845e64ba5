"""What lies where on the table of the treasures, as its viewer sees it at this moment.

The half of the scene that only shows: seats round the table, the position that is shown, pieces by
zone and how they move. What may be done and said there is in :mod:`scenes.games.treasures.scene`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.contract import Event, Observation, Seat
from game.match import Match
from scenes.games.treasures.pieces import sprite_of
from scenes.games.treasures.plates import cloaks
from scenes.games.treasures.stages import Step, steps
from scenes.games.treasures.travels import Travels
from scenes.games.treasures.view import SLOTS, DiskLedger, place_of, view, zones_for
from scenes.match.legacy_scene import MatchScene, Stage
from sprites.engine.piece_table import Piece, View
from sprites.engine.sprite import Sprite
from sprites.engine.zones import Zone

if TYPE_CHECKING:
    from scenes.match.app import MatchApp


class TreasuresTable(MatchScene):
    """A match of the treasures that is looked at."""

    maps = Path(__file__).parent
    map_name = "treasures"
    place = "treasures"
    prompt_tallest = 66.0  # above it are the feet of the lines

    def __init__(self, app: MatchApp, match: Match) -> None:
        self.seats = len(match.chairs)
        self.ledger = DiskLedger()
        self._seen: tuple[tuple[int, Seat], Observation] | None = None
        self.travels = Travels(self)
        self.cloaks = cloaks(match)
        super().__init__(app, match)

    # Who sees what

    def load_map(self) -> dict[str, Zone]:
        """Return the map's zones, and those on the plates of as many seats as there are."""
        return zones_for(super().load_map(), self.slots)

    @property
    def slots(self) -> Sequence[str]:
        """The map's plates that are used, clockwise from the viewer's."""
        return SLOTS[self.seats]

    def seat_at(self, place: int) -> Seat:
        """Return the seat whose plate lies at a place, counted clockwise from the viewer's."""
        return (self.viewer + place) % self.seats

    def place_at(self, seat: Seat) -> int:
        """Return at which place the viewer sees a seat."""
        return place_of(seat, self.viewer, self.seats)

    @property
    def observation(self) -> Observation:
        """What the viewer sees of the position that is shown, made once a position."""
        key = (self.shown_ply, self.viewer)
        if self._seen is None or self._seen[0] != key:
            self._seen = key, super().observation
        return self._seen[1]

    @property
    def shown(self) -> Observation:
        """The position as the table shows it at this moment, in the midst of a move perhaps."""
        if self.stage is not None and self.stage.shown is not None:
            moment: Step = self.stage.shown
            return moment.observation
        return self.observation

    # What lies where

    def view_of(self, observation: Observation) -> View:
        """Return cards, thieves, heaps and disks by zone."""
        return view(observation, self.viewer, self.ledger)

    def make_sprite(self, piece: Piece) -> Sprite:
        """Return a card, a disk, a heap or a thief."""
        return sprite_of(self, piece)

    def stages_of(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """Return a turn's chain of events as moments, one shown after another."""
        told = [
            Stage(view(step.observation, self.viewer, self.ledger, step.secrets), step.events,
                  step.stays, step)
            for step in steps(before, events)
        ]
        last = told[-1].events if told else events
        return [*told[:-1], Stage(self.view_of(after), last)]

    def _show(self, shown: View, events: Iterable[Event], *, back: bool = False) -> float:
        """Move the pieces; disks leave and enter heaps in an arc, thieves walk."""
        takes = self.travels.show(shown, events, back=back)
        self._travel_left = self.timeline.motion.travel(takes)
        return takes
