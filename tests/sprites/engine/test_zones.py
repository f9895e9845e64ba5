"""Zones: where things lie, and maps that say something no zone can be made of."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from sprites.engine.zones import TABLES, Anchor, Button, Fan, MapError, Pile, Place, Row, load_zones

GAMES = Path(__file__).parents[3] / "scenes" / "games"
MAPS = sorted([*TABLES.glob("*.tmx"), *GAMES.glob("*/*.tmx")])


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_map_makes_zones_whose_places_lie_on_the_stage(path):
    zones = load_zones(path)
    assert zones
    for name, zone in zones.items():
        assert zone.name == name
        for count in (1, 2, 5, 52):
            places = zone.places(count)
            assert len(places) == count
            for place in places:
                assert 0 <= place.x <= STAGE_WIDTH
                assert 0 <= place.y <= STAGE_HEIGHT


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_buttons_of_a_map_never_overlap(path):
    buttons = [zone for zone in load_zones(path).values() if isinstance(zone, Button)]
    for one in buttons:
        for other in buttons:
            if one is not other:
                apart = (
                    one.left + one.width <= other.left or other.left + other.width <= one.left
                    or one.top + one.height <= other.top or other.top + other.height <= one.top
                )
                assert apart, f"{one.name} and {other.name}"


@pytest.mark.parametrize("count", [1, 3, 4, 5, 6])
def test_the_title_hangs_any_number_of_shields_over_their_plates(count):
    zones = load_zones(TABLES / "title.tmx")
    shields, plates = zones["shields"].places(count), zones["plates"].places(count)
    assert [shield.x for shield in shields] == [plate.x for plate in plates]
    steps = [after.x - before.x for before, after in pairwise(shields)]
    assert all(step >= zones["plates"].thing for step in steps)
    if count == 4:
        assert steps == [340] * 3
    for name in ("continue", "records", "settings", "quit"):
        assert isinstance(zones[f"button.{name}"], Button)


def test_a_zone_takes_the_pointer_from_its_first_edges_up_to_its_last():
    """Its top and left edge belong to it, the others to whatever lies beside it."""
    zone = Anchor("a", 10, 20, 100, 40)
    assert zone.covers(10, 20) and zone.covers(109.9, 59.9) and zone.covers(10, 59.9)
    assert not zone.covers(9.9, 30) and not zone.covers(50, 19.9)
    assert not zone.covers(110, 30) and not zone.covers(50, 60)


def test_all_lie_alike_on_an_anchor():
    assert Anchor("a", 10, 20, 100, 40, angle=7).places(2) == [Place(60, 40, 7)] * 2
    assert Anchor("a", 10, 20, 100, 40).places(0) == []


def test_a_row_is_centred_and_squeezes_only_when_it_must():
    row = Row("row", 100, 0, 500, 100, step=100, span=80)
    assert [place.x for place in row.places(1)] == [350]
    assert [place.x for place in row.places(3)] == [250, 350, 450]
    many = [place.x for place in row.places(11)]
    assert many[0] == pytest.approx(140)
    assert many[-1] == pytest.approx(560)
    assert many[1] - many[0] == pytest.approx(42)


def test_a_row_may_go_any_way_from_its_start():
    up = Row("up", 0, 100, 80, 400, step=30, span=120, towards="up", align="start")
    assert [(place.x, place.y) for place in up.places(3)] == [(40, 440), (40, 410), (40, 380)]
    assert up.places(60)[-1].y == pytest.approx(160)


def test_a_fan_is_symmetric_highest_in_the_middle_and_turns_outward():
    fan = Fan("fan", 100, 500, 800, 100, step=60, span=110, angle=24)
    places = fan.places(7)
    middle = places[3]
    assert (middle.x, middle.y, middle.angle) == pytest.approx((500, 550, 0))
    for left, right in zip(places, reversed(places), strict=True):
        assert left.x + right.x == pytest.approx(1000)
        assert left.angle == pytest.approx(-right.angle)
        assert left.y == pytest.approx(right.y)
    assert places[0].y > places[1].y > middle.y
    full = fan.places(40)
    assert full[-1].angle == pytest.approx(12)
    assert full[-1].x == pytest.approx(845)
    assert Fan("flat", 0, 0, 300, 100, angle=0).places(2)[0].angle == 0


def test_a_pile_rises_until_it_is_as_high_as_it_gets():
    pile = Pile("pile", 0, 0, 120, 168, step=1, max=10)
    places = pile.places(20)
    assert places[0] == Place(60, 84)
    assert places[5].y == 79
    assert places[10].y == places[19].y == 74
    assert pile.stacked


def test_a_scattered_pile_lies_askew_but_always_alike():
    pile = Pile("pile", 0, 0, 120, 168, scatter=13)
    assert pile.places(30)[:10] == pile.places(10)
    angles = [place.angle for place in pile.places(40)]
    assert len(set(angles)) == 40
    assert max(map(abs, angles)) <= 13
    assert not pile.stacked


HEAD = (
    '<map version="1.10" orientation="orthogonal" width="80" height="45" tilewidth="20" '
    'tileheight="20" infinite="0">'
)
GOOD = '<object id="1" name="a" type="Row" x="0" y="0" width="100" height="50"/>'


def written(folder: Path, objects: str, head: str = HEAD, layer: str = "zones") -> Path:
    path = folder / "odd.tmx"
    path.write_text(f'{head}<objectgroup id="1" name="{layer}">{objects}</objectgroup></map>')
    return path


def put(**changes: str) -> str:
    said = {"id": "1", "name": "a", "type": "Row", "x": "0", "y": "0", "width": "100",
            "height": "50"} | changes
    return "<object " + " ".join(f'{name}="{value}"' for name, value in said.items()) + ">"


def own(name: str, value: str, kind: str = "float") -> str:
    return (
        f'{put()}<properties><property name="{name}" type="{kind}" value="{value}"/>'
        "</properties></object>"
    )


def test_a_zone_may_fill_the_stage_to_its_very_edges(tmp_path):
    whole = put(width="1600", height="900") + "</object>"
    assert load_zones(written(tmp_path, whole))["a"] == Row("a", 0, 0, 1600, 900)
    for side in ({"width": "1600.5", "height": "900"}, {"width": "1600", "height": "900.5"},
                 {"x": "-0.5"}):
        with pytest.raises(MapError, match="object a reaches outside the stage"):
            load_zones(written(tmp_path, put(**side) + "</object>"))


def test_properties_are_taken_over_and_whole_numbers_may_stand_for_lengths(tmp_path):
    zones = load_zones(written(tmp_path, own("step", "33", "int")))
    assert zones["a"] == Row("a", 0, 0, 100, 50, step=33)


@pytest.mark.parametrize(
    ("objects", "sentence"),
    [
        (put(name="") + "</object>", "object 1 at .* has no name"),
        (GOOD + put(id="2") + "</object>", "two objects named a"),
        (put(type="Heap") + "</object>", "object a is of type 'Heap'"),
        (put(type="") + "</object>", "object a is of type"),
        (put(x="1550") + "</object>", "object a reaches outside the stage"),
        (put(y="-1") + "</object>", "object a reaches outside the stage"),
        (put(rotation="5") + "</object>", "object a is rotated"),
        (put(width="0") + "</object>", "object a is not a rectangle"),
        (put() + '<polygon points="0,0 9,9 0,9"/></object>', "object a is not a rectangle"),
        (put() + "<ellipse/></object>", "object a is not a rectangle"),
        (put() + "<point/></object>", "object a is not a rectangle"),
        (put() + "<text>ho</text></object>", "object a is not a rectangle"),
        (put(gid="1") + "</object>", "object a is not a rectangle"),
        (put(template="t.tx") + "</object>", "object a comes from a template"),
        (own("stepp", "3"), "a has a property stepp; a Row has step, span, towards, align, thing"),
        (own("step", "-3"), "object a has step -3.0"),
        (own("step", "much", "string"), "object a has step 'much'"),
        (own("towards", "north", "string"), "it is one of right, left, down, up"),
        (own("name", "b", "string"), "object a .* name"),
        (
            put() + '<properties><property name="step" propertytype="T" value="3"/></properties>'
            "</object>",
            "a property with a type of its own",
        ),
    ],
)
def test_a_map_that_makes_no_sense_is_refused_with_a_sentence(tmp_path, objects, sentence):
    with pytest.raises(MapError, match=f"odd.tmx.*{sentence}"):
        load_zones(written(tmp_path, objects))


def test_whole_maps_that_make_no_sense_are_refused(tmp_path):
    small = HEAD.replace('width="80"', 'width="40"')
    with pytest.raises(MapError, match="800 × 900 px"):
        load_zones(written(tmp_path, GOOD, head=small))
    with pytest.raises(MapError, match="one object layer named zones"):
        load_zones(written(tmp_path, GOOD, layer="Objects"))
    with pytest.raises(MapError, match="offset"):
        load_zones(written(tmp_path, GOOD, layer='zones" offsetx="5'))
    with pytest.raises(MapError, match="group"):
        load_zones(written(tmp_path, GOOD, head=HEAD + '<group id="9" name="g"></group>'))
    broken = tmp_path / "broken.tmx"
    broken.write_text("<map><objectgroup")
    with pytest.raises(MapError, match=r"broken\.tmx: this is not a Tiled map"):
        load_zones(broken)
    broken.write_text("<tileset/>")
    with pytest.raises(MapError, match="<tileset>"):
        load_zones(broken)
    with pytest.raises(FileNotFoundError):
        load_zones(tmp_path / "none.tmx")
