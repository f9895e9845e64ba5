"""SVG elements as text: the few shapes that SDL_image draws, and colour arithmetic for them.

Everything drawn on a table starts here; :meth:`sprites.paint.easel.Easel.svg` turns it into a
picture.
"""

from __future__ import annotations

from collections.abc import Sequence

Stop = tuple[float, str] | tuple[float, str, float]
"""A gradient stop: per cent, colour, and (optionally) opacity."""


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the three bytes of a ``#rrggbb`` colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """Return the colour ``share`` (0 … 1) of the way from ``first`` to ``second``."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def darker(colour: str, share: float = 0.3) -> str:
    """Return ``colour`` mixed with a warm black."""
    return mix(colour, "#0a0608", share)


def lighter(colour: str, share: float = 0.3) -> str:
    """Return ``colour`` mixed with a warm white."""
    return mix(colour, "#fff4d8", share)


def _paint(fill: str, stroke: str | None, width: float, opacity: float) -> str:
    text = f'fill="{fill}"'
    if opacity != 1:
        text += f' fill-opacity="{opacity:g}"'
    if stroke is not None:
        text += f' stroke="{stroke}" stroke-width="{width:g}"'
    return text


def path(
    d: str, fill: str = "none", stroke: str | None = None, width: float = 0, opacity: float = 1
) -> str:
    """Return a path with round joins and caps; ``opacity`` is the fill's."""
    paint = _paint(fill, stroke, width, opacity)
    return f'<path d="{d}" {paint} stroke-linejoin="round" stroke-linecap="round"/>'


def circle(
    x: float, y: float, r: float, fill: str = "none", stroke: str | None = None,
    width: float = 0, opacity: float = 1,
) -> str:
    """Return a circle round (x, y)."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {_paint(fill, stroke, width, opacity)}/>'


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str = "none", stroke: str | None = None,
    width: float = 0, opacity: float = 1,
) -> str:
    """Return an ellipse round (x, y)."""
    paint = _paint(fill, stroke, width, opacity)
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" {paint}/>'


def rect(
    x: float, y: float, w: float, h: float, fill: str = "none", stroke: str | None = None,
    width: float = 0, radius: float = 0, opacity: float = 1,
) -> str:
    """Return a rectangle with corners of ``radius``."""
    paint = _paint(fill, stroke, width, opacity)
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" {paint}/>'


def group(body: str, transform: str) -> str:
    """Return ``body`` under an SVG transform."""
    return f'<g transform="{transform}">{body}</g>'


def _stops(stops: Sequence[Stop]) -> str:
    text = ""
    for stop in stops:
        opacity = stop[2] if len(stop) == 3 else 1
        text += f'<stop offset="{stop[0]:g}%" stop-color="{stop[1]}" stop-opacity="{opacity:g}"/>'
    return text


def linear(
    name: str, stops: Sequence[Stop], x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 100
) -> str:
    """Return a linear gradient (per cent of the filled shape), used as ``fill="url(#name)"``."""
    ends = f'x1="{x1:g}%" y1="{y1:g}%" x2="{x2:g}%" y2="{y2:g}%"'
    return f'<linearGradient id="{name}" {ends}>{_stops(stops)}</linearGradient>'


def radial(
    name: str, stops: Sequence[Stop], cx: float = 50, cy: float = 50, r: float = 50
) -> str:
    """Return a radial gradient (per cent of the filled shape)."""
    ends = f'cx="{cx:g}%" cy="{cy:g}%" r="{r:g}%"'
    return f'<radialGradient id="{name}" {ends}>{_stops(stops)}</radialGradient>'
