"""Advice that a newcomer found wrong, or whose reason was not so."""

from __future__ import annotations

import random

from game import agents
from game.treasures.agents.analysis import Outlook
from game.treasures.agents.hints import explained, preferred
from game.treasures.rules.cards import CARD_OF_TEXT, COLOURS
from game.treasures.rules.game import Treasures
from game.treasures.rules.moves import choose, draw, heap
from tests.game.treasures.rules.positions import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    choose_all,
    position,
)

GAME = Treasures()
LINES = ["15d 4d 29d 11d", "16d 9d 25d 23n", "1d 9n 21n", "8d 20d", "12d 2d 13n"]
DECK = "2n 3d 3n 5d 5n 6d 6n 7d 7n 8n 10n 11n 12n 14d 14n 17n"


def black_last(owned=(0, 0, 0, 1, 0), first="30d"):
    """All stand but seat 0, with a black card: two at the red heap, one at the white one."""
    hands = [
        f"{first} 10d 15n 16n 19d 21d", "17d 1n 4n 18d 19n 20n", "13d 22d 24d 24n 26n 28n",
        "23d 25n 29n 30n 18n 22n",
    ]
    state = position(hands, [list(owned), [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 1, 0, 0]],
                     LINES, DECK)
    state.turn, state.drawn = 2, 4
    choose_all(state, f"{first} 17d 13d 23d")
    return state


def test_a_free_disk_is_advised_before_an_even_exchange():
    advice = agents.hint(GAME, black_last().observation(0), random.Random(1), playouts=40)
    assert advice.move in (heap(GREEN), heap(YELLOW))
    assert advice.reason == "treasures.hint.place_alone"


def test_a_heap_that_is_clearly_better_is_advised_all_the_same():
    outlook = Outlook(black_last(), 0)
    values = {heap(colour): 0.2 for colour in range(len(COLOURS))}
    assert preferred(outlook, values | {heap(WHITE): 0.4}) == heap(WHITE)
    assert preferred(outlook, values) in (heap(GREEN), heap(YELLOW))


def test_an_exchange_is_told_as_what_it_is():
    for owned, reason in (
        ((0, 0, 0, 1, 0), "even"), ((1, 0, 0, 1, 0), "even"), ((0, 0, 0, 2, 0), "exchange"),
        ((0, 0, 0, 0, 0), "free"),
    ):
        outlook = Outlook(black_last(owned), 0)
        assert explained(outlook, heap(WHITE)).reason == f"treasures.hint.place_{reason}", owned
    outlook = Outlook(black_last((0, 0, 0, 3, 0)), 0)
    assert explained(outlook, heap(RED)).reason == "treasures.hint.place_best"


def test_no_colour_is_needed_most_before_anything_is_owned():
    hands = [
        "10d 15n 16n 19d 21d", "17d 1n 4n 18d 19n", "13d 22d 24d 24n 26n", "23d 25n 29n 30n 18n",
    ]
    state = position(hands, None, LINES, DECK)
    state.turn = 1
    eight = [line.split()[0] for line in LINES].index("8d")
    assert COLOURS[BLUE] == explained(Outlook(state, 0), draw(eight)).params["colour"]
    assert explained(Outlook(state, 0), draw(eight)).reason == "treasures.hint.draw_variety"
    state.owned[0] = [1, 0, 1, 0, 1]
    assert explained(Outlook(state, 0), draw(eight)).reason == "treasures.hint.draw_missing"


def test_cards_are_still_advised_by_their_chances_alone():
    state = black_last()
    state.thieves, state.placed, state.phase = (), 0, 1
    outlook = Outlook(state, 0)
    low, high = choose(CARD_OF_TEXT["10d"]), choose(CARD_OF_TEXT["21d"])
    assert preferred(outlook, {low: 0.31, high: 0.3}) == low
