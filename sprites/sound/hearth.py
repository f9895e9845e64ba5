"""The hall at night: a fire that crackles, and wind about the walls, as a seamless loop."""

from __future__ import annotations

import numpy as np

from sprites.sound.waves import (
    Wave,
    add_round,
    at_loudness,
    band,
    frames,
    level,
    noise,
    spread,
    swell,
)

SECONDS = 24.0
LOUDNESS = -37.0
"""dBFS: heard when everything else is still."""
CRACKLES = 9.0
"""A second, on average."""
LOUDEST_CRACKLE = -20.0  # dBFS


def make() -> Wave:
    """Return the sound of the hall, stereo."""
    rng = np.random.default_rng(1485)
    left, right = (_wind(rng) + _glow(rng) for _ in range(2))
    bed = at_loudness(spread(left, right), LOUDNESS)
    return bed + _crackles(rng)


def _wave_of_mood(rng: np.random.Generator, turns: int) -> Wave:
    """Return a slow swell round 1 that fits the loop: whole turns of a few sines."""
    t = np.linspace(0, 2 * np.pi, frames(SECONDS), endpoint=False)
    mood = np.ones_like(t)
    for turn in range(1, turns + 1):
        mood += rng.uniform(0.1, 0.45) / turn**0.5 * np.sin(turn * t + rng.uniform(0, 2 * np.pi))
    return np.clip(mood, 0.05, None)


def _wind(rng: np.random.Generator) -> Wave:
    # A band of noise made by Fourier transform is already a loop without a seam.
    low = band(noise(SECONDS, rng), 90, 320)
    whistle = band(noise(SECONDS, rng), 420, 620)
    return low * _wave_of_mood(rng, 4) + 0.25 * whistle * _wave_of_mood(rng, 6) ** 2


def _glow(rng: np.random.Generator) -> Wave:
    return 0.5 * band(noise(SECONDS, rng), 60, 900) * _wave_of_mood(rng, 14)


def _crackles(rng: np.random.Generator) -> Wave:
    sides = np.zeros((frames(SECONDS), 2))
    count = rng.poisson(SECONDS * CRACKLES)
    for at in rng.uniform(0, SECONDS, count):
        seconds = rng.uniform(0.006, 0.05)
        low = rng.uniform(900, 3200)
        snap = band(noise(0.08, rng), low, low * 3) * swell(0.08, 0.0006, seconds / 4)
        # Most are faint; now and then a log spits.
        force = level(LOUDEST_CRACKLE) * rng.random() ** 5
        snap *= force / np.max(np.abs(snap))
        place = rng.uniform(0.25, 0.75)
        for side, share in enumerate((1 - place, place)):
            add_round(sides[:, side], snap * share * 1.4, at)
    return sides


