"""The history: where the match is, what is forgotten by going on, and who is told what."""

from __future__ import annotations

import pytest

from game.history import History
from game.nothing.events import CardChosen
from game.nothing.rules import DRAW, HAT
from game.transcript import Ply
from tests.nothing import Nothing


def made(*moves, still=True):
    """Return the history of a deal of Nothing after such moves, each of the first seat to act."""
    state = Nothing().new_state(2, 7, still=still)
    history = History(state, 2)
    for move in moves:
        seat = history.state.to_act()[0]
        after = history.state.clone()
        chosen = after.legal_moves(seat)[0] if move is None else move
        events = tuple(after.apply(seat, chosen))
        history.add(Ply(seat, history.state.encode(chosen)), events, after)
    return history


def test_plies_and_events_are_numbered_from_one():
    history = made(None, None, DRAW)
    assert (len(history), history.position) == (3, 3)
    assert history.ply(3).text == "draw" and history.events(1)[0].seat == 0
    for number in (0, 4, -1):
        with pytest.raises(IndexError):
            history.ply(number)
        with pytest.raises(IndexError):
            history.events(number)


def test_positions_are_counted_from_nought_and_handed_out_as_copies():
    history = made(None, None)
    assert history.state_after(0).to_act() == (0, 1) and history.state_after(1).to_act() == (1,)
    assert history.state_after(2) is not history.state
    for number in (-1, 3):
        with pytest.raises(IndexError):
            history.state_after(number)


def test_going_on_forgets_what_was_undone_and_no_more():
    history = made(None, None, DRAW)
    kept, state = history.plies[:1], history.state_after(1)
    history.position = 1
    after = state.clone()
    move = after.legal_moves(1)[-1]
    history.add(Ply(1, state.encode(move)), tuple(after.apply(1, move)), after)
    assert (len(history), history.position, history.plies[:1]) == (2, 2, kept)
    assert history.state is after and history.state_after(1).to_act() == (1,)


def test_what_is_undone_is_told_to_nobody():
    history = made(None, None, DRAW)
    history.position = 2
    for told in (history.told_to(0), history.told_to_all(), history.told_whole()):
        assert [one.number for one in told] == [1, 2]


def test_a_secret_ply_keeps_its_text_from_all_but_its_seat():
    history = made(None)
    assert history.told_to(0)[0].text == history.told_whole()[0].text == history.ply(1).text
    for told in (history.told_to(1), history.told_to_all()):
        assert (told[0].seat, told[0].text, told[0].events) == (0, None, ())


def test_an_open_ply_is_told_with_its_text_to_all():
    history = made(None, None, HAT, still=False)
    other = 1 - history.ply(3).seat
    assert history.told_to(other)[2].text == history.told_to_all()[2].text == "hat"


def test_a_seat_is_told_its_own_move_though_it_does_not_see_all_that_came_of_it():
    class Veiled(CardChosen):
        def seen_by(self, seat):
            return None

    history = made(None)
    state = history.state
    history.add(Ply(1, "choose 3"), (Veiled(1, 3),), state)
    assert (history.told_to(1)[1].text, history.told_to(1)[1].events) == ("choose 3", ())
    assert history.told_to(0)[1].text is None
