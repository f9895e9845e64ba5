"""What may follow a position: every next card, and every sensible removal."""

from __future__ import annotations

import random

import numpy as np

from game.patience.agents.analysis import Outlook
from game.patience.agents.lookahead import best_removals, placed, successors
from game.patience.agents.values import Positions, shipped_values
from tests.game.patience.agents.batches import some_positions
from tests.game.patience.rules.positions import position, random_position


def test_successors_are_likely_and_legal():
    positions = some_positions(80)
    after = successors(shipped_values(), positions)
    assert np.allclose(after.odds.sum(1), 1, atol=1e-5)
    assert ((after.expected >= 0) & (after.expected <= 1 + 1e-6)).all()
    assert (after.positions.stock == positions.stock[np.nonzero(after.index >= 0)[0]] - 1).all()
    for kind, face in ((1, 13), (2, 12), (3, 11)):
        others = [other for other in range(4) if other != kind]
        assert (after.chances[:, face - 1, others] == -1).all()
        assert ((after.chances[:, face - 1, kind] >= 0) <= (positions.free[:, kind] > 0)).all()


def test_removals_pair_off_and_leave_room():
    values = shipped_values()
    rng = random.Random(2)
    seen = 0
    while seen < 30:
        state = random_position(rng, rng.randrange(20, 90))
        if not state.removing or not state.stock:
            continue
        seen += 1
        before = Positions.of(Outlook(state.observation(0)))
        _, after = best_removals(values, before)
        gone = (before.held - after.held).sum(1)[0]
        assert (gone >= 0).all() and after.free.sum() > 0
        assert all(gone[rank] == gone[10 - rank] for rank in range(1, 5)) and gone[5] % 2 == 0
        assert after.free.sum() - before.free.sum() == gone.sum()


def test_a_placed_card_takes_a_cell_and_is_seen():
    before = Positions.of(Outlook(position({5: "4C"}, stock="6C KD 6D").observation(0)))
    after = placed(before, np.zeros(2, np.intp), np.array([6, 13]), np.array([0, 1]))
    assert after.held[0, 0, 6] == 1 and after.free[0, 0] == before.free[0, 0] - 1
    assert after.unseen[0, 6] == before.unseen[0, 6] - 1
    assert after.free[1, 1] == 3 and after.unseen[1, 13] == before.unseen[0, 13] - 1
    assert after.held[1].sum() == before.held[0].sum(), "a face is no number"


def test_a_full_grid_where_nothing_can_go_is_worth_nothing():
    stuck = position("KC QC QD KD JC 4C 4D JD JH 3D 3C JS KH QH QS AC", "2D", removing=True)
    chances, _ = best_removals(shipped_values(), Positions.of(Outlook(stuck.observation(0))))
    assert chances[0] == 0
