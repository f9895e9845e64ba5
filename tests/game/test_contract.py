"""The contract's own few rules: options on offer, legal moves, and what of an event is masked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.contract import Event, IllegalMove, IllegalOption, Mask, masked, require_legal
from tests.nothing import Nothing


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card and a hand that only their seat sees."""

    mask: ClassVar[Mask | None] = masked("card", "hand")
    seat: int
    card: int | None
    hand: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Whispered(Event):
    """What only its seat hears of at all."""

    mask: ClassVar[Mask | None] = masked()
    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """What all hear."""

    seat: int


def test_a_masked_event_is_whole_for_its_seat_and_blank_for_others():
    event = Dealt(1, 9, (4, 5))
    assert event.seen_by(1) == event
    assert event.seen_by(0) == Dealt(1, None, (None, None))


def test_an_event_masked_whole_is_not_told_at_all():
    assert Whispered(1).seen_by(1) == Whispered(1) and Whispered(1).seen_by(0) is None


def test_without_a_mask_all_see_all():
    assert Called(1).seen_by(0) == Called(1)


@pytest.mark.parametrize(("seat", "move"), [(True, 1), ("0", 1), (None, 1), (5, 1), (-1, 1)])
def test_a_seat_that_is_none_may_not_move(seat, move):
    state = Nothing().new_state(2, 7)
    with pytest.raises(IllegalMove):
        require_legal(state, seat, move)


def test_a_move_is_legal_if_the_rules_list_it():
    state = Nothing().new_state(2, 7)
    for move in state.legal_moves(0):
        require_legal(state, 0, move)
    for move in (99, "draw", None, True, 1.0):
        with pytest.raises(IllegalMove):
            require_legal(state, 0, move)


def test_options_are_completed_and_refused_by_value_and_type():
    game = Nothing()
    assert game.check_options(2, {}) == {"rounds": 3, "still": False}
    assert game.check_options(2, {"rounds": 1}) == {"rounds": 1, "still": False}
    for seats, options in ((1, {}), (True, {}), (2, {"rounds": True}), (2, {"still": 0}),
                           (2, {"rounds": 9}), (2, {"speed": 1})):  # fmt: skip
        with pytest.raises(IllegalOption):
            game.check_options(seats, options)


def test_a_match_has_as_many_seats_as_the_sheet_says_before_a_house_rule():
    class Tables(Nothing):
        seat_counts = (2, 3, 4)
        house_seat_counts = (2,)

    assert Tables().usual_seats == 3 and Nothing().usual_seats == 2
