"""A flourish leaves every card where it was, however it ends."""

from __future__ import annotations

import pytest

from sprites.paint.theme import Motion
from sprites.places import flourish
from tests.sprites.engine.test_piece_table import assert_landed, pieces, table

VIEW = {"hand": pieces("A", "B", "C"), "removed": pieces(*"DEFGHIJKLM")}


def flourishing(motion: Motion | None = None):
    shown = table(motion)
    shown.lay(VIEW)
    seconds = flourish.parade(shown, [*"DEFGHIJKLM"], -1000, 240)
    return shown, flourish.bow(shown, ["A", "B", "C"], seconds)


def test_cards_go_out_one_way_and_come_back_the_other():
    shown, seconds = flourishing()
    home = shown.place_of("M")
    heights = []
    for _ in range(3):
        shown.timeline.update(0.28)
        heights.append(shown.sprite("M").y - home.y)
    assert shown.sprite("M").x < home.x - 500
    assert heights[0] < -150 < 100 < heights[2]
    assert shown.sprites()[-1].height > 0
    shown.timeline.update(seconds)
    assert_landed(shown, VIEW)


@pytest.mark.parametrize("moment", [0.0, 0.4, 1.3, 1.9])
def test_it_may_be_finished_or_overtaken_at_any_moment(moment):
    shown, _ = flourishing()
    shown.timeline.update(moment)
    shown.timeline.finish()
    assert_landed(shown, VIEW)
    shown, _ = flourishing()
    shown.timeline.update(moment)
    other = {"cell": pieces("A"), "removed": pieces(*"FEDBC")}
    shown.show(other)
    shown.timeline.update(9)
    assert_landed(shown, other)


def test_it_keeps_nobody_waiting_and_instant_shows_nothing_of_it():
    shown = table()
    names = [f"X{number}" for number in range(40)]
    shown.lay({"removed": pieces(*names)})
    assert flourish.parade(shown, names, 500, 100) < 4
    assert flourish.bow(shown, []) == 0
    shown, _ = flourishing(Motion("instant"))
    shown.timeline.update(0)
    assert_landed(shown, VIEW)
    assert not shown.moving


def test_a_held_card_stays_in_the_hand():
    shown = table()
    shown.lay(VIEW)
    shown.lift("A")
    shown.drag(700, 300)
    flourish.bow(shown, ["A", "B"])
    shown.timeline.update(0.3)
    assert shown.sprite("A").y == 300
