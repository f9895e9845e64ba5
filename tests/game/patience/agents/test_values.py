"""The value network: what it looks at, and how it is kept."""

from __future__ import annotations

import json

import numpy as np
import pytest

from game.patience.agents.values import (
    FEATURES,
    Positions,
    features,
    read_values,
    shipped_values,
    symmetric,
)
from game.patience.tools.training import new_values
from tests.game.patience.agents.batches import some_positions


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


def test_a_batch_is_picked_from_by_index_and_by_mask():
    positions = some_positions(6)
    two = positions.pick(np.array([4, 1]))
    assert len(two) == 2 and (two.free[0] == positions.free[4]).all()
    few = positions.pick(positions.stock > positions.stock.min())
    assert 0 < len(few) < 6 and (few.stock > positions.stock.min()).all()


def test_the_stock_is_what_is_unseen():
    positions = some_positions(20)
    lying = positions.held.sum((1, 2))
    assert (positions.stock == positions.unseen.sum(1)).all()
    assert (positions.stock + lying <= 52).all()
