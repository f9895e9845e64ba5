"""The evaluation: its weights, its features, its sense of time."""

from __future__ import annotations

import pytest

from game.legends.agents.value import FEATURES, PHASES, read_weights, shipped_weights


def test_weights_are_for_these_features(tmp_path):
    assert len(shipped_weights()) == len(PHASES)
    assert all(len(weights) == len(FEATURES) for weights in shipped_weights())
    bad = tmp_path / "weights.json"
    bad.write_text('{"features": ["score"], "early": [1], "middle": [1], "late": [1]}')
    with pytest.raises(ValueError, match="other features"):
        read_weights(bad)
