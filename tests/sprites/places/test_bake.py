"""Baking: noise is one whole however it is cut, sheets repeat; places are in golden pictures."""

from __future__ import annotations

import numpy as np
import pytest

from sprites.places.bake import sheets, timber
from sprites.places.bake.noise import View, noise, ramp
from sprites.places.bake.painting import Painting, blurred

WHOLE = View(-40, -20, 120, 80, 2)


def test_noise_is_the_same_in_every_view():
    part = View(0, 0, 40, 30, 2)
    whole = noise(WHOLE, 17, 9, 4, seed=5)
    assert np.allclose(noise(part, 17, 9, 4, seed=5), whole[40:100, 80:160], atol=1e-5)


def test_noise_differs_by_seed_and_stays_in_range():
    first, second = noise(WHOLE, 12, 12, 3, 1), noise(WHOLE, 12, 12, 3, 2)
    assert not np.allclose(first, second)
    assert first.min() >= 0
    assert first.max() <= 1
    assert 0.4 < first.mean() < 0.6


def test_noise_with_a_period_repeats():
    wide = noise(View(0, 0, 200, 60, 1), 13, 13, 4, 3, period=(100, 60))
    assert np.allclose(wide[:, :100], wide[:, 100:], atol=1e-4)


def test_planks_are_the_same_in_every_view():
    oak = timber.Oak("#2a180d", "#50311b", "#74492a", 20)
    whole = timber.planks(WHOLE, oak, 3)
    part = timber.planks(View(0, 0, 40, 30, 2), oak, 3)
    assert np.allclose(part, whole[40:100, 80:160], atol=0.6)


def test_the_oak_sheet_has_no_seam_along_its_grain():
    sheet = sheets.oak(timber.RIM, 5)
    step = np.abs(np.diff(sheet.mean(axis=2), axis=1)).mean()
    wrap = np.abs(sheet[:, 0].mean(axis=1) - sheet[:, -1].mean(axis=1)).mean()
    assert wrap < 3 * step


def test_a_ramp_passes_through_its_stops():
    colours = ramp(np.float32([0, 0.5, 1]), [(0, "#000000"), (0.5, "#ff0000"), (1, "#ffffff")])
    assert colours.tolist() == [[0, 0, 0], [255, 0, 0], [255, 255, 255]]


def test_a_blur_keeps_the_sum():
    plane = np.zeros((60, 60), np.float32)
    plane[30, 30] = 100
    soft = blurred(plane, 4)
    assert soft.sum() == pytest.approx(100, rel=0.01)
    assert soft[30, 30] < 5


def test_light_never_leaves_the_range(easel):
    picture = Painting(View(0, 0, 40, 40, 1), "#807060")
    for _ in range(8):
        picture.light(20, 20, 30, 30, "#ffcc88", 1.0)
    assert picture.colours.max() <= 255
    picture.fade("#020308", 10)
    assert np.abs(picture.colours[0, 20] - (2, 3, 8)).max() < 30
