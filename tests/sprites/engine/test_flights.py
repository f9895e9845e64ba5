"""How pieces fly, move up, appear and leave: what is planned, and where it ends."""

from __future__ import annotations

import pytest

from sprites.engine.flights import FLYING, HELD, Flights
from sprites.engine.layout import Piece, Spot
from sprites.engine.sprite import Sprite
from sprites.engine.timeline import Timeline
from sprites.engine.zones import Place
from sprites.paint import theme
from sprites.paint.easel import Easel

SPOT = Spot(Piece("a", "A"), "cell", 0, Place(900, 300, 5), 2000, True)


def blank(easel: Easel, wide: float):
    return easel.blank(wide, wide)


@pytest.fixture
def flights():
    return Flights(Timeline())


@pytest.fixture
def card():
    sprite = Sprite("a", 100, 140, blank, blank)
    sprite.x, sprite.y, sprite.turn = 100.0, 700.0, 0.0
    return sprite


def at(sprite: Sprite) -> tuple[float, ...]:
    return (sprite.x, sprite.y, sprite.angle, sprite.z, sprite.turn, sprite.height, sprite.size,
            sprite.alpha)


LANDED = (900, 300, 5, 2000, 1, 0, 1, 1)


def test_a_flight_goes_above_all_turns_over_and_lands(flights, card):
    flights.fly(card, SPOT)
    flights.timeline.update(theme.MOVE / 2)
    assert card.z > FLYING
    assert not card.covering
    assert 0 < card.turn < 1
    assert card.height == pytest.approx(14)
    assert 100 < card.x < 900
    flights.timeline.update(theme.MOVE)
    assert at(card) == LANDED
    assert card.covering


def test_who_takes_off_later_flies_above(flights, card):
    other = Sprite("b", 100, 140, blank)
    flights.fly(card, SPOT)
    flights.fly(other, SPOT, 0.1)
    flights.timeline.update(0.15)
    assert FLYING < card.z < other.z < HELD


def test_a_delayed_flight_lies_still_until_it_begins(flights, card):
    flights.fly(card, SPOT, 0.5)
    flights.timeline.update(0.4)
    assert (card.x, card.z, card.turn) == (100, 0, 0)
    flights.timeline.update(0.1 + theme.MOVE)
    assert at(card) == LANDED


def test_near_its_place_a_piece_moves_up_low_and_in_less_time(flights, card):
    card.x, card.y, card.turn, card.z = 820.0, 300.0, 1.0, 7.0
    flights.shift(card, SPOT)
    flights.timeline.update(theme.RELAYOUT / 2)
    assert (card.height, card.z) == (0, 7)
    assert 820 < card.x < 900
    flights.timeline.update(theme.RELAYOUT)
    assert at(card) == LANDED


@pytest.mark.parametrize(("distance", "flies"), [(119, False), (121, True)])
def test_farther_than_a_width_and_a_fifth_it_flies(flights, card, distance, flies):
    card.x, card.y = 900.0 - distance, 300.0
    flights.shift(card, SPOT)
    flights.timeline.update(theme.RELAYOUT / 2)
    assert (card.z > FLYING) == flies


def test_moving_up_and_turning_over_takes_the_time_of_a_turn(flights, card):
    card.x, card.y = 880.0, 300.0
    flights.shift(card, SPOT)
    flights.timeline.update(theme.RELAYOUT)
    assert 0 < card.turn < 1
    flights.timeline.update(theme.MOVE)
    assert at(card) == LANDED


def test_a_hop_leaves_by_a_detour_and_comes_back(flights, card):
    flights.put(card, SPOT)
    flights.hop(card, SPOT, 1.0, 0.0, {"y": -80.0}, {})
    flights.timeline.update(0.5)
    assert card.y == pytest.approx(220)
    assert card.z > FLYING
    flights.timeline.update(0.6)
    assert at(card) == LANDED


def test_what_flies_away_vanishes_at_the_end_and_says_so(flights, card):
    gone: list[str] = []
    flights.fly_away(card, Place(500, 500), 0.0, lambda: gone.append("a"), 0.5)
    flights.timeline.update(theme.MOVE * 0.9)
    assert gone == []
    assert 0 < card.alpha < 1
    flights.timeline.update(theme.MOVE)
    assert (card.x, card.y, card.size, card.alpha) == (500, 500, 0.5, 0)
    assert gone == ["a"]


def test_what_fades_away_stays_where_it_is(flights, card):
    gone: list[str] = []
    flights.timeline.to(card, 9, x=1500)
    flights.timeline.update(0)
    flights.fade_away(card, lambda: gone.append("a"))
    flights.timeline.update(theme.FADE)
    assert (card.x, card.alpha, gone) == (100, 0, ["a"])


def test_a_lifted_piece_drops_its_flight_rises_and_grows(flights, card):
    flights.fly(card, SPOT)
    flights.timeline.update(theme.MOVE / 2)
    where, card.alpha = card.x, 0.4
    flights.lift(card)
    flights.timeline.update(theme.FADE)
    assert (card.x, card.z, card.covering) == (where, HELD, False)
    assert (card.size, card.height, card.alpha) == (theme.DRAG_GROWTH, theme.LIFTED, 1)


def test_a_piece_that_is_put_lies_there_at_once_and_moves_no_more(flights, card):
    flights.fly(card, SPOT)
    flights.timeline.update(theme.MOVE / 2)
    flights.put(card, SPOT)
    assert at(card) == LANDED
    assert not flights.timeline.moving
