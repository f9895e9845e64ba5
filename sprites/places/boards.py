"""Carved boards and their furniture, drawn where a scene's zones lie.

The patience's board: sixteen cells with a crown sunk into the kings', a rose into the queens' and a
sword into the jacks'; the places of stock, waste and removed cards beside it; the tally of studs.
Knows places as boxes (left, top, width, height in stage px), and no rules.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from sprites.engine.canvas import Canvas
from sprites.engine.viewport import Viewport
from sprites.heraldry import charges
from sprites.paint import carving, edges, knotwork, light, materials, shapes, theme
from sprites.paint.easel import Easel
from sprites.places import halls
from sprites.ui import panels

Box = tuple[float, float, float, float]

CELLS = 16

CELL_CHARGES: dict[int, str] = {
    **dict.fromkeys((0, 3, 12, 15), "crown"),
    **dict.fromkeys((1, 2, 13, 14), "rose"),
    **dict.fromkeys((4, 7, 8, 11), "sword"),
}
"""What is carved into each cell (0 top left, by rows); the other four bear a knot."""

REMOVABLE = 40
"""Cards that can be removed: all but the twelve courts, one stud for each."""

_DULL_GOLD = "#d9a860"
_CARVED_INK = "#1a0d05"
_CHARGE_SIZES = {"crown": 88, "rose": 88, "sword": 116}
_KNOT_SIZE = 74
_TILE = 80
"""Side of the small board whose edges are stretched, in stage px."""
_MARK = "M50 5 L62 38 L95 50 L62 62 L50 95 L38 62 L5 50 L38 38Z"


def patience_ground(
    easel: Easel, window_size: tuple[int, int], boxes: Mapping[str, Box]
) -> pygame.Surface:
    """Return all that never moves on the patience's table, for a whole window, kept.

    ``boxes`` needs ``board``, ``cell.0`` … ``cell.15``, ``stock``, ``waste`` and ``removed``;
    raises KeyError when one is missing. Wherever they lie, the carving is there.
    """
    names = ["board", "stock", "waste", "removed", *(f"cell.{n}" for n in range(CELLS))]
    places = {name: boxes[name] for name in names}
    return easel.keep(
        ("patience ground", window_size, tuple(places.items())),
        lambda: _patience_ground(easel, window_size, places),
    )


def _patience_ground(
    easel: Easel, window_size: tuple[int, int], places: Mapping[str, Box]
) -> pygame.Surface:
    ground = halls.backdrop(easel, "round_table", window_size).copy()
    canvas = Canvas(ground, Viewport(*window_size), easel)
    _board(canvas, places["board"])
    cells = [places[f"cell.{number}"] for number in range(CELLS)]
    for number, box in enumerate(cells):
        _cell(canvas, box, CELL_CHARGES.get(number))
    for corner in _crossings(cells):
        _carve_svg(canvas, "mark", shapes.path(_MARK, "#ffffff"), corner, (17, 17), 1.6, 0.5)
    _tray(canvas, places["stock"])
    _tray(canvas, places["removed"])
    _waste(canvas, places["waste"])
    return ground


def _board(canvas: Canvas, box: Box) -> None:
    """Lay the board of upright planks with its dark edge and gold inlay.

    Edge, corners and shadow are drawn on a small tile and stretched: at 4K the whole would cost
    half a second.
    """
    easel = canvas.easel
    _, _, width, height = box
    area = canvas.area(*box)
    wood = materials.oak(easel, width, height, 21, "board", upright=True)
    wood.blit(_lamplight(wood.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    size = wood.get_size()
    mask = light.rounded(easel, _TILE, _TILE, 16)
    shadow, dx, dy = light.shadow(easel, mask, 12)
    more = shadow.get_width() - mask.get_width(), shadow.get_height() - mask.get_height()
    wide = stretched(shadow, (size[0] + more[0], size[1] + more[1]))
    canvas.surface.blit(wide, (area.left + dx, area.top + dy))
    frame = (
        edges.outline(easel, _TILE, _TILE, 1, 16, "#1a0e06", 2)
        + edges.outline(easel, _TILE, _TILE, 3.4, 16, "#c08a52", 1.6)
        + edges.outline(easel, _TILE, _TILE, 9.4, 18, "#1c0f07", 4.4)
        + edges.outline(easel, _TILE, _TILE, 10, 19, theme.GOLD_LINE, 2)
    )
    wood.blit(stretched(edges.lines(easel, _TILE, _TILE, frame), size), (0, 0))
    wood.blit(stretched(mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(wood, area)


def stretched(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a frame-like picture in another size (window px): its corners keep theirs.

    The middle row and column are repeated, so they must be like their neighbours. Raises
    ValueError where the size has no room for the corners.
    """
    wide, high = picture.get_width() // 2, picture.get_height() // 2
    if size[0] < 2 * wide or size[1] < 2 * high:
        raise ValueError(f"a picture of {picture.get_size()} cannot become as small as {size}")
    room = size[0] - 2 * wide, size[1] - 2 * high
    right, below = picture.get_width() - wide, picture.get_height() - high
    frame = pygame.Surface(size, pygame.SRCALPHA)
    rows = ((0, 0, high, high), (high, high, 1, room[1]), (below, high + room[1], high, high))
    columns = ((0, 0, wide, wide), (wide, wide, 1, room[0]), (right, wide + room[0], wide, wide))
    for source_y, y, source_high, h in rows:
        for source_x, x, source_wide, w in columns:
            if w and h:
                piece = picture.subsurface((source_x, source_y, source_wide, source_high))
                if piece.get_size() != (w, h):
                    piece = pygame.transform.scale(piece, (w, h))
                frame.blit(piece, (x, y))
    return frame


def _lamplight(size: tuple[int, int]) -> pygame.Surface:
    """Return the light that falls on the board from the lamp above it, drawn coarsely."""
    coarse = light.pool(Easel(1), 100, 112, theme.LAMP, 0.13, 1.5)
    middle = coarse.subsurface((38, 32, 124, 160))
    return pygame.transform.smoothscale(middle, size)


def _cell(canvas: Canvas, box: Box, charge: str | None) -> None:
    """Sink a cell into the board, with its charge and gold inlay, or with a knot."""
    easel = canvas.easel
    left, top, width, height = box
    mask = light.rounded(easel, width, height, 12)
    carve(canvas, ("cell", width, height), mask, left, top, 5)
    if charge is None:
        _knot(canvas, box, _KNOT_SIZE, 0.38)
        return
    canvas.blit(_inlay(easel, width, height), left, top)
    size = _CHARGE_SIZES[charge] * min(width / 128, height / 176)
    corner = left + (width - size) / 2, top + (height - size) / 2
    # Gold first, hollow over it: so the shadow falls on the gold, as on leaf laid into a carving.
    leaf = charges.charge_svg(charge, _DULL_GOLD, _CARVED_INK)
    gold = easel.keep(
        ("leaf", charge, size), lambda: easel.svg(leaf, (100, 100), (size, size))
    )
    canvas.blit(gold, *corner, alpha=150)
    white = charges.charge_svg(charge, "#ffffff")
    _carve_svg(canvas, charge, white, corner, (size, size), 2.6, 0.26)


def _inlay(easel: Easel, width: float, height: float) -> pygame.Surface:
    """Return the thin gold line within a court's cell."""

    def make() -> pygame.Surface:
        line = (
            edges.outline(easel, width, height, 4, 12, "#1a0e06", 3, 0.7)
            + edges.outline(easel, width, height, 4, 12, "#dcb85a", 1.8, 0.9)
        )
        return edges.lines(easel, width, height, line)

    return easel.keep(("inlay", width, height), make)


def _crossings(cells: list[Box]) -> list[tuple[float, float]]:
    """Return where a mark of 17 px has its corner amid each four neighbouring cells."""
    corners = []
    for row in range(3):
        for column in range(3):
            first = row * 4 + column
            four = [cells[first + step] for step in (0, 1, 4, 5)]
            x = sum(box[0] + box[2] / 2 for box in four) / 4
            y = sum(box[1] + box[3] / 2 for box in four) / 4
            corners.append((x - 8.5, y - 8.5))
    return corners


def _tray(canvas: Canvas, box: Box) -> None:
    """Sink a place for a pile into the table."""
    left, top, width, height = box
    mask = light.rounded(canvas.easel, width, height, 13)
    carve(canvas, ("tray", width, height), mask, left, top, 5)


def _waste(canvas: Canvas, box: Box) -> None:
    """Sink the waste's place: a faint gold line and a knot say that cards come to lie here."""
    _tray(canvas, box)
    left, top, width, height = box
    line = edges.outline(canvas.easel, width, height, 5.5, 13, theme.GOLD_LINE, 1.2, 0.5)
    canvas.blit(edges.lines(canvas.easel, width, height, line), left, top)
    _knot(canvas, box, 64, 0.34)


def _knot(canvas: Canvas, box: Box, size: float, floor: float) -> None:
    """Sink a knot; between its strands the wood is left standing, so that they can be followed."""
    easel = canvas.easel

    def make() -> pygame.Surface:
        ground = shapes.rect(0, 0, 100, 100, "#000000")
        strands = knotwork.knot(
            2, 2, width=0.34, outline=0.13, colour="#ffffff", line="#000000", light="#ffffff"
        )
        body = ground + shapes.group(strands, "translate(4 4) scale(2.3)")
        return carving.from_brightness(easel.svg(body, (100, 100), (size, size)))

    mask = easel.keep(("knot mask", size), make)
    corner = box[0] + (box[2] - size) / 2, box[1] + (box[3] - size) / 2
    carve(canvas, ("knot", size), mask, *corner, 2.2, floor)


def carve(
    canvas: Canvas, shape: Hashable, mask: pygame.Surface, x: float, y: float, depth: float,
    floor: float = 0.34,
) -> None:
    """Sink ``mask`` into what is on the canvas, its top left at the stage point (x, y)."""
    hollow, padding = carving.carving(canvas.easel, shape, mask, depth, floor)
    left, top = canvas.to_window(x, y)
    canvas.surface.blit(hollow, (round(left) - padding, round(top) - padding))


def _carve_svg(
    canvas: Canvas, shape: Hashable, body: str, corner: tuple[float, float],
    size: tuple[float, float], depth: float, floor: float,
) -> None:
    """Sink an SVG silhouette of a 100 x 100 box into the canvas."""
    mask = canvas.easel.keep(
        ("silhouette", shape, size), lambda: canvas.easel.svg(body, (100, 100), size)
    )
    carve(canvas, shape, mask, *corner, depth, floor)


def tally(easel: Easel, width: float, height: float, filled: int) -> pygame.Surface:
    """Return the plate of forty studs, ``filled`` of them gold, in four rows of ten; kept.

    Raises ValueError for a number that is not 0 … 40.
    """
    if not 0 <= filled <= REMOVABLE:
        raise ValueError(f"{filled} of {REMOVABLE} studs cannot be filled")
    return easel.keep(
        ("tally", width, height, filled), lambda: _tally(easel, width, height, filled)
    )


def stud_places(width: float, height: float) -> list[tuple[float, float]]:
    """Return the centre of every stud on a plate of a size, from its top left (stage px)."""
    across, down = (width - 53) / 9, (height - 41) / 3
    return [
        (width / 2 + (number % 10 - 4.5) * across, height / 2 + (number // 10 - 1.5) * down)
        for number in range(REMOVABLE)
    ]


def _tally(easel: Easel, width: float, height: float, filled: int) -> pygame.Surface:
    picture = panels.panel(easel, width, height, 9, 0.72).copy()
    defs = shapes.radial("g", ((0, "#fff6cf"), (50, theme.GOLD), (100, "#a8761c")), 40, 35, 65)
    body = ""
    for number, (x, y) in enumerate(stud_places(width, height)):
        if number < filled:
            body += shapes.circle(x, y, 5.2, "url(#g)", "#2a1708", 1)
        else:
            body += shapes.circle(x, y, 4.4, "#05060c", "#7d6a3a", 0.9)
    picture.blit(easel.svg(body, (width, height), (width, height), defs), (0, 0))
    return picture
