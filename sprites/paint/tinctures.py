"""Tinctures and their hatching: each colour carries the lines that engravers cut for it.

After Silvester Petra Sancta (1638): red upright lines, blue level, green slanting down to the
right, purple slanting the other way, yellow dots, black crossed, white plain; grey, which heraldry
lacks, is chequered. Faint always; strong in the colour-blind setting. Lines repeat at whole window
px, so that at every scale all of a field's lines look alike.
"""

from __future__ import annotations

import math

import pygame

from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel

TINCTURES = tuple(theme.TINCTURES)

_FAINT = 0.2
_STRONG = 0.62
_SLANTING = 1.6
_FAINT_WIDTH = 0.9
_STRONG_WIDTH = 1.5
_STRONG_PITCH = 1.35
_LIGHT_WHEN_STRONG = frozenset({"blue", "black"})
"""On these dark fields strong dark lines would not be seen."""


def shaded(tincture: str, depth: float) -> str:
    """Return the tincture's colour in shade. Yellow goes toward brown: black makes it mustard."""
    colour = theme.TINCTURES[tincture]
    if tincture == "yellow":
        return shapes.mix(colour, "#8a4e00", min(1, depth * 1.15))
    return shapes.darker(colour, depth)


def gradient(name: str, tincture: str, lit: float = 0.14, depth: float = 0.28) -> str:
    """Return an SVG gradient of a field in the tincture, light above and shaded below."""
    colour = theme.TINCTURES[tincture]
    stops = [(0, shapes.lighter(colour, lit)), (55, colour), (100, shaded(tincture, depth))]
    return shapes.linear(name, stops)


def text_on(tincture: str) -> str:
    """Return the colour of numbers and letters on the tincture."""
    return theme.INK if tincture in ("yellow", "white") else "#fdf3da"


def _line_colour(tincture: str, strong: bool) -> str:
    if strong and tincture in _LIGHT_WHEN_STRONG:
        return "#fff3d6"
    return "#ffffff" if tincture == "black" else "#140a08"


def _tile(tincture: str, step: int, width: float, colour: str, opacity: float) -> pygame.Surface:
    """Return the smallest piece of hatching, in window px, that may be laid side by side."""
    stroke = f'stroke="{colour}" stroke-width="{width:.2f}" stroke-opacity="{opacity}"'
    fill = f'fill="{colour}" fill-opacity="{opacity}"'
    across = down = step
    body = ""
    if tincture == "red":
        body = f'<rect x="0" y="0" width="{width}" height="{step}" {fill}/>'
    elif tincture == "blue":
        body = f'<rect x="0" y="0" width="{step}" height="{width}" {fill}/>'
    elif tincture == "black":
        body = (
            f'<rect x="0" y="0" width="{width}" height="{step}" {fill}/>'
            f'<rect x="{width}" y="0" width="{step - width}" height="{width}" {fill}/>'
        )
    elif tincture in ("green", "purple"):
        across = down = round(step * math.sqrt(2) * 1.12)
        slant = 1 if tincture == "green" else -1
        for shift in (-across, 0, across):
            start, end = (-2, across + 2) if slant == 1 else (across + 2, -2)
            body += f'<path d="M{start + shift} -2 L{end + shift} {down + 2}" {stroke}/>'
    elif tincture == "yellow":
        across = max(3, round(step * 1.25))
        down = 2 * step
        radius = max(0.8, width * 0.85)
        for x, y in ((across // 4, step // 2), (across // 4 + across // 2, step // 2 + step)):
            body += f'<circle cx="{x + 0.5}" cy="{y + 0.5}" r="{radius:.2f}" {fill}/>'
    elif tincture == "grey":
        across = down = 2 * step
        body = "".join(
            f'<rect x="{x}" y="{y}" width="{step}" height="{step}" {fill}/>'
            for x, y in ((0, 0), (step, step))
        )
    return Easel(1).svg(body, (across, down), (across, down))


def hatching(easel: Easel, width: float, height: float, tincture: str, pitch: float = 4.2) -> (
    pygame.Surface
):
    """Return the lines alone, on nothing, over ``width`` x ``height`` stage px.

    ``pitch``: stage px from line to line while faint. Strong lines stand wider apart.
    """
    strong = easel.strong

    def make() -> pygame.Surface:
        sheet = easel.blank(width, height)
        if tincture == "white":
            return sheet
        wide = pitch * easel.scale * (_STRONG_PITCH if strong else 1)
        step = max(3, round(wide))
        line = (_STRONG_WIDTH if strong else _FAINT_WIDTH) * easel.scale
        opacity = _STRONG if strong else _FAINT
        if tincture in ("red", "blue", "black"):
            line = max(1, round(line))
        else:
            # Smoothing spreads a slanting line over its neighbours: it needs more to be seen.
            line = max(1.1, line)
            opacity *= 1.0 if strong or tincture == "grey" else _SLANTING
        tile = _tile(tincture, step, line, _line_colour(tincture, strong), opacity)
        for x in range(0, sheet.get_width(), tile.get_width()):
            for y in range(0, sheet.get_height(), tile.get_height()):
                sheet.blit(tile, (x, y))
        return sheet

    return easel.keep(("hatching", width, height, tincture, pitch), make)


def hatch(
    easel: Easel, picture: pygame.Surface, tincture: str, mask: pygame.Surface,
    pitch: float = 4.2,
) -> None:
    """Lay a tincture's hatching over ``picture``, only within the alpha of ``mask``."""
    if tincture == "white":
        return
    width, height = picture.get_width() / easel.scale, picture.get_height() / easel.scale
    lines = hatching(easel, width, height, tincture, pitch).copy()
    picture.blit(light.clip(lines, mask), (0, 0))


def field(
    easel: Easel, width: float, height: float, tincture: str, radius: float = 0, pitch: float = 4.2
) -> pygame.Surface:
    """Return a hatched rectangle in the tincture, with corners of ``radius``."""

    def make() -> pygame.Surface:
        sheet = easel.svg(
            shapes.rect(0, 0, width, height, "url(#field)", radius=radius),
            (width, height), (width, height), gradient("field", tincture),
        )
        hatch(easel, sheet, tincture, sheet.copy(), pitch)
        return sheet

    return easel.keep(("field", width, height, tincture, radius, pitch), make)
