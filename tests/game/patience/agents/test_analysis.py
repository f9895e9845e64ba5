"""What a fair player counts: the grid by class and rank, and what is unseen."""

from __future__ import annotations

import pytest

from game.patience.agents.analysis import Outlook, first_vacant
from game.patience.rules.cards import CENTRE, JACKS, KINGS, QUEENS
from tests.game.patience.rules.positions import FACES_HOME, position


def test_counts_of_a_grid():
    seen = position({5: "4C", 0: "4D", 4: "JC"}, stock="6C", waste="KS", gone="AC 9C TD")
    outlook = Outlook(seen.observation(0))
    assert outlook.held[CENTRE][4] == outlook.held[KINGS][4] == 1 and outlook.on_grid(4) == 2
    assert outlook.free == [3, 3, 4, 3]
    assert outlook.spots == [(0, 4), (5, 4)], "faces are no numbers"
    assert (outlook.waste, outlook.stock, outlook.removing) == (13, 1, False)
    assert [outlook.unseen[rank] for rank in (1, 4, 9, 10, 11, 13)] == [3, 2, 3, 3, 3, 3]


def test_nothing_on_the_waste_is_rank_nought():
    outlook = Outlook(position(stock="6C").observation(0))
    assert outlook.waste == 0 and outlook.unseen[1:] == [4] * 13


def test_the_first_empty_cell_of_a_class():
    seen = position({0: "KC", 3: "2C"}).observation(0)
    assert [first_vacant(seen, kind) for kind in (CENTRE, KINGS, QUEENS, JACKS)] == [5, 12, 1, 4]
    with pytest.raises(StopIteration):
        first_vacant(position(FACES_HOME).observation(0), KINGS)
