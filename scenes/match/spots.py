"""Where the spots of a table lie: a zone of its map, or a piece that lies in one.

Knows what is on the table now, and nothing of what may be done with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.match.game_table import GameTable
from sprites.engine.piece_table import PieceTable
from sprites.engine.zones import Zone

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height in stage px."""


class Spots:
    """The zones and pieces that hands and keys can reach."""

    def __init__(
        self, zones: Mapping[str, Zone], pieces: Callable[[], PieceTable],
        table: Callable[[], GameTable],
    ) -> None:
        """``pieces`` gives the pieces on the table; ``table`` the game's table once it is made."""
        self._zones = zones
        self._pieces = pieces
        self._table = table

    def areas(self) -> dict[str, Box]:
        """Return where each spot that can be reached lies now."""
        return {spot: self.area_of(spot) for spot, _ in self._table().spots()}

    def area_of(self, spot: str) -> Box:
        """Return where a spot lies; raises KeyError if it doesn't."""
        if spot in self._zones:
            return self._zones[spot].box
        pieces = self._pieces()
        place, sprite = pieces.place_of(spot), pieces.sprite(spot)
        return place.x - sprite.wide / 2, place.y - sprite.tall / 2, sprite.wide, sprite.tall

    def piece_of(self, spot: str) -> str | None:
        """Return the piece that is taken up from a spot: the topmost of a zone, or itself."""
        pieces = self._pieces()
        if spot in self._zones:
            contents = pieces.contents(spot)
            return contents[-1] if contents else None
        return spot if pieces.zone_of(spot) is not None else None

    def at(self, point: Point) -> str | None:
        """Return the spot that is meant at a stage point."""
        return self._table().spot_at(point, self.top_at(point))

    def top_at(self, point: Point) -> str | None:
        """Return the spot that lies uppermost at a stage point."""
        keys = [spot for spot, _ in self._table().spots()]
        among = [key for key in keys if key not in self._zones]
        pieces = self._pieces()
        return pieces.piece_at(*point, among=among) or pieces.zone_at(*point, among=keys)

    def dropped_at(self, spot: str | None, targets: set[str]) -> str | None:
        """Return the spot that letting go of the held piece with the pointer over ``spot`` means.

        The pointer decides if it is over one of the ``targets``, which take the piece, else the
        one that the piece covers best; so a card need not be aimed with its held corner.
        """
        pieces = self._pieces()
        held = pieces.held
        if held is None or spot in targets:
            return spot
        keys = [key for key, _ in self._table().spots()]
        return pieces.drop_zone(held, among=targets) or spot or pieces.drop_zone(held, among=keys)
