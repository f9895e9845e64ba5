"""The table of Nothing: what a match's screen does for any game, without a game's own looks."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.contract import Event, Move, Observation
from scenes.match.legacy_scene import MatchScene, Stage
from sprites.engine.piece_table import Piece, View
from sprites.engine.sprite import Sprite
from sprites.engine.zones import Anchor, Button, Pile, Row, Zone
from sprites.paint.easel import Easel
from tests.nothing.events import CardChosen, CardsRevealed
from tests.nothing.rules import DRAW, HAT

HANDS = 6
"""Zones for cards in hand; more than there can be."""


def plain(colour: str, width: float, height: float) -> pygame.Surface:
    """Return a card without a picture."""
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    picture.fill(colour)
    return picture


class NothingScene(MatchScene):
    """A hand, the other's hand, what was played, the deck, and a hat."""

    place = "patience"

    def load_map(self) -> dict[str, Zone]:
        """Return zones made here: a map of its own would be one more thing to keep."""
        zones: list[Zone] = [
            Pile("deck", 100, 300, 130, 180), Anchor("hat", 300, 300, 130, 180),
            Row("played.0", 500, 500, 500, 180, step=60, span=120),
            Row("played.1", 500, 100, 500, 180, step=60, span=120),
            Row("others", 1050, 60, 400, 180, step=60, span=120),
            Anchor("chosen", 1100, 400, 130, 180),
            *(Anchor(f"hand.{n}", 200 + 140 * n, 690, 130, 180) for n in range(HANDS)),
            Anchor("prompt", 1100, 800, 480, 50),
            *(Button(f"button.{name}", 20 + 130 * n, 20, 120, 46)
              for n, name in enumerate(("undo", "redo", "hint", "log", "menu"))),
        ]
        return {zone.name: zone for zone in zones}

    def make_sprite(self, piece: Piece) -> Sprite:
        """Return a white card, or a dark back."""
        def face(easel: Easel, width: float) -> pygame.Surface:
            return easel.keep("face", lambda: plain("#eeeeee", easel.px(120), easel.px(168)))

        def back(easel: Easel, width: float) -> pygame.Surface:
            return easel.keep("back", lambda: plain("#224466", easel.px(120), easel.px(168)))

        return Sprite(piece.name, 120, 168, face if piece.face else None, back)

    def view_of(self, observation: Observation) -> View:
        """Return the viewer's cards with faces, the other's without."""
        def card(number: int) -> Piece:
            return Piece(f"card.{number}", str(number))

        me, chosen = observation["seat"], observation["chosen"]
        hand = [number for number in observation["hand"] if number != chosen]
        view: dict[str, list[Piece]] = {
            "deck": [Piece(f"deck.{n}") for n in range(observation["deck"])],
            "others": [Piece(f"other.{n}") for n in range(observation["others"])],
            "played.0": [card(number) for number in observation["played"][me]],
            "played.1": [card(number) for number in observation["played"][1 - me]],
            "chosen": [card(chosen)] if chosen else [],
        }
        for place, number in enumerate(hand):
            view[f"hand.{place}"] = [card(number)]
        return view

    def offers_of(self, moves: Sequence[Move]) -> dict[tuple[str, str], Move]:
        """A card goes from the hand to the middle, the deck and the hat are tapped."""
        offers: dict[tuple[str, str], Move] = {}
        for move in moves:
            if move == DRAW:
                offers["deck", "deck"] = move
            elif move == HAT:
                offers["hat", "hat"] = move
            else:
                zone = self.table.zone_of(f"card.{move}") or self._zone_of(move)
                offers[zone, "chosen"] = move
        return offers

    def _zone_of(self, card: int) -> str:
        view = self.view()
        return next(zone for zone, pieces in view.items() if Piece(f"card.{card}", str(card))
                    in pieces)

    def stages_of(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """A reveal is shown for a moment before what follows it."""
        if any(isinstance(event, CardsRevealed) for event in events):
            first = [event for event in events if isinstance(event, CardChosen | CardsRevealed)]
            rest = [event for event in events if event not in first]
            return [Stage(self.view_of(after), first, 0.5), Stage(self.view_of(after), rest)]
        return super().stages_of(before, events, after)

    def prompt(self) -> str:
        """Return whose turn it is."""
        return f"to act: {self.match.state.to_act()}"

    def event_words(self, event: Event) -> str:
        """Return the event as it is written in code."""
        return repr(event)

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return everything that can be tapped or dropped on."""
        hands = [(f"hand.{n}", "card") for n in range(HANDS)]
        return [*hands, ("chosen", "pile"), ("deck", "pile"), ("hat", "pile")]
