"""What lies where on the table of the seals, from what a seat may see: pieces, zones, places.

Pure functions of observations. A card whose face shows is named by its text; one that shows its
back by whose it is, the place where it was dealt, and its colour. Tokens are named by where they
lie, their colour and a count. Nothing here knows a number that the viewer doesn't.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.contract import Seat
from game.seals.rules.cards import CARD_OF_TEXT, COLOURS
from game.seals.rules.observation import SealsObservation
from sprites.engine.layout import Piece
from sprites.engine.zones import Fan, Place, Zone
from sprites.places.sealing import SWORD_RISE

Faces = Mapping[int, str]
"""Faces of the viewer's own hand by place, where they may be shown: after the end."""

COLOUR_OF_LETTER = {word[0]: word for word in COLOURS[:4]} | {"x": "grey"}
RAISED = 12.0
"""Stage px that a card which may be played stands higher than the others."""
COLOUR_GAP = 20.0
CARD_GAP = 8.0
"""Between two backs of one colour, where there is room."""
RING = 112.0
"""Radius of the ring of swords to be drafted, stage px."""
ASIDE = 34.0
"""Width of a back that was set aside, stage px."""
OPEN_ASIDE, OPEN_STEP = 42.0, (47.0, 62.0)
"""Width of a card that was set aside, once it lies open, and from one to the next."""
ASIDE_LEAN = (3.5, -3.0)
"""From one back set aside to the next of its colour."""


@dataclass(frozen=True, slots=True)
class Spread(Zone):
    """A zone whose things lie where the table reckons for what lies there."""

    reckon: Callable[[Zone], tuple[Place, ...]] | None = None

    def places(self, count: int) -> list[Place]:
        """Return the places reckoned; what there is more lies on the middle."""
        reckoned = () if self.reckon is None else self.reckon(self)
        return [*reckoned, *[Place(self.x, self.y)] * count][:count]


@dataclass(frozen=True, slots=True)
class Sheaf(Zone):
    """A sealed trick: its cards in a fan, and last the sword that stands in them."""

    fan: Fan | None = None

    def places(self, count: int) -> list[Place]:
        """Return the cards' places, and the sword's."""
        assert self.fan is not None
        cards = self.fan.places(max(0, count - 1))
        return [*cards, Place(self.x, self.fan.y - SWORD_RISE * self.thing)][:count]


def relative(seen: SealsObservation, seat: Seat) -> int:
    """Return how many places to the left of the viewer a seat sits, 0 the viewer."""
    return (seat - seen["seat"]) % seen["seats"]


def seat_at(seen: SealsObservation, place: int) -> Seat:
    """Return the seat that sits ``place`` places to the left of the viewer."""
    return (seen["seat"] + place) % seen["seats"]


def colour_of(card: str) -> str:
    """Return the colour word of a card's text."""
    return COLOUR_OF_LETTER[card[0]]


def own_name(seat: Seat, place: int, colour: str) -> str:
    """Return the name of a card that its holder sees the back of."""
    return f"own.{seat}.{place}.{colour}"


def place_of(name: str) -> int:
    """Return the place, 1 first, where an own card was dealt."""
    return int(name.split(".")[2])


def colour_of_piece(name: str) -> str:
    """Return the colour word of any card or token by its name."""
    return colour_of(name) if name in CARD_OF_TEXT else name.rsplit(".", 1)[-1].split("~")[0]


def is_token(name: str) -> bool:
    """Return whether a piece is a sword token."""
    return name.startswith(("token.", "pool."))


def view_of(
    seen: SealsObservation, *, faces: Faces | None = None, covered: Collection[Seat] = (),
    gathered: bool = False,
) -> dict[str, list[Piece]]:
    """Return what lies in which zone.

    ``covered`` seats show their backs: persons at the screen, while several look at it.
    ``gathered``: the trick lies together in the circle, ready for the sword.
    """
    view: dict[str, list[Piece]] = {"own": own_hand(seen, faces or {})}
    for seat in range(seen["seats"]):
        place = relative(seen, seat)
        if place:
            view[f"hand.{place}"] = _hand(seen, seat, seat in covered)
        view[f"tokens.{place}"] = _tokens(seen, seat)
        view[f"won.{place}"] = []
        view[f"trick.{place}"] = []
    for number, trick in enumerate(seen["tricks"]):
        # Only the last one lies open; the others are under it.
        cards = trick["cards"] or ()
        view[f"won.{relative(seen, trick['winner'])}"] = [
            *[Piece(card, card) for _, card in cards], Piece(f"sword.{number}.{trick['seal']}"),
        ]
    gather = [Piece(card, card) for _, card in seen["trick"]]
    view["gather"] = gather if gathered else []
    if not gathered:
        for seat, card in seen["trick"]:
            view[f"trick.{relative(seen, seat)}"] = [Piece(card, card)]
    view["pool"] = [
        Piece(f"pool.{number}.{colour}")
        for colour, count in seen["pool"].items() for number in range(count)
    ]
    view["aside"] = set_aside(seen)
    return view


def own_hand(seen: SealsObservation, faces: Faces) -> list[Piece]:
    """Return the viewer's hand: backs, and faces where the scenario or the end shows them."""
    seat = seen["seat"]
    pieces = []
    for place, text in zip(seen["places"][seat], seen["own"], strict=True):
        known = text in CARD_OF_TEXT
        colour = colour_of(text) if known else text
        face = text if known else faces.get(place)
        pieces.append(Piece(own_name(seat, place, colour), face))
    return pieces


def _hand(seen: SealsObservation, owner: Seat, covered: bool) -> list[Piece]:
    pieces = []
    for place, text in zip(seen["places"][owner], seen["hands"][owner] or (), strict=True):
        if text not in CARD_OF_TEXT:
            pieces.append(Piece(f"back.{owner}.{place}.{text}"))
        elif covered:
            pieces.append(Piece(f"back.{owner}.{place}.{colour_of(text)}"))
        else:
            pieces.append(Piece(text, text))
    return pieces


def _tokens(seen: SealsObservation, seat: Seat) -> list[Piece]:
    tokens = seen["tokens"][seat]
    if tokens is None:
        return [Piece(f"token.{seat}.{n}.secret") for n in range(seen["owed"][seat])]
    return [
        Piece(f"token.{seat}.{number}.{colour}")
        for colour, count in tokens.items() for number in range(count)
    ]


def set_aside(seen: SealsObservation) -> list[Piece]:
    """Return the cards set aside by colour: backs, and faces after the end."""
    faces: Sequence[str] = seen["set_aside_cards"] or ()
    pieces = []
    for colour, count in seen["set_aside"].items():
        open_ones = [card for card in faces if colour_of(card) == colour]
        for number in range(count):
            face = open_ones[number] if number < len(open_ones) else None
            pieces.append(Piece(f"aside.{number}.{colour}", face))
    return pieces


# Places


def hand_places(zone: Zone, names: Sequence[str], raised: Collection[str]) -> tuple[Place, ...]:
    """Return where the own cards lie: colours apart, those that may be played higher.

    Cards keep a gap while there is room, then overlap; the hand lies in the middle of its zone.
    """
    if not names:
        return ()
    gaps = [
        colour_of_piece(one) != colour_of_piece(other)
        for one, other in pairwise(names)
    ]
    wide, between = zone.thing, sum(gaps) * COLOUR_GAP
    step = wide + CARD_GAP
    if gaps:
        step = min(step, (zone.width - wide - between) / len(gaps))
    x = zone.x - (step * len(gaps) + between) / 2
    places = []
    for number, name in enumerate(names):
        if number:
            x += step + COLOUR_GAP * gaps[number - 1]
        places.append(Place(x, zone.y - (RAISED if name in raised else 0.0)))
    return tuple(places)


def ring_places(zone: Zone, drawn: Mapping[str, int], names: Sequence[str]) -> tuple[Place, ...]:
    """Return where the swords to be drafted lie: in a ring, each at its place until it is taken."""
    all_names = [f"pool.{n}.{colour}" for colour, count in drawn.items() for n in range(count)]
    count = max(1, len(all_names))
    places = []
    for name in names:
        turn = 2 * math.pi * all_names.index(name) / count - math.pi / 2
        places.append(Place(zone.x + RING * math.cos(turn), zone.y + RING * math.sin(turn)))
    return tuple(places)


def aside_places(zone: Zone, names: Sequence[str], opened: bool) -> tuple[Place, ...]:
    """Return where the cards set aside lie: heaped by colour; once open, side by side."""
    if opened:
        columns = max(1, (len(names) + 1) // 2)
        return tuple(
            Place(zone.x + (number % columns - (columns - 1) / 2) * OPEN_STEP[0],
                  zone.top + 26 + number // columns * OPEN_STEP[1])
            for number in range(len(names))
        )
    return tuple(
        Place(
            aside_x(zone, colour_of_piece(name)) + int(name.split(".")[1]) * ASIDE_LEAN[0],
            zone.top + 36 + int(name.split(".")[1]) * ASIDE_LEAN[1],
        )
        for name in names
    )


def aside_x(zone: Zone, colour: str) -> float:
    """Return where the heap of one colour lies."""
    pitch = zone.width / len(COLOURS)
    return zone.left + pitch * (COLOURS.index(colour) + 0.42)
