"""Controls, plates and sheets, and the rules book."""

from __future__ import annotations

import pygame

from fonts import Typesetter
from sprites.paint.easel import Easel
from sprites.ui import buttons, chains, codex, icons, marks, panels, plaques, seating
from tests.sprites.subjects.sheets import Draw, on_stage, sheet

_STATES = ("rest", "hover", "focus", "pressed", "off")


def _buttons(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        *(buttons.button(easel, type, 84, 36, "Undo", state) for state in _STATES),
        *(buttons.button(easel, type, 84, 36, "Deal", state, "deal", True) for state in _STATES),
    ), 3)


def _controls(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        buttons.toggle(easel, True), buttons.toggle(easel, False, "hover"),
        buttons.slider(easel, 90, 0.4), buttons.keycap(easel, type, "Ctrl"),
        buttons.segment(easel, type, 60, 30, "fast", True),
        buttons.segment(easel, type, 60, 30, "slow", False, "hover"),
        buttons.scroll_bar(easel, 50, 0.5, 0.3), buttons.focus_ring(easel, 40, 24),
    ), 4)


def _panels(easel: Easel, _: Typesetter) -> pygame.Surface:
    return sheet((
        panels.panel(easel, 90, 60), panels.plain_panel(easel, 60, 40),
        panels.nameplate(easel, 80, 30, True), panels.tooltip(easel, 80, 30, 40),
        panels.parchment_sheet(easel, 70, 50), panels.dialog(easel, 70, 50),
        panels.ribbon(easel, 130, 30),
    ), 4)


def _plaques(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        plaques.board(easel, 60, 40), plaques.shelf(easel, 60, 40),
        plaques.frame(easel, 40, 30), plaques.rule(easel, 90),
        plaques.tab(easel, type, 90, 34, "Rules", "book", "chosen"),
        plaques.tab(easel, type, 90, 34, "Rules", "book", "rest"),
        plaques.bar(easel, 90, 14, 0.3, 0.7), plaques.verdict(easel, True, 26),
        plaques.verdict(easel, False, 26),
    ), 3)


def _codex(easel: Easel, type: Typesetter) -> pygame.Surface:
    initials = [codex.initial(easel, type, "C", 44, field) for field in codex.INITIAL_FIELDS]
    return sheet((
        *initials, codex.lozenge(easel, 16), codex.dots(easel, 60), codex.rule(easel, 90),
        codex.knot_band(easel, 120), codex.tailpiece(easel, 90),
        codex.ribbon(easel, type, 110, 32, "Play", "chosen", "book"),
        codex.ribbon(easel, type, 110, 32, "Deal", "rest"),
    ), 3)


CONTROLS: dict[str, Draw] = {
    "buttons": _buttons,
    "controls": _controls,
    "panels": _panels,
    "tip": lambda easel, type: on_stage(
        easel, (20, 20, 160, 60), lambda canvas: panels.text_tip(canvas, type, "Undo", 100, 80)),
    "notice": lambda easel, type: on_stage(
        easel, (690, 8, 220, 80), lambda canvas: panels.notice(canvas, type, "The disk is full.")),
    "plaques": _plaques,
    "locked-shield": lambda easel, _: chains.locked_shield(easel, "ring", 90, 108),
    "icons": lambda easel, _: sheet((icons.icon(easel, name, 24) for name in icons.ICONS), 13),
    "marks": lambda easel, _: sheet((marks.target(easel, 70, 90), marks.origin(easel, 70, 90))),
    "seats": lambda easel, _: sheet((
        seating.round_table(Easel(easel.scale / 2), "goblet", 110),
        seating.chair(Easel(easel.scale / 2), "merlin"),
    )),
    "codex": _codex,
    "codex-plate": lambda easel, _: codex.plate(Easel(0.18), "rose"),
    "codex-book": lambda easel, _: codex.book(Easel(0.1)),
}
