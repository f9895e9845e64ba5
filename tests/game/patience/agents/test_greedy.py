"""The greedy player, rule by rule, and the chances that it counts with."""

from __future__ import annotations

import itertools

import pytest

from game.patience.agents.analysis import Outlook
from game.patience.agents.greedy import (
    added_chance,
    chance_of_block,
    chance_of_more,
    choose,
    class_for,
    is_bound_to_leave,
    removal,
)
from game.patience.rules.cards import CENTRE, JACKS, KINGS
from game.patience.rules.moves import DEAL, cells_of_move, place, remove_pair, remove_ten
from tests.game.patience.rules.positions import FACES_HOME, position


def outlook(*arguments, **named):
    """Return the outlook of a position that is set up."""
    return Outlook(position(*arguments, **named).observation(0))


def test_chances_of_the_stock_by_counting_all_draws():
    for marked, stock, draws, limit in itertools.product(range(4), (5, 7), range(6), range(3)):
        hands = list(itertools.combinations(range(stock), min(draws, stock)))
        more = sum(sum(card < marked for card in hand) > limit for hand in hands)
        assert chance_of_more(limit, draws, marked, stock) == pytest.approx(more / len(hands))


def test_a_block_is_a_face_more_than_there_are_cells():
    """Two kings among the four cards to come, one cell for them: both come, or it holds."""
    two_kings = outlook(gone="KC KD", stock="KH KS 2C 2D")
    assert chance_of_block(two_kings, KINGS, 2, 4) == 0
    assert chance_of_block(two_kings, KINGS, 1, 2) == pytest.approx(1 / 1275 * 0 + chance_of_more(
        1, 2, two_kings.unseen[13], two_kings.stock))
    assert added_chance(two_kings, KINGS) >= 0


@pytest.mark.parametrize(("cells", "rank", "goes"), [
    ({}, 10, True), ({5: "4C"}, 6, True), ({5: "4C", 6: "6C"}, 6, False), ({}, 6, False),
    ({5: "5C"}, 5, True), ({5: "5C", 6: "5D"}, 5, False), ({}, 5, False),
])  # fmt: skip
def test_a_card_goes_soon_if_its_partner_waits_unmatched(cells, rank, goes):
    assert is_bound_to_leave(outlook(cells, stock="2C"), rank) is goes


def test_numbers_go_to_the_centre_first_and_faces_home():
    assert class_for(outlook(waste="4C", stock="2C")) == CENTRE
    assert class_for(outlook(waste="JC", stock="2C")) == JACKS
    assert choose(position(waste="KC", stock="2C").observation(0)) == place(0)
    assert choose(position(waste="4C", stock="2C").observation(0)) == place(5)


def test_a_full_grid_gives_up_a_ten_or_a_pair_and_then_deals():
    cells = "KC QC QD KD JC 4C 6C JD JH TC 3C JS KH QH QS AC"
    first = removal(outlook(cells, stock="2D 8D", removing=True))
    assert first in (remove_ten(9), remove_pair(5, 6))
    assert removal(outlook(FACES_HOME, stock="2D", removing=True)) is None
    assert choose(position({0: "KC"}, stock="2D", removing=True).observation(0)) == DEAL


def test_a_cell_that_a_face_needs_is_cleared_before_the_centre():
    """A ten lies on a king's cell, one in the centre; the kings are still to come."""
    cells = {0: "TC", 5: "TD", 3: "2C", 12: "2D", 15: "2H"}
    move = removal(outlook(cells, stock="KC KD KH KS", removing=True))
    assert cells_of_move(move) == (0,)
