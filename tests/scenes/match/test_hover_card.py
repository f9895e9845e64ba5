"""What the pointer rests on is shown large after a moment, and put away by the next stir."""

from __future__ import annotations

import pytest

from scenes.match.hover_card import HoverCard
from scenes.match.match_screen import MatchScreen
from scenes.match.spots import Point
from scenes.ui.input import Command, Motion, Press
from sprites.engine.canvas import Canvas
from sprites.paint.theme import HOVER
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import begin, open_table
from tests.scenes.ui.noted_canvas import NotedCanvas

CARD, OTHER, BARE = (100.0, 100.0), (300.0, 100.0), (900.0, 800.0)


class Cards:
    """Two cards; those that are gone can't be shown."""

    def __init__(self) -> None:
        self.gone: set[str] = set()
        self.drawn: list[str] = []

    def under(self, point: Point) -> str | None:
        return {CARD: "card", OTHER: "other"}.get(point)

    def is_there(self, subject: str) -> bool:
        return subject not in self.gone

    def words(self, subject: str) -> str:
        return f"The {subject} in full."

    def draw(self, canvas: Canvas, subject: str) -> None:
        self.drawn.append(subject)


class Hand:
    """A hover card over a table, and whether something else lies over that."""

    def __init__(self, table: MatchScreen) -> None:
        self.table = table
        self.cards = Cards()
        self.covered = False
        self.part = HoverCard(
            table.app, table.table_view, self.cards, lambda: not self.covered
        )

    def rest_on(self, point: Point, seconds: float = HOVER) -> None:
        self.part.handle(Motion(point))
        self.part.update(seconds)


@pytest.fixture
def hand(driver: Driver) -> Hand:
    table = open_table(driver, begin(driver))
    table.app.speech.lines.clear()
    table.dirty = False
    return Hand(table)


def test_a_card_is_shown_and_read_once_the_pointer_has_rested_on_it(hand: Hand) -> None:
    hand.rest_on(CARD, HOVER / 2)
    assert hand.part.subject is None
    hand.part.update(HOVER / 2)
    assert hand.part.subject == "card"
    assert list(hand.table.app.speech.lines) == ["The card in full."]
    assert hand.table.dirty
    hand.part.draw_over(NotedCanvas(hand.table.app))
    assert hand.cards.drawn == ["card"]


def test_nothing_is_drawn_large_over_bare_table(hand: Hand) -> None:
    hand.rest_on(BARE)
    hand.part.draw_over(NotedCanvas(hand.table.app))
    assert hand.part.subject is None
    assert hand.cards.drawn == []


def test_any_stir_puts_it_away_and_the_wait_begins_anew(hand: Hand) -> None:
    hand.rest_on(CARD)
    hand.table.dirty = False
    assert not hand.part.handle(Motion(CARD)), "the table must see the motion too"
    assert hand.part.subject is None
    assert hand.table.dirty
    hand.part.update(HOVER / 2)
    assert hand.part.subject is None
    hand.part.update(HOVER / 2)
    assert hand.part.subject == "card"


def test_a_press_puts_it_away_and_a_command_does_not(hand: Hand) -> None:
    hand.rest_on(CARD)
    hand.part.handle(Command("log"))
    assert hand.part.subject == "card"
    hand.part.handle(Press(OTHER, 1))
    assert hand.part.subject is None


def test_a_pointer_that_left_the_window_shows_nothing(hand: Hand) -> None:
    hand.part.handle(Motion(CARD))
    hand.part.handle(Motion(None))
    hand.part.update(HOVER)
    assert hand.part.subject is None


def test_the_table_is_woken_only_for_a_card_that_waits_to_be_shown(hand: Hand) -> None:
    assert hand.part.wake is None
    hand.part.handle(Motion(CARD))
    assert hand.part.wake == pytest.approx(HOVER)
    hand.part.update(HOVER)
    assert hand.part.wake is None
    hand.part.handle(Motion(OTHER))
    hand.covered = True
    assert hand.part.wake is None


def test_nothing_is_shown_under_a_sheet_nor_while_pieces_move(hand: Hand) -> None:
    hand.covered = True
    hand.rest_on(CARD)
    assert hand.part.subject is None
    hand.covered = False
    hand.table.table_view.timeline.call(5.0, lambda: None)
    hand.part.update(HOVER)
    assert hand.part.subject is None
    hand.table.table_view.timeline.clear()
    hand.part.update(HOVER)
    assert hand.part.subject == "card"


def test_nothing_is_shown_while_a_card_is_dragged(driver: Driver, hand: Hand) -> None:
    driver.press("hand.0")
    driver.point((400.0, 500.0))
    assert hand.table.table_view.drag.dragging
    hand.rest_on(CARD)
    assert hand.part.subject is None


def test_what_was_just_put_down_is_not_shown_until_another_was_pointed_at(hand: Hand) -> None:
    hand.rest_on(CARD)
    hand.part.refreshed()
    assert hand.part.subject is None
    hand.rest_on(CARD)
    assert hand.part.subject is None
    hand.rest_on(OTHER)
    assert hand.part.subject == "other"


def test_what_has_gone_meanwhile_is_neither_shown_nor_read(hand: Hand) -> None:
    hand.cards.gone = {"card"}
    hand.rest_on(CARD)
    assert hand.part.subject is None
    assert not hand.table.app.speech.lines
