"""What a seat knows after some events, from what it knew before: no state is asked.

:func:`follow` goes one event on, for whoever shows a turn moment by moment; :func:`fold` goes on
to the end of a move, where it is clear who acts next.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event, Seat
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
    GameEnded,
    HandsShown,
    LineRefilled,
    StartPassed,
    ThiefPlaced,
    ThievesWentHome,
    TurnBegan,
)
from game.treasures.rules.observation import SeenThief, TreasuresObservation
from game.treasures.rules.resolve import TOLLS, thief_order
from game.treasures.rules.scoring import points


def fold(observation: TreasuresObservation, events: Sequence[Event]) -> TreasuresObservation:
    """Return the observation after a move; the one given is left as it was.

    ``events`` are all of the move's that the observing seat may see, as it may see them.
    """
    now = copied(observation)
    for event in events:
        follow(now, event)
        match event:
            case CardDrafted(seat, _, _):
                _pass_draft(now, seat)
            case DiskTaken(seat, _) | DisksMissed(seat, _, _):
                now["actor"] = seat
            case TurnBegan(_, start):
                now["actor"] = start
            case GameEnded():
                now["actor"] = None
    if now["thieves"]:
        _ask_thief(now)
    else:
        now["owed"] = 0
    return now


def follow(now: TreasuresObservation, event: Event) -> None:
    """Change an observation to what it is after ``event``, but for who acts and what is owed.

    That depends on what comes after; :func:`fold` works it out when a move is over.
    """
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
        case ThiefPlaced(seat, _, heap, _):
            next(thief for thief in now["thieves"] if thief["seat"] == seat)["heap"] = heap
        case DiskTaken(seat, heap):
            now["heaps"][heap] -= 1
            now["taken"][seat][heap] += 1
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
                now["heaps"][colour] += 1
        case CardsDiscarded(cards):
            now["discard"] += cards
        case ThievesWentHome():
            now["thieves"] = []
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


def copied(observation: TreasuresObservation) -> TreasuresObservation:
    """Return a copy that shares nothing that changes; deepcopy would take ten times as long."""
    return {
        **observation,
        "lines": [line.copy() for line in observation["lines"]],
        "hand": observation["hand"].copy(),
        "known_hands": [
            {"cards": hand["cards"].copy(), "hidden": hand["hidden"]}
            for hand in observation["known_hands"]
        ],
        "shown": observation["shown"].copy(),
        "heaps": observation["heaps"].copy(),
        "collections": [disks.copy() for disks in observation["collections"]],
        "taken": [disks.copy() for disks in observation["taken"]],
        "set_aside": [disks.copy() for disks in observation["set_aside"]],
        "thieves": [thief.copy() for thief in observation["thieves"]],
        "discard": observation["discard"].copy(),
        "scores": observation["scores"].copy(),
    }


def _add_card(hand: list[str], card: str) -> None:
    hand.append(card)
    hand.sort(key=CARD_OF_TEXT.__getitem__)


def _reveal(now: TreasuresObservation, cards: Sequence[str]) -> None:
    """Take the chosen cards out of the hands; their thieves stand ready in the order of placing."""
    now["chosen"], now["actor"], now["phase"] = None, None, "place"
    for seat, card in enumerate(cards):
        known = now["known_hands"][seat]
        if card in known["cards"]:
            known["cards"].remove(card)
        else:
            known["hidden"] -= 1
    own = cards[now["seat"]]
    if own in now["hand"]:
        now["hand"].remove(own)
    order = thief_order([CARD_OF_TEXT[card] for card in cards], now["start"])
    now["thieves"] = [{"seat": seat, "card": cards[seat], "heap": None} for seat in order]


def _pass_draft(now: TreasuresObservation, seat: Seat) -> None:
    """Step 1 goes on clockwise; after the last seat all choose."""
    following = (seat + 1) % now["seats"]
    if following == now["start"]:
        now["phase"], now["actor"] = "choose", None
    else:
        now["actor"] = following


def _ask_thief(now: TreasuresObservation) -> None:
    """Say whose thief comes next, and what it owes if all stand: the last that came to a heap."""
    coming = next((thief for thief in now["thieves"] if thief["heap"] is None), None)
    if coming is not None:
        now["actor"] = coming["seat"]
        return
    now["phase"] = "return"
    seat = now["actor"]
    assert seat is not None
    heap = _heap_of(now["thieves"], seat)
    there = [thief["seat"] for thief in now["thieves"] if thief["heap"] == heap]
    _, asides = TOLLS[now["options"]["noise"]][len(there)][there.index(seat)]
    aside = sum(now["set_aside"][seat].values())
    now["owed"] = min(asides, sum(now["collections"][seat].values()) + aside) - aside


def _heap_of(thieves: Sequence[SeenThief], seat: Seat) -> str | None:
    return next(thief["heap"] for thief in thieves if thief["seat"] == seat)
