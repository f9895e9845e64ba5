"""What moves in a hall: flames with their flicker, embers, and stars that twinkle.

All of it depends on the time alone, in steps of ``STEP``: nothing is stored, and the same moment
looks the same twice. At moment 0 it is a good still picture for those who want no motion.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

import pygame

from sprites.engine.canvas import Canvas
from sprites.paint import light, shapes
from sprites.paint.easel import Easel

STEP = 1 / 12
"""Seconds between two pictures of a flame: hand-drawn fire, and little work."""

_SHAPES = 12
"""Pictures in a flame's round; flames start at different ones."""

Box = tuple[float, float, float, float]

_OUTER = ((0, -64), (8, -44), (24, -32), (20, -10), (18, 4), (8, 8), (0, 8), (-8, 8), (-20, 4),
          (-20, -12), (-20, -26), (-8, -30), (-6, -44), (-2, -40), (2, -48), (0, -64))
_INNER = ((2, -38), (6, -26), (13, -18), (11, -6), (10, 3), (4, 6), (0, 6), (-6, 6), (-11, 2),
          (-10, -8), (-9, -18), (0, -22), (2, -38))


class Light(Protocol):
    """Something of a hall that moves in place."""

    @property
    def area(self) -> Box:
        """The stage rectangle (left, top, width, height) outside which it never draws."""

    def draw(self, canvas: Canvas, step: int) -> None:
        """Draw it at a step of time, over what is on the canvas."""


@dataclass(frozen=True, slots=True)
class Torch:
    """A torch's flame with its embers over the bowl's rim at (x, y); ``phase`` sets it apart."""

    x: float
    y: float
    phase: int = 0

    @property
    def area(self) -> Box:
        """See :class:`Light`."""
        return self.x - 36, self.y - 150, 72, 164

    def draw(self, canvas: Canvas, step: int) -> None:
        """See :class:`Light`."""
        turn = (step + self.phase) % _SHAPES
        _shine(canvas, self.x, self.y - 34, (36, 48), turn)
        flame = canvas.easel.keep(("torch", turn), lambda: _torch_flame(canvas.easel, turn))
        canvas.blit(flame, self.x - 36, self.y - 88)
        for number in range(3):
            _ember(canvas, self.x, self.y - 60, step + self.phase * 5 + number * 17)


@dataclass(frozen=True, slots=True)
class Candle:
    """The flame of a candle whose wick ends at (x, y)."""

    x: float
    y: float
    phase: int = 0

    @property
    def area(self) -> Box:
        """See :class:`Light`."""
        return self.x - 22, self.y - 46, 44, 60

    def draw(self, canvas: Canvas, step: int) -> None:
        """See :class:`Light`."""
        # A candle burns calmer than a torch: every second step.
        turn = (step // 2 + self.phase) % _SHAPES
        _shine(canvas, self.x, self.y - 16, (22, 28), turn)
        flame = canvas.easel.keep(("candle", turn), lambda: _candle_flame(canvas.easel, turn))
        canvas.blit(flame, self.x - 12, self.y - 36)


@dataclass(frozen=True, slots=True)
class Star:
    """A bright star round (x, y) that twinkles once in ``period`` steps."""

    x: float
    y: float
    period: int = 40
    phase: int = 0

    @property
    def area(self) -> Box:
        """See :class:`Light`."""
        return self.x - 5, self.y - 5, 10, 10

    def draw(self, canvas: Canvas, step: int) -> None:
        """See :class:`Light`."""
        easel = canvas.easel
        star = easel.keep(("twinkle",), lambda: _star(easel))
        wave = math.sin(math.pi * (step + self.phase + self.period / 2) / self.period)
        canvas.blit(star, self.x - 5, self.y - 5, alpha=70 + 185 * wave * wave)


def draw(canvas: Canvas, lights: tuple[Light, ...], seconds: float) -> None:
    """Draw all ``lights`` at a moment; with 0, always, they stand still."""
    step = int(seconds / STEP)
    for each in lights:
        each.draw(canvas, step)


def _wave(turn: int, offset: float) -> float:
    """Return a restless but round movement, -1 … 1, that closes after all of a flame's shapes."""
    angle = 2 * math.pi * turn / _SHAPES
    wave = 0.5 * math.sin(angle + offset) + 0.3 * math.sin(2 * angle + 1.7 * offset + 1)
    return wave + 0.2 * math.sin(3 * angle + 2.3 * offset + 2)


def _curve(points: tuple[tuple[float, float], ...], turn: int, tall: float, offset: float) -> str:
    """Return a flame's outline as path data, swaying more the higher it is."""
    stretch = 1 + 0.10 * _wave(turn, offset)
    moved = []
    for x, y in points:
        up = max(0.0, -y / tall)
        sway = 7 * up**1.4 * _wave(turn, offset + 2.2 * up)
        moved.append(f"{x * (1 - 0.05 * _wave(turn, offset + 4)) + sway:.1f} {y * stretch:.1f}")
    return f"M{moved[0]} C{' '.join(moved[1:])}Z"


def _torch_flame(easel: Easel, turn: int) -> pygame.Surface:
    outer = shapes.path(_curve(_OUTER, turn, 64, 0.0), "url(#f)")
    middle = shapes.group(shapes.path(_curve(_OUTER, turn, 64, 0.5), "#ffc44a", opacity=0.75),
                          "scale(.78 .82)")
    inner = shapes.path(_curve(_INNER, turn, 64, 1.1), "#fff3b0", opacity=0.95)
    # A tongue tears off the tip and rises for the last third of the round.
    tongue = ""
    if turn >= _SHAPES * 2 // 3:
        rise = turn - _SHAPES * 2 // 3
        x, y, size = 5 * _wave(turn, 3), -66 - 3.5 * rise, 4.2 - rise * 0.8
        tongue = shapes.path(
            f"M{x:.1f} {y - 2 * size:.1f} C{x + size:.1f} {y - size:.1f} {x + size:.1f} {y:.1f} "
            f"{x:.1f} {y + size:.1f} C{x - size:.1f} {y:.1f} {x - size * 0.6:.1f} "
            f"{y - size:.1f} {x:.1f} {y - 2 * size:.1f}Z", "#ff9a36", opacity=0.9 - 0.18 * rise)
    body = shapes.group(outer + middle + inner + tongue, "translate(36 88)")
    stops = ((0, "#ff7a1e"), (55, "#ffb63d"), (100, "#ffe58a"))
    return easel.svg(body, (72, 100), (72, 100), shapes.linear("f", stops))


def _candle_flame(easel: Easel, turn: int) -> pygame.Surface:
    outline = ((0, -30), (5, -18), (8.5, -10), (7, -2), (5, 4), (-5, 4), (-7, -2), (-8.5, -10),
               (-3, -19), (0, -30))
    core = ((0, -14), (2.5, -9), (4, -4), (3, -1), (2, 2), (-2, 2), (-3, -1), (-4, -4), (-2, -9),
            (0, -14))
    body = shapes.path(_curve(outline, turn, 60, 0.4), "url(#f)")
    body += shapes.path(_curve(core, turn, 60, 0.4), "#fffdf0", opacity=0.9)
    stops = ((0, "#ff8a2a"), (60, "#ffd76a"), (100, "#fff6cf"))
    return easel.svg(shapes.group(body, "translate(12 36)"), (24, 44), (24, 44),
                     shapes.linear("f", stops))


def _shine(canvas: Canvas, x: float, y: float, size: tuple[float, float], turn: int) -> None:
    """Add the restless part of a flame's light; the steady part is in the backdrop."""
    strength = 0.24 + 0.06 * round(2 * _wave(turn, 5))
    pool = light.pool(canvas.easel, *size, "#ff9a3c", strength, 1.3)
    canvas.blit(pool, x, y, "center", flags=pygame.BLEND_RGB_ADD)


def _ember(canvas: Canvas, x: float, y: float, step: int) -> None:
    """Draw one ember on its way up; each way is a little different, with pauses between."""
    life, pause = 26, 22
    way, age = divmod(step, life + pause)
    if age >= life:
        return
    share = age / life
    aside = 10 * math.sin(way * 2.4) + 9 * math.sin(share * 6 + way)
    spark = canvas.easel.keep(("ember",), lambda: _spark(canvas.easel))
    canvas.blit(spark, x + aside * (0.3 + share), y - 82 * share, "center",
                alpha=255 * math.sin(math.pi * min(1, 0.15 + share)))


def _spark(easel: Easel) -> pygame.Surface:
    body = shapes.circle(5, 5, 5, "#ff8a2a", opacity=0.18)
    body += shapes.circle(5, 5, 2.4, "#ffb04a", opacity=0.45)
    body += shapes.circle(5, 5, 1.3, "#fff0c0")
    return easel.svg(body, (10, 10), (10, 10))


def _star(easel: Easel) -> pygame.Surface:
    rays = "M5 0 L5.5 4.5 L10 5 L5.5 5.5 L5 10 L4.5 5.5 L0 5 L4.5 4.5Z"
    body = shapes.circle(5, 5, 2.6, "#cfdcff", opacity=0.2)
    body += shapes.path(rays, "#eef2ff", opacity=0.85) + shapes.circle(5, 5, 1.1, "#ffffff")
    return easel.svg(body, (10, 10), (10, 10))
