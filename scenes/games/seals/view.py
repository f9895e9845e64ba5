"""What one seat sees at the table of the seals now, and who else may be looking."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import cast

from game.contract import Event, Observation, Seat
from game.match import Match
from game.seals.rules import moves as seal_moves
from game.seals.rules.cards import CARD_OF_TEXT
from game.seals.rules.knowledge import Numbers, possible_numbers
from game.seals.rules.observation import SealsObservation
from game.transcript import AGENT
from scenes.games.seals import pieces
from scenes.games.seals.pieces import Sheaf, Spread
from scenes.games.seals.stages import SealsStage, Step
from scenes.match.game_table import Part
from scenes.match.match_view import MatchView
from scenes.match.table_view import TableView
from sprites.engine.layout import View
from sprites.engine.zones import Fan, Place, Zone, load_zones


class SealsView(Part):
    """The match as its viewer sees it, and the table it lies on."""

    def __init__(
        self, match_view: MatchView, table_view: TableView, habits: dict[str, object]
    ) -> None:
        """``habits``: ``ranges`` (chips tell what own cards may be), ``wait`` (every gift window
        waits); changed by the table's menu."""
        self.match_view = match_view
        self.table_view = table_view
        self.habits = habits
        self.match = match_view.match
        self.public = self.several_people and self.match.outcome is None
        """Whether several people may look: every person's hand shows its backs."""
        self.happened: Sequence[Event] = ()
        """What the last move caused, as the viewer saw it."""
        self._possible: tuple[SealsObservation | None, tuple[Numbers, ...]] = (None, ())
        self._faces: Mapping[int, str] = {}

    # What happens

    def made(self, events: Sequence[Event]) -> None:
        """From here on others may look, unless the same person goes on."""
        self.happened = events
        self.public = self.several_people and self.viewer not in self.match.people_to_act()

    def seated(self, seat: Seat) -> None:
        """One person looks: that one's hand is hidden from now on, the others' are not."""
        self.public = False

    # What is seen

    @property
    def viewer(self) -> Seat:
        """Through whose eyes the table is seen."""
        return self.match_view.viewer

    @property
    def now(self) -> SealsObservation:
        """What the viewer sees of the moment that shows: a stage's, or the position's."""
        return cast(SealsObservation, self.match_view.shown)

    @property
    def present(self) -> SealsObservation:
        """What the viewer sees of the position, whatever stages still follow."""
        return cast(SealsObservation, self.match_view.observation)

    @property
    def step(self) -> Step | None:
        """The step that shows now, until the last one has been shown."""
        stage = self.match_view.stage
        return stage.step if isinstance(stage, SealsStage) else None

    @property
    def several_people(self) -> bool:
        """Whether more than one person sits at this screen."""
        return sum(chair.kind != AGENT for chair in self.match.chairs) > 1

    @property
    def may_pass(self) -> bool:
        """Whether the viewer may pass in the draft now."""
        return self.match_view.is_present and (
            seal_moves.PASS in self.match.state.legal_moves(self.viewer)
        )

    @property
    def covered(self) -> frozenset[Seat]:
        """Seats whose hands lie with their backs up for everybody."""
        if not self.public or self.match.outcome is not None:
            return frozenset()
        return frozenset(s for s, chair in enumerate(self.match.chairs) if chair.kind != AGENT)

    def shown_hand(self, seat: Seat) -> Sequence[str]:
        """Return another seat's hand as it lies on this screen: texts, or colours of backs."""
        names = self.table_view.pieces.contents(f"hand.{pieces.relative(self.now, seat)}")
        return [n if n in CARD_OF_TEXT else pieces.colour_of_piece(n) for n in names]

    @property
    def wants_ranges(self) -> bool:
        """Whether chips tell what the own cards may be."""
        return bool(self.habits.get("ranges", True)) and not self.public

    def possible(self) -> tuple[Numbers, ...]:
        """Return what each own card may be, as far as chips may tell it; else nothing."""
        seen = self.now
        if not self.wants_ranges or seen["phase"] == "over":
            return ()
        if self._possible[0] is not seen:
            self._possible = seen, possible_numbers(seen)
        return self._possible[1]

    def place_of(self, seat: Seat) -> int:
        """Return how many places to the left of the viewer a seat sits, 0 the viewer."""
        return (seat - self.viewer) % len(self.match.chairs)

    # What lies where

    def lying(self, observation: Observation, *, gathered: bool = False) -> View:
        """Return what lies in which zone; ``gathered``: the trick is ready for the sword."""
        seen = cast(SealsObservation, observation)
        return pieces.view_of(
            seen, faces=self._own_faces(seen), covered=self.covered, gathered=gathered
        )

    def _own_faces(self, observation: SealsObservation) -> Mapping[int, str]:
        """Return the viewer's faces once the game is over: then an earlier moment shows them."""
        back = self.match_view.looking_at is not None and observation["phase"] != "over"
        if not back or self.match.outcome is None:
            return {}
        if not self._faces:
            seen = cast(SealsObservation, self.match.state.observation(self.viewer))
            left = dict(zip(seen["places"][self.viewer], seen["own"], strict=True))
            placed = {place: card for place, card in seen["placed"] if card is not None}
            self._faces = {**left, **placed}
        return self._faces

    def arrange(self, view: View, raised: Collection[str]) -> None:
        """Place the zones whose things lie as they are: the own hand, in which some cards are
        ``raised``, swords, and cards set aside."""
        zones = self.table_view.zones

        def spread(
            name: str, reckon: Callable[[Zone], tuple[Place, ...]], thing: float = 0.0
        ) -> None:
            zone = zones[name]
            assert isinstance(zone, Spread)
            zones[name] = replace(zone, reckon=reckon, thing=thing or zone.thing)

        names = {zone: [piece.name for piece in lying] for zone, lying in view.items()}
        spread("own", partial(pieces.hand_places, names=names.get("own", []), raised=raised))
        drawn = self.now["drawn_tokens"]
        spread("pool", partial(pieces.ring_places, drawn=drawn, names=names.get("pool", [])))
        opened = any(piece.face for piece in view.get("aside", ()))
        spread(
            "aside",
            partial(pieces.aside_places, names=names.get("aside", []), opened=opened),
            pieces.OPEN_ASIDE if opened else pieces.ASIDE,
        )


def load_map(name: str) -> dict[str, Zone]:
    """Return the zones of one of this table's maps; sealed tricks lie in sheaves."""
    zones = dict(load_zones(Path(__file__).with_name(f"{name}.tmx")))
    for key, zone in zones.items():
        if isinstance(zone, Fan) and key.startswith("won."):
            zones[key] = Sheaf(*_geometry(zone), fan=zone)
        elif key in ("own", "aside", "pool"):
            zones[key] = Spread(*_geometry(zone))
    return zones


def _geometry(zone: Zone) -> tuple[str, float, float, float, float, float]:
    return zone.name, zone.left, zone.top, zone.width, zone.height, zone.thing


MAPS = {3: "seals-three", 4: "seals"}


def zones(match: Match) -> dict[str, Zone]:
    """Return where everything lies, for as many seats as there are."""
    return load_map(MAPS[len(match.chairs)])
