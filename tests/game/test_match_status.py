"""Where a match stands: marks, time, and a win that stays one."""

from __future__ import annotations

import pytest

from game.contract import Outcome
from game.entries import OPEN, OVER
from game.match_status import Standing
from game.records import ABANDONED, HELPED
from game.transcript import MAX_MARKS, Chair, Transcript

WON = Outcome((40,), (0,), "patience.won")
LOST = Outcome((10,), (), "patience.lost.full")


@pytest.fixture
def standing():
    sheet = Transcript("patience", 1, 7, "", "", (Chair(),), seconds=3.0, marks=("a",))
    return Standing(sheet)


def test_it_begins_open_with_the_sheets_time_and_marks(standing):
    assert (standing.status, standing.seconds, standing.marks) == (OPEN, 3.0, ("a",))
    assert standing.result is None


def test_a_mark_is_new_once_and_there_is_room_for_so_many(standing):
    assert standing.mark(HELPED) and not standing.mark(HELPED)
    assert standing.marks == ("a", HELPED)
    for number in range(MAX_MARKS - 2):
        assert standing.mark(f"{number:02}")
    assert not standing.mark(HELPED)
    with pytest.raises(ValueError, match="marks"):
        standing.mark("one more")


def test_a_loss_undone_is_none_and_a_win_undone_stays(standing):
    standing.judge(LOST, 0)
    assert standing.status == OVER and standing.result.won is False
    standing.judge(None, 0)
    assert standing.status == OPEN and standing.result is None
    standing.judge(WON, 0)
    win = standing.result
    assert win.won and (win.scores, win.seconds) == ((40,), 3.0)
    standing.seconds = 99.0
    for outcome in (None, LOST, WON):
        standing.judge(outcome, 0)
        assert standing.result is win


def test_without_a_seat_that_counts_there_is_no_result(standing):
    standing.judge(WON, None)
    assert standing.status == OVER and standing.result is None
    standing.judge(None, None)
    standing.give_up(None)
    assert standing.status == OVER and standing.result is None


def test_giving_up_is_a_loss_unless_it_was_won(standing):
    standing.give_up(0)
    assert (standing.result.won, standing.result.reason) == (False, ABANDONED)


def test_giving_up_after_a_win_undone_keeps_the_win(standing):
    standing.judge(WON, 0)
    standing.judge(None, 0)
    standing.give_up(0)
    assert standing.status == OVER and standing.result.won
