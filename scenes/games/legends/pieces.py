"""How the pieces of the quest table look, and which ways they take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame

from game.contract import Event
from game.legends.rules import events as happened
from scenes.games.legends import names as table_names
from scenes.games.legends.view import CARD, COLUMNS, HAND, PIN
from scenes.match.legacy_scene import Paths
from sprites.cards import character_leaves, quest_cards
from sprites.engine.piece_table import Piece
from sprites.engine.sprite import Sprite
from sprites.engine.zones import Zone


class TablePieces:
    """Looks and ways of the pieces; mixed into the quest table's scene."""

    def make_sprite(self: Any, piece: Piece) -> Sprite:
        """Return a leaf of the hand, a pinned quest, an event's card, or a half-figure."""
        look, _, rest = (piece.face or "").partition(":")
        words, kind = self.app.words, self.app.type
        if look == HAND:
            name, _, numbers = rest.partition(":")
            skills = tuple(int(number) for number in numbers.split(","))
            printed = table_names.character_of(name).skills
            title = table_names.character(words, name)
            wide, tall = character_leaves.HAND_WIDTH, character_leaves.HAND_HEIGHT

            def hand(easel: Any, width: float) -> pygame.Surface:
                return character_leaves.hand_leaf(easel, kind, name, title, skills, printed, width)

            return Sprite(piece.name, wide, tall, hand)
        if look == PIN:
            card = table_names.card_of(words, rest)
            zone = self.quest_zone(rest)

            def pinned(easel: Any, width: float) -> pygame.Surface:
                return quest_cards.quest_leaf(easel, kind, card, width, zone.height)

            return Sprite(piece.name, zone.width, zone.height, pinned, radius=5)
        if look == CARD:
            card = table_names.card_of(words, rest)
            wide, tall = quest_cards.CARD_WIDTH, quest_cards.CARD_HEIGHT

            def large(easel: Any, width: float) -> pygame.Surface:
                return quest_cards.event_card(easel, kind, card, width, width * tall / wide)

            return Sprite(piece.name, wide, tall, large, radius=7)

        def figure(easel: Any, width: float) -> pygame.Surface:
            return character_leaves.company_leaf(easel, piece.name, width)

        return Sprite(piece.name, 60, 69.6, figure, radius=4)

    def quest_zone(self: Any, event: str) -> Zone:
        """Return a zone of the size that an open quest is pinned in."""
        place = table_names.card_of(self.app.words, event).place
        main = place in COLUMNS
        return self.zones["quest.camelot.0" if main else "quest.special.0"]

    def paths_of(self: Any, events: Iterable[Event], *, back: bool) -> Paths:
        """Return the ways that pieces take: from the decks and seats, and to them."""
        come: dict[str, str] = {}
        go: dict[str, str] = {}
        order = self.setting.order
        for event in events:
            match event:
                case happened.CharacterDrawn(seat=_, character=str(name)):
                    come[name] = "deck"
                case happened.CharacterRescued(character=name):
                    come[name] = "discard"
                case happened.CharacterPlaced(seat=seat, character=name):
                    come[name] = f"seat.{order.index(seat)}"
                case happened.CharacterBid(seat=seat, character=name):
                    come[name] = f"seat.{order.index(seat)}"
                case happened.CharacterReturned(seat=seat, character=name):
                    go[name] = f"seat.{order.index(seat)}"
                case happened.CharacterKilled(character=name):
                    go[name] = "discard"
                case happened.CharacterDiscarded(character=name):
                    go[name] = "discard"
                case happened.QuestCompleted(seat=seat, event=name):
                    go[name] = f"seat.{order.index(seat)}"
                case happened.EventDrawn(event=name):
                    come[name] = "final"
                case happened.HeraldRaised(event=name):
                    go[name] = "herald"
                case happened.OccasionBegan(event=name) | happened.QuestRefused(event=name):
                    go[name] = "discard"
                case happened.TournamentWon(characters=people):
                    go |= dict.fromkeys(people, "discard")
        return (go, come, ()) if back else (come, go, ())
