"""Where everything lies on the table of the treasures: zones, plates, every card and disk.

Seats are placed as the viewer sees them: 0 is the viewer's own, the others follow clockwise.
Numbers and names only; nothing here draws or knows what may be done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from game.contract import Seat
from game.treasures.rules.observation import TreasuresObservation
from scenes.match.match_view import MatchView
from sprites.engine.layout import Piece, View
from sprites.engine.zones import Anchor, Pile, Place, Row, Zone
from sprites.paint import theme

LINES = tuple(f"line.{number}" for number in range(5))
HEAPS = ("yellow", "green", "white", "blue", "red")
"""The heaps from left to right; a plate shows its disks in the same order."""
SLOTS: Mapping[int, tuple[str, ...]] = {
    3: ("own", "left", "right"),
    4: ("own", "left", "right.upper", "right.lower"),
    5: ("own", "left.lower", "left.upper", "right.upper", "right.lower"),
}
"""Which plates of the map are used, clockwise from the viewer's, by the number of seats."""

PLAYED_WIDTH, PLAYED_HEIGHT = 48.0, 67.0
INTO_HAND = 24.0
"""How wide a card is when it vanishes into a hand or comes out of one."""
DISKS = 10
"""Disks of each colour."""


def disk_place(plate: Zone, colour: str) -> tuple[float, float]:
    """Return the middle of a colour's disks on a plate, stage px."""
    inner = plate.width - 36
    return plate.left + 18 + inner * (HEAPS.index(colour) + 0.5) / len(HEAPS), plate.top + 111


def waiting_side(plate: Zone) -> float:
    """Return x of the column beside a plate in which its disks of this turn wait."""
    at_left = plate.x < 800
    return plate.left + plate.width + 27 if at_left else plate.left - 27


def zones_for(on_map: Mapping[str, Zone], slots: Sequence[str]) -> dict[str, Zone]:
    """Return the map's zones with those of the seats added: plates and what lies on them.

    ``slots`` names the map's plates that are used, clockwise from the viewer's. Added for each
    place ``n`` from 0: ``plate.n``, ``home.n`` (where the thief waits),
    ``hand.n``, ``played.n``, ``taken.n``, ``aside.n``, ``owned.n.colour``.
    """
    zones = {
        name: zone for name, zone in on_map.items() if name.split(".")[0] not in ("plate", "home")
    }
    zones["plate.info"] = on_map["plate.info"]
    added: dict[str, Zone] = {}
    for number, slot in enumerate(slots):
        plate = replace(on_map[f"plate.{slot}"], name=f"plate.{number}")
        home = replace(on_map[f"home.{slot}"], name=f"home.{number}")
        for zone in (plate, home, *_on_plate(plate, number)):
            added[zone.name] = zone
    # The hand lies over everything but what flies.
    return added | zones


def _on_plate(plate: Zone, number: int) -> list[Zone]:
    right = plate.left + plate.width
    side = waiting_side(plate)
    zones: list[Zone] = [
        Anchor(f"hand.{number}", right - 96, plate.top + plate.height - 38, 76, 28,
               thing=INTO_HAND),
        Anchor(f"played.{number}", right - 66, plate.top + 14, PLAYED_WIDTH, PLAYED_HEIGHT,
               thing=PLAYED_WIDTH),
    ]
    size = theme.DISK_AT_SEAT
    for colour in HEAPS:
        x, y = disk_place(plate, colour)
        zones.append(DiskPlace(f"owned.{number}.{colour}", x - 26, y - 23, 52, 72, thing=size))
    half = plate.height / 2
    for name, top in (("taken", plate.top + 2), ("aside", plate.top + half + 2)):
        zones.append(Row(
            f"{name}.{number}", side - 23, top, 46, half - 4, thing=size, step=17.0,
            span=size, towards="down", align="start",
        ))
    return zones


class TreasuresView:
    """What the viewer sees of a match, in this game's own words, and who sits where."""

    def __init__(self, match_view: MatchView) -> None:
        self.match_view = match_view
        self.match = match_view.match
        self.seats = len(self.match.chairs)
        """How many are at the table."""
        self._ledger = DiskLedger()

    @property
    def viewer(self) -> Seat:
        """The seat through whose eyes the table is seen."""
        return self.match_view.viewer

    @property
    def observation(self) -> TreasuresObservation:
        """What the viewer sees of the position that is shown."""
        return cast(TreasuresObservation, self.match_view.observation)

    @property
    def shown(self) -> TreasuresObservation:
        """The position as the table shows it at this moment, in the midst of a move perhaps."""
        return cast(TreasuresObservation, self.match_view.shown)

    def seat_at(self, place: int) -> Seat:
        """Return the seat whose plate lies at a place, counted clockwise from the viewer's."""
        return (self.viewer + place) % self.seats

    def place_at(self, seat: Seat) -> int:
        """Return at which place the viewer sees a seat."""
        return place_of(seat, self.viewer, self.seats)

    def lying(self, observation: TreasuresObservation, *, secrets: bool = False) -> View:
        """Return what lies in which zone; ``secrets``: the chosen cards lie on the plates."""
        return view(observation, self.viewer, self._ledger, secrets=secrets)


class DiskPlace(Pile):
    """Disks of one colour on a plate, one upon another; beneath them is room for their number."""

    def places(self, count: int) -> list[Place]:
        """Return the same place for all, the middle of the zone's upper end."""
        return [Place(self.x, self.top + 23)] * count


class DiskLedger:
    """Which of the ten disks of a colour lies where, so that a disk that moves is seen to move.

    The rules count disks; a table shows each. Asked for the same counts twice it gives the same
    answer; asked for others it moves as few as it can, within one seat first.
    """

    def __init__(self) -> None:
        self._at: dict[str, dict[str, list[str]]] = {
            colour: {"heap": [f"{colour}.{number}" for number in range(DISKS)]}
            for colour in HEAPS
        }

    def lay(self, colour: str, wanted: Mapping[str, int]) -> Mapping[str, list[str]]:
        """Return the names of a colour's disks by place; ``wanted`` counts them by place.

        Places are ``heap``, and ``owned.n``, ``taken.n`` and ``aside.n`` of seat n.
        """
        before = self._at[colour]
        now = {place: before.get(place, [])[:count] for place, count in wanted.items()}
        free = [
            (name, place) for place, names in before.items()
            for name in names[wanted.get(place, 0):]
        ]
        for place, count in wanted.items():
            seat = place.partition(".")[2]
            while len(now[place]) < count and free:
                nearest = next(
                    (one for one in free if one[1].partition(".")[2] == seat), free[0]
                )
                free.remove(nearest)
                now[place].append(nearest[0])
        self._at[colour] = now
        return now


def view(
    observation: TreasuresObservation, viewer: Seat, ledger: DiskLedger, *, secrets: bool = False
) -> View:
    """Return what lies in which zone, as the seat ``viewer`` sees it.

    ``secrets``: the chosen cards of the others lie face down on their plates.
    """
    seats = observation["seats"]
    chosen = observation["chosen"]
    shown: dict[str, Sequence[Piece]] = {
        line: [Piece(card, card) for card in reversed(cards)]
        for line, cards in zip(LINES, observation["lines"], strict=True)
    }
    shown["deck"] = [Piece(f"deck.{number}") for number in range(observation["deck"])]
    shown["discard"] = [Piece(card, card) for card in observation["discard"]]
    shown["hand"] = [Piece(card, card) for card in observation["hand"] if card != chosen]
    shown["choice"] = [Piece(chosen)] if chosen is not None and not secrets else []
    for colour in HEAPS:
        shown[f"heap.{colour}"] = [Piece(f"heap.{colour}", str(observation["heaps"][colour]))]
    _thieves(observation, viewer, shown)
    if secrets:
        for seat in range(seats):
            mine = chosen if seat == viewer else None
            name = f"secret.{seat}" if mine is None else mine
            shown[f"played.{place_of(seat, viewer, seats)}"] = [Piece(name)]
    _disks(observation, viewer, ledger, shown)
    return shown


def place_of(seat: Seat, viewer: Seat, seats: int) -> int:
    """Return at which place ``viewer`` sees a seat: 0 the own, then clockwise."""
    return (seat - viewer) % seats


def _thieves(
    observation: TreasuresObservation, viewer: Seat, shown: dict[str, Sequence[Piece]]
) -> None:
    """Add the thieves, at home or behind their heaps by rank, and the cards they stand for."""
    seats = observation["seats"]
    standing: dict[str, list[Piece]] = {colour: [] for colour in HEAPS}
    waiting = set(range(seats))
    gone = cards_gone(observation)
    for one in observation["thieves"]:
        seat, colour = one["seat"], one["heap"]
        if colour is not None:
            standing[colour].append(thief(seat))
            waiting.remove(seat)
        if not gone:
            card = one["card"]
            shown[f"played.{place_of(seat, viewer, seats)}"] = [Piece(card, card)]
    for colour, pieces in standing.items():
        shown[f"at.{colour}"] = pieces
    for seat in waiting:
        shown[f"home.{place_of(seat, viewer, seats)}"] = [thief(seat)]


def cards_gone(observation: TreasuresObservation) -> bool:
    """Return whether the played cards were discarded, while thieves stand at the heaps still."""
    return any(one["card"] in observation["discard"] for one in observation["thieves"])


def thief(seat: Seat) -> Piece:
    """Return the thief of a seat."""
    return Piece(f"thief.{seat}", "thief")


def _disks(
    observation: TreasuresObservation, viewer: Seat, ledger: DiskLedger,
    shown: dict[str, Sequence[Piece]],
) -> None:
    seats = observation["seats"]
    waiting: dict[str, list[Piece]] = {}
    for colour in HEAPS:
        wanted = {"heap": observation["heaps"][colour]}
        for seat in range(seats):
            wanted[f"owned.{seat}"] = observation["collections"][seat][colour]
            wanted[f"taken.{seat}"] = observation["taken"][seat][colour]
            wanted[f"aside.{seat}"] = observation["set_aside"][seat][colour]
        for key, names in ledger.lay(colour, wanted).items():
            if key == "heap":
                continue
            kind, _, owner = key.partition(".")
            zone = f"{kind}.{place_of(int(owner), viewer, seats)}"
            pieces = [Piece(name, colour) for name in names]
            if kind == "owned":
                shown[f"{zone}.{colour}"] = pieces
            else:
                waiting.setdefault(zone, []).extend(pieces)
    shown.update(waiting)
