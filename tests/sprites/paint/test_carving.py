"""A hollow is darker inside, lit at its lower lip, and lies where its zone lies."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from sprites.engine.canvas import Canvas
from sprites.engine.viewport import Viewport
from sprites.engine.zones import load_zones
from sprites.paint import carving, light
from sprites.paint.easel import Easel
from sprites.places import boards

BOARD = Path(__file__).parents[3] / "scenes/games/patience/patience.tmx"


def brightness(surface, rect):
    return sum(pygame.transform.average_color(surface, pygame.Rect(rect))[:3])


@pytest.fixture
def places():
    return {name: zone.box for name, zone in load_zones(BOARD).items()}


def test_the_floor_is_dark_and_the_lower_lip_lit(canvas):
    canvas.surface.fill((120, 90, 60))
    mask = light.rounded(canvas.easel, 100, 100, 10)
    boards.carve(canvas, "test", mask, 400, 300, depth=5)
    hole = canvas.area(400, 300, 100, 100)
    rest = 120 + 90 + 60
    middle = brightness(canvas.surface, hole.inflate(-60, -60))
    assert middle < rest * 0.75
    upper = brightness(canvas.surface, (hole.centerx - 10, hole.top + 1, 20, 2))
    assert upper < middle
    below = [sum(canvas.surface.get_at((hole.centerx, hole.bottom + k))[:3]) for k in range(3)]
    assert max(below) > rest


def test_far_from_the_hollow_nothing_changes(canvas):
    canvas.surface.fill((120, 90, 60))
    mask = light.rounded(canvas.easel, 100, 100, 10)
    boards.carve(canvas, "test", mask, 400, 300, depth=5)
    hole = canvas.area(400, 300, 100, 100)
    assert canvas.surface.get_at((hole.left - 30, hole.centery))[:3] == (120, 90, 60)
    assert canvas.surface.get_at((hole.centerx, hole.bottom + 30))[:3] == (120, 90, 60)


def test_equal_shapes_share_one_picture(easel):
    mask = light.rounded(easel, 80, 80, 8)
    first, padding = carving.carving(easel, "cell", mask, 4)
    again, same = carving.carving(easel, "cell", mask, 4)
    assert first is again
    assert padding == same
    assert first.get_width() == mask.get_width() + 2 * padding


def test_brightness_becomes_a_mask(easel):
    picture = pygame.Surface((2, 1))
    picture.set_at((0, 0), (255, 255, 255))
    mask = carving.from_brightness(picture)
    assert mask.get_at((0, 0)).a == 255
    assert mask.get_at((1, 0)).a == 0


def test_the_ground_fills_the_window(easel, places):
    for size in ((1280, 720), (1000, 900), (700, 900)):
        made = Easel(Viewport(*size).scale)
        assert boards.patience_ground(made, size, places).get_size() == size


def test_a_moved_cell_moves_its_hollow(easel, viewport, places):
    """Open the map in Tiled, move a zone, start the game: it has moved."""
    size = viewport.width, viewport.height
    before = boards.patience_ground(easel, size, places)
    left, top, width, height = places["waste"]
    moved = {**places, "waste": (left, top + 40, width, height)}
    after = boards.patience_ground(easel, size, moved)
    seen = Canvas(before, viewport, easel)
    freed = seen.area(left + 20, top + 3, width - 40, 20)
    sunk = seen.area(left + 20, top + height + 5, width - 40, 20)
    assert brightness(after, freed) > brightness(before, freed)
    assert brightness(after, sunk) < brightness(before, sunk)


def test_every_cell_of_the_map_is_carved(easel, viewport, places):
    size = viewport.width, viewport.height
    ground = boards.patience_ground(easel, size, places)
    seen = Canvas(ground, viewport, easel)
    for number in range(boards.CELLS):
        left, top, width, height = places[f"cell.{number}"]
        shade = brightness(ground, seen.area(left + 24, top + 1, width - 48, 2))
        floor = brightness(ground, seen.area(left + 24, top + height - 14, width - 48, 8))
        assert shade < floor, number


def test_a_missing_zone_is_named(easel, viewport, places):
    del places["cell.7"]
    with pytest.raises(KeyError, match=r"cell\.7"):
        boards.patience_ground(easel, (viewport.width, viewport.height), places)


def test_kings_have_crowns_queens_roses_jacks_swords():
    """Corners, middles of the upper and lower edge, middles of the sides (rules, "The grid")."""
    kinds = [boards.CELL_CHARGES.get(number) for number in range(boards.CELLS)]
    assert kinds == [
        "crown", "rose", "rose", "crown",
        "sword", None, None, "sword",
        "sword", None, None, "sword",
        "crown", "rose", "rose", "crown",
    ]


def test_the_tally_fills_stud_by_stud(easel):
    studs = boards.stud_places(206, 98)
    assert len(studs) == boards.REMOVABLE
    for filled in (0, 1, 39, 40):
        plate = boards.tally(easel, 206, 98, filled)
        gold = [
            plate.get_at((round(x * easel.scale), round(y * easel.scale))).r > 150
            for x, y in studs
        ]
        assert gold == [number < filled for number in range(boards.REMOVABLE)]


@pytest.mark.parametrize("filled", [-1, 41])
def test_the_tally_has_forty_studs(easel, filled):
    with pytest.raises(ValueError, match="cannot be filled"):
        boards.tally(easel, 206, 98, filled)


def test_a_stretched_frame_keeps_its_corners(easel):
    tile = light.rounded(easel, 40, 40, 16)
    side = tile.get_width()
    frame = boards.stretched(tile, (side * 5, side * 3 + 1))
    assert frame.get_size() == (side * 5, side * 3 + 1)
    for x in range(side // 2):
        assert frame.get_at((x, 0)) == tile.get_at((x, 0))
        assert frame.get_at((side * 5 - 1 - x, side * 3)) == tile.get_at((side - 1 - x, side - 1))
    assert frame.get_at((side * 2, side)).a == 255


def test_a_frame_is_never_squeezed(easel):
    tile = light.rounded(easel, 40, 40, 16)
    with pytest.raises(ValueError, match="as small as"):
        boards.stretched(tile, (3, 3))
