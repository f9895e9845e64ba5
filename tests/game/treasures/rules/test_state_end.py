"""The rule sheet of the treasures, sentence by sentence: how a game ends."""

from __future__ import annotations

import pytest

from game.treasures.rules.events import GameEnded, HandsShown
from game.treasures.rules.game import Treasures
from tests.game.treasures.rules.positions import choose_all, kinds, position

GAME = Treasures()
COLOURED = ("1d 7d 13d 19d 25d 1n", "2d 8d 14d 20d 26d 2n", "3d 9d 15d 21d 27d 3n",
            "4d 10d 16d 22d 28d 4n")  # fmt: skip
"""Hands of one colour each: white, blue, green, yellow."""
NOTHING = (0, 0, 0, 0, 0)
FOUR = [NOTHING] * 4


def test_the_game_ends_when_a_turn_would_begin_and_every_line_is_empty():
    state = position(COLOURED, [(1, 1, 1, 0, 1), *FOUR[1:]])
    events = choose_all(state, "1d 8d 27d 22d")
    outcome = state.outcome()
    assert outcome.scores == (-5, -1, -1, -1)
    assert state.to_act() == () and state.observation(0)["phase"] == "over"
    assert events[-1] == GameEnded(outcome.scores, outcome.winners, outcome.reason)


@pytest.mark.parametrize(("seats", "turns"), [(3, 15), (4, 10), (5, 7)])
def test_turns_and_hands_at_the_end(seats, turns):
    state = GAME.new_state(seats, 3)
    while acting := state.to_act():
        state.apply(acting[-1], state.legal_moves(acting[-1])[0])
        if state.phase == 0 and not state.drawn:
            assert [hand.bit_count() for hand in state.hands] == [5] * seats
    assert state.observation(0)["turn"] == turns
    assert [hand.bit_count() for hand in state.hands] == [5] * seats
    assert state.observation(0)["deck"] == 0


# After the last turn seats 2 and 3 are far ahead with 10 points each, or all have -1.
AHEAD = [NOTHING, NOTHING, (1, 1, 0, 1, 1), (1, 1, 1, 1, 0)]


def test_most_points_win():
    state = position(COLOURED, [*FOUR[:2], (1, 1, 0, 1, 1), NOTHING])
    choose_all(state, "1d 8d 27d 22d")
    assert state.outcome().scores == (-1, -1, 10, -1)
    assert state.outcome().winners == (2,) and state.outcome().reason == "treasures.won"
    assert state.observation(0)["shown"] == [None] * 4


def test_a_tie_goes_to_the_highest_card_then_the_next():
    # Seats 2 and 3 keep 30 and 29 both; then 28 beats 27.
    hands = (*COLOURED[:2], "30d 29d 27d 21d 15d 9d", "30n 29n 28n 10d 4d 16d")
    state = position(hands, AHEAD)
    events = choose_all(state, "1d 8d 9d 16d")
    assert state.outcome().winners == (3,)
    assert state.outcome().reason == "treasures.won.tiebreak"
    (shown,) = kinds(events, HandsShown)
    assert shown.seats == (2, 3)
    assert shown.hands == (
        ("30d", "29d", "27d", "21d", "15d"), ("30n", "29n", "28n", "10d", "4d"),
    )  # fmt: skip
    seen = state.observation(0)
    assert seen["shown"][:2] == [None, None] and seen["shown"][2][-1] == "30d"


def test_identical_hands_share_the_win():
    hands = (*COLOURED[:2], "30d 29d 28d 27d 26n 9d", "30n 29n 28n 27n 26d 16d")
    hands = (hands[0], hands[1].replace("26d", "12d"), *hands[2:])
    state = position(hands, AHEAD)
    choose_all(state, "1d 8d 9d 16d")
    assert state.outcome().scores[2:] == (10, 10)
    assert state.outcome().winners == (2, 3) and state.outcome().reason == "treasures.shared"


def test_the_highest_hand_among_the_losers_does_not_count():
    hands = ("30d 29d 28d 27d 26n 1d", COLOURED[1].replace("26d", "12d"),
             "3d 9d 15d 21d 27n 3n", "4d 10d 16d 22d 28n 4n")  # fmt: skip
    state = position(hands, AHEAD)
    choose_all(state, "1d 8d 9d 16d")
    assert state.outcome().winners == (3,)
