"""What the player of the quest table looks at: the large card, the preview of a move, the sheet."""

from __future__ import annotations

from game.contract import Move, Seat
from game.legends.agents.analysis import Preview
from game.legends.rules.cards import shipped_cards
from game.legends.rules.codes import MOVE, NONE, PLAY, SETTLE, START, USE, names_of, verb_of
from scenes.games.legends import names
from scenes.games.legends.character_sheet import FigureSheet
from scenes.games.legends.focus import Reach
from scenes.games.legends.offers import USE_SPOT, aimed
from scenes.games.legends.sight import Sight
from scenes.games.legends.tournament_lists import Lists
from scenes.games.legends.view import COLUMNS, SPECIAL_CARDS
from scenes.games.legends.words import QuestWords
from scenes.match.app import MatchApp
from scenes.match.game_table import Part

NOTE_LINE = 21.0
"""Stage px for a line of the preview's plate."""


NOTHING = Preview({}, {}, (), (), (), ())


class Looks(Part):
    """What is looked at."""

    def __init__(
        self, app: MatchApp, sight: Sight, reach: Reach, words: QuestWords, lists: Lists
    ) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view
        self._reach = reach
        self._words = words
        self._lists = lists
        self.last: str | None = None
        """The card that was shown large last."""

    def seated(self, seat: Seat) -> None:
        """What the last one looked at is not shown to the next."""
        self.last = None

    # The preview of a move

    def _target(self, held: str) -> str | None:
        """Return the target that the hand or the keys are at, or the only one there is."""
        target = self._reach.focused if self._reach.by_key else self._reach.spot_under_pointer
        offers = self._view.offers
        offered = [t for s, t in offers if s == held]
        if target in offered:
            return target
        if USE_SPOT in offered:
            return USE_SPOT
        return offered[0] if len({offers[held, t] for t in offered}) == 1 else None

    def previewed(self) -> tuple[str, Preview] | None:
        """Return the heading and the preview of the move under the hand, or None."""
        held = self._sight.held
        if held is None or self._sight.match_view.staging:
            return None
        target = self._target(held)
        name = self._named(held)
        if self._sight.phase == "tournament":
            return name, NOTHING
        if target is None:
            heading = "legends.preview.by_place" if self.considered() else ""
            return (self._app.words(heading, name=name) if heading else name), NOTHING
        number = self._view.offers[held, target]
        if aimed(number) is not None:
            return name, NOTHING
        return self._heading(name, number), self._sight.setting.preview(number)

    def _named(self, held: str) -> str:
        words, party = self._app.words, self._sight.intent.party
        people = party if held in party else [held.removeprefix("special.")]
        return names.listed(words, [names.anything(words, one) for one in people])

    def considered(self) -> list[Preview]:
        """Return the previews of all moves to a place while the hand is over none of them."""
        held = self._sight.held
        if held is None or self._sight.phase not in ("start", "actions", "choice") \
                or self._target(held) is not None:
            return []
        moves = dict.fromkeys(n for (source, _), n in self._view.offers.items() if source == held)
        return [self._sight.setting.preview(move) for move in moves
                if aimed(move) is None and verb_of(move) in (START, PLAY, MOVE, SETTLE)]

    def _heading(self, name: str, move: Move) -> str:
        words = self._app.words
        _, second, one, _ = names_of(move)
        table = shipped_cards().names
        goal = second if verb_of(move) != USE or one == NONE else one
        if goal == NONE:
            return words("legends.preview.use", name=name)
        return words("legends.preview.to", name=name, target=names.anything(words, table[goal]))

    def preview_note(self, width: float) -> list[str]:
        """Return what the plate says where a move changes no number: the ability in words."""
        held = (self._sight.held or "").removeprefix("special.")
        words, setter = self._app.words, self._app.type
        if self._sight.phase == "tournament":
            note = self._lists.bid_words()
        elif self._sight.phase == "abilities" and names.is_character(held):
            note = names.ability_text(words, held)
        elif held in SPECIAL_CARDS:
            note = names.special_text(words, held)
        else:
            note = words("legends.preview.nothing")
        size = 16.0
        while size > 10 and setter.height("text", size) > NOTE_LINE:
            size -= 0.5
        return setter.lines(note, "text", size, width)

    @property
    def asked_about(self) -> str:
        """The open quest, or by its sign or by the keys the place, that is pointed at; else ""."""
        spot, setting, pointer = self._reach.pointed, self._sight.setting, self._reach.pointer
        if spot is None or self._sight.match_view.staging:
            return ""
        if spot in setting.outlook.open_events():
            return spot
        if not spot.startswith("place."):
            return ""
        column = spot.removeprefix("place.")
        sign = self._view.zones[f"ribbon.{column}"]
        below = pointer is not None and pointer[1] > sign.top + sign.height
        place = setting.place_of(column)
        known = place in setting.observation["places"] or place in COLUMNS
        return place if known and (self._reach.by_key or not below) else ""

    # The large card

    def looked_at(self) -> str | None:
        """Return the card that is shown large: under the hand, else the last one, else the first
        of the hand."""
        spot, pointer = self._reach.focused if self._reach.by_key else None, self._reach.pointer
        if spot is None and pointer is not None and not self._view.drag.dragging:
            spot = self._view.spots.top_at(pointer)
        for one in (self._sight.held, spot, self.last):
            key = (one or "").removeprefix("special.")
            if key in shipped_cards().code_of and not key.startswith("seat") \
                    and self._may_look(key):
                self.last = key
                return key
        setting = self._sight.setting
        seen = setting.observation
        fallback = [*seen["hand"], *setting.outlook.people_of(seen["seat"])]
        return fallback[0] if fallback else None

    def _may_look(self, key: str) -> bool:
        """Only what is seen is shown large: not a card that went to another's hand."""
        return (key in SPECIAL_CARDS or self._view.pieces.zone_of(key) is not None
                or key in self._sight.setting.observation["discards"]["characters"])

    def look_closer(self, spot: str | None) -> None:
        """Open the sheet of the card on a spot, or of the one shown large."""
        key = (spot or "").removeprefix("special.")
        if key not in shipped_cards().code_of or not self._may_look(key):
            key = self.looked_at() or ""
        if key:
            standing = self._words.standings(key)
            self._app.show(FigureSheet(self._app, key, self._sight.setting, standing))
