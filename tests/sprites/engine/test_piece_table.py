"""The table on a fake clock: whatever happens in between, the last view lands, piece by piece."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sprites.engine.canvas import Canvas
from sprites.engine.piece_table import Piece, PieceTable
from sprites.engine.sprite import Sprite
from sprites.engine.timeline import Timeline
from sprites.engine.viewport import Viewport
from sprites.engine.zones import Anchor, Fan, Pile, Row
from sprites.paint import theme
from sprites.paint.easel import Easel
from sprites.paint.theme import Motion

ZONES = {
    zone.name: zone
    for zone in (
        Anchor("board", 500, 100, 600, 500),
        Pile("stock", 100, 100, 130, 178),
        Anchor("cell", 520, 120, 128, 176),
        Anchor("next", 663, 120, 128, 176, angle=5),
        Row("line", 500, 640, 400, 120, span=84, step=100),
        Fan("hand", 300, 700, 900, 180, span=110),
        Pile("removed", 1300, 100, 130, 178, scatter=13),
    )
}


def blank(easel: Easel, wide: float) -> pygame.Surface:
    return easel.keep(("test card", wide), lambda: easel.blank(wide, wide * 1.4))


def make(piece: Piece) -> Sprite:
    return Sprite(piece.name, 120, 168, blank if piece.face else None, blank)


def table(motion: Motion | None = None) -> PieceTable:
    return PieceTable(ZONES, Timeline(motion), make)


def pieces(*names: str) -> list[Piece]:
    """Pieces whose names in capitals lie face up."""
    return [Piece(name, name if name.isupper() else None) for name in names]


def assert_landed(shown: PieceTable, view: dict[str, list[Piece]]) -> None:
    """Every piece of the view lies exactly at its place, and nothing else is seen."""
    names = [piece.name for lying in view.values() for piece in lying]
    assert sorted(sprite.name for sprite in shown.sprites()) == sorted(names)
    order = [sprite.name for sprite in shown.sprites()]
    for zone, lying in view.items():
        assert shown.contents(zone) == [piece.name for piece in lying]
        for piece, place in zip(lying, ZONES[zone].places(len(lying)), strict=True):
            sprite = shown.sprite(piece.name)
            assert (sprite.x, sprite.y, sprite.angle) == (place.x, place.y, place.angle)
            assert (sprite.size, sprite.height, sprite.alpha) == (1, 0, 1)
            assert sprite.turn == (piece.face is not None)
            assert shown.zone_of(piece.name) == zone
            assert shown.place_of(piece.name) == place
        heights = [order.index(piece.name) for piece in lying]
        assert heights == sorted(heights)


def test_a_view_is_laid_at_once():
    shown = table()
    view = {"stock": pieces("a", "b", "c"), "cell": pieces("K")}
    shown.lay(view)
    assert not shown.moving
    assert_landed(shown, view)


def test_a_piece_flies_lifted_above_all_and_lands_under_its_zones_order():
    shown = table()
    shown.lay({"cell": pieces("K"), "hand": pieces("Q", "J")})
    seconds = shown.show({"cell": pieces(), "hand": pieces("K", "Q", "J")})
    assert seconds == pytest.approx(theme.MOVE)
    shown.timeline.update(theme.MOVE / 2)
    king = shown.sprite("K")
    assert king.height > 5
    assert shown.sprites()[-1] is king
    shown.timeline.update(theme.MOVE)
    assert_landed(shown, {"hand": pieces("K", "Q", "J")})


def test_those_that_stay_only_move_up():
    shown = table()
    shown.lay({"line": pieces("A", "B", "C")})
    shown.show({"line": pieces("A", "C")})
    shown.timeline.update(theme.RELAYOUT)
    assert shown.sprite("C").x == shown.place_of("C").x
    shown.timeline.finish()
    assert_landed(shown, {"line": pieces("A", "C")})


def test_a_large_deal_takes_no_longer_than_it_may_and_goes_in_order():
    shown = table()
    names = [chr(ord("a") + index) for index in range(26)]
    shown.lay({"stock": pieces(*names)})
    seconds = shown.show({"removed": pieces(*names)}, order=reversed(names))
    assert seconds == pytest.approx(theme.DEAL_MOST)
    shown.timeline.update(seconds / 2)
    assert shown.sprite("z").x > shown.sprite("a").x
    shown.timeline.update(seconds / 2 + 0.001)
    assert_landed(shown, {"removed": pieces(*names)})


def test_a_card_drawn_from_a_hidden_stock_is_the_same_card_turning_over():
    shown = table()
    shown.lay({"stock": pieces("s0", "s1", "s2")})
    top = shown.sprite("s2")
    shown.show({"stock": pieces("s0", "s1"), "cell": pieces("K")}, come_from={"K": "stock"})
    assert shown.sprite("K") is top
    assert top.turn == 0
    assert top.face is not None
    shown.timeline.finish()
    assert_landed(shown, {"stock": pieces("s0", "s1"), "cell": pieces("K")})
    shown.show({"stock": pieces("s0", "s1", "s2")}, go_to={"K": "stock"})
    assert shown.sprite("s2") is top
    shown.timeline.finish()
    assert_landed(shown, {"stock": pieces("s0", "s1", "s2")})


def test_new_pieces_come_out_of_their_zone_and_others_fade_in():
    shown = table()
    shown.show({"cell": pieces("K"), "next": pieces("Q")}, come_from={"K": "stock"}, step=0)
    king, queen = shown.sprite("K"), shown.sprite("Q")
    assert (king.x, king.alpha, king.turn) == (ZONES["stock"].x, 1, 0)
    assert (queen.x, queen.alpha) == (ZONES["next"].x, 0)
    shown.timeline.update(0.1)
    assert ZONES["stock"].x < king.x < ZONES["cell"].x
    assert 0 < queen.alpha < 1


def test_what_is_gone_leaves_and_may_come_back_on_its_way():
    shown = table()
    shown.lay({"cell": pieces("K"), "next": pieces("Q")})
    shown.show({}, go_to={"K": "removed"})
    assert shown.zone_of("K") is None
    shown.timeline.update(0.1)
    king = next(sprite for sprite in shown.sprites() if sprite.name == "K")
    where = king.x
    assert where > ZONES["cell"].x
    shown.show({"cell": pieces("K")})
    assert shown.sprite("K") is king
    assert king.x == where
    shown.timeline.update(0.2)
    shown.timeline.finish()
    assert_landed(shown, {"cell": pieces("K")})


def test_a_new_view_takes_over_in_mid_flight():
    shown = table()
    shown.lay({"cell": pieces("K")})
    shown.show({"removed": pieces("K")})
    shown.timeline.update(theme.MOVE / 2)
    before = shown.sprite("K").x
    shown.show({"cell": pieces("K")})
    shown.timeline.update(0)
    assert shown.sprite("K").x == before
    shown.timeline.update(1)
    assert_landed(shown, {"cell": pieces("K")})


def test_a_held_piece_stays_untouched_until_released():
    shown = table()
    shown.lay({"cell": pieces("K")})
    shown.lift("K")
    shown.drag(900, 300)
    shown.show({"next": pieces("K")})
    shown.timeline.finish()
    king = shown.sprite("K")
    assert (king.x, king.y, king.size) == (900, 300, theme.DRAG_GROWTH)
    shown.lay({"next": pieces("K")})
    assert (king.x, king.y) == (900, 300)
    shown.release()
    shown.timeline.finish()
    assert_landed(shown, {"next": pieces("K")})


def test_releasing_before_or_after_the_new_view_lands_the_same():
    for release_first in (True, False):
        shown = table()
        shown.lay({"cell": pieces("K")})
        shown.lift("K")
        shown.drag(720, 200)
        if release_first:
            shown.release()
        shown.show({"next": pieces("K")})
        shown.release()
        shown.timeline.update(1)
        assert_landed(shown, {"next": pieces("K")})


def test_a_held_piece_that_vanishes_leaves_when_released():
    shown = table()
    shown.lay({"cell": pieces("K")})
    shown.lift("K")
    shown.show({})
    assert [sprite.name for sprite in shown.sprites()] == ["K"]
    assert shown.piece_at(ZONES["cell"].x, ZONES["cell"].y) is None
    shown.release()
    assert shown.held is None
    shown.timeline.finish()
    assert shown.sprites() == []


def test_one_piece_is_held_at_a_time_and_only_one_that_is_there():
    shown = table()
    shown.lay({"cell": pieces("K"), "next": pieces("Q")})
    with pytest.raises(KeyError):
        shown.lift("nobody")
    shown.lift("K")
    with pytest.raises(RuntimeError):
        shown.lift("Q")
    shown.release()
    shown.release()
    shown.lift("Q")


def test_a_dragged_piece_leans_with_its_speed_and_rights_itself():
    shown = table()
    shown.lay({"cell": pieces("K")})
    king = shown.lift("K")
    for frame in range(20):
        shown.drag(king.x + 40, king.y)
        shown.update(0.016)
        shown.timeline.update(0.016 if frame else 0)
    assert king.angle == pytest.approx(theme.TILT, abs=0.5)
    assert shown.moving
    for _ in range(60):
        shown.update(0.016)
    assert king.angle == 0
    still = table(Motion(reduced=True))
    still.lay({"cell": pieces("K")})
    still.lift("K")
    still.drag(900, 300)
    still.update(0.016)
    assert still.sprite("K").angle == 0


def test_a_wrong_view_changes_nothing():
    shown = table()
    view = {"cell": pieces("K")}
    shown.lay(view)
    wrong = {"cell": pieces("K"), "next": pieces("K")}
    for act in (shown.lay, shown.show):
        with pytest.raises(ValueError, match="K is in the view twice"):
            act(wrong)
        with pytest.raises(ValueError, match="no zone 'moon'"):
            act({"moon": pieces("K")})
    with pytest.raises(ValueError, match="moon"):
        shown.show({}, go_to={"K": "moon"})
    assert not shown.moving
    assert_landed(shown, view)


def test_the_topmost_piece_is_found_by_its_shape():
    shown = table()
    shown.lay({"hand": pieces("A", "B", "C"), "cell": pieces("K")})
    b, c = shown.place_of("B"), shown.place_of("C")
    assert shown.piece_at((b.x + c.x) / 2, b.y) == "C"
    assert shown.piece_at(b.x - 20, b.y) == "B"
    cell = ZONES["cell"]
    assert shown.piece_at(cell.x - 59.5, cell.y) == "K"
    assert shown.piece_at(cell.x - 59.5, cell.y - 83.5) is None, "a corner is round"
    assert shown.piece_at((b.x + c.x) / 2, b.y, among={"A", "B"}) == "B"
    shown.lift("C")
    assert shown.piece_at((b.x + c.x) / 2, b.y) == "B"


def test_zones_are_found_by_point_and_by_what_a_piece_covers():
    shown = table()
    shown.lay({"stock": pieces("K")})
    assert shown.zone_at(530, 130) == "cell"
    assert shown.zone_at(505, 105) == "board"
    assert shown.zone_at(530, 130, among={"board"}) == "board"
    assert shown.zone_at(5, 5) is None
    king = shown.lift("K")
    shown.drag(ZONES["cell"].x + 60, 210)
    assert shown.drop_zone("K") == "cell"
    shown.drag(ZONES["cell"].x + 80, 210)
    assert shown.drop_zone("K") == "next"
    assert shown.drop_zone("K", among={"cell"}) == "cell"
    shown.drag(1000, 850)
    assert shown.drop_zone("K", among={"cell", "next", "board"}) is None
    assert king.name == "K"


def test_a_face_that_becomes_known_is_worn_and_turned_in_place():
    shown = table()
    shown.lay({"cell": [Piece("x")]})
    sprite = shown.sprite("x")
    assert sprite.face is None
    shown.show({"cell": [Piece("x", "K")]})
    assert sprite.face is blank
    shown.timeline.update(theme.MOVE / 2)
    assert 0 < sprite.turn < 1
    shown.timeline.finish()
    assert_landed(shown, {"cell": [Piece("x", "K")]})


def test_of_a_heap_on_one_place_only_what_is_seen_is_drawn(monkeypatch: pytest.MonkeyPatch):
    shown = table()
    shown.lay({"cell": pieces("a", "b", "c"), "line": pieces("d", "e")})
    drawn: list[str] = []
    monkeypatch.setattr(Sprite, "draw", lambda sprite, canvas: drawn.append(sprite.name))
    viewport = Viewport(640, 360)
    canvas = Canvas(pygame.Surface((640, 360)), viewport, Easel(viewport.scale))
    shown.draw(canvas)
    assert sorted(drawn) == ["c", "d", "e"]
    drawn.clear()
    shown.sprite("c").alpha = 0.5
    shown.draw(canvas)
    assert [name for name in drawn if name in "abc"] == ["b", "c"], "what shines through is seen"


def test_everything_can_be_drawn_at_any_moment():
    viewport = Viewport(640, 360)
    canvas = Canvas(pygame.Surface((640, 360)), viewport, Easel(viewport.scale))
    shown = table()
    shown.lay({"stock": pieces("s0", "s1")})
    shown.sprite("s0").glow = 0.5
    shown.show({"hand": pieces("A", "B")}, come_from={"A": "stock"}, go_to={"s1": "removed"})
    while shown.moving:
        shown.timeline.update(0.03)
        shown.draw(canvas)
    shown.lift("A")
    shown.sprite("B").dimmed = 1
    shown.drag(300, 300)
    shown.update(0.02)
    shown.draw(canvas)


names = some.permutations([*"abcdef", *"GHIJKL"])
views = some.builds(
    lambda order, zones: {
        zone: pieces(*(name for name, there in zip(order, zones, strict=True) if there == zone))
        for zone in ZONES
    },
    names,
    some.lists(some.sampled_from([*ZONES, None]), min_size=12, max_size=12),
)
some_zones = some.dictionaries(some.sampled_from([*"abcGHI"]), some.sampled_from([*ZONES]))
steps = some.lists(
    some.one_of(
        some.tuples(some.just("show"), views, some_zones, some_zones),
        some.tuples(some.just("lay"), views),
        some.tuples(some.just("pass"), some.floats(0, 0.4)),
        some.tuples(some.just("lift"), some.sampled_from([*"abcdefGHIJKL"])),
        some.tuples(some.just("drag"), some.integers(0, 1600), some.integers(0, 900)),
        some.tuples(some.just("release")),
        some.tuples(some.just("finish")),
    ),
    max_size=14,
)


@settings(max_examples=150)
@given(steps, views, some.sampled_from([Motion(), Motion("instant"), Motion(reduced=True)]))
def test_no_piece_is_ever_lost_or_doubled(steps, last, motion):
    """Any views at any moments of any motions: every piece of a view has its one sprite."""
    shown = table(motion)
    view: dict[str, list[Piece]] = {}
    for step in steps:
        if step[0] == "show":
            view = step[1]
            shown.show(view, come_from=step[2], go_to=step[3])
        elif step[0] == "lay":
            view = step[1]
            shown.lay(view)
        elif step[0] == "pass":
            shown.timeline.update(step[1])
            shown.update(step[1])
        elif step[0] == "lift":
            if shown.held is None and shown.zone_of(step[1]):
                shown.lift(step[1])
        elif step[0] == "drag":
            shown.drag(step[1], step[2])
        elif step[0] == "release":
            shown.release()
        else:
            shown.timeline.finish()
        names = [piece.name for lying in view.values() for piece in lying]
        seen = [sprite.name for sprite in shown.sprites()]
        assert set(names) <= set(seen)
        assert len(seen) == len(set(seen))
        assert all(shown.sprite(name).name == name for name in names)
    shown.release()
    shown.show(last)
    shown.timeline.finish()
    assert_landed(shown, last)
    assert not shown.moving
