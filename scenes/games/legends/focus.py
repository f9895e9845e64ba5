"""What hands and keys can reach on the quest table, and what they are at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.contract import Move
from game.legends.rules.cards import TABLE_LEVELS
from game.legends.rules.codes import SKILLS
from scenes.games.legends.offers import USE_SPOT
from scenes.games.legends.sight import Sight
from scenes.games.legends.view import COLUMNS, SPECIAL, SPECIAL_CARDS, Setting
from scenes.match.app import MatchApp
from scenes.match.spots import Point


class Reach:
    """The spots of one table: pieces, places, seats, the sheet that asks."""

    def __init__(self, app: MatchApp, sight: Sight) -> None:
        self._app = app
        self._sight = sight
        self._view = sight.table_view

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return what hands and keys can reach: the sheet that asks, else the whole table."""
        setting = self._sight.setting
        seen = setting.observation
        hand = [(name, "card") for name in seen["hand"]]
        pieces = [(name, "card") for zone in ("offer", "choose.0", "choose.1", "choose.2")
                  for name in self._view.pieces.contents(zone)]
        if pieces:
            return pieces
        if self._sight.skills_asked:
            return [(f"skill.{name}", "card") for name in SKILLS]
        if seen["tournament"] is not None:
            return [*hand, ("arena", "pile"), *self._use_spot()]
        return [*hand, *self._map_spots(setting), *self._use_spot()]

    def _use_spot(self) -> list[tuple[str, str]]:
        return [(USE_SPOT, "pile")] if self.use_label else []

    def _map_spots(self, setting: Setting) -> list[tuple[str, str]]:
        spots: list[tuple[str, str]] = []
        for column in (*COLUMNS, SPECIAL):
            place = setting.place_of(column)
            if not place:
                continue
            spots.append((f"place.{column}", "pile"))
            zones = [setting.row(place, seat) or "" for seat in setting.order]
            zones += [f"quest.{column}.{number}" for number in range(3)]
            spots += [(name, "card") for zone in zones for name in self._view.pieces.contents(zone)]
        if len(setting.special_places) > 1:
            spots += [(f"tab.{n}", "tab") for n in range(len(setting.special_places))]
        if setting.observation["options"]["level"] != TABLE_LEVELS[0]:
            spots += [(f"special.{name}", "card") for name in SPECIAL_CARDS]
        spots += [(f"seat.{number}", "seat") for number in range(len(setting.order))]
        return [*spots, ("discard", "pile")] if self._takes("discard") else spots

    def _takes(self, target: str) -> bool:
        return any(end == target for _, end in self._view.offers)

    @property
    def use_label(self) -> str:
        """What the button of the preview says: "" while nothing can be used by it."""
        held = self._sight.held
        if held is None or (held, USE_SPOT) not in self._view.offers:
            return ""
        bid = self._sight.observation["phase"] == "tournament"
        return self._app.words("legends.button.bid" if bid else "legends.button.use")

    # What is lit

    def spots_of(self, move: Move) -> frozenset[str]:
        """Return the spots that a move is about."""
        spots = {spot for pair, one in self._view.offers.items() if one == move for spot in pair}
        return self.with_tabs(spots)

    def with_tabs(self, spots: Iterable[str]) -> frozenset[str]:
        """Return spots, with the tabs behind which some of them lie."""
        return frozenset({*spots, *filter(None, map(self._sight.setting.tab_of, spots))})

    def lights(self) -> frozenset[str]:
        """Return what glows while nothing is held: who acts in the stage that shows, what a
        choice offers."""
        stage, sight = self._sight.stage, self._sight
        if stage is not None:
            return stage.lit
        if sight.setting.choice is not None and sight.match_view.looking_at is None:
            return frozenset(source for source, _ in self._view.offers)
        return frozenset()

    def lit_spots(self) -> frozenset[str]:
        """Return what is lit now, with the tabs behind which some of it lies."""
        lit = self._view.lit
        if self._sight.stage is not None or len(self._sight.setting.special_places) < 2:
            return lit
        return self.with_tabs(lit)

    # Where hand and keys are

    def meant_at(self, point: Point, spot: str | None) -> str | None:
        """Return the spot that is meant at a point where ``spot`` lies uppermost: while something
        is held, its target lying beneath."""
        held = self._sight.held
        if held is None or (held, spot) in self._view.offers or spot == held:
            return spot
        targets = self._view.drag.targets()
        zone = self._view.pieces.zone_at(
            *point, among=[target for target in targets if target in self._view.zones])
        return zone or spot

    @property
    def focused(self) -> str | None:
        """What the keys are on."""
        return self._view.focused_spot

    @property
    def by_key(self) -> bool:
        """Whether the player uses the keys now."""
        return self._view.controls.by_key

    @property
    def pointer(self) -> Point | None:
        """Where the pointer is, stage px."""
        return self._view.pointer

    @property
    def spot_under_pointer(self) -> str | None:
        """The spot that a card let go now would land on."""
        return None if self.pointer is None else self._view.landing_spot(self.pointer)

    @property
    def pointed(self) -> str | None:
        """The spot under the pointer, or under the keys."""
        if self.by_key:
            return self.focused
        if self.pointer is None or self._view.controls.widget_at(self.pointer) is not None:
            return None
        return self._view.spots.top_at(self.pointer)

    @property
    def hand_under_pointer(self) -> str | None:
        """The card of the hand under the pointer, or under the keys."""
        spot = self.pointed
        return spot if spot in self._sight.setting.observation["hand"] else None
