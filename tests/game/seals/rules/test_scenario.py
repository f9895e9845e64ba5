"""The blocks of scenarios: each alone, and its goal shown as it goes."""

from __future__ import annotations

import pytest

from game.seals.rules.cards import CARD_OF_TEXT, count_tokens
from game.seals.rules.observation import data_of
from game.seals.rules.scenario import Goal, Scenario, hint_places, scenario_from
from tests.game.seals.rules.tables import ALL_BLOCKS, fresh, play, play_cards, table

HANDS = ("r1 g1 b1", "r9 g2 b2", "r5 g3 b3")


def reason(state) -> str:
    return state.outcome().reason if state.outcome() else ""


@pytest.mark.parametrize("scenario", ALL_BLOCKS)
def test_a_scenario_travels_as_data(scenario: Scenario) -> None:
    assert scenario_from(data_of(scenario)) == scenario






def test_a_sorter_tells_a_highest_lowest_or_only_card_of_a_plain_colour() -> None:
    hand = [CARD_OF_TEXT[text] for text in ["r1", "r4", "r9", "b2", "y1", "y3", "x1", "x2"]]
    assert hint_places(hand) == [0, 2, 3, 4, 5]
    for seed in range(20):
        state = fresh(4, seed, Scenario(hint="sorter"))
        assert all(places.bit_count() == 1 for places in state.deal.known)


def test_a_limited_draft_has_a_most_and_nobody_may_leave_too_much() -> None:
    state = fresh(4, 5, Scenario(draft="limited"))
    play(state, "pass")  # three seats can hold all nine
    for _ in range(9):
        with pytest.raises(ValueError):
            state.decode("pass")
        play(state, state.encode(state.legal_moves(state.actor)[0]))
    assert sorted(state.owed) == [0, 3, 3, 3]








def test_a_goal_of_no_tricks() -> None:
    state = table(HANDS, ("", "red red green", ""), scenario=Scenario(goals=(Goal("none", 1),)))
    assert state.observation(0)["goals"][0] == {
        "seat": 1, "kind": "none", "n": 0, "won": 0, "left": 3, "met": None,
    }  # fmt: skip
    play_cards(state, "r1", "r9", "r5")
    assert reason(state) == "seals.lost.goal_none"
    assert state.observation(0)["goals"][0]["met"] is False


def test_a_goal_of_the_last_trick() -> None:
    scenario = Scenario(goals=(Goal("last", 2),))
    state = table(("r1", "r9", "r5"), ("", "red", ""), scenario=scenario)
    play_cards(state, "r1", "r9", "r5")
    assert reason(state) == "seals.lost.goal_last"
    state = table(("r1", "r3", "r5"), ("", "", "red"), scenario=scenario)
    play_cards(state, "r1", "r3", "r5")
    assert reason(state) == "seals.won" and state.observation(0)["goals"][0]["met"] is True


def test_a_goal_of_the_first_trick() -> None:
    state = fresh(3, 1, Scenario(goals=(Goal("first", 0),), draft="none"))
    leader = state.deal.leader
    while not state.tricks and state.to_act():
        state.apply(state.actor, state.legal_moves(state.actor)[0])
    if state.tricks:
        assert state.tricks[0][0] == leader and state.observation(0)["goals"][0]["met"] is True
    else:
        assert reason(state).startswith("seals.lost")


def test_a_goal_of_exactly_n() -> None:
    # Seat 0 is told to have won the ten tricks before.
    state = table(
        ("r9 g9", "r1 g1", "r5 g5"),
        ("red green", "", ""),
        scenario=Scenario(goals=(Goal("exactly", 0, 11),)),
    )
    play_cards(state, "r9", "r1", "r5")
    assert state.observation(1)["goals"][0]["won"] == 11
    play_cards(state, "g9", "g1", "g5")
    assert reason(state) == "seals.lost.goal_exactly"


def test_a_goal_of_none_in_a_colour() -> None:
    state = table(
        HANDS, ("", "red red green", ""), scenario=Scenario(goals=(Goal("not_colour", 1),)), drawn=0
    )
    play_cards(state, "r1", "r9", "r5")
    assert reason(state) == "seals.lost.goal_not_colour"


def test_a_drawn_colour_must_be_sealed_last() -> None:
    scenario = Scenario(order="last")
    for drawn, end in ((0, "seals.won"), (1, "seals.lost.order_last")):
        state = table(("r1", "r9", "r5"), ("", "red", ""), scenario=scenario, drawn=drawn)
        play_cards(state, "r1", "r9", "r5")
        assert reason(state) == end


def test_a_drawn_colour_must_be_sealed_first() -> None:
    for seed in range(12):
        state = fresh(3, seed, Scenario(order="first", draft="none"))
        while not state.tricks and state.to_act():
            state.apply(state.actor, state.legal_moves(state.actor)[0])
        if state.tricks:
            assert state.tricks[0][2] in (state.deal.drawn, 4)
        else:
            assert reason(state) in ("seals.lost.order_first", "seals.lost.no_token")


def test_no_colour_may_seal_twice_running() -> None:
    hands = ("r1 r2 g1", "r9 r10 g2", "r5 r6 g3")
    state = table(hands, ("", "red red grey", ""), scenario=Scenario(order="not_twice"))
    play_cards(state, "r1", "r9", "r5")
    play(state, "seal grey")
    play_cards(state, "r10", "r6", "r2")
    assert state.tricks[-1][2] == 0
    play_cards(state, "g2", "g3", "g1")
    assert reason(state) == "seals.lost.no_token"
    state = table(hands, ("", "red red", "green"), scenario=Scenario(order="not_twice"))
    state.tricks = (*state.tricks[:-1], (0, state.tricks[-1][1], 1))
    play_cards(state, "r1", "r9", "r5")
    play_cards(state, "r10", "r6", "r2")
    assert reason(state) == "seals.lost.order_not_twice"


def test_no_grey_may_be_left_after_a_trick() -> None:
    state = table(("r1 x1", "r9 g2", "r5 g3"), ("", "red green", ""), scenario=Scenario(grey_by=11))
    play_cards(state, "r1", "r9", "r5")
    assert reason(state) == "seals.lost.grey_late"
    assert state.params == {"trick": 11}


def test_a_wild_beast_is_sealed_by_its_own_colour() -> None:
    hands = ("r1 g1", "r9 g2", "b5 g3")
    for tokens, end in (("blue green", ""), ("red green", "seals.lost.wild")):
        state = table(hands, ("", tokens, ""), scenario=Scenario(wild=True), wild="b5")
        play_cards(state, "r1", "r9", "b5")
        assert reason(state) == end






def test_every_block_can_be_combined_and_played_to_the_end() -> None:
    for scenario in ALL_BLOCKS:
        for seats in (3, 4):
            for seed in range(6):
                state = fresh(seats, seed, scenario)
                while state.to_act():
                    moves = state.legal_moves(state.actor)
                    state.apply(state.actor, moves[seed % len(moves)])
                assert state.outcome().reason.startswith("seals.")
                assert count_tokens(state.deal.pool) == state.tricks_in_all
