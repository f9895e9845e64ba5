"""What golden pictures show: for every name a way to draw it.

Each module that only paints stands in at least one small picture. Things of a kind share a sheet,
laid side by side. A new way of painting needs one line here and one run that records it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from fonts import Typesetter
from sprites.cards import (
    character_leaves,
    monster_cards,
    playing_cards,
    quest_cards,
    seal_pieces,
    skill_signs,
    treasure_cards,
    treasure_pieces,
)
from sprites.engine.canvas import Canvas
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH, Viewport
from sprites.heraldry import arms, banners, charges, people
from sprites.heraldry.company import COMPANY, HOUSES
from sprites.heraldry.retinue import RETINUE
from sprites.paint import knotwork, lettering, light, materials, shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.places import boards, embers, flames, halls, runes, sealing
from sprites.places.bake.hall import hall
from sprites.places.bake.noise import View
from sprites.places.bake.realm import realm
from sprites.places.bake.round_table import round_table
from sprites.places.bake.sanctum import sanctum
from sprites.places.bake.stones import stones
from sprites.ui import buttons, chains, codex, icons, marks, panels, plaques, seating

Draw = Callable[[Easel, Typesetter], pygame.Surface]

_GAP = 2
"""Between things on one sheet, in px of the picture."""


def sheet(pictures: Iterable[pygame.Surface], across: int = 5) -> pygame.Surface:
    """Return pictures laid side by side, ``across`` in a row, each row as high as its highest."""
    given = list(pictures)
    rows = [given[start : start + across] for start in range(0, len(given), across)]
    wide = max(sum(one.get_width() + _GAP for one in row) for row in rows)
    high = sum(max(one.get_height() for one in row) + _GAP for row in rows)
    whole = pygame.Surface((wide, high), pygame.SRCALPHA)
    y = 0
    for row in rows:
        x = 0
        for one in row:
            whole.blit(one, (x, y))
            x += one.get_width() + _GAP
        y += max(one.get_height() for one in row) + _GAP
    return whole


def on_stage(
    easel: Easel, box: tuple[float, float, float, float], draw: Callable[[Canvas], object],
    ground: str = "#12162a",
) -> pygame.Surface:
    """Return what ``draw`` leaves in a ``box`` (stage px) of a stage of one colour."""
    viewport = Viewport(round(STAGE_WIDTH * easel.scale), round(STAGE_HEIGHT * easel.scale))
    canvas = Canvas(pygame.Surface((viewport.width, viewport.height)), viewport, easel)
    canvas.fill(ground)
    draw(canvas)
    return canvas.surface.subsurface(canvas.area(*box)).copy()


# Cards

_COAT = arms.Arms("blue", "chevron", "yellow")
_LEAF = character_leaves.Figure(
    name="Gawain", key="gawain", house="orkney", house_name="Orkney", line="Knight of Orkney",
    skills=(5, 2, -1, 3, 4, 0), printed=(4, 2, -1, 3, 5, 0), text="May attack once a turn.",
    flavour="Stronger till noon.", sword=True, rose=False, attacks="attacks", charms="charms",
    house_label="House",
)
_NEEDS = (("combat", 5), ("chivalry", 3))


def event(kind: str, place: str = "", house: str = "") -> quest_cards.Event:
    """Return an event card of a kind."""
    return quest_cards.Event(
        "golden", kind, kind.title(), "The Green Chapel", place, _NEEDS, 4, "Two knights ride out.",
        "A year and a day.", house,
    )


def _seal_pieces(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        seal_pieces.token(easel, "blue"), seal_pieces.hidden_token(easel),
        seal_pieces.sword(easel, "green", 60), seal_pieces.high_marker(easel, type, "HIGH"),
        seal_pieces.range_chip(easel, type, "2, 5", "red"),
        seal_pieces.sure_chip(easel, type, "7", "yellow"),
    ), 3)


def _treasure_pieces(easel: Easel, type: Typesetter) -> pygame.Surface:
    disks = [treasure_pieces.disk(easel, colour, 34) for colour in charges.TREASURE_CHARGES]
    return sheet((
        *disks, treasure_pieces.coin(easel, "yellow"), treasure_pieces.medal(easel, type, 2),
        treasure_pieces.flag(easel, type, 17, "red"), treasure_pieces.start_marker(easel),
        treasure_pieces.ring(easel, 40, 15), treasure_pieces.lit_ring(easel, 40, 15),
    ), 6)


def _skill_signs(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        *(skill_signs.skill(easel, name, 36) for name in skill_signs.SKILLS),
        skill_signs.sign(easel, "sword", 30), skill_signs.sign(easel, "rose", 30, False),
        skill_signs.points(easel, type, 7, 18), skill_signs.threat(easel, "#a33327", 26),
        skill_signs.chip(easel, type, "combat", 5, 4),
        skill_signs.chip(easel, type, "psyche", 1, 3),
    ), 6)


CARDS: dict[str, Draw] = {
    **{
        f"playing-card-{card}": lambda easel, type, card=card: playing_cards.face(easel, type, card)
        for card in ("KC", "QH", "JS", "7D", "AS")
    },
    "playing-card-back": lambda easel, _: playing_cards.back(easel),
    **{
        f"monster-card-{card}": lambda easel, type, card=card: monster_cards.face(easel, type, card)
        for card in ("r10", "b4", "y7", "g9", "x3")
    },
    "monster-backs": lambda easel, _: sheet(
        monster_cards.back(easel, colour, 56) for colour in charges.SEAL_CHARGES
    ),
    **{
        f"treasure-card-{card}":
            lambda easel, type, card=card: treasure_cards.face(easel, type, card, 110)
        for card in ("27d", "10n", "24d")
    },
    "treasure-card-back": lambda easel, _: treasure_cards.back(easel, 84),
    "seal-token": lambda easel, _: seal_pieces.token(easel, "red", 70),
    "seal-pieces": _seal_pieces,
    "treasure-pieces": _treasure_pieces,
    "skill-signs": _skill_signs,
    "character-leaves": lambda easel, type: sheet((
        character_leaves.hand_leaf(
            easel, type, "gawain", "Gawain", _LEAF.skills, _LEAF.printed, 84),
        character_leaves.company_leaf(easel, "elaine", 60),
    )),
    "character-leaf-large":
        lambda easel, type: character_leaves.large_leaf(easel, type, _LEAF, 124, 212),
    "quest-leaf": lambda easel, type: quest_cards.quest_leaf(
        easel, type, event("quest", "camelot"), quest_cards.LEAF_WIDTH),
    "event-card": lambda easel, type: quest_cards.event_card(
        easel, type, event("tournament"), 105, 190),
    "event-vignettes": lambda easel, _: sheet((
        quest_cards.vignette(easel, event("heraldic", house="benwick"), 84),
        quest_cards.vignette(easel, event("quest", "camelot"), 84),
    )),
}


# Coats of arms and people

HERALDRY: dict[str, Draw] = {
    "shields": lambda easel, _: sheet(
        (arms.shield(easel, person.arms, 30) for person in COMPANY.values()), 11),
    "shields-of-tables": lambda easel, _: sheet(
        arms.table_shield(easel, key, 66, 80) for key in ("patience", "seals")),
    "banners": lambda easel, _: sheet((
        *(banners.banner(easel, house, 30) for house in HOUSES),
        *(banners.special(easel, name, 44) for name in banners.SPECIALS),
    ), 6),
    "charges": lambda easel, _: sheet((
        *(charges.charge(easel, name, 24) for name in charges.CHARGES),
        *(charges.glyph(easel, name, 24) for name in charges.GLYPHS),
    ), 12),
    "company": lambda easel, _: sheet((people.portrait(easel, name, 26) for name in COMPANY), 11),
    "retinue": lambda easel, _: sheet((people.portrait(easel, name, 29) for name in RETINUE), 9),
}


# Controls, sheets and the rules book

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
    "locked-shield": lambda easel, _: chains.locked_shield(easel, "seals", 90, 108),
    "icons": lambda easel, _: sheet((icons.icon(easel, name, 24) for name in icons.ICONS), 13),
    "marks": lambda easel, _: sheet((marks.target(easel, 70, 90), marks.origin(easel, 70, 90))),
    "seats": lambda easel, _: sheet((
        seating.round_table(Easel(easel.scale / 2), "treasures", 110),
        seating.chair(Easel(easel.scale / 2), "merlin"),
    )),
    "codex": _codex,
    "codex-plate": lambda easel, _: codex.plate(Easel(0.18), "rose"),
    "codex-book": lambda easel, _: codex.book(Easel(0.1)),
}


# Ways of painting

def _materials(easel: Easel, _: Typesetter) -> pygame.Surface:
    return sheet((
        materials.parchment(easel, 60, 50, 3), materials.oak(easel, 60, 50, 1),
        materials.oak(easel, 60, 50, 2, "board", upright=True),
        materials.oak(easel, 60, 50, 3, "rim"),
    ))


def _fields(easel: Easel, _: Typesetter) -> pygame.Surface:
    strong = Easel(easel.scale, strong=True)
    return sheet((
        tinctures.field(kind, 34, 34, tincture, 4)
        for kind in (easel, strong) for tincture in tinctures.TINCTURES
    ), len(tinctures.TINCTURES))


def _letters(easel: Easel, type: Typesetter) -> pygame.Surface:
    return sheet((
        lettering.gold(easel, type, "Camelot", "display", 34),
        lettering.embossed(easel, type, "Camelot", "display", 30),
        lettering.shaded(easel, type, "Camelot", "title", 26, theme.TEXT_GOLD),
    ), 1)


def _knots(easel: Easel, _: Typesetter) -> pygame.Surface:
    strand = knotwork.Strand(7, 3)
    body = shapes.group(knotwork.knot(3, 2, {(3, 2): "h"}), "translate(4 4)")
    body += knotwork.plait(110, 40, 32, 26, swing=5, waves=9, strand=strand)
    body += knotwork.trefoil(180, 40, 26, strand=strand)
    return easel.svg(body, (210, 80), (210, 80))


def _lights(easel: Easel, _: Typesetter) -> pygame.Surface:
    disc = easel.svg(shapes.circle(20, 20, 18, "#8f2420"), (40, 40), (40, 40))
    dark = light.vignette(easel, 70, 50)
    return sheet((
        light.shadow(easel, disc, 8)[0], light.glow(easel, disc)[0],
        light.pool(easel, 30, 25, theme.LAMP, 0.8, 1.5), dark, light.rounded(easel, 40, 30, 8),
    ))


def _hollow(easel: Easel, _: Typesetter) -> pygame.Surface:
    mask = light.rounded(easel, 60, 44, 10)
    return on_stage(
        easel, (0, 0, 80, 64), lambda canvas: boards.carve(canvas, "hollow", mask, 10, 10, 4),
        "#6b4326",
    )


PAINT: dict[str, Draw] = {
    "materials": _materials,
    "tinctures": _fields,
    "lettering": _letters,
    "knotwork": _knots,
    "lights": _lights,
    "hollow": _hollow,
}


# Places

def _ground(easel: Easel, _: Typesetter) -> pygame.Surface:
    """A small window, so that its oak and parchment stay a small file."""
    cells = {
        f"cell.{n}": (300.0 + 190 * (n % 4), 60.0 + 200 * (n // 4), 170.0, 180.0)
        for n in range(boards.CELLS)
    }
    boxes = {
        "board": (280.0, 40.0, 780.0, 820.0), "stock": (60.0, 80.0, 150.0, 200.0),
        "waste": (60.0, 400.0, 150.0, 200.0), "removed": (1200.0, 80.0, 150.0, 200.0), **cells,
    }
    window = Viewport(160, 90)
    return boards.patience_ground(Easel(window.scale), (window.width, window.height), boxes)


def _hall(key: str) -> Draw:
    def draw(_: Easel, __: Typesetter) -> pygame.Surface:
        window = Viewport(112, 63)
        easel, size = Easel(window.scale), (window.width, window.height)
        picture = halls.backdrop(easel, key, size).convert(24)
        flames.draw(Canvas(picture, window, easel), halls.LIGHTS[key], 1.0)
        return picture

    return draw


def _flames(easel: Easel, _: Typesetter) -> pygame.Surface:
    def burn(canvas: Canvas) -> None:
        flames.Torch(60, 90).draw(canvas, 3)
        flames.Candle(130, 90).draw(canvas, 5)
        flames.Star(180, 60).draw(canvas, 10)

    return on_stage(easel, (20, 10, 190, 110), burn)


def _shower(easel: Easel, _: Typesetter) -> pygame.Surface:
    shower = embers.Embers(7)
    for _step in range(60):
        shower.update(1 / 30)
    return on_stage(Easel(0.14), (0, 0, STAGE_WIDTH, STAGE_HEIGHT), shower.draw)


def _sealing(easel: Easel, _: Typesetter) -> pygame.Surface:
    return sheet((
        sealing.struck_sword(easel, "red", 50), sealing.falling_sword(easel, "blue", 50),
        sealing.wind(easel, 25, 100), sealing.empty_place(easel, 50),
        sealing.low_to_high(easel, 60, "green"),
    ))


def _seal_flash(easel: Easel, _: Typesetter) -> pygame.Surface:
    small = Easel(0.2)

    def strike(canvas: Canvas) -> None:
        canvas.blit(sealing.cracks(small), 800, 450, "center")
        sealing.add(canvas, sealing.flare(small), 800, 450, 0.5)
        sealing.sparks(canvas, 800, 450, 0.3)

    return on_stage(small, (500, 150, 600, 600), strike)


def _baked(_: Easel, __: Typesetter) -> pygame.Surface:
    """What the pictures of places are baked with, much too small."""
    view = View(0, 0, STAGE_WIDTH, STAGE_HEIGHT, 0.04)
    return sheet(
        (place(view).finish() for place in (hall, round_table, stones, sanctum, realm)), 3)


PLACES: dict[str, Draw] = {
    "baked": _baked,
    "patience-ground": _ground,
    **{f"hall-{key}": _hall(key) for key in halls.PLACES},
    "tally": lambda easel, _: boards.tally(easel, 180, 80, 17),
    "flames": _flames,
    "embers": _shower,
    "runes": lambda easel, _: sheet(
        runes.rune_circle(Easel(0.22), runes.RADIUS, colour)[0]
        for colour in (runes.WAKING, runes.SEALED)),
    "sealing": _sealing,
    "seal-flash": _seal_flash,
}

SUBJECTS: dict[str, Draw] = {**CARDS, **HERALDRY, **CONTROLS, **PAINT, **PLACES}
"""All at a scale of 0.8, as in the smallest window that is promised to be readable."""

FULL_SIZE: dict[str, Draw] = {
    "treasure-heap": lambda easel, type: treasure_pieces.heap(easel, type, "yellow", 7),
    "treasure-thief": lambda easel, _: treasure_pieces.thief(easel, "#3a5fa8", _COAT),
}
"""Those at a scale of 1."""
