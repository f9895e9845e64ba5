"""The rune circle's signs differ and keep to their box; the circle has room for its glow."""

from __future__ import annotations

import pytest

from sprites.places import runes


@pytest.mark.parametrize("number", range(13))
def test_a_sign_keeps_to_its_box_and_never_changes(number):
    strokes = runes.rune(number)
    assert strokes == runes.rune(number)
    assert len(strokes) in (3, 4)
    for x, y in (point for stroke in strokes for point in stroke):
        assert 0 <= x <= 20
        assert -10 <= y <= 40


def test_signs_can_be_told_apart():
    assert len({str(runes.rune(number)) for number in range(13)}) == 13


@pytest.mark.parametrize("radius", [60, runes.RADIUS])
def test_the_circle_has_room_for_its_glow(easel, radius):
    picture, margin = runes.rune_circle(easel, radius, runes.SEALED)
    side = easel.px(2 * (radius + margin))
    assert picture.get_size() == (side, side)
    assert picture.get_at((0, side // 2)).a == 0
    edge = round(margin * easel.scale)
    column = [picture.get_at((x, side // 2 + side // 8)).a for x in range(side)]
    assert max(column) > 200
    assert picture.get_at((side // 2, max(0, edge // 3))).a < 60


def test_a_flare_is_brighter_than_rest(easel):
    rest, _ = runes.rune_circle(easel, 80, runes.WAKING, 0.3)
    flare, _ = runes.rune_circle(easel, 80, runes.WAKING, 1.0)
    middle, half = rest.get_width() // 2, rest.get_height() // 2
    shine = [
        sum(picture.get_at((middle, y)).a for y in range(half)) for picture in (rest, flare)
    ]
    assert shine[1] > shine[0] * 1.1
