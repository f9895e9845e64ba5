"""The law of the fold: what a seat knew, and the events it saw, make what it knows after."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from game.contract import Event
from game.treasures.rules.events import CardDrafted, DisksMissed, DiskTaken, ThiefPlaced
from game.treasures.rules.fold import copied, fold, follow
from game.treasures.rules.game import Treasures
from game.treasures.rules.resolve import NOISES
from game.treasures.rules.state import TreasuresState
from tests.game.treasures.rules.positions import choose_all, play, position

GAME = Treasures()
NOTHING = (0, 0, 0, 0, 0)
CROWD = ("13d 2d 8d 14d 20d 26d", "7d 2n 8n 14n 20n 26n", "1d 3d 9d 15d 21d 27d",
         "6d 3n 9n 15n 21n 27n")  # fmt: skip
"""Seats 0, 1, 2 with white cards from high to low, seat 3 with a black one."""


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """Return a move's events as a seat sees them."""
    return [view for event in events if (view := event.seen_by(seat)) is not None]


def hold_to_the_law(state: TreasuresState, seat: int, move: int) -> None:
    """Make a move, and hold what every seat sees after it against the fold."""
    before = [state.observation(other) for other in range(state.seats)]
    kept = deepcopy(before)
    events = state.apply(seat, move)
    for other in range(state.seats):
        assert GAME.fold(before[other], seen_by(events, other)) == state.observation(other)
    assert before == kept, "the observations that were given are left alone"


@pytest.mark.parametrize("noise", NOISES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_what_a_seat_sees_follows_from_its_events_alone(seats: int, noise: str) -> None:
    """Two whole games of every kind, with and without a start marker that passes."""
    for rotate in (True, False):
        rng = random.Random(seats)
        state = GAME.new_state(seats, 40 + seats, noise=noise, rotate_start=rotate)
        while acting := state.to_act():
            seat = rng.choice(acting)
            hold_to_the_law(state, seat, rng.choice(state.legal_moves(seat)))


def test_a_tie_that_shows_hands_is_seen() -> None:
    """Seats 2 and 3 end with as many points each and compare their cards."""
    hands = ("1d 7d 13d 19d 25d 1n", "2d 8d 14d 20d 26d 2n", "30d 29d 27d 21d 15d 9d",
             "30n 29n 28n 10d 4d 16d")  # fmt: skip
    state = position(hands, [NOTHING, NOTHING, (1, 1, 0, 1, 1), (1, 1, 1, 1, 0)])
    for seat, text in enumerate(("choose 1d", "choose 8d", "choose 9d", "choose 16d")):
        hold_to_the_law(state, seat, state.decode(text))
    assert state.observation(0)["shown"][2] is not None


def test_who_owes_is_told_by_the_heap_alone() -> None:
    """The third at a heap owes two; it is asked for them one at a time."""
    state = position(CROWD, [NOTHING, NOTHING, (0, 2, 1, 1, 0), NOTHING])
    choose_all(state, "13d 7d 1d 6d")
    before = state.observation(1)
    assert before["phase"] == "place" and before["owed"] == 0
    after = fold(before, seen_by(play(state, 3, "pile yellow"), 1))
    assert (after["phase"], after["actor"], after["owed"]) == ("return", 2, 2)
    after = fold(after, seen_by(play(state, 2, "return red"), 1))
    assert (after["phase"], after["actor"], after["owed"]) == ("return", 2, 1)


def test_the_draft_goes_round_to_the_seat_before_the_start() -> None:
    state = GAME.new_state(3, 8)
    seen = state.observation(state.start)
    for turn, follows in enumerate(((1, "draw"), (2, "draw"), (None, "choose"))):
        seat = (state.start + turn) % 3
        seen = fold(seen, [CardDrafted(seat, 0, seen["lines"][0][0])])
        actor = None if follows[0] is None else (state.start + follows[0]) % 3
        assert (seen["actor"], seen["phase"]) == (actor, follows[1])
    assert len(seen["hand"]) == 6


def test_between_two_events_nobody_is_asked_yet() -> None:
    """What a screen shows in the midst of a turn: disks move, but who acts stays open."""
    state = position(CROWD, [NOTHING, NOTHING, (0, 2, 1, 1, 0), NOTHING])
    choose_all(state, "13d 7d 1d 6d")
    now = copied(state.observation(0))
    for event in (ThiefPlaced(3, "6d", "yellow", 0), DiskTaken(0, "white"),
                  DisksMissed(1, "white", 1)):
        follow(now, event)
    assert now["taken"][0]["white"] == 1 and now["heaps"]["white"] == 9
    assert now["phase"] == "place" and now["actor"] == 3 and now["owed"] == 0
