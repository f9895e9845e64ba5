"""Whose turn it is in the draft and in a gift window."""

from __future__ import annotations

import pytest

from game.seals.rules.turns import holder_from, holders, next_in_draft


@pytest.mark.parametrize(
    ("seat", "passed", "owed", "then"),
    [
        (0, 0b000, [1, 0, 0], 1),  # to the left
        (2, 0b000, [1, 1, 1], 0),  # round the table
        (0, 0b010, [1, 0, 0], 2),  # who has passed is out
        (0, 0b000, [1, 3, 0], 2),  # who has the most may take no more
        (0, 0b110, [1, 0, 0], 0),  # the last one in is asked again
        (0, 0b000, [1, 2, 3], 1),  # one below the most may still take one
    ],
)
def test_who_drafts_next(seat: int, passed: int, owed: list[int], then: int) -> None:
    assert next_in_draft(seat, passed, owed, most=3) == then


def test_nobody_drafts_where_all_have_passed_or_have_the_most() -> None:
    with pytest.raises(ValueError, match="nobody may take"):
        next_in_draft(0, 0b110, [3, 0, 0], most=3)


def test_gifts_are_asked_of_holders_from_a_seat_on_itself_first() -> None:
    assert holder_from(1, [1, 2, 0]) == 1
    assert holder_from(2, [1, 2, 0]) == 0
    assert holder_from(2, [0, 2, 0]) == 1
    assert holders([1, 2, 0]) == 2 and holders([0, 0, 0]) == 0
    with pytest.raises(ValueError, match="nobody holds"):
        holder_from(0, [0, 0, 0])
