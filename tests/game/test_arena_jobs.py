"""The arena's pieces of work: turned seats, honest intervals, sums that add up."""

from __future__ import annotations

import pytest

from game import arena_jobs
from game.contract import Outcome

NOTHING = "tests.nothing:Nothing"


def test_each_entrant_sits_at_each_seat_of_the_same_deal():
    seats = {
        rotation: [
            seat
            for seat, _ in arena_jobs.play_bout(
                arena_jobs.Bout(NOTHING, ("squire", "knight"), 3, rotation, playouts=1)
            )
        ]
        for rotation in (0, 1)
    }
    assert seats == {0: [0, 1], 1: [1, 0]}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (600, 10_000, 0.0555, 0.0648),
    ],
)
def test_wilson_intervals(wins, games, low, high):
    assert arena_jobs.wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_of_no_games():
    assert arena_jobs.wilson(0, 0) == (0.0, 1.0)


def test_a_tally_adds_up():
    one, two = arena_jobs.Tally(), arena_jobs.Tally()
    for points, winners in ((4, (0,)), (6, (0, 1)), (2, ())):
        outcome = Outcome((points, 0), winners, "nothing.won")
        one.add(outcome.scores[0], outcome.winners, 0)
    two.merge(one)
    assert (two.games, two.wins, two.shared, two.mean) == (3, 2, 1, 4.0)
    assert two.error == pytest.approx(2 / 3**0.5)
    pair = arena_jobs.Tally(games=2, points=6.0, squares=20.0)
    assert pair.error == pytest.approx(1.0), "two games of 2 and 4 points say something already"
    assert arena_jobs.Tally(games=1, points=6.0, squares=36.0).error == 0.0
    assert arena_jobs.Tally().mean == arena_jobs.Tally().error == 0.0


def test_deals_in_a_run_are_the_numbered_ones_whatever_the_pieces():
    whole = arena_jobs.play_run(arena_jobs.Run(NOTHING, "random", 3, 4))
    halves = arena_jobs.play_run(arena_jobs.Run(NOTHING, "random", 3, 2))
    halves.merge(arena_jobs.play_run(arena_jobs.Run(NOTHING, "random", 5, 2)))
    assert whole.games == 4
    assert (whole.games, whole.wins, whole.shared, whole.points, whole.squares) == (
        halves.games, halves.wins, halves.shared, halves.points, halves.squares
    )  # fmt: skip


def test_thought_is_timed_only_where_there_is_a_choice():
    bout = arena_jobs.Bout(NOTHING, ("squire", "squire"), 3, 0, playouts=1, options={"still": True})
    tallies = dict(arena_jobs.play_bout(bout))
    # Three rounds of one choice each: drawing is all that the wind's seat may do.
    assert [tallies[seat].moves for seat in (0, 1)] == [3, 3]
    assert all(tally.seconds > 0 for tally in tallies.values())


def test_a_game_is_named_by_its_key_or_its_address():
    assert arena_jobs.game_named("patience").key == "patience"
    assert arena_jobs.game_named(NOTHING).key == "nothing"
    for name in ("chess", "json:loads", "tests.nothing:Anything"):
        with pytest.raises(ValueError, match=name):
            arena_jobs.game_named(name)
    with pytest.raises(ValueError, match="no players"):
        arena_jobs.players_of("legends")
