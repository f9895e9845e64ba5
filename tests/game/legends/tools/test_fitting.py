"""Fitting of the evaluation's weights: slopes are found, and the file can be read again."""

from __future__ import annotations

import numpy as np
import pytest

from game.legends.agents.value import FEATURES, SCORE, read_weights, shipped_weights
from game.legends.tools import fitting


def test_slopes_of_margins_are_found_and_doubted_when_games_are_few():
    chance = np.random.default_rng(1)
    rows = chance.standard_normal((20_000, 4))
    true = np.array([2.0, 0.0, -1.0, 0.5])
    margins = rows @ true + chance.standard_normal(len(rows))
    found, errors = fitting.slopes(rows, margins)
    assert found == pytest.approx(true, abs=0.05) and (errors < 0.02).all()
    few, _ = fitting.slopes(rows[:50], margins[:50])
    assert abs(few[0]) < 1.0, "fifty games say little"


def test_the_scores_weight_is_fixed_and_every_other_is_drawn():
    wide = fitting.spreads(np.array(shipped_weights()))
    assert (wide[:, SCORE] == 0).all()
    others = [feature for feature in range(len(FEATURES)) if feature != SCORE]
    assert (wide[:, others] > 0).all()


def test_the_command_writes_weights_that_are_read_again(tmp_path, capsys):
    out = tmp_path / "weights.json"
    assert fitting.main(["--games", "1", "--seed", "5", "--out", str(out)]) == 0
    new, old = np.array(read_weights(out)), np.array(shipped_weights())
    assert new.shape == old.shape and (new >= 0).all()
    assert new[:, SCORE] == pytest.approx(old[:, SCORE], abs=1e-4)
    assert "1 games" in capsys.readouterr().out
