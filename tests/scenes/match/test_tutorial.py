"""What every game's lesson shares, with a lesson in Nothing: choose a card, see, play on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.contract import Move
from game.match import Match
from game.records import HELPED
from scenes.games.nothing.scene import KIND, NothingTable, zones
from scenes.match.desk import Desk, TableKind
from scenes.match.game_table import GameTable
from scenes.match.match_screen import MatchScreen
from scenes.match.stage import Stage
from scenes.match.tutorial import NoteButton, Tutorial
from scenes.match.tutorial_note import Note
from scenes.ui.controls import Button
from scenes.ui.dialog import Dialog
from sprites.engine.zones import Anchor, Zone
from tests.nothing import Nothing
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import COMPANY, note_ways
from tests.scenes.ui.noted_canvas import NotedCanvas

TALL = Anchor("note", 1100, 300, 400, 480)
WIDE = Anchor("note", 900, 300, 600, 400)


class Lesson(Tutorial):
    """Teaches to choose a card; what it waits for is put in by the tests."""

    def __init__(self, desk: Desk, table: GameTable) -> None:
        super().__init__(desk, table)
        self.step = "Choose a card."
        self.next: Callable[[], None] | None = None
        self.all_taught = False

    def note_words(self) -> str:
        return self.step

    def progress(self) -> tuple[int, int]:
        return (1, 4)

    @property
    def taught(self) -> bool:
        return self.all_taught

    def understood(self) -> Callable[[], None] | None:
        return self.next


class Class:
    """A lesson, its table, and where its note lies."""

    def __init__(self, driver: Driver, note: Zone = TALL) -> None:
        def make(desk: Desk) -> GameTable:
            table = NothingTable(desk)
            self.lesson = Lesson(desk, table)
            table.parts.append(self.lesson)
            return table

        def with_note(match: Match) -> dict[str, Zone]:
            return {**zones(match), "note": note}

        self.match = Match.start(Nothing(), COMPANY, 3)
        self.table = MatchScreen(
            driver.app, self.match, TableKind("round_table", with_note, make)
        )
        driver.app.show(self.table)
        driver.settle()

    @property
    def note(self) -> Note:
        note = self.table.table_view.controls.find("note")
        assert isinstance(note, Note)
        return note

    def button(self, key: str) -> Button | None:
        found = [w for w in self.table.table_view.controls.widgets if w.key == key]
        assert all(isinstance(widget, Button) for widget in found)
        return found[0] if found else None

    def choose(self) -> Move:
        move = self.match.state.legal_moves(0)[0]
        self.match.play(0, move)
        return move


@pytest.fixture
def taught(driver: Driver) -> Class:
    return Class(driver)


def said(driver: Driver) -> list[str]:
    return list(driver.app.speech.lines)


# The note


def test_the_note_says_what_to_do_and_how_far_one_has_come(
    driver: Driver, taught: Class
) -> None:
    assert taught.note.text == "Choose a card."
    assert taught.note.heading == driver.app.words("house.button.lesson")
    assert (taught.note.learnt, taught.note.steps, taught.note.remark) == (1, 4, "")
    assert tuple(taught.note.rect) == TALL.box
    canvas = NotedCanvas(driver.app)
    taught.lesson.draw_under(canvas)
    assert canvas.laid


def test_a_screen_reader_is_told_what_this_is_and_what_the_note_says(
    driver: Driver, taught: Class
) -> None:
    lesson = driver.app.words("house.button.lesson")
    assert taught.table.title == f"{lesson}. Choose a card."


def test_another_step_is_written_and_read_once(driver: Driver, taught: Class) -> None:
    assert not taught.lesson.note_is_stale
    taught.lesson.step = "Now wait."
    assert taught.lesson.note_is_stale
    driver.app.speech.lines.clear()
    taught.table.refresh()
    assert taught.note.text == "Now wait."
    assert said(driver) == ["Now wait."]
    taught.lesson.turn_note()
    assert said(driver) == ["Now wait."]


def test_what_is_being_shown_may_ask_for_another_note(driver: Driver, taught: Class) -> None:
    taught.lesson.step = "See the cards turn."
    taught.lesson.staged(Stage({}, ()), 0.0)
    assert taught.note.text == "See the cards turn."


def test_a_note_that_stands_is_not_written_again(driver: Driver, taught: Class) -> None:
    before = taught.note
    driver.app.speech.lines.clear()
    taught.lesson.staged(Stage({}, ()), 0.0)
    taught.table.refresh()
    assert taught.note is before
    assert said(driver) == []


# What could not be done


def test_a_wrong_act_is_refused_with_the_reason_on_the_note(
    driver: Driver, taught: Class
) -> None:
    taught.table.table_view.refuse("That hat is not yours.")
    assert taught.note.remark == "That hat is not yours."
    assert taught.note.text == "Choose a card."
    before = taught.note
    taught.table.table_view.refuse("That hat is not yours.")
    assert taught.note is before
    taught.table.table_view.refuse("Nor is this.")
    assert taught.note.remark == "Nor is this."


def test_a_reason_goes_with_the_step_it_was_said_in(driver: Driver, taught: Class) -> None:
    taught.table.table_view.refuse("That hat is not yours.")
    taught.table.refresh()
    assert taught.note.remark == "That hat is not yours."
    taught.lesson.step = "Now wait."
    taught.table.refresh()
    assert (taught.note.text, taught.note.remark) == ("Now wait.", "")


def test_a_reason_goes_when_the_note_is_turned_and_other_remarks_stay(
    driver: Driver, taught: Class
) -> None:
    taught.table.table_view.refuse("That hat is not yours.")
    taught.lesson.step = "Now wait."
    taught.lesson.turn_note()
    assert taught.note.remark == ""
    taught.lesson.remark, taught.lesson.step = "Well chosen.", "Now draw."
    driver.app.speech.lines.clear()
    taught.lesson.turn_note()
    assert taught.note.remark == "Well chosen."
    assert said(driver) == ["Now draw. Well chosen."]


def test_a_reason_stays_while_the_note_says_the_same(driver: Driver, taught: Class) -> None:
    taught.table.table_view.refuse("That hat is not yours.")
    taught.lesson.turn_note()
    assert taught.note.remark == "That hat is not yours."


# The buttons


def test_only_what_is_to_be_read_has_a_button_that_goes_on(
    driver: Driver, taught: Class
) -> None:
    assert taught.button("next") is None
    turned: list[bool] = []
    taught.lesson.next = lambda: turned.append(True)
    taught.lesson.turn_note()
    button = taught.button("next")
    assert button is not None and button.primary
    assert button.name == driver.app.words("house.button.next")
    driver.click("next")
    assert turned == [True]


def test_skipping_becomes_playing_on_once_all_is_taught(driver: Driver, taught: Class) -> None:
    words = driver.app.words
    button = taught.button("play_on")
    assert button is not None
    assert (button.name, button.primary) == (words("lesson.button.skip"), False)
    assert button.tip == words("lesson.tip.play_on")
    skips = button.icon
    taught.lesson.all_taught = True
    taught.lesson.turn_note()
    button = taught.button("play_on")
    assert button is not None
    assert (button.name, button.primary) == (words("lesson.button.on"), True)
    assert button.icon != skips


def test_a_game_may_put_another_button_in_the_place_of_next(
    driver: Driver, taught: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[bool] = []
    own = NoteButton("deal", "house.button.again", "deal", lambda: pressed.append(True))
    monkeypatch.setattr(taught.lesson, "note_button", lambda: own)
    taught.lesson.turn_note()
    button = taught.button("deal")
    assert button is not None
    assert (button.primary, button.tip) == (False, "")
    driver.click("deal")
    assert pressed == [True]


@pytest.mark.parametrize("zone", [TALL, WIDE])
def test_buttons_stand_at_the_foot_of_the_note_beside_or_above_each_other(
    driver: Driver, zone: Zone
) -> None:
    taught = Class(driver, zone)
    taught.lesson.next = lambda: None
    taught.lesson.turn_note()
    on, leave = taught.button("next"), taught.button("play_on")
    assert on is not None and leave is not None
    right, bottom = zone.left + zone.width - 22, zone.top + zone.height - 16
    assert (leave.rect.right, leave.rect.bottom) == (right, bottom)
    assert on.rect.size == leave.rect.size
    if zone is WIDE:
        assert on.rect.top == leave.rect.top
        assert on.rect.left == zone.left + 22
        assert on.rect.right + 8 == leave.rect.left
        assert taught.note.foot == 44 + 16
    else:
        assert on.rect.left == leave.rect.left == zone.left + 22
        assert on.rect.bottom + 8 == leave.rect.top
        assert taught.note.foot == 2 * 44 + 8 + 16


# Leaving


@pytest.fixture
def alone(
    driver: Driver, taught: Class, monkeypatch: pytest.MonkeyPatch
) -> list[Match]:
    """The matches that are played on alone."""
    opened: list[Match] = []

    def table_scene(match: Match) -> MatchScreen:
        opened.append(match)
        return MatchScreen(driver.app, match, KIND)

    monkeypatch.setattr(driver.app.routes, "table_scene", table_scene)
    return opened


def test_playing_on_clears_the_note_away_and_keeps_the_match_as_helped(
    driver: Driver, taught: Class, alone: list[Match]
) -> None:
    taught.choose()
    screen = taught.lesson.play_on()
    assert driver.scene is not taught.table and screen in driver.app.stack
    assert taught.table not in driver.app.stack
    assert alone == [taught.match]
    assert HELPED in taught.match.marks
    [kept] = driver.app.journal.unfinished()
    assert kept.number == taught.match.number


def test_a_lesson_left_before_its_first_move_is_a_match_like_any_other(
    driver: Driver, taught: Class, alone: list[Match]
) -> None:
    taught.lesson.play_on()
    assert HELPED not in taught.match.marks
    assert taught.match.journal is driver.app.journal
    assert driver.app.journal.unfinished() == []
    taught.choose()
    assert taught.match.number is not None


def test_nothing_of_a_lesson_is_kept_before_that(driver: Driver, taught: Class) -> None:
    taught.choose()
    assert taught.match.number is None
    assert driver.app.journal.unfinished() == []


def test_agents_stop_thinking_for_a_lesson_that_is_over(
    driver: Driver, taught: Class, alone: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[bool] = []
    monkeypatch.setattr(taught.table, "leave", lambda: None)
    monkeypatch.setattr(taught.table.turns, "stop", lambda: stopped.append(True))
    taught.lesson.play_on()
    assert stopped == [True]


def test_its_menu_offers_rules_settings_and_two_ways_out(
    driver: Driver, taught: Class, alone: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = note_ways(driver, monkeypatch, "to_book", "to_settings", "to_title")
    monkeypatch.setattr(taught.table.game_table.words, "rules_page", lambda: "hats")
    lines = taught.lesson.menu()
    assert lines is not None
    assert [line.key for line in lines] == ["play_on", "rules", "settings", "leave"]
    for line in lines[1:]:
        line.act()
    assert ways == [("to_book", ("nothing", "hats")), ("to_settings", ()), ("to_title", ())]
    lines[0].act()
    assert alone == [taught.match]


def test_leaving_asks_first_where_something_was_done(
    driver: Driver, taught: Class, alone: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = note_ways(driver, monkeypatch, "to_title")
    taught.choose()
    taught.lesson.leave_lesson()
    assert isinstance(driver.scene, Dialog)
    words = driver.app.words
    assert driver.scene.question == words(
        "lesson.leave.text", play_on=words("house.button.play_on")
    )
    assert [answer.key for answer in driver.scene.answers] == ["stay", "play_on", "leave"]
    assert [answer.primary for answer in driver.scene.answers] == [True, False, False]
    driver.click("stay")
    assert driver.scene is taught.table
    taught.lesson.leave_lesson()
    driver.click("leave")
    assert ways == [("to_title", ())]
    assert alone == []
    taught.lesson.leave_lesson()
    driver.click("play_on")
    assert alone == [taught.match]
