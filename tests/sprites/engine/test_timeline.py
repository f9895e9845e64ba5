"""Motions on a fake clock: where things are, what takes over, what finishing means."""

from __future__ import annotations

import math
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sprites.engine.timeline import EASINGS, Timeline
from sprites.paint.theme import Motion


def thing(**numbers: float) -> SimpleNamespace:
    return SimpleNamespace(**{"x": 0.0, "y": 0.0, "alpha": 1.0, "z": 0.0} | numbers)


def test_a_motion_runs_for_its_time_and_lands_exactly():
    timeline, card = Timeline(), thing()
    timeline.to(card, 1.0, ease="linear", x=10)
    assert (card.x, timeline.moving) == (0, True)
    timeline.update(0.25)
    assert card.x == pytest.approx(2.5)
    timeline.update(0.75)
    assert (card.x, timeline.moving) == (10, False)


def test_a_delayed_motion_starts_from_where_the_thing_is_by_then():
    timeline, card = Timeline(), thing()
    timeline.to(card, 1.0, delay=1.0, ease="linear", x=10)
    timeline.update(0.5)
    card.x = 4
    timeline.update(1.0)
    assert card.x == pytest.approx(7)


def test_a_newer_motion_takes_only_its_own_attribute_from_where_it_is():
    timeline, card = Timeline(), thing()
    timeline.to(card, 1.0, ease="linear", x=10, y=10)
    timeline.update(0.5)
    timeline.to(card, 1.0, ease="linear", x=0)
    timeline.update(0.0)
    assert card.x == pytest.approx(5)
    timeline.update(0.5)
    assert (card.x, card.y) == (pytest.approx(2.5), 10)
    timeline.update(0.5)
    assert card.x == 0


@pytest.mark.parametrize("delay", [0.0, 0.5])
def test_of_two_motions_begun_in_one_instant_only_the_newer_counts(delay):
    """Not even for a moment is the thing where the older one would have put it."""
    timeline, card = Timeline(), thing()
    timeline.to(card, 0.0, delay=delay, x=100, y=7)
    timeline.to(card, 1.0, delay=delay, ease="linear", x=10)
    timeline.update(delay + 0.5)
    assert (card.x, card.y) == (pytest.approx(5), 7)
    timeline.update(0.5)
    assert card.x == 10


def test_a_newer_motion_drops_older_ones_that_would_begin_later():
    timeline, card = Timeline(), thing()
    timeline.to(card, 0.1, delay=2.0, x=99, y=7)
    timeline.to(card, 0.1, x=1)
    timeline.update(5.0)
    assert (card.x, card.y) == (1, 7)


def test_an_older_motion_goes_on_until_a_delayed_newer_one_begins():
    timeline, card = Timeline(), thing()
    timeline.to(card, 2.0, ease="linear", x=20)
    timeline.to(card, 1.0, delay=1.0, ease="linear", x=0)
    timeline.update(0.9)
    assert card.x == pytest.approx(9)
    timeline.update(0.6)
    assert card.x == pytest.approx(5)
    timeline.update(5)
    assert card.x == 0


def test_a_hump_rises_in_between_and_leaves_nothing_behind():
    timeline, disk = Timeline(), thing()
    timeline.to(disk, 1.0, ease="linear", humps={"y": -80}, x=100, y=0)
    timeline.update(0.5)
    assert (disk.x, disk.y) == (pytest.approx(50), pytest.approx(-80))
    timeline.update(0.5)
    assert (disk.x, disk.y) == (100, 0)


@pytest.mark.parametrize("ease", EASINGS)
def test_eases_begin_and_end_where_they_should(ease):
    curve = EASINGS[ease]
    assert curve(0.0) == pytest.approx(0)
    assert curve(1.0) == pytest.approx(1)
    assert all(-0.1 <= curve(step / 50) <= 1.1 for step in range(51))


def test_a_long_step_is_the_same_as_many_short_ones():
    def run(steps: list[float]) -> list[object]:
        timeline, card, heard = Timeline(), thing(), []
        timeline.to(card, 0.4, x=10)
        timeline.call(0.2, lambda: timeline.to(card, 0.5, ease="linear", x=-10))
        timeline.call(0.6, lambda: heard.append(round(card.x, 6)))
        for dt in steps:
            timeline.update(dt)
        return [*heard, round(card.x, 6)]

    assert run([9.0]) == pytest.approx(run([0.1] * 90))


def test_calls_come_in_order_of_time_and_then_of_adding():
    timeline, heard = Timeline(), []
    for name, delay in (("c", 0.3), ("a", 0.1), ("d", 0.3), ("b", 0.1)):
        timeline.call(delay, lambda name=name: heard.append(name))
    timeline.update(1)
    assert heard == ["a", "b", "c", "d"]


def test_a_call_is_never_made_from_within_adding_it_but_at_the_next_update():
    timeline, heard = Timeline(), []
    timeline.call(0, lambda: heard.append(1))
    assert heard == []
    timeline.update(0)
    assert heard == [1]


def test_finish_lands_everything_and_makes_the_calls_in_order():
    timeline, card, heard = Timeline(), thing(), []
    timeline.to(card, 0.5, delay=0.5, x=10)
    timeline.to(card, 0.5, delay=2.0, x=20)
    timeline.call(1.0, lambda: heard.append(("first", card.x)))
    timeline.call(3.0, lambda: heard.append(("second", card.x)))
    timeline.update(0.1)
    timeline.finish()
    assert heard == [("first", 10), ("second", 20)]
    assert (card.x, timeline.moving) == (20, False)


def test_finish_does_not_play_what_its_calls_begin():
    timeline, card = Timeline(), thing()
    timeline.call(0.5, lambda: timeline.to(card, 1.0, ease="linear", x=10))
    timeline.finish()
    assert (card.x, timeline.moving) == (0, True)
    timeline.update(0.5)
    assert card.x == pytest.approx(5)


def test_a_call_that_calls_itself_again_does_not_trap_finish():
    timeline, heard = Timeline(), []

    def again() -> None:
        heard.append(len(heard))
        timeline.call(0.1, again)

    timeline.call(0.1, again)
    timeline.finish()
    timeline.update(0.25)
    assert heard == [0, 1, 2]


def test_finish_within_a_call_lands_the_rest_before_it_returns():
    timeline, card, heard = Timeline(), thing(), []

    def hurry() -> None:
        timeline.finish()
        heard.append(card.x)

    timeline.to(card, 1.0, x=10)
    timeline.call(0.5, hurry)
    timeline.call(0.9, lambda: heard.append("last"))
    timeline.update(0.6)
    assert heard == ["last", 10]
    assert not timeline.moving


def test_finish_within_finish_loses_and_repeats_nothing():
    timeline, card, heard = Timeline(), thing(), []
    timeline.call(0.1, timeline.finish)
    timeline.call(0.2, lambda: heard.append("a"))
    timeline.call(0.3, lambda: heard.append("b"))
    timeline.to(card, 1.0, x=3)
    timeline.finish()
    assert (heard, card.x, timeline.moving) == (["a", "b"], 3, False)


def test_a_call_that_fails_stops_nothing():
    timeline, card, heard = Timeline(), thing(), []
    timeline.call(0.1, lambda: 1 / 0)
    timeline.call(0.2, lambda: heard.append("after"))
    timeline.to(card, 0.3, x=5)
    with pytest.raises(ZeroDivisionError):
        timeline.update(1)
    assert (heard, card.x, timeline.moving) == (["after"], 5, False)
    timeline.call(0, lambda: 1 / 0)
    timeline.call(0, lambda: heard.index("nothing"))
    with pytest.raises(ExceptionGroup) as failures:
        timeline.finish()
    assert [type(one) for one in failures.value.exceptions] == [ZeroDivisionError, ValueError]


def test_a_timeline_cannot_be_updated_by_its_own_call():
    timeline = Timeline()
    timeline.call(0, lambda: timeline.update(1))
    with pytest.raises(RuntimeError):
        timeline.update(1)
    timeline.update(1)


def test_stopped_things_stay_where_they_are_and_cleared_ones_too():
    timeline, card, other = Timeline(), thing(), thing()
    for one in (card, other):
        timeline.to(one, 1.0, ease="linear", x=10)
    timeline.update(0.5)
    timeline.stop(card)
    timeline.update(0.1)
    assert (card.x, other.x) == (pytest.approx(5), pytest.approx(6))
    timeline.call(0, lambda: 1 / 0)
    timeline.clear()
    timeline.update(9)
    assert (other.x, timeline.moving) == (pytest.approx(6), False)


def test_speed_stretches_times_and_instant_needs_no_time():
    slow, card = Timeline(Motion("slow")), thing()
    slow.to(card, 1.0, ease="linear", x=16)
    slow.update(0.8)
    assert card.x == pytest.approx(8)
    instant, heard = Timeline(Motion("instant")), []
    instant.to(card, 1.0, delay=3.0, x=1)
    instant.call(9.0, lambda: heard.append(card.x))
    instant.update(0)
    assert (heard, instant.moving) == ([1], False)


def test_reduced_motion_jumps_places_and_still_fades():
    timeline, card = Timeline(Motion(reduced=True)), thing()
    timeline.to(card, 1.0, ease="linear", x=10, alpha=0, humps={"x": 50})
    timeline.update(0.5)
    assert (card.x, card.alpha) == (10, pytest.approx(0.5))


def test_sleep_tells_how_long_nothing_changes():
    timeline, card = Timeline(), thing()
    assert timeline.sleep == math.inf
    timeline.call(2.0, lambda: None)
    timeline.update(0.5)
    assert timeline.sleep == pytest.approx(1.5)
    timeline.to(card, 1.0, x=1)
    timeline.update(0.1)
    assert timeline.sleep == 0
    timeline.stop(card)
    assert timeline.sleep == pytest.approx(1.4)


def test_a_track_plays_one_motion_after_another():
    timeline, card, heard = Timeline(), thing(), []
    track = timeline.track(delay=1.0)
    track.to(card, 1.0, ease="linear", x=10).also(card, 2.0, ease="linear", y=10)
    track.call(lambda: heard.append((card.x, card.y))).wait(0.5).to(card, 1.0, x=0)
    assert track.end == pytest.approx(4.5)
    timeline.update(2.5)
    assert (card.x, card.y) == (10, pytest.approx(7.5))
    timeline.update(1.0)
    assert heard == [(10, 10)]
    timeline.update(1.0)
    assert (card.x, timeline.moving) == (0, False)


@pytest.mark.parametrize(
    "how",
    [{"seconds": -1}, {"seconds": math.inf}, {"seconds": math.nan}, {"delay": -0.1},
     {"ease": "wobble"}, {"humps": {"y": 3}}],
)
def test_impossible_motions_are_refused(how):
    with pytest.raises(ValueError):
        Timeline().to(thing(), **({"seconds": 1.0} | how), x=1)


def test_an_attribute_that_is_not_there_and_impossible_times_are_refused():
    timeline = Timeline()
    with pytest.raises(AttributeError):
        timeline.to(thing(), 1.0, wings=2)
    for dt in (-1.0, math.inf, math.nan):
        with pytest.raises(ValueError):
            timeline.update(dt)
        with pytest.raises(ValueError):
            timeline.call(dt, lambda: None)
    assert not timeline.moving


acts = some.lists(
    some.tuples(
        some.sampled_from(["x", "y", "xy"]),
        some.floats(0, 1), some.floats(0, 1), some.floats(0, 0.4), some.integers(-50, 50),
    ),
    max_size=12,
)


@given(acts)
def test_what_was_asked_last_is_what_lands(acts):
    """Whatever overlaps: an undelayed motion added last always has the last word."""
    timeline, card = Timeline(), thing()
    for names, seconds, delay, pause, goal in acts:
        timeline.to(card, seconds, delay=delay, **dict.fromkeys(names, goal))
        timeline.update(pause)
    timeline.to(card, 0.2, x=1000, y=-1000)
    while timeline.moving:
        timeline.update(0.05)
    assert (card.x, card.y) == (1000, -1000)
    assert timeline.sleep == math.inf


@given(acts)
def test_finishing_ends_where_playing_ends(acts):
    ends = []
    for land in (Timeline.finish, lambda timeline: timeline.update(100)):
        timeline, card = Timeline(), thing()
        for names, seconds, delay, pause, goal in acts:
            timeline.to(card, seconds, delay=delay, **dict.fromkeys(names, goal))
            timeline.update(pause)
        land(timeline)
        assert not timeline.moving
        ends.append((card.x, card.y))
    assert ends[0] == ends[1]


def test_a_swing_goes_to_both_sides_and_leaves_nothing_behind():
    timeline, card = Timeline(), thing()
    timeline.to(card, 1.0, ease="linear", swings={"y": 30}, humps={"y": 8}, y=0)
    timeline.update(0.25)
    assert card.y == pytest.approx(30 + 6)
    timeline.update(0.5)
    assert card.y == pytest.approx(-30 + 6)
    timeline.update(0.25)
    assert card.y == 0
