"""The course of a match: who is told what, looking back, and the promise of its shuffle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import fairness
from game.contract import IllegalMove
from game.course import Course
from game.nothing.events import CardChosen, CardDrawn, CardsRevealed, WindTurned
from game.nothing.rules import DRAW
from game.transcript import AGENT, GUEST, Chair, Transcript
from tests.game.playthrough import fingerprint


def choose_both(match):
    """Let both seats choose their lowest card."""
    match.play(0, match.state.legal_moves(0)[0])
    return match.play(1, match.state.legal_moves(1)[0])


# What is told


def test_secret_choices_are_told_to_their_owner_alone(begin):
    match = begin()
    card = match.state.legal_moves(0)[0]
    match.play(0, card)
    assert match.history(0)[0].text == f"choose {card}"
    assert match.history(0)[0].events == (CardChosen(0, card),)
    for viewer in (1, None):
        told = match.history(viewer)[0]
        assert (told.seat, told.text, told.events) == (0, None, ())
    match.play(1, match.state.legal_moves(1)[0])
    first, second = match.history()
    assert first.text is None and second.text is None
    assert [type(event) for event in second.events] == [CardsRevealed, WindTurned]


def test_a_draw_is_told_masked(begin):
    match = begin()
    choose_both(match)
    seat = match.state.to_act()[0]
    match.play(seat, DRAW)
    own, other = match.history(seat)[-1], match.history(1 - seat)[-1]
    assert own.text == "draw" and own.events[0].card is not None
    assert other.text is None and other.events == (CardDrawn(seat, None),)


def test_when_it_is_over_everything_is_told(begin, play_on):
    match = play_on(begin())
    assert all(told.text for told in match.history(1))
    assert match.history() == match.history(0) == match.history(1)


def test_looking_back_hands_out_copies(begin, play_on):
    match = play_on(begin(), 4)
    before = fingerprint(match.state_at(2), 2)
    looked = match.state_at(2)
    looked.apply(looked.to_act()[0], looked.legal_moves(looked.to_act()[0])[0])
    assert fingerprint(match.state_at(2), 2) == before
    for ply in (-1, match.last + 1):
        with pytest.raises(IndexError):
            match.state_at(ply)
    for ply in (0, match.last + 1):
        with pytest.raises(IndexError):
            match.events_at(ply)


# The promise


def test_the_promise_is_kept(begin, play_on):
    match = begin(seed=42, nonce="00ff")
    assert match.commitment == fairness.commitment(42, "00ff")
    with pytest.raises(IllegalMove):
        match.reveal()
    reveal = play_on(match).reveal()
    assert (reveal.seed, reveal.nonce) == (42, "00ff") and fairness.verify(reveal)
    assert not fairness.verify(replace(reveal, seed=43))
    assert not fairness.verify(replace(reveal, nonce="00fe"))


# What the sheet says


def test_a_course_begins_at_the_first_position_with_the_sheets_options_completed(begin, play_on):
    match = play_on(begin(seed=9, group="12"), 4)
    match.tick(2.5)
    match.mark("seen")
    course = Course(match.game, match.transcript())
    assert (course.position, course.last, course.outcome, course.result) == (0, 0, None, None)
    assert (course.seed, course.group, course.options) == (9, "12", match.options)
    assert (course.seconds, course.marks) == (2.5, {"seen"}) and not course.given_up
    assert fingerprint(course.state, 2) == fingerprint(match.state_at(0), 2)


def test_who_must_move_is_told_by_the_chairs(games):
    chairs = (Chair(GUEST, "Iñaki"), Chair(AGENT, "Kay", "squire"))
    course = _course(games["nothing"], chairs)
    assert course.chairs == chairs and course.my_seat is None
    assert course.people_to_act() == (0,) and course.agents_to_act() == (1,)
    assert _course(games["nothing"], chairs[::-1]).people_to_act() == (1,)


def test_the_plies_are_told_by_number_from_one(begin):
    match = begin()
    card = match.state.legal_moves(0)[0]
    match.play(0, card)
    assert match.made_by(1) == "person" and match.events_at(1) == (CardChosen(0, card),)
    with pytest.raises(IndexError):
        match.made_by(2)


def _course(game, chairs):
    return Course(game, Transcript(game.key, game.version, 7, "", "", chairs))
