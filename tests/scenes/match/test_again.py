"""After a match: the same people again, on other cards or the same, and the ways elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.match import Match
from scenes.match import again
from tests.scenes.driver import Driver
from tests.scenes.match.nothing_table import COMPANY, begin, note_ways, play_to_the_end

WAYS = ("to_table", "to_set_up", "to_replay", "to_export")


def act_of(driver: Driver, match: Match, key: str) -> Callable[[], object]:
    return {way.key: way.act for way in again.ways_on(driver.app, match)}[key]


def followed(taken: list[tuple[str, tuple[object, ...]]]) -> Match:
    """Return the match whose table was opened."""
    [(name, (match,))] = taken
    assert name == "to_table"
    assert isinstance(match, Match)
    return match


@pytest.fixture
def over(driver: Driver) -> Match:
    match = begin(driver)
    play_to_the_end(match)
    return match


def test_the_ways_are_offered_in_this_order_and_none_is_pressed_first(
    driver: Driver, over: Match
) -> None:
    ways = again.ways_on(driver.app, over)
    assert [way.key for way in ways] == ["new_deal", "again", "new_match", "replay", "share"]
    assert not any(way.primary for way in ways)
    for way in ways:
        assert driver.app.words(f"house.button.{way.key}") != f"house.button.{way.key}"


def test_the_same_cards_again_are_dealt_to_the_same_company(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    taken = note_ways(driver, monkeypatch, *WAYS)
    act_of(driver, over, "again")()
    match = followed(taken)
    assert match is not over
    assert (match.seed, match.position) == (over.seed, 0)
    assert (match.chairs, match.options, match.group) == (over.chairs, over.options, over.group)


def test_other_cards_are_dealt_to_the_same_company(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    monkeypatch.setattr("game.fairness.new_seed", lambda: 77)
    taken = note_ways(driver, monkeypatch, *WAYS)
    act_of(driver, over, "new_deal")()
    match = followed(taken)
    assert match.seed == 77
    assert list(match.chairs) == list(COMPANY)
    assert match.options == over.options


def test_the_deal_of_number_nought_is_a_deal_of_its_own(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    taken = note_ways(driver, monkeypatch, *WAYS)
    again.play(driver.app, over, seed=0)
    assert followed(taken).seed == 0


def test_other_options_are_played_when_they_are_given(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    taken = note_ways(driver, monkeypatch, *WAYS)
    others = {**over.options, "still": not over.options["still"]}
    again.play(driver.app, over, seed=5, options=others)
    assert followed(taken).options == others


def test_what_follows_is_kept_with_the_programs_matches(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    taken = note_ways(driver, monkeypatch, *WAYS)
    again.play(driver.app, over)
    assert followed(taken).journal is driver.app.journal


def test_set_up_replay_and_file_are_opened_for_this_match(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    taken = note_ways(driver, monkeypatch, *WAYS)
    for key in ("new_match", "replay", "share"):
        act_of(driver, over, key)()
    assert taken == [("to_set_up", ("nothing",)), ("to_replay", (over,)), ("to_export", (over,))]
