"""What hands and keys can reach on the quest table: pieces, places, seats, the sheet that asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.contract import Move
from game.legends.rules.cards import TABLE_LEVELS
from game.legends.rules.skills import SKILLS
from scenes.games.legends.offers import USE_SPOT
from scenes.games.legends.view import COLUMNS, SPECIAL, SPECIAL_CARDS, Setting


class TableReach:
    """The spots; mixed into the quest table's scene."""

    def spots(self: Any) -> Sequence[tuple[str, str]]:
        """Return what hands and keys can reach: the sheet that asks, else the whole table."""
        setting = self.setting
        seen = setting.observation
        hand = [(name, "card") for name in seen["hand"]]
        pieces = [(name, "card") for zone in ("offer", "choose.0", "choose.1", "choose.2")
                  for name in self.table.contents(zone)]
        if pieces:
            return pieces
        if self.skills_asked:
            return [(f"skill.{name}", "card") for name in SKILLS]
        if seen["tournament"] is not None:
            return [*hand, ("arena", "pile"), *self._use_spot()]
        return [*hand, *self._map_spots(setting), *self._use_spot()]

    def _use_spot(self: Any) -> list[tuple[str, str]]:
        return [(USE_SPOT, "pile")] if self.use_label else []

    def _map_spots(self: Any, setting: Setting) -> list[tuple[str, str]]:
        spots: list[tuple[str, str]] = []
        for column in (*COLUMNS, SPECIAL):
            place = setting.place_of(column)
            if not place:
                continue
            spots.append((f"place.{column}", "pile"))
            for seat in setting.order:
                zone = setting.row(place, seat)
                spots += [(name, "card") for name in self.table.contents(zone or "")]
            for number in range(3):
                spots += [(name, "card")
                          for name in self.table.contents(f"quest.{column}.{number}")]
        if len(setting.special_places) > 1:
            spots += [(f"tab.{n}", "tab") for n in range(len(setting.special_places))]
        if setting.observation["options"]["level"] != TABLE_LEVELS[0]:
            spots += [(f"special.{name}", "card") for name in SPECIAL_CARDS]
        spots += [(f"seat.{number}", "seat") for number in range(len(setting.order))]
        return [*spots, ("discard", "pile")] if self._takes("discard") else spots

    def _takes(self: Any, target: str) -> bool:
        return any(end == target for _, end in self.offers)

    def _spots_of(self: Any, move: Move) -> frozenset[str]:
        spots = {spot for pair, one in self.offers.items() if one == move for spot in pair}
        return frozenset(self._with_tabs(spots))

    def _with_tabs(self: Any, spots: Iterable[str]) -> set[str]:
        """Return spots, with the tabs behind which some of them lie."""
        return {*spots, *filter(None, map(self.setting.tab_of, spots))}
