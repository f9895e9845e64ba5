"""Candles as they stand on tables and floors; their flames are
:class:`sprites.places.flames.Candle`."""

from __future__ import annotations

from sprites.paint.shapes import ellipse, group, linear, path, rect
from sprites.places.bake.painting import Painting

_WAX = linear("w", ((0, "#c9b48a"), (40, "#fff4d6"), (100, "#a98c5a")), 0, 0, 100, 0)


def dish(picture: Painting, x: float, y: float) -> None:
    """Set a brass dish, its middle at (x, y)."""
    shade = picture.mask(ellipse(x + 4, y + 4, 30, 9, "#ffffff"))
    picture.shadow(shade, 4, 0.6)
    body = (ellipse(0, 0, 26, 8, "#8a6a2c", "#1c1006", 2)
            + ellipse(0, -3, 20, 6, "#d9b24a", "#1c1006", 1.5)
            + ellipse(-5, -4, 10, 2.4, "#fff0b4", opacity=0.5))
    picture.draw(group(body, f"translate({x} {y})"))


def candle(picture: Painting, x: float, y: float, h: float, w: float = 18) -> None:
    """Set a candle of height ``h`` and width ``w``, its foot's middle at (x, y)."""
    shade = picture.mask(ellipse(x + 2, y + 2, w * 0.8, w * 0.28, "#ffffff"))
    picture.shadow(shade, 3, 0.6)
    half = w / 2
    body = (rect(-half, -h, w, h, "url(#w)", "#4a3416", 1.4, 3)
            + ellipse(0, -2, half, w * 0.16, "#7a5f38", opacity=0.5)
            + path(f"M{-half * 0.67} -{h} V-{h * 0.75} q2 6 4 0 V-{h}", "#fff8e2")
            + path(f"M{half * 0.4} -{h} V-{h * 0.6} q2 7 4 0 V-{h}", "#e8d6a8")
            + ellipse(0, -h, half, w * 0.19, "#fff3cf", "#7a5a2c", 1)
            + path(f"M0 -{h} V-{h + 8}", "none", "#241408", 2))
    picture.draw(group(body, f"translate({x} {y})"), _WAX)
