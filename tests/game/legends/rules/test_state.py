"""The state under the contract: what it refuses, and that a refusal or a clone changes nothing."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.legends.rules.codes import DONE_MOVE, DRAW_MOVE
from tests.game.legends.rules.tables import do, laid_out


def views(table):
    return [table.observation(seat) for seat in range(table.seats)]


@pytest.mark.parametrize(
    ("seat", "move"),
    [(1, DONE_MOVE), (2, DONE_MOVE), (-1, DONE_MOVE), (False, DONE_MOVE), (0, -1), (0, True),
     (0, "done"), (0, None), (0, DRAW_MOVE)],
)  # fmt: skip
def test_what_isnt_legal_is_refused_and_changes_nothing(seat, move):
    table = laid_out(step="actions", deck=[])
    before = views(table)
    with pytest.raises(IllegalMove):
        table.apply(seat, move)
    assert views(table) == before


@pytest.mark.parametrize("seat", [-1, 2, True, None])
def test_nobody_else_sits_at_the_table(seat):
    with pytest.raises(IllegalMove, match="no seat"):
        laid_out().observation(seat)
    assert laid_out().legal_moves(seat) == []


def test_a_list_of_legal_moves_is_the_callers_own():
    table = laid_out(step="actions", hands={0: ["kay"]})
    table.legal_moves(0).clear()
    assert DONE_MOVE in table.legal_moves(0)


def test_a_clone_goes_its_own_way():
    table = laid_out(step="actions", people={("camelot", 0): ["kay"]}, hands={0: ["ban"]})
    before, twin = views(table), table.clone()
    do(twin, "play ban forest", "move camelot forest kay", "done")
    assert views(table) == before and views(twin) != before


def test_nobody_acts_after_the_end():
    table = laid_out(events=[], level=0, step="actions")
    table.active = 1
    do(table, "done")
    assert table.to_act() == () and table.legal_moves(0) == []
    assert table.outcome() is not None
