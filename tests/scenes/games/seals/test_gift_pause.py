"""Gifts at the table of the seals: the pause, the window that waits, who gets a sword."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.contract import Event
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.seals.seals_table import (
    GIFTS,
    gift_for,
    heard,
    make,
    middle,
    must_follow,
    open_gifts,
    open_table,
    play_until,
    wait_for_turn,
)


def later_window(state: Any) -> bool:
    """Whether seat 0 is asked after a trick that its winner can seal by itself."""
    if not gift_for(0)(state) or not state.trick:
        return False
    winner = state.tokens[state.window]
    return any(state.fit >> colour & 1 and winner >> 4 * colour & 15 for colour in range(5))


def open_later_gifts(driver: Driver) -> tuple[MatchScreen, int]:
    seed, moves = play_until(later_window, scenario=GIFTS)
    scene = open_table(driver, seed=seed, scenario=GIFTS, moves=moves)
    wait_for_turn(driver, scene)
    assert scene.game_table.gifts.asked and not scene.game_table.gifts.first
    return scene, len(moves)


def test_the_first_window_waits(driver: Driver) -> None:
    scene, plies = open_gifts(driver)
    gifts = scene.game_table.gifts
    assert gifts.first and gifts.waits and not gifts.share
    driver.wait(12)
    assert scene.match.position == plies
    assert scene.app.words("seals.button.give") in scene.prompt()


def test_a_later_pause_passes_by_itself_and_nobody_is_pestered(driver: Driver) -> None:
    scene, plies = open_later_gifts(driver)
    assert 0 < scene.game_table.gifts.share <= 1, "how long it lasts can be seen"
    assert scene.app.words("seals.button.give") in scene.prompt()
    driver.wait(5)
    assert scene.match.position > plies
    assert scene.match.made_by(plies + 1) == "house"


def told_words(scene: MatchScreen, by: str, events: Sequence[Event]) -> list[str]:
    return [scene.game_table.words.event(event, by) for event in events]


def test_the_log_says_that_the_window_passed_unless_the_person_kept(driver: Driver) -> None:
    scene, plies = open_later_gifts(driver)
    over = scene.app.words("seals.event.window_over.you")
    kept = scene.app.words("seals.event.kept.you")
    driver.wait(5)
    told = scene.match.history(scene.match_view.viewer)[plies]
    assert over in told_words(scene, told.by, told.events)
    assert kept not in told_words(scene, told.by, told.events)
    assert over in heard(driver) and kept not in heard(driver)
    assert kept in told_words(scene, "person", told.events)


def test_asking_to_give_puts_a_hint_away_and_escape_takes_it_back(driver: Driver) -> None:
    scene, plies = open_gifts(driver)
    scene.table_view.say("a hint", 12)
    scene.table_view.hinted = frozenset({"nothing"})
    driver.click("act")
    assert scene.game_table.gifts.giving and not scene.table_view.hinted
    told = scene.table_view.ribbon.message or scene.prompt()
    assert told == scene.app.words("seals.prompt.giving")
    assert scene.table_view.lit == set(driver.cards("tokens.0"))
    driver.key("escape")
    assert driver.scene is scene and not scene.game_table.gifts.giving
    assert scene.game_table.gifts.asked and scene.match.position == plies


def test_space_passes_at_once(driver: Driver) -> None:
    scene, plies = open_gifts(driver)
    driver.key("space")
    assert scene.match.position > plies
    assert scene.match.made_by(plies + 1) == "person"


def test_who_asks_to_give_has_all_the_time_and_gives_by_a_drag(driver: Driver) -> None:
    scene, plies = open_gifts(driver)
    driver.key("g")
    assert scene.game_table.gifts.giving
    driver.wait(6)
    assert scene.match.position == plies
    token = driver.cards("tokens.0")[0]
    driver.drag(middle(scene, token), (scene.table_view.zones["own"].x, 500))
    driver.settle()
    assert scene.match.position == plies, "a sword dropped on no seat stays"
    before = scene.game_table.view_part.present["owed"]
    make(driver, scene, (token, "seat.2"))
    assert scene.match.position == plies + 1
    after = scene.match.state.observation(0)["owed"]
    assert after[0] == before[0] - 1 and after[2] == before[2] + 1


def test_a_sword_is_given_by_two_clicks_too_but_never_to_oneself(driver: Driver) -> None:
    scene, plies = open_gifts(driver)
    token = driver.cards("tokens.0")[0]
    driver.click(middle(scene, token))
    driver.wait(5)
    assert scene.match.position == plies, "a held sword stops the pause"
    driver.click("seat.0")
    assert scene.match.position == plies
    driver.click(middle(scene, token))
    if scene.table_view.drag.selected is None:
        driver.click(middle(scene, token))
    driver.click("seat.1")
    assert scene.match.position == plies + 1


def test_the_habit_makes_the_window_wait(driver: Driver) -> None:
    driver.app.settings.tables["seals"] = {"wait": True}
    scene, plies = open_gifts(driver)
    driver.wait(8)
    assert scene.match.position == plies
    driver.click("nothing")
    assert scene.match.position == plies + 1


def no_gift_left(state: Any) -> bool:
    """Whether it is for seat 0 to play after the last gift has been used."""
    return (
        state.observation(0)["phase"] == "play" and state.to_act() == (0,)
        and not state.transfers and bool(state.owed[0])
    )


def test_with_no_gift_left_a_sword_stays_and_it_is_said_why(driver: Driver) -> None:
    seed, moves = play_until(no_gift_left, scenario=GIFTS, gives=True)
    scene = open_table(driver, seed=seed, scenario=GIFTS, moves=moves)
    wait_for_turn(driver, scene)
    owed = list(scene.game_table.view_part.present["owed"])
    token = driver.cards("tokens.0")[0]
    driver.drag(middle(scene, token), "seat.1")
    assert scene.app.words("seals.why.gifts_used") in heard(driver)
    assert not driver.widget("act").enabled
    driver.click("act")
    driver.key("g")
    assert scene.match.position == len(moves)
    assert scene.game_table.view_part.present["owed"] == owed


def test_where_a_scenario_knows_no_gifts_a_sword_stays(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_table(driver, seed=seed, moves=moves)
    wait_for_turn(driver, scene)
    driver.drag(middle(scene, driver.cards("tokens.0")[0]), "seat.2")
    assert scene.app.words("seals.why.no_gifts") in heard(driver)
    assert scene.match.position == len(moves)
