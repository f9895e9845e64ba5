"""What a seat may know: all that lies open, its own hand, and nothing of the others'."""

from __future__ import annotations

import json
from typing import get_type_hints

from game.legends.rules.observation import LegendsObservation
from tests.game.legends.rules.tables import do, drawn, laid_out, look


def test_an_observation_has_the_keys_of_its_type_and_is_plain_json():
    seen = laid_out(people={("camelot", 0): ["kay"]}).observation(1)
    assert list(seen) == list(get_type_hints(LegendsObservation))
    assert json.loads(json.dumps(seen)) == seen


def test_a_hand_is_seen_by_its_seat_and_counted_by_the_others():
    table = laid_out(hands={0: ["kay"], 1: ["ector", "ban"]})
    assert look(table, "hand", 1) == ["ector", "ban"] and look(table, "hand", 0) == ["kay"]
    assert look(table, "hand_counts", 0) == look(table, "hand_counts", 1) == [1, 2]
    assert look(table, "known_hands", 0) == [[], []]
    assert "ector" not in json.dumps(table.observation(0))


def test_places_are_shown_while_they_are_open_or_peopled():
    table = laid_out(people={("camelot", 1): ["kay"]}, quests={"tower": ["captive"]})
    assert look(table, "places") == ["camelot", "cornwall", "forest", "tower"]
    companies = look(table, "companies")
    assert companies == {"camelot": [[], ["kay"]], "cornwall": [[], []], "forest": [[], []],
                         "tower": [[], []]}  # fmt: skip


def test_the_phase_says_what_kind_of_decision_comes():
    assert look(laid_out(), "phase") == "abilities"
    table, _ = drawn("lonazep", hands={0: ["kay"]})
    assert (look(table, "phase"), look(table, "step")) == ("tournament", "event")
    table, _ = drawn("ravens", hands={1: ["kay"]})
    assert (look(table, "phase"), look(table, "actor")) == ("choice", 1)
    assert look(table, "choices") == [
        {"kind": "drop", "seat": 1, "source": "ravens", "place": None, "special": None,
         "shown": []},
    ]  # fmt: skip


def test_cards_looked_at_are_shown_to_who_looks_and_counted_by_the_others():
    table = laid_out(people={("camelot", 0): ["pelles"]}, deck=["kay", "ector", "ban", "bors"])
    do(table, "use pelles")
    (own,), (others,) = look(table, "choices", 0), look(table, "choices", 1)
    assert own["shown"] == ["bors", "ban", "ector"] and others["shown"] == [None] * 3
    assert {**own, "shown": None} == {**others, "shown": None}


def test_a_final_event_counts_the_rounds_that_are_left():
    table = laid_out(quests={"camlann": ["last_day"]})
    assert look(table, "final") is None
    table.final_turn, table.turn = 4, 6
    assert look(table, "final") == {"turn": 4, "rounds_left": 1}
