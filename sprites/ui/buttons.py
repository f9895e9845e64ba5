"""Controls as pictures: buttons, switches, sliders, choices, scroll bars, key caps, focus rings.

A state is ``"rest"``, ``"hover"``, ``"focus"`` (by keyboard or gamepad), ``"pressed"`` or ``"off"``
(not now). Buttons, switches, sliders and rings have ``theme.BUTTON_MARGIN`` stage px of room on
every side for shadow, glow and ring, so a picture's centre is the control's centre. Pictures are
kept by the easel and shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from sprites.paint import light, shapes, theme
from sprites.paint.easel import Easel
from sprites.paint.edges import lines, outline
from sprites.ui import icons

if TYPE_CHECKING:
    from fonts import Typesetter

MARGIN = theme.BUTTON_MARGIN


@dataclass(frozen=True, slots=True)
class Paint:
    """What a button wears in one state: ends of its gradient, gold line, letters."""

    top: str
    foot: str
    line: str
    text: str


_REST = Paint(theme.LEATHER, theme.LEATHER_DARK, theme.GOLD_LINE, theme.TEXT_BUTTON)
_PRIMARY = Paint(theme.PRIMARY, theme.PRIMARY_DARK, theme.GOLD_LINE, theme.TEXT_BUTTON)

PAINTS: dict[str, Paint] = {
    "rest": _REST,
    "focus": _REST,
    "hover": Paint(theme.LEATHER_LIT, "#4d3018", theme.GOLD_LIGHT, theme.TEXT_LIT),
    "pressed": Paint("#2c1a0d", "#3d2613", theme.GOLD_LINE, theme.TEXT_BUTTON),
    "off": Paint(theme.LEATHER_OFF, "#2a221d", "#6b5f50", theme.TEXT_OFF),
}
PRIMARY_PAINTS: dict[str, Paint] = {
    "rest": _PRIMARY,
    "focus": _PRIMARY,
    "hover": Paint(theme.PRIMARY_LIT, "#85231d", theme.GOLD_LIGHT, theme.TEXT_LIT),
    "pressed": Paint("#5c1512", "#7a201b", theme.GOLD_LINE, theme.TEXT_BUTTON),
    "off": Paint(theme.PRIMARY_OFF, "#382826", "#6b5f50", theme.TEXT_OFF),
}


def _centred(whole: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    """Blit with the middle of ``picture`` at a window point."""
    whole.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


def _body(easel: Easel, width: float, height: float, paint: Paint) -> pygame.Surface:
    radius = height * theme.BUTTON_RADIUS
    gradient = shapes.linear("face", [(0, paint.top), (100, paint.foot)])
    face = easel.svg(
        shapes.rect(0.5, 0.5, width - 1, height - 1, "url(#face)", radius=radius),
        (width, height), (width, height), gradient,
    )
    rim = outline(easel, width, height, 0.8, radius, "#120a05", 1.6)
    rim += outline(easel, width, height, 3.2, radius, paint.line, 1.4)
    sheen = max(1, round(easel.scale))
    y = round(5 * easel.scale)
    left, right = height * 0.2 * easel.scale, (width - height * 0.2) * easel.scale
    rim += (
        f'<rect x="{left:.1f}" y="{y}" width="{right - left:.1f}" height="{sheen}" '
        'fill="#ffffff" fill-opacity="0.16"/>'
    )
    face.blit(lines(easel, width, height, rim), (0, 0))
    return face


def _raised(
    easel: Easel, body: pygame.Surface, width: float, height: float, state: str, dark: str = "off"
) -> pygame.Surface:
    """Return ``body`` with the shadow and glow of its state, in a picture with a margin."""
    whole = easel.blank(width + 2 * MARGIN, height + 2 * MARGIN)
    x = (whole.get_width() - body.get_width()) // 2
    y = (whole.get_height() - body.get_height()) // 2
    if state == "hover":
        shine, padding = light.soft(body, 4.2 * easel.scale, "#f2c65a", 0.7, easel.scale)
        whole.blit(shine, (x - padding, y - padding))
    if state not in ("pressed", dark):
        shade, padding = light.soft(body, 3 * easel.scale, theme.SHADOW, 0.6)
        whole.blit(shade, (x - padding, y - padding + easel.px(2.2)))
    whole.blit(body, (x, y + (easel.px(1.5) if state == "pressed" else 0)))
    if state == "focus":
        whole.blit(focus_ring(easel, width, height), (0, 0))
    return whole


def focus_ring(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the blue ring round what the keyboard is on; its margin is the buttons'."""

    def make() -> pygame.Surface:
        wide, high = width + 2 * MARGIN, height + 2 * MARGIN
        inset = MARGIN - theme.FOCUS_GAP
        radius = inset + min(height * 0.3, 15)
        dark = outline(easel, wide, high, inset, radius, "#0b1222", theme.FOCUS_WIDTH + 2, 0.55)
        ring = outline(easel, wide, high, inset, radius, theme.FOCUS, theme.FOCUS_WIDTH)
        return lines(easel, wide, high, dark + ring)

    return easel.keep(("focus ring", width, height), make)


def _in_a_row(
    whole: pygame.Surface, row: Sequence[pygame.Surface], middle: float, gap: float
) -> None:
    """Lay pictures side by side in the middle of another, about the height ``middle`` (px)."""
    x = (whole.get_width() - sum(p.get_width() for p in row) - gap * (len(row) - 1)) / 2
    for picture in row:
        _centred(whole, picture, x + picture.get_width() / 2, middle)
        x += picture.get_width() + gap


def button(
    easel: Easel,
    typesetter: Typesetter,
    width: float,
    height: float,
    text: str,
    state: str = "rest",
    icon: str | None = None,
    primary: bool = False,
    size: float = theme.TEXT_BUTTON_SIZE,
    key: str | None = None,
) -> pygame.Surface:
    """Return a button of ``width`` x ``height`` (the picture has a margin), with its words.

    ``primary``: the one red button of a screen. ``key``: a key's name, shown as a cap at the
    right. Without ``text`` the icon stands in the middle. Words that do not fit are set smaller.
    """

    def make() -> pygame.Surface:
        paint = (PRIMARY_PAINTS if primary else PAINTS)[state]
        whole = _raised(easel, _body(easel, width, height, paint), width, height, state)
        middle = whole.get_height() / 2 + (1.5 * easel.scale if state == "pressed" else 0)
        room = width - 2 * height * 0.28
        row: list[pygame.Surface] = []
        if icon is not None:
            side = min(size * 1.35, height - 14) if text else height * 0.5
            row.append(icons.icon(easel, icon, side, paint.text))
            room -= side + 6
        cap = keycap(easel, typesetter, key) if key else None
        if cap is not None:
            room -= cap.get_width() / easel.scale + 8
        if text:
            row.append(typesetter.fitted(text, "title", size, paint.text, room))
        if cap is not None:
            row.append(cap)
        _in_a_row(whole, row, middle, 6.5 * easel.scale)
        return whole

    kept = ("button", typesetter, width, height, text, state, icon, primary, size, key)
    return easel.keep(kept, make)


def keycap(
    easel: Easel, typesetter: Typesetter, text: str, size: float = 13
) -> pygame.Surface:
    """Return the cap of a key with its name."""

    def make() -> pygame.Surface:
        name = typesetter.line(text, "bold", size + 1, theme.TEXT_BUTTON)
        height = size + 9
        width = max(height, name.get_width() / easel.scale + 12)
        body = shapes.rect(0.5, 0.5, width - 1, height - 1, "#0d1020", radius=4)
        body += shapes.rect(2, height - 4, width - 4, 2.4, "#000000", radius=1, opacity=0.5)
        cap = easel.svg(body, (width, height), (width, height))
        edge = outline(easel, width, height, 0.5, 4, "#a5884a", 1)
        cap.blit(lines(easel, width, height, edge), (0, 0))
        _centred(cap, name, cap.get_width() / 2, cap.get_height() / 2 - 0.5 * easel.scale)
        return cap

    return easel.keep(("key cap", typesetter, text, size), make)


_SWITCH = {
    True: ("#4b8f55", "#235a2e", theme.GOLD_LINE, theme.GOLD, "#ffffff"),
    False: ("#15182a", "#2b3046", "#a5884a", "#e0bd55", "#cfc4a8"),
    "off": ("#3a3a40", "#28282e", "#6b5f50", "#8c8478", theme.TEXT_OFF),
}
"""Both ends of the groove, its line, the knob and the sign, by what the switch says."""


def toggle(easel: Easel, on: bool, state: str = "rest") -> pygame.Surface:
    """Return a switch of 58 x 28 (and the margin): tick and knob right on, cross and left off."""
    width, height = 58, 28

    def make() -> pygame.Surface:
        top, foot, line, knob, sign = _SWITCH["off" if state == "off" else on]
        if state == "hover":
            line = theme.GOLD_LIGHT
        gold = shapes.radial(
            "knob", [(0, shapes.lighter(knob, 0.75)), (55, knob), (100, shapes.darker(knob, 0.45))],
            40, 35, 70,
        )
        groove = shapes.linear("groove", [(0, top), (100, foot)])
        x = width - 14 if on else 14
        body = shapes.rect(1, 1, width - 2, height - 2, "url(#groove)", "#0a0806", 2, 13)
        body += shapes.rect(2.6, 2.6, width - 5.2, height - 5.2, "none", line, 1.6, 11.4)
        body += shapes.circle(x, 14, 9.6, "url(#knob)", "#1c1006", 1.6)
        if on:
            body += shapes.path("M14 14.5 L19 19.5 L28 9", "none", sign, 2.8)
        else:
            body += shapes.path("M38 10 L46 18 M46 10 L38 18", "none", sign, 2.2)
        picture = easel.svg(body, (width, height), (width, height), gold + groove)
        return _raised(easel, picture, width, height, "rest" if state == "pressed" else state)

    return easel.keep(("toggle", on, state), make)


def slider(easel: Easel, width: float, value: float, state: str = "rest") -> pygame.Surface:
    """Return a slider of ``width`` x 28 (and the margin); ``value`` 0 … 1.

    The knob's middle travels from 9 px inside the left end to 9 px inside the right one.
    """
    height = 28
    # A key for every px of the knob's way, not for every value a drag can have.
    place = round(9 + (width - 18) * min(1.0, max(0.0, value)))

    def make() -> pygame.Surface:
        alive = state != "off"
        fill = theme.CHOSEN if alive else "#8c8478"
        bright = state in ("hover", "pressed")
        groove = shapes.rect(1, 10, width - 2, 8, "#0a0c18", "#8f7433" if alive else "#5d564c", 1.2,
                             4)
        groove += shapes.rect(2.4, 11.4, max(2, place - 2.4), 5.2, "url(#fill)", radius=2.6)
        knob = f"M{place} 4 L{place + 9} 14 L{place} 24 L{place - 9} 14Z"
        groove += shapes.path(knob, "url(#knob)", "#2a1804", 1.8)
        if alive:
            groove += shapes.path(
                f"M{place} 7.5 L{place + 6} 14", "none", "#fffbe4" if bright else "#fff0b8", 1.4
            )
        gold = shapes.linear("fill", [(0, shapes.lighter(fill, 0.4)), (100, shapes.darker(fill))])
        gold += shapes.linear(
            "knob", [(0, shapes.lighter(fill, 0.7 if bright else 0.45)), (100, fill)]
        )
        picture = easel.svg(groove, (width, height), (width, height), gold)
        return _raised(easel, picture, width, height, "rest" if state == "pressed" else state)

    return easel.keep(("slider", width, place, state), make)


_SEGMENTS = {
    ("chosen", "rest"): ("#f2d98a", "#d9b24a", "#fff0b8", theme.TEXT_INK),
    ("chosen", "hover"): ("#f8e4a4", "#e2be5c", "#fff8e0", theme.TEXT_INK),
    ("chosen", "off"): ("#9a9382", "#857e6d", "#6b5f50", "#1c140c"),
    ("other", "rest"): ("#141a33", "#10142a", "#a5884a", theme.TEXT),
    ("other", "hover"): ("#2c355c", "#1b2140", theme.GOLD_LIGHT, theme.TEXT_LIT),
    ("other", "off"): ("#141a33", "#10142a", "#5d564c", theme.TEXT_OFF),
}
"""Both ends of the ground, the line and the letters of a choice's box."""


def segment(
    easel: Easel,
    typesetter: Typesetter,
    width: float,
    height: float,
    text: str,
    chosen: bool,
    state: str = "rest",
    size: float = theme.TEXT_BODY,
) -> pygame.Surface:
    """Return one of the boxes of a choice, exactly ``width`` x ``height``, without a margin."""

    def make() -> pygame.Surface:
        radius = min(6, height * theme.BUTTON_RADIUS)
        look = state if state in ("off", "hover") else "rest"
        top, foot, line, ink = _SEGMENTS["chosen" if chosen else "other", look]
        face = easel.svg(
            shapes.rect(0.5, 0.5, width - 1, height - 1, "url(#face)", radius=radius),
            (width, height), (width, height), shapes.linear("face", [(0, top), (100, foot)]),
        )
        edge = outline(easel, width, height, 0.7, radius, line, 1.4)
        face.blit(lines(easel, width, height, edge), (0, 0))
        words = typesetter.fitted(text, "text", size, ink, width - 14)
        _centred(face, words, face.get_width() / 2, face.get_height() / 2)
        return face

    kept = ("segment", typesetter, width, height, text, chosen, state, size)
    return easel.keep(kept, make)


def scroll_bar(
    easel: Easel, height: float, place: float, share: float, state: str = "rest"
) -> pygame.Surface:
    """Return a bar of 10 x ``height``, without a margin.

    ``share`` (0 … 1): how much of all is seen, the length of the thumb; ``place``: 0 top … 1 foot.
    """
    width = 10
    length = max(26.0, height * min(1.0, share))
    top = round((height - length) * min(1.0, max(0.0, place)))

    def make() -> pygame.Surface:
        thumb = theme.GOLD if state in ("hover", "pressed") else "#c9a84e"
        body = shapes.rect(2.5, 0.5, 5, height - 1, "#0a0c18", radius=2.5, opacity=0.55)
        body += shapes.rect(1, top + 1, 8, length - 2, "url(#thumb)", "#2a1804", 1.2, 4)
        shade = [(0, shapes.lighter(thumb, 0.45)), (50, thumb), (100, shapes.darker(thumb, 0.35))]
        return easel.svg(
            body, (width, height), (width, height), shapes.linear("thumb", shade, 0, 0, 100, 0)
        )

    return easel.keep(("scroll bar", height, top, round(length), state), make)
