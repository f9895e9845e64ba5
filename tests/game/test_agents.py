"""Agents: a legal move or a sentence why there is none, repeatable where it is counted."""

from __future__ import annotations

import random

import pytest

from game import agents
from game.contract import IllegalMove
from game.nothing.rules import DRAW
from tests.game.misbehaving import Rude
from tests.nothing import Nothing


@pytest.fixture
def observation():
    """What seat 0 sees at the start of Nothing: three cards to choose from."""
    return Nothing().new_state(2, 7).observation(0)


def test_one_legal_move_is_not_thought_about(monkeypatch):
    game = Nothing()
    state = game.new_state(2, 7, still=True)
    for seat in (0, 1):
        state.apply(seat, state.legal_moves(seat)[0])
    (seat,) = state.to_act()
    monkeypatch.setattr(agents, "policy_of", lambda game: pytest.fail("it thought"))
    assert agents.choose(game, state.observation(seat), "champion", random.Random(1)) == DRAW


def test_who_has_nothing_to_do_is_not_asked(observation):
    game = Nothing()
    state = game.new_state(2, 7)
    state.apply(0, state.legal_moves(0)[0])
    for ask in (
        lambda seen: agents.choose(game, seen, "squire", random.Random(1)),
        lambda seen: agents.hint(game, seen, random.Random(1)),
    ):
        with pytest.raises(IllegalMove):
            ask(state.observation(0))


def test_unknown_levels_and_personalities_are_named(observation):
    with pytest.raises(ValueError, match="lord"):
        agents.choose(Nothing(), observation, "lord", random.Random(1))
    with pytest.raises(ValueError, match="sleepy"):
        agents.level_of("squire", "sleepy")


def test_a_policy_that_makes_up_moves_is_found_out(observation):
    with pytest.raises(IllegalMove):
        agents.choose(Rude(), observation, "champion", random.Random(1))


def test_counted_thinking_repeats_itself(observation):
    moves = {
        agents.choose(Nothing(), observation, "squire", random.Random(3), playouts=7)
        for _ in range(5)
    }
    assert len(moves) == 1


def test_rounds_are_counted_or_timed():
    champion = agents.level_of("champion")
    assert list(agents.rounds(champion, 4)) == [0, 1, 2, 3]
    assert list(agents.rounds(champion, 0)) == [0]
    brief = agents.Level("brief", seconds=0.0, temperature=0.0)
    assert list(agents.rounds(brief, None)) == [0]
    assert len(list(agents.rounds(agents.Level("short", 0.2, 0.0), None))) > 1


def test_budgets_grow_and_leave_room_before_the_hard_stop():
    seconds = [level.seconds for level in agents.LEVELS.values()]
    assert seconds == [0.05, 0.3, 1.0]
    assert seconds[-1] < agents.LONGEST_THOUGHT < agents.HARD_STOP < 2
