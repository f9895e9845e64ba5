"""What is seen through the windows of the hall: sky, stars, moon, and the castle on its hill."""

from __future__ import annotations

import random

import numpy as np

from sprites.paint.shapes import circle, ellipse, group, linear, mix, path, radial, rect
from sprites.places.bake.noise import Plane, View, noise, ramp
from sprites.places.bake.painting import Painting

LAMP = "#ffcf73"
CASTLE = "#18254f"


def night(view: View) -> Plane:
    """Return the whole view from the hall, as if there were no wall."""
    _, rows = view.axes()
    sky = ramp(
        np.repeat(rows, view.size[0], axis=1),
        [(0, "#070b22"), (126, "#122458"), (252, "#375e9a"), (360, "#a8bfd6"), (900, "#c8d4dc")],
    )
    clouds = noise(view, 350, 45, 5, 31)
    tint = np.array([0.55, 0.7, 1.0], np.float32)
    sky += (np.clip(clouds - 0.52, 0, 1) * 150)[..., None] * tint
    picture = Painting(view, sky)
    picture.draw(_stars())
    picture.light(1345, 240, 260, 260, "#9db8ff", 0.55, 2.4)
    picture.draw(moon(1345, 240, 42), MOON)
    picture.draw(_mountains(), linear("back", ((0, "#54719f"), (100, "#93a9c6")))
                 + linear("front", ((0, "#34507f"), (100, "#5f7aa6"))))
    picture.draw(_castle(), linear("wall", ((0, "#22336a"), (100, "#121c40"))))
    mist = np.exp(-(((rows - 402) / 34) ** 2)) * (0.25 + 0.5 * noise(view, 160, 18, 3, 12))
    picture.paint(np.broadcast_to(np.array([120, 146, 190], np.float32), sky.shape), mist * 0.55)
    picture.draw(_hills(), linear("far", ((0, "#1b2a52"), (100, "#0e1732")))
                 + linear("near", ((0, "#101a38"), (100, "#0a1126"))))
    picture.draw(_vale(), linear("river", ((0, "#6f8dc4", 0.85), (40, "#31497a", 0.75),
                                           (100, "#2b4170", 0.7))))
    return picture.colours


MOON = radial("moon", ((0, "#fffdf0"), (80, "#f4eccb"), (100, "#d9cfa4")), 45, 42, 60)


def moon(x: float, y: float, r: float) -> str:
    """Return the full moon with its seas; fills with ``url(#moon)``, see ``MOON``."""
    seas = circle(38, 40, 8, "#d8d2b4", opacity=0.6) + circle(60, 62, 11, "#d8d2b4", opacity=0.55)
    seas += circle(62, 32, 5, "#d8d2b4", opacity=0.6) + circle(34, 66, 4, "#d8d2b4", opacity=0.5)
    body = circle(50, 50, 48, "url(#moon)") + seas
    return group(body, f"translate({x - r} {y - r}) scale({r / 50})")


def _stars() -> str:
    rng = random.Random(2)
    body = ""
    for _ in range(620):
        x, y = -400 + rng.random() * 2400, -60 + rng.random() ** 1.3 * 420
        size = rng.choice((1, 1, 1, 1.5, 1.5, 2.2)) * 0.64
        body += circle(round(x, 1), round(y, 1), size, "#f4f0dc",
                       opacity=round(rng.uniform(0.35, 1) * max(0.15, 1 - y / 420), 2))
    return body


def _tower(x: float, y: float, w: float, h: float) -> str:
    """Return a round tower with a pointed roof and a flag; lit from the moon's side."""
    body = rect(x - w / 2, y, w, h, "url(#wall)") + rect(x + w * 0.2, y, w * 0.3, h, "#3a4f8c",
                                                        opacity=0.35)
    roof = mix(CASTLE, "#0a0e22", 0.25)
    tip = y - w * 1.5
    body += rect(x - w * 0.58, y - 1, w * 1.16, 5, mix(CASTLE, "#5570b0", 0.25))
    body += path(f"M{x - w * 0.68} {y + 2} L{x} {tip} L{x + w * 0.68} {y + 2}Z", roof)
    body += path(f"M{x} {tip} L{x + w * 0.68} {y + 2} H{x + w * 0.2}Z", "#3a4f8c", opacity=0.3)
    body += path(f"M{x} {tip} V{tip - 16}", "none", roof, 1.6)
    body += path(f"M{x} {tip - 16} c5 -3 8 3 14 1 l-3 4 c-4 1 -7 -2 -11 1Z", "#a33a34")
    for level in range(2 if h > 80 else 1):
        body += path(f"M{x - 2} {y + 23 + level * 30} v-7 q2 -4 4 0 v7Z", LAMP)
    return body


def _castle() -> str:
    body = ""
    for tower in ((690, 262, 26, 120), (738, 226, 34, 150), (862, 214, 36, 160),
                  (912, 268, 28, 120), (657, 300, 20, 90), (946, 304, 22, 90)):
        body += _tower(*tower)
    body += rect(770, 238, 60, 140, "url(#wall)")
    for k in range(5):
        body += rect(767 + k * 13.2, 230, 8, 9, CASTLE)
    body += rect(640, 286, 324, 110, "url(#wall)")
    for k in range(18):
        body += rect(640 + k * 18, 279, 10, 9, CASTLE)
    for k in range(7):
        body += path(f"M{664 + k * 42} 315 v-7 q2 -4 4 0 v7Z", LAMP)
    for y in (254, 280):
        body += path(f"M798 {y + 9} v-8 q2.5 -4 5 0 v8Z", LAMP)
    body += path("M786 396 V352 C786 332 814 332 814 352 V396Z", "#0b1230")
    body += path("M791 396 V354 C791 338 809 338 809 354 V396Z", "#ffb54a", opacity=0.5)
    return group(body, "translate(0 34)")


def _mountains() -> str:
    """Return two ranges under the horizon's haze, with snow toward the moon."""
    rng = random.Random(5)
    body = ""
    for fill, low, high in (("url(#back)", 352, 58), ("url(#front)", 396, 46)):
        x, ridge = -420.0, []
        while x < 2040:
            ridge.append((x, low - rng.uniform(0.35, 1) * high))
            ridge.append((x + rng.uniform(26, 44), low - rng.uniform(0, 0.3) * high))
            x += rng.uniform(60, 110)
        d = "M-420 560 " + " ".join(f"L{px:.0f} {py:.0f}" for px, py in ridge) + " L2040 560Z"
        body += path(d, fill)
        for (px, py), (qx, qy) in zip(ridge[::2], ridge[1::2], strict=True):
            if py < low - high * 0.6:
                body += path(f"M{px:.0f} {py:.0f} L{px + (qx - px) * 0.5:.0f} "
                             f"{py + (qy - py) * 0.5:.0f} L{px + 6:.0f} {py + 13:.0f} "
                             f"L{px - 3:.0f} {py + 9:.0f}Z", "#c9d8ec", opacity=0.55)
    return body


def _hills() -> str:
    far = ("M-400 520 C-200 430 100 470 300 470 C420 380 560 350 650 350 C760 346 860 340 980 372 "
           "C1080 400 1180 430 1320 480 C1500 440 1800 470 2000 450 V1250 H-400Z")
    near = ("M-400 440 C-200 410 -100 500 0 470 C200 400 420 420 560 430 C760 440 900 420 1100 436 "
            "C1300 450 1450 410 1600 440 C1760 470 1900 430 2000 440 V1250 H-400Z")
    return group(path(far, "url(#far)") + path(near, "url(#near)"), "translate(0 24)")


def _fir(x: float, y: float, h: float, colour: str) -> str:
    body = ""
    for lift, wide, high in ((0, 0.34, 0.8), (0.38, 0.27, 0.66), (0.72, 0.19, 0.52)):
        top = y - h * (lift + high)
        body += path(
            f"M{x} {top:.1f} Q{x + h * wide * 0.35:.1f} {y - h * lift - h * 0.2:.1f} "
            f"{x + h * wide:.1f} {y - h * lift:.1f} H{x - h * wide:.1f} "
            f"Q{x - h * wide * 0.35:.1f} {y - h * lift - h * 0.2:.1f} {x} {top:.1f}Z", colour)
    return body + rect(x - h * 0.04, y, h * 0.08, h * 0.14, colour)


def _vale() -> str:
    """Return the river winding down from the gate, firs on both sides, and a hamlet's lamps."""
    river = ("M794 371 C786 396 826 414 812 440 C796 470 838 500 812 540 C792 576 790 600 776 660 "
             "H846 C838 600 838 580 846 544 C860 500 820 474 832 444 C846 414 806 398 803 371Z")
    body = path(river, "url(#river)")
    near_bank = ("M806 378 C808 398 842 416 829 442 C818 472 854 498 841 540 "
                 "C832 580 832 600 838 660")
    far_bank = "M790 380 C790 400 828 416 815 442 C801 470 840 500 816 540"
    body += path(near_bank, "none", "#7f9cd6", 1.1) + path(far_bank, "none", "#58749f", 0.8)
    rng = random.Random(9)
    firs = [(752, 420, 26), (768, 432, 30), (738, 446, 30), (858, 424, 28), (876, 440, 32),
            (866, 500, 38), (748, 520, 42), (770, 560, 46), (872, 570, 48), (890, 520, 40)]
    for _ in range(70):
        x, depth = rng.uniform(-380, 1980), rng.random()
        if abs(x - 815) > 40 + 70 * depth:
            firs.append((round(x), round(448 + 150 * depth), round(24 + 30 * depth)))
    for x, y, h in sorted(firs, key=lambda fir: fir[1]):
        body += _fir(x, y, h, mix("#0d1838", "#060c1d", min(1, (y - 420) / 160)))
    for x, y in ((844, 470), (852, 474), (762, 484), (770, 488), (756, 492), (1262, 508),
                 (1270, 512), (330, 500), (338, 504)):
        body += rect(x, y, 3.4, 5, LAMP) + ellipse(x + 1.7, y + 2.5, 5, 5, LAMP, opacity=0.14)
    return body
