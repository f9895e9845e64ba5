"""What the quest table says: prompts, hints and the log."""


from __future__ import annotations

import time
from itertools import combinations
from typing import Any

import pytest

from game.legends.agents.advice import reason_for
from game.legends.rules.codes import PASS_MOVE, cards_of
from game.legends.rules.tournament import bid_total, bid_worth
from scenes.games.legends.view import SPECIAL_CARDS
from scenes.match.log import LogScene
from scenes.ui.words import LANGUAGES
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import (
    moment,
)


@pytest.mark.parametrize("short", [False, True])
def test_a_hint_to_pass_says_what_the_bidder_can_know(driver: Driver, short: bool) -> None:
    """That no sum leads is counted; what the cards are worth elsewhere is said as a guess."""
    def behind(state: Any) -> bool:
        if state.tournament < 0:
            return False
        event, seats = state.cards.events[state.tournament], range(1, state.seats)
        room = event.cap - state.bids[0].bit_count()
        worths = [bid_worth(state, c) for c in cards_of(state.hands[0])]
        most = max(sum(some) for count in range(min(room, len(worths)) + 1)
                   for some in combinations(worths, count))
        highest = max((bid_total(state, s) for s in seats if state.bids[s]), default=-99)
        own = bid_total(state, 0)
        return (own + most < highest) if short else own <= highest <= own + most

    table = moment(driver, behind)
    hint = reason_for(table.match_view.observation, PASS_MOVE)
    assert hint.reason == f"legends.hint.pass_{'short' if short else 'costs'}"
    assert driver.app.words.has(hint.reason)


def test_going_on_to_the_next_step_is_no_secret(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 2 and not s.pending and s.tournament < 0)
    driver.click("button.done")
    driver.settle()
    ply, events = table.match.position, table.match.events_at(table.match.position)
    assert not any(table.game_table.words.event(event) for event in events)
    driver.click("button.log")
    log = driver.scene
    assert isinstance(log, LogScene) and len(log.entries) > 1
    assert ply not in dict(log.entries)
    secret = driver.app.words("house.log.secret")
    assert secret not in [line for _, line in log.entries]


def test_a_hint_has_a_reason_and_points(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 4 and not s.pending)
    driver.key("h")
    for _ in range(400):
        driver.wait(0.02)
        time.sleep(0.01)
        if table.game_table.hint.answered:
            break
    assert table.table_view.hinted
    said = table.table_view.ribbon.message
    assert "legends." not in said and "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_by_raw_keys(driver: Driver, language: str) -> None:
    driver.app.set_language(language)
    table = moment(driver, lambda s: s.turn > 3 and s.step == 4 and not s.pending)
    for spot, _ in table.game_table.reach.spots():
        line = table.game_table.words.spot(spot)
        assert "legends." not in line and "{" not in line, line
    for told in table.match.history(0):
        for event in told.events:
            line = table.game_table.words.event(event)
            assert "legends." not in line and "{" not in line, line
    for name in SPECIAL_CARDS:
        assert "legends." not in table.game_table.words.spot(f"special.{name}")
