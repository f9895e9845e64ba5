"""Bids of the agents: the least that leads, and none that is thrown away."""

from __future__ import annotations

from game.agents import LEVELS
from tests.game.legends.agents.playing import plays
from tests.game.legends.rules.tables import bidding, do


def test_no_bid_that_can_neither_lead_nor_deny():
    for level in LEVELS:
        table = bidding({0: ["lancelot", "lamorak"], 1: ["igraine", "guinevere"]}, seats=2)
        do(table, "bid lancelot")
        if table.to_act() == (1,):
            assert plays(table, level) == "pass"


def test_the_leader_doesnt_raise_himself():
    table = bidding({0: ["lancelot", "lamorak"], 1: ["kay", "ector"]}, seats=2)
    do(table, "bid lancelot", "pass")
    assert plays(table) == "pass"


def test_the_least_that_leads_is_bid():
    table = bidding({0: ["kay"], 1: ["lancelot", "bedivere", "gareth"]}, seats=2)
    do(table, "bid kay")
    assert plays(table) in ("bid bedivere", "bid gareth")
