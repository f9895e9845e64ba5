"""Views and zones: which piece belongs where.

A view is what a scene wants to see on the table; laid out over the zones it gives every piece its
spot. Numbers only: nothing here draws or moves.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sprites.engine.zones import Place, Zone

_DROP_SHARE = 0.15
"""A dropped piece is in a zone when so much of it is."""

_LEVEL = 1000.0
"""Draw order between one zone and the next: more than ever lies in one."""


@dataclass(frozen=True, slots=True)
class Piece:
    """What a view says about one piece: its name, and its face, or None when it lies face down."""

    name: str
    face: str | None = None


View = Mapping[str, Sequence[Piece]]
"""For each zone what lies in it, lowest first. Zones not named are empty."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece belongs, and what it is drawn over."""

    piece: Piece
    zone: str
    index: int
    place: Place
    z: float
    covering: bool

    @property
    def turn(self) -> float:
        """1 when it lies face up, 0 face down."""
        return float(self.piece.face is not None)


def lay_out(zones: Mapping[str, Zone], view: View) -> dict[str, Spot]:
    """Return each piece's spot by its name, in the order of the view.

    Raises ValueError when a zone is unknown or a piece is there twice.
    """
    levels = {name: _LEVEL * level for level, name in enumerate(zones)}
    spots: dict[str, Spot] = {}
    for name, pieces in view.items():
        if name not in zones:
            raise ValueError(f"the table has no zone {name!r}")
        places = zones[name].places(len(pieces))
        for index, (piece, place) in enumerate(zip(pieces, places, strict=True)):
            if piece.name in spots:
                raise ValueError(f"the piece {piece.name} is in the view twice")
            covering = zones[name].stacked and index > 0
            z = levels[name] + index
            spots[piece.name] = Spot(piece, name, index, place, z, covering)
    return spots


def zone_at(
    zones: Mapping[str, Zone], x: float, y: float, among: Collection[str] | None = None
) -> str | None:
    """Return the zone under a stage point, the smallest where several lie there."""
    under = [
        zone for name, zone in zones.items()
        if (among is None or name in among) and zone.covers(x, y)
    ]
    return min(under, key=lambda zone: zone.width * zone.height).name if under else None


def drop_zone(
    zones: Mapping[str, Zone],
    box: tuple[float, float, float, float],
    among: Collection[str] | None = None,
) -> str | None:
    """Return the zone that a thing of this ``box`` (left, top, width, height) covers best.

    Counts how much both have in common of both together, so that a cell wins over the board
    round it; of equals the nearer one. None when hardly any of the thing is in any zone.
    """
    left, top, wide, tall = box
    best, best_score = None, (0.0, 0.0)
    for name, zone in zones.items():
        if among is not None and name not in among:
            continue
        across = min(left + wide, zone.left + zone.width) - max(left, zone.left)
        down = min(top + tall, zone.top + zone.height) - max(top, zone.top)
        if across <= 0 or down <= 0 or across * down < _DROP_SHARE * wide * tall:
            continue
        share = across * down / (wide * tall + zone.width * zone.height - across * down)
        distance = math.hypot(left + wide / 2 - zone.x, top + tall / 2 - zone.y)
        if best is None or (share, -distance) > best_score:
            best, best_score = name, (share, -distance)
    return best
