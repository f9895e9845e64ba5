"""What the player of the quest table looks at: the large card, the preview of a move, the sheet."""

from __future__ import annotations

from typing import Any

from game.contract import Move
from game.legends.agents.analysis import Preview
from game.legends.rules.cards import NONE, shipped_cards
from game.legends.rules.moves import MOVE, PLAY, SETTLE, START, USE, names_of, verb_of
from scenes.games.legends import names as table_names
from scenes.games.legends import tournament_lists as table_lists
from scenes.games.legends import words as table_words
from scenes.games.legends.offers import USE_SPOT, aimed
from scenes.games.legends.view import COLUMNS, SPECIAL_CARDS

NOTE_LINE = 21.0
"""Stage px for a line of the preview's plate."""


NOTHING = Preview({}, {}, (), (), (), ())


class TableLooks:
    """Looking closer; mixed into the quest table's scene."""

    def _target(self: Any, held: str) -> str | None:
        """Return the target that the hand or the keys are at, or the only one there is."""
        target = self._focused() if self.controls.by_key else self.spot_under_pointer
        offered = [t for s, t in self.offers if s == held]
        if target in offered:
            return target
        if USE_SPOT in offered:
            return USE_SPOT
        return offered[0] if len({self.offers[held, t] for t in offered}) == 1 else None

    def previewed(self: Any) -> tuple[str, Preview] | None:
        """Return the heading and the preview of the move under the hand, or None."""
        held = self.grip.selected
        if held is None or self.staging:
            return None
        target = self._target(held)
        name = self._named(held)
        if self.sight["phase"] == "tournament":
            return name, NOTHING
        if target is None:
            heading = "legends.preview.by_place" if self.considered() else ""
            return (self.app.words(heading, name=name) if heading else name), NOTHING
        number = self.offers[held, target]
        if aimed(number) is not None:
            return name, NOTHING
        return self._heading(name, number), self.setting.preview(number)

    def _named(self: Any, held: str) -> str:
        words = self.app.words
        people = self.party if held in self.party else [held.removeprefix("special.")]
        return table_names.listed(words, [table_names.anything(words, one) for one in people])

    def considered(self: Any) -> list[Preview]:
        """Return the previews of all moves to a place while the hand is over none of them."""
        held = self.grip.selected
        if held is None or self.sight["phase"] not in ("start", "actions", "choice") \
                or self._target(held) is not None:
            return []
        moves = dict.fromkeys(n for (source, _), n in self.offers.items() if source == held)
        return [self.setting.preview(move) for move in moves
                if aimed(move) is None and verb_of(move) in (START, PLAY, MOVE, SETTLE)]

    def _heading(self: Any, name: str, move: Move) -> str:
        words = self.app.words
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
        words, kind = self.app.words, self.app.type
        seen = self.sight
        if seen["phase"] == "tournament":
            note = table_lists.bid_words(self)
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

    @property
    def asked_about(self: Any) -> str:
        """The open quest, or by its sign or by the keys the place, that is pointed at; else ""."""
        spot = self.pointed
        if spot is None or self.staging:
            return ""
        if spot in self.setting.outlook.open_events():
            return spot
        if not spot.startswith("place."):
            return ""
        column = spot.removeprefix("place.")
        sign = self.zones[f"ribbon.{column}"]
        below = self._pointer is not None and self._pointer[1] > sign.top + sign.height
        place = self.setting.place_of(column)
        known = place in self.setting.observation["places"] or place in COLUMNS
        return place if known and (self.controls.by_key or not below) else ""

    def looked_at(self: Any) -> str | None:
        """Return the card that is shown large: under the hand, else the last one, else the first
        of the hand."""
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
        from scenes.games.legends.character_sheet import FigureSheet

        spot = self.spot_at(point) if point is not None else self._focused()
        key = (spot or "").removeprefix("special.")
        if key not in shipped_cards().code_of or not self._may_look(key):
            key = self.looked_at() or ""
        if key:
            standing = table_words.standings(self, key)
            self.app.show(FigureSheet(self.app, key, self.setting, standing))
