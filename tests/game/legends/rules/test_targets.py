"""Whom an ability may be used on, at the borders of what is allowed."""

from __future__ import annotations

from tests.game.legends.rules.tables import laid_out, offers

SIX = ["kay", "griflet", "bedivere", "ector", "ban", "lavaine"]


def test_a_sixth_is_recruited_and_a_seventh_not():
    five = laid_out(people={("camelot", 0): ["galehaut", *SIX[:4]]}, hands={0: ["gareth"]})
    assert offers(five, "use galehaut") == ["use galehaut gareth"]
    six = laid_out(people={("camelot", 0): ["galehaut", *SIX[:5]]}, hands={0: ["gareth"]})
    assert offers(six, "use galehaut") == []


def test_a_sixth_is_summoned_and_a_seventh_not():
    elsewhere = {("forest", 0): ["gareth"]}
    five = laid_out(people={("camelot", 0): ["blanchefleur", *SIX[:4]], **elsewhere})
    assert offers(five, "use blanchefleur") == ["use blanchefleur gareth"]
    six = laid_out(people={("camelot", 0): ["blanchefleur", *SIX[:5]], **elsewhere})
    assert offers(six, "use blanchefleur") == []


def test_a_card_is_drawn_to_a_fifth_place_of_the_hand_while_there_is_one_to_draw():
    people = {("camelot", 0): ["brangaine"]}
    assert offers(laid_out(people=people, hands={0: SIX[:4]}), "use") == ["use brangaine"]
    assert offers(laid_out(people=people, hands={0: SIX[:5]}), "use") == []
    assert offers(laid_out(people=people, deck=[]), "use") == []
    assert offers(laid_out(people=people, deck=[], discard=["kay"]), "use") == ["use brangaine"]


def test_only_hands_with_cards_can_be_harried_and_never_ones_own():
    table = laid_out(
        seats=4, people={("camelot", 0): ["dinadan"]}, hands={0: ["kay"], 1: [], 3: ["ector"]}
    )
    assert offers(table, "use") == ["use dinadan seat3"]


def test_the_next_event_card_is_foreseen_only_while_one_lies_above_the_final_one():
    people = {("camelot", 0): ["merlin"]}
    above = laid_out(people=people, events=["last_day", "ravens"])
    assert offers(above, "use") == ["use merlin"]
    assert offers(laid_out(people=people, events=["last_day"]), "use") == []
    beginner = laid_out(people=people, events=["ravens"], level=0)
    assert offers(beginner, "use") == ["use merlin"]


def test_quests_of_main_locations_alone_are_dispelled():
    quests = {"camelot": ["vigil"], "avalon": ["barge"]}
    here = laid_out(people={("camelot", 0): ["nimue"]}, quests=quests)
    assert offers(here, "use") == ["use nimue vigil"]
    there = laid_out(people={("avalon", 0): ["nimue"]}, quests=quests)
    assert offers(there, "use") == []


def test_a_special_card_is_stolen_from_others_here_and_not_from_ones_own():
    people = {("camelot", 0): ["morgan", "kay"], ("camelot", 1): ["ector"]}
    assert offers(laid_out(people=people, specials={"high_king": "kay"}), "use") == []
    others = laid_out(people=people, specials={"high_king": "ector"})
    assert offers(others, "use") == ["use morgan high_king"]
