"""The table of the seals, driven as players drive it: whole games, draft, tricks, seals."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.seals.rules.campaign import CAMPAIGN
from game.transcript import AGENT, ME, Chair
from scenes.games.seals.pieces import colour_of, relative
from scenes.games.seals.status_bar import would_seal
from scenes.match.hand_over import HandOverScene
from tests.scenes.driver import Driver
from tests.scenes.games.seals.seals_table import (
    GIFTS,
    RAW_KEY,
    SEALS,
    a_tap,
    asked_to_seal,
    check_nothing_leaks,
    faces_on_screen,
    heard,
    lying,
    make,
    middle,
    must_follow,
    one_before_the_loss,
    open_as_only_people,
    open_table,
    own_texts,
    play_until,
    sit_down,
    wait_for_turn,
)


@pytest.mark.parametrize(("seats", "scenario"), [(3, 0), (4, GIFTS)])
def test_a_whole_game_is_played_by_mouse(driver: Driver, seats: int, scenario: int) -> None:
    driver.app.settings.speed = "instant"
    scene = open_table(driver, seats, seed=5, scenario=scenario)
    chance = random.Random(1)
    for _ in range(120):
        wait_for_turn(driver, scene)
        if scene.match.outcome is not None:
            break
        before = scene.match.position
        if scene.game_table.gifts.asked and chance.random() < 0.7:
            driver.click("nothing")
        else:
            make(driver, scene, chance.choice(sorted(scene.table_view.offers)))
        assert scene.match.position > before
    assert scene.match.outcome is not None
    driver.wait(9)
    assert type(driver.scene).__name__ == "ResultScene"
    driver.key("escape")
    assert driver.scene is scene
    assert own_texts(scene) <= faces_on_screen(scene), "after the end all faces turn up"


@pytest.mark.parametrize(("scenario", "level"), [(0, "squire"), (GIFTS, "champion")])
def test_a_whole_game_is_played_by_keys(driver: Driver, scenario: int, level: str) -> None:
    driver.app.settings.speed = "instant"
    chairs = [Chair(ME, "gareth"), Chair(AGENT, "gawain", "squire"), Chair(AGENT, "nimue", level)]
    scene = open_table(driver, 3, seed=11, scenario=scenario, chairs=chairs)
    for _ in range(80):
        wait_for_turn(driver, scene)
        if scene.match.outcome is not None:
            break
        if scene.game_table.gifts.asked:
            driver.key("space")
            continue
        taps = {source for source, target in scene.table_view.offers if source == target}
        before = scene.match.position
        for _ in range(60):
            driver.key("tab")
            if scene.table_view.focused_spot in taps:
                break
        driver.key("return")
        assert scene.match.position > before
    assert scene.match.outcome is not None


@pytest.mark.parametrize("number", range(0, len(CAMPAIGN), 6))
def test_scenarios_can_be_played_on_the_table(driver: Driver, number: int) -> None:
    seats = 3 + number % 2
    scene = open_as_only_people(driver, seats, seed=number, scenario=number)
    chance, gifts = random.Random(number), scene.game_table.gifts
    while scene.match.outcome is None:
        if isinstance(driver.scene, HandOverScene):
            driver.scene.take_seat()
        elif gifts.asked and gifts.seat != scene.match_view.viewer:
            gifts.keep()
        check_nothing_leaks(driver, scene)
        if scene.table_view.offers:
            scene.play(scene.table_view.offers[chance.choice(sorted(scene.table_view.offers))])
        elif scene.game_table.gifts.asked:
            scene.game_table.gifts.keep()
        elif scene.game_table.view_part.may_pass:
            scene.game_table.buttons.pass_turn()
        driver.send()
        scene.staging.land()
        scene.app.settings.speed = "instant"
    driver.wait(1)
    assert scene.match.outcome is not None
    assert not RAW_KEY.search(scene.prompt())


def test_in_the_draft_a_sword_is_taken_by_click_or_drag(driver: Driver) -> None:
    scene = open_as_only_people(driver)
    sit_down(driver)
    pool = driver.cards("pool")
    assert len(pool) == 9
    driver.click(middle(scene, pool[0]))
    driver.settle()
    assert len(driver.cards("pool")) == 8
    sit_down(driver)
    make(driver, scene, (driver.cards("pool")[0], "seat.0"))
    driver.settle()
    assert len(driver.cards("pool")) == 7
    assert sum(scene.game_table.view_part.present["owed"]) == 2


def test_passing_shows_and_the_last_seat_in_may_not(driver: Driver) -> None:
    scene = open_as_only_people(driver)
    passed = []
    for _ in range(3):
        sit_down(driver)
        passed.append(scene.match_view.viewer)
        driver.click("act")
        driver.settle()
    sit_down(driver)
    assert scene.game_table.view_part.present["passed"] == sorted(passed)
    for seat in passed:
        assert scene.app.words("seals.label.passed") in scene.game_table.lying.line_of(seat)
    before = scene.match.position
    driver.click("act")
    assert scene.match.position == before
    assert scene.app.words("seals.why.last_in") in heard(driver)[-1]


def test_a_sword_taken_can_be_put_back_until_somebody_else_has_acted(driver: Driver) -> None:
    scene = open_table(driver, seed=7)
    wait_for_turn(driver, scene)
    driver.click(middle(scene, driver.cards("pool")[0]))
    driver.settle(1)
    if scene.match.position == 1 or scene.rewind.may_undo:
        driver.key("u")
        assert scene.match_view.viewer in scene.game_table.view_part.present["to_act"]


def test_legal_cards_stand_higher_and_others_are_dim_and_say_why(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    driver.settle()
    own = driver.cards("own")
    legal = {source for source, target in scene.table_view.offers if source == target}
    assert legal and set(own) - legal
    high = {scene.table_view.pieces.place_of(name).y for name in legal}
    low = {scene.table_view.pieces.place_of(name).y for name in set(own) - legal}
    assert max(high) < min(low)
    barred = sorted(set(own) - legal)[0]
    assert scene.table_view.pieces.sprite(barred).dimmed > 0
    driver.click(middle(scene, barred))
    assert scene.match.position == len(moves)
    led = scene.game_table.view_part.present["trick"][0][1]
    assert scene.game_table.names.colour(colour_of(led)) in heard(driver)[-1].lower()


def test_a_card_dropped_outside_the_circle_stays_in_the_hand(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    card = next(source for source, target in scene.table_view.offers if target == "circle")
    driver.drag(middle(scene, card), (1500, 300))
    driver.settle()
    assert scene.match.position == len(moves)
    assert card in driver.cards("own")


def test_playing_out_of_turn_is_refused(driver: Driver) -> None:
    seed, moves = play_until(must_follow(1))
    scene = open_table(driver, seed=seed, moves=moves)
    assert not scene.table_view.offers
    for spot in (driver.cards("own")[0], driver.cards("tokens.0")[0]):
        driver.click(middle(scene, spot))
        driver.drag(middle(scene, spot), "circle")
    assert scene.app.words("house.notice.not_your_turn") in heard(driver)
    assert not [ply for ply in scene.match.transcript().plies[len(moves):] if ply.seat == 0]


def test_another_seats_cards_and_swords_stay_there(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    driver.click(middle(scene, driver.cards("hand.1")[0]))
    assert scene.match.position == len(moves)
    assert scene.game_table.names.name(1) in heard(driver)[-1]
    tokens = [name for place in (1, 2, 3) for name in driver.cards(f"tokens.{place}")]
    place = scene.table_view.pieces.place_of(tokens[0])
    driver.click((place.x, place.y))
    assert scene.match.position == len(moves)


def test_the_strip_and_tags_know_what_was_led(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    seen = scene.game_table.view_part.now
    assert seen["trick"]
    for seat, card in seen["trick"]:
        assert driver.cards(f"trick.{relative(seen, seat)}") == [card]


def test_a_resting_pointer_is_told_what_lies_there_and_why_it_is_barred(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    driver.settle()
    barred = next(name for name in driver.cards("own") if not scene.table_view.is_source(name))
    driver.point(middle(scene, barred))
    driver.wait(1.2)
    assert scene.game_table.hover.told == scene.game_table.words.tip(barred)
    assert scene.game_table.words.refusal(barred, barred) in scene.game_table.hover.told
    driver.point("seat.2")
    driver.wait(1.2)
    owes = scene.game_table.lying.owes(scene.game_table.view_part.now, 2)
    assert owes in scene.game_table.hover.told
    driver.key("tab")
    assert scene.game_table.hover.told == ""


@pytest.mark.parametrize("number", range(0, len(CAMPAIGN), 3))
def test_the_strip_says_of_a_full_trick_what_the_rules_say(number: int) -> None:
    chance, full = random.Random(number), 0
    for seed in range(3):
        state = SEALS.new_state(4, seed, scenario=number)
        while state.to_act():
            state.apply(state.to_act()[0], chance.choice(state.legal_moves(state.to_act()[0])))
            seen = state.observation(0)
            if len(seen["trick"]) == 4 and seen["fits"]:
                full += 1
                assert would_seal(seen) == tuple(seen["fits"])
    assert full


def test_a_winner_chooses_the_sword_and_the_trick_lies_sealed(driver: Driver) -> None:
    seed, moves = play_until(asked_to_seal(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    owed = scene.game_table.view_part.present["owed"][0]
    wrong = [
        name for name in driver.cards("tokens.0")
        if not scene.table_view.is_source(name)
    ]
    if wrong:
        driver.click(middle(scene, wrong[0]))
        assert scene.match.position == len(moves)
    token = next(source for source, target in scene.table_view.offers if source == target)
    driver.click(middle(scene, token))
    assert scene.match_view.staging, "the sword falls before the next trick"
    assert scene.match_view.stage is not None and scene.game_table.view_part.step.kind == "strike"
    while scene.match_view.staging:
        driver.wait(0.05)
    assert scene.game_table.act.gold.glow > 0, "the gold fades while the cards are carried away"
    driver.settle()
    assert scene.game_table.view_part.present["owed"][0] == owed - 1
    assert len(driver.cards("won.0")) == 5, "four cards and the sword"
    assert scene.game_table.act.gold.glow == 0, "the circle wakes for the next trick"


def test_the_circle_is_whole_as_soon_as_another_move_is_shown(driver: Driver) -> None:
    scene = open_as_only_people(driver)
    act, seat = scene.game_table.act, scene.match.state.to_act()[0]
    act.flare.glow = act.gold.glow = 1.0
    scene.play_for(seat, scene.match.state.legal_moves(seat)[0])
    assert act.flare.glow == act.gold.glow == 0


def holds_a_sword_that_does_not_fit(seat: int) -> Callable[[Any], bool]:
    def holds(state: Any) -> bool:
        seen = state.observation(seat)
        mine = seen["tokens"][seat]
        return asked_to_seal(seat)(state) and any(
            count and colour not in seen["fits"] for colour, count in mine.items()
        )

    return holds


def test_a_sword_that_does_not_fit_or_is_not_held_seals_nothing(driver: Driver) -> None:
    seed, moves = play_until(holds_a_sword_that_does_not_fit(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    wrong = next(name for name in driver.cards("tokens.0") if not scene.table_view.is_source(name))
    driver.click(middle(scene, wrong))
    fits = scene.game_table.view_part.present["fits"]
    assert scene.game_table.names.colours(fits) in heard(driver)[-1]
    driver.drag(middle(scene, wrong), "circle")
    theirs = next(name for place in (1, 2, 3) for name in driver.cards(f"tokens.{place}"))
    place = scene.table_view.pieces.place_of(theirs)
    driver.drag((place.x, place.y), "circle")
    assert scene.match.position == len(moves)
    assert scene.game_table.view_part.present["phase"] == "seal" and not driver.cards("gather")


def test_a_click_lands_the_seal_and_the_next_one_acts(driver: Driver) -> None:
    seed, moves = play_until(asked_to_seal(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    token = next(source for source, target in scene.table_view.offers if source == target)
    driver.click(middle(scene, token))
    assert scene.match_view.staging
    driver.click((800, 20))
    assert not scene.match_view.staging
    assert scene.match.position == len(moves) + 1
    assert len(driver.cards("won.0")) == 5
    driver.settle()
    assert scene.game_table.act.gold.glow == 0


def test_a_trick_without_a_fitting_sword_breaks_the_circle_and_says_why(driver: Driver) -> None:
    seed, moves = play_until(one_before_the_loss)
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    make(driver, scene, a_tap(scene))
    kinds = []
    for _ in range(400):
        driver.wait(0.05)
        if scene.match_view.stage is not None:
            kinds.append(scene.game_table.view_part.step.kind)
        elif not scene.match_view.staging:
            break
    assert "break" in kinds
    assert scene.game_table.act.breach.glow == 1
    outcome = scene.match.outcome
    assert outcome is not None and not outcome.winners
    why = scene.game_table.told.result(scene.game_table.view_part.present)
    assert why in heard(driver) and not RAW_KEY.search(why)
    assert own_texts(scene) <= faces_on_screen(scene)
    assert all(piece.face for piece in lying(scene)["aside"])
