"""The shower over a won table: bounded, repeatable, and over after some seconds."""

from __future__ import annotations

from sprites.places.embers import LASTS, Embers


def test_a_shower_is_bounded_and_ends_by_itself():
    embers, most = Embers(4711), 0
    for _ in range(60 * 20):
        embers.update(1 / 60)
        most = max(most, embers.count)
    assert 40 < most <= 110
    assert not embers.moving
    assert embers.count == 0


def test_the_same_seed_gives_the_same_shower(canvas):
    pictures = []
    for _ in range(2):
        canvas.fill("#12162a")
        embers = Embers(7)
        for _ in range(90):
            embers.update(1 / 30)
        embers.draw(canvas)
        pictures.append(canvas.surface.copy().get_buffer().raw)
    assert pictures[0] == pictures[1]


def test_a_long_stall_makes_no_flood():
    embers = Embers(1)
    embers.update(LASTS * 0.9)
    assert embers.count <= 110
    embers.update(1000)
    assert not embers.moving
