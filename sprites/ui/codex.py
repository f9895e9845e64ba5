"""The rules book: a bound codex lying open, its ribbons, illuminated initials and knots.

Two leaves of parchment on a leather cover with gold tooling. Sizes and places are stage px; the
places of the leaves (:data:`COVER`, :data:`LEAVES`) are fixed, so that what is written knows its
room. Pictures are kept by the easel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from sprites.heraldry import charges
from sprites.paint import knotwork, light, materials, shapes, theme, tinctures
from sprites.paint.easel import Easel
from sprites.paint.edges import lines, outline
from sprites.ui import icons

if TYPE_CHECKING:
    from fonts import Typesetter

COVER = (288.0, 18.0, 1296.0, 864.0)
"""Left, top, width and height of the leather."""
LEAF_WIDTH, LEAF_HEIGHT = 626.0, 828.0
LEAVES = ((310.0, 36.0), (936.0, 36.0))
"""Left and top of the left and the right leaf; they meet in the fold."""
MARGIN = 30.0
"""Room for the shadow round the picture of the book."""
LEATHER_TOP, LEATHER_FOOT = "#6a2a20", "#34110d"
PAGE_SIDES = ("#cdb98c", "#8d7242", "#e3d3aa")
FOLD_REACH = 74.0
"""How far from the fold the leaves bend down into the shade."""
OUTER, INNER = 52.0, 46.0
"""Margins of a leaf at the outside and at the fold."""
TEXT_WIDTH = LEAF_WIDTH - OUTER - INNER
TEXT_TOP, TEXT_FOOT = 104.0, 802.0
TEXT_HEIGHT = TEXT_FOOT - TEXT_TOP
HEAD_LINE, FOOT_LINE = 68.0, 832.0
"""The middles of the line at the head of a leaf and of the one at its foot."""
PLATE_HEIGHT = 640.0
"""Of a full picture for a leaf without text."""


def book(easel: Easel) -> pygame.Surface:
    """Return the open book, MARGIN larger than COVER on every side."""

    def make() -> pygame.Surface:
        _, _, width, height = COVER
        whole = easel.blank(width + 2 * MARGIN, height + 2 * MARGIN)
        cover = _cover(easel, width, height)
        shade, padding = light.soft(cover, 11 * easel.scale, theme.SHADOW, 0.8)
        corner = easel.px(MARGIN)
        whole.blit(shade, (corner - padding + easel.px(3), corner - padding + easel.px(9)))
        whole.blit(cover, (corner, corner))
        _lay_leaves(easel, whole)
        return whole

    return easel.keep(("codex",), make)


def _cover(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the leather with two gold lines and a boss in every corner."""
    face = shapes.linear("leather", [(0, LEATHER_TOP), (100, LEATHER_FOOT)])
    cover = easel.svg(
        shapes.rect(0, 0, width, height, "url(#leather)", radius=15), (width, height),
        (width, height), face,
    )
    edge = outline(easel, width, height, 1, 15, "#140604", 2.4)
    edge += outline(easel, width, height, 5, 13, theme.GOLD_LINE, 1.6)
    edge += outline(easel, width, height, 9, 11, theme.GOLD_DEEP, 1)
    cover.blit(lines(easel, width, height, edge), (0, 0))
    return cover


def _lay_leaves(easel: Easel, whole: pygame.Surface) -> None:
    """Lay the block of pages and the two open leaves into the cover."""
    left, top, _, _ = COVER
    x, y = LEAVES[0][0] - left + MARGIN, LEAVES[0][1] - top + MARGIN
    for depth in range(9, 0, -1):
        # The edges of the pages beneath: each a little further out and lower than the last.
        colour = PAGE_SIDES[depth % len(PAGE_SIDES)]
        wide, high = 2 * LEAF_WIDTH + 2 * depth * 1.4, LEAF_HEIGHT + depth * 0.9
        block = pygame.Rect(easel.px(x - depth * 1.4), easel.px(y), easel.px(wide), easel.px(high))
        pygame.draw.rect(whole, colour, block, border_radius=easel.px(3))
    for side in (0, 1):
        page = _leaf(easel, side)
        whole.blit(page, (easel.px(x + side * LEAF_WIDTH), easel.px(y)))


def _leaf(easel: Easel, side: int) -> pygame.Surface:
    """Return the left (0) or right (1) leaf, bent down toward the fold."""
    page = materials.parchment(easel, LEAF_WIDTH, LEAF_HEIGHT, 41 + side, 7)
    size = (LEAF_WIDTH, LEAF_HEIGHT)
    share = 100 * FOLD_REACH / LEAF_WIDTH
    stops: list[shapes.Stop] = [
        (0, "#2a1608", 0.62), (share * 0.16, "#3a220e", 0.4), (share * 0.5, "#57391a", 0.16),
        (share, "#6b4527", 0.0),
    ]
    ends = (0, 0, 100, 0) if side else (100, 0, 0, 0)
    body = shapes.rect(0, 0, *size, "url(#fold)")
    page.blit(easel.svg(body, size, size, shapes.linear("fold", stops, *ends)), (0, 0))
    crest: list[shapes.Stop] = [
        (share * 0.7, "#fffbe8", 0.0), (share * 1.3, "#fffbe8", 0.3), (share * 2.6, "#fffbe8", 0.0),
    ]
    body = shapes.rect(0, 0, *size, "url(#crest)")
    page.blit(easel.svg(body, size, size, shapes.linear("crest", crest, *ends)), (0, 0))
    # A scribe's ruling: faint lines beside the text.
    ruled = ""
    for at in (OUTER - 12, LEAF_WIDTH - INNER + 12) if not side else (
        INNER - 12, LEAF_WIDTH - OUTER + 12
    ):
        ruled += shapes.path(f"M{at} 0 V{LEAF_HEIGHT}", stroke="#8a5a3a", width=0.8)
    page.blit(easel.svg(ruled, size, size), (0, 0), None)
    return page


def text_left(side: int) -> float:
    """Return where the text of the left (0) or right (1) leaf begins, stage px."""
    return LEAVES[side][0] + (INNER if side else OUTER)


# What is written with more than ink

INITIAL_FIELDS = ("blue", "red", "green")


def initial(
    easel: Easel, typesetter: Typesetter, letter: str, size: float, tincture: str
) -> pygame.Surface:
    """Return an illuminated letter: gold on a hatched field with a vine, ``size`` square."""

    def make() -> pygame.Surface:
        whole = easel.blank(size, size)
        field = tinctures.field(easel, size, size, tincture, size * 0.06)
        whole.blit(field, (0, 0))
        whole.blit(easel.svg(_vine(tincture), (100, 100), (size, size)), (0, 0))
        # The letter fills the field whatever its script: its ink is measured, not its line.
        inked = typesetter.plain.line(letter, "display", size * 0.72, "#ffffff")
        box = inked.get_bounding_rect()
        if box.width and box.height:
            cut = inked.subsurface(box)
            ramp = shapes.linear("ramp", [(0, "#fff0b8"), (46, "#efcf6a"), (54, "#d9ae42"),
                                          (100, "#a87816")])
            gilt = Easel(1).svg(
                shapes.rect(0, 0, *box.size, "url(#ramp)"), box.size, box.size, ramp
            )
            letters = light.clip(gilt, cut)
            at = ((whole.get_width() - box.width) // 2, (whole.get_height() - box.height) // 2)
            shade, padding = light.soft(letters, 2.2 * easel.scale, "#0c0806", 0.9, gain=2)
            whole.blit(shade, (at[0] - padding, at[1] - padding + easel.px(1.5)))
            dark = light.silhouette(letters, "#241304")
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 2)):
                whole.blit(dark, (at[0] + dx, at[1] + dy))
            whole.blit(letters, at)
        edge = outline(easel, size, size, 1, 4, "#2a1608", 2)
        edge += outline(easel, size, size, 3.4, 4, "#e9c75a", 2.6)
        edge += outline(easel, size, size, 5.4, 3, "#4a2c0c", 1)
        whole.blit(lines(easel, size, size, edge), (0, 0))
        return whole

    return easel.keep(("initial", typesetter.language, letter, size, tincture), make)


def _vine(tincture: str) -> str:
    """Return a white vine that runs round the field, as scribes drew behind their letters."""
    stem = shapes.lighter(theme.TINCTURES[tincture], 0.52)
    leaf = shapes.lighter(theme.TINCTURES[tincture], 0.34)
    quarter = shapes.path(
        "M50 8 C34 8 18 10 12 22 C8 32 14 38 20 35 C26 32 24 24 18 26", stroke=stem, width=2
    )
    quarter += shapes.path("M34 10 C30 16 24 18 21 16 C24 12 28 9 34 10Z", leaf)
    quarter += shapes.path("M11 30 C16 32 18 40 14 46 C9 42 8 36 11 30Z", leaf)
    quarter += shapes.circle(20, 30, 1.8, stem)
    body = ""
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        moved = f"translate({0 if sx > 0 else 100} {0 if sy > 0 else 100}) scale({sx} {sy})"
        body += shapes.group(quarter, moved)
    return body


def knot_band(easel: Easel, width: float, height: float = 22) -> pygame.Surface:
    """Return a plaited band in gold on red enamel, for the head of a chapter."""

    def make() -> pygame.Surface:
        columns = max(4, round(width / height * 1.15))
        band = tinctures.field(easel, width, height, "red", 3).copy()
        strands = knotwork.knot(
            columns, 1, width=0.25, outline=0.1, colour="#e9c75a", line="#3a0f0a",
            light="#fff0b4",
        )
        band.blit(
            easel.svg(
                shapes.group(strands, "translate(6 2.6) scale(1 .74)"),
                (columns * 20 + 12, 20), (width, height),
            ), (0, 0),
        )
        edge = outline(easel, width, height, 0.9, 3, "#2a0f08", 1.6)
        edge += outline(easel, width, height, 2.6, 3, theme.GOLD_LINE, 1.2)
        band.blit(lines(easel, width, height, edge), (0, 0))
        return band

    return easel.keep(("knot band", width, height), make)


def tailpiece(easel: Easel, width: float, charge: str = "crown") -> pygame.Surface:
    """Return an ornament that ends a chapter: a charge between two knots, ``width`` x 0.3."""
    height = width * 0.3

    def make() -> pygame.Surface:
        ink, pale = "#7a4a1c", "#c79a4a"
        strands = knotwork.knot(
            3, 2, {(3, 2): "h"}, width=0.26, outline=0.1, colour=pale, line=ink, light="#f3dfa6"
        )
        body = shapes.group(strands, "translate(8 10) scale(1.2)")
        body += shapes.group(strands, "translate(240 10) scale(1.2)")
        body += shapes.path("M92 33 H120 M200 33 H228", stroke=ink, width=1.6)
        body += shapes.group(
            charges.charge_svg(charge, pale, ink), "translate(126 0) scale(.68)"
        )
        return easel.svg(body, (320, 96), (width, height))

    return easel.keep(("tailpiece", width, charge), make)


PLATE_CHARGES = {
    "crown": "blue", "rose": "green", "sword": "red", "key": "blue", "harp": "green",
    "tower": "red", "star": "blue",
}
"""The field behind each charge of a plate."""


def _frame(
    easel: Easel, whole: pygame.Surface, width: float, height: float, band: float
) -> None:
    """Draw bands of knots round a picture, with studs at its corners."""
    level = knot_band(easel, width, band)
    upright = pygame.transform.rotate(knot_band(easel, height, band), 90)
    whole.blit(upright, (0, 0))
    whole.blit(upright, (whole.get_width() - upright.get_width(), 0))
    whole.blit(level, (0, 0))
    whole.blit(level, (0, whole.get_height() - level.get_height()))
    stud = tinctures.field(easel, band, band, "yellow", 3)
    for left in (0, whole.get_width() - stud.get_width()):
        for top in (0, whole.get_height() - stud.get_height()):
            whole.blit(stud, (left, top))


def plate(easel: Easel, charge: str) -> pygame.Surface:
    """Return a full picture for a side without text: a charge on enamel, in a frame of knots.

    It is as wide as the text, and PLATE_HEIGHT high. Raises KeyError for a charge without a field.
    """
    tincture = PLATE_CHARGES[charge]

    def make() -> pygame.Surface:
        width, height, band = TEXT_WIDTH, PLATE_HEIGHT, 26.0
        whole = tinctures.field(easel, width, height, tincture, 4, 7).copy()
        inner = width - 2 * band
        stem = shapes.lighter(theme.TINCTURES[tincture], 0.45)
        box = (inner - 14, height - 2 * band - 14)
        vine = easel.svg(_vine(tincture), (100, 100), box)
        whole.blit(vine, (easel.px(band + 7), easel.px(band + 7)))
        half = (width / 2, height / 2)
        dark = shapes.darker(theme.TINCTURES[tincture], 0.4)
        rings = shapes.circle(*half, 162, dark, theme.GOLD_LINE, 4)
        rings += shapes.circle(*half, 153, "none", stem, 1.4)
        whole.blit(easel.svg(rings, (width, height), (width, height)), (0, 0))
        picture = charges.charge(easel, charge, 220, "#e9c75a")
        shade, padding = light.soft(picture, 6 * easel.scale, theme.SHADOW, 0.7)
        x = (whole.get_width() - picture.get_width()) // 2
        y = (whole.get_height() - picture.get_height()) // 2
        whole.blit(shade, (x - padding, y - padding + easel.px(6)))
        whole.blit(picture, (x, y))
        _frame(easel, whole, width, height, band)
        edge = outline(easel, width, height, 1, 4, "#2a0f08", 2)
        edge += outline(easel, width, height, band, 2, "#2a0f08", 2)
        edge += outline(easel, width, height, band + 3, 2, theme.GOLD_LINE, 1.6)
        whole.blit(lines(easel, width, height, edge), (0, 0))
        return whole

    return easel.keep(("codex plate", charge), make)


def rule(easel: Easel, width: float) -> pygame.Surface:
    """Return a red line that thins out to its ends, with a lozenge amid: ``width`` x 8."""
    fade = shapes.linear(
        "fade", [(0, "#8d2a22", 0), (18, "#8d2a22", 0.9), (82, "#8d2a22", 0.9),
                 (100, "#8d2a22", 0)], 0, 0, 100, 0,
    )
    middle = width / 2
    body = shapes.rect(0, 3.4, width, 1.3, "url(#fade)")
    body += shapes.path(f"M{middle - 8} 4 L{middle} 0.6 L{middle + 8} 4 L{middle} 7.4Z", "#8d2a22")
    return easel.keep(
        ("red rule", width), lambda: easel.svg(body, (width, 8), (width, 8), fade)
    )


def lozenge(easel: Easel, size: float) -> pygame.Surface:
    """Return the red lozenge that begins an item."""
    body = shapes.path("M50 8 L86 50 L50 92 L14 50Z", "#a5322a", "#4a120d", 7)
    body += shapes.path("M50 26 L66 50 L50 50Z", "#e0796c")
    return easel.keep(
        ("red lozenge", size), lambda: easel.svg(body, (100, 100), (size, size))
    )


# The ribbons at the side

_CHAPTER = {
    "chosen": ("#b93d33", "#6d1a17", theme.GOLD_LIGHT, theme.TEXT_LIT),
    "rest": ("#7d2a22", "#431210", theme.GOLD_LINE, theme.TEXT_BUTTON),
    "hover": ("#9a352c", "#571915", theme.GOLD_LIGHT, theme.TEXT_LIT),
}
_TOPIC = {
    "chosen": ("#f2d675", "#d9b24a", "#6d4a10", theme.TEXT_INK),
    "rest": ("#e6d6b0", "#c6ac74", "#6b4a22", theme.TEXT_INK),
    "hover": ("#f6ecd0", "#e0c98f", "#8a5a1c", theme.TEXT_INK),
}


def _cloth(
    easel: Easel, width: float, height: float, notch: float, colours: tuple[str, str, str]
) -> pygame.Surface:
    """Return a ribbon without words: cloth from light to dark with a hem, ``notch`` cut into it."""
    top, foot, line = colours
    size = (width, height)
    shape = f"M1.5 1.5 H{width} V{height - 1.5} H1.5 L{notch} {height / 2}Z"
    face = shapes.linear("cloth", [(0, top), (100, foot)])
    picture = easel.svg(shapes.path(shape, "url(#cloth)", "#1c0b06", 2.4), size, size, face)
    hem = f"M{width} 5 H8.5 L{notch + 5.5} {height / 2} L8.5 {height - 5} H{width}"
    picture.blit(easel.svg(shapes.path(hem, "none", line, 1.3), size, size), (0, 0))
    # Where it goes in under the cover it lies in its shade.
    shade = shapes.linear(
        "shade", [(0, "#000000", 0), (88, "#000000", 0), (100, "#000000", 0.55)], 0, 0, 100, 0
    )
    picture.blit(easel.svg(shapes.path(shape, "url(#shade)"), size, size, shade), (0, 0))
    return picture


def ribbon(
    easel: Easel, typesetter: Typesetter, width: float, height: float, text: str, look: str,
    icon: str | None = None,
) -> pygame.Surface:
    """Return a ribbon that hangs out of the book to the left, with its words.

    With an ``icon`` it is a chapter's, of red cloth; without one a page's, of parchment. ``look``:
    "chosen", "rest" or "hover". Words that do not fit are set smaller.
    """

    def make() -> pygame.Surface:
        top, foot, line, ink = (_TOPIC if icon is None else _CHAPTER)[look]
        notch = height * 0.26
        picture = _cloth(easel, width, height, notch, (top, foot, line))
        left, size = notch + 14, height * 0.42
        if icon is not None:
            side = height * 0.5
            sign = icons.icon(easel, icon, side, ink)
            picture.blit(sign, (easel.px(left), (picture.get_height() - sign.get_height()) // 2))
            left += side + 10
        role = "text" if icon is None else "title"
        words = typesetter.fitted(text, role, size, ink, width - left - 18)
        picture.blit(words, (easel.px(left), (picture.get_height() - words.get_height()) // 2))
        return picture

    return easel.keep(("codex ribbon", typesetter, width, height, text, look, icon), make)


def dots(easel: Easel, width: float) -> pygame.Surface:
    """Return a dotted line, ``width`` x 4, that leads the eye to a number."""
    width = max(8, width)

    def make() -> pygame.Surface:
        body = "".join(shapes.circle(x, 2, 1, "#9a7a4a") for x in range(4, round(width) - 2, 8))
        return easel.svg(body, (width, 4), (width, 4))

    return easel.keep(("dots", width), make)
