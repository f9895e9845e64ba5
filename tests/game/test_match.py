"""The match: playing, undo and its barrier, the clock, marks, chairs, replaying."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game import fairness
from game import match as matches
from game.contract import IllegalMove, IllegalOption
from game.match import Match
from game.nothing.events import HatTurned
from game.nothing.rules import DRAW, HAT
from game.notices import DAMAGED, FUTURE, OUTDATED, Trouble
from game.patience.agents import solver
from game.patience.rules import deals
from game.records import ABANDONED, HELPED, PEEKED
from game.transcript import AGENT, GUEST, HOUSE, PERSON, Chair
from tests.game.playthrough import EVERY_TABLE, GAMES_UNDER_TEST, fingerprint


@pytest.fixture
def won_deal(begin):
    """A match of an easy patience deal, played to its win."""
    match = begin("patience", seed=next(n for n in range(1, 500) if deals.grade(n) <= 12))
    for move in solver.solve(match.state).line:
        match.play(0, move)
    return match


def choose_both(match, first=None):
    """Let both seats choose their lowest card, or seat 0 the one named."""
    match.play(0, match.state.legal_moves(0)[0] if first is None else first)
    return match.play(1, match.state.legal_moves(1)[0])


# Playing


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_a_written_match_replays_to_the_same_position(key, seats, play_on):
    game = GAMES_UNDER_TEST[key]
    match = play_on(Match.start(game, [Chair()] * seats, 11))
    again = Match.replay(match.transcript(), GAMES_UNDER_TEST)
    assert again.transcript() == match.transcript()
    for ply in range(match.last + 1):
        assert fingerprint(again.state_at(ply), seats) == fingerprint(match.state_at(ply), seats)
    assert [again.events_at(n) for n in range(1, again.last + 1)] == [
        match.events_at(n) for n in range(1, match.last + 1)
    ]


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_undo_and_redo_walk_the_same_way_back_and_forth(key, seats):
    game = GAMES_UNDER_TEST[key]
    rng = random.Random(4)
    match = Match.start(game, [Chair()] * seats, 12)
    path = [fingerprint(match.state, seats)]
    for _ in range(400):
        able = [seat for seat in range(seats) if match.can_undo(seat)]
        again = [seat for seat in range(seats) if match.can_redo(seat)]
        if able and rng.random() < 0.3:
            match.undo(rng.choice(able))
        elif again and rng.random() < 0.6:
            match.redo(again[0])
        elif match.state.to_act():
            seat = rng.choice(match.state.to_act())
            match.play(seat, rng.choice(match.state.legal_moves(seat)))
            path = path[: match.position]
            path.append(fingerprint(match.state, seats))
        assert fingerprint(match.state, seats) == path[match.position]
        assert match.last >= match.position


def test_what_is_not_legal_changes_nothing(begin):
    match = begin()
    before = match.transcript()
    for seat, move in ((0, 99), (0, True), (5, 1), (-1, 1), (None, 1), (0, "draw"), (True, 1)):
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    assert match.transcript() == before and match.number is None


def test_a_bad_start_is_refused(games):
    with pytest.raises(IllegalOption):
        Match.start(games["nothing"], [Chair()], 1)
    with pytest.raises(IllegalOption):
        Match.start(games["nothing"], [Chair(), Chair()], 1, {"rounds": 7})
    with pytest.raises(ValueError):
        Match.start(games["nothing"], [Chair(), Chair()], -1)


def test_options_are_completed_with_their_defaults(games):
    match = Match.start(games["nothing"], [Chair(), Chair()], 1, {"rounds": 1})
    assert match.options == {"rounds": 1, "still": False}


def test_who_made_a_ply_is_kept(begin):
    match = begin()
    match.play(0, match.state.legal_moves(0)[0])
    match.play(1, match.state.legal_moves(1)[0])
    seat = match.state.to_act()[0]
    match.play(seat, DRAW, by=HOUSE)
    assert [ply.by for ply in match.transcript().plies] == [PERSON, AGENT, HOUSE]


# Undo


def test_undo_stops_at_what_was_seen(begin):
    match = begin()
    match.play(0, match.state.legal_moves(0)[0])
    assert match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    assert not match.can_undo(0)
    choose_both(match)
    # The reveal, and the other seat's act, bar the way back for both.
    assert not match.can_undo(0) and not match.can_undo(1)
    seat = match.state.to_act()[0]
    match.play(seat, HAT)
    assert match.can_undo(seat) and not match.can_undo(1 - seat)
    assert match.undo(seat) == (HatTurned(seat),)
    assert match.redo(seat) == (HatTurned(seat),)
    match.play(seat, DRAW)
    assert not match.can_undo(seat)
    with pytest.raises(IllegalMove):
        match.undo(seat)
    with pytest.raises(IllegalMove):
        match.redo(seat)
    with pytest.raises(IllegalMove):
        match.restart()


def test_a_new_move_forgets_what_was_undone(begin):
    match = begin()
    first, second, *_ = match.state.legal_moves(0)
    match.play(0, first)
    match.undo(0)
    assert match.last == 1 and match.position == 0
    match.play(0, second)
    assert match.last == 1 and not match.can_redo(0)


def test_patience_undoes_without_limit_and_remembers_a_look_at_the_stock(begin):
    match = begin("patience")
    match.play(0, match.state.legal_moves(0)[0])
    match.play(0, match.state.legal_moves(0)[0])
    match.undo(0)
    assert PEEKED not in match.marks
    match.undo(0)
    assert PEEKED in match.marks and match.position == 0
    match.redo(0)
    match.redo(0)
    match.restart()
    assert match.position == 0 and match.last == 2


# The clock


def test_the_clock_runs_on_what_it_is_fed(begin, play_on):
    match = begin()
    match.tick(60.0)
    assert match.seconds == 0, "time begins with the first move"
    match.play(match.state.to_act()[0], match.state.legal_moves(match.state.to_act()[0])[0])
    match.tick(1.5)
    match.tick(-3.0)
    match.paused = True
    match.tick(10.0)
    match.paused = False
    match.tick(0.5)
    assert match.seconds == 2.0
    play_on(match)
    match.tick(5.0)
    assert match.seconds == 2.0


# Chairs


def test_an_agent_takes_over_and_gives_back(begin):
    match = begin()
    assert match.people_to_act() == (0,) and match.agents_to_act() == (1,)
    match.take_over(0, "knight", "bold")
    assert match.people_to_act() == () and HELPED in match.marks
    match.play(0, match.state.legal_moves(0)[0])
    assert match.transcript().plies[0].by == AGENT
    match.give_back(0)
    assert match.chairs[0] == Chair(name="Ana")
    with pytest.raises(ValueError):
        match.give_back(1)


def test_standing_in_for_a_guest_helps_nobody(games):
    match = Match.start(games["nothing"], [Chair(), Chair(GUEST, "Iñaki")], 1)
    match.take_over(1, "squire")
    assert not match.marks and match.agents_to_act() == (1,)


# Marks and results


def test_there_is_an_end_to_marks(begin):
    match = begin()
    for number in range(16):
        match.mark(f"mark {number}")
    match.mark("mark 3")
    with pytest.raises(ValueError):
        match.mark("one more")


def test_a_result_is_written_when_it_ends(begin, play_on):
    match = begin()
    match.mark(HELPED)
    play_on(match, 1)
    match.tick(9.0)
    play_on(match)
    result = match.result
    assert result is not None and result.seconds == 9.0 and result.marks == (HELPED,)
    assert result.won == (0 in match.outcome.winners) and result.scores == match.outcome.scores


def test_a_match_that_no_person_touched_has_no_result(games, play_on):
    agents = [Chair(AGENT, "Kay", "squire"), Chair(AGENT, "Bors", "squire")]
    assert play_on(Match.start(games["nothing"], agents, 1)).result is None
    match = Match.start(games["patience"], [Chair()], 1)
    while match.outcome is None:
        match.play(0, match.state.legal_moves(0)[0], by=HOUSE)
    assert match.result is None


def test_a_loss_undone_is_none_and_a_win_undone_is_one(begin, play_on, won_deal):
    lost = play_on(begin("patience"))
    assert lost.result is not None and not lost.result.won
    lost.undo(0)
    assert lost.result is None
    lost.give_up()
    assert lost.result.reason == ABANDONED and not lost.result.won

    won_deal.tick(1.0)
    first = won_deal.result
    assert first.won and first.marks == ()
    won_deal.undo(0)
    won_deal.tick(50.0)
    won_deal.redo(0)
    assert won_deal.result == first
    won_deal.undo(0)
    won_deal.give_up()
    assert won_deal.result == first


def test_who_gave_up_has_no_way_on(begin):
    match = begin("patience")
    match.play(0, 0)
    match.give_up()
    assert match.given_up and not match.can_undo(0) and not match.can_redo(0)
    with pytest.raises(IllegalMove):
        match.play(0, match.state.legal_moves(0)[0])
    with pytest.raises(IllegalMove):
        match.restart()
    match.give_up()
    assert fairness.verify(match.reveal())


# Replaying what came from outside


def test_a_transcript_of_another_game_or_version_is_refused(begin, play_on, games):
    sheet = play_on(begin(), 3).transcript()
    for changes, key in (
        ({"game": "chess"}, FUTURE),
        ({"version": 2}, FUTURE),
        ({"version": 0}, OUTDATED),
        ({"seed": 8}, DAMAGED),
        ({"nonce": "x"}, DAMAGED),
        ({"options": {"rounds": 8}}, DAMAGED),
        ({"chairs": sheet.chairs[:1]}, DAMAGED),
        ({"plies": (*sheet.plies, replace(sheet.plies[0], text="fly"))}, DAMAGED),
        ({"plies": (replace(sheet.plies[0], seat=1 - sheet.plies[0].seat),)}, DAMAGED),
    ):
        with pytest.raises(Trouble) as trouble:
            Match.replay(replace(sheet, **changes), games)
        assert trouble.value.notice.key == key, changes


def test_a_match_replayed_to_its_end_is_over(begin, play_on, games):
    match = Match.replay(play_on(begin(seed=42)).transcript(), games)
    assert match.reveal().seed == 42
    match.tick(5.0)
    assert match.seconds == 0.0 and match.result is None


def test_a_match_has_an_end_though_its_game_had_none(begin, monkeypatch):
    monkeypatch.setattr(matches, "MAX_PLIES", 1)
    match = begin()
    choose = match.state.legal_moves(0)[0]
    match.play(0, choose)
    with pytest.raises(IllegalMove, match="at most 1"):
        match.play(1, match.state.legal_moves(1)[0])
    assert match.position == 1
