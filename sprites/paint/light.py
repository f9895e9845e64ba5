"""Light and shade: masks, silhouettes, soft shadows, glows, pools of light, darkened corners.

All of it is made of pygame's own blends and blurs, so nothing here needs numpy before the first
frame. Shadows and glows are kept by the easel for each outline, not for each picture: fifty-two
cards of one size share one shadow.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from sprites.paint import shapes, theme
from sprites.paint.easel import Easel

_COARSE = 256
"""Longest side, in px, at which smooth falloffs are drawn before they are stretched."""

_HEIGHT_STEP = 2
"""Shadows are kept for every second px of height; between two nobody sees the difference."""


def silhouette(picture: pygame.Surface, colour: str, strength: float = 1.0) -> pygame.Surface:
    """Return a copy in one ``colour``; its alpha is the picture's times ``strength`` (0 … 1)."""
    shape = picture.copy() if picture.get_flags() & pygame.SRCALPHA else picture.convert_alpha()
    shape.fill((0, 0, 0, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*shapes.rgb(colour), 0), special_flags=pygame.BLEND_RGBA_ADD)
    return shape


def clip(picture: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Keep ``picture`` only within the alpha of ``mask`` (laid at its top left); returns it.

    Changes ``picture`` itself, so it must not be one the easel keeps.
    """
    white = silhouette(mask, "#ffffff")
    if white.get_size() != picture.get_size():
        whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        whole.blit(white, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        white = whole
    picture.blit(white, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _widened(shape: pygame.Surface, reach: float) -> pygame.Surface:
    """Return a black silhouette grown by ``reach`` px all round."""
    grown = shape.copy()
    rings = max(1, math.ceil(reach / 4))
    for ring in range(1, rings + 1):
        radius = reach * ring / rings
        spokes = max(8, min(24, round(radius * 2)))
        for spoke in range(spokes):
            angle = 2 * math.pi * spoke / spokes
            offset = round(radius * math.cos(angle)), round(radius * math.sin(angle))
            grown.blit(shape, offset, special_flags=pygame.BLEND_RGBA_MAX)
    return grown


def _amplified(shape: pygame.Surface, gain: float) -> pygame.Surface:
    """Return a black silhouette with its alpha times ``gain``, at most opaque."""
    stronger = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
    while gain > 0:
        share = shape.copy()
        share.fill((0, 0, 0, round(255 * min(1.0, gain))), special_flags=pygame.BLEND_RGBA_MULT)
        stronger.blit(share, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        gain -= 1
    return stronger


def _blurred(shape: pygame.Surface, sigma: float) -> pygame.Surface:
    """Return ``shape`` blurred: two box blurs look Gaussian and cost the same at any width."""
    radius = round(1.22 * sigma - 0.5)
    if radius < 1:
        return pygame.transform.gaussian_blur(shape, max(1, round(2 * sigma)))
    once = pygame.transform.box_blur(shape, radius)
    return pygame.transform.box_blur(once, radius)


def _padding(blur: float, spread: float = 0) -> int:
    """Return the room, in px, that a blur of ``blur`` px needs on every side."""
    coarse = _coarseness(blur)
    return math.ceil((blur * 2.6 + spread + 2) / coarse) * coarse


def _coarseness(blur: float) -> int:
    """Return how many px become one while blurring: a wide blur has no fine detail to lose."""
    return max(1, int(blur / 2.2))


def soft(
    picture: pygame.Surface,
    blur: float,
    colour: str,
    strength: float,
    spread: float = 0,
    gain: float = 1.0,
) -> tuple[pygame.Surface, int]:
    """Return the blurred silhouette of ``picture``, and the padding round it.

    ``blur`` (standard deviation), ``spread`` (by how much the shape is widened first) and the
    padding are window px: blit the result at (x - padding, y - padding). ``gain`` makes the
    blurred edge fuller before ``strength`` (0 … 1) sets how opaque it is at most.
    """
    coarse, padding = _coarseness(blur), _padding(blur, spread)
    small = (
        math.ceil((picture.get_width() + 2 * padding) / coarse),
        math.ceil((picture.get_height() + 2 * padding) / coarse),
    )
    shape = pygame.Surface((small[0] * coarse, small[1] * coarse), pygame.SRCALPHA)
    shape.blit(silhouette(picture, "#000000"), (padding, padding))
    if coarse > 1:
        shape = pygame.transform.smoothscale(shape, small)
    if spread:
        shape = _widened(shape, spread / coarse)
    shape = _blurred(shape, blur / coarse)
    if gain != 1:
        shape = _amplified(shape, gain)
    if coarse > 1:
        shape = pygame.transform.smoothscale(shape, (small[0] * coarse, small[1] * coarse))
    return silhouette(shape, colour, strength), padding


def _outline(picture: pygame.Surface) -> Hashable:
    """Return what tells one outline from another: the size and 81 samples of its alpha.

    Reading every pixel would cost more than the shadow saves; cards of one size agree in all.
    """
    width, height = picture.get_size()
    across = [round((width - 1) * step / 8) for step in range(9)]
    down = [round((height - 1) * step / 8) for step in range(9)]
    return width, height, bytes(picture.get_at((x, y)).a for y in down for x in across)


def shadow(
    easel: Easel, picture: pygame.Surface, height: float
) -> tuple[pygame.Surface, int, int]:
    """Return the shadow of a thing ``height`` stage px above the table, and where it falls.

    The two offsets are window px from the thing's top left to the shadow's. At rest the shadow is
    close and dark, a lifted thing throws it wide and to the lower right (concept notes, "Glow,
    shadow, height"). For a turned thing ask with the unturned picture and turn the shadow too.
    """
    height = max(0, round(height / _HEIGHT_STEP) * _HEIGHT_STEP)
    lift = height / theme.LIFTED
    blur = (3.5 + 7.5 * lift) * easel.scale
    padding = _padding(blur)
    kept = easel.keep(
        ("shadow", _outline(picture), height),
        lambda: soft(picture, blur, theme.SHADOW, theme.SHADOW_STRENGTH)[0],
    )
    right, down = 12 * lift * easel.scale, (2 + 16 * lift) * easel.scale
    return kept, round(right) - padding, round(down) - padding


def glow(
    easel: Easel,
    picture: pygame.Surface,
    colour: str = theme.GLOW,
    radius: float = 9.5,
    spread: float = 4.5,
) -> tuple[pygame.Surface, int]:
    """Return the glow that lies behind a thing, with a bright line at its edge, and its padding.

    ``radius`` (blur) and ``spread`` (widening) are stage px; the padding is window px, as in
    :func:`soft`.
    """
    blur, wide = radius * easel.scale, spread * easel.scale
    padding = _padding(blur, wide)

    def make() -> pygame.Surface:
        shine, _ = soft(picture, blur, colour, 0.97, wide, 1.6)
        line = 1.6 * easel.scale
        bright, room = soft(picture, 0.5 * easel.scale, theme.GLOW_LINE, 0.9, line, 1.3)
        shine.blit(bright, (padding - room, padding - room))
        return shine

    return easel.keep(("glow", _outline(picture), colour, radius, spread), make), padding


def pool(
    easel: Easel, rx: float, ry: float, colour: str, strength: float, power: float
) -> pygame.Surface:
    """Return an ellipse of light, 2 ``rx`` x 2 ``ry`` stage px, to blit with BLEND_RGB_ADD.

    ``strength`` (0 … 1) at the middle; it falls off as (1 - distance) ** ``power``.
    """

    def make() -> pygame.Surface:
        stops = [
            (step * 5, shapes.mix("#000000", colour, strength * (1 - step / 20) ** power))
            for step in range(21)
        ]
        return _falloff(easel, (rx * 2, ry * 2), (50, 50, 50, 50), stops)

    return easel.keep(("pool", rx, ry, colour, strength, power), make)


def vignette(
    easel: Easel, width: float, height: float, strength: float = 0.55, power: float = 2.2
) -> pygame.Surface:
    """Return what darkens a picture's corners, in its size (stage px): blit with BLEND_RGB_MULT.

    ``strength`` (0 … 1) is about what the middle of an edge loses; the corners lose more.
    """

    def make() -> pygame.Surface:
        far = 1.3
        stops = []
        for step in range(21):
            left = max(0.06, 1 - strength * (far * step / 20) ** power)
            stops.append((step * 5, shapes.mix("#000000", "#ffffff", left)))
        return _falloff(easel, (width, height), (50, 46, 75 * far, 80 * far), stops)

    return easel.keep(("vignette", width, height, strength, power), make)


def _falloff(
    easel: Easel,
    size: tuple[float, float],
    ellipse: tuple[float, float, float, float],
    stops: Sequence[shapes.Stop],
) -> pygame.Surface:
    """Return a radial gradient in a box of ``size``, drawn coarsely and stretched: it is smooth.

    ``ellipse``: its centre and radii, in per cent of the box.
    """
    full = easel.px(size[0]), easel.px(size[1])
    shrink = min(1.0, _COARSE / max(full))
    coarse = max(2, round(full[0] * shrink)), max(2, round(full[1] * shrink))
    body = shapes.rect(0, 0, 100, 100, stops[-1][1]) + shapes.ellipse(*ellipse, "url(#f)")
    drawn = Easel(1).svg(body, (100, 100), coarse, shapes.radial("f", stops))
    falloff = pygame.Surface(coarse)
    falloff.blit(drawn, (0, 0))
    return pygame.transform.smoothscale(falloff, full)


def rounded(easel: Easel, width: float, height: float, radius: float) -> pygame.Surface:
    """Return a white rectangle with round corners, a mask for :func:`clip` (stage px)."""
    return easel.keep(
        ("rounded", width, height, radius),
        lambda: easel.svg(
            shapes.rect(0, 0, width, height, "#ffffff", radius=radius),
            (width, height), (width, height),
        ),
    )
