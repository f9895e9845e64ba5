"""Numbered deals: pinned for ever, tested for a win, graded, chosen."""

from __future__ import annotations

import random
from datetime import date

import pytest

from game.patience.rules import deals
from game.patience.rules.cards import PACK, TEXT_OF_CARD
from game.patience.rules.deals import order_of_deal
from game.randomness import MAX_SEED
from tests.game.patience.rules.small_packs import every_order_is_judged_right

PINNED = {
    0: (
        "QH TC 3C JC 4H 7C QC 3D 4S AC 3H 2H 9H 2S KH TH 8H AD 8C 2C 7H 2D JH 6H 5D 9D "
        "6C 4D TD KC 3S 6S JD 5C 7S 6D AH 7D TS QD QS 5S KD 8S KS AS 9C JS 5H 8D 4C 9S"
    ),
    1: (
        "5S 3C 5C 9D 6C JS 6S 5H QS 3H 5D 7D AH 4H TC 8H 9C 8D AD 4D QC 4C TH 9S KC KD "
        "6H QH 3S JH 2D 2H TS 2C 7H KS 8S KH TD 7C 6D 4S JD AC AS 7S 2S 3D 8C JC 9H QD"
    ),
    2: (
        "TD JD AS 8H 9C 4H TH 6H AC 2D QD AH 3S 5S 8S TC 3D QS 6S 2S 5C JS JC 8D 4D 7C "
        "QC 9D 8C 6D 5H KD TS 2C 3H 7H 4C 7S 2H JH 3C 9S 5D KC KH KS QH 7D 4S AD 6C 9H"
    ),
    42: (
        "2H 8C 4C TS JC AC 7H 7D 6H 2C QH TC 7S JH 8S 5D 4H JS 5H 4D 5S AD 9D 2S 5C 9C "
        "KS KC 8D 4S 9S KD AS QC QD JD 6C 7C QS TH 8H 2D KH 6D 6S 3S AH 9H TD 3C 3H 3D"
    ),
    4711: (
        "TH AD AS 8D 7C KD KH 7H TD 6S QH 3C 3S 5C 9S AH 2S 4C QC 6H 9D JD 2D 4H 5H 5S "
        "QD 6D JS AC 3H JC 6C QS TS 2H 8C 7S TC 8S 3D KS 7D 4D 8H 2C KC JH 9H 5D 9C 4S"
    ),
    123_456: (
        "KD 2H 5C 2C KC 8S QS 4H TC 5D 4D TD 8D 8H 3C QC 2S QH 9C 9S 9D AC JH 3D 4S JC "
        "8C 7C 4C 6S AS 3H TH 7H 7S JD 5H JS KH 9H AH 3S 6H AD 7D 6C 6D TS 5S QD KS 2D"
    ),
    999_999: (
        "AD 9D 4D KC TD 5S 2S KH AC 9S 9C TS 3S QD AS KD TC 2H 5C 6S JD 7S 8H 4C QC 2D "
        "8C QH 4S JH 6H JC 3C 7C 8S KS 8D 6C 4H 3H JS 9H AH TH 2C 7H 6D QS 7D 5H 5D 3D"
    ),
    2**32: (
        "7H 8D 4C 3S 6C TS 8C KH KS 8H JD QD 4S KC QH 4H AD 7C 4D 2S 2C AH 6D 5D 9C JH "
        "QS TC 9S 3H JS 6H AS AC TH 2D 7D JC 5C 3C 6S 7S 9D TD 2H 5H 9H 8S 3D 5S KD QC"
    ),
    10**15 + 7: (
        "QS TC JD 8D 8S 7C AS 6H 3D 7D 7S QC TH 2D 8C TS TD JC QD 4S 6S 7H 9D 9H 4D 6D "
        "5S KC 5H 9C 2H JH 2S QH 9S 3S 4H 3C 8H 5C 6C AH KD JS 5D KH AC 2C 3H AD 4C KS"
    ),
    2**63 - 1: (
        "2C 3H 9D 7H 6H 9H AD 3D QH TD 8C AH KC 3S 6C TS 4H 5S 9C KD TH 4S QS 7C 4C TC "
        "2H 5D 5H 6D 4D QC 2D JC JH 3C JS 8S 9S 5C AC QD 2S 7D JD 8D 6S 7S AS KH 8H KS"
    ),
}
"""Ten deals, which no version may change: the same number gives the same cards on every system."""


@pytest.mark.parametrize("number", PINNED)
def test_ten_deals_are_the_same_for_ever(number):
    assert " ".join(TEXT_OF_CARD[card] for card in order_of_deal(number)) == PINNED[number]


@pytest.mark.parametrize("number", [-1, MAX_SEED + 1, True, 1.0, "1"])
def test_what_is_no_deal_number(number):
    for asked in (order_of_deal, deals.grade, deals.is_winnable):
        with pytest.raises(ValueError):
            asked(number)


def test_the_profile_counts_by_its_definition():
    for number in range(40):
        order = order_of_deal(number)
        for j, waiting in enumerate(deals.profile(order), 1):
            ranks = [1 + card // 4 for card in order[:j]]
            counted = sum(rank > 10 for rank in ranks) + ranks.count(5) % 2
            counted += sum(abs(ranks.count(r) - ranks.count(10 - r)) for r in (1, 2, 3, 4))
            assert waiting == counted


def cards_of_ranks(ranks):
    """Return a pack's order by ranks, the suits of each rank as they come."""
    left = list(PACK)
    order = []
    for rank in ranks:
        card = next(card for card in left if card // 4 + 1 == rank)
        left.remove(card)
        order.append(card)
    assert not left, "it is a whole pack"
    return order


FACES = [11] * 4 + [12] * 4 + [13] * 3
"""All but the last king."""
REST = [2, 8] * 3 + [3, 7] * 4 + [4, 6] * 4 + [5] * 4 + [10] * 4 + [13]


def test_the_grid_may_be_full_with_the_sixteenth_card():
    """Sixteen cards wait then, and one less from the next card on: it counts all the same."""
    order = cards_of_ranks([*FACES, 1, 1, 1, 1, 2, 9, 9, 9, 9, 8, *REST])
    assert deals.profile(order)[14:18] == [15, 16, 15, 14]
    assert deals.grade_of(order) == 16 > deals.HARDEST_WINNABLE


def test_before_the_sixteenth_card_and_after_the_last_nothing_is_full():
    order = cards_of_ranks([*FACES, 1, 1, 1, 1, 9, 9, 9, 9, 2, 8, *REST])
    assert deals.profile(order)[14:17] == [15, 14, 13]
    assert deals.grade_of(order) == 14
    late = cards_of_ranks([*REST, *FACES, 1, 9, 1, 9, 1, 9, 1, 9, 2, 8])
    assert max(deals.profile(late)[15:51]) == deals.grade_of(late)


def test_half_of_all_shuffles_are_winnable():
    share = sum(map(deals.is_winnable, range(6000))) / 6000
    assert abs(share - 0.5136) < 4 * (0.25 / 6000) ** 0.5  # four standard errors


def test_grades_of_winnable_deals_are_eleven_to_fifteen():
    found = {deals.grade(number) for number in range(3000) if deals.is_winnable(number)}
    assert found == set(deals.GRADES)


def test_the_criterion_against_every_way_of_play_on_small_packs():
    """On packs of one and two suits: U below the size of the grid, and a full search, agree."""
    assert every_order_is_judged_right(random.Random(7), packs=700) > 50


def test_the_deal_of_the_day_is_winnable_and_stays():
    assert deals.deal_of_the_day(date(2026, 1, 1)) == 583146
    assert deals.deal_of_the_day(date(2030, 12, 31)) == 572264
    days = [date.fromordinal(740_000 + day) for day in range(60)]
    numbers = [deals.deal_of_the_day(day) for day in days]
    assert len(set(numbers)) == 60
    assert all(deals.is_winnable(number) for number in numbers)


def test_deals_by_chance():
    rng = random.Random(3)
    for _ in range(30):
        assert 1 <= deals.any_deal(rng) <= deals.LARGEST_CHOSEN
        assert deals.is_winnable(deals.winnable_deal(rng))
    for grade in deals.GRADES:
        assert deals.grade(deals.graded_deal(rng, grade)) == grade
    for wrong in (10, 16, "12"):
        with pytest.raises(ValueError):
            deals.graded_deal(rng, wrong)


def test_the_next_and_the_previous_winnable_deal():
    number = 4711
    following = deals.next_deal(number)
    assert following > number and deals.is_winnable(following)
    assert not any(map(deals.is_winnable, range(number + 1, following)))
    back = deals.previous_deal(following)
    assert back <= number and not any(map(deals.is_winnable, range(back + 1, following)))


def test_neighbours_of_another_kind_and_round_the_ends():
    assert deals.next_deal(7, lambda _: True) == 8
    assert deals.next_deal(MAX_SEED, lambda _: True) == 0
    assert deals.previous_deal(0, lambda _: True) == MAX_SEED
    assert deals.grade(deals.next_deal(7, lambda number: deals.grade(number) == 12)) == 12


def test_the_whole_pack_is_dealt():
    assert sorted(order_of_deal(99)) == list(PACK)
