"""What lies where on the quest table: from an observation to pieces in zones.

Zones are those of the maps ``legends*.tmx`` beside this file: three columns for the main
locations, a fourth for the special place that is looked at; in each a row for every other seat,
quests, and the viewer's own company. No other seat's hand is among the pieces: there is nothing of
it to leak.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.contract import Event, Move, Seat
from game.legends.agents.analysis import Outlook, Preview
from game.legends.rules.cards import NOBODY, Character, EventCard, shipped_cards
from game.legends.rules.codes import FIRST_EVENT, FIRST_PLACE, FIRST_SPECIAL, NONE, unpacked
from game.legends.rules.observation import ChoiceSeen, LegendsObservation
from game.legends.rules.position import worth
from sprites.engine.layout import Piece, View

COLUMNS = ("cornwall", "camelot", "forest")
"""The main locations from left to right, as the map is painted."""
SPECIAL = "special"
"""The column of the special place that is looked at."""
SPECIAL_CARDS = ("excalibur", "high_king", "love_potion")
TABS = 4
QUESTS = 3
CHOOSE_ROWS, CHOOSE_AT_LEAST = 3, 9
"""Rows of a chooser, and how many leaves a row holds before the next one is begun."""

HAND, PIN, CARD = "hand", "pin", "card"
"""How a piece looks: a leaf of the hand, a quest pinned to its place, an event's large card."""


@dataclass(frozen=True)
class Setting:
    """One observation as it is laid out: who sits where, which special place is shown."""

    observation: LegendsObservation
    """What is laid out."""
    wanted: str = ""
    """The special place that the viewer asked to see."""
    reveal: str | None = None
    """The event card that has just been turned up."""
    result: Event | None = None
    """How the tournament that is shown has ended, once it has."""

    @cached_property
    def viewer(self) -> Seat:
        """Through whose eyes."""
        return self.observation["seat"]

    @cached_property
    def order(self) -> tuple[Seat, ...]:
        """The other seats clockwise from the viewer's left, then the viewer."""
        seats = self.observation["seats"]
        return order_from(self.viewer, seats)

    @cached_property
    def outlook(self) -> Outlook:
        """The rules' answers about what is seen."""
        return Outlook(self.observation)

    @cached_property
    def special_places(self) -> tuple[str, ...]:
        """The places beside the main ones that are open, being left, or sealed."""
        seen = self.observation
        known = [*seen["places"], *seen["companies"], *seen["sealed"]]
        return tuple(dict.fromkeys(place for place in known if place not in COLUMNS))[:TABS]

    @cached_property
    def shown(self) -> str:
        """The special place of the fourth column, or ""."""
        places = self.special_places
        return self.wanted if self.wanted in places else (places[0] if places else "")

    def column(self, place: str) -> str | None:
        """Return the column in which a place is shown, None for one behind a tab."""
        if place in COLUMNS:
            return place
        return SPECIAL if place == self.shown else None

    def place_of(self, column: str) -> str:
        """Return the place that a column shows, or ""."""
        return self.shown if column == SPECIAL else column

    def row(self, place: str, seat: Seat) -> str | None:
        """Return the zone of a seat's company at a place; None for one behind a tab."""
        column = self.column(place)
        if column is None:
            return None
        if seat == self.viewer:
            return f"mine.{column}"
        return f"row.{column}.{self.order.index(seat)}"

    def place_spots(self, place: str) -> tuple[str, ...]:
        """Return the spots that mean a place: its column, its tab."""
        spots = []
        column = self.column(place)
        if column is not None:
            spots.append(f"place.{column}")
        if place in self.special_places and len(self.special_places) > 1:
            spots.append(f"tab.{self.special_places.index(place)}")
        return tuple(spots)

    def owner_of(self, character: str) -> tuple[Seat, str] | None:
        """Return the seat and the place that a character on the table belongs to, or None."""
        for place, companies in self.observation["companies"].items():
            for seat, people in enumerate(companies):
                if character in people:
                    return seat, place
        return None

    def tab_of(self, name: str) -> str | None:
        """Return the tab behind which a character or a quest lies, None for what is in sight."""
        owner = self.owner_of(name)
        place = owner[1] if owner is not None else next(
            (where for where, quests in self.observation["events"].items() if name in quests), "")
        if place in self.special_places and place != self.shown:
            return f"tab.{self.special_places.index(place)}"
        return None

    def carrier_of(self, special: str) -> str | None:
        """Return who carries a special card."""
        return self.observation["specials"][special]

    def skills(self, character: str) -> tuple[int, ...]:
        """Return a character's six skills with the heraldic event in force."""
        return self.skills_of([character])[0]

    def skills_of(self, characters: Sequence[str]) -> list[tuple[int, ...]]:
        """Return the six skills of each of some characters, see :meth:`skills`."""
        cards, herald = shipped_cards(), self.observation["heraldic"]
        heraldic = NOBODY if herald is None else cards.code_of[herald] - FIRST_EVENT
        packed = [worth(cards, cards.code_of[name], heraldic) for name in characters]
        return [tuple(skills) for skills in map(unpacked, packed)]

    def sums(self, place: str, seat: Seat) -> list[int]:
        """Return the six sums of a seat's company, with what is in force this turn."""
        return self.outlook.position.sums(shipped_cards().code_of[place] - FIRST_PLACE, seat)

    @cached_property
    def within_reach(self) -> tuple[str, ...]:
        """The open quests that the viewer's companies could complete as they stand."""
        seen, seat = self.observation, self.viewer
        return tuple(
            event
            for place, events in seen["events"].items()
            if place not in seen["claimed"] and seen["companies"][place][seat]
            for event in events
            if self.outlook.met(event, seat)
        )

    @cached_property
    def _previews(self) -> dict[Move, Preview]:
        return {}

    def preview(self, move: Move) -> Preview:
        """Return what a move would change; reckoned once, though it is drawn at every frame."""
        if move not in self._previews:
            self._previews[move] = self.outlook.preview(move)
        return self._previews[move]

    # Pieces

    def view(self, chooser: tuple[str, ...] = ()) -> View:
        """Return the pieces by zone. ``chooser``: characters that are offered to choose from."""
        seen = self.observation
        view: dict[str, list[Piece]] = {}
        for place, companies in seen["companies"].items():
            for seat, people in enumerate(companies):
                zone = self.row(place, seat)
                if zone is not None:
                    view[zone] = [Piece(name, name) for name in people]
        for place, events in seen["events"].items():
            column = self.column(place)
            if column is not None:
                for number, event in enumerate(events[:QUESTS]):
                    view[f"quest.{column}.{number}"] = [Piece(event, f"{PIN}:{event}")]
        view["hand"] = self._in_hand(seen["hand"])
        tournament = seen["tournament"]
        if tournament is not None:
            for number, seat in enumerate(self.order):
                view[f"bid.{number}"] = [Piece(name, name) for name in tournament["bids"][seat]]
        if self.reveal:
            view["reveal"] = [Piece(self.reveal, f"{CARD}:{self.reveal}")]
        view.update(self._offered(chooser))
        return view

    @property
    def offers_cards(self) -> bool:
        """Whether cards lie there for a choice among them."""
        return any(self._offered(()))

    def _in_hand(self, names: Sequence[str]) -> list[Piece]:
        numbers = [",".join(map(str, skills)) for skills in self.skills_of(names)]
        return [
            Piece(name, f"{HAND}:{name}:{skills}")
            for name, skills in zip(names, numbers, strict=True)
        ]

    @property
    def choice(self) -> ChoiceSeen | None:
        """The choice that the viewer has to make, or None."""
        choices = self.observation["choices"]
        return choices[0] if choices and choices[0]["seat"] == self.viewer else None

    def _offered(self, chooser: tuple[str, ...]) -> Iterator[tuple[str, list[Piece]]]:
        choice = self.choice
        if choice is not None and choice["kind"] == "take":
            yield "offer", self._in_hand([name for name in choice["shown"] if name])
        elif choice is not None and choice["kind"] == "foresee":
            event = self.observation["foreseen"]
            if event is not None:
                yield "reveal", [Piece(event, f"{CARD}:{event}")]
        elif choice is not None and choice["kind"] == "rescue":
            chooser = tuple(self.observation["discards"]["characters"])
        if chooser:
            across = max(CHOOSE_AT_LEAST, -(-len(chooser) // CHOOSE_ROWS))
            for row in range(CHOOSE_ROWS):
                names = chooser[row * across:(row + 1) * across]
                if names:
                    yield f"choose.{row}", [Piece(name, name) for name in names]


def order_from(viewer: Seat, seats: int) -> tuple[Seat, ...]:
    """Return the other seats clockwise from the viewer's left, then the viewer."""
    return tuple([(viewer + step) % seats for step in range(1, seats + 1)])


def event_of(name: str) -> EventCard:
    """Return an event card by its word; raises KeyError for none."""
    cards = shipped_cards()
    return cards.events[cards.code_of[name] - FIRST_EVENT]


def character_of(name: str) -> Character:
    """Return a character card by its word; raises KeyError for none."""
    cards = shipped_cards()
    return cards.characters[cards.code_of[name]]


def source_of(name: str) -> str:
    """Return the word of the work that a figure comes from."""
    return character_of(name).source


def is_character(name: str) -> bool:
    """Return whether a word of the data is a character's."""
    return shipped_cards().code_of.get(name, NONE) < FIRST_SPECIAL
