"""Boards that carry whole pages: oak with an inlaid gold frame, tabs on it, bars of a chart.

Settings and records lie on these, over a dimmed table or hall. Pictures are kept by the easel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from sprites.paint import light, materials, shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.paint.edges import lines, outline
from sprites.ui import icons

if TYPE_CHECKING:
    from fonts import Typesetter

MARGIN = 26
"""Stage px of shadow round a board's picture on every side."""
RADIUS = 16


def board(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return an oak board with a gold frame and corner twigs, MARGIN larger on every side."""

    def make() -> pygame.Surface:
        wood = materials.oak(easel, width, height, 5, "table")
        sheet = easel.blank(width, height)
        sheet.blit(wood, (0, 0))
        light.clip(sheet, light.rounded(easel, width, height, RADIUS))
        edge = outline(easel, width, height, 1, RADIUS, "#120a05", 2.4)
        edge += outline(easel, width, height, 4, RADIUS, theme.GOLD_LINE, 2.2)
        edge += outline(easel, width, height, 9, RADIUS, "#120a05", 1.4, 0.7)
        edge += outline(easel, width, height, 12, RADIUS, theme.GOLD_DEEP, 1.2)
        sheet.blit(lines(easel, width, height, edge), (0, 0))
        whole = easel.blank(width + 2 * MARGIN, height + 2 * MARGIN)
        shade, padding = light.soft(sheet, 9 * easel.scale, theme.SHADOW, 0.75)
        corner = easel.px(MARGIN)
        whole.blit(shade, (corner - padding, corner - padding + easel.px(6)))
        whole.blit(sheet, (corner, corner))
        return whole

    return easel.keep(("board", width, height), make)


def shelf(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return a piece of table let into a panel, for samples to lie on."""

    def make() -> pygame.Surface:
        sheet = easel.blank(width, height)
        sheet.blit(materials.oak(easel, width, height, 2, "board"), (0, 0))
        light.clip(sheet, light.rounded(easel, width, height, 10))
        edge = outline(easel, width, height, 0.9, 10, "#06070d", 2)
        edge += outline(easel, width, height, 3.6, 10, theme.GOLD_DEEP, 1.3)
        sheet.blit(lines(easel, width, height, edge), (0, 0))
        return sheet

    return easel.keep(("shelf", width, height), make)


def rule(easel: Easel, width: float) -> pygame.Surface:
    """Return a thin gold line that fades out at both ends, ``width`` x 6, with a lozenge."""
    fade = shapes.linear(
        "fade",
        [(0, theme.GOLD_DARK, 0), (12, theme.GOLD_LINE, 1), (88, theme.GOLD_LINE, 1),
         (100, theme.GOLD_DARK, 0)],
        0, 0, 100, 0,
    )
    middle = width / 2
    body = shapes.rect(0, 2.4, width, 1.3, "url(#fade)")
    body += shapes.path(f"M{middle - 7} 3 L{middle} 0 L{middle + 7} 3 L{middle} 6Z", theme.GOLD)
    return easel.keep(
        ("rule", width), lambda: easel.svg(body, (width, 6), (width, 6), fade)
    )


def frame(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return a bright line round a small thing under the pointer, 3 larger on every side."""
    wide, high = width + 6, height + 6
    return easel.keep(
        ("frame", wide, high),
        lambda: lines(
            easel, wide, high, outline(easel, wide, high, 1.5, 7, theme.GOLD_LIGHT, 1.8)
        ),
    )


_TABS = {
    "chosen": (theme.PLATE, "#151b38", theme.GOLD_LIGHT, theme.TEXT_GOLD),
    "rest": (theme.LEATHER, theme.LEATHER_DARK, "#a5884a", theme.TEXT_BUTTON),
    "hover": (theme.LEATHER_LIT, "#4d3018", theme.GOLD_LIGHT, theme.TEXT_LIT),
}


def tab(
    easel: Easel, typesetter: Typesetter, width: float, height: float, text: str, icon: str,
    look: str, size: float = 20,
) -> pygame.Surface:
    """Return a tab; ``look``: "chosen" (it belongs to the page below), "rest" or "hover"."""

    def make() -> pygame.Surface:
        top, foot, line, ink = _TABS[look]
        shape = f"M1 {height} V12 Q1 1 12 1 H{width - 12} Q{width - 1} 1 {width - 1} 12 V{height}"
        picture = easel.svg(
            shapes.path(shape + "Z", "url(#face)") + shapes.path(shape, "none", "#120a05", 3)
            + shapes.path(shape, "none", line, 1.6),
            (width, height), (width, height),
            shapes.linear("face", [(0, top), (100, foot)]),
        )
        side = min(size * 1.25, height - 20)
        sign = icons.icon(easel, icon, side, ink)
        words = typesetter.fitted(text, "title", size, ink, width - side - 40)
        gap = 9 * easel.scale
        left = (picture.get_width() - sign.get_width() - gap - words.get_width()) / 2
        middle = picture.get_height() / 2 + easel.scale
        picture.blit(sign, (round(left), round(middle - sign.get_height() / 2)))
        left += sign.get_width() + gap
        picture.blit(words, (round(left), round(middle - words.get_height() / 2)))
        return picture

    return easel.keep(("tab", typesetter, width, height, text, icon, look, size), make)


def bar(easel: Easel, width: float, height: float, won: float, played: float) -> pygame.Surface:
    """Return a bar of a chart: a groove ``width`` long, filled in red for ``played`` (0 … 1) and
    over that in green for ``won``, each with its tincture's hatching."""

    def make() -> pygame.Surface:
        radius = min(7.0, height / 3)
        picture = easel.svg(
            shapes.rect(0.5, 0.5, width - 1, height - 1, "#0a0c18", radius=radius),
            (width, height), (width, height),
        )
        for share, tincture in ((played, "red"), (won, "green")):
            length = round((width - 6) * min(1.0, share))
            if length >= 3:
                part = tinctures.field(easel, length, height - 6, tincture, min(5, length / 3))
                picture.blit(part, (easel.px(3), easel.px(3)))
        edge = outline(easel, width, height, 0.9, radius, "#8f7433", 1.3)
        picture.blit(lines(easel, width, height, edge), (0, 0))
        return picture

    kept = ("bar", width, height, round(won * width), round(played * width))
    return easel.keep(kept, make)


def verdict(easel: Easel, sound: bool, size: float) -> pygame.Surface:
    """Return a round enamel seal: a tick on green, or a cross on red, each with its hatching."""

    def make() -> pygame.Surface:
        tincture = "green" if sound else "red"
        half = size / 2
        mask = easel.svg(
            shapes.circle(half, half, half * 0.8, "#ffffff"), (size, size), (size, size)
        )
        gilt = shapes.linear("rim", [(0, "#fff0b4"), (50, "#d9b24a"), (100, "#6d4a10")])
        whole = easel.svg(
            shapes.circle(half, half, half - 1, "url(#rim)", "#120904", 1.6),
            (size, size), (size, size), gilt,
        )
        enamel = easel.svg(
            shapes.circle(half, half, half * 0.8, "url(#enamel)", "#120904", 1.4),
            (size, size), (size, size), tinctures.gradient("enamel", tincture),
        )
        tinctures.hatch(easel, enamel, tincture, mask)
        whole.blit(enamel, (0, 0))
        sign = icons.icon(easel, "check" if sound else "cross", size * 0.52, "#fff6de")
        shade, padding = light.soft(sign, 2 * easel.scale, theme.SHADOW, 0.7)
        place = round((whole.get_width() - sign.get_width()) / 2)
        whole.blit(shade, (place - padding, place - padding + easel.px(1.5)))
        whole.blit(sign, (place, place))
        return whole

    return easel.keep(("verdict", sound, size), make)
