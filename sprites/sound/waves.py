"""Waves as arrays of floats: noise, bands, envelopes, struck bodies, loudness, and WAV bytes.

Mono waves have shape (frames,), stereo waves (frames, 2). Full scale is 1.0; levels are in dBFS.
"""

from __future__ import annotations

import io
import wave

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
"""Frames a second, of all that is made and played here."""

Wave = NDArray[np.float64]


def frames(seconds: float) -> int:
    """Return a length in frames."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """Return the time of each frame of a wave of ``seconds``, in seconds."""
    return np.arange(frames(seconds)) / RATE


def noise(seconds: float, rng: np.random.Generator) -> Wave:
    """Return white noise of about unit loudness."""
    return rng.standard_normal(frames(seconds))


def band(sound: Wave, low: float, high: float) -> Wave:
    """Return the part of ``sound`` between two frequencies in Hz, with soft edges of an octave."""
    spectrum = np.fft.rfft(sound)
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    with np.errstate(divide="ignore"):
        octaves = np.log2(pitch)
    rise = np.clip(octaves - np.log2(low) + 0.5, 0, 1)
    fall = np.clip(np.log2(high) - octaves + 0.5, 0, 1)
    gain = np.sin(rise * np.pi / 2) * np.sin(fall * np.pi / 2)
    return np.fft.irfft(spectrum * gain, len(sound))


def swell(seconds: float, attack: float, decay: float) -> Wave:
    """Return an envelope: up in ``attack`` seconds, then falling by 1/e every ``decay`` seconds."""
    t = times(seconds)
    return np.minimum(t / attack, 1) * np.exp(-np.maximum(t - attack, 0) / decay)


def struck(
    seconds: float, modes: tuple[tuple[float, float, float], ...], rng: np.random.Generator
) -> Wave:
    """Return the ring of a struck body: ``modes`` are (Hz, loudness, seconds to fall by 1/e)."""
    t = times(seconds)
    sound = np.zeros_like(t)
    for pitch, loudness, decay in modes:
        sound += loudness * np.exp(-t / decay) * np.sin(2 * np.pi * (pitch * t + rng.random()))
    return sound * np.minimum(t / 0.0008, 1)


def add(onto: Wave, sound: Wave, at: float) -> None:
    """Mix ``sound`` into ``onto`` from second ``at``; what would reach past the end is dropped."""
    start = frames(at)
    length = min(len(sound), len(onto) - start)
    if length > 0:
        onto[start : start + length] += sound[:length]


def add_round(onto: Wave, sound: Wave, at: float) -> None:
    """Mix ``sound`` into the loop ``onto``: what reaches past the end goes on at its beginning."""
    start = frames(at) % len(onto)
    while len(sound):
        length = min(len(sound), len(onto) - start)
        onto[start : start + length] += sound[:length]
        sound, start = sound[length:], 0


def echo_round(sound: Wave, response: Wave) -> Wave:
    """Return the loop ``sound`` as heard through ``response``, itself a seamless loop."""
    padded = np.zeros(len(sound))
    padded[: len(response)] = response
    return np.fft.irfft(np.fft.rfft(sound) * np.fft.rfft(padded), len(sound))


def faded(sound: Wave, fade_in: float = 0.001, fade_out: float = 0.02) -> Wave:
    """Return ``sound`` with its ends brought to silence, so that it starts without a click."""
    gain = np.ones(len(sound))
    start, end = frames(fade_in), frames(fade_out)
    gain[:start] = np.linspace(0, 1, start)
    gain[len(gain) - end :] *= np.linspace(1, 0, end)
    return sound * (gain if sound.ndim == 1 else gain[:, None])


def level(decibel: float) -> float:
    """Return the amplitude of a level in dBFS."""
    return float(10 ** (decibel / 20))


def at_peak(sound: Wave, decibel: float) -> Wave:
    """Return ``sound`` with its highest point at ``decibel``."""
    scaled: Wave = sound * (level(decibel) / np.max(np.abs(sound)))
    return scaled


def at_loudness(sound: Wave, decibel: float) -> Wave:
    """Return ``sound`` with its root mean square at ``decibel``."""
    scaled: Wave = sound * (level(decibel) / np.sqrt(np.mean(sound**2)))
    return scaled


def spread(left: Wave, right: Wave) -> Wave:
    """Return a stereo wave of two mono ones."""
    return np.stack([left, right], axis=1)


def wav(sound: Wave) -> bytes:
    """Return ``sound`` as a 16-bit stereo WAV file. Raises ValueError if it would clip."""
    if np.max(np.abs(sound)) >= 1:
        raise ValueError("a wave above full scale would clip")
    both = sound if sound.ndim == 2 else spread(sound, sound)
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(both * 32767).astype("<i2").tobytes())
    return file.getvalue()
