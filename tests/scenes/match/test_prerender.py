"""Pictures are drawn ahead a step at a time, while nothing moves, and anew for another look."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.match.prerender import IDLE, Prerender


class Easel:
    """Draws three pictures, a step each, and tells whether the table moves."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.moving = False

    def steps(self) -> Iterator[None]:
        for number in range(3):
            self.drawn.append(number)
            yield

    def ahead(self, idle: float = IDLE) -> Prerender:
        return Prerender(self.steps, lambda: self.moving, idle)


def test_nothing_is_drawn_before_the_size_is_known() -> None:
    easel = Easel()
    part = easel.ahead()
    part.update(1.0)
    assert part.done and part.wake is None
    assert easel.drawn == []


def test_each_frame_takes_one_step_until_all_is_drawn() -> None:
    easel = Easel()
    part = easel.ahead()
    part.lay_out()
    assert not part.done
    for count in (1, 2, 3):
        part.update(0.01)
        assert easel.drawn == list(range(count))
        assert not part.done
    part.update(0.01)
    assert part.done
    part.update(0.01)
    assert easel.drawn == [0, 1, 2]


def test_it_waits_while_something_moves_and_goes_on_where_it_was() -> None:
    easel = Easel()
    part = easel.ahead()
    part.lay_out()
    part.update(0.01)
    easel.moving = True
    part.update(0.01)
    assert easel.drawn == [0]
    easel.moving = False
    part.update(0.01)
    assert easel.drawn == [0, 1]


def test_only_what_is_still_to_draw_wakes_the_table() -> None:
    easel = Easel()
    part = easel.ahead(idle=0.25)
    part.lay_out()
    assert part.wake == 0.25
    for _ in range(4):
        part.update(0.01)
    assert part.wake is None
    assert Easel().ahead().wake is None


def test_another_size_or_language_begins_anew() -> None:
    easel = Easel()
    part = easel.ahead()
    part.lay_out()
    part.update(0.01)
    part.update(0.01)
    part.lay_out()
    part.update(0.01)
    assert easel.drawn == [0, 1, 0]
    for _ in range(3):
        part.update(0.01)
    assert part.done


def test_what_was_all_drawn_is_begun_anew_when_other_things_are_needed() -> None:
    easel = Easel()
    part = easel.ahead()
    part.lay_out()
    for _ in range(4):
        part.update(0.01)
    part.restart()
    part.update(0.01)
    assert easel.drawn == [0, 1, 2, 0]
