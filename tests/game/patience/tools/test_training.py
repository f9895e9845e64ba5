"""Training: what is taught is learnt, and the tables it learns from stay alive."""

from __future__ import annotations

import numpy as np

from game.patience.agents import bulk
from game.patience.agents.lookahead import successors
from game.patience.agents.values import features, shipped_values
from game.patience.tools.training import TABLES, Learner, new_values, next_tables
from tests.game.patience.agents.batches import some_positions


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
