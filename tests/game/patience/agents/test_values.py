"""The value network's view of a position, and the players who go by it."""

from __future__ import annotations

import itertools
import json
import random

import numpy as np
import pytest

from game.patience.agents import bulk, players
from game.patience.agents.analysis import Outlook
from game.patience.agents.fair import FairPlayer, FarSightedPlayer
from game.patience.agents.greedy import chance_of_more
from game.patience.agents.lookahead import best_removals, successors
from game.patience.agents.values import (
    FEATURES,
    Positions,
    Values,
    features,
    read_values,
    shipped_values,
    symmetric,
)
from game.patience.rules.deals import is_winnable
from game.patience.rules.moves import DEAL, cells_of_move, is_removal
from game.patience.rules.state import WON
from game.patience.tools.training import TABLES, Learner, new_values, next_tables
from tests.game.patience.rules.positions import position, random_position


def some_positions(count, seed=1):
    """Return a batch of positions with an empty waste and a stock."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        observation = random_position(rng, rng.randrange(100)).observation(0)
        if observation["waste"] is None and observation["stock"]:
            found.append(Positions.of(Outlook(observation)))
    return Positions(*(np.concatenate(arrays) for arrays in zip(*found, strict=True)))


def renamed(positions, groups, kinds):
    """Return positions with pair groups and face classes renamed, as `symmetric` has it."""
    classes = [0, *kinds]
    ranks = np.arange(14)
    for new, old in enumerate(groups, 1):
        ranks[new], ranks[10 - new] = old + 1, 9 - old
    face_of_kind = {1: 13, 2: 12, 3: 11}
    for new, old in enumerate(kinds, 1):
        ranks[face_of_kind[new]] = face_of_kind[old]
    held = positions.held[:, classes][:, :, ranks[:11]]
    return Positions(held, positions.free[:, classes], positions.unseen[:, ranks])


def test_a_renamed_position_has_its_features_in_another_order():
    positions = some_positions(60)
    columns = features(positions)
    assert columns.shape == (60, FEATURES)
    for groups, kinds in (
        ((2, 0, 3, 1), (1, 2, 3)),
        ((0, 1, 2, 3), (3, 1, 2)),
        ((3, 2, 0, 1), (2, 1, 3)),
    ):
        twin = features(renamed(positions, groups, kinds))
        assert np.allclose(twin, symmetric(columns, groups, kinds))


def test_chances_of_the_stock_by_counting_all_draws():
    for marked, stock, draws, limit in itertools.product(range(4), (5, 7), range(6), range(3)):
        hands = list(itertools.combinations(range(stock), min(draws, stock)))
        more = sum(sum(card < marked for card in hand) > limit for hand in hands)
        assert chance_of_more(limit, draws, marked, stock) == pytest.approx(more / len(hands))


def test_a_network_is_written_and_read(tmp_path):
    values = new_values(np.random.default_rng(1))
    values.save(tmp_path / "values.json")
    positions = some_positions(20)
    again = read_values(tmp_path / "values.json")
    assert np.allclose(again.chances(positions), values.chances(positions), atol=1e-2)
    content = json.loads((tmp_path / "values.json").read_text())
    (tmp_path / "other.json").write_text(json.dumps(content | {"features": 3}))
    with pytest.raises(ValueError):
        read_values(tmp_path / "other.json")


def test_chances_are_chances():
    chances = shipped_values().chances(some_positions(200))
    assert ((chances >= 0) & (chances <= 1)).all()
    assert chances.std() > 0.05


def test_successors_are_likely_and_legal():
    positions = some_positions(80)
    after = successors(shipped_values(), positions)
    assert np.allclose(after.odds.sum(1), 1, atol=1e-5)
    assert ((after.expected >= 0) & (after.expected <= 1 + 1e-6)).all()
    assert (after.positions.stock == positions.stock[np.nonzero(after.index >= 0)[0]] - 1).all()
    for kind, face in ((1, 13), (2, 12), (3, 11)):
        others = [other for other in range(4) if other != kind]
        assert (after.chances[:, face - 1, others] == -1).all()
        assert ((after.chances[:, face - 1, kind] >= 0) <= (positions.free[:, kind] > 0)).all()


def test_removals_pair_off_and_leave_room():
    values = shipped_values()
    rng = random.Random(2)
    seen = 0
    while seen < 30:
        state = random_position(rng, rng.randrange(20, 90))
        if not state.removing or not state.stock:
            continue
        seen += 1
        before = Positions.of(Outlook(state.observation(0)))
        _, after = best_removals(values, before)
        gone = (before.held - after.held).sum(1)[0]
        assert (gone >= 0).all() and after.free.sum() > 0
        assert all(gone[rank] == gone[10 - rank] for rank in range(1, 5)) and gone[5] % 2 == 0
        assert after.free.sum() - before.free.sum() == gone.sum()


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


def test_deals_in_step_are_the_same_deals():
    values = shipped_values()
    for play, weigh in (
        (players.quick_fair_player, bulk.weigh_at_once),
        (players.fair_player, bulk.weigh_next_cards),
    ):
        won = [deal for deal in range(1, 61) if play(deal).reason == WON]
        assert bulk.wins(values, range(1, 61), weigh) == len(won)
        assert bulk.wins(values, won, weigh) == len(won)


def test_the_oracle_wins_what_can_be_won_and_the_others_do_not_more():
    for deal in range(60):
        assert (players.oracle_player(deal).winners == (0,)) == is_winnable(deal)
        assert players.greedy_player(deal).winners == () or is_winnable(deal)


def test_training_learns_what_it_is_taught():
    rng = np.random.default_rng(3)
    learner = Learner(new_values(rng))
    positions = some_positions(64)
    columns = features(positions)
    taught = np.where(positions.unseen[:, 13] > 1, 0.8, 0.1).astype(np.float32)
    for _ in range(300):
        learner.learn(columns, taught, 3e-3)
    error = np.abs(learner.network.chances(positions) - taught).mean()
    assert error < 0.05


def test_training_goes_on_with_tables_that_are_alive():
    rng = np.random.default_rng(4)
    tables = bulk.first_positions(TABLES // 8)
    for _ in range(60):
        tables = next_tables(successors(shipped_values(), tables), rng)
        assert (tables.stock > 0).all() and (tables.free.sum(1) > 0).all()
        lying = tables.held.sum((1, 2)) + tables.free.sum(1)
        faces = 12 - tables.unseen[:, 11:].sum(1)
        assert (lying + faces == 16).all()


def test_moves_and_cells():
    state = position({5: "4C", 6: "6C"}, removing=True)
    (move,) = state.legal_moves(0)
    assert cells_of_move(move) == (5, 6) and cells_of_move(DEAL) == ()
    assert isinstance(shipped_values(), Values)
