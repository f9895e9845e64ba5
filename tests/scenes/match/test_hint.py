"""A hint: asked for, come, too late, or not to be had."""

import pytest

from game.agents import Hint
from game.agents.worker import Answer, Kind
from game.match import Match
from game.records import HELPED
from scenes.games.patience import deals as patience_deals
from scenes.match.game_table import HintShown
from scenes.match.hint import HintPart
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver

TICKET = 7
SENTENCE = "Lay the first card."


@pytest.fixture
def table(driver: Driver) -> MatchScreen:
    scene = driver.app.routes.table_scene(patience_deals.begin(driver.app, 4715))
    driver.app.show(scene)
    driver.settle()
    return scene


@pytest.fixture
def answers(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> dict[int, Answer]:
    """What the thinking process will have answered; nothing at first."""
    come: dict[int, Answer] = {}
    thinking = driver.app.thinking

    def drop(ticket: int) -> None:
        come[ticket] = Answer(ticket, None, Kind.RULE)

    def ask(match: Match, seat: int) -> int:
        return TICKET

    monkeypatch.setattr(thinking, "hint", ask)
    monkeypatch.setattr(thinking, "answer", lambda ticket: come.pop(ticket, None))
    monkeypatch.setattr(thinking, "drop", drop)
    return come


def part_of(table: MatchScreen, why_none: str | None = None) -> HintPart:
    return HintPart(
        table.app, table.match_view, table.table_view,
        lambda hint: HintShown(frozenset({"stock"}), SENTENCE), lambda: why_none,
    )


def first_hint(table: MatchScreen) -> Hint:
    return Hint(table.match.state.legal_moves(0)[0], "patience.hint.any")


def test_a_question_alone_marks_no_match_as_helped(
    table: MatchScreen, answers: dict[int, Answer]
) -> None:
    part = part_of(table)
    part.ask()
    part.update(0.1)
    part.leave()
    assert HELPED not in table.match.transcript().marks
    assert TICKET in answers, "the question was dropped when the table was left"


def test_a_hint_that_shows_marks_the_match_lights_its_spots_and_is_said(
    table: MatchScreen, answers: dict[int, Answer]
) -> None:
    words = table.app.words
    part = part_of(table)
    part.ask()
    assert table.table_view.ribbon.message == words("house.notice.thinking"), "there is one move"
    answers[TICKET] = Answer(TICKET, first_hint(table), Kind.THOUGHT)
    part.update(0.1)
    assert table.table_view.hinted == {"stock"}
    assert table.app.speech.lines[-1] == SENTENCE
    assert part.answered
    assert HELPED not in table.match.marks, "where there is no choice, nobody was helped"
    table.play(table.match.state.legal_moves(0)[0])
    table.staging.land()
    part.ask()
    assert table.table_view.ribbon.message == words("house.notice.thinking_counts")
    assert HELPED not in table.match.marks, "it has only been asked for"
    answers[TICKET] = Answer(TICKET, first_hint(table), Kind.THOUGHT)
    part.update(0.1)
    assert HELPED in table.match.marks
    part.ask()
    assert table.table_view.ribbon.message == words("house.notice.thinking"), "it counts already"


def test_an_answer_about_an_earlier_position_is_not_shown(
    table: MatchScreen, answers: dict[int, Answer]
) -> None:
    part = part_of(table)
    part.ask()
    answers[TICKET] = Answer(TICKET, first_hint(table), Kind.THOUGHT)
    table.play(table.match.state.legal_moves(0)[0])
    part.update(0.1)
    assert part.answered
    assert table.table_view.hinted == frozenset()
    assert HELPED not in table.match.transcript().marks


def test_an_answer_that_holds_no_hint_says_so_and_does_not_help(
    table: MatchScreen, answers: dict[int, Answer]
) -> None:
    part = part_of(table)
    part.ask()
    answers[TICKET] = Answer(TICKET, None, Kind.RULE)
    part.update(0.1)
    assert table.app.speech.lines[-1] == table.app.words("house.hint_no_time")
    assert HELPED not in table.match.transcript().marks


def test_where_none_can_be_given_the_reason_is_said_and_nobody_asked(
    table: MatchScreen, answers: dict[int, Answer]
) -> None:
    part = part_of(table, "No way leads on.")
    part.ask()
    assert table.app.speech.lines[-1] == "No way leads on."
    assert part.answered
    assert part.wake is None


def test_only_a_question_that_waits_wakes_the_table(
    table: MatchScreen, answers: dict[int, Answer]
) -> None:
    part = part_of(table)
    assert part.wake is None
    assert part.command("hint")
    assert part.wake is not None
    part.went_back(back=True)
    assert part.wake is None
