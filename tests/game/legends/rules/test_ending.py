"""Points and the end of a game, one test a sentence of the rules page."""

from __future__ import annotations

import random

from game.legends.rules import turn
from game.legends.rules.cards import FINAL
from game.legends.rules.ending import FINISHED, UNFINISHED
from game.legends.rules.game import Legends
from tests.game.legends.rules.tables import (
    CARDS,
    card,
    do,
    laid_out,
    look,
    offers,
    people,
    raised,
)
from tests.game.playthrough import random_states

GAME = Legends()
LAST = card("last_day").points


def test_a_beginners_game_ends_after_the_round_in_which_the_deck_ran_out():
    for seats, rounds in ((2, 9), (3, 6), (4, 5)):
        last = random_states(GAME.new_state(seats, 4, level="beginner"), random.Random(1))[-1]
        assert last.turn == rounds and last.outcome().reason == UNFINISHED
        assert not any(CARDS.events[n].kind == FINAL for n in last.event_deck)


def ending(option):
    """Return a table where seat 0 completes the final event, carrying one special card."""
    table = laid_out(
        step="complete",
        option=option,
        people={("camlann", 0): ["kay"], ("camelot", 1): ["ector"], ("cornwall", 1): ["ban"]},
        quests={"camlann": ["last_day"]},
        specials={"excalibur": "kay", "high_king": "ector", "love_potion": "ban"},
    )
    raised(table, card("last_day"))
    do(table, "complete last_day")
    return table


def test_the_game_ends_when_the_final_event_is_completed_and_that_company_leaves():
    table = ending("score")
    outcome = table.outcome()
    assert outcome.reason == FINISHED and table.to_act() == ()
    assert outcome.scores == (LAST, 5), "excalibur left with its company"
    assert look(table, "departed") == ["kay"]


def test_an_option_lets_all_special_cards_leave():
    assert ending("leave").outcome().scores == (LAST, 0)


def test_nobody_completes_the_final_event_within_three_full_rounds():
    rng = random.Random(2)
    state = GAME.new_state(3, 21)
    while state.to_act():
        seat = state.to_act()[0]
        moves = [m for m in state.legal_moves(seat) if not state.encode(m).startswith("complete")]
        state.apply(seat, rng.choice(moves))
    assert state.turn == state.final_turn + 3 == 10
    assert state.outcome().reason == UNFINISHED


def tied(completed):
    """Return the winners of a game that ends with these events completed."""
    table = laid_out(completed=completed)
    turn.end(table, [])
    outcome = table.outcome()
    assert len(set(outcome.scores)) == 1
    return outcome.winners


def test_ties_go_to_more_completed_events_and_are_shared_then():
    worth = {event.id: event.points for event in CARDS.events}
    assert worth["captive"] == worth["petitions"] + worth["harper"]
    assert tied({0: ["captive"], 1: ["petitions", "harper"]}) == (1,)
    assert worth["challenger"] == worth["vigil"]
    assert tied({0: ["challenger"], 1: ["vigil"]}) == (0, 1)


def test_whoever_is_in_avalon_stays_and_counts_at_the_end():
    table = laid_out(
        step="complete",
        people={("avalon", 0): ["kay", "lynette"], ("avalon", 1): ["ector"]},
        quests={"avalon": ["barge"]},
    )
    raised(table, card("barge"))
    do(table, "complete barge")
    points = card("barge").points
    assert look(table, "points") == [points + 2, 1]
    assert look(table, "sealed") == ["avalon"] and "avalon" not in look(table, "places")
    assert offers(table, "move") == [] and people(table, "avalon", 0) == ["kay", "lynette"]


def test_the_green_bargain_counts_other_events_of_the_forest():
    table = laid_out(completed={0: ["bargain", "beast", "ford", "feast"], 1: ["lights"]})
    printed = sum(CARDS.events[n].points for n in table.completed[0])
    assert look(table, "points")[0] == printed + 2
    # The bargain is seat 0's alone: another event of the forest is worth what is printed on it.
    assert look(table, "points")[1] == card("lights").points
