"""The painted map of the legends on its table: Cornwall, Camelot, the Perilous Forest, Avalon.

Land and sea come from signed functions of the place: above 0 is land. Hills, trees and castles
are part files (``art/places``), stamped from the far to the near.
"""

from __future__ import annotations

import random

import numpy as np

from sprites.paint.parts import part
from sprites.paint.shapes import ellipse, group, rect, rgb
from sprites.places.bake import timber
from sprites.places.bake.noise import Plane, View, noise, ramp
from sprites.places.bake.painting import Painting, blurred

MAP = (0, 48, 1304, 660)
"""Left, top, width, height of the map on the stage; it goes on to the left and above."""

LANDMARKS = (("cornwall", 183, 150), ("camelot", 529, 158), ("forest", 875, 138),
             ("avalon", 1177, 132))
"""Part file, middle and width of each place's picture; all stand on one line."""

_GROUND_LINE = 168
_ROADS = (((255, 150), (330, 166), (400, 142), (470, 150)),
          ((590, 150), (680, 170), (760, 146), (830, 150)),
          ((925, 152), (1000, 172), (1060, 150), (1120, 140)))
_REACH = 100
"""How far out the sea still feels the coast, in stage px."""

_GRID = 0.5
"""Px for a stage px while distances are measured: they change slowly, and are many."""


def realm(view: View) -> Painting:
    """Return the map over a view, framed by the dark oak of the table."""
    picture = Painting(view, timber.planks(view, timber.RIM, 31))
    left, top, width, height = MAP
    sheet = rect(-2000, -2000, 2000 + left + width, 2000 + top + height, "#ffffff")
    land = _Land()
    picture.shadow(picture.mask(sheet), 8, 0.7, dx=2, dy=4)
    picture.paint(_colours(view, land), picture.mask(sheet))
    picture.draw(_roads())
    _stamps(picture, land)
    _vignette(picture)
    x, y = left + width, top + height
    picture.draw(rect(-2000, y, 2000 + x + 1, 3, "#140b06") + rect(x, -2000, 3, 2000 + y + 3,
                                                                  "#140b06")
                 + rect(-2000, y + 0.6, 2000 + x + 1, 1.6, "#c9a227")
                 + rect(x + 0.6, -2000, 1.6, 2000 + y + 1.6, "#c9a227"))
    picture.light(660, 800, 800, 120, "#ffb45a", 0.14, 1.4)
    picture.vignette(0.35, 800, 450, 1150, 760, 3.0)
    return picture


class _Land:
    """How far the coast is from everywhere, in stage px, on a coarse grid."""

    def __init__(self) -> None:
        self.view = View(-420, -370, 2440, 1640, _GRID)
        inland = _height(self.view) > 0
        # A little blur takes the grid's steps out of the coast.
        self.out = blurred(_distance(inland), 1.2) / _GRID
        self.inside = blurred(_distance(~inland), 1.2) / _GRID

    def at(self, x: float, y: float) -> bool:
        """Whether a stage point lies on land, a little away from the coast."""
        column = round((x - self.view.left) * _GRID)
        row = round((y - self.view.top) * _GRID)
        return bool(self.inside[row, column] > 9)

    def seen(self, plane: Plane, view: View) -> Plane:
        """Return a plane of this grid at another view's px, by linear interpolation."""
        columns, rows = view.axes()
        x = (columns[0] - self.view.left) * _GRID - 0.5
        y = (rows[:, 0] - self.view.top) * _GRID - 0.5
        i, j = x.astype(int), y.astype(int)
        u, v = (x - i).astype(np.float32)[None, :], (y - j).astype(np.float32)[:, None]
        upper = plane[j][:, i] * (1 - u) + plane[j][:, i + 1] * u
        lower = plane[j + 1][:, i] * (1 - u) + plane[j + 1][:, i + 1] * u
        between: Plane = upper * (1 - v) + lower * v
        return between


def _grounds(view: View) -> tuple[Plane, Plane]:
    """Return the broad and the middling unevenness that coast and colours share."""
    broad = np.clip(0.5 + (noise(view, 260, 260, 6, 21) - 0.5) * 1.5, 0, 1)
    middling = np.clip(0.5 + (noise(view, 93, 93, 5, 33) - 0.5) * 1.5, 0, 1)
    return broad, middling


def _height(view: View) -> Plane:
    """Return the signed coast function: above 0 is land, about 1 for each px inland."""
    columns, rows = view.axes()
    x, y = columns - MAP[0], rows - MAP[1]
    broad, middling = _grounds(view)
    rough = (broad - 0.5) * 150 + (middling - 0.5) * 46
    west = x - (50 + 0.00022 * (y - 300) ** 2) + rough * 0.55
    south = MAP[3] + 6 - y + 34 * np.sin(x / 210 + 1) + rough * 0.5
    east = 1040 - x + 16 * np.sin(y / 70) + rough * 0.30
    isle = (1 - np.hypot((x - 1180) / 97, (y - 190) / 205)) * 95 + rough * 0.26
    islet = (1 - np.hypot((x - 1176) / 86, (y - 545) / 66)) * 70 + rough * 0.22
    main: Plane = np.minimum(np.minimum(west, south), east)
    return np.maximum(main, np.maximum(isle, islet))


def _distance(blocked: np.ndarray) -> Plane:
    """Return each px's distance to the nearest ``blocked`` one in px, at most about ``_REACH``."""
    reach = round(_REACH * _GRID)
    far = np.float32(reach)
    down = np.where(blocked, np.float32(0), far)
    for row in range(1, down.shape[0]):
        np.minimum(down[row], down[row - 1] + 1, out=down[row])
    for row in range(down.shape[0] - 2, -1, -1):
        np.minimum(down[row], down[row + 1] + 1, out=down[row])
    squared = down * down
    best = squared.copy()
    for step in range(1, reach):
        best[:, step:] = np.minimum(best[:, step:], squared[:, :-step] + step * step)
        best[:, :-step] = np.minimum(best[:, :-step], squared[:, step:] + step * step)
    distance: Plane = np.minimum(np.sqrt(best), far)
    return distance


def _colours(view: View, land: _Land) -> Plane:
    """Return sea and land, painted, the coast inked between them."""
    broad, middling = _grounds(view)
    out, inside = land.seen(land.out, view), land.seen(land.inside, view)
    ashore = np.clip(_height(view) * view.scale + 0.5, 0, 1)[..., None]
    colours = _sea(out, broad, middling) * (1 - ashore) + _soil(
        view, inside, broad, middling) * ashore
    grain = noise(view, 22, 22, 3, 44)
    painted: Plane = colours * (0.94 + 0.10 * grain)[..., None]
    return painted


def _tinted(colours: Plane, colour: str, share: Plane) -> Plane:
    return colours + (np.array(rgb(colour), np.float32) - colours) * share[..., None]


def _sea(out: Plane, broad: Plane, middling: Plane) -> Plane:
    shore = np.clip(1 - out / 95, 0, 1) * 0.72 + 0.20 * broad
    colours = ramp(shore, [(0, "#2b5a7c"), (0.333, "#3f7d9c"), (0.667, "#6aa9b6"), (1, "#a9d2c4")])
    lines = np.zeros_like(out)
    # Engraved lines follow the coast, wider apart and fainter farther out.
    for number, (away, strength) in enumerate(
        ((5, 0.55), (11, 0.45), (19, 0.36), (29, 0.28), (42, 0.20), (58, 0.14))
    ):
        bend = out - away - 3 * (middling - 0.5) * number
        lines = np.maximum(lines, np.exp(-bend * bend) * strength)
    return _tinted(colours, "#e9f0dc", lines)


def _soil(view: View, inside: Plane, broad: Plane, middling: Plane) -> Plane:
    """Return meadow, moor and wood under a light from the upper left."""
    columns, rows = view.axes()
    x, y = columns - MAP[0], rows - MAP[1]

    def about(cx: float, cy: float, rx: float, ry: float) -> Plane:
        return np.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2))

    colours = ramp(broad * 0.6 + middling * 0.4, [
        (0, "#cdb577"), (0.25, "#d8c48c"), (0.5, "#e2d2a0"), (0.75, "#ebdfb8"), (1, "#f2e8cc")])
    colours = _tinted(colours, "#8fb05e",
                      np.clip(about(560, 330, 260, 300) * 0.55 * (0.75 + middling * 0.7), 0, 0.8))
    colours = _tinted(colours, "#3a6347",
                      np.clip(about(930, 300, 165, 330) * 0.95 * (0.6 + middling * 0.7), 0, 0.88))
    colours = _tinted(colours, "#b79a6a",
                      np.clip(about(170, 330, 190, 330) * 0.5 * (0.5 + middling * 0.7), 0, 0.5))
    smooth = blurred(broad * 0.7 + middling * 0.3, 5 * view.scale)
    step = max(1, round(4 * view.scale))
    slope = np.roll(smooth, step, 1) - np.roll(smooth, -step, 1)
    slope += np.roll(smooth, step, 0) - np.roll(smooth, -step, 0)
    colours = colours * (1.03 + np.clip(slope * 1.6, -0.13, 0.13))[..., None]
    colours = _tinted(colours, "#6b4a24", np.exp(-inside / 7) * 0.44)
    return _tinted(colours, "#3a2412", np.exp(-((np.clip(inside - 2, 0, None) / 1.5) ** 2)) * 0.8)


def _roads() -> str:
    """Return dotted roads from place to place, as smooth curves through their points."""
    body = ""
    for points in _ROADS:
        d = f"M{points[0][0]} {points[0][1]} "
        for k in range(len(points) - 1):
            before, a, b = points[max(0, k - 1)], points[k], points[k + 1]
            after = points[min(len(points) - 1, k + 2)]
            first = a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6
            second = b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6
            d += (f"C{first[0]:.1f} {first[1]:.1f} {second[0]:.1f} {second[1]:.1f} "
                  f"{b[0]} {b[1]} ")
        body += (f'<path d="{d}" fill="none" stroke="#6b3a1c" stroke-width="2.6" '
                 f'stroke-dasharray="3 4.4" stroke-linecap="butt"/>')
    return body


def _stamps(picture: Painting, land: _Land) -> None:
    """Plant trees and hills, then raise the four places."""
    rng = random.Random(8)
    things = []
    for _ in range(420):
        x, y = rng.gauss(900, 110), rng.uniform(60, 700)
        kind = "tree-dead" if rng.random() < 0.12 else "tree-pine"
        things.append((y, x, kind, rng.uniform(26, 40), 715 < x < 1045))
    for _ in range(70):
        things.append((rng.uniform(120, 700), rng.uniform(372, 700), "tree-oak",
                       rng.uniform(20, 30), True))
    for _ in range(26):
        kind = "hill" if rng.random() < 0.7 else "tree-oak"
        things.append((rng.uniform(120, 700), rng.uniform(40, 350), kind,
                       rng.uniform(30, 50), True))
    body = ""
    for y, x, kind, size, wanted in sorted(things):
        if wanted and y < 690 and land.at(x, y):
            body += _stamp(kind, x, y, size)
    picture.draw(body)
    for name, x, width in LANDMARKS:
        picture.light(x, 120, 90, 80, "#fff3d0", 0.25, 2.0)
        scale = width / 216
        top = _GROUND_LINE - 178 * scale
        body = group(part(f"places/{name}"),
                     f"translate({x - width / 2:.2f} {top:.2f}) scale({scale:.4f}) translate(8 44)")
        picture.shadow(picture.mask(body), 4, 0.5, 2, 2)
        picture.draw(body)


def _stamp(kind: str, x: float, y: float, size: float) -> str:
    """Return a tree or hill standing on (x, y), with a faint shade under it."""
    shade = ellipse(round(x, 1), round(y, 1), size / 2, size * 0.15, "#140e08", opacity=0.27)
    if kind == "hill":
        scale = size * 1.3 / 72
        corner = x - 36 * scale, y - 42 * scale
        move = f"translate({corner[0]:.2f} {corner[1]:.2f}) scale({scale:.4f})"
    else:
        scale = size / 62
        corner = x - 22 * scale, y - 60 * scale
        move = f"translate({corner[0]:.2f} {corner[1]:.2f}) scale({scale:.4f}) translate(0 -2)"
    return shade + group(part(f"places/{kind}"), move)


def _vignette(picture: Painting) -> None:
    """Brown the map toward the edges that lie on the table."""
    columns, rows = picture.view.axes()
    left, top, width, height = MAP
    away = np.minimum(left + width - columns, top + height - rows)
    share = 0.55 * np.exp(-np.clip(away, 0, None) / 34) * (away > 0)
    picture.paint(np.broadcast_to(np.array([18, 10, 6], np.float32), picture.colours.shape), share)
