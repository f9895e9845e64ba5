"""The pictures in the rules book: small grids, sums of cards, charts, keys, marks.

Real cards and the table's own carving, drawn small. All are ink on parchment or little boards of
oak; every function returns a picture in window px, kept by the easel.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from fonts import Typesetter
from scenes.match.page_blocks import Grid, Row
from scenes.screens.rules_book import heap_pictures
from sprites.cards import monster_cards, playing_cards, seal_pieces, skill_signs
from sprites.heraldry import banners, charges
from sprites.paint import carving, edges, knotwork, light, materials, shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.places import boards
from sprites.ui import buttons, icons, marks, panels, plaques

CARD_SHARE = 0.95
"""How much of a cell's width a card takes."""
GAP, EDGE = 0.085, 0.2
"""Room between cells and round them, in widths of a cell."""
RATIO = theme.CARD_HEIGHT / theme.CARD_WIDTH
SIGN_SIZE = 44.0
"""Side of the picture beside a paragraph."""
MARKS = (
    "mark.target", "mark.glow", "mark.origin", "mark.focus", "mark.dim", "mark.hatching",
    "mark.ribbon", *(f"skill.{name}" for name in skill_signs.SKILLS), "sign.sword", "sign.rose",
    *(f"special.{name}" for name in banners.SPECIALS),
)
"""Pictures of :class:`scenes.match.page_blocks.Sign` that are no icons."""
SIGNS = frozenset("+→=")
CELL_SIGNS = ("crown", "rose", "sword", "knot")


def grid_size(cell: float) -> tuple[float, float]:
    """Return width and height in stage px of a grid whose cells are ``cell`` wide."""
    return (
        4 * cell + 3 * GAP * cell + 2 * EDGE * cell,
        4 * cell * RATIO + 3 * GAP * cell + 2 * EDGE * cell,
    )


def grid(easel: Easel, typesetter: Typesetter, what: Grid, cell: float) -> pygame.Surface:
    """Return the patience's board, small, with its cards and with some of its cells lit."""

    def make() -> pygame.Surface:
        width, height = grid_size(cell)
        whole = materials.oak(easel, width, height, 21, "board", upright=True)
        light.clip(whole, light.rounded(easel, width, height, cell * 0.1))
        edge = edges.outline(easel, width, height, 1, cell * 0.1, "#1a0e06", 2)
        edge += edges.outline(easel, width, height, 4, cell * 0.08, theme.GOLD_LINE, 1.6)
        whole.blit(edges.lines(easel, width, height, edge), (0, 0))
        for number in range(boards.CELLS):
            row, column = divmod(number, 4)
            left = cell * (EDGE + column * (1 + GAP))
            top = cell * (EDGE + row * (RATIO + GAP))
            _cell(easel, whole, (left, top), cell, boards.CELL_CHARGES.get(number))
            middle = (left + cell / 2) * easel.scale, (top + cell * RATIO / 2) * easel.scale
            lit = number in what.lit
            if number in what.cards:
                card = playing_cards.face(
                    easel, typesetter.plain, what.cards[number], cell * CARD_SHARE
                )
                if lit:
                    shine, padding = light.glow(easel, card, radius=5, spread=2.5)
                    place = _corner(card, middle)
                    whole.blit(shine, (place[0] - padding, place[1] - padding))
                whole.blit(card, _corner(card, middle))
            elif lit:
                mark = _lit(easel, cell)
                whole.blit(mark, _corner(mark, middle))
        return whole

    key = ("book grid", typesetter, tuple(sorted(what.cards.items())), what.lit, cell)
    return easel.keep(key, make)


def _corner(picture: pygame.Surface, middle: tuple[float, float]) -> tuple[int, int]:
    return (
        round(middle[0] - picture.get_width() / 2), round(middle[1] - picture.get_height() / 2)
    )


def _cell(
    easel: Easel, whole: pygame.Surface, corner: tuple[float, float], cell: float,
    charge: str | None,
) -> None:
    """Sink a cell into the wood, with its charge in gold or its knot."""
    mask = light.rounded(easel, cell, cell * RATIO, cell * 0.09)
    hollow, padding = carving.carving(easel, ("book cell", cell), mask, max(1.6, cell * 0.04))
    place = easel.px(corner[0]), easel.px(corner[1])
    whole.blit(hollow, (place[0] - padding, place[1] - padding))
    size = cell * (0.86 if charge == "sword" else 0.68)
    if charge is None:
        size = cell * 0.54
        picture = easel.keep(("book knot", size), lambda: _knot(easel, size))
    else:
        picture = charges.charge(easel, charge, size, "#cf9f57")
    middle = place[0] + cell * easel.scale / 2, place[1] + cell * RATIO * easel.scale / 2
    whole.blit(picture, _corner(picture, middle))


def _knot(easel: Easel, size: float) -> pygame.Surface:
    strands = knotwork.knot(
        2, 2, width=0.3, outline=0.13, colour="#7d5a36", line="#24140a", light="#8f6b44"
    )
    return easel.svg(shapes.group(strands, "translate(10 10)"), (60, 60), (size, size))


def _lit(easel: Easel, cell: float) -> pygame.Surface:
    """Return what lies over a cell where a card may go."""
    width, height = cell + 12, cell * RATIO + 12

    def make() -> pygame.Surface:
        line = edges.lines(
            easel, width, height,
            edges.outline(easel, width, height, 7, cell * 0.09, theme.GLOW_LINE, 2.4),
        )
        shine, padding = light.soft(line, 3.5 * easel.scale, theme.GLOW, 0.9, gain=2)
        whole = easel.svg(
            shapes.rect(7, 7, width - 14, height - 14, theme.GLOW, radius=cell * 0.09,
                        opacity=0.22), (width, height), (width, height),
        )
        whole.blit(shine, (-padding, -padding))
        whole.blit(line, (0, 0))
        return whole

    return easel.keep(("book lit", cell), make)


# Lines of cards

def row_size(what: Row, card: float) -> tuple[float, float]:
    """Return width and height in stage px of a line of cards that are ``card`` wide."""
    wide = sum(_thing_width(thing, card) for thing in what.things)
    return wide + card * 0.16 * (len(what.things) - 1), card * RATIO + 8


def _thing_width(thing: str, card: float) -> float:
    if thing[0] == "=":
        return card * 1.25
    return card * 0.42 if thing[0] in SIGNS else card


def row(easel: Easel, typesetter: Typesetter, what: Row, card: float) -> pygame.Surface:
    """Return cards and signs in a line."""

    def make() -> pygame.Surface:
        width, height = row_size(what, card)
        whole = easel.blank(width, height)
        left = 0.0
        for thing in what.things:
            wide = _thing_width(thing, card)
            middle = (left + wide / 2) * easel.scale, height / 2 * easel.scale
            picture = _thing(easel, typesetter, thing, card)
            place = _corner(picture, middle)
            if thing[0] not in SIGNS:
                shadow, right, down = light.shadow(easel, picture, 2)
                whole.blit(shadow, (place[0] + right, place[1] + down))
            whole.blit(picture, place)
            left += wide + card * 0.16
        return whole

    return easel.keep(("book row", typesetter, what.things, card), make)


def _thing(easel: Easel, typesetter: Typesetter, thing: str, card: float) -> pygame.Surface:
    if thing == "back":
        return playing_cards.back(easel, card)
    if heap_pictures.knows(thing):
        return heap_pictures.picture(easel, typesetter, thing, card)
    if thing in monster_cards.DECK:
        return monster_cards.face(easel, typesetter.plain, thing, card)
    kind, _, colour = thing.partition(":")
    if kind == "back" and colour:
        return monster_cards.back(easel, colour, card)
    if kind == "sealing":
        return seal_pieces.token(easel, colour, card * 0.86)
    if thing in CELL_SIGNS:
        return _single_cell(easel, card, None if thing == "knot" else thing)
    if thing == "→":
        return icons.icon(easel, "right", card * 0.42, theme.TEXT_HEADING)
    if thing[0] in SIGNS:
        return typesetter.plain.line(thing, "numeral", card * 0.5, theme.TEXT_HEADING)
    return playing_cards.face(easel, typesetter.plain, thing, card)


def _single_cell(easel: Easel, cell: float, charge: str | None) -> pygame.Surface:
    """Return one lit cell on its piece of board."""

    def make() -> pygame.Surface:
        height = cell * RATIO
        wood = materials.oak(easel, cell, height, 21, "board", upright=True)
        light.clip(wood, light.rounded(easel, cell, height, cell * 0.08))
        inner = cell * 0.86
        corner = (cell - inner) / 2, (height - inner * RATIO) / 2
        _cell(easel, wood, corner, inner, charge)
        mark = _lit(easel, inner)
        wood.blit(mark, _corner(mark, (wood.get_width() / 2, wood.get_height() / 2)))
        return wood

    return easel.keep(("book single cell", cell, charge), make)


# Charts and tables

BAR_HEIGHT, BAR_GAP = 20.0, 12.0
PERCENT_ROOM = 108.0


def shares(
    easel: Easel, typesetter: Typesetter, bars: Sequence[tuple[str, float, str]], width: float
) -> pygame.Surface:
    """Return a chart of ``(label, share of a hundred, figure)``, ``width`` stage px wide."""

    def make() -> pygame.Surface:
        line = typesetter.height("text", 22)
        step = line + BAR_HEIGHT + BAR_GAP
        whole = easel.blank(width, step * len(bars) - BAR_GAP + 4)
        room = width - PERCENT_ROOM
        for place, (label, share, figure) in enumerate(bars):
            top = place * step
            words = typesetter.fitted(label, "text", 22, theme.TEXT_INK, width)
            whole.blit(words, (0, easel.px(top) if top else 0))
            groove = plaques.bar(easel, round(room), BAR_HEIGHT, share / 100, share / 100)
            y = easel.px(top + line)
            whole.blit(groove, (0, y))
            number = typesetter.fitted(
                figure, "bold", 22, theme.TEXT_HEADING, PERCENT_ROOM - 14
            )
            middle = y + groove.get_height() / 2 - number.get_height() / 2
            whole.blit(number, (easel.px(room + 14), round(middle)))
        return whole

    return easel.keep(("book shares", typesetter, tuple(bars), width), make)


def key_line(
    easel: Easel, typesetter: Typesetter, label: str, keys: Sequence[str], width: float
) -> pygame.Surface:
    """Return a line of the table of keys: what they do, a dotted line, and the keys."""

    def make() -> pygame.Surface:
        height = typesetter.height("text", 22) + 3
        whole = easel.blank(width, height)
        right = whole.get_width()
        for key in reversed(keys):
            cap = buttons.keycap(easel, typesetter.plain, key, 15)
            right -= cap.get_width()
            whole.blit(cap, (right, (whole.get_height() - cap.get_height()) // 2))
            right -= easel.px(6)
        room = right / easel.scale - 20
        name = typesetter.fitted(label, "text", 22, theme.TEXT_INK, room)
        whole.blit(name, (0, (whole.get_height() - name.get_height()) // 2))
        step = easel.px(7)
        y = round(whole.get_height() * 0.68)
        for x in range(name.get_width() + easel.px(8), right - easel.px(4), step):
            pygame.draw.circle(whole, "#a98a5c", (x, y), max(1, easel.px(0.9)))
        return whole

    return easel.keep(("book keys", typesetter, label, tuple(keys), width), make)


# Signs beside paragraphs

def sign(easel: Easel, typesetter: Typesetter, name: str) -> pygame.Surface:
    """Return the picture that stands beside a paragraph, SIGN_SIZE square or less."""
    kind, _, rest = name.partition(".")
    if kind == "skill":
        return skill_signs.skill(easel, rest, SIGN_SIZE - 2)
    if kind == "sign":
        return skill_signs.sign(easel, rest, SIGN_SIZE - 4)
    if kind == "special":
        return banners.special(easel, rest, SIGN_SIZE)
    if kind == "mark":
        return _MARK_MAKERS[name](easel, typesetter)
    return easel.keep(("book sign", name), lambda: _medal(easel, name))


def _medal(easel: Easel, name: str) -> pygame.Surface:
    """Return an icon on a small leather tile, as it stands on the table's buttons."""
    size = SIGN_SIZE - 4
    face = shapes.linear("face", [(0, theme.LEATHER), (100, theme.LEATHER_DARK)])
    tile = easel.svg(
        shapes.rect(0.5, 0.5, size - 1, size - 1, "url(#face)", radius=9), (size, size),
        (size, size), face,
    )
    edge = edges.outline(easel, size, size, 0.8, 9, "#120a05", 1.6)
    edge += edges.outline(easel, size, size, 3.2, 8, "#a5884a", 1.3)
    tile.blit(edges.lines(easel, size, size, edge), (0, 0))
    picture = icons.icon(easel, name, size * 0.58)
    tile.blit(picture, _corner(picture, (tile.get_width() / 2, tile.get_height() / 2)))
    return tile


def _on_wood(easel: Easel, over: pygame.Surface | None = None) -> pygame.Surface:
    """Return a tile of the board, with something on its middle."""
    tile = materials.oak(easel, SIGN_SIZE, SIGN_SIZE, 21, "board")
    light.clip(tile, light.rounded(easel, SIGN_SIZE, SIGN_SIZE, 6))
    if over is not None:
        tile.blit(over, _corner(over, (tile.get_width() / 2, tile.get_height() / 2)))
    return tile


def _target(easel: Easel, typesetter: Typesetter) -> pygame.Surface:
    return easel.keep(("book mark", "target"), lambda: _on_wood(easel, _lit(easel, 22)))


def _glow(easel: Easel, typesetter: Typesetter) -> pygame.Surface:
    def make() -> pygame.Surface:
        card = playing_cards.face(easel, typesetter.plain, "5H", 22)
        shine, padding = light.glow(easel, card, radius=4, spread=2)
        tile = _on_wood(easel)
        place = _corner(card, (tile.get_width() / 2, tile.get_height() / 2))
        tile.blit(shine, (place[0] - padding, place[1] - padding))
        tile.blit(card, place)
        return tile

    return easel.keep(("book mark", "glow", typesetter), make)


def _origin(easel: Easel, typesetter: Typesetter) -> pygame.Surface:
    return easel.keep(
        ("book mark", "origin"), lambda: _on_wood(easel, marks.origin(easel, 40, 42))
    )


def _focus(easel: Easel, typesetter: Typesetter) -> pygame.Surface:
    side = SIGN_SIZE - 2 * buttons.MARGIN + 6
    return easel.keep(
        ("book mark", "focus"), lambda: _on_wood(easel, buttons.focus_ring(easel, side, side))
    )


def _dim(easel: Easel, typesetter: Typesetter) -> pygame.Surface:
    def make() -> pygame.Surface:
        whole = easel.blank(SIGN_SIZE, SIGN_SIZE)
        picture = buttons.button(
            easel, typesetter.plain, SIGN_SIZE - 2, 34, "", state="off", icon="undo"
        )
        whole.blit(picture, _corner(picture, (whole.get_width() / 2, whole.get_height() / 2)))
        return whole

    return easel.keep(("book mark", "dim"), make)


def _hatching(easel: Easel, typesetter: Typesetter) -> pygame.Surface:
    def make() -> pygame.Surface:
        whole = easel.blank(SIGN_SIZE, SIGN_SIZE)
        half = SIGN_SIZE / 2 - 1
        strong = Easel(easel.scale, strong=True)
        for place, tincture in enumerate(("red", "blue", "green", "yellow")):
            part = tinctures.field(strong, half, half, tincture, 3)
            y, x = divmod(place, 2)
            whole.blit(part, (easel.px(x * (half + 2) + 0.01), easel.px(y * (half + 2) + 0.01)))
        return whole

    return easel.keep(("book mark", "hatching"), make)


def _ribbon(easel: Easel, typesetter: Typesetter) -> pygame.Surface:
    def make() -> pygame.Surface:
        picture = panels.ribbon(easel, 176, 60)
        height = round(easel.px(SIGN_SIZE) * picture.get_height() / picture.get_width())
        small = pygame.transform.smoothscale(picture, (easel.px(SIGN_SIZE), height))
        whole = easel.blank(SIGN_SIZE, SIGN_SIZE)
        whole.blit(small, _corner(small, (whole.get_width() / 2, whole.get_height() / 2)))
        return whole

    return easel.keep(("book mark", "ribbon"), make)


_MARK_MAKERS = {
    "mark.target": _target, "mark.glow": _glow, "mark.origin": _origin, "mark.focus": _focus,
    "mark.dim": _dim, "mark.hatching": _hatching, "mark.ribbon": _ribbon,
}

