"""Text and rows behind a window: how far they go, and what is chosen."""

import pytest

from scenes.ui.controls.scroll import ScrollList
from tests.scenes.ui.quiet_app import quiet_app

ROWS = [f"row {n}" for n in range(10)]


class Told:
    def __init__(self) -> None:
        self.chosen: list[int] = []
        self.opened: list[int] = []


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def rows(told: Told) -> ScrollList:
    """Ten rows of 20 px, of which four show."""
    return ScrollList(
        (0, 0, 100, 80), "Matches", ROWS, 20, lambda *row: None, told.chosen.append,
        opened=told.opened.append,
    )


def test_letting_go_on_a_row_chooses_it_and_again_opens_it(rows: ScrollList, told: Told) -> None:
    rows.press((5, 45))
    rows.release((5, 45))
    assert (told.chosen, told.opened) == ([2], [])
    rows.release((5, 59))
    assert (told.chosen, told.opened) == ([2], [2])


def test_beside_the_list_nothing_is_chosen(rows: ScrollList, told: Told) -> None:
    rows.release((5, 81))
    rows.release((101, 10))
    assert told.chosen == []


def test_choosing_brings_the_row_into_view(rows: ScrollList) -> None:
    rows.choose(3)
    assert rows.first == 0
    rows.choose(4)
    assert rows.first == 1
    rows.choose(0)
    assert rows.first == 0


def test_choosing_stays_inside(rows: ScrollList, told: Told) -> None:
    rows.choose(99)
    rows.choose(-5)
    assert told.chosen == [9, 0]


def test_the_wheel_scrolls_to_the_ends_and_no_further(rows: ScrollList) -> None:
    assert not rows.scroll(1)
    assert rows.scroll(-6)
    assert rows.first == 6
    assert not rows.scroll(-1)
    assert rows.scroll(10)
    assert rows.first == 0


def test_arrows_leave_at_the_ends(rows: ScrollList, told: Told) -> None:
    assert not rows.arrow(-1)
    assert rows.arrow(1)
    rows.choose(9)
    assert not rows.arrow(1)
    assert told.chosen == [1, 9]


def test_pulled_rows_follow_and_the_release_chooses_nothing(rows: ScrollList, told: Told) -> None:
    rows.press((5, 60))
    rows.drag((5, 20))
    rows.release((5, 20))
    assert rows.first == pytest.approx(2)
    assert told.chosen == []


def test_a_trembling_press_still_chooses(rows: ScrollList, told: Told) -> None:
    rows.press((5, 45))
    rows.drag((5, 51))
    rows.release((5, 51))
    assert told.chosen == [2]


def test_enter_opens_the_chosen_row(rows: ScrollList, told: Told) -> None:
    rows.choose(3)
    rows.activate()
    assert told.opened == [3]


def test_it_says_the_chosen_row_or_that_there_is_none(rows: ScrollList) -> None:
    app = quiet_app()
    rows.choose(2)
    assert rows.spoken_state(app) == "row 2"
    empty = ScrollList((0, 0, 100, 80), "Matches", [], 20, lambda *row: None, lambda row: None)
    assert empty.spoken_state(app) == app.words("house.state.empty")
    empty.choose(0)
    assert not empty.arrow(1)
