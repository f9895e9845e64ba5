"""Edges: thin lines round plates, cards and sheets, laid on whole px so that they stay sharp."""

from __future__ import annotations

import pygame

from sprites.paint.easel import Easel


def outline(
    easel: Easel, width: float, height: float, inset: float, radius: float, colour: str,
    thickness: float, opacity: float = 1,
) -> str:
    """Return a rectangle's line as SVG in window px, laid on whole px so that it stays sharp.

    ``inset``: stage px from the picture's edge to the middle of the line; ``thickness``: stage px.
    """
    line = max(1, round(thickness * easel.scale))
    middle = round(inset * easel.scale - line / 2) + line / 2
    middle = max(line / 2, middle)
    wide, high = easel.px(width) - 2 * middle, easel.px(height) - 2 * middle
    return (
        f'<rect x="{middle}" y="{middle}" width="{wide}" height="{high}" '
        f'rx="{max(0.0, radius - inset) * easel.scale:.2f}" fill="none" stroke="{colour}" '
        f'stroke-width="{line}" stroke-opacity="{opacity:g}"/>'
    )


def lines(easel: Easel, width: float, height: float, body: str) -> pygame.Surface:
    """Return SVG given in window px as a picture of ``width`` x ``height`` stage px."""
    return easel.svg(body, (easel.px(width), easel.px(height)), (width, height))
