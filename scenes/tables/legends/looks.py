"""What the player of the quest table looks at: the large card, the preview of a move, the sheet."""

from __future__ import annotations

from typing import Any

from game.contract import Move
from game.legends.cards import NONE, shipped_cards
from game.legends.moves import USE, names_of, verb_of
from game.legends.outlook import Preview
from scenes.tables.legends import names as table_names
from scenes.tables.legends import overlays as table_overlays
from scenes.tables.legends.offers import USE_SPOT, aimed
from scenes.tables.legends.view import SPECIAL_CARDS

NOTE_LINE = 21.0
"""Stage px for a line of the preview's plate."""


class TableLooks:
    """Looking closer; mixed into the quest table's scene."""

    def previewed(self: Any) -> tuple[str, Preview] | None:
        """Return the heading and the preview of the move under the hand, or None."""
        held = self.grip.selected
        if held is None or self.staging:
            return None
        words = self.house.words
        target = self._focused() if self.controls.by_key else self.spot_under_pointer
        offered = [t for s, t in self.offers if s == held]
        if target not in offered:
            target = USE_SPOT if USE_SPOT in offered else (
                offered[0] if len(set(offered)) == 1 else None)
        name = table_names.anything(words, held.removeprefix("special."))
        if target is None or self.sight["phase"] == "tournament":
            return name, Preview({}, {}, (), (), (), ())
        number = self.offers[held, target]
        code = aimed(number)
        if code is not None:
            return name, Preview({}, {}, (), (), (), ())
        return self._heading(name, number), self.setting.outlook.preview(number)

    def _heading(self: Any, name: str, move: Move) -> str:
        words = self.house.words
        _, second, one, _ = names_of(move)
        table = shipped_cards().names
        goal = second if verb_of(move) != USE or one == NONE else one
        if goal == NONE:
            return words("legends.preview.use", name=name)
        return words("legends.preview.to", name=name,
                     target=table_names.anything(words, table[goal]))

    def preview_note(self: Any, width: float) -> list[str]:
        """Return what the plate says where a move changes no number: the ability in words."""
        held = (self.grip.selected or "").removeprefix("special.")
        words, kind = self.house.words, self.house.type
        seen = self.sight
        if seen["phase"] == "tournament":
            note = table_overlays.bid_words(self)
        elif seen["phase"] == "abilities" and table_names.is_character(held):
            note = table_names.ability_text(words, held)
        elif held in SPECIAL_CARDS:
            note = table_names.special_text(words, held)
        else:
            note = words("legends.preview.nothing")
        size = 16.0
        while size > 10 and kind.height("text", size) > NOTE_LINE:
            size -= 0.5
        return kind.lines(note, "text", size, width)

    def looked_at(self: Any) -> str | None:
        """Return the card that is shown large: under the hand, else the last one, else the first
        of the hand."""
        if self.staging and self.sight.get("reveal"):
            return self.sight["reveal"]
        spot = self._focused() if self.controls.by_key else None
        if spot is None and self._pointer is not None and not self.grip.dragging:
            spot = super().spot_at(self._pointer)  # type: ignore[misc]
        for one in (self.grip.selected, spot, self._looked):
            key = (one or "").removeprefix("special.")
            if key in shipped_cards().code_of and not key.startswith("seat") \
                    and self._may_look(key):
                self._looked = key
                return key
        seen = self.setting.observation
        fallback = [*seen["hand"], *self.setting.outlook.people_of(seen["seat"])]
        return fallback[0] if fallback else None

    def _may_look(self: Any, key: str) -> bool:
        """Only what is seen is shown large: not a card that went to another's hand."""
        return (key in SPECIAL_CARDS or self.table.zone_of(key) is not None
                or key in self.setting.observation["discards"]["characters"])

    def look_closer(self: Any, point: tuple[float, float] | None) -> None:
        """Open the sheet of the card at a point, or of the one shown large."""
        from scenes.tables.legends.figure_sheet import FigureSheet

        spot = self.spot_at(point) if point is not None else self._focused()
        key = (spot or "").removeprefix("special.")
        if key not in shipped_cards().code_of or not self._may_look(key):
            key = self.looked_at() or ""
        if key:
            self.house.show(FigureSheet(self.house, key, self.setting))
