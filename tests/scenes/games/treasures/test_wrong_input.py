"""The table of the treasures, driven as players drive it: wrong input."""

from __future__ import annotations

import pytest

from scenes.games.treasures.view import LINES
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    at_phase,
    check_lands,
    choose_first,
    open_table,
)

NOWHERE = [(-40, 300), (5000, 5000), (700, 200), "deck", "discard", "plate.1", "heap.red"]


@pytest.mark.parametrize("phase", ["draw", "choose", "place", "return"])
def test_a_drop_in_the_wrong_place_changes_nothing_and_says_why(
    driver: Driver, phase: str
) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, phase)
    before = scene.match.position
    source = next(s for s, t in sorted(scene.table_view.offers) if s != t)
    for where in NOWHERE:
        if (source, where) in scene.table_view.offers:
            continue
        driver.app.speech.lines.clear()
        driver.drag(source, where)
        assert scene.match.position == before, where
        assert scene.table_view.pieces.held is None
        assert driver.app.words(f"treasures.why.{phase}_drop") in driver.app.speech.lines
    check_lands(driver, scene)


@pytest.mark.parametrize("phase", ["draw", "choose", "place", "return"])
def test_clicks_on_what_may_not_be_used_say_why(driver: Driver, phase: str) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, phase)
    before = scene.match.position
    hand = scene.table_view.pieces.contents("hand")
    for spot in [*LINES, *hand, "choice", "heap.red", "owned.0.blue", "aside.0"]:
        if any(source == spot for source, _ in scene.table_view.offers):
            continue
        driver.app.speech.lines.clear()
        driver.click(spot)
        assert scene.match.position == before, spot
        assert driver.app.speech.lines, spot
        assert all("treasures." not in line for line in driver.app.speech.lines)


def test_a_card_is_chosen_only_once(driver: Driver) -> None:
    scene = open_table(driver)
    choose_first(driver, scene)
    first, second, *_ = scene.table_view.pieces.contents("hand")
    driver.drag(first, "choice")
    assert driver.cards("choice") == [first]
    driver.drag(second, "choice")
    driver.double_click(second)
    driver.click("choice")
    assert driver.cards("choice") == [first]
    assert not scene.rewind.may_undo


def test_dropping_a_card_back_into_the_hand_is_no_mistake(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "choose")
    card, *_, last = scene.table_view.pieces.contents("hand")
    driver.app.speech.lines.clear()
    driver.drag(card, last)
    words = driver.app.words
    assert words("treasures.why.choose_drop") not in driver.app.speech.lines
    driver.drag(card, card)
    assert scene.match.state.chosen[0] < 0
