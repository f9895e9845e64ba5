"""What a move sets off: stage after stage, each with its words; a click lets the rest be there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from game.contract import Event
from game.nothing.events import HatTurned
from scenes.match.game_table import Part, Paths
from scenes.match.match_screen import MatchScreen
from scenes.match.stage import Stage
from scenes.match.staging import Staging
from sprites.engine.layout import View
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, open_table

FIRST, SECOND, THIRD = (HatTurned(seat) for seat in (0, 1, 2))


class Witness(Part):
    """Writes down what is shown, said and over, in order."""

    def __init__(self, view: View) -> None:
        self.notes: list[object] = []
        self.view = view

    def tell(self, events: Iterable[Event], aloud: bool) -> None:
        self.notes += [(event, "aloud" if aloud else "in words") for event in events]

    def before_stage(self) -> None:
        self.notes.append("before")

    def staged(self, stage: Stage, takes: float) -> None:
        self.notes.append(("staged", stage.stays, takes > 0))

    def over(self) -> None:
        self.notes.append("over")


class Moves:
    """A table of Nothing with a staging of its own."""

    def __init__(self, table: MatchScreen) -> None:
        self.table = table
        self.view = table.game_table.view(table.match_view.observation)
        self.witness = Witness(self.view)
        self.staging = Staging(
            table.match_view, table.table_view, lambda: table.game_table, self.witness.tell
        )
        table.table_view.reactions.attach([self.witness])

    def without_hand(self) -> View:
        """Return the view in which the first card of the hand was played."""
        return {**self.view, "hand.0": [], "chosen": self.view["hand.0"]}

    def begin(self, *stages: Stage) -> None:
        self.staging.begin(stages, self.witness.over)

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.table.table_view.timeline.update(0.05)

    @property
    def told(self) -> list[object]:
        return [note for note in self.witness.notes if isinstance(note, tuple)
                and isinstance(note[0], Event)]


@pytest.fixture
def moves(driver: Driver) -> Moves:
    made = Moves(open_table(driver, begin(driver)))
    made.table.dirty = False
    return made


def test_a_move_of_one_stage_is_told_and_over_at_once(moves: Moves) -> None:
    moves.begin(Stage(moves.without_hand(), [FIRST]))
    assert moves.witness.notes == ["before", ("staged", 0.0, True), (FIRST, "aloud"), "over"]
    assert moves.table.match_view.stage is None
    assert moves.table.table_view.travelling
    assert moves.table.dirty
    card = moves.view["hand.0"][0].name
    assert moves.table.table_view.pieces.contents("chosen") == [card]


def test_the_next_stage_comes_after_the_motion_and_its_stay(moves: Moves) -> None:
    last = Stage(moves.without_hand(), [SECOND])
    first = Stage(moves.view, [FIRST], stays=1.0)
    moves.begin(first, last)
    view = moves.table.match_view
    assert (view.stage, view.staging) == (first, True)
    assert list(moves.staging.pending) == [last]
    moves.pass_time(0.9)
    assert moves.told == [(FIRST, "aloud")]
    assert "over" not in moves.witness.notes
    moves.pass_time(0.2)
    assert moves.told == [(FIRST, "aloud"), (SECOND, "aloud")]
    assert moves.witness.notes[-1] == "over"
    assert (view.stage, view.staging) == (None, False)
    assert not moves.staging.pending


def test_the_last_stage_of_several_is_seen_as_the_last(moves: Moves) -> None:
    seen: list[bool] = []
    view = moves.table.match_view

    def tell(events: Iterable[Event], aloud: bool) -> None:
        seen.append(view.staging)

    staging = Staging(view, moves.table.table_view, lambda: moves.table.game_table, tell)
    staging.begin([Stage(moves.view, [FIRST], 0.5), Stage(moves.view, [SECOND])], lambda: None)
    moves.pass_time(1.0)
    assert seen == [True, False]


def test_while_stages_are_to_come_a_press_only_ends_them(moves: Moves) -> None:
    moves.begin(Stage(moves.view, [FIRST], stays=1.0), Stage(moves.view, [SECOND]))
    assert moves.table.table_view.travelling


def test_landing_tells_the_rest_without_sounds_and_lays_the_last_view(moves: Moves) -> None:
    card = moves.view["hand.0"][0].name
    moves.begin(
        Stage(moves.view, [FIRST], 1.0), Stage(moves.view, [SECOND], 1.0),
        Stage(moves.without_hand(), [THIRD]),
    )
    moves.staging.land()
    assert moves.told == [(FIRST, "aloud"), (SECOND, "in words"), (THIRD, "in words")]
    assert moves.witness.notes.count("over") == 1
    assert moves.witness.notes[-1] == "over"
    view = moves.table.match_view
    assert (view.stage, view.staging) == (None, False)
    pieces, timeline = moves.table.table_view.pieces, moves.table.table_view.timeline
    assert pieces.contents("chosen") == [card]
    assert not timeline.moving
    place = pieces.place_of(card)
    assert (pieces.sprite(card).x, pieces.sprite(card).y) == (place.x, place.y)
    moves.pass_time(3.0)
    assert len(moves.told) == 3


def test_landing_where_nothing_is_to_come_ends_what_moves(moves: Moves) -> None:
    moves.staging.move_to(moves.without_hand(), ())
    assert moves.table.table_view.travelling
    moves.staging.land()
    assert not moves.table.table_view.timeline.moving
    assert moves.witness.notes == []


def test_a_move_that_comes_meanwhile_waits_for_its_turn(moves: Moves) -> None:
    moves.begin(Stage(moves.view, [FIRST], 1.0), Stage(moves.view, [SECOND], 1.0))
    moves.begin(Stage(moves.view, [THIRD]))
    moves.pass_time(4.0)
    assert [event for event, _ in moves.told] == [FIRST, SECOND, THIRD]


def test_nothing_to_show_is_not_over_either(moves: Moves) -> None:
    moves.begin()
    assert moves.witness.notes == []


def test_a_game_may_move_its_pieces_in_its_own_manner(
    moves: Moves, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Sequence[Event], bool]] = []

    def walk(view: View, events: Sequence[Event], *, back: bool) -> float:
        asked.append((events, back))
        return 2.5

    monkeypatch.setattr(moves.table.game_table, "move_pieces", walk)
    moves.table.table_view.timeline.call(2.0, lambda: None)
    assert moves.staging.move_to(moves.without_hand(), [FIRST], back=True) == 2.5
    assert asked == [([FIRST], True)]
    assert moves.table.table_view.pieces.contents("chosen") == []
    assert moves.table.table_view.travelling


def test_pieces_fly_along_the_ways_the_game_names(
    moves: Moves, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Sequence[Event], bool]] = []

    def paths(events: Sequence[Event], *, back: bool) -> Paths:
        asked.append((events, back))
        return Paths(come_from={"card.99": "hat"})

    monkeypatch.setattr(moves.table.game_table, "paths", paths)
    new = type(moves.view["hand.0"][0])("card.99", "99")
    moves.staging.move_to({**moves.view, "chosen": [new]}, [FIRST])
    assert asked == [([FIRST], False)]
    sprite, hat = moves.table.table_view.pieces.sprite("card.99"), moves.table.table_view.zones
    assert (sprite.x, sprite.y) == (hat["hat"].x, hat["hat"].y)
