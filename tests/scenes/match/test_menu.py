"""A table's menu: its lines in two columns, and the table's habits beneath."""

from __future__ import annotations

import pytest

from scenes.match.game_table import MenuEntry, Switch
from scenes.match.menu import MenuScene
from scenes.ui.controls import Button, Toggle
from sprites.engine.viewport import STAGE_HEIGHT, STAGE_WIDTH
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, open_table
from tests.scenes.ui.noted_canvas import NotedCanvas


class Kept:
    """What the lines and switches of a menu did."""

    def __init__(self) -> None:
        self.done: list[object] = []

    def line(self, key: str, icon: str = "book") -> MenuEntry:
        return MenuEntry(key, icon, lambda: self.done.append(key))

    def switch(self, key: str, on: bool) -> Switch:
        return Switch(key, on, lambda now: self.done.append((key, now)))


@pytest.fixture
def kept(driver: Driver) -> Kept:
    open_table(driver, begin(driver))
    return Kept()


def open_menu(driver: Driver, *lines: MenuEntry, switches: tuple[Switch, ...] = ()) -> MenuScene:
    menu = MenuScene(driver.app, lines, switches, domain="patience")
    driver.app.show(menu)
    driver.settle()
    return menu


def test_going_on_is_the_first_line_and_has_the_keys(driver: Driver, kept: Kept) -> None:
    menu = open_menu(driver, kept.line("rules"), kept.line("settings"))
    buttons = menu.controls.widgets
    assert [button.key for button in buttons] == ["resume", "rules", "settings"]
    assert menu.controls.focused is buttons[0]
    assert [button.primary for button in buttons if isinstance(button, Button)] == [
        True, False, False,
    ]
    table = driver.table
    driver.key("return")
    assert driver.scene is table
    assert kept.done == []


def test_a_line_says_what_it_does_and_does_it_once_the_menu_is_gone(
    driver: Driver, kept: Kept
) -> None:
    table, above = driver.table, []
    line = MenuEntry("settings", "settings", lambda: above.append(driver.app.top))
    menu = open_menu(driver, kept.line("rules"), line)
    rules = menu.controls.find("settings")
    assert isinstance(rules, Button)
    assert (rules.name, rules.icon) == (driver.app.words("house.button.settings"), "settings")
    driver.click("settings")
    assert above == [table]
    assert kept.done == []


def test_lines_stand_in_two_columns_on_the_sheet(driver: Driver, kept: Kept) -> None:
    keys = ("rules", "settings", "save_file", "leave")
    menu = open_menu(driver, *map(kept.line, keys))
    rects = [button.rect for button in menu.controls.widgets]
    assert rects[0].top == rects[1].top < rects[2].top == rects[3].top < rects[4].top
    assert rects[0].left == rects[2].left == rects[4].left < rects[1].left == rects[3].left
    assert rects[0].right < rects[1].left
    assert tuple(rects[0]) == (504, 381, 290, 48)
    assert rects[2].top - rects[0].top == 60
    assert (rects[0].left + rects[1].right) / 2 == pytest.approx(STAGE_WIDTH / 2)
    canvas = NotedCanvas(driver.app)
    menu.draw_sheet(canvas)
    paper, heading = canvas.laid
    assert (heading.left + heading.right) / 2 == pytest.approx(STAGE_WIDTH / 2, abs=2)
    assert paper.top < heading.top and heading.bottom < rects[0].top
    assert rects[4].bottom < paper.bottom
    assert (paper.top + paper.bottom) / 2 == pytest.approx(STAGE_HEIGHT / 2, abs=2)


@pytest.mark.parametrize("count", [1, 2])
def test_switches_lie_beneath_the_lines_and_set_their_habit(
    driver: Driver, kept: Kept, count: int
) -> None:
    keys = ("rules", "settings")[:count]
    switches = (kept.switch("auto", False), kept.switch("helped", True))
    menu = open_menu(driver, *map(kept.line, keys), switches=switches)
    first, second = menu.controls.find("auto"), menu.controls.find("helped")
    assert isinstance(first, Toggle) and isinstance(second, Toggle)
    assert (first.on, second.on) == (False, True)
    assert first.name == driver.app.words("patience.habit.auto")
    last_line = menu.controls.find(keys[-1])
    assert last_line.rect.bottom < first.rect.top
    assert first.rect.bottom <= second.rect.top
    assert tuple(first.rect) == (510, 461 + 30 * (count - 1), 580, 40)
    assert second.rect.top - first.rect.top == 46
    assert second.rect.bottom < menu.top + menu.height
    driver.click("auto")
    driver.click("helped")
    assert kept.done == [("auto", True), ("helped", False)]
    assert driver.scene is menu


def test_the_keys_stay_where_they_are_in_another_window(driver: Driver, kept: Kept) -> None:
    menu = open_menu(driver, kept.line("rules"))
    menu.controls.focus(menu.controls.find("rules"))
    driver.resize((900, 500))
    assert menu.controls.focused is not None and menu.controls.focused.key == "rules"


def test_it_is_called_the_menu_and_escape_puts_it_away(driver: Driver, kept: Kept) -> None:
    table = driver.table
    assert open_menu(driver).title == driver.app.words("house.button.menu")
    driver.key("escape")
    assert driver.scene is table
