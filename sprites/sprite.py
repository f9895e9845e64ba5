"""A thing that lies on the table and can be moved: a card, a disk, a figure, a shield.

A sprite is numbers (place, tilt, height above the table …) that a timeline moves, and two ways to
draw a picture, its face and its back, at whatever scale the window has. It knows no rules, and
not where it ought to lie: that is the table's. Pictures of an easel that has died are dropped.
"""

from __future__ import annotations

import math
import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from sprites import light, theme
from sprites.canvas import Canvas
from sprites.easel import Easel

Drawing = Callable[[Easel, float], pygame.Surface]
"""Draws one side at a width in stage px; the easel keeps what it returns."""

_KEPT_POSES = 8
"""Turned or squeezed pictures that a sprite remembers; a card at rest needs one or two."""

_FLAT_HEIGHT = 1.0
"""Below this height (stage px) a card counts as lying."""


class Sprite:
    """One movable thing.

    ``x``, ``y``: centre, stage px. ``angle``: degrees clockwise. ``size``: factor, 1 as laid out.
    ``height``: stage px above the table, which only its shadow shows. ``alpha``, ``glow``,
    ``dimmed``: 0 … 1. ``turn``: 0 shows the back, 1 the face, between them it is flipping.
    ``z``: what is drawn later. ``covering``: it lies flat on its like, so its shadow at rest
    falls on nothing.
    """

    __slots__ = (
        "_base",
        "_easel",
        "_poses",
        "_shadow",
        "_shadow_for",
        "_side",
        "alpha",
        "angle",
        "back",
        "covering",
        "dimmed",
        "face",
        "glow",
        "glow_colour",
        "height",
        "name",
        "radius",
        "size",
        "tall",
        "turn",
        "wide",
        "x",
        "y",
        "z",
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
        self._forget()

    def wear(self, other: Sprite) -> None:
        """Take the looks of ``other`` (a card whose face has become known), keep one's place.

        A face that ``other`` lacks is kept, to be seen while the card turns over.
        """
        self.wide, self.tall, self.radius = other.wide, other.tall, other.radius
        self.face = other.face or self.face
        self.back = other.back
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

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw glow, shadow and picture."""
        alpha = 255 * self.alpha
        if alpha < 1:
            return
        easel = canvas.easel
        base = self._picture(easel)
        squeeze = self._squeeze()
        angle, size = round(self.angle) % 360, round(self.size, 2)
        plain = angle == 0 and size == 1 and squeeze == 1
        x, y = canvas.to_window(self.x, self.y)
        if not self.covering or self.height >= _FLAT_HEIGHT:
            shadow, right, down = self._cast(easel, base)
            if not plain:
                key = ("shadow", id(shadow), angle, size, squeeze)
                shadow = self._pose(key, shadow, angle, size, squeeze)
            _centred(canvas, shadow, x + right, y + down, alpha)
        if self.glow > 0:
            glow, _ = light.glow(easel, base, self.glow_colour)
            if not plain:
                key = ("glow", self.glow_colour, angle, size, squeeze)
                glow = self._pose(key, glow, angle, size, squeeze)
            _centred(canvas, glow, x, y, alpha * min(1.0, self.glow))
        shade = round(self.dimmed * 4)
        if not plain or shade:
            key = (self.turn >= 0.5, angle, size, squeeze, shade)
            base = self._pose(key, base, angle, size, squeeze, shade)
        _centred(canvas, base, x, y, alpha)

    def _forget(self) -> None:
        self._base: pygame.Surface | None = None
        self._side: bool | None = None
        self._easel: weakref.ref[Easel] | None = None
        self._shadow: tuple[pygame.Surface, float, float] | None = None
        self._shadow_for: tuple[int, int] | None = None
        self._poses: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

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
        wanted = id(base), round(self.height)
        if self._shadow is None or self._shadow_for != wanted:
            shadow, dx, dy = light.shadow(easel, base, self.height)
            right = dx + (shadow.get_width() - base.get_width()) / 2
            down = dy + (shadow.get_height() - base.get_height()) / 2
            self._shadow = shadow, right, down
            self._shadow_for = wanted
        return self._shadow

    def _pose(
        self, key: Hashable, picture: pygame.Surface, angle: int, size: float, squeeze: float,
        shade: int = 0,
    ) -> pygame.Surface:
        """Return a picture turned, grown, squeezed and darkened, remembering the last few."""
        pose = self._poses.get(key)
        if pose is not None:
            self._poses.move_to_end(key)
            return pose
        pose = picture
        if squeeze < 1:
            width = max(1, round(picture.get_width() * squeeze))
            pose = pygame.transform.smoothscale(pose, (width, picture.get_height()))
        if angle:
            pose = pygame.transform.rotozoom(pose, -angle, size)
        elif size != 1:
            pose = pygame.transform.smoothscale_by(pose, size)
        if shade:
            pose = pose.copy() if pose is picture else pose
            level = 255 - 30 * shade
            pose.fill((level, level, min(255, level + 12)), special_flags=pygame.BLEND_RGB_MULT)
        self._poses[key] = pose
        if len(self._poses) > _KEPT_POSES:
            self._poses.popitem(last=False)
        return pose


def _centred(
    canvas: Canvas, picture: pygame.Surface, x: float, y: float, alpha: float
) -> None:
    width, height = picture.get_size()
    canvas.put(picture, (round(x - width / 2), round(y - height / 2)), alpha)
