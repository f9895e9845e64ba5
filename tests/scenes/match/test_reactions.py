"""Who is called for what, and in which order."""

import pytest

from game.contract import Move
from scenes.match.game_table import Guide, Part
from scenes.match.reactions import NOBODY, Reactions
from scenes.ui.input import Command, Input


class Listener(Part):
    """Notes what it is asked, and keeps what it is told to."""

    def __init__(self, calls: list[str], keeps: bool = False) -> None:
        self._calls = calls
        self._keeps = keeps

    def handle(self, event: Input) -> bool:
        self._calls.append("part")
        return self._keeps

    def update(self, dt: float) -> None:
        self._calls.append(f"update {dt}")


class Leader(Guide):
    """A guide that keeps every input from the others, if told to."""

    def __init__(self, calls: list[str], keeps: bool) -> None:
        self._calls = calls
        self._keeps = keeps

    def handle(self, event: Input) -> bool:
        self._calls.append("guide")
        return self._keeps


class Sleeper(Part):
    """Wants to be updated after some seconds, or not at all."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds

    @property
    def wake(self) -> float | None:
        return self._seconds


class Mute(Part):
    """Fills nothing in."""


def reactions(*parts: Part) -> Reactions:
    all_parts = Reactions()
    all_parts.attach(parts)
    return all_parts


def test_a_guide_gets_an_input_before_the_parts_that_stand_before_it() -> None:
    calls: list[str] = []
    reactions(Listener(calls), Leader(calls, keeps=False)).handle(Command("undo"))
    assert calls == ["guide", "part"]


def test_what_a_guide_keeps_no_part_sees() -> None:
    calls: list[str] = []
    assert reactions(Listener(calls), Leader(calls, keeps=True)).handle(Command("undo"))
    assert calls == ["guide"]


def test_the_first_part_that_keeps_an_input_is_the_last_to_see_it() -> None:
    calls: list[str] = []
    assert reactions(Listener(calls, keeps=True), Listener(calls)).handle(Command("undo"))
    assert calls == ["part"]


def test_an_input_that_nobody_keeps_is_left_to_the_table() -> None:
    assert not reactions(Mute(), Listener([])).handle(Command("undo"))


def test_a_part_is_not_called_for_what_its_class_leaves_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    silent = Mute()

    def called(dt: float) -> None:
        raise AssertionError("this part has nothing to do as time passes")

    monkeypatch.setattr(silent, "update", called)
    calls: list[str] = []
    reactions(silent, Listener(calls)).update(0.5)
    assert calls == ["update 0.5"]


def test_only_parts_that_wait_for_something_name_a_time() -> None:
    assert reactions(Sleeper(2.0), Sleeper(None), Mute(), Sleeper(0.5)).wake == [2.0, 0.5]


def test_parts_that_are_attached_anew_take_the_place_of_those_before() -> None:
    before: list[str] = []
    after: list[str] = []
    parts = reactions(Listener(before))
    parts.update(1.0)
    parts.attach([Listener(after)])
    parts.update(2.0)
    assert (before, after) == (["update 1.0"], ["update 2.0"])


def test_a_table_without_a_guide_is_led_by_nobody() -> None:
    leader = Leader([], keeps=False)
    assert reactions(Mute()).guide is NOBODY
    assert reactions(Mute(), leader).guide is leader


def test_only_a_guide_objects_to_a_move() -> None:
    class Strict(Guide):
        def objection(self, move: Move) -> str | None:
            return "Not yet." if move == 1 else None

    guided = reactions(Mute(), Strict())
    assert (guided.objection(1), guided.objection(2)) == ("Not yet.", None)
    assert reactions(Mute()).objection(1) is None
