"""Plucked strings: Karplus and Strong's loop, tuned, with a wooden body and a hall round it."""

from __future__ import annotations

import numpy as np

from sprites.sound.waves import RATE, Wave, band, frames, swell, times

A4 = 440.0
PLUCKED_AT = 0.17
"""Where the finger meets the string, as a share of its length: near the rose, a round tone."""
STEPS = {"c": -9, "d": -7, "e": -5, "f": -4, "g": -2, "a": 0, "b": 2}
"""Half steps from a, within one octave."""


def pitch(name: str) -> float:
    """Return the frequency in Hz of a note such as ``a4`` or ``f#5``, in equal temperament."""
    octave = int(name[-1])
    half_steps = STEPS[name[0]] + name.count("#") - name[1:-1].count("b") + 12 * (octave - 4)
    return float(A4 * 2 ** (half_steps / 12))


def pluck(frequency: float, seconds: float, brightness: float, rng: np.random.Generator) -> Wave:
    """Return one plucked note.

    ``brightness`` from 0 (thumb) to 1 (nail) sets how much edge the pluck has. After K. Karplus
    and A. Strong, "Digital Synthesis of Plucked-String and Drum Timbres" (1983): a burst goes
    round a delay line through a soft filter. The line's length is a whole number of frames, so
    the note is made a little flat or sharp and then resampled to its true pitch.
    """
    length = max(8, round(RATE / frequency))
    stretch = RATE / frequency / length
    total = int(frames(seconds) / stretch) + length + 2
    line = np.zeros(total + 1)  # one frame of silence before the string, for the filter to read
    line[1 : length + 1] = _burst(length, brightness, rng)
    soft = 0.04 + 0.08 * (1 - brightness)
    ring = 2.2 + 420 / frequency  # seconds until it has fallen by 60 dB: low strings ring longer
    loss = 0.001 ** (1 / (frequency * ring))
    for start in range(length + 1, total, length - 1):
        size = min(length - 1, total - start)
        last = start - length
        before = line[last - 1 : last - 1 + size]
        here = line[last : last + size]
        after = line[last + 1 : last + 1 + size]
        line[start : start + size] = loss * (soft * (before + after) + (1 - 2 * soft) * here)
    heard = np.interp(np.arange(frames(seconds)) / stretch, np.arange(total), line[1:])
    ease = frames(0.06)
    heard[-ease:] *= np.linspace(1, 0, ease)
    return heard * np.minimum(times(seconds) / 0.0015, 1)


def _burst(length: int, brightness: float, rng: np.random.Generator) -> Wave:
    """Return one turn of the string as the finger lets it go.

    The overtones are those of a string plucked at one point, ``sin(n * place) / n ** slope``, with
    phases left to chance: white noise, as in the paper, may by chance lack the very tone.
    """
    overtone = np.arange(1, length // 2 + 1)
    slope = 1.9 - 0.8 * brightness
    loudness = np.abs(np.sin(np.pi * overtone * PLUCKED_AT)) / overtone**slope
    phases = np.exp(2j * np.pi * rng.random(len(overtone)))
    burst: Wave = np.fft.irfft(np.concatenate([[0], loudness * phases]), length)
    burst /= np.max(np.abs(burst))
    return burst


def body() -> Wave:
    """Return the response of a small lute's bowl: the string itself, then a few wooden modes."""
    seconds = 0.09
    t = times(seconds)
    response = np.zeros(len(t))
    for mode, loudness in ((118, 0.5), (205, 0.8), (290, 0.6), (430, 0.5), (640, 0.3), (910, 0.2)):
        response += loudness * np.exp(-t * mode / 9) * np.sin(2 * np.pi * mode * t)
    response *= 0.035
    response[0] = 1
    return response


def hall(seconds: float, rng: np.random.Generator) -> tuple[Wave, Wave]:
    """Return the responses of a stone hall for the left and the right ear, without direct sound."""
    ears = []
    for _ in range(2):
        tail = rng.standard_normal(frames(seconds)) * swell(seconds, 0.03, seconds / 5)
        # Stone gives back the low notes longer than the high ones.
        high = rng.standard_normal(frames(seconds)) * swell(seconds, 0.012, seconds / 12)
        response = band(tail, 180, 1800) + 0.5 * band(high, 1800, 7000)
        ears.append(response / np.sqrt(np.sum(response**2)))
    return ears[0], ears[1]
