"""The search of one turn: every move is tried against the same hidden cards."""

from __future__ import annotations

import random

from game import agents
from game.treasures.agents.analysis import Outlook
from game.treasures.agents.search import Search, Trial
from game.treasures.agents.win_chance import Stakes
from game.treasures.rules.cards import cards_of
from game.treasures.rules.moves import choose
from game.treasures.rules.position import CHOOSE, RETURN
from game.treasures.rules.state import TreasuresState
from tests.game.treasures.agents.games import some_states

PLAIN = agents.PERSONALITIES["plain"]


def trials_of(state: TreasuresState, seat: int, rounds=30) -> dict[int, Trial]:
    outlook = Outlook(state, seat)
    stakes = Stakes(seat, outlook.turns, PLAIN)
    return Search(outlook, stakes, random.Random(1)).run(range(rounds))


def test_every_legal_move_is_tried_every_round():
    for state, seat in some_states()[::6]:
        trials = trials_of(state, seat, 4)
        assert sorted(trials) == state.legal_moves(seat)
        expected = 1 if state.phase == RETURN else 4
        assert {trial.rounds for trial in trials.values()} == {expected}


def test_a_player_who_sees_all_hands_uses_them():
    state, seat = next(p for p in some_states() if p[0].phase == CHOOSE and p[0].turn == 5)
    outlook = Outlook(state, seat)
    hands = [cards_of(hand) for hand in state.hands]
    stakes = Stakes(seat, outlook.turns, PLAIN)
    trials = Search(outlook, stakes, random.Random(1), hands).run(range(5))
    assert sorted(trials) == [choose(card) for card in cards_of(state.hands[seat])]


def test_a_trial_counts_mean_and_deviation():
    trial = Trial()
    assert (trial.mean, trial.deviation) == (0.0, 0.0)
    for value in (1.0, 3.0):
        trial.add(value)
    assert (trial.rounds, trial.mean, trial.deviation) == (2, 2.0, 1.0)
