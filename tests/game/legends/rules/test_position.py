"""What lies on the table, and how cards get from one place of it to another."""

from __future__ import annotations

from game.legends.rules.codes import unpacked
from game.legends.rules.events import CharacterDiscarded, CharacterReturned, SpecialReturned
from game.legends.rules.position import HAND_LIMIT
from tests.game.legends.rules.tables import CARDS, laid_out

CODE = CARDS.code_of
CAMELOT, FOREST = 0, 2


def skills(*names):
    """Return the summed skills of characters."""
    return [sum(s) for s in zip(*(CARDS.characters[CODE[n]].skills for n in names), strict=True)]


def test_a_companys_sums_follow_who_comes_and_goes():
    table = laid_out(people={("camelot", 0): ["kay", "ector"]})
    slot = table.slot_of(CODE["kay"])
    assert table.sums(CAMELOT, 0) == skills("kay", "ector")
    table.shift(CODE["kay"], slot, FOREST, 0)
    assert table.sums(CAMELOT, 0) == skills("ector") and table.sums(FOREST, 0) == skills("kay")
    table.take(CODE["ector"], slot, [])
    assert table.sums(CAMELOT, 0) == [0] * 6 and table.slot_of(CODE["ector"]) == -1


def test_boosts_count_for_the_active_seat_alone():
    table = laid_out(people={("camelot", 0): ["kay"], ("camelot", 1): ["ector"]})
    table.boosts = (5, *table.boosts[1:])
    assert table.sums(CAMELOT, 0)[0] == skills("kay")[0] + 5
    assert table.sums(CAMELOT, 1) == skills("ector")


def test_a_herald_changes_those_of_the_house_each():
    table = laid_out(people={("camelot", 0): ["gareth", "gawain", "kay"]}, heraldic="pride")
    expected = skills("gareth", "gawain", "kay")
    expected[0] += 2
    expected[1] -= 2
    assert table.sums(CAMELOT, 0) == expected
    assert unpacked(table.worth(CODE["kay"])) == skills("kay")


def test_who_comes_back_is_known_to_all_and_a_sixth_is_discarded():
    table = laid_out(
        people={("camelot", 0): ["kay", "ector"]}, hands={0: ["ban", "bors", "gareth", "gawain"]}
    )
    told = []
    slot = table.slot_of(CODE["kay"])
    table.give_back(CODE["kay"], slot, "laudine", told)
    assert table.hands[0].bit_count() == HAND_LIMIT and table.known[0] == 1 << CODE["kay"]
    table.give_back(CODE["ector"], slot, "laudine", told)
    assert told == [
        CharacterReturned(0, "kay", "camelot", "laudine"),
        CharacterDiscarded(0, "ector", "camelot", "full"),
    ]
    assert table.discard == 1 << CODE["ector"]


def test_a_carrier_who_leaves_the_table_leaves_its_card_at_the_side():
    table = laid_out(people={("camelot", 1): ["kay"]}, specials={"high_king": "kay"})
    special = [card.id for card in CARDS.specials].index("high_king")
    assert table.owner_of_special(special) == 1
    told = []
    table.kill(CODE["kay"], table.slot_of(CODE["kay"]), told)
    assert told == [SpecialReturned("high_king", "kay")] and table.owner_of_special(special) == -1


def test_an_empty_deck_with_nothing_discarded_gives_no_card():
    table = laid_out(deck=[])
    told = []
    assert not table.draw(0, told) and told == [] and table.hands[0] == 0
