"""All that is painted looks as it did when somebody last looked at it.

What is shown stands in :mod:`tests.sprites.subjects`; how to record anew in
:mod:`tests.sprites.golden`.
"""

from __future__ import annotations

import ast
import functools
from pathlib import Path

import pygame
import pytest

from fonts import Typesetter
from sprites.paint import materials
from sprites.paint.easel import Easel
from tests.sprites import golden, subjects

SCALES = {**dict.fromkeys(subjects.SUBJECTS, 0.8), **dict.fromkeys(subjects.FULL_SIZE, 1.0)}
SPRITES = Path(materials.__file__).parents[1]
LARGEST = 30 * 1024
"""Bytes of a golden picture: what a reviewer's page loads without a thought."""


@pytest.mark.parametrize("name", SCALES)
def test_it_looks_as_it_did(easel: Easel, name: str) -> None:
    draw = {**subjects.SUBJECTS, **subjects.FULL_SIZE}[name]
    scale = SCALES[name]
    golden.assert_like_golden(draw(Easel(scale), Typesetter(scale, "en")), name)


def test_every_golden_picture_has_a_subject_and_is_small() -> None:
    kept = {path.stem: path.stat().st_size for path in golden.GOLDEN.glob("*.png")}
    assert kept.keys() == SCALES.keys()
    assert {name: size for name, size in kept.items() if size > LARGEST} == {}


def test_a_moved_corner_is_a_difference() -> None:
    """The mean of a large sheet hides what changes in a corner of it; its tiles don't."""
    sheet = pygame.Surface((120, 90), depth=24)
    sheet.fill("#50311b")
    changed = sheet.copy()
    pygame.draw.rect(changed, "#f2d675", (4, 4, 12, 10))
    assert golden.difference(sheet, changed) < golden.TOLERANCE
    assert golden.worst_tile(sheet, changed) > golden.TILE_TOLERANCE
    assert golden.worst_tile(sheet, sheet) == 0


@functools.cache
def imported(path: Path) -> set[str]:
    """Return the modules of the sprites that a file names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return {name for name in found if name.startswith("sprites.")}


@pytest.mark.parametrize("room", ["cards", "heraldry", "paint", "places", "ui"])
def test_every_module_that_paints_stands_in_a_picture(room: str) -> None:
    """Directly or through what it paints for; bowing cards are motion, and baked
    sheets are what materials are cut from: both have tests of their own."""
    reached: set[str] = set()
    waiting: set[str] = set()
    for path in Path(subjects.__file__).parent.glob("*.py"):
        waiting |= imported(path)
    while waiting:
        name = waiting.pop()
        path = SPRITES.parent.joinpath(*name.split(".")).with_suffix(".py")
        if name not in reached and path.is_file():
            reached.add(name)
            waiting |= imported(path)
    modules = {
        ".".join(path.relative_to(SPRITES.parent).with_suffix("").parts)
        for path in (SPRITES / room).rglob("[!_]*.py")
    }
    assert modules - reached <= {"sprites.places.flourish", "sprites.places.bake.sheets"}
