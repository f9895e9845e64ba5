"""A tournament as it is told: in order, and the same to every seat."""

from __future__ import annotations

from game.legends.rules.tournament_events import BidPassed, CharacterBid, TournamentWon
from tests.game.legends.rules.tables import bidding, do


def test_bids_and_passes_are_told_one_by_one_with_the_sum_so_far():
    table = bidding({0: ["lancelot"], 1: ["kay", "ban"], 2: []})
    assert do(table, "bid lancelot")[0] == CharacterBid(0, "lancelot", 10)
    assert do(table, "bid kay")[0] == CharacterBid(1, "kay", 4)
    assert do(table, "pass")[0] == BidPassed(1)


def test_every_seat_is_told_the_whole_of_a_tournament():
    table = bidding({0: ["lancelot"], 1: ["kay", "ban"], 2: []})
    told = [e for e in do(table, "bid lancelot", "bid kay", "pass")
            if isinstance(e, CharacterBid | BidPassed | TournamentWon)]
    assert len(told) == 4
    for seat in range(3):
        assert [event.seen_by(seat) for event in told] == told
