"""The one input path: what presses, drags, drops and keys mean."""

import pytest

from scenes.ui.drag import Chosen, Drag, Refused, Released, Selected

OFFERS = {
    ("waste", "cell.0"): 1, ("waste", "cell.5"): 2,
    ("cell.2", "cell.3"): 7, ("cell.3", "cell.2"): 7,
    ("cell.9", "cell.9"): 9, ("stock", "stock"): 0,
}


@pytest.fixture
def drag() -> Drag:
    return Drag(lambda: OFFERS, lambda: 1.0)


def click(drag: Drag, spot: str | None) -> object:
    first = drag.press(spot, (0, 0))
    return drag.release(spot, (0, 0)) or first


def test_a_click_picks_up_and_a_second_click_puts_down(drag: Drag) -> None:
    assert click(drag, "waste") == Selected("waste")
    assert drag.targets() == {"cell.0", "cell.5"}
    assert click(drag, "cell.5") == Chosen(2, "waste", "cell.5")
    assert drag.selected is None


def test_three_pixels_start_a_drag_and_letting_go_on_a_target_chooses(drag: Drag) -> None:
    drag.press("waste", (0, 0))
    assert not drag.move((2, 2))
    assert drag.move((3, 0))
    assert drag.release("cell.0", (50, 50)) == Chosen(1, "waste", "cell.0")


def test_the_way_is_measured_in_window_pixels() -> None:
    drag = Drag(lambda: OFFERS, lambda: 0.5)
    drag.press("waste", (0, 0))
    assert not drag.move((5, 0))
    assert drag.move((6, 0))


def test_letting_go_on_the_origin_keeps_the_selection(drag: Drag) -> None:
    drag.press("waste", (0, 0))
    drag.move((40, 0))
    assert drag.release("waste", (40, 0)) == Selected("waste")
    assert drag.selected == "waste" and not drag.dragging
    assert click(drag, "cell.0") == Chosen(1, "waste", "cell.0")


@pytest.mark.parametrize("spot", [None, "stock", "cell.9", "cell.2"])
def test_a_drop_in_the_wrong_place_is_refused_and_nothing_is_held(drag: Drag, spot: str) -> None:
    drag.press("waste", (0, 0))
    drag.move((40, 0))
    assert drag.release(spot, (9, 9)) == Refused("waste", spot, dragged=True)
    assert drag.selected is None and not drag.dragging


def test_a_tap_acts_only_if_let_go_where_it_was_pressed(drag: Drag) -> None:
    assert click(drag, "cell.9") == Chosen(9, "cell.9", "cell.9")
    drag.press("cell.9", (0, 0))
    drag.move((80, 0))
    assert drag.release("cell.2", (80, 0)) is None
    drag.press("cell.9", (0, 0))
    drag.move((80, 0))
    assert drag.release(None, (80, 0)) is None


def test_a_second_click_on_what_is_held_puts_it_back(drag: Drag) -> None:
    click(drag, "waste")
    assert click(drag, "waste") == Released("waste")


def test_clicking_another_card_that_can_move_picks_that_one_up(drag: Drag) -> None:
    click(drag, "waste")
    assert click(drag, "cell.3") == Selected("cell.3")
    assert drag.targets() == {"cell.2"}


def test_bare_table_and_cancel_let_go(drag: Drag) -> None:
    click(drag, "waste")
    assert drag.press(None, (0, 0)) == Released("waste")
    click(drag, "waste")
    assert drag.cancel() == Released("waste")
    assert drag.cancel() is None


def test_a_cancelled_drag_does_nothing_when_the_button_goes_up(drag: Drag) -> None:
    drag.press("waste", (0, 0))
    drag.move((40, 0))
    drag.cancel()
    assert drag.release("cell.0", (50, 50)) is None


def test_keys_go_the_same_way(drag: Drag) -> None:
    assert drag.activate("stock") == Chosen(0, "stock", "stock")
    assert drag.activate("waste") == Selected("waste")
    assert drag.activate("waste") == Released("waste")
    drag.activate("waste")
    assert drag.activate("cell.0") == Chosen(1, "waste", "cell.0")
    assert drag.activate("cell.7") == Refused("cell.7", "cell.7")


def test_what_is_held_is_let_go_when_it_can_no_longer_move() -> None:
    offers = dict(OFFERS)
    drag = Drag(lambda: offers, lambda: 1.0)
    drag.activate("waste")
    offers.clear()
    assert drag.check() == Released("waste")
    assert drag.check() is None
