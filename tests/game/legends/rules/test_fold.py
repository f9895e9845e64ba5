"""The law of the fold: what a seat knew, and what it then sees, make what it knows afterwards.

Every move of every scenario is held to it too, see ``do`` of the laid-out tables.
"""

from __future__ import annotations

import random

import pytest

from game.legends.rules.cards import TABLE_LEVELS
from game.legends.rules.game import Legends
from tests.game.legends.rules.tables import CARDS, assert_folded, do, laid_out, look

GAME = Legends()
EAGER = ("complete", "attach", "use", "settle")
"""Verbs that random play would seldom come to."""


@pytest.mark.parametrize("level", TABLE_LEVELS)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_play_is_folded_for_every_seat(level, seats):
    rng = random.Random(seats)
    specials = GAME.options["specials"].choices[seats % 2]
    state = GAME.new_state(seats, seats, level=level, specials=specials)
    while acting := state.to_act():
        moves = state.legal_moves(acting[0])
        eager = [move for move in moves if state.encode(move).startswith(EAGER)]
        move = rng.choice(eager if eager and rng.random() < 0.5 else moves)
        before = [state.observation(seat) for seat in range(seats)]
        events = state.apply(acting[0], move)
        assert_folded(before, events, state)


def test_who_is_back_in_hand_owes_the_table_nothing():
    table = laid_out(people={("camelot", 0): ["laudine"], ("camelot", 1): ["kay"]})
    table.leaving = 1 << CARDS.code_of["kay"]
    do(table, "use laudine kay")
    assert look(table, "leaving") == ["laudine"]
