"""A position: what a copy shares, which rules hold at the table, and whose turn it is."""

from __future__ import annotations

import random

import pytest

from game.seals.rules.position import holder_from, holders, next_in_draft
from game.seals.rules.scenario import Scenario
from tests.game.seals.rules.tables import fresh, table


def test_a_clone_changes_on_its_own() -> None:
    state, rng = fresh(3, 4, Scenario(transfers=2)), random.Random(1)
    while state.to_act():
        before = [state.observation(seat) for seat in range(3)]
        twin = state.clone()
        assert [twin.observation(seat) for seat in range(3)] == before
        twin.apply(twin.actor, rng.choice(twin.legal_moves(twin.actor)))
        assert [state.observation(seat) for seat in range(3)] == before
        state = twin


@pytest.mark.parametrize(("seats", "tricks"), [(3, 12), (4, 9)])
def test_a_game_has_as_many_tricks_as_cards_in_a_hand(seats: int, tricks: int) -> None:
    assert fresh(seats).tricks_in_all == tricks


def test_a_scenario_s_rule_comes_before_the_table_s_option() -> None:
    chosen = {"majority_tie": "led", "grey_led": "free", "grey_majority": "ignored"}
    plain = fresh(3, 1, Scenario(), **chosen)
    assert (plain.tie, plain.grey_led, plain.grey_majority) == ("led", "free", "ignored")
    ruled = fresh(3, 1, Scenario(tie="grey_only", grey_led="barred"), **chosen)
    assert (ruled.tie, ruled.grey_led) == ("grey_only", "barred")


def test_fitting_tokens_are_told_as_words_in_the_order_of_colours() -> None:
    state = table(("r1", "r9", "r5"), ("", "red", ""))
    assert state.fit_words() == ()
    state.fit = 0b10011
    assert state.fit_words() == ("red", "blue", "grey")


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
