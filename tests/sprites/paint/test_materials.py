"""Sheets of parchment and oak have the size asked for, differ by seed, and never differ twice."""

from __future__ import annotations

import pygame
import pytest

from sprites.paint import materials
from sprites.paint.easel import Easel

LIMIT = 12 * 1024 * 1024
"""All baked pictures together, in bytes (the plan of the shipped program)."""


def brightness(picture, rect):
    return sum(pygame.transform.average_color(picture, pygame.Rect(rect))[:3])


@pytest.mark.parametrize("scale", [0.5, 0.8, 1.2, 2.4])
@pytest.mark.parametrize("size", [(120, 168), (640, 62), (1500, 820), (1, 1), (30, 3)])
def test_any_size_at_any_scale(easel, scale, size):
    made = Easel(scale)
    sheet = materials.parchment(made, *size, seed=4)
    assert sheet.get_size() == (made.px(size[0]), made.px(size[1]))
    assert sheet.get_flags() & pygame.SRCALPHA
    assert sheet.get_at((0, 0)).a == 255
    board = materials.oak(made, *size, seed=4)
    assert board.get_size() == sheet.get_size()


def test_a_seed_always_cuts_the_same_piece(easel):
    first, again, other = (materials.parchment(easel, 90, 90, seed) for seed in (3, 3, 4))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(again, "RGB")
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(other, "RGB")


def test_parchment_burns_toward_its_edge(easel):
    sheet = materials.parchment(easel, 200, 200, 1, edge=12)
    width, height = sheet.get_size()
    middle = brightness(sheet, (width // 3, height // 3, width // 3, height // 3))
    assert brightness(sheet, (0, 0, width, 2)) < middle - 40
    assert brightness(sheet, (0, 0, 2, height)) < middle - 40


def test_without_an_edge_nothing_burns(easel):
    plain = materials.parchment(easel, 60, 60, 1, edge=0)
    burnt = materials.parchment(easel, 60, 60, 1, edge=8)
    assert plain.get_at((30, 0)) != burnt.get_at((30, 0))


@pytest.mark.parametrize("kind", list(materials.OAK_BOARDS))
def test_seams_lie_between_boards(easel, kind):
    """The dark seam comes once a board, from the piece's upper or left edge on."""
    width = materials.OAK_BOARDS[kind]
    level = materials.oak(easel, 300, width * 2, 5, kind)
    upright = materials.oak(easel, width * 2, 300, 5, kind, upright=True)
    seam, half = easel.px(width), easel.px(width / 2)
    long = level.get_width()
    assert brightness(level, (0, seam - 1, long, 2)) < brightness(level, (0, half, long, 2))
    tall = upright.get_height()
    assert brightness(upright, (seam - 1, 0, 2, tall)) < brightness(upright, (half, 0, 2, tall))


def test_the_kinds_have_tones_of_their_own(easel):
    tones = {
        kind: brightness(materials.oak(easel, 400, 300, 1, kind), (0, 0, 300, 200))
        for kind in ("board", "table", "rim")
    }
    assert tones["board"] > tones["table"] > tones["rim"]


def test_the_baked_pictures_keep_their_budget():
    files = list(materials.BAKED.iterdir())
    assert {file.suffix for file in files} == {".jpg"}
    assert sum(file.stat().st_size for file in files) <= LIMIT
