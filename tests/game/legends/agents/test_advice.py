"""Reasons of hints: what a move gets, or what it prepares."""

from __future__ import annotations

import pytest

from game.legends.agents.advice import reason_for
from tests.game.legends.rules.tables import bidding, card, do, laid_out, raised


def reason(table, text):
    """Return the reason for a move, without the key's common beginning, and its parameters."""
    (seat,) = table.to_act()
    found = reason_for(table.observation(seat), table.decode(text))
    assert table.encode(found.move) == text
    return found.reason.removeprefix("legends.hint."), found.params


def test_a_quest_is_taken_for_its_points():
    table = laid_out(step="complete", people={("camelot", 0): ["kay"]},
                     quests={"camelot": ["challenger"]})  # fmt: skip
    raised(table, card("challenger"))
    told = {"first": "challenger", "points": 5}
    assert reason(table, "complete challenger") == ("complete", told)
    last = laid_out(step="complete", people={("camlann", 0): ["kay"]},
                    quests={"camlann": ["last_day"]})  # fmt: skip
    raised(last, card("last_day"))
    assert reason(last, "complete last_day")[0] == "final"


@pytest.mark.parametrize(("lacking", "expected"), [(4, "use_completes"), (5, "use")])
def test_an_ability_that_completes_says_what(lacking, expected):
    table = laid_out(people={("camelot", 0): ["gawain"]}, quests={"camelot": ["challenger"]})
    raised(table, card("challenger"), lacking)
    key, params = reason(table, "use gawain")
    assert key == expected and params.get("event") == (
        "challenger" if expected == "use_completes" else None
    )


def test_who_comes_nearer_to_a_quest_says_to_which_and_else_only_prepares():
    table = laid_out(step="actions", hands={0: ["lancelot"]},
                     quests={"camelot": ["petitions", "challenger"]})  # fmt: skip
    assert reason(table, "play lancelot camelot")[0] == "play_nearer"
    assert reason(table, "play lancelot camelot")[1]["event"] == "challenger"
    assert reason(table, "play lancelot forest")[0] == "play_prepares"
    moving = laid_out(step="actions", people={("forest", 0): ["lancelot"]},
                      quests={"camelot": ["challenger"]})  # fmt: skip
    assert reason(moving, "move forest camelot lancelot")[0] == "move_nearer"


def test_bids_lead_tie_or_only_add():
    # In combat and chivalry Lancelot counts 10, Ector and Lavaine 7, Kay 4, Guinevere 3.
    table = bidding({0: ["ector"], 1: ["lancelot", "lavaine", "kay", "guinevere"]}, seats=2)
    assert reason(table, "bid ector")[0] == "bid_leads"
    do(table, "bid ector")
    assert reason(table, "bid lancelot")[0] == "bid_leads"
    assert reason(table, "bid lavaine")[0] == "bid_ties"
    assert reason(table, "bid kay")[0] == "bid_more"


def test_who_passes_leads_or_cannot_come_near_or_saves_cards():
    table = bidding({0: ["lancelot", "kay"], 1: ["guinevere"]}, seats=2)
    do(table, "bid lancelot")
    assert reason(table, "pass")[0] == "pass_short"
    do(table, "pass")
    assert reason(table, "pass")[0] == "pass_leads"
    rich = bidding({0: ["kay"], 1: ["lancelot"]}, seats=2)
    do(rich, "bid kay")
    assert reason(rich, "pass")[0] == "pass_costs"


def test_stopping_is_told_by_the_step_that_it_ends():
    assert reason(laid_out(step="actions"), "done")[0] == "done_actions"
    assert reason(laid_out(people={("camelot", 0): ["gawain"]}), "done")[0] == "done_abilities"
