"""The table as one seat knows it: backs in other hands, and choices that answer themselves."""

from __future__ import annotations

from game.legends.rules.events import CharacterDiscarded, CharacterDrawn, EventKept
from game.legends.rules.folded_table import FoldedTable
from tests.game.legends.rules.tables import CARDS, drawn, laid_out

KAY, BAN = CARDS.code_of["kay"], CARDS.code_of["ban"]


def folded(table, seat=0):
    return FoldedTable(CARDS, table.observation(seat))


def test_laid_out_and_looked_at_again_it_is_the_same_observation():
    table = laid_out(people={("camelot", 1): ["bors"]}, hands={0: ["kay"], 1: ["ban", "ector"]})
    for seat in range(2):
        assert folded(table, seat).observation() == table.observation(seat)


def test_a_card_of_another_hand_is_spent_as_a_back_unless_all_know_it():
    table = folded(laid_out(hands={1: ["ban", "ector"]}))
    table.gain(1, KAY)
    assert table.observation()["hand_counts"] == [0, 3]
    table.spend(1, BAN)
    assert table.observation()["known_hands"][1] == ["kay"]
    assert table.observation()["hand_counts"] == [0, 2]
    table.spend(1, KAY)
    assert table.observation()["known_hands"][1] == []
    assert table.observation()["hand_counts"] == [0, 1]
    table.gain_back(1)
    assert table.observation()["hand_counts"] == [0, 2]


def test_only_an_event_of_its_kind_answers_the_first_choice():
    state, _ = drawn("ravens", hands={0: ["kay"], 1: ["ban"]})
    table = folded(state)
    assert table.is_answered_by(CharacterDiscarded(0, "kay", "hand", "event"))
    assert not table.is_answered_by(CharacterDrawn(0, "kay", 3))
    assert not table.is_answered_by(EventKept(0))
    table.answer()
    assert [choice[1] for choice in table.position.pending] == [1]
    assert not table.is_answered_by(CharacterDiscarded(1, "ban", "hand", "event"))


def test_a_choice_that_offers_nothing_is_dropped_before_it_is_looked_at():
    state, _ = drawn("ravens", hands={0: ["kay"], 1: ["ban"]})
    table = folded(state)
    table.spend(0, KAY)
    assert [choice["seat"] for choice in table.observation()["choices"]] == [1]
