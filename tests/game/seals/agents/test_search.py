"""The search: moves judged over the same worlds, those clearly behind dropped."""

from __future__ import annotations

import random

import numpy as np
import pytest

from game.seals.agents.batch_worlds import Columns
from game.seals.agents.search import Judged, behind, joined, judge_moves, still_in
from tests.game.seals.rules.tables import play_cards, table


def judged(move: int, *worths: float) -> Judged:
    return Judged(move, [np.array(worths, np.float32)])


def test_the_card_that_loses_nothing_is_judged_best() -> None:
    # Only ducking with the low red lets seat 1 take the trick that it can seal.
    state = table(("r1 r8", "r7 g2", "r5 g3"), ("", "red", "green"), leader=2)
    play_cards(state, "r5")
    columns = Columns(state.observation(0), random.Random(1))
    found = judge_moves(columns, state.legal_moves(0), columns.batch, 6, range(2))
    assert state.encode(found[0].move) == "play 1"
    assert found[0].mean > (found[1].mean if len(found) > 1 else 0.0)


def test_how_far_a_move_is_behind_is_told_over_the_same_worlds() -> None:
    gap, error = behind(judged(1, 0.8, 0.6, 0.8), judged(2, 0.5, 0.5, 0.2))
    assert gap == pytest.approx(1 / 3, abs=1e-6)
    assert error == pytest.approx(np.std([0.3, 0.1, 0.6]) / 2**0.5, abs=1e-6)


def test_moves_clearly_behind_drop_out_but_two_and_half_may_stay() -> None:
    best, near, far = judged(1, 0.9, 0.8), judged(2, 0.8, 0.9), judged(3, 0.1, 0.0)
    assert [one.move for one in still_in([best, near, far])] == [1, 2]
    assert [one.move for one in still_in([best, far])] == [1]
    alike = [judged(move, 0.5, 0.5) for move in range(6)]
    assert len(still_in(alike)) == 3


def test_batches_are_laid_side_by_side() -> None:
    state = table(("r1 g1", "r9 g2", "r5 g3"), ("", "red", "green"))
    columns = Columns(state.observation(0), random.Random(1))
    one, other = columns.batch(2), columns.batch(3)
    both = joined([one, other])
    assert both.size() == 5
    assert (both.hands[:, :, :2] == one.hands).all() and (both.hands[:, :, 2:] == other.hands).all()
