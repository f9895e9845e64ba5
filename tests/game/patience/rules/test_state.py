"""One scenario for each sentence of the patience's rules page."""

from __future__ import annotations

import json
import random

import pytest

from game.contract import IllegalMove, IllegalOption, Outcome
from game.patience.rules.cards import CELLS_OF_RANK, PACK, TEXT_OF_CARD
from game.patience.rules.events import (
    CardDealt,
    CardPlaced,
    GameLost,
    GameWon,
    PairRemoved,
    TenRemoved,
)
from game.patience.rules.game import Patience
from game.patience.rules.moves import DEAL, remove_pair, remove_ten
from game.patience.rules.state import PatienceState
from tests.game.patience.rules.positions import FACES_HOME, legal, make, position

FULL = "KC QC QD KD JC 4C 6C JD JH TC 3C JS KH QH QS AC"
"""A full grid where a ten and a pair (4, 6) can go; the stock below it is made up to fit."""


# Parts and cells


def test_at_first_all_cards_are_in_the_stock_and_nothing_is_dealt():
    state = Patience().new_state(1, 4711)
    assert sorted(state.stock) == list(PACK)
    assert state.observation(0) == {
        "seats": 1, "options": {}, "stock": 52, "waste": None, "cells": [None] * 16, "gone": [],
        "removing": False, "removed": 0, "score": 0,
    }
    assert legal(state) == ["deal"]


@pytest.mark.parametrize(
    ("card", "cells"),
    [
        ("KH", (0, 3, 12, 15)),
        ("QS", (1, 2, 13, 14)),
        ("JD", (4, 7, 8, 11)),
        *((f"{rank}C", tuple(range(16))) for rank in "A23456789T"),
    ],
)
def test_each_rank_has_its_cells(card, cells):
    state = position(waste=card, stock="2D")
    assert legal(state) == [f"place {cell}" for cell in cells]
    rank = "A23456789TJQK".index(card[0]) + 1
    assert CELLS_OF_RANK[rank] == cells


def test_no_face_ever_goes_to_the_centre():
    assert not {5, 6, 9, 10} & {cell for rank in (11, 12, 13) for cell in CELLS_OF_RANK[rank]}


# Filling


def test_a_deal_turns_one_card_to_the_waste():
    state = position(stock="7C 8D")
    (event,) = state.apply(0, DEAL)
    assert event == CardDealt("7C", 1)
    assert state.observation(0)["waste"] == "7C"


def test_no_second_deal_before_the_waste_is_empty():
    state = position(stock="7C 8D")
    make(state, "deal")
    assert "deal" not in legal(state)
    with pytest.raises(IllegalMove):
        state.apply(0, DEAL)


def test_the_waste_card_goes_to_an_empty_cell_only():
    state = position({5: "2C"}, waste="7C")
    assert "place 5" not in legal(state)
    with pytest.raises(IllegalMove):
        state.decode("place 5")


def test_placing_empties_the_waste_and_tells_what_happened():
    state = position(stock="8D", waste="7C")
    (event,) = state.apply(0, state.decode("place 9"))
    assert event == CardPlaced("7C", 9)
    assert state.observation(0)["waste"] is None
    assert state.observation(0)["cells"][9] == "7C"


def test_a_placed_card_never_moves_again():
    state = position({5: "2C", 0: "KC"}, stock="8D")
    assert legal(state) == ["deal"]


def test_there_is_no_redeal():
    state = position({5: "2C"}, waste="8D", gone="AC")
    make(state, "place 6")
    assert "deal" not in legal(state)


# Removing


def test_removing_opens_when_the_grid_is_full():
    state = position(FULL.replace("AC", "--"), stock="2D 8D", waste="AC")
    assert make(state, "place 15") == ["CardPlaced", "RemovingOpened"]
    assert legal(state) == ["remove 9", "remove 5 6"]


def test_removing_is_shut_while_a_cell_is_empty():
    state = position({5: "4C", 6: "6C", 9: "TC"}, stock="2D")
    assert legal(state) == ["deal"]


def test_removing_opens_when_stock_and_waste_are_both_empty():
    state = position({5: "4C"}, waste="6C")
    assert make(state, "place 6") == ["CardPlaced", "RemovingOpened"]
    assert legal(state) == ["remove 5 6"]


def test_the_last_card_on_the_waste_keeps_removing_shut():
    state = position({5: "4C", 6: "TC"}, stock="6C")
    make(state, "deal")
    assert not state.observation(0)["removing"]
    assert all(text.startswith("place") for text in legal(state))


def test_a_ten_goes_by_itself():
    state = position(FULL, stock="2D", removing=True)
    (event,) = state.apply(0, remove_ten(9))
    assert event == TenRemoved("TC", 9)
    assert state.observation(0)["gone"] == ["TC"]


def test_two_cards_that_add_to_ten_go_together_either_way_round():
    assert remove_pair(6, 5) == remove_pair(5, 6)
    state = position(FULL, stock="2D", removing=True)
    (event,) = state.apply(0, remove_pair(6, 5))
    assert event == PairRemoved(("4C", "6C"), (5, 6))
    assert state.observation(0)["removed"] == state.observation(0)["score"] == 2


def test_a_pair_need_not_be_adjacent():
    state = position({0: "AC", 15: "9H"}, removing=True)
    assert legal(state) == ["remove 0 15"]


def test_two_fives_are_a_pair_and_one_is_not():
    state = position({5: "5C", 6: "5H", 9: "2C", 10: "8C"}, removing=True)
    assert legal(state) == ["remove 5 6", "remove 9 10"]
    assert position({5: "5C", 9: "2C", 10: "8C"}, removing=True).legal_moves(0) == [
        remove_pair(9, 10)
    ]


@pytest.mark.parametrize("text", ["remove 0", "remove 0 1", "remove 4 5", "remove 5", "remove 5 9"])
def test_faces_and_what_does_not_add_to_ten_cannot_be_removed(text):
    state = position(FULL, stock="2D", removing=True)
    with pytest.raises(IllegalMove):
        state.decode(text)


def test_a_full_grid_allows_no_deal():
    assert "deal" not in legal(position(FULL, stock="2D", removing=True))


def test_the_player_may_stop_early_and_dealing_shuts_removing():
    state = position(FULL, stock="2D 8D", removing=True)
    make(state, "remove 9")
    assert legal(state) == ["deal", "remove 5 6"]
    assert make(state, "deal") == ["RemovingShut", "CardDealt"]
    assert not state.observation(0)["removing"]
    assert legal(state) == ["place 9"]
    assert make(state, "place 9") == ["CardPlaced", "RemovingOpened"]


def test_any_number_of_removals_in_any_order():
    for order in (("remove 9", "remove 5 6"), ("remove 5 6", "remove 9")):
        state = position(FULL, stock="2D 8D 2H", removing=True)
        make(state, *order)
        assert legal(state) == ["deal"]


# Lost and won


def test_a_face_without_an_empty_cell_loses_as_soon_as_it_is_turned():
    state = position({0: "2C", 3: "3C", 12: "4C", 15: "4D"}, stock="KC 2D")
    assert make(state, "deal") == ["CardDealt", "GameLost"]
    assert state.outcome() == Outcome((0,), (), "patience.lost.face")
    assert state.to_act() == () and state.legal_moves(0) == []


def test_a_full_grid_with_nothing_to_remove_loses():
    blocked = "KC QC QD KD JC 4C 4D JD JH 3D 3C JS KH QH QS --"
    state = position(blocked, stock="2D", waste="AC", gone="TC")
    assert make(state, "place 15") == ["CardPlaced", "RemovingOpened", "GameLost"]
    assert state.outcome() == Outcome((1,), (), "patience.lost.full")


@pytest.mark.parametrize("rest", [{5: "TC"}, {5: "5C", 6: "5D"}, {5: "9C", 0: "AD"}])
def test_a_ten_or_a_pair_left_on_a_full_grid_keeps_it_alive(rest):
    blocked = position("3H QC QD 3S JC 4C 4D JD JH 3D 3C JS 2C QH QS 2S", "2D", removing=True)
    assert blocked.outcome().reason == "patience.lost.full"
    cells = dict(enumerate(blocked.observation(0)["cells"]))
    state = position(cells | rest, stock="2D", removing=True)
    assert state.outcome() is None


def test_won_when_stock_and_waste_are_empty_and_only_the_faces_are_left():
    state = position(FACES_HOME | {5: "4C", 6: "6C"}, removing=True)
    assert make(state, "remove 5 6") == ["PairRemoved", "GameWon"]
    assert state.outcome() == Outcome((2,), (0,), "patience.won")


def test_a_win_can_come_with_the_last_placement():
    cells = {cell: card for cell, card in FACES_HOME.items() if cell != 15}
    state = position(cells, waste="KS")
    assert make(state, "place 15") == ["CardPlaced", "RemovingOpened", "GameWon"]
    assert state.outcome() == Outcome((0,), (0,), "patience.won")


def test_not_won_while_cards_are_in_the_stock():
    state = position(FACES_HOME, stock="4C 6C")
    assert state.outcome() is None
    assert legal(state) == ["deal"]


def test_leftovers_that_do_not_pair_lose_by_our_ruling():
    state = position(FACES_HOME | {5: "4C"}, waste="3C")
    make(state, "place 6")
    assert state.outcome() == Outcome((0,), (), "patience.lost.left")


def test_one_point_for_each_card_removed():
    state = position(FULL, stock="2D", removing=True, gone="AD 9D")
    assert state.observation(0)["score"] == 2
    make(state, "remove 9", "remove 5 6")
    assert state.observation(0)["score"] == 5


def test_the_events_of_an_end_tell_the_score():
    state = position(FACES_HOME | {5: "TC"}, removing=True)
    assert state.apply(0, remove_ten(5))[-1] == GameWon(1)
    state = position({0: "2C", 3: "3C", 12: "4C", 15: "4D"}, stock="KC", gone="TC")
    assert state.apply(0, DEAL)[-1] == GameLost("patience.lost.face", 1)


# Moves, observations and calls that are not legal


@pytest.mark.parametrize(
    "text",
    ["", "deal ", "Deal", "place", "place 16", "place -1", "place 05", "remove 6 5", "remove 5 5",
     "remove 16", "place 5 6", None, 0, "place ٣"],
)
def test_texts_that_name_no_legal_move(text):
    state = position(FULL, stock="2D", removing=True)
    with pytest.raises(IllegalMove):
        state.decode(text)


@pytest.mark.parametrize("move", [-1, 1, 17, 33, 134, 289, 10**9, True, False, 0.0, "0"])
def test_illegal_moves_raise_and_change_nothing(move):
    state = position(FULL, stock="2D", removing=True)
    before = state.observation(0)
    with pytest.raises(IllegalMove):
        state.apply(0, move)
    assert state.observation(0) == before and state.stock == position(FULL, stock="2D").stock


@pytest.mark.parametrize("seat", [1, -1, True, None, "0"])
def test_there_is_one_seat(seat):
    state = Patience().new_state(1, 1)
    assert state.legal_moves(seat) == []
    for call in (lambda: state.apply(seat, DEAL), lambda: state.observation(seat)):
        with pytest.raises(IllegalMove):
            call()


def test_one_seat_no_options_and_a_number_for_a_deal():
    with pytest.raises(IllegalOption):
        Patience().new_state(2, 1)
    with pytest.raises(IllegalOption):
        Patience().new_state(1, 1, winnable=True)
    for seed in (-1, 1 << 63, True, "1"):
        with pytest.raises(ValueError):
            Patience().new_state(1, seed)


def test_an_observation_is_json_and_never_holds_the_deal():
    state = Patience().new_state(1, 987_654_321)
    make(state, "deal")
    observation = state.observation(0)
    assert json.loads(json.dumps(observation)) == observation
    assert set(observation) == {
        "seats", "options", "stock", "waste", "cells", "gone", "removing", "removed", "score",
    }
    assert "987654321" not in json.dumps(observation)


def test_two_deals_that_look_the_same_give_the_same_observation():
    first = position({5: "2C"}, stock="7C 8D KH", waste="3C")
    second = position({5: "2C"}, stock="KH 7C 8D", waste="3C")
    assert first.observation(0) == second.observation(0)


def test_a_clone_goes_its_own_way():
    state = position(FULL, stock="2D 8D", removing=True)
    before = state.observation(0)
    twin = state.clone()
    assert isinstance(twin, PatienceState)
    make(twin, "remove 9", "deal")
    assert state.observation(0) == before


def test_a_sample_shuffles_the_unseen_cards_only():
    state = Patience().new_state(1, 5)
    make(state, "deal")
    make(state, legal(state)[0])
    rng = random.Random(1)
    stocks = set()
    for _ in range(5):
        world = Patience().sample(state.observation(0), rng)
        assert world.observation(0) == state.observation(0)
        assert sorted(world.stock) == sorted(state.stock)
        stocks.add(world.stock)
    assert len(stocks) == 5


def test_a_sample_of_a_finished_game_is_finished():
    cells = {cell: card for cell, card in FACES_HOME.items() if cell != 15}
    numbers = " ".join(TEXT_OF_CARD[card] for card in range(40))
    state = position(cells, waste="KS", gone=numbers)
    make(state, "place 15")
    world = Patience().sample(state.observation(0), random.Random(1))
    assert world.outcome() == state.outcome()
