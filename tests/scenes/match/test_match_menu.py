"""The lines of a match's menu: which there are, and what each does."""

from __future__ import annotations

import pytest

from game.transcript import AGENT
from scenes.match import match_menu
from scenes.match.game_table import Guide, MenuEntry, Switch
from scenes.match.match_screen import MatchScreen
from scenes.match.menu import MenuScene
from scenes.ui.dialog import Dialog
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import (
    PERSON,
    SQUIRE,
    begin,
    note_ways,
    open_table,
    play,
    play_to_the_end,
)

ALWAYS = ["rules", "settings", "save_file"]


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    """A match under way, and so kept."""
    scene = open_table(driver, begin(driver, (PERSON, SQUIRE)))
    play(scene.match, 0)
    return scene


def keys(table: MatchScreen) -> list[str]:
    return [line.key for line in match_menu.entries(table)]


def do(table: MatchScreen, key: str) -> None:
    next(line for line in match_menu.entries(table) if line.key == key).act()


def test_a_running_match_can_be_left_handed_to_an_agent_or_given_up(table: MatchScreen) -> None:
    assert keys(table) == [*ALWAYS, "stand_in", "leave", "give_up"]


def test_what_was_never_kept_can_not_be_given_up(driver: Driver) -> None:
    scene = open_table(driver, begin(driver, (PERSON, SQUIRE)))
    assert scene.match.number is None
    assert keys(scene) == [*ALWAYS, "stand_in", "leave"]


def test_what_is_over_or_given_up_can_only_be_left(driver: Driver, table: MatchScreen) -> None:
    over = begin(driver)
    play_to_the_end(over)
    assert keys(open_table(driver, over)) == [*ALWAYS, "leave"]
    table.match.give_up()
    assert keys(table) == [*ALWAYS, "leave"]


def test_who_plays_alone_has_no_one_to_stand_in(driver: Driver) -> None:
    from scenes.games.patience import deals

    match = deals.begin(driver.app, 4715)
    scene = driver.app.routes.table_scene(match)
    driver.app.show(scene)
    play(match, 0)
    assert keys(scene) == [*ALWAYS, "leave", "give_up"]


def test_rules_settings_and_file_are_opened_for_this_match(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = note_ways(driver, monkeypatch, "to_book", "to_settings", "to_export")
    monkeypatch.setattr(table.game_table.words, "rules_page", lambda: "hats")
    for key in ALWAYS:
        do(table, key)
    assert taken == [
        ("to_book", ("nothing", "hats")), ("to_settings", ()), ("to_export", (table.match,)),
    ]


def test_an_agent_takes_the_chair_and_the_person_takes_it_back(table: MatchScreen) -> None:
    table.match.paused = True
    do(table, "stand_in")
    chair = table.match.chairs[0]
    assert (chair.level, chair.played_by_agent) == (match_menu.STAND_IN_LEVEL, True)
    assert not table.match.paused, "the match goes on"
    assert table.table_view.ribbon.message == table.app.words("house.said.stand_in")
    assert "take_back" in keys(table) and "stand_in" not in keys(table)
    table.match.paused = True
    do(table, "take_back")
    assert not table.match.chairs[0].played_by_agent
    assert not table.match.paused
    assert table.table_view.ribbon.message == table.app.words("house.said.take_back")
    assert "stand_in" in keys(table)


def test_a_kept_match_is_left_without_a_question(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = note_ways(driver, monkeypatch, "to_title")
    do(table, "leave")
    assert taken == [("to_title", ())]


def test_leaving_asks_where_nothing_can_be_kept(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(driver.app.journal), "in_memory", True)
    taken = note_ways(driver, monkeypatch, "to_title")
    do(table, "leave")
    assert isinstance(driver.scene, Dialog) and taken == []
    assert driver.scene.question == driver.app.words("house.leave.unkept")
    driver.click("stay")
    assert driver.scene is table and taken == []
    do(table, "leave")
    driver.click("leave")
    assert taken == [("to_title", ())]


def test_what_is_over_or_not_begun_is_left_without_a_question(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = note_ways(driver, monkeypatch, "to_title")
    unbegun, over = begin(driver), begin(driver)
    play_to_the_end(over)
    for count, match in enumerate((unbegun, over), 1):
        match_menu.ask_to_leave(driver.app, match)
        assert len(taken) == count


def test_giving_up_asks_first_and_then_ends_the_match_for_good(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = note_ways(driver, monkeypatch, "to_title")
    do(table, "give_up")
    assert driver.scene.question == driver.app.words("house.give_up.text")
    driver.click("stay")
    assert not table.match.given_up
    do(table, "give_up")
    driver.click("give_up")
    assert table.match.given_up
    assert taken == [("to_title", ())]


def test_the_tables_own_lines_and_habits_come_with_those_of_every_match(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, habit = MenuEntry("restart", "restart", lambda: None), Switch("auto", True, lambda on: on)
    monkeypatch.setattr(table.game_table, "menu", lambda: [own])
    monkeypatch.setattr(table.game_table, "switches", lambda: [habit])
    match_menu.show(table)
    menu = driver.scene
    assert isinstance(menu, MenuScene)
    assert [line.key for line in menu.entries] == ["restart", *keys(table)]
    assert (menu.switches, menu.domain) == ([habit], "nothing")


class Leader(Guide):
    """A guide with one line of its own."""

    def menu(self) -> list[MenuEntry] | None:
        return [MenuEntry("play_on", "play", lambda: None)]


def test_a_guide_gives_all_lines_and_no_habits(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.game_table, "switches", lambda: [Switch("auto", True, str)])
    table.reactions.attach([Leader()])
    match_menu.show(table)
    assert [line.key for line in driver.scene.entries] == ["play_on"]
    assert driver.scene.switches == []


def test_who_stands_in_is_an_agent_of_that_level(table: MatchScreen) -> None:
    do(table, "stand_in")
    play(table.match, 1)
    assert {ply.by for ply in table.match.transcript().plies if ply.seat == 1} == {AGENT}
