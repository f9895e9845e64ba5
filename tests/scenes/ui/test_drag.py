"""The one input path: what presses, drags, drops and keys mean."""

import pytest

from scenes.ui.drag import Chosen, Grip, Refused, Released, Selected

OFFERS = {
    ("waste", "cell.0"): 1, ("waste", "cell.5"): 2,
    ("cell.2", "cell.3"): 7, ("cell.3", "cell.2"): 7,
    ("cell.9", "cell.9"): 9, ("stock", "stock"): 0,
}


@pytest.fixture
def grip() -> Grip:
    return Grip(lambda: OFFERS, lambda: 1.0)


def click(grip: Grip, spot: str | None) -> object:
    first = grip.press(spot, (0, 0))
    return grip.release(spot, (0, 0)) or first


def test_a_click_picks_up_and_a_second_click_puts_down(grip: Grip) -> None:
    assert click(grip, "waste") == Selected("waste")
    assert grip.targets() == {"cell.0", "cell.5"}
    assert click(grip, "cell.5") == Chosen(2, "waste", "cell.5")
    assert grip.selected is None


def test_three_pixels_start_a_drag_and_letting_go_on_a_target_chooses(grip: Grip) -> None:
    grip.press("waste", (0, 0))
    assert not grip.move((2, 2))
    assert grip.move((3, 0))
    assert grip.release("cell.0", (50, 50)) == Chosen(1, "waste", "cell.0")


def test_the_way_is_measured_in_window_pixels() -> None:
    grip = Grip(lambda: OFFERS, lambda: 0.5)
    grip.press("waste", (0, 0))
    assert not grip.move((5, 0))
    assert grip.move((6, 0))


def test_letting_go_on_the_origin_keeps_the_selection(grip: Grip) -> None:
    grip.press("waste", (0, 0))
    grip.move((40, 0))
    assert grip.release("waste", (40, 0)) == Selected("waste")
    assert grip.selected == "waste" and not grip.dragging
    assert click(grip, "cell.0") == Chosen(1, "waste", "cell.0")


@pytest.mark.parametrize("spot", [None, "stock", "cell.9", "cell.2"])
def test_a_drop_in_the_wrong_place_is_refused_and_nothing_is_held(grip: Grip, spot: str) -> None:
    grip.press("waste", (0, 0))
    grip.move((40, 0))
    assert grip.release(spot, (9, 9)) == Refused("waste", spot, dragged=True)
    assert grip.selected is None and not grip.dragging


def test_a_tap_acts_only_if_let_go_where_it_was_pressed(grip: Grip) -> None:
    assert click(grip, "cell.9") == Chosen(9, "cell.9", "cell.9")
    grip.press("cell.9", (0, 0))
    grip.move((80, 0))
    assert grip.release("cell.2", (80, 0)) is None
    grip.press("cell.9", (0, 0))
    grip.move((80, 0))
    assert grip.release(None, (80, 0)) is None


def test_a_second_click_on_what_is_held_puts_it_back(grip: Grip) -> None:
    click(grip, "waste")
    assert click(grip, "waste") == Released("waste")


def test_clicking_another_card_that_can_move_picks_that_one_up(grip: Grip) -> None:
    click(grip, "waste")
    assert click(grip, "cell.3") == Selected("cell.3")
    assert grip.targets() == {"cell.2"}


def test_bare_table_and_cancel_let_go(grip: Grip) -> None:
    click(grip, "waste")
    assert grip.press(None, (0, 0)) == Released("waste")
    click(grip, "waste")
    assert grip.cancel() == Released("waste")
    assert grip.cancel() is None


def test_a_cancelled_drag_does_nothing_when_the_button_goes_up(grip: Grip) -> None:
    grip.press("waste", (0, 0))
    grip.move((40, 0))
    grip.cancel()
    assert grip.release("cell.0", (50, 50)) is None


def test_keys_go_the_same_way(grip: Grip) -> None:
    assert grip.activate("stock") == Chosen(0, "stock", "stock")
    assert grip.activate("waste") == Selected("waste")
    assert grip.activate("waste") == Released("waste")
    grip.activate("waste")
    assert grip.activate("cell.0") == Chosen(1, "waste", "cell.0")
    assert grip.activate("cell.7") == Refused("cell.7", "cell.7")


def test_what_is_held_is_let_go_when_it_can_no_longer_move() -> None:
    offers = dict(OFFERS)
    grip = Grip(lambda: offers, lambda: 1.0)
    grip.activate("waste")
    offers.clear()
    assert grip.check() == Released("waste")
    assert grip.check() is None
