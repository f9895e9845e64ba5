"""Views laid out over zones, and which zone a point or a dropped thing is in."""

from __future__ import annotations

import pytest

from sprites.engine.layout import Piece, drop_zone, lay_out, zone_at
from sprites.engine.zones import Anchor, Pile, Row

BOARD = Anchor("board", 0, 0, 400, 400)
CELL = Anchor("cell", 100, 100, 100, 100)
PILE = Pile("pile", 500, 0, 100, 140, step=2)
ROW = Row("row", 500, 300, 300, 100, step=60)
ZONES = {zone.name: zone for zone in (BOARD, CELL, PILE, ROW)}


def test_a_view_gives_every_piece_its_zone_its_place_and_its_side():
    spots = lay_out(ZONES, {"row": [Piece("a", "A"), Piece("b")], "cell": [Piece("c", "C")]})
    assert list(spots) == ["a", "b", "c"]
    assert [(spot.zone, spot.index) for spot in spots.values()] == [
        ("row", 0), ("row", 1), ("cell", 0)]
    assert [spots[name].place for name in "ab"] == ROW.places(2)
    assert [spot.turn for spot in spots.values()] == [1, 0, 1]


def test_later_zones_lie_higher_and_so_do_later_pieces_of_one_zone():
    spots = lay_out(ZONES, {"row": [Piece("a"), Piece("b")], "board": [Piece("c"), Piece("d")]})
    assert spots["c"].z < spots["d"].z < spots["a"].z < spots["b"].z


def test_only_what_lies_on_its_like_in_a_pile_throws_no_shadow_of_its_own():
    spots = lay_out(ZONES, {"pile": [Piece("a"), Piece("b")], "row": [Piece("c"), Piece("d")]})
    assert [name for name, spot in spots.items() if spot.covering] == ["b"]


def test_a_view_that_cannot_be_is_refused_by_name():
    with pytest.raises(ValueError, match="no zone 'cellar'"):
        lay_out(ZONES, {"cellar": []})
    with pytest.raises(ValueError, match="the piece a is in the view twice"):
        lay_out(ZONES, {"row": [Piece("a")], "cell": [Piece("a")]})


def test_of_zones_under_a_point_the_smallest_is_meant():
    assert zone_at(ZONES, 150, 150) == "cell"
    assert zone_at(ZONES, 50, 50) == "board"
    assert zone_at(ZONES, 450, 50) is None
    assert zone_at(ZONES, 150, 150, among={"board", "row"}) == "board"


def test_a_thing_drops_into_the_zone_it_covers_best():
    assert drop_zone(ZONES, (110, 90, 100, 100)) == "cell"
    assert drop_zone(ZONES, (290, 290, 100, 100)) == "board"
    assert drop_zone(ZONES, (110, 90, 100, 100), among={"board"}) == "board"


def test_a_thing_that_hardly_touches_a_zone_drops_into_none():
    assert drop_zone(ZONES, (386, 100, 100, 100)) is None
    assert drop_zone(ZONES, (384, 100, 100, 100)) == "board"
    assert drop_zone(ZONES, (420, 500, 60, 60)) is None


@pytest.mark.parametrize("order", [("left", "right"), ("right", "left")])
def test_of_zones_covered_alike_the_nearer_one_takes_it(order):
    """Both hold all of it and are as large; one has it nearly in its middle, one quite."""
    shapes = {
        "left": Anchor("left", 0, 0, 100, 100),
        "right": Anchor("right", 40, -150, 25, 400),
    }
    zones = {name: shapes[name] for name in order}
    box = (40.0, 0.0, 25.0, 100.0)  # wholly in both, 0.25 of each
    assert drop_zone(zones, box) == "right"


def test_the_nearer_zone_is_that_whose_middle_is_nearer():
    far, near = Anchor("far", 0, 0, 200, 100), Anchor("near", 100, 0, 200, 100)
    box = (110.0, 20.0, 60.0, 60.0)  # middle at 140, 50: 40 from far's, 60 from near's
    assert drop_zone({"far": far, "near": near}, box) == "far"
    box = (130.0, 20.0, 60.0, 60.0)  # middle at 160, 50: 60 from far's, 40 from near's
    assert drop_zone({"far": far, "near": near}, box) == "near"
    assert drop_zone({"near": near, "far": far}, box) == "near"
