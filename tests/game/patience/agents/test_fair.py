"""The fair players: legal, steady from one move to the next, and safe with a sure win."""

from __future__ import annotations

import random

import pytest

from game.patience.agents.analysis import Outlook
from game.patience.agents.fair import FairPlayer, FarSightedPlayer
from game.patience.rules.moves import DEAL, is_removal, place
from tests.game.patience.rules.positions import FACES_HOME, position, random_position


@pytest.mark.parametrize("player", [FairPlayer, FarSightedPlayer])
def test_a_plan_is_legal_up_to_the_next_card(player):
    rng = random.Random(6)
    for _ in range(40):
        state = random_position(rng, rng.randrange(100))
        moves = player().plan(state.observation(0))
        assert moves
        for move in moves:
            state.apply(0, move)
        assert all(is_removal(move) for move in moves[:-1])


def test_a_removal_chosen_step_by_step_comes_to_the_same_grid():
    """A hint sees half-cleared grids; it must go on as it began."""
    rng = random.Random(9)
    player = FarSightedPlayer()
    seen = 0
    while seen < 15:
        state = random_position(rng, rng.randrange(30, 90))
        if not state.removing or not state.stock:
            continue
        seen += 1
        at_once, step_by_step = state.clone(), state.clone()
        for move in player.plan(at_once.observation(0))[:-1]:
            at_once.apply(0, move)
        while (move := player.plan(step_by_step.observation(0))[0]) != DEAL:
            step_by_step.apply(0, move)
        first, second = (Outlook(s.observation(0)).held for s in (at_once, step_by_step))
        assert first == second


@pytest.mark.parametrize("player", [FairPlayer, FarSightedPlayer])
def test_with_one_class_of_cells_left_there_is_nothing_to_weigh(player):
    cells = {cell: text for cell, text in FACES_HOME.items() if cell not in (3, 15)}
    full = cells | {5: "2C", 6: "3C", 9: "3D", 10: "2D"}
    assert player().plan(position(full, waste="4C", stock="KC KD").observation(0)) == [place(3)]
    assert player().plan(position(full, waste="KC", stock="4C KD").observation(0)) == [place(3)]


def test_when_all_is_dealt_everything_goes():
    state = position(FACES_HOME | {5: "4C", 6: "6C", 9: "TC"}, removing=True)
    for move in FairPlayer().plan(state.observation(0)):
        assert is_removal(move)
        state.apply(0, move)
    assert state.outcome().winners == (0,)


def test_a_deal_is_all_there_is_to_do_between_fills():
    assert FairPlayer().plan(position({5: "4C"}, stock="6C 2D").observation(0)) == [DEAL]
