"""A table that fills in the fewest hooks does the plain thing in all others."""

from __future__ import annotations

from typing import get_type_hints

import pytest

from game.contract import Event
from game.nothing.events import HatTurned
from scenes.match.game_table import GameTable, Guide, Part, Paths, TableResult
from scenes.ui.input import Command
from sprites.engine.layout import Piece, View

VIEW: View = {"hand": [Piece("card")]}
EVENTS: list[Event] = [HatTurned(0)]


class Bare(GameTable):
    """Only says where pieces lie."""

    def view(self, observation: object) -> View:
        return VIEW


@pytest.mark.parametrize(("people", "viewer", "handed_to"), [
    ((), 0, None), ((0,), 0, None), ((1,), 0, 1), ((1, 2), 0, 1), ((2, 0), 0, None),
])
def test_the_screen_goes_to_the_first_who_must_act_unless_the_viewer_must(
    people: tuple[int, ...], viewer: int, handed_to: int | None
) -> None:
    assert Bare().next_person(people, viewer) == handed_to


def test_a_move_is_shown_at_once_with_all_its_events() -> None:
    [stage] = Bare().stages({}, EVENTS, {})
    assert (stage.view, stage.events) == (VIEW, EVENTS)


def test_pieces_fly_where_nothing_else_is_said() -> None:
    table = Bare()
    assert table.paths(EVENTS, back=False) == Paths()
    assert table.move_pieces(VIEW, EVENTS, back=False) is None
    assert table.taken_along("card") == ()


def test_an_input_means_what_it_hits() -> None:
    assert Bare().spot_at((3, 4), "deck") == "deck"
    assert Bare().meaning is None


def test_nothing_is_lit_but_what_is_lit_glows_fully() -> None:
    assert Bare().lights() == frozenset()
    assert Bare().glow("hand") == 1.0


def test_a_table_adds_nothing_to_its_menu_or_its_result() -> None:
    assert (Bare().menu(), Bare().switches()) == ([], [])
    result = TableResult()
    assert (result.begin(), result.ways_on(), result.show_first()) == (0.0, [], False)
    assert result.left_out == frozenset()


def test_what_every_table_must_say_is_asked_for() -> None:
    table = GameTable()
    for missing in (
        lambda: table.view({}), lambda: table.offers([]), table.spots, TableResult().words,
    ):
        with pytest.raises(NotImplementedError):
            missing()
    assert {"words", "paint", "result", "parts"} <= set(get_type_hints(GameTable))


def test_a_part_that_fills_in_nothing_keeps_no_input_and_never_wakes() -> None:
    part = Part()
    assert not part.handle(Command("undo"))
    assert not part.command("undo")
    assert (part.wake, part.moving, part.widgets()) == (None, False, ())


def test_a_guide_that_fills_in_nothing_leaves_the_table_as_it_is() -> None:
    guide, offers = Guide(), {("hand", "hat"): 3}
    assert guide.offers(offers) == offers
    said = (guide.title(), guide.prompt(), guide.refusal("hand", None), guide.lights())
    assert said == (None, None, None, None)
    assert guide.objection(3) is None
    assert guide.menu() is None
    assert not guide.takes_end()
    assert not guide.ask_to_leave()
