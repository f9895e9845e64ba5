"""A table is made of what lies on its desk, for the match it is opened for."""

from __future__ import annotations

import pytest

from scenes.games.nothing.scene import KIND, NothingTable
from scenes.match.agent_turns import AgentTurns
from scenes.match.desk import Desk, TableKind
from scenes.match.match_screen import MatchScreen
from scenes.match.match_view import MatchView
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin


@pytest.fixture(scope="module")
def desks() -> list[Desk]:
    """The desks that tables have been made from."""
    return []


@pytest.fixture
def screen(driver: Driver, desks: list[Desk]) -> MatchScreen:
    def make(desk: Desk) -> NothingTable:
        desks.append(desk)
        return NothingTable(desk)

    return MatchScreen(driver.app, begin(driver), TableKind("round_table", KIND.zones, make))


def test_the_desk_holds_the_screens_own_parts(
    screen: MatchScreen, desks: list[Desk]
) -> None:
    desk = desks[-1]
    assert desk.app is screen.app
    assert desk.match is screen.match
    assert desk.match_view is screen.match_view
    assert desk.table_view is screen.table_view
    assert desk.staging is screen.staging
    assert desk.rewind is screen.rewind
    assert desk.turns is screen.turns


def test_a_part_acts_through_the_desk(screen: MatchScreen, desks: list[Desk]) -> None:
    acts, match = desks[-1].acts, screen.match
    assert not acts.is_open
    screen.app.show(screen)
    assert acts.is_open
    assert acts.on_top
    acts.open_menu()
    assert not acts.on_top
    [first, *_] = match.state.legal_moves(0)
    acts.play(first)
    assert match.position == 1


def test_agents_of_a_usual_table_are_asked_for_the_match_at_it(driver: Driver) -> None:
    match = begin(driver)
    turns = KIND.turns(driver.app, MatchView(match))
    assert isinstance(turns, AgentTurns)
    assert turns.wake is None, "only people sit here"
