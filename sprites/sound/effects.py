"""The short sounds of the table, each made by one function named after it.

``EFFECTS`` lists them with the level of their highest point. Makers are given chance, so that a
sound heard many times in a row can have several takes (:data:`sprites.sound.cache.TAKES`): a deal
shouldn't sound like a machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sprites.sound import strings
from sprites.sound.waves import (
    Wave,
    add,
    at_peak,
    band,
    echo_round,
    faded,
    frames,
    noise,
    struck,
    swell,
    times,
)

Maker = Callable[[np.random.Generator], Wave]


def card(rng: np.random.Generator) -> Wave:
    """A card that slides over wood and lies down."""
    slide = band(noise(0.16, rng), 1400, 6500) * _hump(0.16, rng.uniform(0.045, 0.06))
    sound = slide + 0.5 * _tap(0.16, 0.07 + rng.uniform(0, 0.01), rng)
    return sound


def flip(rng: np.random.Generator) -> Wave:
    """A card that turns over in the air: a breath, then the snap of its edge."""
    sound = 0.5 * band(noise(0.2, rng), 700, 3000) * _hump(0.2, 0.05)
    snap = band(noise(0.05, rng), 1800, 9000) * swell(0.05, 0.0008, 0.006)
    add(sound, 1.3 * snap, 0.075)
    return sound + 0.4 * _tap(0.2, 0.1, rng)


def place(rng: np.random.Generator) -> Wave:
    """A card put down with intent: paper first, then the table under it."""
    sound = 0.5 * band(noise(0.24, rng), 1200, 5000) * swell(0.24, 0.004, 0.018)
    return sound + 1.2 * _tap(0.24, 0.006, rng)


def lift(rng: np.random.Generator) -> Wave:
    """A card taken up."""
    return band(noise(0.12, rng), 2200, 8000) * _hump(0.12, 0.055)


def disk(rng: np.random.Generator) -> Wave:
    """A glazed disk dropped onto others: it strikes and settles."""
    sound = np.zeros(frames(0.4))
    for at, force in ((0.0, 1.0), (0.085, 0.38), (0.14, 0.15)):
        bend = rng.uniform(0.97, 1.03)
        modes = ((1480 * bend, 1.0, 0.035), (2730 * bend, 0.6, 0.022), (4420 * bend, 0.35, 0.012))
        add(sound, force * struck(0.2, modes, rng), at)
    return sound


def seal(rng: np.random.Generator) -> Wave:
    """A sword driven into stone: the blow, the stone's crack, the blade singing on."""
    sound = np.zeros(frames(2.0))
    blow = struck(0.5, ((54, 1.0, 0.12), (88, 0.8, 0.08), (140, 0.4, 0.05)), rng)
    crack = band(noise(0.3, rng), 500, 7000) * swell(0.3, 0.001, 0.03)
    blade = struck(
        2.0,
        ((618, 0.4, 0.5), (1390, 0.5, 0.42), (1411, 0.4, 0.4), (2466, 0.4, 0.3),
         (3821, 0.3, 0.2), (5512, 0.2, 0.12)),
        rng,
    )  # fmt: skip
    add(sound, 1.5 * blow, 0.0)
    add(sound, 0.8 * crack, 0.0)
    add(sound, 0.45 * blade, 0.004)
    return sound


def shuffle(rng: np.random.Generator) -> Wave:
    """A pack riffled and squared up."""
    sound = np.zeros(frames(1.15))
    gaps = 0.034 - 0.018 * np.sin(np.linspace(0, np.pi, 30))
    for at in 0.03 + np.cumsum(gaps):
        leaf = band(noise(0.03, rng), 1500, 7500) * swell(0.03, 0.0008, 0.005)
        add(sound, leaf * rng.uniform(0.5, 1), float(at))
    bridge = band(noise(0.24, rng), 900, 5000) * _hump(0.24, 0.12)
    add(sound, 0.45 * bridge, 0.76)
    for at in (0.97, 1.05):
        add(sound, _tap(0.1, 0.004, rng), at)
    return sound


def wrong(rng: np.random.Generator) -> Wave:
    """Two damped low strings, a half step apart: no, but without scolding."""
    return _strings((("e3", 0.0), ("d#3", 0.11)), 0.55, 0.15, rng) * swell(0.55, 0.002, 0.16)


def turn(rng: np.random.Generator) -> Wave:
    """Two notes of a harp, rising: it is for you to act."""
    return _strings((("e5", 0.0), ("a5", 0.12)), 1.2, 0.55, rng)


def win(rng: np.random.Generator) -> Wave:
    """A harp's run up A major and its chord."""
    run = [(name, 0.085 * step) for step, name in enumerate(
        ("a3", "c#4", "e4", "a4", "b4", "c#5", "e5", "a5")
    )]
    chord = [(name, 0.78 + 0.018 * step) for step, name in enumerate(
        ("a2", "e3", "a3", "c#4", "e4", "a4", "c#5", "e5", "a5")
    )]
    return _echoed(_strings((*run, *chord), 3.6, 0.6, rng), rng)


def lose(rng: np.random.Generator) -> Wave:
    """The same harp going home: down through A minor, and one low string."""
    fall = [(name, 0.2 * step) for step, name in enumerate(("e5", "c5", "a4", "f4", "e4"))]
    return _echoed(_strings((*fall, ("a2", 1.1), ("e3", 1.12)), 3.2, 0.3, rng), rng)


def click(rng: np.random.Generator) -> Wave:
    """A small wooden catch, for buttons."""
    return struck(0.07, ((920, 1.0, 0.008), (2140, 0.5, 0.004), (410, 0.4, 0.012)), rng)


def _hump(seconds: float, top: float) -> Wave:
    """Return an envelope that swells up to ``top`` seconds and dies away, without corners."""
    t = times(seconds) / top
    return (t * np.exp(1 - t)) ** 2


def _tap(seconds: float, at: float, rng: np.random.Generator) -> Wave:
    """Return a card's touch on oak, within a wave of ``seconds``."""
    sound = np.zeros(frames(seconds))
    bend = rng.uniform(0.94, 1.06)
    modes = ((172 * bend, 1.0, 0.02), (318 * bend, 0.6, 0.014), (705 * bend, 0.3, 0.007))
    add(sound, struck(seconds, modes, rng), at)
    return sound


def _strings(
    plucks: tuple[tuple[str, float], ...], seconds: float, brightness: float,
    rng: np.random.Generator,
) -> Wave:
    sound = np.zeros(frames(seconds))
    for name, at in plucks:
        add(sound, strings.pluck(strings.pitch(name), seconds, brightness, rng), at)
    return sound


def _echoed(sound: Wave, rng: np.random.Generator) -> Wave:
    ear, _ = strings.hall(1.6, rng)
    longer = np.concatenate([sound, np.zeros(len(ear))])  # so that nothing comes round again
    return sound + 0.3 * echo_round(longer, ear)[: len(sound)]


@dataclass(frozen=True, slots=True)
class Effect:
    """How to make a sound, and how loud its highest point is (dBFS)."""

    make: Maker
    peak: float


EFFECTS: dict[str, Effect] = {
    "card": Effect(card, -9.0),
    "flip": Effect(flip, -9.0),
    "place": Effect(place, -7.0),
    "lift": Effect(lift, -15.0),
    "disk": Effect(disk, -9.0),
    "seal": Effect(seal, -6.0),
    "shuffle": Effect(shuffle, -8.0),
    "wrong": Effect(wrong, -10.0),
    "turn": Effect(turn, -12.0),
    "win": Effect(win, -6.0),
    "lose": Effect(lose, -8.0),
    "click": Effect(click, -14.0),
}


def make(name: str, take: int) -> Wave:
    """Return one take of an effect; the same name and take always give the same sound.

    Raises KeyError for a name that is not in ``EFFECTS``.
    """
    effect = EFFECTS[name]
    rng = np.random.default_rng([sum(name.encode()), take])
    return faded(at_peak(effect.make(rng), effect.peak))
