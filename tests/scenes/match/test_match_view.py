"""Through whose eyes a match is seen, and at which moment of it."""

from game.contract import Seat
from game.match import Match
from game.nothing.events import CardChosen
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.match.match_view import MatchView, first_viewer
from scenes.match.stage import Stage
from tests.nothing import Nothing

SQUIRE = Chair(AGENT, "gawain", "squire")


def match_of(*chairs: Chair) -> Match:
    return Match.start(Nothing(), chairs, 3)


def play_first(match: Match, seat: Seat) -> None:
    match.play(seat, match.state.legal_moves(seat)[0])


def test_my_own_chair_looks_at_the_table_first() -> None:
    assert first_viewer(match_of(Chair(GUEST), Chair(ME))) == 1
    assert first_viewer(match_of(SQUIRE, Chair(ME))) == 1


def test_where_no_person_plays_the_first_chair_is_looked_through() -> None:
    assert first_viewer(match_of(SQUIRE, SQUIRE)) == 0


def test_looking_back_shows_the_earlier_moment_and_asks_for_nothing() -> None:
    match = match_of(Chair(ME), Chair(GUEST))
    view = MatchView(match)
    dealt = view.observation
    assert view.is_due
    play_first(match, 0)
    assert view.observation != dealt
    view.looking_at = 0
    assert (view.shown_ply, view.observation) == (0, dealt)
    assert not view.is_present
    view.looking_at = None
    assert view.shown_ply == 1


def test_an_observation_is_made_once_and_anew_for_other_eyes() -> None:
    view = MatchView(match_of(Chair(ME), Chair(GUEST)))
    mine = view.observation
    assert view.observation is mine
    view.viewer = 1
    assert view.observation != mine


def test_a_stage_that_sees_more_is_what_shows() -> None:
    view = MatchView(match_of(Chair(ME), Chair(GUEST)))
    other = view.match.state.observation(1)
    view.stage = Stage({}, (), observation=other)
    assert view.shown is other
    view.stage = Stage({}, ())
    assert view.shown is view.observation


def test_nobody_is_due_while_stages_are_still_to_come() -> None:
    view = MatchView(match_of(Chair(ME), Chair(GUEST)))
    view.staging = True
    assert not view.is_due


def test_events_reach_the_viewer_as_the_viewer_may_see_them() -> None:
    match = match_of(Chair(ME), Chair(GUEST))
    view = MatchView(match)
    play_first(match, 0)
    events = match.events_at(1)
    mine = view.seen(events)
    assert any(isinstance(event, CardChosen) for event in mine)
    view.viewer = 1
    assert view.seen(events) != mine
