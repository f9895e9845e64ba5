"""Embers, sparks and flakes of gold leaf: what rises over a won table, for some seconds.

There are never more than a fixed number, and each is one small blit of a kept picture. The same
seed gives the same shower. Purely decoration: nobody asks where an ember is.
"""

from __future__ import annotations

import math
import random

import pygame

from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel

LASTS = 9.0
"""Seconds after which nothing new appears."""

_MOST = 110
_EMBERS_A_SECOND = 22
_FLAKES_A_SECOND = 9
_BURSTS = (0.15, 0.7, 1.5)
"""When sparks spring up, in seconds; each time from both sides of the table."""
_SPARKS_A_BURST = 15
_GRAVITY = 620
"""Stage px a second, each second."""
_LEVELS = 6
"""Steps of brightness in which a thing fades."""
_WARM = ("#ff9a3c", "#ffb45a", "#ffd27a")
_LEAF = (theme.GOLD, theme.GOLD_LINE, theme.GOLD_LIGHT)
_LEAF_PHASES = 5


class _Mote:
    """One glowing point or flake: where it is, where it goes, how long it lives."""

    __slots__ = ("age", "colour", "falls", "life", "phase", "size", "vx", "vy", "x", "y")

    def __init__(
        self, x: float, y: float, vx: float, vy: float, life: float, size: float, colour: str,
        phase: float, falls: float,
    ) -> None:
        self.x, self.y, self.vx, self.vy = x, y, vx, vy
        self.life, self.size, self.colour = life, size, colour
        self.phase, self.falls = phase, falls
        self.age = 0.0

    def move(self, dt: float) -> bool:
        """Drift on; return whether it is still to be seen."""
        self.age += dt
        self.vy += self.falls * dt
        sway = 26 * math.sin(2.1 * self.age + self.phase) if not self.falls else 0.0
        self.x += (self.vx + sway) * dt
        self.y += self.vy * dt
        return self.age < self.life and self.y < STAGE_HEIGHT + 30

    def brightness(self) -> float:
        """Return 0 … 1: quickly there, slowly gone, flickering a little."""
        rest = self.age / self.life
        flicker = 0.85 + 0.15 * math.sin(9 * self.age + self.phase)
        return min(1.0, self.age * 6) * (1 - rest * rest) * flicker


class Embers:
    """A shower over the whole stage that ends by itself."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._age = 0.0
        self._glowing: list[_Mote] = []
        self._flakes: list[_Mote] = []
        self._owed = [0.0, 0.0]

    @property
    def moving(self) -> bool:
        """Whether anything is still to be seen or to come."""
        return self._age < LASTS or bool(self._glowing or self._flakes)

    @property
    def count(self) -> int:
        """How many motes there are now."""
        return len(self._glowing) + len(self._flakes)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        before, self._age = self._age, self._age + dt
        self._glowing = [mote for mote in self._glowing if mote.move(dt)]
        self._flakes = [mote for mote in self._flakes if mote.move(dt)]
        if self._age >= LASTS:
            return
        for moment in _BURSTS:
            if before < moment <= self._age:
                self._burst()
        for kind, (rate, make) in enumerate(
            ((_EMBERS_A_SECOND, self._ember), (_FLAKES_A_SECOND, self._flake))
        ):
            self._owed[kind] = min(_MOST, self._owed[kind] + rate * dt)
            while self._owed[kind] >= 1:
                self._owed[kind] -= 1
                if self.count < _MOST:
                    make()

    def draw(self, canvas: Canvas) -> None:
        """Draw the flakes, and the light of the embers added over everything."""
        easel = canvas.easel
        for flake in self._flakes:
            phase = int((flake.age * 5 + flake.phase) % (2 * _LEAF_PHASES))
            picture = _leaf(easel, flake.colour, round(flake.size), phase)
            canvas.blit(picture, flake.x, flake.y, "center", 255 * flake.brightness())
        for mote in self._glowing:
            level = math.ceil(mote.brightness() * _LEVELS) / _LEVELS
            if level > 0:
                radius = round(mote.size)
                picture = light.pool(easel, radius, radius, mote.colour, level, 2.2)
                canvas.blit(picture, mote.x, mote.y, "center", 255, pygame.BLEND_RGB_ADD)

    def _ember(self) -> None:
        chance = self._chance
        self._glowing.append(_Mote(
            chance.uniform(0, STAGE_WIDTH), STAGE_HEIGHT + 12,
            chance.uniform(-14, 14), -chance.uniform(90, 230), chance.uniform(2.6, 5.2),
            chance.choice((5, 7, 9, 12)), chance.choice(_WARM), chance.uniform(0, 6.3), 0.0,
        ))

    def _flake(self) -> None:
        chance = self._chance
        self._flakes.append(_Mote(
            chance.uniform(0, STAGE_WIDTH), -12, chance.uniform(-20, 20),
            chance.uniform(70, 130), chance.uniform(5, 8), chance.choice((9, 11, 14)),
            chance.choice(_LEAF), chance.uniform(0, 10), 0.0,
        ))

    def _burst(self) -> None:
        chance = self._chance
        for side in (-1, 1):
            for _ in range(min(_SPARKS_A_BURST, _MOST - self.count)):
                lean = chance.uniform(0.12, 0.62)
                speed = chance.uniform(620, 1040)
                self._glowing.append(_Mote(
                    STAGE_WIDTH / 2 + side * 780, STAGE_HEIGHT - 40,
                    -side * speed * math.sin(lean), -speed * math.cos(lean),
                    chance.uniform(1.1, 2.2), chance.choice((4, 6, 8)), chance.choice(_WARM),
                    chance.uniform(0, 6.3), _GRAVITY,
                ))


def _leaf(easel: Easel, colour: str, size: int, phase: int) -> pygame.Surface:
    """Return a lozenge of gold leaf as it turns: narrow, broad, and its darker underside."""
    under = phase >= _LEAF_PHASES
    share = abs(math.cos(math.pi * (phase % _LEAF_PHASES + 0.5) / _LEAF_PHASES))
    wide = max(1.5, size * 0.8 * share)

    def make() -> pygame.Surface:
        middle = size / 2
        d = (
            f"M{middle:g} 0 L{middle + wide / 2:g} {middle:g} L{middle:g} {size} "
            f"L{middle - wide / 2:g} {middle:g}Z"
        )
        tint = shapes.darker(colour, 0.45) if under else colour
        return easel.svg(shapes.path(d, tint), (size, size), (size, size))

    return easel.keep(("gold leaf", colour, size, phase), make)
