"""Plates and sheets: dark panels with a gold hairline, parchment, ribbons, tooltips, nameplates.

What lies on the table is parchment; what is said about it stands on dark blue plates. All are kept
by the easel and shared: copy one before drawing on it. Their shadow comes from
:func:`sprites.paint.light.shadow`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from sprites.engine.viewport import STAGE_WIDTH
from sprites.paint import light, materials, shapes, theme
from sprites.paint.easel import Easel
from sprites.paint.edges import lines, outline

if TYPE_CHECKING:
    from fonts import Typesetter
    from sprites.engine.canvas import Canvas

RIBBON_TAIL = 26
"""Width of each swallow tail outside a ribbon's sheet."""
RIBBON_DROP = 10
"""How far the tails hang below the sheet: a ribbon's picture is so much higher than asked."""
TIP_POINTER = 9
"""Height of a tooltip's pointer: the picture is so much higher than asked when it has one."""
TIP_WIDTH = 420
"""Widest text of a tooltip."""
BADGE_HEIGHT, BADGE_SIZE = 30, 16.0
NOTICE_WIDTH = 860
"""Widest text of a notice."""
NOTICE_TOP = 14
"""Stage px between the stage's upper edge and a notice."""


def _corners(width: float, height: float, colour: str, inset: float = 0) -> str:
    twig = shapes.path("M4 18 C10 16 16 10 18 4 M9 9 L13 13", "none", colour, 1.4)
    twig += shapes.circle(9, 9, 2, colour)
    body = ""
    for x, y, sx, sy in (
        (inset, inset, 1, 1), (width - inset, inset, -1, 1),
        (inset, height - inset, 1, -1), (width - inset, height - inset, -1, -1),
    ):
        body += shapes.group(twig, f"translate({x:g} {y:g}) scale({sx} {sy})")
    return body


def _plate(
    easel: Easel, width: float, height: float, radius: float, opacity: float, corners: str
) -> pygame.Surface:
    stops = [(0, theme.PLATE, opacity), (100, theme.PLATE_DARK, opacity)]
    body = shapes.rect(0.5, 0.5, width - 1, height - 1, "url(#plate)", radius=radius)
    plate = easel.svg(
        body + corners, (width, height), (width, height), shapes.linear("plate", stops)
    )
    edge = outline(easel, width, height, 0.9, radius, "#06070d", 1.8)
    edge += outline(easel, width, height, 4, radius, theme.GOLD_DARK, 1.2)
    plate.blit(lines(easel, width, height, edge), (0, 0))
    return plate


def panel(
    easel: Easel, width: float, height: float, radius: float = theme.PANEL_RADIUS,
    opacity: float = 0.93,
) -> pygame.Surface:
    """Return a dark plate with a gold hairline and a twig in every corner."""
    twigs = _corners(width, height, shapes.mix(theme.GOLD_DARK, "#ffffff", 0.2))
    return easel.keep(
        ("panel", width, height, radius, opacity),
        lambda: _plate(easel, width, height, radius, opacity, twigs),
    )


def plain_panel(
    easel: Easel, width: float, height: float, radius: float = theme.PANEL_RADIUS,
    opacity: float = 0.96,
) -> pygame.Surface:
    """Return a dark plate with a gold hairline alone, for small things."""
    return easel.keep(
        ("plain panel", width, height, radius, opacity),
        lambda: _plate(easel, width, height, radius, opacity, ""),
    )


def nameplate(easel: Easel, width: float, height: float, lit: bool = False) -> pygame.Surface:
    """Return the plate for a name under a shield or beside a seat; ``lit``: it is chosen.

    A lit plate's picture is 6 stage px larger on every side, for its bright frame.
    """
    if not lit:
        return panel(easel, width, height, 9, 0.9)

    def make() -> pygame.Surface:
        whole = easel.blank(width + 12, height + 12)
        whole.blit(panel(easel, width, height, 9, 0.9), (easel.px(6), easel.px(6)))
        ring = outline(easel, width + 12, height + 12, 2.5, 14, theme.GOLD_LIGHT, 2.4)
        whole.blit(lines(easel, width + 12, height + 12, ring), (0, 0))
        return whole

    return easel.keep(("lit nameplate", width, height), make)


def _sheet(
    easel: Easel, width: float, height: float, seed: int, radius: float, edge: float
) -> pygame.Surface:
    sheet = materials.parchment(easel, width, height, seed, edge)
    light.clip(sheet, light.rounded(easel, width, height, radius))
    rim = outline(easel, width, height, 0.8, radius, "#3a2412", 1.6)
    rim += outline(easel, width, height, 5, radius, "#a97f35", 1)
    sheet.blit(lines(easel, width, height, rim), (0, 0))
    return sheet


def parchment_sheet(easel: Easel, width: float, height: float, seed: int = 0) -> pygame.Surface:
    """Return a sheet of parchment with an ink edge; ``seed`` chooses the place on the hide."""
    return easel.keep(
        ("sheet of parchment", width, height, seed),
        lambda: _sheet(easel, width, height, seed, 7, 10),
    )


def dialog(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the sheet of a dialog: parchment with a double frame and corner twigs."""

    def make() -> pygame.Surface:
        sheet = _sheet(easel, width, height, 11, 10, 14)
        twigs = _corners(width, height, "#8d6524", 3)
        sheet.blit(easel.svg(twigs, (width, height), (width, height)), (0, 0))
        return sheet

    return easel.keep(("dialog", width, height), make)


def ribbon(easel: Easel, width: float, height: float, seed: int = 3) -> pygame.Surface:
    """Return a parchment ribbon with swallow tails, ``height`` + RIBBON_DROP stage px high.

    The sheet for the words is RIBBON_TAIL narrower on both sides and lies at the top.
    """

    def make() -> pygame.Surface:
        whole = easel.blank(width, height + RIBBON_DROP)
        reach = RIBBON_TAIL + 24
        foot = height + 6
        tail = shapes.path(
            f"M1.5 8 H{reach} V{foot} H1.5 L15 {height / 2 + 7}Z", "url(#tail)", "#3a2412", 1.6
        )
        shade = shapes.linear("tail", [(0, "#c09d60"), (60, "#b08d52"), (100, "#8d6a36")], 0, 0,
                              100, 0)
        fold = shapes.path(
            f"M{RIBBON_TAIL} {height} V{foot} H{reach} L{RIBBON_TAIL + 20} {height}Z", "#5b3f1d"
        )
        box = (reach, height + RIBBON_DROP)
        end = easel.svg(tail + fold, box, box, shade)
        whole.blit(end, (0, 0))
        whole.blit(pygame.transform.flip(end, True, False), (whole.get_width() - end.get_width(),
                                                             0))
        sheet = _sheet(easel, width - 2 * RIBBON_TAIL, height, seed, 4, 9)
        whole.blit(sheet, ((whole.get_width() - sheet.get_width()) // 2, 0))
        return whole

    return easel.keep(("ribbon", width, height, seed), make)


def tooltip(
    easel: Easel, width: float, height: float, pointer_x: float | None = None
) -> pygame.Surface:
    """Return a small plate, with a pointer down at ``pointer_x`` if it is given.

    With a pointer the picture is TIP_POINTER higher than asked.
    """
    plate = plain_panel(easel, width, height, 8)
    if pointer_x is None:
        return plate
    at = min(max(pointer_x, 18), width - 18)

    def make() -> pygame.Surface:
        whole = easel.blank(width, height + TIP_POINTER)
        whole.blit(plate, (0, 0))
        tip = shapes.path(f"M{at - 10} -1.5 L{at} 7.5 L{at + 10} -1.5Z", theme.PLATE_DARK)
        tip += shapes.path(f"M{at - 10} -1 L{at} 7.5 L{at + 10} -1", "none", theme.GOLD_DARK, 1.2)
        box = (width, TIP_POINTER)
        whole.blit(
            easel.svg(tip, box, box), (0, plate.get_height() - easel.px(1))
        )
        return whole

    return easel.keep(("tooltip", width, height, at), make)


def text_tip(canvas: Canvas, typesetter: Typesetter, text: str, x: float, y: float) -> None:
    """Draw a tooltip with ``text`` that points at a stage point from above.

    It keeps within the stage; where there is no room above, it lies below the point instead.
    """
    size = theme.TEXT_ASIDE_SIZE
    wide = typesetter.measure(text, "text", size, TIP_WIDTH)[0] + 1
    words = typesetter.paragraph(text, "text", size, theme.TEXT, wide)
    width, height = wide + 32, words.get_height() / canvas.easel.scale + 16
    left = min(max(x - width / 2, 8), STAGE_WIDTH - width - 8)
    top = y - height - TIP_POINTER - 4
    if top >= 6:
        plate = tooltip(canvas.easel, round(width), round(height), round(x - left))
    else:
        plate, top = tooltip(canvas.easel, round(width), round(height)), y + 34
    canvas.blit(plate, left, top)
    canvas.blit(words, left + width / 2, top + height / 2, anchor="center")


def badge(canvas: Canvas, typesetter: Typesetter, text: str) -> None:
    """Draw a few words that stay, on a small plate in the middle of the stage's upper rim."""
    easel = canvas.easel
    words = typesetter.line(text, "bold", BADGE_SIZE, theme.TEXT_GOLD)
    width = round(words.get_width() / easel.scale + 34)
    plate = panel(easel, width, BADGE_HEIGHT, 8, 0.97)
    canvas.blit(plate, STAGE_WIDTH / 2, 2, anchor="midtop")
    canvas.blit(words, STAGE_WIDTH / 2, 2 + BADGE_HEIGHT / 2, anchor="center")


def notice(canvas: Canvas, typesetter: Typesetter, text: str) -> None:
    """Draw a sentence that concerns the whole house on a plate at the top of the stage."""
    easel, size = canvas.easel, theme.TEXT_BODY
    wide = typesetter.measure(text, "text", size, NOTICE_WIDTH)[0] + 1
    words = typesetter.paragraph(text, "text", size, theme.TEXT, wide, align="center")
    width, height = round(wide + 72), round(words.get_height() / easel.scale + 28)
    plate = panel(easel, width, height, 12, 0.97)
    shadow, right, down = light.shadow(easel, plate, 8)
    corner = canvas.area((STAGE_WIDTH - width) / 2, NOTICE_TOP, width, height).topleft
    canvas.put(shadow, (corner[0] + right, corner[1] + down))
    canvas.put(plate, corner)
    canvas.blit(words, STAGE_WIDTH / 2, NOTICE_TOP + height / 2, anchor="center")
