"""How a move among the treasures is shown step by step: the position after each of its events.

One move can set off a whole turn: cards turned up, figures that walk, disks taken and given back,
a refill. The rules tell it as a chain of events; here the chain is folded over the position before
it, so that the table can show every moment between. What is kept hidden stays hidden: only events
as one seat may see them come in, and a seat's own observation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.contract import Event, Observation
from game.treasures.rules.cards import CARD_OF_TEXT, COLOURS
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
    FigurePlaced,
    FiguresWentHome,
    GameEnded,
    HandsShown,
    LineRefilled,
    PileResolved,
    StartPassed,
    TurnBegan,
)
from game.treasures.rules.resolve import figure_order
from game.treasures.rules.scoring import points

SECRETS_STAY = 0.35
REVEAL_STAYS = 0.9
ARRIVAL_STAYS = 0.3
TOLLS_STAY = 1.5
"""Crowded heaps say who takes and returns what; that needs reading."""
TAKEN_STAYS = 0.35
HOME_STAYS = 0.7
REFILL_STAYS = 0.0


@dataclass(frozen=True, slots=True)
class Step:
    """A moment between two positions: what has just happened, how it looks, how long it stays."""

    events: tuple[Event, ...]
    observation: Observation
    stays: float
    secrets: bool = False
    """The cards that were chosen lie face down on the plates."""


def steps(before: Observation, events: Sequence[Event]) -> list[Step]:
    """Return the moments that lead on from ``before``; the last one is the position after."""
    position = _copied(before)
    told: list[Step] = []
    for group, stays in _groups(events):
        if isinstance(group[0], CardsRevealed):
            told.append(Step((), _copied(position), SECRETS_STAY, secrets=True))
        for event in group:
            _apply(position, event)
        told.append(Step(group, _copied(position), stays))
    return told


def _copied(data: Any) -> Any:
    """Return a copy of plain data; deepcopy would take ten times as long, once a moment."""
    if isinstance(data, dict):
        return {key: _copied(value) for key, value in data.items()}
    return [_copied(value) for value in data] if isinstance(data, list) else data


def _groups(events: Sequence[Event]) -> Iterator[tuple[tuple[Event, ...], float]]:
    """Put together what happens at once."""
    place = 0
    while place < len(events):
        first = events[place]
        kinds, stays = _company(first)
        end = place + 1
        while end < len(events) and isinstance(events[end], kinds):
            if _owner(events[end]) not in (None, _owner(first)) and not _together(first):
                break
            end += 1
        group = tuple(events[place:end])
        if isinstance(first, FigurePlaced):
            followed = end < len(events) and not isinstance(events[end], FigurePlaced)
            stays = TOLLS_STAY if followed else stays
        yield group, stays
        place = end


def _company(event: Event) -> tuple[tuple[type[Event], ...], float]:
    """Return which kinds of events happen at once with ``event``, and how long that stays."""
    match event:
        case CardsRevealed():
            return (), REVEAL_STAYS
        case FigurePlaced():
            return (), ARRIVAL_STAYS
        case DiskTaken() | DisksMissed():
            return (DiskTaken, DisksMissed, PileResolved), TAKEN_STAYS
        case DiskSetAside():
            return (PileResolved,), TAKEN_STAYS
        case DisksKept() | DisksReturned():
            return (DisksKept, DisksReturned), HOME_STAYS
        case CardsDiscarded() | FiguresWentHome():
            return (CardsDiscarded, FiguresWentHome), ARRIVAL_STAYS
        case LineRefilled():
            return (), REFILL_STAYS
        case StartPassed() | TurnBegan() | HandsShown() | GameEnded():
            return (StartPassed, TurnBegan, HandsShown, GameEnded), 0.0
    return (), 0.0


def _owner(event: Event) -> int | None:
    return getattr(event, "seat", None)


def _together(event: Event) -> bool:
    """Whether several seats do this at once."""
    return isinstance(event, DisksKept | DisksReturned | StartPassed | TurnBegan | HandsShown)


def _apply(now: Observation, event: Event) -> None:
    """Change a position to what it is after ``event``."""
    match event:
        case CardDrafted(seat, line, card):
            now["lines"][line].remove(card)
            _add_card(now["known_hands"][seat]["cards"], card)
            if seat == now["seat"]:
                _add_card(now["hand"], card)
        case CardChosen(_, card):
            now["chosen"] = card
        case CardsRevealed(cards):
            _reveal(now, cards)
        case FigurePlaced(seat, _, pile, _):
            _stand(now, seat, pile)
        case DiskTaken(seat, pile):
            now["piles"][pile] -= 1
            now["taken"][seat][pile] += 1
        case DiskSetAside(seat, colour, _, _):
            now["collections"][seat][colour] -= 1
            now["set_aside"][seat][colour] += 1
        case DisksKept(seat, disks):
            now["taken"][seat] = dict.fromkeys(COLOURS, 0)
            for colour in disks:
                now["collections"][seat][colour] += 1
        case DisksReturned(seat, disks):
            now["set_aside"][seat] = dict.fromkeys(COLOURS, 0)
            for colour in disks:
                now["piles"][colour] += 1
        case CardsDiscarded(cards):
            now["discard"] += cards
            now["cards_gone"] = True
        case FiguresWentHome():
            now["figures"] = []
        case LineRefilled(line, card, deck):
            now["lines"][line].append(card)
            now["deck"] = deck
        case StartPassed(seat):
            now["start"] = seat
        case TurnBegan(turn, start):
            now["turn"], now["start"], now["phase"] = turn, start, "draw"
        case HandsShown(seats, hands):
            for seat, hand in zip(seats, hands, strict=True):
                now["shown"][seat] = sorted(hand, key=CARD_OF_TEXT.__getitem__)
        case GameEnded():
            now["phase"] = "over"
    now["scores"] = [points([disks[colour] for colour in COLOURS]) for disks in now["collections"]]


def _add_card(hand: list[str], card: str) -> None:
    hand.append(card)
    hand.sort(key=CARD_OF_TEXT.__getitem__)


def _reveal(now: Observation, cards: Sequence[str]) -> None:
    """Take the chosen cards out of the hands; their figures stand ready in the order of placing."""
    now["chosen"], now["actor"] = None, None
    now["phase"], now["cards_gone"] = "place", False
    for seat, card in enumerate(cards):
        known = now["known_hands"][seat]
        if card in known["cards"]:
            known["cards"].remove(card)
        else:
            known["hidden"] -= 1
    own = cards[now["seat"]]
    if own in now["hand"]:
        now["hand"].remove(own)
    order = figure_order([CARD_OF_TEXT[card] for card in cards], now["start"])
    now["figures"] = [{"seat": seat, "card": cards[seat], "pile": None} for seat in order]


def _stand(now: Observation, seat: int, pile: str) -> None:
    for figure in now["figures"]:
        if figure["seat"] == seat:
            figure["pile"] = pile
