"""The sheet at the end: what it tells, which ways lead on, and the way back to the table."""

from __future__ import annotations

import dataclasses
import itertools

import pytest

from scenes.match.game_table import MenuEntry, ResultWords
from scenes.match.match_screen import MatchScreen
from scenes.match.result import IN_ROW, ResultScene, ways_after
from scenes.ui.controls import Button
from scenes.ui.sheet import VEIL
from sprites.engine.viewport import STAGE_WIDTH
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import (
    PERSON,
    SQUIRE,
    begin,
    note_ways,
    open_table,
    play_to_the_end,
)
from tests.scenes.ui.noted_canvas import NotedCanvas

COMMON = ["new_deal", "again", "new_match", "replay", "share", "title"]


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    match = begin(driver, (PERSON, SQUIRE))
    play_to_the_end(match)
    return open_table(driver, match)


def sheet(table: MatchScreen) -> ResultScene:
    table.show_result_sheet()
    top = table.app.top
    assert isinstance(top, ResultScene)
    return top


def own_ways(
    monkeypatch: pytest.MonkeyPatch, table: MatchScreen, *ways: MenuEntry
) -> list[str]:
    monkeypatch.setattr(table.game_table.result, "ways_on", lambda: list(ways))
    return [way.key for way in ways]


def test_it_tells_what_the_table_has_to_tell_and_reads_all_of_it(table: MatchScreen) -> None:
    told = table.game_table.result.words()
    shown = sheet(table)
    assert shown.told == told
    assert shown.title == f"{told.heading}. {told.sentence}. {told.lines[0]}"


def test_another_language_is_told_anew(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = sheet(table)
    other = ResultWords("끝", "이겼어요.")
    monkeypatch.setattr(table.game_table.result, "words", lambda: other)
    shown.lay_out()
    assert shown.told == other
    assert shown.title == "끝. 이겼어요."


def test_the_games_own_ways_stand_before_those_of_every_table(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = own_ways(
        monkeypatch, table, MenuEntry("next", "right", lambda: None, primary=True),
        MenuEntry("again", "restart", lambda: None),
    )
    ways = sheet(table).ways_on()
    assert [way.key for way in ways] == [*own, *(key for key in COMMON if key != "again")]
    assert [way.key for way in ways if way.primary] == ["next"]


def test_without_a_first_way_of_its_own_the_first_common_one_is(table: MatchScreen) -> None:
    assert [way.key for way in sheet(table).ways_on() if way.primary] == ["new_deal"]


def test_a_way_that_only_looks_back_is_neither_first_nor_under_the_keys(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_ways(monkeypatch, table, MenuEntry("log", "log", lambda: None))
    shown = sheet(table)
    ways = shown.ways_on()
    assert [way.key for way in ways] == [*COMMON[:-1], "log", COMMON[-1]]
    assert [way.key for way in ways if way.primary] == ["new_deal"]
    assert shown.controls.focused is not None
    assert shown.controls.focused.key == "new_deal"


def test_ways_that_make_no_sense_at_a_table_are_left_out(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = table.game_table.result
    monkeypatch.setattr(result, "left_out", frozenset({"new_deal", "share"}), raising=False)
    ways = ways_after(table.app, table.match, result)
    assert [way.key for way in ways] == ["again", "new_match", "replay", "title"]
    assert ways[0].primary


def test_each_way_has_its_button_in_rows_of_three_about_the_middle(table: MatchScreen) -> None:
    shown = sheet(table)
    buttons = shown.controls.widgets
    assert [button.key for button in buttons] == COMMON
    for way, button in zip(shown.ways_on(), buttons, strict=True):
        assert isinstance(button, Button)
        assert button.name == table.app.words(f"house.button.{way.key}")
        assert (button.icon, button.primary) == (way.icon, way.primary)
    rows = [buttons[:IN_ROW], buttons[IN_ROW:]]
    for row in rows:
        assert len({button.rect.top for button in row}) == 1
        middle = (row[0].rect.left + row[-1].rect.right) / 2
        assert middle == pytest.approx(STAGE_WIDTH / 2, abs=1)
        for left, right in itertools.pairwise(row):
            assert left.rect.right < right.rect.left
    assert rows[0][0].rect.bottom < rows[1][0].rect.top


def test_a_last_row_that_is_not_full_stands_in_the_middle_too(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_ways(monkeypatch, table, MenuEntry("next", "right", lambda: None))
    full = sheet(table).controls.widgets
    last = full[-1].rect
    assert len(full) == 2 * IN_ROW + 1
    assert last.centerx == pytest.approx(STAGE_WIDTH / 2, abs=1)
    assert last.top > full[-2].rect.bottom


def test_the_keys_stand_on_the_first_way_and_stay_where_they_were_put(
    driver: Driver, table: MatchScreen
) -> None:
    shown = sheet(table)
    focused = shown.controls.focused
    assert focused is not None and focused.key == "new_deal"
    shown.controls.focus(shown.controls.find("share"))
    shown.lay_out()
    focused = shown.controls.focused
    assert focused is not None and focused.key == "share"


def test_a_way_puts_the_sheet_away_before_it_leads_on(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = note_ways(driver, monkeypatch, "to_replay", "to_title")
    sheet(table)
    driver.click("replay")
    assert driver.scene is table
    assert taken == [("to_replay", (table.match,))]
    sheet(table)
    driver.click("title")
    assert taken[1:] == [("to_title", ())]


def test_undo_leads_straight_back_to_the_table_where_it_may(
    driver: Driver, table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet(table)
    assert not table.rewind.may_undo
    driver.key("u")
    assert isinstance(driver.scene, ResultScene)
    undone: list[bool] = []
    monkeypatch.setattr(type(table.rewind), "may_undo", True)
    monkeypatch.setattr(table.rewind, "undo", lambda: undone.append(True))
    driver.key("l")
    assert undone == []
    driver.key("u")
    assert driver.scene is table
    assert undone == [True]


def test_escape_shows_the_table_beneath(driver: Driver, table: MatchScreen) -> None:
    sheet(table)
    driver.key("escape")
    assert driver.scene is table


@pytest.mark.parametrize("winner", [0, 1])
def test_sparks_fly_for_who_has_won_until_they_are_burnt_out(
    driver: Driver, table: MatchScreen, winner: int
) -> None:
    outcome = table.match.outcome
    assert outcome is not None
    [won] = outcome.winners
    table.match_view.viewer = won if winner == 0 else 1 - won
    shown = sheet(table)
    assert shown.moving == (winner == 0)
    if winner == 0:
        driver.wait(30.0)
        assert not shown.moving


def test_no_sparks_fly_where_motion_is_not_wanted(table: MatchScreen) -> None:
    outcome = table.match.outcome
    assert outcome is not None
    [table.match_view.viewer] = outcome.winners
    table.app.settings.reduced_motion = True
    assert not sheet(table).moving


def test_words_lie_on_the_sheet_one_below_the_other_above_the_buttons(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = ResultWords("Won", "It was a fine match. " * 4, ["One line.", "Another line."])
    monkeypatch.setattr(table.game_table.result, "words", lambda: told)
    shown = sheet(table)
    shown.embers = None
    canvas = NotedCanvas(table.app)
    shown.draw_sheet(canvas)
    assert canvas.shades == [VEIL]
    paper, _, heading, sentence, *lines = canvas.laid
    assert len(lines) == len(told.lines)
    order = [heading, sentence, *lines]
    for above, below in itertools.pairwise(order):
        assert above.bottom <= below.top
    top_of_buttons = shown.controls.widgets[0].rect.top
    assert order[-1].bottom < top_of_buttons < paper.bottom
    for laid in order:
        assert (laid.left + laid.right) / 2 == pytest.approx(STAGE_WIDTH / 2, abs=2)
        assert paper.left < laid.left and laid.right < paper.right


def test_the_shield_of_the_table_fills_what_the_words_leave_free(
    table: MatchScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.app, "shield_of", lambda game: "crown")

    def laid(words: ResultWords) -> NotedCanvas:
        monkeypatch.setattr(table.game_table.result, "words", lambda: words)
        shown = sheet(table)
        shown.embers = None
        canvas = NotedCanvas(table.app)
        shown.draw_sheet(canvas)
        return canvas

    short = ResultWords("Won", "Well done.")
    shield = laid(short).laid[-1]
    assert (shield.left + shield.right) / 2 == pytest.approx(STAGE_WIDTH / 2, abs=2)
    words = laid(short).laid[3]
    top = sheet(table).controls.widgets[0].rect.top
    assert words.bottom < shield.top and shield.bottom < top
    long = dataclasses.replace(short, lines=["A line."] * 9)
    assert len(laid(long).laid) == 4 + 9
    monkeypatch.setattr(table.app, "shield_of", lambda game: "")
    assert len(laid(short).laid) == 4
