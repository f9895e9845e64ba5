"""Backdrops fill windows of any shape; what moves in a hall moves within its area, and stops."""

from __future__ import annotations

import pygame
import pytest

from sprites.engine.canvas import Canvas
from sprites.engine.viewport import Viewport
from sprites.paint.easel import Easel
from sprites.paint.materials import BAKED
from sprites.paint.shapes import rgb
from sprites.places import flames, halls

WINDOWS = [(1280, 720), (800, 600), (1000, 900), (600, 1000), (1920, 1080), (1921, 1080),
           (2560, 1080), (1366, 768), (3840, 2160), (320, 200)]


def brightness(surface, rect):
    return sum(pygame.transform.average_color(surface, pygame.Rect(rect))[:3])


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("key", halls.PLACES)
def test_a_backdrop_covers_its_window(easel, key, size):
    picture = halls.backdrop(Easel(Viewport(*size).scale), key, size)
    assert picture.get_size() == size
    assert picture.get_at((size[0] // 2, size[1] // 2)).a == 255


@pytest.mark.parametrize("key", halls.PLACES)
@pytest.mark.parametrize("size", [(1000, 900), (2000, 900)])
def test_the_hall_goes_on_beyond_the_stage(easel, key, size):
    """No black bars: what lies just outside the stage is as bright as what lies just inside."""
    view = Viewport(*size)
    picture = halls.backdrop(Easel(view.scale), key, size)
    if view.top > 0:
        line = round(view.height - view.top)
        inside, outside = (0, line - 12, size[0], 10), (0, line + 3, size[0], 10)
    else:
        line = round(view.left)
        inside, outside = (line + 3, 0, 10, size[1]), (line - 12, 0, 10, size[1])
    assert brightness(picture, outside) > 0.6 * brightness(picture, inside)


@pytest.mark.parametrize("key", halls.PLACES)
def test_far_outside_lies_one_dark_colour(easel, key):
    size = (500, 1600)
    picture = halls.backdrop(Easel(Viewport(*size).scale), key, size)
    assert picture.get_at((250, 5))[:3] == rgb(halls.BEYOND)


def test_a_backdrop_is_kept_for_each_window(easel):
    first = halls.backdrop(easel, "title", (1280, 720))
    assert halls.backdrop(easel, "title", (1280, 720)) is first
    assert halls.backdrop(easel, "title", (1280, 800)) is not first


def test_an_unknown_place_is_named(easel):
    with pytest.raises(KeyError, match="cellar"):
        halls.backdrop(easel, "cellar", (1280, 720))


def test_every_place_is_baked_and_says_what_moves():
    assert set(halls.LIGHTS) == set(halls.PLACES)
    for key in halls.PLACES:
        for part in ("1080", "2160", "around"):
            assert (BAKED / f"{key}-{part}.jpg").is_file()


@pytest.mark.parametrize("key", halls.PLACES)
def test_what_moves_keeps_to_its_area(canvas, key):
    """So a scene may redraw the areas alone."""
    for light in halls.LIGHTS[key]:
        for step in range(0, 60, 7):
            canvas.surface.fill((20, 20, 30))
            light.draw(canvas, step)
            area = canvas.area(*light.area).inflate(2, 2)
            canvas.surface.fill((20, 20, 30), area)
            size = canvas.surface.get_size()
            assert pygame.transform.average_color(canvas.surface)[:3] == (20, 20, 30), light
            assert pygame.mask.from_threshold(
                canvas.surface, (20, 20, 30), (1, 1, 1)
            ).count() == size[0] * size[1], light


def test_the_same_moment_looks_the_same(canvas):
    pictures = []
    for seconds in (0.0, 3.7, 3.7, 0.01):
        canvas.surface.fill((20, 20, 30))
        flames.draw(canvas, halls.LIGHTS["title"], seconds)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[1] == pictures[2]
    assert pictures[0] == pictures[3]
    assert pictures[0] != pictures[1]


def test_every_torch_burns_at_every_moment(canvas):
    torches = [light for light in halls.LIGHTS["title"] if isinstance(light, flames.Torch)]
    assert len(torches) == len(halls.TORCHES)
    seen = [torch for torch in torches if 0 < torch.x < 1600]
    for step in range(40):
        canvas.surface.fill((0, 0, 0))
        for torch in seen:
            torch.draw(canvas, step)
            assert brightness(canvas.surface, canvas.area(torch.x - 8, torch.y - 30, 16, 25)) > 500


def test_a_canvas_of_another_shape_shows_the_same_hall(easel):
    view = Viewport(1000, 900)
    surface = pygame.Surface((1000, 900))
    canvas = Canvas(surface, view, Easel(view.scale))
    flames.draw(canvas, halls.LIGHTS["title"], 1.0)
    x, y = view.to_window(halls.TORCHES[2])
    assert brightness(surface, (round(x) - 4, round(y) - 18, 8, 10)) > 500
