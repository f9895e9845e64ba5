"""The table of Nothing: the fewest hooks of a :class:`GameTable` that make one to play at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import pygame

from game.agents import Hint
from game.contract import Event, Move, Observation
from game.match import Match
from game.nothing.events import CardChosen, CardDrawn, CardsRevealed, HatTurned, WindTurned
from game.nothing.observation import NothingObservation
from game.nothing.rules import DRAW, HAT
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import (
    GameTable,
    HintShown,
    Offers,
    ResultWords,
    TableResult,
    TableWords,
)
from scenes.match.hint import HintPart
from scenes.match.match_view import MatchView
from scenes.match.stage import Stage
from scenes.match.table_paint import TablePaint
from scenes.ui.words import Words
from sprites.engine.canvas import Canvas
from sprites.engine.layout import Piece, View
from sprites.engine.sprite import Sprite
from sprites.engine.zones import Anchor, Button, Pile, Row, Zone
from sprites.paint.easel import Easel

HANDS = 6
"""Zones for cards in hand; more than there can be."""
REVEAL_STAYS = 0.5
"""Seconds for which a reveal is seen before what follows it."""


def zones(_match: Match) -> dict[str, Zone]:
    """Return zones made here: a map of its own would be one more thing to keep."""
    made: list[Zone] = [
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
    return {zone.name: zone for zone in made}


def hand_of(observation: NothingObservation) -> list[int]:
    """Return the cards that lie in hand: the chosen one lies before the seat."""
    return [card for card in observation["hand"] if card != observation["chosen"]]


class NothingWords(TableWords):
    """What the table says; a spot is called by its name."""

    def __init__(self, words: Callable[[], Words], shown: MatchView) -> None:
        self._words = words
        self._shown = shown

    def prompt(self) -> str:
        """Return whether the viewer is to act."""
        return self._words()(f"nothing.prompt.{'act' if self._shown.is_due else 'wait'}")

    def event(self, event: Event, by: str | None = None) -> str:
        """Return what happened, without who it was."""
        words = self._words()
        match event:
            case CardChosen(card=card):
                return words("nothing.event.chosen", card=card)
            case CardsRevealed(cards=(first, second)):
                return words("nothing.event.revealed", first=first, second=second)
            case WindTurned(seat=seat):
                return words("nothing.event.wind", seat=seat + 1)
            case HatTurned():
                return words("nothing.event.hat")
            case CardDrawn():
                return words("nothing.event.drawn")
        return ""

    def hint(self, hint: Hint) -> HintShown:
        """Return a sentence that lights nothing."""
        return HintShown(frozenset(), self._words()(hint.reason))


class NothingPaint(TablePaint):
    """Cards without a picture on a bare board."""

    def sprite(self, piece: Piece) -> Sprite:
        """Return a white card, or a dark back."""
        def face(easel: Easel, width: float) -> pygame.Surface:
            return easel.keep("nothing.face", lambda: _plain("#eeeeee", easel))

        def back(easel: Easel, width: float) -> pygame.Surface:
            return easel.keep("nothing.back", lambda: _plain("#224466", easel))

        return Sprite(piece.name, 120, 168, face if piece.face else None, back)

    def ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Return one colour."""
        picture = pygame.Surface(size)
        picture.fill("#2a3a2a")
        return picture


def _plain(colour: str, easel: Easel) -> pygame.Surface:
    picture = pygame.Surface((easel.px(120), easel.px(168)), pygame.SRCALPHA)
    picture.fill(colour)
    return picture


class NothingResult(TableResult):
    """Who has won, and the scores."""

    def __init__(self, words: Callable[[], Words], match: Match) -> None:
        self._words = words
        self._match = match

    def words(self) -> ResultWords:
        """Return why it ended so, and the score of each seat."""
        outcome = self._match.outcome
        assert outcome is not None
        words = self._words()
        scores = ["{} : {}".format(*outcome.scores)]
        return ResultWords(words("nothing.over"), words(outcome.reason), scores)


class NothingTable(GameTable):
    """A hand, the other's hand, what was played, the deck, and a hat."""

    def __init__(self, desk: Desk) -> None:
        app, shown = desk.app, desk.match_view
        self._shown = shown
        self.words = NothingWords(lambda: app.words, shown)
        self.paint = NothingPaint()
        self.result = NothingResult(lambda: app.words, desk.match)
        self.parts = [HintPart(app, shown, desk.table_view, self.words.hint)]

    def view(self, observation: Observation) -> View:
        """Return the viewer's cards with faces, the other's without."""
        seen = cast(NothingObservation, observation)
        me, chosen = seen["seat"], seen["chosen"]
        view: dict[str, list[Piece]] = {
            "deck": [Piece(f"deck.{n}") for n in range(seen["deck"])],
            "others": [Piece(f"other.{n}") for n in range(seen["others"])],
            "played.0": [_card(number) for number in seen["played"][me]],
            "played.1": [_card(number) for number in seen["played"][1 - me]],
            "chosen": [_card(chosen)] if chosen else [],
        }
        for place, number in enumerate(hand_of(seen)):
            view[f"hand.{place}"] = [_card(number)]
        return view

    def stages(
        self, before: Observation, events: Sequence[Event], after: Observation
    ) -> list[Stage]:
        """A reveal is shown for a moment before what follows it."""
        first = [event for event in events if isinstance(event, CardChosen | CardsRevealed)]
        if not any(isinstance(event, CardsRevealed) for event in first):
            return super().stages(before, events, after)
        rest = [event for event in events if event not in first]
        view = self.view(after)
        return [Stage(view, first, REVEAL_STAYS), Stage(view, rest)]

    def offers(self, moves: Sequence[Move]) -> Offers:
        """A card goes from the hand to the middle, the deck and the hat are tapped."""
        taps: Offers = {}
        hand = hand_of(cast(NothingObservation, self._shown.observation))
        for move in moves:
            if move in (DRAW, HAT):
                spot = "deck" if move == DRAW else "hat"
                taps[spot, spot] = move
            else:
                taps[f"hand.{hand.index(move)}", "chosen"] = move
        return taps

    def spots(self) -> Sequence[tuple[str, str]]:
        """Return everything that can be tapped or dropped on."""
        hands = [(f"hand.{n}", "card") for n in range(HANDS)]
        return [*hands, ("chosen", "pile"), ("deck", "pile"), ("hat", "pile")]


def _card(number: int) -> Piece:
    return Piece(f"card.{number}", str(number))


KIND = TableKind("round_table", zones, NothingTable)
