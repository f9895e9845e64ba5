"""The buttons of every table: where the map has them, and when they may be used."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scenes.match import common_buttons
from scenes.match.match_screen import MatchScreen
from scenes.ui.controls import Button, Widget
from sprites.engine.zones import Anchor, Zone
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import PERSON, SQUIRE, begin, open_table, play


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    return open_table(driver, begin(driver))


def zone(name: str, left: float) -> Zone:
    return Anchor(name, left, 30, 80, 40)


def made(
    driver: Driver, *names: str, act: Callable[[], None] = lambda: None
) -> list[Widget]:
    zones = {f"button.{name}": zone(name, place * 100) for place, name in enumerate(names)}
    acts = [(name, act) for name in ("undo", "redo", "hint", "log", "menu")]
    return common_buttons.common_buttons(driver.app, zones, acts)


def state_of(table: MatchScreen, key: str) -> tuple[bool, str]:
    """Return whether a button of the table may be used now, and if not, why."""
    common_buttons.enable(
        table.app, table.table_view.controls.widgets, table.rewind, table.match_view
    )
    widget = table.table_view.controls.find(key)
    return widget.enabled, widget.why


def test_a_button_stands_where_the_map_has_it_and_says_what_it_is(driver: Driver) -> None:
    pressed: list[str] = []
    [log, menu] = made(driver, "log", "menu", act=lambda: pressed.append("pressed"))
    assert isinstance(menu, Button)
    assert (menu.key, menu.icon) == ("menu", "menu")
    assert tuple(menu.rect) == zone("menu", 100).box
    words = driver.app.words
    assert (menu.name, menu.tip) == (words("house.button.menu"), words("house.tip.menu"))
    assert tuple(log.rect) == zone("log", 0).box
    menu.activate()
    assert pressed == ["pressed"]


def test_what_has_no_place_in_the_map_gets_no_button(driver: Driver) -> None:
    assert [widget.key for widget in made(driver, "redo")] == ["redo"]
    assert made(driver) == []


def test_at_the_deal_neither_way_is_open_and_the_reasons_are_said(table: MatchScreen) -> None:
    words = table.app.words
    assert state_of(table, "undo") == (False, words("house.why.no_undo"))
    assert state_of(table, "redo") == (False, words("house.why.no_redo"))
    assert state_of(table, "hint")[0]


def test_after_a_move_undo_is_open_and_after_undo_redo(driver: Driver) -> None:
    table = open_table(driver, begin(driver, (PERSON, SQUIRE)))
    play(table.match, 0)
    assert state_of(table, "undo")[0]
    assert not state_of(table, "redo")[0]
    table.match.undo(0)
    assert not state_of(table, "undo")[0]
    assert state_of(table, "redo")[0]


def test_who_looks_back_may_not_ask_for_a_hint(table: MatchScreen) -> None:
    play(table.match, 0)
    table.rewind.look_at(0)
    assert state_of(table, "hint") == (False, table.app.words("house.why.looking_back"))
    assert not state_of(table, "undo")[0]


def test_other_widgets_are_left_as_they_are(table: MatchScreen) -> None:
    other = Button((0, 0, 10, 10), "Other", lambda: None, key="other")
    other.enabled, other.why = False, "for a reason of its own"
    common_buttons.enable(table.app, [other], table.rewind, table.match_view)
    assert (other.enabled, other.why) == (False, "for a reason of its own")
