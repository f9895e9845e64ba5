"""A position: what a copy shares, and which rules hold at the table."""

from __future__ import annotations

import random

import pytest

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
