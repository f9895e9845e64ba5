"""What is told of the table of the treasures: what happened, what is advised, how it ended.

All sentences come from the ``treasures`` catalogue; here is only which one fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

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
from scenes.games.treasures.words import card, cards, colour, name, number, whose
from sprites.cards.treasure_cards import DECK

if TYPE_CHECKING:
    from scenes.games.treasures.scene import DraftLineScene
    from scenes.games.treasures.stages import Step


def event_words(scene: DraftLineScene, event: Event) -> str:
    """Return what happened as a sentence; "" for what goes without saying."""
    sentence = _event(scene, event)
    return sentence[:1].upper() + sentence[1:]


def _event(scene: DraftLineScene, event: Event) -> str:
    words = scene.app.words
    key = "treasures.event."
    match event:
        case TurnBegan(turn, start):
            return whose(scene, f"{key}turn", start, turn=turn)
        case CardDrafted(seat, line, text):
            return whose(scene, f"{key}drafted", seat, card=card(words, text), line=line + 1)
        case CardChosen(seat, text):
            return whose(scene, f"{key}chosen", seat, card=card(words, text))
        case CardsRevealed(texts):
            return words(f"{key}revealed") + " " + words("house.list_comma").join(
                words(f"{key}shows", name=name(scene, seat), card=card(words, text))
                for seat, text in enumerate(texts)
            )
        case ThiefPlaced(seat, _, heap, rank):
            return whose(scene, f"{key}placed", seat, colour=colour(words, heap), rank=rank + 1)
        case DiskTaken(seat, heap):
            return whose(scene, f"{key}taken", seat, colour=colour(words, heap))
        case DisksMissed(seat, heap, _):
            return whose(scene, f"{key}missed", seat, colour=colour(words, heap))
        case DiskSetAside(seat, which, _, chosen):
            kind = "set_aside" if chosen else "set_aside_forced"
            return whose(scene, f"{key}{kind}", seat, colour=colour(words, which))
        case LineRefilled(line, text, _):
            return words(f"{key}refilled", card=card(words, text), line=line + 1)
        case HandsShown(seats, hands):
            return " ".join(
                words(f"{key}hand", name=name(scene, seat), cards=cards(words, hand))
                for seat, hand in zip(seats, hands, strict=True)
            )
        case GameEnded():
            return result(scene)
    return ""


def stage_words(scene: DraftLineScene, moment: Step | None) -> str:
    """Return the sentence for the ribbon while a moment of a move is shown."""
    if moment is None:
        return ""
    if moment.secrets:
        return scene.app.words("treasures.event.all_chosen")
    if any(isinstance(event, DisksKept | DisksReturned) for event in moment.events):
        return scene.app.words("treasures.event.settled")
    if any(isinstance(event, CardsDiscarded) for event in moment.events):
        return scene.app.words("treasures.event.discarded")
    if any(isinstance(event, ThievesWentHome) for event in moment.events):
        return scene.app.words("treasures.event.home")
    told = [event_words(scene, event) for event in moment.events]
    return next((sentence for sentence in told if sentence), "")


def actors(events: Sequence[Event]) -> frozenset[Seat]:
    """Return the seats that act in ``events``."""
    seats = (getattr(event, "seat", None) for event in events)
    return frozenset(seat for seat in seats if seat is not None)


def hint(scene: DraftLineScene, reason: str, params: Mapping[str, Any]) -> str:
    """Return a hint's reason as a sentence: cards, colours and seats in its parameters named."""
    words = scene.app.words
    told: dict[str, Any] = {}
    for name_, value in params.items():
        if isinstance(value, str) and value in DECK:
            told[name_] = card(words, value)
        elif isinstance(value, str) and value in COLOURS:
            told[name_] = colour(words, value)
        elif name_ in ("seat", "rival", "name") and isinstance(value, int):
            told[name_] = name(scene, value)
        elif name_ == "line" and isinstance(value, int):
            told[name_] = value + 1
        else:
            told[name_] = value
    sentence = words(reason, **told)
    return sentence[:1].upper() + sentence[1:]


def result(scene: DraftLineScene) -> str:
    """Return who won and how, in one sentence."""
    words, outcome = scene.app.words, scene.match.outcome
    if outcome is None:
        return ""
    winners = outcome.winners
    points = outcome.scores[winners[0]]
    names = words("house.list_comma").join(name(scene, seat) for seat in winners)
    key = "treasures.result.shared"
    if len(winners) == 1:
        how = "tiebreak" if outcome.reason == WON_BY_CARDS else "won"
        key = f"treasures.result.{how}.{'own' if winners[0] == scene.viewer else 'other'}"
    return words.count(key, points, name=names, names=names, points=number(points))
