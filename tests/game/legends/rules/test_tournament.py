"""Tournaments: bidding, ties, prizes and what is lost, one test a sentence of the rules page."""

from __future__ import annotations

import pytest

from game.legends.rules.cards import TOURNAMENT
from game.legends.rules.tournament_events import TournamentTied, TournamentUnwanted, TournamentWon
from tests.game.legends.rules.tables import (
    CARDS,
    bidding,
    do,
    drawn,
    hand,
    look,
    offers,
)

PLAIN = [c.id for c in CARDS.characters if not c.ability]


def test_who_passed_may_come_back_and_a_round_of_passes_ends_it():
    table = bidding({0: ["kay", "griflet"], 1: ["ector", "ban"], 2: ["lavaine"]})
    do(table, "pass", "bid ector", "bid lavaine", "bid griflet", "pass")
    assert table.to_act() == (0,), "seat 2 has no card left and isn't asked"
    do(table, "pass")
    assert look(table, "tournament") is None
    # Ector has 4 + 3, Lavaine 3 + 4: a tie, so that all three are out of the game.
    assert look(table, "gone")["characters"] == ["griflet", "ector", "lavaine"]


def test_a_tournament_opens_with_nothing_bid_and_nobody_out():
    seen = look(bidding({0: ["kay"], 1: ["ector"], 2: ["ban"]}), "tournament")
    assert seen["passes"] == 0 and seen["bids"] == [[], [], []] and seen["bidder"] == 0


def test_the_highest_sum_wins_and_every_bid_is_lost():
    table = bidding({0: ["lancelot"], 1: ["kay", "ban"], 2: []})
    events = do(table, "bid lancelot", "bid kay", "pass")
    won = next(event for event in events if isinstance(event, TournamentWon))
    assert won.seat == 0 and won.totals == (10, 4, None)
    assert look(table, "discards")["characters"] == ["kay", "lancelot"]
    assert hand(table, 1) == ["ban"] and look(table, "points")[0] == won.points


def test_a_tie_takes_the_event_and_all_bids_out_of_the_game():
    table = bidding({0: ["ector"], 1: ["lavaine"], 2: ["ban", "guinevere"]})
    events = do(table, "bid ector", "bid lavaine", "pass")
    tied = next(event for event in events if isinstance(event, TournamentTied))
    assert tied.seats == (0, 1) and look(table, "gone") == {
        "characters": ["ector", "lavaine"], "events": ["lonazep"],
    }  # fmt: skip
    assert look(table, "completed") == [[], [], []]


def test_nobody_bids():
    table = bidding({0: ["kay"], 1: ["ector"], 2: ["ban"]})
    assert TournamentUnwanted("lonazep") in do(table, "pass", "pass", "pass")
    assert look(table, "discards")["events"] == ["lonazep"]


def test_it_ends_when_all_are_at_the_cap():
    table = bidding({0: PLAIN[:5], 1: PLAIN[5:10]}, seats=2, event="surluse")
    for _ in range(2 * CARDS.events[table.tournament].cap):
        assert look(table, "tournament") is not None
        do(table, offers(table, "bid")[0])
    assert look(table, "tournament") is None


def test_a_tournament_nobody_can_enter_is_over_at_once():
    table = bidding({})
    assert look(table, "discards")["events"] == ["lonazep"] and look(table, "phase") == "actions"


def test_a_special_card_won_goes_to_ones_own_at_its_place_or_stays():
    table = bidding(
        {0: ["lancelot"]}, seats=2, event="winchester", people={("camelot", 0): ["kay"]}
    )
    do(table, "bid lancelot", "attach high_king kay")
    assert look(table, "specials")["high_king"] == "kay"
    alone = bidding({0: ["lancelot"]}, seats=2, event="winchester")
    do(alone, "bid lancelot")
    assert look(alone, "specials")["high_king"] is None and look(alone, "phase") == "actions"


def test_heralds_count_in_tournaments():
    table = bidding({0: ["gareth"], 1: ["kay"]}, seats=2, heraldic="pride")
    do(table, "bid gareth")
    assert look(table, "tournament")["totals"][0] == 4 + 1 + 4


@pytest.mark.parametrize(
    "event", [e for e in CARDS.events if e.kind == TOURNAMENT], ids=lambda e: e.id
)
def test_a_tournament_counts_its_skills(event):
    table, _ = drawn(event.id, hands={0: ["gawain"], 1: ["kay"]})
    do(table, "bid gawain")
    skills = CARDS.characters[CARDS.code_of["gawain"]].skills
    assert look(table, "tournament")["totals"][0] == sum(skills[s] for s in event.skills)
    do(table, "pass")  # seat 0 has nothing more to bid, so nobody asks it
    assert look(table, "completed")[0] == [event.id]
