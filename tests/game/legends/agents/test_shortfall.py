"""What a company lacks for a quest, and the fewest abilities that fill the gap."""

from __future__ import annotations

from game.legends.agents.shortfall import ANY, Raise, fewest, gaps, raises_at, way_to
from game.legends.rules.codes import text_of
from tests.game.legends.rules.tables import CARDS, card, laid_out, raised

CAMELOT = 0
CODE = CARDS.code_of
CHALLENGER, FEAST = (CODE[name] - CODE["challenger"] for name in ("challenger", "feast"))


def way(table, number=CHALLENGER, seat=0):
    """Return the uses that would complete an event card, as text, or None."""
    moves = way_to(table, number, seat)
    return None if moves is None else [text_of(move, CARDS.names) for move in moves]


def at_camelot(*names, lacking, quest="challenger", **more):
    table = laid_out(people={("camelot", 0): names}, quests={"camelot": [quest]}, **more)
    raised(table, card(quest), lacking)
    return table


def test_nothing_is_used_where_nothing_lacks_and_nobody_can_without_a_company():
    table = at_camelot("gawain", lacking=0)
    assert way(table) == [] and way(table, seat=1) is None


def test_a_gap_is_filled_by_as_much_as_the_ability_gives_and_no_more():
    assert way(at_camelot("gawain", lacking=4)) == ["use gawain"]
    assert way(at_camelot("gawain", lacking=5)) is None
    assert way(at_camelot("gawain", "gaheris", lacking=5)) == ["use gawain", "use gaheris"]


def test_the_fewest_uses_are_taken_and_of_those_the_smallest_surplus():
    assert way(at_camelot("gawain", "gaheris", "sagramore", lacking=3)) in (
        ["use gaheris"], ["use sagramore"],
    )  # fmt: skip


def test_a_wild_ability_is_named_with_its_skill():
    table = at_camelot("ragnell", lacking=2)
    assert way(table) == ["use ragnell combat"]


def test_what_was_used_in_this_turn_fills_nothing():
    table = at_camelot("gawain", lacking=4)
    table.used = 1 << CODE["gawain"]
    assert way(table) is None


def test_gaps_name_every_skill_that_lacks_and_how_much():
    table = laid_out(people={("camelot", 0): ["kay"]}, quests={"camelot": ["feast"]})
    assert gaps(table, FEAST, table.total(CAMELOT, 0)) == [(1, 12 - 1), (4, 12 - 1)]


def test_rallies_count_whom_they_mean_and_copies_whom_they_copy():
    table = laid_out(people={("camelot", 0): ["lot", "gareth", "kay", "dagonet"],
                             ("camelot", 1): ["accolon"]})  # fmt: skip
    found = raises_at(table, CAMELOT, 0)
    assert Raise(CODE["lot"], 0, 4, True) in found, "Lot and Gareth are of Orkney"
    assert Raise(CODE["dagonet"], 0, 4, True, CODE["accolon"]) in found


def test_one_character_fills_one_gap_only():
    wild = [Raise(1, ANY, 3, True)]
    assert fewest([(0, 2)], wild) is not None
    assert fewest([(0, 2), (1, 1)], wild) is None
