"""The events of a turn: all of them, in the order of the sheet, and one secret among them."""

from __future__ import annotations

from game.treasures.rules.events import (
    CardChosen,
    CardsDiscarded,
    CardsRevealed,
    DisksKept,
    DiskTaken,
    GameEnded,
    HeapResolved,
    ThiefPlaced,
    ThievesWentHome,
)
from game.treasures.rules.game import Treasures
from tests.game.treasures.rules.positions import choose_all, kinds, play, position

HANDS = ("1d 7d 13d 19d 25d 1n", "2d 8d 14d 20d 26d 2n", "3d 9d 15d 21d 27d 3n",
         "4d 10d 16d 22d 28d 4n")  # fmt: skip
"""Hands of one colour each: white, blue, green, yellow."""


def test_a_secret_choice_is_seen_by_its_seat_alone():
    event = CardChosen(2, "27d")
    assert event.seen_by(2) is event and event.reveals
    assert [event.seen_by(seat) for seat in (0, 1, 3)] == [None] * 3
    taken = DiskTaken(2, "red")
    assert all(taken.seen_by(seat) is taken for seat in range(4))


def test_every_heap_that_thieves_stand_at_is_resolved_once_when_its_last_one_is_done():
    events = choose_all(position(HANDS), "1d 8d 27d 22d")
    resolved = kinds(events, HeapResolved)
    assert resolved == [HeapResolved(c) for c in ("white", "green", "blue", "yellow")]
    order = [event.heap for event in kinds(events, DiskTaken, HeapResolved)]
    assert order == [c for c in ("white", "green", "blue", "yellow") for _ in range(2)]


def test_a_shared_heap_is_resolved_after_its_last_thief():
    hands = ("13d 2d 8d 14d 20d 26d", "7d 2n 8n 14n 20n 26n", "5d 3d 9d 15d 21d 27d")
    events = choose_all(position(hands), "13d 7d 5d")
    told = kinds(events, DiskTaken, HeapResolved)
    assert told == [DiskTaken(0, "white"), DiskTaken(1, "white"), HeapResolved("white"),
                    DiskTaken(2, "red"), HeapResolved("red")]


def test_a_turn_is_told_in_the_order_of_the_sheet():
    events = choose_all(position(HANDS), "1d 8d 27d 22d")
    first = {kind: next(n for n, event in enumerate(events) if isinstance(event, kind))
             for kind in (CardChosen, CardsRevealed, ThiefPlaced, DiskTaken, HeapResolved,
                          DisksKept, CardsDiscarded, ThievesWentHome, GameEnded)}
    assert list(first.values()) == sorted(first.values())


def test_a_drafted_card_is_seen_by_all():
    state = Treasures().new_state(3, 4)
    (event,) = play(state, state.start, "draw 2")
    assert all(event.seen_by(seat) is event for seat in range(3)) and not event.reveals
