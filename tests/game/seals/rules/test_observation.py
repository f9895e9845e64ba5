"""What a seat sees of a position, and what it doesn't."""

from __future__ import annotations

import random

import pytest

from game.contract import IllegalMove
from game.seals.rules.cards import CARD_OF_TEXT, GREY, RED, TEXT_OF_CARD, TOKEN
from game.seals.rules.observation import (
    GoalSeen,
    SealsObservation,
    WindowSeen,
    as_counts,
    from_counts,
    goals_seen,
)
from game.seals.rules.scenario import Goal, Scenario, ScenarioData
from tests.game.seals.rules.tables import fresh, play, play_cards, state_take, table


def test_a_holder_sees_colours_of_its_own_and_faces_of_all_others() -> None:
    state = fresh(3, 8)
    seen = state.observation(1)
    assert set(seen["own"]) <= {"red", "blue", "yellow", "green", "grey"}
    assert seen["hands"][1] is None and all(len(seen["hands"][s]) == 12 for s in (0, 2))
    assert sum(seen["set_aside"].values()) == 8 and seen["set_aside_cards"] is None


def test_after_the_end_nothing_is_hidden() -> None:
    state, rng = fresh(4, 8), random.Random(1)
    while state.to_act():
        state.apply(state.actor, rng.choice(state.legal_moves(state.actor)))
    seen = state.observation(2)
    assert len(seen["set_aside_cards"]) == 8 and seen["to_act"] == []
    assert seen["hands"][2] == seen["own"] and not {"red", "grey"} & set(seen["own"])
    assert seen["reason"].startswith("seals.")


def test_places_played_are_told_as_they_were_dealt() -> None:
    state = fresh(3, 4, Scenario(draft="none"))
    leader = state.actor
    play(state, "play 12")
    play(state, state_take(state))
    assert state.observation(leader)["placed"] == [[12, TEXT_OF_CARD[state.deal.hands[leader][11]]]]
    assert state.observation(0)["places"][leader] == list(range(1, 12))


def test_some_own_cards_are_shown_to_their_holder() -> None:
    state = fresh(3, 3, Scenario(shown=4))
    for seat in range(3):
        seen = state.observation(seat)
        told = [text for text in seen["own"] if text in CARD_OF_TEXT]
        assert len(told) == 4 and len(seen["known"][seat]) == 4
        for place, text in enumerate(seen["own"], 1):
            if text in CARD_OF_TEXT:
                assert place in seen["known"][seat]
                assert state.deal.hands[seat][place - 1] == CARD_OF_TEXT[text]


def test_secret_tokens_are_seen_by_their_holder_only() -> None:
    state = fresh(3, 6, Scenario(draft="secret"))
    seen = state.observation(1)
    assert seen["tokens"][0] is None and seen["tokens"][2] is None
    assert sum(seen["tokens"][1].values()) == 4 and seen["owed"] == [4, 4, 4]


def test_a_hidden_history_shows_winners_and_seals_only() -> None:
    state = table(
        ("r1 g1 b1", "r9 g2 b2", "r5 g3 b3"),
        ("", "red red green", ""),
        scenario=Scenario(hidden_history=True),
    )
    play_cards(state, "r1", "r9", "r5")
    seen = state.observation(0)
    assert seen["tricks"][-1] == {"winner": 1, "cards": None, "seal": "red"}
    assert len(seen["placed"]) == 10 and all(card is None for _, card in seen["placed"])


def test_only_the_sorter_sees_a_hand() -> None:
    state = fresh(4, 2, Scenario(sorter_only=True))
    seen = state.observation(1)
    assert all(text in CARD_OF_TEXT for text in seen["hands"][2])
    assert not any(text in CARD_OF_TEXT for seat in (0, 3) for text in seen["hands"][seat])


def test_an_observation_has_the_fields_that_it_documents_and_no_others() -> None:
    state = fresh(4, 2, Scenario(transfers=1, goals=(Goal("none", 1),), draft="none"))
    seen = state.observation(3)
    assert set(seen) == set(SealsObservation.__annotations__)
    assert set(seen["goals"][0]) == set(GoalSeen.__annotations__)
    assert seen["gift"] is not None and set(seen["gift"]) == set(WindowSeen.__annotations__)
    assert set(seen["scenario"]) == set(ScenarioData.__annotations__)


def test_a_seat_that_is_not_at_the_table_sees_nothing() -> None:
    for seat in (-1, 3, True, None):
        with pytest.raises(IllegalMove):
            fresh(3, 1).observation(seat)


def test_a_goal_is_counted_from_the_first_leader_and_settled_when_it_can_be() -> None:
    first, last = Goal("first", 0), Goal("last", 1)
    open_yet = goals_seen([first, last], 2, 3, [], "", {})
    assert [goal["seat"] for goal in open_yet] == [2, 0]
    assert [goal["met"] for goal in open_yet] == [None, None] and open_yet[0]["left"] == 12
    met = goals_seen([first, last], 2, 3, [2, 0], "", {})
    assert [(goal["won"], goal["left"], goal["met"]) for goal in met] == [
        (1, 10, True), (1, 10, None),
    ]  # fmt: skip
    assert goals_seen([last], 2, 3, [0] * 12, "seals.won", {})[0]["met"] is True
    assert goals_seen([last], 2, 3, [0] * 11, "", {})[0]["met"] is None


def test_only_the_goal_of_the_seat_that_broke_it_is_told_as_lost() -> None:
    goals = [Goal("none", 0), Goal("none", 1), Goal("first", 0)]
    told = goals_seen(goals, 0, 3, [0], "seals.lost.goal_none", {"seat": 1})
    assert [goal["met"] for goal in told] == [None, False, True]
    elsewhere = goals_seen(goals, 0, 3, [0], "seals.lost.no_token", {"seat": 1})
    assert [goal["met"] for goal in elsewhere] == [None, None, True]


def test_tokens_are_told_by_colour_and_read_back() -> None:
    tokens = 3 * TOKEN[RED] + 2 * TOKEN[GREY]
    counts = {"red": 3, "blue": 0, "yellow": 0, "green": 0, "grey": 2}
    assert as_counts(tokens) == counts and from_counts(counts) == tokens
