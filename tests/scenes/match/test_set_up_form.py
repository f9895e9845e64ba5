"""The form of a game's options: a row for each that matters, and a match of what was chosen."""

from __future__ import annotations

import pytest

from game.contract import Option
from game.nothing.rules import Nothing as Rules
from game.transcript import GUEST, ME, Chair
from scenes.match import last_choices
from scenes.match.set_up_form import SIDE_BY_SIDE, OptionForm, Row, SetUp
from scenes.ui.controls import Choice, Toggle
from scenes.ui.controls.stepper import Stepper
from tests.nothing import Nothing
from tests.scenes.driver import Driver

AREA = (0, 0, 400, 60)


class Fussy(Nothing):
    """Nothing with an option of many values, and one that matters only while hats may turn."""

    options = {  # noqa: RUF012 (the contract's type is a read-only mapping)
        **Rules.options,
        "many": Option(tuple(range(SIDE_BY_SIDE + 1)), 4),
        "brim": Option(("wide", "quite narrow"), "wide", when=("still", (False,))),
    }


class Counted:
    """What a screen is told by its form."""

    def __init__(self, driver: Driver) -> None:
        self.changes = 0
        self.form = OptionForm(SetUp(driver.app, Fussy(), self._change, self._change, lambda: 2))

    def _change(self) -> None:
        self.changes += 1

    def row(self, name: str) -> Row:
        key = f"nothing.option.{name}"
        return next(row for row in self.form.rows() if row.heading == key)


@pytest.fixture
def screen(driver: Driver) -> Counted:
    return Counted(driver)


def test_each_option_has_a_row_under_its_sentence(screen: Counted) -> None:
    headings = [row.heading for row in screen.form.rows()]
    assert headings == [
        "nothing.option.rounds", "", "nothing.option.many", "nothing.option.brim",
    ]  # the sentence of a toggle stands on it


def test_yes_or_no_is_a_toggle_few_values_a_choice_many_a_stepper(screen: Counted) -> None:
    made = [type(row.make(AREA)) for row in screen.form.rows()]
    assert made == [Choice, Toggle, Stepper, Choice]


def test_a_value_is_called_by_its_sentence_with_low_lines_for_blanks(screen: Counted) -> None:
    widget = screen.row("brim").make(AREA)
    assert isinstance(widget, Choice)
    assert [words for _, words in widget.values] == [
        "nothing.option.brim.wide", "nothing.option.brim.quite_narrow",
    ]


def test_a_row_goes_while_its_option_does_not_matter(screen: Counted) -> None:
    toggle = screen.form.rows()[1].make(AREA)
    assert isinstance(toggle, Toggle)
    toggle.activate()
    assert screen.form.options["still"] is True and screen.changes == 1
    assert "nothing.option.brim" not in [row.heading for row in screen.form.rows()]


def test_choosing_tells_the_screen_and_stays_chosen(screen: Counted) -> None:
    widget = screen.row("rounds").make(AREA)
    assert isinstance(widget, Choice)
    widget.choose(1)
    assert screen.changes == 1
    again = screen.row("rounds").make(AREA)
    assert isinstance(again, Choice) and again.value == screen.form.options["rounds"] == 1


def test_a_match_begins_with_what_was_chosen_and_is_remembered(
    driver: Driver, screen: Counted
) -> None:
    screen.form.options["rounds"] = 2
    chairs = [Chair(ME), Chair(GUEST)]
    match = screen.form.begin(chairs)
    assert match.options["rounds"] == 2 and [chair.kind for chair in match.chairs] == [ME, GUEST]
    assert match.journal is driver.app.journal
    assert last_choices.options_of(driver.app, Fussy())["rounds"] == 2
    other = OptionForm(SetUp(driver.app, Fussy(), lambda: None, lambda: None, lambda: 2))
    assert other.options["rounds"] == 2


def test_no_two_matches_are_shuffled_alike(screen: Counted) -> None:
    chairs = [Chair(ME), Chair(GUEST)]
    assert screen.form.begin(chairs).seed != screen.form.begin(chairs).seed
