"""Back and forth in a match, and looking at an earlier moment, at the patience's table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.transcript import HOUSE
from scenes.games.patience import deals
from scenes.match.game_table import Part
from scenes.match.match_screen import MatchScreen
from scenes.match.rewind import Rewind
from scenes.match.stage import Stage
from tests.scenes.driver import Driver


class Witness(Part):
    """Notes which way moves went."""

    def __init__(self) -> None:
        self.went: list[str] = []

    def went_back(self, *, back: bool) -> None:
        self.went.append("back" if back else "forth")


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    scene = driver.app.routes.table_scene(deals.begin(driver.app, 4715))
    driver.app.show(scene)
    driver.settle()
    assert isinstance(scene, MatchScreen)
    return scene


@pytest.fixture
def witness(table: MatchScreen) -> Witness:
    witness = Witness()
    table.table_view.reactions.attach([*table.game_table.parts, witness])
    return witness


def play(table: MatchScreen, *makers: str | None) -> None:
    """Make a move for each of ``makers``, and show where that leads."""
    for by in makers:
        table.match.play(0, table.match.state.legal_moves(0)[0], by)
    show(table)


def show(table: MatchScreen) -> None:
    table.table_view.pieces.lay(table.game_table.view(table.match_view.observation))
    table.refresh()


def lies_as_shown(table: MatchScreen) -> bool:
    """Return whether each zone holds the pieces of the position that is to be shown."""
    view = table.game_table.view(table.match_view.observation)
    contents = table.table_view.pieces.contents
    return all(contents(zone) == [piece.name for piece in view[zone]] for zone in view)


def said(table: MatchScreen, key: str) -> bool:
    return table.app.speech.lines[-1] == table.app.words(key)


def test_at_the_deal_nothing_can_be_taken_back_and_the_reason_is_said(
    table: MatchScreen, witness: Witness
) -> None:
    assert not table.rewind.may_undo
    table.rewind.undo()
    assert table.table_view.ribbon.message == table.rewind.why_no_undo
    assert table.match.position == 0
    assert witness.went == []


def test_a_table_with_a_reason_of_its_own_says_that(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert table.rewind.why_no_undo == table.app.words("house.why.no_undo")
    monkeypatch.setattr(table.game_table.words, "no_undo", lambda: "The die is cast.")
    assert table.rewind.why_no_undo == "The die is cast."


def test_taking_back_shows_the_position_before(table: MatchScreen, witness: Witness) -> None:
    dealt = table.match_view.observation
    play(table, None)
    assert table.rewind.may_undo
    table.rewind.undo()
    assert table.match.position == 0
    assert table.match_view.observation == dealt
    assert lies_as_shown(table)
    assert said(table, "house.said.undone")
    assert table.app.sounds.played[-1] == "card"
    assert witness.went == ["back"]
    assert not table.rewind.may_undo


def test_an_undone_move_can_be_made_again(table: MatchScreen, witness: Witness) -> None:
    play(table, None)
    after = table.match_view.observation
    table.rewind.undo()
    assert table.rewind.may_redo
    table.rewind.redo()
    assert table.match_view.observation == after
    assert lies_as_shown(table)
    assert said(table, "house.said.redone")
    assert witness.went == ["back", "forth"]
    assert not table.rewind.may_redo


def test_where_nothing_was_undone_nothing_is_made_again(
    table: MatchScreen, witness: Witness
) -> None:
    play(table, None)
    table.rewind.redo()
    assert table.table_view.ribbon.message == table.app.words("house.why.no_redo")
    assert witness.went == []


def test_what_the_house_added_goes_and_comes_with_the_move_it_followed(
    table: MatchScreen,
) -> None:
    play(table, None, None, HOUSE, HOUSE)
    table.rewind.undo()
    assert table.match.position == 1
    assert lies_as_shown(table)
    table.rewind.redo()
    assert table.match.position == 4
    assert lies_as_shown(table)


def test_going_back_puts_hint_and_held_card_away(table: MatchScreen) -> None:
    play(table, None)
    table.table_view.hinted = frozenset({"stock"})
    source, _ = min(table.table_view.offers)
    table.table_view.drag.activate(source)
    assert table.table_view.drag.selected == source
    table.rewind.undo()
    assert table.table_view.hinted == frozenset()
    assert table.table_view.drag.selected is None


@pytest.mark.parametrize("act", [
    lambda rewind: rewind.undo(), lambda rewind: rewind.look_at(0), lambda rewind: rewind.restart(),
])
def test_what_is_held_is_put_down_and_what_was_to_come_is_there_before(
    table: MatchScreen, act: Callable[[Rewind], None]
) -> None:
    play(table, None)
    pieces = table.table_view.pieces
    pieces.lift(next(iter(pieces.names())))
    view, over = table.game_table.view(table.match_view.observation), []
    table.staging.begin([Stage(view, (), 1.0), Stage(view, ())], lambda: over.append(True))
    act(table.rewind)
    assert pieces.held is None
    assert over == [True]
    assert not table.staging.pending


def test_what_may_be_done_is_asked_anew(table: MatchScreen) -> None:
    dealt = table.table_view.offers
    play(table, None)
    table.rewind.undo()
    assert table.table_view.offers == dealt


def test_back_to_the_deal_and_everything_can_be_made_again(
    table: MatchScreen, witness: Witness
) -> None:
    play(table, None, None, None)
    table.rewind.restart()
    assert table.match.position == 0
    assert table.match.last == 3
    assert lies_as_shown(table)
    assert said(table, "house.said.restarted")
    assert witness.went == ["back"]


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_looking_back_shows_the_moment_and_changes_nothing(
    table: MatchScreen, ply: int
) -> None:
    play(table, None, None, None)
    table.rewind.look_at(ply)
    assert (table.match_view.looking_at, table.match.position) == (ply, 3)
    assert table.match_view.observation == table.match.state_at(ply).observation(0)
    assert lies_as_shown(table)
    assert not table.table_view.offers
    assert not table.rewind.may_undo and not table.rewind.may_redo


def test_who_looks_back_takes_nothing_back(table: MatchScreen) -> None:
    play(table, None, None)
    table.match.undo(0)
    table.rewind.look_at(0)
    table.rewind.undo()
    table.rewind.redo()
    assert table.match.position == 1


@pytest.mark.parametrize("present", [3, None])
def test_the_last_moment_is_the_present(table: MatchScreen, present: int | None) -> None:
    play(table, None, None, None)
    table.rewind.look_at(1)
    table.rewind.look_at(present)
    assert table.match_view.looking_at is None
    assert lies_as_shown(table)
    assert table.table_view.offers


def test_a_step_through_the_match_tells_which_events_lie_between(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(table, None, None, None)
    shown: list[tuple[list[object], bool]] = []

    def move_to(view: object, events: list[object], *, back: bool) -> float:
        shown.append((list(events), back))
        return 0.0

    monkeypatch.setattr(table.staging, "move_to", move_to)
    for ply in (2, 1, 2, None, 0):
        table.rewind.look_at(ply)
    third, second = (table.match_view.seen(table.match.events_at(ply)) for ply in (3, 2))
    assert shown == [
        (third, True), (second, True), (second, False), (third, False), ([], False),
    ]
