"""The fast playout plays by the rules of the state."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.treasures.agents.playout import play_out
from game.treasures.rules.cards import COLOURS, cards_of
from game.treasures.rules.game import Treasures
from game.treasures.rules.moves import choose, draw, give_back, heap
from game.treasures.rules.position import CHOOSE, DRAW, PLACE
from game.treasures.rules.state import TreasuresState
from tests.game.treasures.rules.test_properties import tables

GAME = Treasures()


@settings(max_examples=60)
@given(tables(), st.integers(0, 2**32))
def test_the_fast_playout_plays_by_the_same_rules(table, seed):
    seats, deal, noise, rotate = table
    state = GAME.new_state(seats, deal, noise=noise, rotate_start=rotate)
    twin = state.clone()
    result = play_out(state, random.Random(seed).random)
    assert repr(state.observation(0)) == repr(twin.observation(0)), "it changed the position"
    moves = _replayed(twin, random.Random(seed).random)
    assert result.owned == twin.owned
    assert [sorted(hand) for hand in result.hands] == [cards_of(hand) for hand in twin.hands]
    assert result.moves == moves


def _replayed(state: TreasuresState, chance) -> int:
    """Play a state by the rules with the same chances as a playout; return the moves made."""
    hands = [cards_of(hand) for hand in state.hands]
    moves = 0
    while acting := state.to_act():
        seat, moves = acting[0], moves + 1
        if state.phase == DRAW:
            lines = [line for line, cards in enumerate(state.lines) if cards]
            line = lines[int(chance() * len(lines))]
            hands[seat].append(state.lines[line][0])
            state.apply(seat, draw(line))
        elif state.phase == CHOOSE:
            state.apply(seat, choose(hands[seat].pop(int(chance() * len(hands[seat])))))
        elif state.phase == PLACE:
            state.apply(seat, heap(int(chance() * len(COLOURS))))
        else:
            held = [colour for colour in range(len(COLOURS)) if state.owned[seat][colour]]
            state.apply(seat, give_back(held[int(chance() * len(held))]))
    return moves


def test_a_playout_begins_with_a_turn():
    state = GAME.new_state(4, 1)
    state.apply(state.start, 0)
    with pytest.raises(ValueError):
        play_out(state, random.random)
