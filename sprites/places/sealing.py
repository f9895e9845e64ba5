"""What happens in the rune circle when a trick is sealed, or can't be: sword, flare, cracks.

Pictures are kept by the easel; where they are in time is the scene's to know.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pygame

from sprites.cards.seal_pieces import sword, token
from sprites.engine.canvas import Canvas
from sprites.heraldry.charges import SEAL_CHARGES
from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel
from sprites.places.runes import RADIUS

SWORD_TALL = 2.06
"""Height of a struck sword's picture, as a share of the width of the cards it seals."""
SWORD_RISE = 0.55
"""How far the middle of that picture lies over the middle of the cards, as such a share."""
WIND = 0.5, 180.0
"""Width of the lines of speed as a share of the cards' width, and their height in stage px."""

_TOKEN_SHARE, _TOKEN_DOWN = 0.62, 0.995
_RAYS, _SPARKS, _CRACKS = 30, 34, 7
_LIGHT_STEPS, _EMBER_STEPS = 8, 6
_EMBERS = (7, 10, 14)
_EMBER = "#ffb45a"
_BREACH = "#ff8a6a"


def struck_sword(easel: Easel, colour: str, width: float) -> pygame.Surface:
    """Return the sword in a sealed trick whose cards are ``width`` stage px wide, with its token.

    The picture is as wide as a card and SWORD_TALL times as high; its middle belongs SWORD_RISE
    card widths over the middle of the cards.
    """

    def make() -> pygame.Surface:
        whole = easel.blank(width, SWORD_TALL * width)
        middle = whole.get_width() / 2
        blade = sword(easel, colour, round(SWORD_TALL * width))
        whole.blit(blade, (round(middle - blade.get_width() / 2), 0))
        size = round(_TOKEN_SHARE * width)
        coin = token(easel, colour, size)
        shade, padding = light.soft(coin, 2.5 * easel.scale, theme.SHADOW, 0.7)
        x = round(middle - coin.get_width() / 2)
        y = round(SWORD_RISE * width * easel.scale + width * easel.scale * _TOKEN_DOWN
                  - coin.get_height() / 2)
        y = min(y, whole.get_height() - coin.get_height())
        whole.blit(shade, (x - padding, y - padding + easel.px(2)))
        whole.blit(coin, (x, y))
        return whole

    return easel.keep(("struck sword", colour, width), make)


def falling_sword(easel: Easel, colour: str, width: float) -> pygame.Surface:
    """Return the sword alone, in the box of :func:`struck_sword`."""

    def make() -> pygame.Surface:
        whole = easel.blank(width, SWORD_TALL * width)
        blade = sword(easel, colour, round(SWORD_TALL * width))
        whole.blit(blade, (round((whole.get_width() - blade.get_width()) / 2), 0))
        return whole

    return easel.keep(("falling sword", colour, width), make)


def wind(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the lines of speed over a falling sword; fading upward."""
    stops = [(0, "#dff6ff", 0), (100, "#dff6ff", 0.75)]
    body = "".join(
        shapes.rect(width * share, height * drop, 1.6, height * (1 - drop), "url(#wind)")
        for share, drop in ((0.2, 0.3), (0.36, 0.1), (0.62, 0.0), (0.8, 0.25))
    )
    return easel.keep(
        ("wind", width, height),
        lambda: easel.svg(body, (width, height), (width, height), shapes.linear("wind", stops)),
    )


def flare(easel: Easel) -> pygame.Surface:
    """Return the flash of the circle, to be added over it: light, rays and rings."""
    reach = RADIUS * 1.5

    def make() -> pygame.Surface:
        chance = random.Random(3)
        rays = ""
        for number in range(_RAYS):
            angle = 2 * math.pi * number / _RAYS + chance.uniform(-0.08, 0.08)
            near = RADIUS * chance.uniform(0.2, 0.5)
            far = near + RADIUS * chance.uniform(0.3, 0.85)
            points = [(far, 0.0), (near, 0.022), (near, -0.022)]
            d = "M" + " L".join(
                f"{reach + r * math.cos(angle + t):.1f} {reach + r * math.sin(angle + t):.1f}"
                for r, t in points
            ) + "Z"
            rays += shapes.path(d, "#fffbe8", opacity=0.85)
        for share, opacity in ((0.5, 0.6), (0.75, 0.45), (1.0, 0.3)):
            rays += shapes.circle(reach, reach, RADIUS * share, "none", "#f4fdff", 2.2,
                                  opacity=opacity)
        size = (2 * reach, 2 * reach)
        whole = pygame.Surface((easel.px(size[0]), easel.px(size[1])))
        glow = light.pool(easel, reach, reach, "#bff0ff", 0.85, 1.3)
        whole.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        lit = easel.svg(rays, size, size)
        whole.blit(lit, (0, 0))
        return whole

    return easel.keep(("seal flare",), make)


def add(canvas: Canvas, picture: pygame.Surface, x: float, y: float, strength: float) -> None:
    """Add a picture's light round a stage point, ``strength`` 0 … 1 in a few steps."""
    level = math.ceil(max(0.0, min(1.0, strength)) * _LIGHT_STEPS)
    if level:
        canvas.blit(_dimmed(canvas.easel, picture, level), x, y, anchor="center",
                    flags=pygame.BLEND_RGB_ADD)


def _dimmed(easel: Easel, picture: pygame.Surface, level: int) -> pygame.Surface:
    if level == _LIGHT_STEPS:
        return picture
    share = round(255 * level / _LIGHT_STEPS)

    def make() -> pygame.Surface:
        weaker = picture.copy()
        weaker.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
        return weaker

    return easel.keep(("light", picture, level), make)


def cracks(easel: Easel) -> pygame.Surface:
    """Return the circle's breaks: jagged gaps from its middle through the band, glowing red."""

    def make() -> pygame.Surface:
        side = 2 * (RADIUS + 40)
        chance = random.Random(11)
        lines = []
        for number in range(_CRACKS):
            angle = 2 * math.pi * (number + 0.4) / _CRACKS + chance.uniform(-0.25, 0.25)
            points = []
            for step in range(9):
                out = 18 + (RADIUS + 8) * step / 8
                turn = angle + chance.uniform(-0.09, 0.09)
                points.append(f"{side / 2 + out * math.cos(turn):.1f} "
                              f"{side / 2 + out * math.sin(turn):.1f}")
            lines.append("M" + " L".join(points))
        gaps = "".join(shapes.path(d, "none", "#05060c", 7) for d in lines)
        edges = "".join(shapes.path(d, "none", _BREACH, 2.2, opacity=0.95) for d in lines)
        size = (side, side)
        body = easel.svg(edges, size, size)
        whole = easel.svg(gaps, size, size)
        halo, padding = light.soft(body, 6 * easel.scale, "#ff4a2a", 0.9, gain=1.4)
        whole.blit(halo, (-padding, -padding))
        whole.blit(body, (0, 0))
        return whole

    return easel.keep(("cracked circle",), make)


def sparks(canvas: Canvas, x: float, y: float, share: float) -> None:
    """Draw embers that spring from a stage point and die; ``share`` 0 … 1 of their life."""
    if not 0 < share < 1:
        return
    chance = random.Random(9)
    for _ in range(_SPARKS):
        angle, reach = chance.uniform(-math.pi, 0.25 * math.pi), chance.uniform(60, 210)
        size, life = chance.choice(_EMBERS), chance.uniform(0.5, 1)
        age = share / life
        if age >= 1:
            continue
        out = reach * (1 - (1 - age) ** 2)
        picture = _ember(canvas.easel, size, math.ceil((1 - age) * _EMBER_STEPS))
        canvas.blit(picture, x + out * math.cos(angle),
                    y + out * 0.8 * math.sin(angle) + 60 * age * age, "center",
                    flags=pygame.BLEND_RGB_ADD)


def _ember(easel: Easel, size: int, level: int) -> pygame.Surface:
    return light.pool(easel, size, size, _EMBER, level / _EMBER_STEPS, 2.0)


def drawn_ahead(easel: Easel, struck: float, fallen: float, hung: float) -> Iterator[None]:
    """Draw what a seal shows before it is needed, one picture a step, so that no blow stutters.

    ``struck``: width of the cards in the circle, stage px; ``fallen`` and ``hung``: heights of the
    struck and of the falling sword over the table, for their shadows.
    """
    flash = flare(easel)
    yield
    for level in range(1, _LIGHT_STEPS):
        _dimmed(easel, flash, level)
        yield
    wind(easel, struck * WIND[0], WIND[1])
    for colour in SEAL_CHARGES:
        light.shadow(easel, falling_sword(easel, colour, struck), hung)
        yield
        light.shadow(easel, struck_sword(easel, colour, struck), fallen)
        yield
    for size in _EMBERS:
        for level in range(1, _EMBER_STEPS + 1):
            _ember(easel, size, level)
        yield


def empty_place(easel: Easel, width: float) -> pygame.Surface:
    """Return the dashed outline where a card is to be played, ``width`` stage px wide."""

    def make() -> pygame.Surface:
        height = width * 1.4
        body = shapes.rect(1, 1, width - 2, height - 2, "#9fe3ff", radius=10, opacity=0.13)
        corners = ((10, 1, 1, 0, width - 20), (10, height - 1, 1, 0, width - 20),
                   (1, 10, 0, 1, height - 20), (width - 1, 10, 0, 1, height - 20))
        for left, top, across, down, length in corners:
            dashes = int(length / 11)
            for number in range(0, dashes, 2):
                a, b = length * number / dashes, length * (number + 1) / dashes
                d = (f"M{left + across * a:.1f} {top + down * a:.1f} "
                     f"L{left + across * b:.1f} {top + down * b:.1f}")
                body += shapes.path(d, "none", "#bfefff", 1.7)
        return easel.svg(body, (width, height), (width, height))

    return easel.keep(("empty place", width), make)


def low_to_high(easel: Easel, length: float, colour: str) -> pygame.Surface:
    """Return an arrow to the right in a colour, under cards of that colour: low to HIGH."""
    tint = shapes.lighter(theme.TINCTURES[colour], 0.25)
    body = shapes.rect(0, 4, max(1, length - 8), 4, tint, radius=2)
    body += shapes.path(f"M{length} 6 L{length - 11} 0 L{length - 11} 12Z", tint)
    return easel.keep(
        ("low to high", round(length), colour),
        lambda: easel.svg(body, (length, 12), (length, 12)),
    )
