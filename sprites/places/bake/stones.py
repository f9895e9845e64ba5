"""The meadow of the treasures: night sky, hills, a ring of standing stones, the table's near edge.

What stands in the ring (heaps, thieves) is not here.
"""

from __future__ import annotations

import math
import random

import numpy as np

from sprites.paint.knotwork import Strand, plait
from sprites.paint.shapes import circle, ellipse, group, linear, path, radial
from sprites.places.bake import timber
from sprites.places.bake.night import MOON, moon
from sprites.places.bake.noise import Plane, View, noise, ramp
from sprites.places.bake.painting import Painting

RING = (800, 306, 400, 84)
"""Middle and radii of the ring of stones on the stage: open toward the player."""

_ANGLES = (19, -19, 41, -41, 64, -64, 86, -86, 106, -106)
"""Where stones stand, in degrees from the ring's far end."""

_GRASS = ("M-400 330 C-200 340 -120 330 0 312 C180 286 320 264 450 240 C570 199 1030 199 1150 240 "
          "C1280 264 1420 286 1600 312 C1720 330 1800 336 2000 330 V1250 H-400Z")
"""The meadow rises to a knoll, on which the ring stands."""


def stones(view: View) -> Painting:
    """Return the ground of the treasures over a view."""
    picture = Painting(view, _sky(view))
    picture.draw(_stars())
    picture.light(1010, 74, 230, 200, "#9db8ff", 0.55, 2.3)
    picture.draw(moon(1010, 74, 31), MOON)
    _meadow(picture)
    cx, cy, rx, ry = RING
    picture.draw(
        ellipse(cx, cy + 6, rx + 16, ry + 14, "#0b1716", opacity=0.5)
        + ellipse(cx, cy + 4, rx - 8, ry - 2, "url(#g)"),
        radial("g", ((0, "#6f7a48"), (60, "#3c5340"), (100, "#1f3633"))),
    )
    _tufts(picture)
    picture.light(cx, cy + 6, 430, 130, "#ffb45a", 0.38, 1.5)
    _ring(picture)
    picture.light(cx, cy - 10, 520, 180, "#ff9a3c", 0.24, 1.8)
    _table(picture)
    picture.vignette(0.5, 800, 450, 1120, 765, 2.6)
    return picture


def _sky(view: View) -> Plane:
    columns, rows = view.axes()
    sky = ramp(
        np.repeat(rows, view.size[0], axis=1),
        [(-350, "#03050f"), (0, "#060a20"), (126, "#0f1d49"), (234, "#274477"),
         (297, "#5d7ea6"), (324, "#8ba3b8")],
    )
    clouds = np.clip(noise(view, 400, 60, 5, 7) - 0.5, 0, 1) * 120
    sky += clouds[..., None] * np.array([0.6, 0.7, 1.0], np.float32)
    # A milky band across, torn by noise.
    off = np.abs((rows - 40) - (columns - 300) * 0.16 + noise(view, 150, 100, 3, 9) * 80) / 120
    band = np.exp(-off * off) * 34 * noise(view, 60, 60, 4, 10)
    return sky + band[..., None] * np.array([1, 0.95, 1.15], np.float32)


def _stars() -> str:
    rng = random.Random(11)
    body = ""
    for _ in range(980):
        x, y = -400 + rng.random() * 2400, -350 + rng.random() ** 0.8 * 600
        size = rng.choice((1, 1, 1, 1.4, 1.4, 2, 2.6)) * 0.6
        colour = rng.choice(("#f4f0dc", "#dfe8ff"))
        shine = round(rng.uniform(0.3, 1), 2)
        body += circle(round(x, 1), round(y, 1), size, colour, opacity=shine)
    # Arthur's Wain, for those who know the sky.
    wain = ((560, 70), (612, 52), (668, 66), (706, 84), (700, 122), (766, 132), (784, 88))
    lines = "M" + " L".join(f"{x} {y}" for x, y in (*wain, wain[3]))
    body += path(lines, "none", "#4a5f96", 0.9)
    for x, y in wain:
        body += circle(x, y, 4.5, "#cfdcff", opacity=0.16) + circle(x, y, 2.1, "#ffffff")
    return body


def _meadow(picture: Painting) -> None:
    hills = ("M-400 320 C-250 250 -120 300 0 300 C200 236 420 250 560 268 C760 246 900 252 "
             "1060 262 C1240 232 1440 240 1600 290 C1740 260 1880 270 2000 300 V1250 H-400Z")
    picture.draw(path(hills, "#1a2b4c"))
    picture.draw(_far_wood())
    picture.draw(path(_GRASS, "url(#me)"),
                 linear("me", ((0, "#2b4a3a"), (14, "#234033"), (50, "#0e1a15"))))
    blades = np.clip(noise(picture.view, 8, 3.5, 3, 21) - 0.55, 0, 1) * 110 / 255
    colour = np.broadcast_to(np.array([190, 230, 170], np.float32), picture.colours.shape)
    picture.paint(colour, blades * picture.mask(path(_GRASS, "#ffffff")))
    # Mist lies where hills and meadow meet.
    _, rows = picture.view.axes()
    mist = np.exp(-(((rows - 286) / 20) ** 2)) * (0.2 + 0.6 * noise(picture.view, 180, 14, 3, 18))
    grey = np.array([150, 172, 205], np.float32)
    picture.paint(np.broadcast_to(grey, picture.colours.shape), mist * 0.4)


def _far_wood() -> str:
    """Return a dark line of trees on the hills at both sides."""
    rng = random.Random(3)
    body = ""
    for _ in range(150):
        x = rng.choice((rng.uniform(-400, 330), rng.uniform(1270, 2000)))
        y, size = 300 + rng.uniform(0, 16), rng.uniform(9, 20)
        body += ellipse(round(x), round(y - size * 0.7), size * 0.7, size, "#13213b")
        body += ellipse(round(x + size * 0.2), round(y - size), size * 0.3, size * 0.4, "#22355a",
                        opacity=0.6)
    return body


def _tufts(picture: Painting) -> None:
    """Strew tufts of grass, larger toward the player, none within the ring."""
    rng = random.Random(29)
    cx, cy, rx, ry = RING
    dark = lit = ""
    for _ in range(760):
        x, y = rng.uniform(-390, 1990), 318 + rng.random() ** 1.4 * 170
        if math.hypot((x - cx) / (rx + 20), (y - cy) / (ry + 14)) < 1:
            continue
        h = 3 + (y - 290) * 0.035
        blades = "".join(
            f"M{x + lean * 0.3:.1f} {y:.1f} q{lean * 0.2:.1f} {-h * 0.7:.1f} {lean:.1f} {-h:.1f} "
            for lean in (rng.uniform(-h, h) * 0.7 for _ in range(4))
        )
        dark, lit = (dark + blades, lit) if rng.random() < 0.7 else (dark, lit + blades)
    picture.draw(path(dark, "none", "#152e23", 1.1) + path(lit, "none", "#4d7355", 0.9))


def _place(angle: float) -> tuple[float, float, float]:
    """Return the foot of a stone and its size by perspective, 0.62 far … 1.12 near."""
    cx, cy, rx, ry = RING
    turn = math.radians(angle - 90)
    x, y = cx + rx * math.cos(turn), cy + ry * math.sin(turn)
    return x, y, 0.62 + 0.5 * (y - (cy - ry)) / (2 * ry)


def _ring(picture: Painting) -> None:
    feet = sorted((_place(angle), number) for number, angle in enumerate(_ANGLES))
    for (x, y, near), number in sorted(feet, key=lambda foot: foot[0][1]):
        height = 150 * near + (8 if number // 2 % 2 else 0)
        _stone(picture, (x, y), (62 * near + 10, height), number + 3)
    for side in (1, -1):
        _lintel(picture, 19 * side, 41 * side)


def _stone(
    picture: Painting, foot: tuple[float, float], size: tuple[float, float], seed: int
) -> None:
    """Set up a stone: rough outline, cracks, moss, moonlight on top, firelight inside."""
    rng = random.Random(seed)

    def about(value: float, spread: float) -> str:
        return f"{value + rng.uniform(-spread, spread):.1f}"

    d = (f"M{about(2, 2)} 100 L{about(8, 4)} {about(16, 6)} C14 {about(2, 3)} {about(70, 6)} "
         f"{about(-1, 2)} {about(88, 4)} {about(14, 8)} L{about(97, 2)} 100Z")
    body = path(d, "url(#s)", "#0c1326", 3)
    for k in range(6):
        y, x = 22 + k * 13 + rng.uniform(-4, 4), 14 + rng.random() * 54
        crack = f"M{x:.1f} {y:.1f} q6 {about(0, 3)} {about(17, 7)} {about(0, 4)}"
        body += path(crack, "none", "#273048", 1.8)
    for _ in range(7):
        body += ellipse(rng.uniform(14, 84), rng.uniform(24, 90), rng.uniform(2, 7),
                        rng.uniform(1.4, 4), "#8d9ab8", opacity=0.16)
    for _ in range(5):
        body += ellipse(rng.uniform(10, 90), rng.uniform(84, 99), rng.uniform(5, 12),
                        rng.uniform(2, 5), "#3c5a40", opacity=0.5)
    body += path("M15 20 C23 10 44 7 62 9", "none", "#8c99b8", 2.2)
    body += path("M92 40 L96 98 L60 98 C80 86 88 66 88 40Z", "#ffb45a", opacity=0.22)
    # The side toward the fire in the middle is the lit one.
    flip = -1 if foot[0] > RING[0] else 1
    if flip < 0:
        body = group(body, "translate(100 0) scale(-1 1)")
    w, h = size
    x, y = foot
    shade = ellipse(x, y - 1, w * 0.68, 7 + w * 0.03, "#05090f", opacity=0.6)
    move = f"translate({x - w / 2:.2f} {y - h:.2f}) scale({w / 100:.4f} {h / 102:.4f})"
    placed = group(body, move)
    tones = ((0, "#303b58"), (30, "#66718c"), (62, "#4a556f"), (100, "#1d2640"))
    picture.draw(shade + placed, linear("s", tones, 0, 0, 100, 0))


def _lintel(picture: Painting, inner: float, outer: float) -> None:
    """Lay a stone across two of the far ones."""
    ends = []
    for angle, rise in ((inner, 0), (outer, 8)):
        x, y, near = _place(angle)
        ends.append((x, y - 150 * near - rise + 7))
    (xa, ya), (xb, yb) = sorted(ends)
    xa, xb = xa - 30, xb + 30
    body = path(
        f"M{xa} {ya - 20} C{xa + 30} {ya - 27} {xb - 30} {yb - 27} {xb} {yb - 21} "
        f"L{xb - 3} {yb + 2} C{xb - 40} {yb + 5} {xa + 40} {ya + 6} {xa + 3} {ya + 3}Z",
        "url(#l)", "#0c1326", 2)
    body += path(f"M{xa + 4} {ya - 18} C{xa + 30} {ya - 24} {xb - 30} {yb - 24} {xb - 4} {yb - 19}",
                 "none", "#a3b0cc", 1.4)
    body += path(f"M{xa + 50} {ya - 18} l4 9 l-3 8 M{xb - 64} {yb - 20} l-3 8 l5 7", "none",
                 "#333d5a", 1.4)
    picture.draw(body, linear("l", ((0, "#76819c"), (100, "#2b3552"))))


def _table(picture: Painting) -> None:
    """Lay the round table before the player, rim toward the ring."""
    view = picture.view
    cx, cy, rx, ry = 800, 1190, 1160, 780
    whole = picture.mask(ellipse(cx, cy, rx, ry, "#ffffff"))
    picture.shadow(whole, 18, 0.8, dy=-5)
    picture.paint(timber.planks(view, timber.RIM, 5), whole)
    inner = picture.mask(ellipse(cx, cy, rx - 40, ry - 36, "#ffffff"))
    picture.draw(ellipse(cx, cy, rx - 1.5, ry - 1.5, "none", "#b07a42", 2.6)
                 + ellipse(cx, cy, rx - 5, ry - 5, "none", "#160c06", 2.4))
    picture.paint(timber.planks(view, timber.Oak("#2a180d", "#50311b", "#74492a", 112), 17), inner)
    gold = Strand(3.0, 2.8, "#b88a36", "#130a05", "#ecca74", 0.3)
    picture.draw(
        plait(cx, cy, rx - 20, ry - 18, swing=7.2, waves=76, strand=gold, start=math.pi,
              end=2 * math.pi)
        + ellipse(cx, cy, rx - 40, ry - 36, "none", "#120904", 4)
        + ellipse(cx, cy, rx - 43, ry - 39, "none", "#e0bd55", 1.8)
        + ellipse(cx, cy, rx - 47, ry - 42.5, "none", "#2a170b", 1.4)
    )
    picture.brighten(800, 600, 800, 420, 0.35, 1.3)
    picture.light(800, 600, 760, 330, "#ffb45a", 0.22, 1.5)
    _, rows = view.axes()
    picture.colours *= (1 - 0.8 * np.clip((rows - 880) / 330, 0, 1))[..., None]
