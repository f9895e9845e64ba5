"""A turn and its actions, one test a sentence of the rules page."""

from __future__ import annotations

import random

import pytest

from game.legends.rules import turn
from game.legends.rules.game import EVENTS_OF_SEATS, Legends
from tests.game.legends.rules.tables import (
    CARDS,
    do,
    kinds,
    laid_out,
    look,
    offers,
    people,
)

PLAIN = [c.id for c in CARDS.characters if not c.ability]
GAME = Legends()


@pytest.mark.parametrize(("seats", "turns"), [(2, 9), (3, 7), (4, 6)])
def test_the_last_seat_reveals_the_final_event(seats, turns):
    rng = random.Random(seats)
    for level in ("standard", "advanced"):
        state = GAME.new_state(seats, 11, level=level)
        assert state.events_left == EVENTS_OF_SEATS[seats] + 1
        while not state.final_turn and state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, rng.choice(state.legal_moves(seat)))
        assert state.final_turn == turns
        assert state.active == (state.start - 1) % seats


def test_a_turn_has_no_event_when_the_deck_has_run_out():
    table = laid_out(step="event", events=[], hands={0: ["kay"]})
    happened = []
    turn.begin_turn(table, happened)
    turn.advance(table, happened)
    assert kinds(happened) == ["TurnBegan", "StepBegan"] and look(table, "phase") == "actions"


def test_all_of_a_company_count_negatives_too():
    table = laid_out(people={("forest", 0): ["igraine", "kay"]})
    igraine, kay = (CARDS.characters[CARDS.code_of[name]].skills for name in ("igraine", "kay"))
    assert look(table, "totals")["forest"][0] == [a + b for a, b in zip(igraine, kay, strict=True)]


def test_at_most_one_quest_a_place_a_turn():
    strong = ["lancelot", "gawain", "arthur", "lamorak", "galahad", "bors"]
    table = laid_out(
        step="complete",
        people={
            ("camelot", 0): strong,
            ("forest", 0): ["percival", "palamedes", "pellinore", "tristan"],
        },
        quests={"camelot": ["challenger", "vigil"], "forest": ["beast"]},
    )
    assert offers(table, "complete") == [
        "complete challenger", "complete vigil", "complete beast",
    ]  # fmt: skip
    do(table, "complete vigil")
    assert offers(table, "complete") == ["complete beast"]
    assert people(table, "camelot", 0) == sorted(strong, key=lambda name: CARDS.code_of[name])
    do(table, "complete beast")
    assert look(table, "phase") == "actions"


def test_two_actions_repeats_allowed_then_the_turn_is_ended():
    table = laid_out(step="actions", hands={0: ["kay", "ector"]})
    do(table, "play kay forest", "play ector forest")
    assert offers(table) == ["done"]


@pytest.mark.parametrize(
    ("seats", "level", "actions"),
    [(2, "standard", [2, 2]), (3, "beginner", [2, 2, 2]), (3, "standard", [1, 2, 2]),
     (4, "advanced", [1, 2, 2, 2])],
)  # fmt: skip
def test_who_begins_among_three_or_four_acts_once_at_first_from_standard_on(seats, level, actions):
    state, counted = GAME.new_state(seats, 6, level=level), []
    while state.turn == 1:
        if look(state, "phase") == "actions":
            counted.append(look(state, "actions_left"))
            do(state, "done")
        else:
            moves = offers(state)
            do(state, "pass" if "pass" in moves else moves[-1])
    assert counted == actions


def test_drawing_stops_at_five_cards_and_with_both_piles_empty():
    assert "draw" not in offers(laid_out(step="actions", hands={0: PLAIN[:5]}))
    assert "draw" not in offers(laid_out(step="actions", deck=[]))


def test_an_empty_deck_is_made_from_the_discard_pile():
    table = laid_out(step="actions", deck=[], discard=["kay", "ector"])
    assert kinds(do(table, "draw")) == ["DeckReshuffled", "CharacterDrawn"]
    assert look(table, "deck")["characters"] == 1 and table.discard == 0


def test_six_of_ones_own_a_location():
    table = laid_out(
        step="actions",
        people={("camelot", 0): PLAIN[:6], ("forest", 0): PLAIN[6:8], ("cornwall", 0): PLAIN[8:13]},
        hands={0: ["gawain"]},
    )
    assert "play gawain camelot" not in offers(table)
    assert not list(offers(table, "move forest camelot"))
    onward = offers(table, "move forest cornwall")
    assert len(onward) == 2, "one may still come, two may not"


def test_one_or_two_move_from_one_place_to_one_other():
    table = laid_out(step="actions", people={("camelot", 0): ["kay", "griflet", "ector"]})
    assert len(offers(table, "move camelot forest")) == 6
    do(table, "move camelot forest kay ector")
    assert people(table, "forest", 0) == ["kay", "ector"]


def test_special_places_are_reached_by_moving_only():
    table = laid_out(
        step="actions",
        people={("camelot", 0): ["kay"]},
        hands={0: ["ector"]},
        quests={"tower": ["captive"]},
    )
    assert not [text for text in offers(table, "play") if text.endswith("tower")]
    assert "move camelot tower kay" in offers(table)
