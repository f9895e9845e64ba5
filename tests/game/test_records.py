"""Statistics: a deal counts once, when it ends; streaks and times are those of the person."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from game.notices import Trouble
from game.records import HELPED, PEEKED, Result, Statistics, by_group, result_from_json, statistics
from game.transcript import MAX_SEATS, Chair


@dataclass
class Kept:
    """An ended match, as the journal gives it."""

    seed: int
    result: Result | None
    group: str = "12"
    game: str = "patience"
    options: dict[str, object] = field(default_factory=dict)
    chairs: tuple[Chair, ...] = (Chair(),)


def won(seconds=60.0, *marks):
    return Result(True, (40,), "patience.won", seconds, marks)


def lost(seconds=30.0, *marks):
    return Result(False, (10,), "patience.lost.full", seconds, marks)


def in_order(*results):
    return statistics([Kept(seed, result) for seed, result in enumerate(results)])


def test_nothing_played_is_nothing():
    assert statistics([]) == Statistics() and statistics([]).win_share == 0.0
    assert in_order(None, None) == Statistics()


def test_wins_losses_and_streaks():
    figures = in_order(won(), won(), won(), lost(), lost(), won(), won())
    assert (figures.played, figures.won, figures.lost) == (7, 5, 2)
    assert (figures.streak, figures.longest_wins, figures.longest_losses) == (2, 3, 2)
    assert in_order(won(), lost(), lost()).streak == -2
    assert figures.win_share == 5 / 7


def test_best_times_are_of_wins_and_with_help_apart():
    figures = in_order(lost(1.0), won(50.0), won(20.0, HELPED), won(30.0, PEEKED), won(40.0))
    assert figures.best_seconds == 20.0 and figures.best_unhelped_seconds == 40.0
    assert (figures.won_unhelped, figures.won_helped, figures.won_peeked) == (2, 1, 1)


def test_a_deal_counts_once():
    again = [Kept(1, won()), Kept(1, won()), Kept(1, lost()), Kept(2, lost())]
    figures = statistics(again)
    assert (figures.played, figures.won, figures.streak) == (2, 1, -1)
    assert figures.won_unhelped == 1, "winning it again takes nothing from the first win"


def test_a_loss_stays_one_whatever_a_second_try_at_the_deal_brings():
    figures = statistics([Kept(1, lost()), Kept(2, won()), Kept(1, won()), Kept(2, lost())])
    assert (figures.played, figures.won, figures.lost, figures.streak) == (2, 1, 1, 1)
    assert (figures.won_peeked, figures.won_unhelped) == (0, 1)


def test_other_options_or_seats_are_another_deal():
    two = (Chair(), Chair("guest"))
    kept = [Kept(1, won()), Kept(1, won(), options={"rounds": 1}), Kept(1, won(), chairs=two)]
    assert statistics(kept).played == 3


def test_games_and_groups_are_apart():
    kept = [
        Kept(1, won(), "11"),
        Kept(2, lost(), "13"),
        Kept(3, won(), "13"),
        Kept(4, lost(), "", "nothing"),
    ]
    assert statistics(kept).played == 4
    assert statistics(kept, "patience").played == 3
    groups = by_group(kept, "patience")
    assert list(groups) == ["11", "13"]
    assert (groups["13"].played, groups["13"].won) == (2, 1)
    assert statistics(kept, "patience", "13") == groups["13"]


def test_a_result_survives_the_journal():
    for result in (won(61.25, HELPED, PEEKED), lost()):
        assert result_from_json(result.as_json()) == result
    full_table = Result(True, (0,) * MAX_SEATS, "nothing.won", 1.0)
    assert result_from_json(full_table.as_json()) == full_table


@pytest.mark.parametrize(
    "change",
    [
        {"won": 1},
        {"scores": [1.5]},
        {"scores": [True]},
        {"scores": [10**30]},
        {"scores": [1] * 9},
        {"reason": None},
        {"seconds": -1},
        {"marks": "x"},
    ],
)
def test_a_bent_result_is_refused(change):
    with pytest.raises(Trouble):
        result_from_json({**won().as_json(), **change})
    for data in (None, [], "won"):
        with pytest.raises(Trouble):
            result_from_json(data)
