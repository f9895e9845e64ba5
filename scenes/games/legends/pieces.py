"""How the pieces of the quest table look."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.games.legends import names as table_names
from scenes.games.legends.view import CARD, COLUMNS, HAND, PIN, character_of
from scenes.match.app import MatchApp
from sprites.cards import character_leaves, quest_cards
from sprites.engine.layout import Piece
from sprites.engine.sprite import Sprite
from sprites.engine.zones import Zone


class Faces:
    """How the pieces look."""

    def __init__(self, app: MatchApp, zones: Callable[[], Mapping[str, Zone]]) -> None:
        self._app = app
        self._zones = zones

    def sprite(self, piece: Piece) -> Sprite:
        """Return a leaf of the hand, a pinned quest, an event's card, or a half-figure."""
        look, _, rest = (piece.face or "").partition(":")
        if look == HAND:
            name, _, numbers = rest.partition(":")
            return self._in_hand(piece, name, tuple(int(number) for number in numbers.split(",")))
        if look == PIN:
            return self._pinned(piece, rest)
        if look == CARD:
            return self._card(piece, rest)
        return Sprite(piece.name, 60, 69.6, lambda easel, width: character_leaves.company_leaf(
            easel, piece.name, width), radius=4)

    def _in_hand(self, piece: Piece, name: str, skills: tuple[int, ...]) -> Sprite:
        setter, printed = self._app.type, character_of(name).skills
        title = table_names.character(self._app.words, name)
        wide, tall = character_leaves.HAND_WIDTH, character_leaves.HAND_HEIGHT
        return Sprite(piece.name, wide, tall, lambda easel, width: character_leaves.hand_leaf(
            easel, setter, name, title, skills, printed, width))

    def _pinned(self, piece: Piece, event: str) -> Sprite:
        setter, card = self._app.type, table_names.card_of(self._app.words, event)
        zone = self.quest_zone(event)
        return Sprite(piece.name, zone.width, zone.height, lambda easel, width:
                      quest_cards.quest_leaf(easel, setter, card, width, zone.height), radius=5)

    def _card(self, piece: Piece, event: str) -> Sprite:
        setter, card = self._app.type, table_names.card_of(self._app.words, event)
        wide, tall = quest_cards.CARD_WIDTH, quest_cards.CARD_HEIGHT
        return Sprite(piece.name, wide, tall, lambda easel, width: quest_cards.event_card(
            easel, setter, card, width, width * tall / wide), radius=7)

    def quest_zone(self, event: str) -> Zone:
        """Return a zone of the size that an open quest is pinned in."""
        place = table_names.card_of(self._app.words, event).place
        return self._zones()["quest.camelot.0" if place in COLUMNS else "quest.special.0"]
