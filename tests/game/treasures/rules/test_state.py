"""The rule sheet of the treasures, sentence by sentence."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove
from game.treasures.rules.cards import COLOUR_OF_CARD, COLOURS, DECK, NUMBER_OF_CARD
from game.treasures.rules.events import (
    CardDrafted,
    CardsDiscarded,
    CardsRevealed,
    DiskSetAside,
    DisksKept,
    DisksMissed,
    DisksReturned,
    DiskTaken,
    LineRefilled,
    StartPassed,
    ThiefPlaced,
    TurnBegan,
)
from game.treasures.rules.game import Treasures
from game.treasures.rules.moves import FIRST_RETURN
from tests.game.treasures.rules.positions import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    choose_all,
    kinds,
    legal,
    play,
    position,
)

GAME = Treasures()
COLOURED = ("1d 7d 13d 19d 25d 1n", "2d 8d 14d 20d 26d 2n", "3d 9d 15d 21d 27d 3n",
            "4d 10d 16d 22d 28d 4n")  # fmt: skip
"""Hands of one colour each: white, blue, green, yellow."""
SAME = ("1d 7d 13d 19d 25d 2d", "1n 7n 13n 19n 25n 2n", "8d 14d 20d 26d 3d 9d",
        "8n 14n 20n 26n 3n 9n")  # fmt: skip
"""Two hands of white cards and a blue one, two of blue cards and two green ones."""
NOTHING = (0, 0, 0, 0, 0)
FOUR = [NOTHING] * 4


# Parts and set-up


def test_each_number_is_there_twice_and_fixes_the_colour():
    assert sorted(NUMBER_OF_CARD) == sorted([*range(1, 31), *range(1, 31)])
    names = (*COLOURS, "black")
    by_remainder = ("black", "white", "blue", "green", "yellow", "red")
    for card in DECK:
        assert names[COLOUR_OF_CARD[card]] == by_remainder[NUMBER_OF_CARD[card] % 6]
    assert all(COLOUR_OF_CARD.count(colour) == 10 for colour in range(6))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_set_up(seats):
    starts = set()
    for seed in range(40):
        state = GAME.new_state(seats, seed)
        seen = state.observation(0)
        assert [len(line) for line in seen["lines"]] == [seats] * 5
        assert len(seen["hand"]) == 5 and seen["known_hands"][0] == {"cards": [], "hidden": 5}
        assert seen["heaps"] == dict.fromkeys(COLOURS, 10)
        assert seen["deck"] == 60 - 5 * seats - 5 * seats
        assert state.to_act() == (seen["start"],)
        starts.add(seen["start"])
    assert starts == set(range(seats))


# Step 1


def test_seats_draft_clockwise_from_the_start_player_and_nothing_is_refilled():
    state = GAME.new_state(4, 5)
    start, line = state.start, state.observation(0)["lines"][2]
    for turn in range(4):
        seat = (start + turn) % 4
        assert state.to_act() == (seat,)
        assert legal(state, seat) == [f"draw {n}" for n in range(1, 6) if turn < 4 or n != 3]
        (event,) = play(state, seat, "draw 3")
        assert event == CardDrafted(seat, 2, line[turn])
        assert state.observation(seat)["lines"][2] == line[turn + 1 :]
        assert len(state.observation(seat)["hand"]) == 6
        assert state.observation((seat + 1) % 4)["known_hands"][seat] == {
            "cards": [line[turn]],
            "hidden": 5,
        }
    assert state.observation(0)["phase"] == "choose"
    assert state.observation(0)["deck"] == 20


def test_an_empty_line_gives_nothing_and_the_last_line_is_asked_for():
    hands = [" ".join(hand.split()[:5]) for hand in COLOURED]
    state = position(hands, lines=("5d", "", "", "", "11d 17d 23d"))
    assert legal(state, 0) == ["draw 1", "draw 5"]
    play(state, 0, "draw 1")
    assert legal(state, 1) == ["draw 5"]
    with pytest.raises(IllegalMove):
        state.decode("draw 1")


# Step 2


def test_choices_are_secret_final_and_revealed_together():
    state = position(COLOURED)
    assert state.to_act() == (0, 1, 2, 3)
    before = [state.observation(seat) for seat in range(4)]
    (event,) = play(state, 2, "choose 15d")
    assert state.to_act() == (0, 1, 3)
    assert event.seen_by(2) == event and event.seen_by(0) is None and event.reveals
    assert [state.observation(seat) for seat in (0, 1, 3)] == [before[0], before[1], before[3]]
    own = state.observation(2)
    assert own["chosen"] == "15d" and "15d" in own["hand"] and own["phase"] == "choose"
    for move in (state.legal_moves(0)[0], *[5 + card for card in DECK]):
        with pytest.raises(IllegalMove):
            state.apply(2, move)
    with pytest.raises(IllegalMove):
        state.apply(0, 5 + 59)  # not held
    play(state, 3, "choose 4d")
    play(state, 0, "choose 1d")
    events = play(state, 1, "choose 2d")
    assert CardsRevealed(("1d", "2d", "15d", "4d")) in events
    assert all(event.seen_by(seat) == event for event in events[1:] for seat in range(4))
    assert "15d" not in state.observation(2)["hand"]


# Step 3


def test_coloured_cards_place_highest_first_on_their_own_colour():
    events = choose_all(position(COLOURED), "1d 8d 27d 22d")
    placed = kinds(events, ThiefPlaced)
    assert [(event.seat, event.heap, event.rank) for event in placed] == [
        (2, "green", 0), (3, "yellow", 0), (1, "blue", 0), (0, "white", 0),
    ]  # fmt: skip


@pytest.mark.parametrize(("start", "first"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_a_tie_goes_to_the_seat_nearest_clockwise_from_the_start_player(start, first):
    state = position(SAME, start=start)
    placed = kinds(choose_all(state, "13d 13n 8d 3n"), ThiefPlaced)
    assert [event.seat for event in placed if event.heap == "white"] == [first, 1 - first]


# Step 4


def test_black_cards_come_last_highest_first_and_choose_any_heap():
    hands = ("6d 7d 13d 19d 25d 1d", "12d 8d 14d 20d 26d 2d", *COLOURED[2:])
    state = position(hands)
    placed = kinds(choose_all(state, "6d 12d 3d 4d"), ThiefPlaced)
    assert [event.seat for event in placed] == [3, 2]
    seen = state.observation(0)
    assert seen["phase"] == "place" and state.to_act() == (1,) and seen["actor"] == 1
    assert seen["thieves"] == [
        {"seat": 3, "card": "4d", "heap": "yellow"}, {"seat": 2, "card": "3d", "heap": "green"},
        {"seat": 1, "card": "12d", "heap": None}, {"seat": 0, "card": "6d", "heap": None},
    ]  # fmt: skip
    assert legal(state, 1) == [f"pile {colour}" for colour in COLOURS]
    (event,) = play(state, 1, "pile green")
    assert event == ThiefPlaced(1, "12d", "green", 1)
    assert state.to_act() == (0,)
    assert state.observation(2)["thieves"][2]["heap"] == "green"
    events = play(state, 0, "pile green")
    assert events[0] == ThiefPlaced(0, "6d", "green", 2)


def test_a_black_card_may_go_to_an_empty_heap():
    owned = [(5, 0, 0, 0, 0), (5, 0, 0, 0, 0), NOTHING, NOTHING]
    hands = ("6d 7d 13d 19d 25d 1d", *COLOURED[1:])
    state = position(hands, owned)
    choose_all(state, "6d 8d 3d 4d")
    assert legal(state, 0)[0] == "pile white"
    events = play(state, 0, "pile white")
    assert kinds(events, DisksMissed) == [DisksMissed(0, "white", 1)]


def test_black_ties_break_like_the_others():
    hands = ("6d 7d 13d 19d 25d 1d", "6n 8d 14d 20d 26d 2d", *COLOURED[2:])
    state = position(hands, start=1)
    choose_all(state, "6d 6n 3d 4d")
    assert state.to_act() == (1,)


# Step 5


def test_a_lone_thief_takes_one_disk():
    for noise in ("rising", "plain", "greedy"):
        state = position(COLOURED, noise=noise)
        events = choose_all(state, "1d 8d 27d 22d")
        assert [(e.seat, e.heap) for e in kinds(events, DiskTaken)] == [
            (0, "white"), (2, "green"), (1, "blue"), (3, "yellow"),
        ]  # fmt: skip
        assert not kinds(events, DiskSetAside)
        assert state.owned[2] == [0, 0, 1, 0, 0]


CROWD = ("13d 2d 8d 14d 20d 26d", "7d 2n 8n 14n 20n 26n", "1d 3d 9d 15d 21d 27d",
         "6d 3n 9n 15n 21n 27n")  # fmt: skip
"""Seats 0, 1, 2 with white cards from high to low, seat 3 with a black one."""


@pytest.mark.parametrize(
    ("noise", "taken", "aside"),
    [
        ("rising", [1, 1, 1, 1], [0, 1, 2, 3]),
        ("plain", [1, 1, 1, 1], [1, 1, 1, 1]),
        ("greedy", [4, 3, 2, 1], [0, 1, 2, 3]),
    ],
)
def test_the_noises_on_a_shared_heap(noise, taken, aside):
    state = position(CROWD, [(0, 0, 0, 4, 0), (0, 0, 4, 0, 0), (0, 4, 0, 0, 0), (0, 0, 0, 0, 4)],
                     noise=noise)  # fmt: skip
    choose_all(state, "13d 7d 1d 6d")
    events = play(state, 3, "pile white")
    for seat in range(4):
        assert len([e for e in kinds(events, DiskTaken) if e.seat == seat]) == taken[seat]
        gone = [e for e in kinds(events, DiskSetAside) if e.seat == seat]
        assert len(gone) == aside[seat]
        assert not any(event.chosen for event in gone)
        assert state.owned[seat][WHITE] == taken[seat]
    assert [state.owned[s][c] for s, c in enumerate((BLUE, GREEN, RED, YELLOW))] == [
        4 - n for n in aside
    ]


def test_a_short_heap_gives_what_it_has_and_setting_aside_goes_on():
    owned = [(4, 0, 0, 0, 0), (5, 0, 0, 0, 0), (0, 0, 3, 0, 0), NOTHING]
    state = position(CROWD, owned)
    choose_all(state, "13d 7d 1d 6d")
    events = play(state, 3, "pile yellow")
    assert [e.seat for e in kinds(events, DiskTaken)] == [0, 3]
    assert kinds(events, DisksMissed) == [DisksMissed(1, "white", 1), DisksMissed(2, "white", 1)]
    assert state.owned[1] == [4, 0, 0, 0, 0] and state.owned[2] == [0, 0, 1, 0, 0]


def test_a_seat_sets_aside_what_it_can_even_nothing():
    owned = [NOTHING, NOTHING, (0, 1, 0, 0, 0), NOTHING]
    state = position(CROWD, owned)
    choose_all(state, "13d 7d 1d 6d")
    events = play(state, 3, "pile yellow")
    assert [(e.seat, e.colour) for e in kinds(events, DiskSetAside)] == [(2, "red")]
    assert state.owned[1] == [1, 0, 0, 0, 0], "the disk just taken can't be set aside"
    assert state.owned[2] == [1, 0, 0, 0, 0]


def test_the_owner_chooses_what_to_set_aside_one_disk_at_a_time():
    owned = [NOTHING, NOTHING, (0, 2, 1, 1, 0), NOTHING]
    state = position(CROWD, owned)
    choose_all(state, "13d 7d 1d 6d")
    play(state, 3, "pile yellow")
    seen = state.observation(0)
    assert seen["phase"] == "return" and state.to_act() == (2,) and seen["owed"] == 2
    assert seen["taken"][2]["white"] == 1 and seen["collections"][2]["white"] == 0
    assert legal(state, 2) == ["return red", "return green", "return blue"]
    (event,) = play(state, 2, "return red")
    assert event == DiskSetAside(2, "red", "white", True) and not event.reveals
    seen = state.observation(1)
    assert seen["set_aside"][2]["red"] == 1 and seen["owed"] == 1 and seen["actor"] == 2
    events = play(state, 2, "return blue")
    assert DisksReturned(2, ("red", "blue")) in events
    assert state.owned[2] == [1, 1, 1, 0, 0] and state.heaps[BLUE] == 10


def test_only_what_was_owned_before_can_be_set_aside_and_only_by_who_owes():
    state = position(CROWD, [NOTHING, NOTHING, (0, 2, 1, 1, 0), NOTHING])
    choose_all(state, "13d 7d 1d 6d")
    play(state, 3, "pile yellow")
    before = [state.observation(seat) for seat in range(4)]
    taken, held = FIRST_RETURN + WHITE, FIRST_RETURN + RED
    for seat, move in ((2, taken), (2, FIRST_RETURN + YELLOW), (0, held), (1, held), (4, held)):
        with pytest.raises(IllegalMove):
            state.apply(seat, move)
    for text in ("return white", "return yellow", "return black", "choose 1d", "draw 1"):
        with pytest.raises(IllegalMove):
            state.decode(text)
    assert [state.observation(seat) for seat in range(4)] == before


@pytest.mark.parametrize("owned", [(0, 2, 0, 0, 0), (0, 1, 1, 0, 0), (0, 5, 0, 0, 0)])
def test_without_a_choice_the_rules_set_aside(owned):
    state = position(CROWD, [NOTHING, NOTHING, owned, NOTHING])
    choose_all(state, "13d 7d 1d 6d")
    events = play(state, 3, "pile yellow")
    assert len(kinds(events, DiskSetAside)) == 2 and state.turn == 1
    assert sum(state.owned[2]) == sum(owned) - 1


def test_the_choice_ends_where_one_colour_is_left():
    state = position(CROWD, [NOTHING, NOTHING, (0, 0, 1, 3, 0), NOTHING])
    choose_all(state, "13d 7d 1d 6d")
    play(state, 3, "pile yellow")
    events = play(state, 2, "return green")
    assert [(e.colour, e.chosen) for e in kinds(events, DiskSetAside)] == [
        ("green", True), ("blue", False),
    ]  # fmt: skip


def test_heaps_are_resolved_white_red_green_blue_yellow():
    hands = ("4d 2d 8d 14d 20d 26d", "1d 2n 8n 14n 20n 26n", "5d 3d 9d 15d 21d 27d",
             "3n 9n 15n 21n 27n 4n")  # fmt: skip
    events = choose_all(position(hands), "4d 1d 5d 9n")
    assert [e.heap for e in kinds(events, DiskTaken)] == ["white", "red", "green", "yellow"]


# Step 6


def test_a_disk_set_aside_cannot_be_taken_in_the_same_turn():
    # Seat 1 sets aside the only yellow disk at white, which comes first; yellow is empty.
    owned = [(0, 0, 0, 0, 9), (0, 0, 0, 0, 1), NOTHING, NOTHING]
    hands = ("13d 2d 8d 14d 20d 26d", "7d 2n 8n 14n 20n 26n", "4d 3d 9d 15d 21d 27d",
             "3n 9n 15n 21n 27n 4n")  # fmt: skip
    state = position(hands, owned)
    events = choose_all(state, "13d 7d 4d 3n")
    assert DiskSetAside(1, "yellow", "white", False) in events
    assert DisksMissed(2, "yellow", 1) in events
    assert DisksKept(1, ("white",)) in events and DisksReturned(1, ("yellow",)) in events
    assert state.heaps[YELLOW] == 1 and state.owned[2] == [0, 0, 0, 0, 0]


# Steps 7, 8, 9


def test_played_cards_leave_face_up():
    state = position(COLOURED)
    events = choose_all(state, "1d 8d 27d 22d")
    assert CardsDiscarded(("1d", "8d", "27d", "22d")) in events
    assert state.observation(0)["discard"][-4:] == ["1d", "8d", "27d", "22d"]
    assert state.observation(0)["thieves"] == []


def test_refill_goes_round_from_the_left_a_card_a_line_a_pass():
    state = position(
        COLOURED,
        lines=("5d 5n 11d", "11n 17d 17n 23d", "23n", "29d 29n 6d", "12d 18d 24d 30d"),
        deck="6n 12n 18n 24n 30n 30d",
    )
    events = choose_all(state, "1d 8d 27d 22d")
    assert kinds(events, LineRefilled) == [
        LineRefilled(0, "6n", 5), LineRefilled(2, "12n", 4), LineRefilled(3, "18n", 3),
        LineRefilled(2, "24n", 2), LineRefilled(2, "30n", 1),
    ]  # fmt: skip
    assert state.observation(0)["lines"][2] == ["23n", "12n", "24n", "30n"]
    assert state.observation(0)["deck"] == 1


def test_the_start_marker_passes_clockwise_if_the_option_says_so():
    lines = ("5d 5n 11d 11n",)
    state = position(COLOURED, lines=lines, start=3)
    events = choose_all(state, "1d 8d 27d 22d")
    assert events[-2:] == [StartPassed(0), TurnBegan(2, 0)] and state.to_act() == (0,)
    state = position(COLOURED, lines=lines, start=3, rotate=False)
    events = choose_all(state, "1d 8d 27d 22d")
    assert events[-1] == TurnBegan(2, 3) and not kinds(events, StartPassed)
