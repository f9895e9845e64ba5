"""Sprites: which side is asked for and when, what point lies on one, what a shadow does."""

from __future__ import annotations

import gc

import pygame
import pytest

from sprites.engine.canvas import Canvas
from sprites.engine.sprite import Sprite
from sprites.engine.viewport import Viewport
from sprites.paint.easel import Easel


class Painter:
    """Draws one side in one colour, and counts how often it is asked."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.asked: list[float] = []

    def __call__(self, easel: Easel, wide: float) -> pygame.Surface:
        self.asked.append(easel.scale)
        picture = easel.blank(wide, wide * 1.4)
        picture.fill(self.colour)
        return picture


@pytest.fixture
def face():
    return Painter("#ffffff")


@pytest.fixture
def back():
    return Painter("#0000ff")


@pytest.fixture
def card(face, back):
    sprite = Sprite("KH", 120, 168, face, back)
    sprite.x, sprite.y = 800, 450
    return sprite


def ground(canvas: Canvas) -> None:
    canvas.fill("#00ff00")


def seen(canvas: Canvas, x: float, y: float) -> tuple[int, int, int]:
    left, top = canvas.to_window(x, y)
    return tuple(canvas.surface.get_at((round(left), round(top))))[:3]


def test_something_must_be_there_to_draw():
    with pytest.raises(ValueError, match="ghost"):
        Sprite("ghost", 10, 10)


def test_a_side_is_drawn_once_and_anew_only_for_a_new_easel(card, face, back, canvas):
    for _ in range(5):
        card.x += 3
        card.draw(canvas)
    assert (len(face.asked), len(back.asked)) == (1, 0)
    card.turn = 0
    card.draw(canvas)
    assert len(back.asked) == 1
    viewport = Viewport(800, 450)
    card.draw(Canvas(canvas.surface, viewport, Easel(viewport.scale)))
    assert back.asked == [0.8, 0.5]


def test_an_old_easel_is_not_kept_alive(card, canvas):
    card.draw(canvas)
    viewport = Viewport(800, 450)
    easel = Easel(viewport.scale)
    card.draw(Canvas(canvas.surface, viewport, easel))
    import weakref

    dying = weakref.ref(easel)
    del easel
    gc.collect()
    assert dying() is None
    card.draw(canvas)


def test_turning_shows_back_then_face_and_narrows_between(card, canvas):
    widths = []
    for turn in (0.0, 0.3, 0.49, 0.51, 0.7, 1.0):
        card.turn = turn
        ground(canvas)
        card.draw(canvas)
        row = [seen(canvas, x, 450) for x in range(700, 900)]
        shows_face = row[100][0] > 200
        assert shows_face is (turn > 0.5)
        widths.append(sum(blue > 200 for _, _, blue in row))
    assert widths[0] == widths[-1] >= 119
    assert widths[0] > widths[1] > widths[2]
    assert widths[3] < widths[4] < widths[5]


def test_a_card_without_a_back_shows_its_face_all_the_way(face, canvas):
    card = Sprite("disk", 46, 46, face)
    card.turn = 0
    card.draw(canvas)
    assert len(face.asked) == 1


def test_a_lifted_card_throws_its_shadow_further(card, canvas):
    spots = []
    for height in (0, 20):
        card.height = height
        ground(canvas)
        card.draw(canvas)
        spots.append(seen(canvas, 820, 450 + 84 + 16)[1])
    assert spots[0] > 235
    assert spots[1] < spots[0] - 30


def test_covering_cards_cast_none_at_rest_but_do_when_lifted(card, canvas):
    card.covering = True
    for height, dark in ((0, False), (14, True)):
        card.height = height
        ground(canvas)
        card.draw(canvas)
        assert (seen(canvas, 820, 450 + 84 + 9)[1] < 240) is dark


def test_glow_dimming_and_alpha_show(card, canvas):
    ground(canvas)
    card.glow = 1
    card.draw(canvas)
    red, _, blue = seen(canvas, 800 - 60 - 5, 450)
    assert red > 150 > blue
    card.dimmed = 1
    card.draw(canvas)
    assert seen(canvas, 800, 450)[0] < 160
    card.glow = card.dimmed = card.alpha = 0
    ground(canvas)
    card.draw(canvas)
    assert seen(canvas, 800, 450) == (0, 255, 0)


def test_points_are_found_on_a_tilted_grown_and_turning_card(card):
    assert card.covers(800, 450)
    assert card.covers(859, 450)
    assert not card.covers(861, 450)
    assert not card.covers(859, 533), "the corner is round"
    card.size = 1.09
    assert card.covers(864, 450)
    card.size = 1
    card.angle = 90
    assert card.covers(880, 450)
    assert not card.covers(800, 520)
    card.angle = 10
    assert card.covers(800 - 14, 450 + 80), "clockwise: the foot swings left"
    assert not card.covers(800 + 59, 450 + 80)
    card.angle, card.turn = 0, 0.5
    assert not card.covers(830, 450)


def test_wearing_takes_looks_but_neither_place_nor_a_known_face(card, face):
    other = Sprite("KS", 100, 140, None, Painter("#ff0000"))
    card.wear(other)
    assert (card.name, card.x, card.wide) == ("KH", 800, 100)
    assert card.face is face
    assert card.back is other.back


def test_tilted_cards_are_turned_once_a_degree(card, canvas, monkeypatch):
    turned = []
    rotozoom = pygame.transform.rotozoom
    monkeypatch.setattr(
        pygame.transform, "rotozoom", lambda *how: turned.append(how) or rotozoom(*how)
    )
    for angle in (3.0, 3.2, 2.9, 3.4):
        card.angle = angle
        card.draw(canvas)
    assert len(turned) == 2, "the picture and its shadow"
    for _ in range(2):
        for angle in range(-60, 60):
            card.angle = angle
            card.draw(canvas)
    assert len(card.poses) <= 192
