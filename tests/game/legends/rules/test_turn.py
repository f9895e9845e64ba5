"""Sentences of the rules page about set-up, turn, tournament and end, one test each."""

from __future__ import annotations

import random

import pytest

from game.legends.rules import turn
from game.legends.rules.cards import FINAL, FIRST_EVENT
from game.legends.rules.ending import FINISHED, UNFINISHED
from game.legends.rules.events import TournamentTied, TournamentUnwanted, TournamentWon
from game.legends.rules.game import EVENTS_OF_SEATS, Legends
from tests.game.legends.rules.tables import CARDS, do, hand, kinds, laid_out, look, offers, people
from tests.game.playthrough import random_states

PLAIN = [c.id for c in CARDS.characters if not c.ability]
GAME = Legends()
LAST = CARDS.events[CARDS.code_of["last_day"] - FIRST_EVENT].points


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_characters_each_and_one_placed_free(seats):
    state = GAME.new_state(seats, 3)
    assert look(state, "hand_counts") == [5] * seats and look(state, "phase") == "start"
    assert state.to_act() == (look(state, "start"),)
    places = ["camelot", "cornwall", "forest"]
    first = hand(state, state.to_act()[0])
    assert offers(state) == [f"start {name} {place}" for name in first for place in places]
    order = []
    while look(state, "phase") == "start":
        order += state.to_act()
        do(state, offers(state)[0])
    assert order == [(state.start + step) % seats for step in range(seats)]
    assert [count for count in look(state, "hand_counts") if count < 4] == []


@pytest.mark.parametrize(("seats", "turns"), [(2, 9), (3, 7), (4, 6)])
def test_the_last_seat_reveals_the_final_event(seats, turns):
    rng = random.Random(seats)
    for level in ("standard", "advanced"):
        state = GAME.new_state(seats, 11, level=level)
        assert state.events_left == EVENTS_OF_SEATS[seats] + 1
        while not state.final_turn and state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, rng.choice(state.legal_moves(seat)))
        assert state.final_turn == turns
        assert state.active == (state.start - 1) % seats


def test_a_level_plays_with_its_own_cards_and_all_before():
    for level, people_, events in (
        ("beginner", 26, 17),
        ("standard", 44, 27),
        ("advanced", 60, 34),
    ):
        state = GAME.new_state(2, 1, level=level)
        number = ("beginner", "standard", "advanced").index(level)
        assert state.left + 10 == people_ and len(CARDS.events_of(number)) == events


def test_a_beginners_game_ends_after_the_round_in_which_the_deck_ran_out():
    for seats, rounds in ((2, 9), (3, 6), (4, 5)):
        last = random_states(GAME.new_state(seats, 4, level="beginner"), random.Random(1))[-1]
        assert last.turn == rounds and last.outcome().reason == UNFINISHED
        assert not any(CARDS.events[n].kind == FINAL for n in last.event_deck)


def test_one_final_event_lies_at_the_bottom_and_the_rest_leaves_the_game_unseen():
    for seed in range(6):
        state = GAME.new_state(4, seed)
        kinds_ = [CARDS.events[number].kind for number in state.event_deck]
        assert kinds_.count(FINAL) == 1 and kinds_[0] == FINAL and len(kinds_) == 24
        seen = str(state.observation(0))
        assert not any(f"'{CARDS.events[number].id}'" in seen for number in state.event_deck)
        assert look(state, "specials") == dict.fromkeys(card.id for card in CARDS.specials)


def test_a_turn_has_no_event_when_the_deck_has_run_out():
    table = laid_out(step="event", events=[], hands={0: ["kay"]})
    happened = []
    turn.begin_turn(table, happened)
    turn.advance(table, happened)
    assert kinds(happened) == ["TurnBegan", "StepBegan"] and look(table, "phase") == "actions"


# Quests


def test_all_of_a_company_count_negatives_too():
    table = laid_out(people={("forest", 0): ["igraine", "kay"]})
    igraine, kay = (CARDS.characters[CARDS.code_of[name]].skills for name in ("igraine", "kay"))
    assert look(table, "totals")["forest"][0] == [a + b for a, b in zip(igraine, kay, strict=True)]


def test_at_most_one_quest_a_place_a_turn():
    strong = ["lancelot", "gawain", "arthur", "lamorak", "galahad", "bors"]
    table = laid_out(
        step="complete",
        people={
            ("camelot", 0): strong,
            ("forest", 0): ["percival", "palamedes", "pellinore", "tristan"],
        },
        quests={"camelot": ["challenger", "vigil"], "forest": ["beast"]},
    )
    assert offers(table, "complete") == [
        "complete challenger", "complete vigil", "complete beast",
    ]  # fmt: skip
    do(table, "complete vigil")
    assert offers(table, "complete") == ["complete beast"]
    assert people(table, "camelot", 0) == sorted(strong, key=lambda name: CARDS.code_of[name])
    do(table, "complete beast")
    assert look(table, "phase") == "actions"


# Actions


def test_two_actions_repeats_allowed_then_the_turn_is_ended():
    table = laid_out(step="actions", hands={0: ["kay", "ector"]})
    do(table, "play kay forest", "play ector forest")
    assert offers(table) == ["done"]


@pytest.mark.parametrize(
    ("seats", "level", "actions"),
    [(2, "standard", [2, 2]), (3, "beginner", [2, 2, 2]), (3, "standard", [1, 2, 2]),
     (4, "advanced", [1, 2, 2, 2])],
)  # fmt: skip
def test_who_begins_among_three_or_four_acts_once_at_first_from_standard_on(seats, level, actions):
    state, counted = GAME.new_state(seats, 6, level=level), []
    while state.turn == 1:
        if look(state, "phase") == "actions":
            counted.append(look(state, "actions_left"))
            do(state, "done")
        else:
            moves = offers(state)
            do(state, "pass" if "pass" in moves else moves[-1])
    assert counted == actions


def test_drawing_stops_at_five_cards_and_with_both_piles_empty():
    assert "draw" not in offers(laid_out(step="actions", hands={0: PLAIN[:5]}))
    assert "draw" not in offers(laid_out(step="actions", deck=[]))


def test_an_empty_deck_is_made_from_the_discard_pile():
    table = laid_out(step="actions", deck=[], discard=["kay", "ector"])
    assert kinds(do(table, "draw")) == ["DeckReshuffled", "CharacterDrawn"]
    assert look(table, "deck")["characters"] == 1 and table.discard == 0


def test_six_of_ones_own_a_location():
    table = laid_out(
        step="actions",
        people={("camelot", 0): PLAIN[:6], ("forest", 0): PLAIN[6:8], ("cornwall", 0): PLAIN[8:13]},
        hands={0: ["gawain"]},
    )
    assert "play gawain camelot" not in offers(table)
    assert not list(offers(table, "move forest camelot"))
    onward = offers(table, "move forest cornwall")
    assert len(onward) == 2, "one may still come, two may not"


def test_one_or_two_move_from_one_place_to_one_other():
    table = laid_out(step="actions", people={("camelot", 0): ["kay", "griflet", "ector"]})
    assert len(offers(table, "move camelot forest")) == 6
    do(table, "move camelot forest kay ector")
    assert people(table, "forest", 0) == ["kay", "ector"]


def test_special_places_are_reached_by_moving_only():
    table = laid_out(
        step="actions",
        people={("camelot", 0): ["kay"]},
        hands={0: ["ector"]},
        quests={"tower": ["captive"]},
    )
    assert not [text for text in offers(table, "play") if text.endswith("tower")]
    assert "move camelot tower kay" in offers(table)


# Tournaments


def bidding(hands, seats=3, event="lonazep", **more):
    table = laid_out(step="event", seats=seats, hands=hands, events=["last_day", event], **more)
    happened = []
    turn.begin_turn(table, happened)
    turn.advance(table, happened)
    return table


def test_who_passed_may_come_back_and_a_round_of_passes_ends_it():
    table = bidding({0: ["kay", "griflet"], 1: ["ector", "ban"], 2: ["lavaine"]})
    do(table, "pass", "bid ector", "bid lavaine", "bid griflet", "pass")
    assert table.to_act() == (0,), "seat 2 has no card left and isn't asked"
    do(table, "pass")
    assert look(table, "tournament") is None
    # Ector has 4 + 3, Lavaine 3 + 4: a tie, so that all three are out of the game.
    assert look(table, "gone")["characters"] == ["griflet", "ector", "lavaine"]


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


# The end


def ending(option):
    """Return a table where seat 0 completes the final event, carrying one special card."""
    table = laid_out(
        step="complete",
        option=option,
        people={("camlann", 0): ["kay"], ("camelot", 1): ["ector"], ("cornwall", 1): ["ban"]},
        quests={"camlann": ["last_day"]},
        specials={"excalibur": "kay", "high_king": "ector", "love_potion": "ban"},
    )
    from tests.game.legends.rules.test_events import raised

    raised(table, CARDS.events[CARDS.code_of["last_day"] - FIRST_EVENT])
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
