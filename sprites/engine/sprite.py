"""A thing that lies on the table and can be moved: a card, a disk, a figure, a shield.

A sprite is numbers (place, tilt, height above the table …) that a timeline moves, and two ways to
draw a picture, its face and its back, at whatever scale the window has. It knows no rules, and
not where it ought to lie: that is the table's. Pictures of an easel that has died are dropped.
"""

from __future__ import annotations

import math
import weakref
from collections.abc import Callable

import pygame

from sprites.engine.canvas import Canvas
from sprites.engine.poses import Poses
from sprites.paint import light, theme
from sprites.paint.easel import Easel

Drawing = Callable[[Easel, float], pygame.Surface]
"""Draws one side at a width in stage px; the easel keeps what it returns."""

_FLAT_HEIGHT = 1.0
"""Below this height (stage px) a card counts as lying."""
_AURA = 90.0
"""How far beyond a thing (stage px) its shadow and glow may reach."""
_FAINTEST = 3
"""Alpha of 255 below which the rim of a shadow isn't worth drawing."""


class Sprite:
    """One movable thing.

    ``x``, ``y``: centre, stage px. ``angle``: degrees clockwise. ``size``: factor, 1 as laid out.
    ``height``: stage px above the table, which only its shadow shows. ``alpha``, ``glow``,
    ``dimmed``: 0 … 1. ``turn``: 0 shows the back, 1 the face, between them it is flipping.
    ``z``: what is drawn later. ``covering``: it lies flat on its like, so its shadow at rest
    falls on nothing.
    """

    __slots__ = (
        "_base", "_easel", "_shadows", "_side", "alpha", "angle", "back", "covering", "dimmed",
        "face", "glow", "glow_colour", "height", "name", "poses", "radius", "size", "tall",
        "turn", "wide", "x", "y", "z",
    )

    def __init__(
        self,
        name: str,
        wide: float,
        tall: float,
        face: Drawing | None = None,
        back: Drawing | None = None,
        radius: float | None = None,
    ) -> None:
        """``wide``, ``tall``, ``radius`` (of the corners; default a card's): stage px.

        A side without a drawing shows the other one. Raises ValueError without any drawing.
        """
        if face is None and back is None:
            raise ValueError(f"the sprite {name} has neither a face nor a back to draw")
        self.name = name
        self.wide = wide
        self.tall = tall
        self.face = face
        self.back = back
        self.radius = theme.CARD_RADIUS * wide if radius is None else radius
        self.x = self.y = 0.0
        self.angle = 0.0
        self.size = 1.0
        self.height = 0.0
        self.alpha = 1.0
        self.turn = 1.0 if face else 0.0
        self.z = 0.0
        self.glow = 0.0
        self.glow_colour = theme.GLOW
        self.dimmed = 0.0
        self.covering = False
        self.poses = Poses()
        """Shared among sprites that are drawn together, so that they share turned shadows."""
        self._forget()

    def wear(self, other: Sprite) -> None:
        """Take the looks of ``other`` (a card whose face has become known), keep one's place.

        A face that ``other`` lacks is kept, to be seen while the card turns over.
        """
        self.wide, self.tall, self.radius = other.wide, other.tall, other.radius
        self.face = other.face or self.face
        self.back = other.back
        self._forget()

    def fit(self, wide: float) -> None:
        """Be made ``wide`` stage px wide from now on, and look as large as before: ``size`` takes
        up the difference, until something sets it to 1."""
        if wide != self.wide:
            grown = wide / self.wide
            self.size /= grown
            self.wide, self.tall, self.radius = wide, self.tall * grown, self.radius * grown
            self._forget()

    def covers(self, x: float, y: float) -> bool:
        """Whether a stage point lies on the thing as it is now: tilted, grown, round-cornered."""
        slant = math.radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        across = abs(dx * math.cos(slant) - dy * math.sin(slant))
        down = abs(dx * math.sin(slant) + dy * math.cos(slant))
        half_wide = self.wide * self.size * max(self._squeeze(), 0.05) / 2
        half_tall = self.tall * self.size / 2
        if across > half_wide or down > half_tall:
            return False
        radius = min(self.radius * self.size, half_wide, half_tall)
        beyond = across - (half_wide - radius), down - (half_tall - radius)
        return min(beyond) <= 0 or math.hypot(*beyond) <= radius

    def box(self) -> tuple[float, float, float, float]:
        """Return left, top, width, height of the thing, untilted, in stage px."""
        wide, tall = self.wide * self.size, self.tall * self.size
        return self.x - wide / 2, self.y - tall / 2, wide, tall

    @property
    def outline(self) -> tuple[float, ...]:
        """Where its picture lies and how: two things with equal outlines cover each other."""
        return (self.x, self.y, self.angle, self.size, self.wide, self.tall, self.radius,
                self._squeeze())

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw glow, shadow and picture."""
        alpha = 255 * self.alpha
        reach = (self.wide + self.tall) * self.size / 2 + _AURA
        if alpha < 1 or not canvas.reaches(self.x, self.y, reach):
            return
        easel = canvas.easel
        base = self._picture(easel)
        stance = self.angle, self.size, self._squeeze()
        x, y = canvas.to_window(self.x, self.y)
        if not self.covering or self.height >= _FLAT_HEIGHT:
            shadow, right, down = self._cast(easel, base)
            _centred(canvas, self.poses.shadow(shadow, *stance), x + right, y + down, alpha)
        if self.glow > 0:
            glow, _ = light.glow(easel, base, self.glow_colour)
            strength = alpha * min(1.0, self.glow)
            _centred(canvas, self.poses.shadow(glow, *stance), x, y, strength)
        _centred(canvas, self.poses.picture(base, *stance, self.dimmed), x, y, alpha)

    def _forget(self) -> None:
        self._base: pygame.Surface | None = None
        self._side: bool | None = None
        self._easel: weakref.ref[Easel] | None = None
        self._shadows: dict[int, tuple[pygame.Surface, float, float]] = {}

    def _squeeze(self) -> float:
        """Return how much of the width is seen in mid-turn, in steps fine enough to be smooth."""
        if self.turn <= 0 or self.turn >= 1:
            return 1.0
        return max(0.02, round(abs(math.cos(math.pi * self.turn)) * 50) / 50)

    def _picture(self, easel: Easel) -> pygame.Surface:
        """Return the side that shows, straight; asks for it anew only when something changed."""
        if self._easel is None or self._easel() is not easel:
            self._forget()
            self._easel = weakref.ref(easel)
        shows_face = self.turn >= 0.5
        if self._base is None or self._side != shows_face:
            drawing = (self.face or self.back) if shows_face else (self.back or self.face)
            assert drawing is not None
            self._base = drawing(easel, self.wide)
            self._side = shows_face
        return self._base

    def _cast(
        self, easel: Easel, base: pygame.Surface
    ) -> tuple[pygame.Surface, float, float]:
        """Return the shadow and the window px from the thing's centre to the shadow's."""
        step = round(self.height / 2)
        cast = self._shadows.get(step)
        if cast is None:
            shadow, dx, dy = light.shadow(easel, base, 2 * step)
            rimless = easel.keep(("rimless", shadow), lambda: _without_rim(shadow))
            left, top = rimless.get_offset()
            right = dx + left + (rimless.get_width() - base.get_width()) / 2
            down = dy + top + (rimless.get_height() - base.get_height()) / 2
            cast = self._shadows[step] = rimless, right, down
        return cast


def _without_rim(shadow: pygame.Surface) -> pygame.Surface:
    return shadow.subsurface(shadow.get_bounding_rect(_FAINTEST))


def _centred(
    canvas: Canvas, picture: pygame.Surface, x: float, y: float, alpha: float
) -> None:
    width, height = picture.get_size()
    canvas.put(picture, (round(x - width / 2), round(y - height / 2)), alpha)
