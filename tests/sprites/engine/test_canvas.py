"""Drawing in stage px on a window: anchors, letterbox, lent alpha, clips, shade."""

from __future__ import annotations

import pygame
import pytest

from sprites.engine.canvas import Canvas
from sprites.engine.viewport import Viewport
from sprites.paint.easel import Easel


def on(width: int, height: int) -> Canvas:
    viewport = Viewport(width, height)
    surface = pygame.Surface((width, height))
    return Canvas(surface, viewport, Easel(viewport.scale))


def patch(canvas: Canvas, size: float, colour: str = "white") -> pygame.Surface:
    picture = canvas.easel.blank(size, size)
    picture.fill(colour)
    return picture


def lit(canvas: Canvas) -> pygame.Rect:
    """The window px that something was drawn on."""
    return pygame.mask.from_threshold(
        canvas.surface, (255, 255, 255), (1, 1, 1)
    ).get_bounding_rects()[0]


@pytest.mark.parametrize(
    ("anchor", "corner"),
    [("topleft", (400, 200)), ("center", (395, 195)), ("midright", (390, 195)),
     ("bottomright", (390, 190)), ("midtop", (395, 200))],
)
def test_pictures_are_hung_by_their_anchor(anchor, corner):
    canvas = on(800, 450)
    canvas.blit(patch(canvas, 20), 800, 400, anchor)
    assert lit(canvas) == pygame.Rect(corner, (10, 10))


def test_the_letterbox_is_taken_into_account():
    canvas = on(800, 850)
    canvas.blit(patch(canvas, 20), 0, 0)
    assert lit(canvas).topleft == (0, 200)


def test_alpha_is_lent_for_one_blit_only():
    canvas = on(800, 450)
    picture = patch(canvas, 20)
    canvas.blit(picture, 0, 0, alpha=128)
    assert 100 < canvas.surface.get_at((2, 2)).r < 150
    assert picture.get_alpha() == 255
    canvas.blit(picture, 100, 0, alpha=0)
    assert canvas.surface.get_at((52, 2)).r == 0


def test_clips_are_stage_rectangles_that_nest_and_end():
    canvas = on(800, 450)
    with canvas.clipped(0, 0, 100, 100):
        with canvas.clipped(50, 50, 500, 500):
            canvas.fill("white")
        assert canvas.surface.get_clip() == pygame.Rect(0, 0, 50, 50)
    assert lit(canvas) == pygame.Rect(25, 25, 25, 25)
    assert canvas.surface.get_clip() == canvas.surface.get_rect()


def test_a_shaken_canvas_draws_elsewhere_until_it_comes_to_rest():
    canvas = on(800, 450)
    with canvas.moved(20, 10):
        assert canvas.to_window(0, 0) == (10, 5)
    assert canvas.to_window(0, 0) == (0, 0)


def test_areas_side_by_side_leave_no_seam():
    canvas = on(1277, 719)
    for step in range(16):
        canvas.fill_area("white", step * 100, 0, 100, 900)
    assert lit(canvas).width == 1277


def test_shade_darkens_the_whole_window():
    canvas = on(400, 450)
    canvas.fill("white")
    canvas.shade("#000000", 128)
    canvas.shade("#000000", 0)
    assert 120 < canvas.surface.get_at((399, 449)).r < 135


def test_what_lies_outside_the_clip_need_not_be_drawn(canvas) -> None:
    assert canvas.reaches(800, 450, 10)
    with canvas.clipped(100, 100, 50, 50):
        assert canvas.reaches(90, 120, 20) and canvas.reaches(125, 125, 1)
        assert not canvas.reaches(70, 120, 20) and not canvas.reaches(800, 450, 10)
    assert canvas.reaches(800, 450, 10)
