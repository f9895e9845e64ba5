"""What is told of the table of the treasures: what happened, what is advised, how it ended.

All sentences come from the ``treasures`` catalogue; here is only which one fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.contract import Event, Seat
from game.treasures.rules.cards import COLOURS
from game.treasures.rules.events import (
    CardChosen,
    CardDrafted,
    CardsDiscarded,
    CardsRevealed,
    DiskSetAside,
    DisksKept,
    DisksMissed,
    DisksReturned,
    DiskTaken,
    GameEnded,
    HandsShown,
    LineRefilled,
    ThiefPlaced,
    ThievesWentHome,
    TurnBegan,
)
from game.treasures.rules.scoring import WON_BY_CARDS
from scenes.games.treasures.names import Names, card, cards, colour, number
from scenes.games.treasures.stages import TreasuresStage
from scenes.games.treasures.view import TreasuresView
from scenes.match.app import MatchApp
from scenes.match.stage import Stage
from sprites.cards.treasure_cards import DECK


def actors(events: Sequence[Event]) -> frozenset[Seat]:
    """Return the seats that act in ``events``."""
    seats = (getattr(event, "seat", None) for event in events)
    return frozenset(seat for seat in seats if seat is not None)


class LogWords:
    """Sentences of what has happened."""

    def __init__(self, app: MatchApp, view: TreasuresView, names: Names) -> None:
        self._app = app
        self._view = view
        self._names = names

    def event(self, event: Event) -> str:
        """Return what happened as a sentence; "" for what goes without saying."""
        sentence = self._event(event)
        return sentence[:1].upper() + sentence[1:]

    def _event(self, event: Event) -> str:
        words, whose = self._app.words, self._names.whose
        key = "treasures.event."
        match event:
            case TurnBegan(turn, start):
                return whose(f"{key}turn", start, turn=turn)
            case CardDrafted(seat, line, text):
                return whose(f"{key}drafted", seat, card=card(words, text), line=line + 1)
            case CardChosen(seat, text):
                return whose(f"{key}chosen", seat, card=card(words, text))
            case CardsRevealed(texts):
                return words(f"{key}revealed") + " " + words("house.list_comma").join(
                    words(f"{key}shows", name=self._names.name(seat), card=card(words, text))
                    for seat, text in enumerate(texts)
                )
            case ThiefPlaced(seat, _, heap, rank):
                return whose(f"{key}placed", seat, colour=colour(words, heap), rank=rank + 1)
            case DiskTaken(seat, heap):
                return whose(f"{key}taken", seat, colour=colour(words, heap))
            case DisksMissed(seat, heap, _):
                return whose(f"{key}missed", seat, colour=colour(words, heap))
            case DiskSetAside(seat, which, _, chosen):
                kind = "set_aside" if chosen else "set_aside_forced"
                return whose(f"{key}{kind}", seat, colour=colour(words, which))
            case LineRefilled(line, text, _):
                return words(f"{key}refilled", card=card(words, text), line=line + 1)
            case HandsShown(seats, hands):
                return words.join(
                    words(f"{key}hand", name=self._names.name(seat), cards=cards(words, hand))
                    for seat, hand in zip(seats, hands, strict=True)
                )
            case GameEnded():
                return self.result()
        return ""

    def stage(self, stage: Stage | None) -> str:
        """Return the sentence for the ribbon while a stage of a move is shown; "" for none."""
        if stage is None or stage.observation is None:
            return ""
        if isinstance(stage, TreasuresStage) and stage.secrets:
            return self._app.words("treasures.event.all_chosen")
        if any(isinstance(event, DisksKept | DisksReturned) for event in stage.events):
            return self._app.words("treasures.event.settled")
        if any(isinstance(event, CardsDiscarded) for event in stage.events):
            return self._app.words("treasures.event.discarded")
        if any(isinstance(event, ThievesWentHome) for event in stage.events):
            return self._app.words("treasures.event.home")
        told = [self.event(event) for event in stage.events]
        return next((sentence for sentence in told if sentence), "")

    def advice(self, reason: str, params: Mapping[str, str | int]) -> str:
        """Return a hint's reason as a sentence: cards, colours and seats in it are named."""
        words = self._app.words
        told: dict[str, str | int] = {}
        for name_, value in params.items():
            if isinstance(value, str) and value in DECK:
                told[name_] = card(words, value)
            elif isinstance(value, str) and value in COLOURS:
                told[name_] = colour(words, value)
            elif name_ in ("seat", "rival", "name") and isinstance(value, int):
                told[name_] = self._names.name(value)
            elif name_ == "line" and isinstance(value, int):
                told[name_] = value + 1
            else:
                told[name_] = value
        sentence = words(reason, **told)
        return sentence[:1].upper() + sentence[1:]

    def result(self) -> str:
        """Return who won and how, in one sentence."""
        words, outcome = self._app.words, self._view.match.outcome
        if outcome is None:
            return ""
        winners = outcome.winners
        points = outcome.scores[winners[0]]
        names = words("house.list_comma").join(self._names.name(seat) for seat in winners)
        key = "treasures.result.shared"
        if len(winners) == 1:
            how = "tiebreak" if outcome.reason == WON_BY_CARDS else "won"
            whose = "own" if winners[0] == self._view.viewer else "other"
            key = f"treasures.result.{how}.{whose}"
        return words.count(key, points, name=names, names=names, points=number(points))
