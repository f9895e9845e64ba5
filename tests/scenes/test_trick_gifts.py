"""Gifts at the table of the seals: the pause, the window that waits, who gets a sword."""

from __future__ import annotations

from typing import Any

from tests.scenes.driver import Driver
from tests.scenes.seals_table import (
    GIFTS,
    heard,
    make,
    middle,
    must_follow,
    open_gifts,
    open_table,
    play_until,
    wait_for_turn,
)


def test_the_pause_passes_by_itself_and_nobody_is_pestered(driver: Driver) -> None:
    scene, plies = open_gifts(driver)
    driver.wait(4)
    assert scene.match.position > plies
    assert scene.match.made_by(plies + 1) == "house"


def test_space_passes_at_once(driver: Driver) -> None:
    scene, plies = open_gifts(driver)
    driver.key("space")
    assert scene.match.position > plies
    assert scene.match.made_by(plies + 1) == "person"


def test_who_asks_to_give_has_all_the_time_and_gives_by_a_drag(driver: Driver) -> None:
    scene, plies = open_gifts(driver)
    driver.key("g")
    assert scene.gifts.giving
    driver.wait(6)
    assert scene.match.position == plies
    token = driver.cards("tokens.0")[0]
    driver.drag(middle(scene, token), (scene.zones["own"].x, 500))
    driver.settle()
    assert scene.match.position == plies, "a sword dropped on no seat stays"
    before = scene.present["owed"]
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
    if scene.grip.selected is None:
        driver.click(middle(scene, token))
    driver.click("seat.1")
    assert scene.match.position == plies + 1


def test_the_habit_makes_the_window_wait(driver: Driver) -> None:
    driver.house.settings.tables["seals"] = {"wait": True}
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
    owed = list(scene.present["owed"])
    token = driver.cards("tokens.0")[0]
    driver.drag(middle(scene, token), "seat.1")
    assert scene.house.words("seals.why.gifts_used") in heard(driver)
    assert not driver.widget("act").enabled
    driver.click("act")
    driver.key("g")
    assert scene.match.position == len(moves)
    assert scene.present["owed"] == owed


def test_where_a_scenario_knows_no_gifts_a_sword_stays(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_table(driver, seed=seed, moves=moves)
    wait_for_turn(driver, scene)
    driver.drag(middle(scene, driver.cards("tokens.0")[0]), "seat.2")
    assert scene.house.words("seals.why.no_gifts") in heard(driver)
    assert scene.match.position == len(moves)
