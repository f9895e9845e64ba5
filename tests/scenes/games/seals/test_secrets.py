"""Secrets at the table of the seals: nobody ever sees the own numbers before the end."""

from __future__ import annotations

import hashlib
import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match import Match
from game.seals.rules.cards import CARD_OF_TEXT, TEXT_OF_CARD
from game.seals.rules.knowledge import possible_numbers
from game.transcript import AGENT, GUEST, ME, Chair
from scenes.games.seals.scene import KIND
from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.seals.seals_table import (
    GIFTS,
    PARTNERS,
    SEALS,
    card_words,
    check_nothing_leaks,
    company,
    faces_on_screen,
    heard,
    make,
    middle,
    must_follow,
    open_as_only_people,
    open_table,
    own_texts,
    play_until,
    sit_down,
    wait_for_turn,
)
from tests.scenes.minds import Silent


@pytest.mark.parametrize("seats", [3, 4])
def test_two_people_at_one_screen_never_see_their_own_faces(driver: Driver, seats: int) -> None:
    chairs = [Chair(ME, "gareth"), Chair(GUEST, "gawain"),
              *[Chair(AGENT, name, "squire") for name in PARTNERS[1:seats - 1]]]
    driver.app.settings.speed = "instant"
    scene = open_table(driver, seats, seed=3, scenario=GIFTS, chairs=chairs)
    chance, seen_by, turns = random.Random(2), set(), 0
    driver.app.speech.lines.clear()
    for _ in range(400):
        if scene.match.outcome is not None:
            break
        if isinstance(driver.scene, HandOverScene):
            assert scene.game_table.view_part.public or scene.match_view.viewer != driver.scene.seat
            driver.key("return")
            driver.wait(0.2)
            seen_by.add(scene.match_view.viewer)
            continue
        driver.wait(0.1)
        if scene.turns.seats:
            time.sleep(0.01)
        if scene.game_table.view_part.public and not driver.window.moving:
            for person in (0, 1):
                hand = scene.match.state.hands[person]
                texts = {TEXT_OF_CARD[c] for c in range(44) if hand >> c & 1}
                own = set(scene.match.state.observation(person)["own"]) & set(CARD_OF_TEXT)
                assert not (texts - own) & faces_on_screen(scene)
        if scene.game_table.gifts.asked:
            driver.key("space")
        elif scene.table_view.offers and not driver.window.moving:
            check_nothing_leaks(driver, scene)
            make(driver, scene, chance.choice(sorted(scene.table_view.offers)))
            turns += 1
    assert scene.match.outcome is not None or turns > 20
    assert seen_by == {0, 1}


def test_no_own_number_is_shown_said_or_logged_in_a_whole_game(driver: Driver) -> None:
    driver.app.settings.speed = "instant"
    scene = open_table(driver, 4, seed=21)
    chance = random.Random(5)
    told = 0
    for _ in range(80):
        wait_for_turn(driver, scene)
        if scene.match.outcome is not None:
            break
        check_nothing_leaks(driver, scene)
        for line in heard(driver)[told:]:
            for text in own_texts(scene):
                assert not re.search(rf"{re.escape(card_words(scene, text))}(?!\d)", line)
        told = len(heard(driver))
        make(driver, scene, chance.choice(sorted(scene.table_view.offers)))


def test_chips_can_be_switched_off(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    assert len(scene.game_table.view_part.possible()) == len(driver.cards("own"))
    [ranges] = [switch for switch in scene.game_table.switches() if switch.key == "ranges"]
    ranges.set(False)
    assert scene.game_table.view_part.possible() == ()
    may_be = scene.app.words("seals.spot.may_be", numbers="").strip()
    assert all(may_be not in scene.game_table.words.spot(name) for name in driver.cards("own"))


def test_the_observation_behind_the_screen_is_plain_json(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    seen = scene.game_table.view_part.present
    assert json.loads(json.dumps(seen)) == seen

# Two worlds that a player can't tell apart


class OneDeal(type(SEALS)):
    """The seals with one position to begin from, whatever the seed."""

    def __init__(self, state: Any) -> None:
        self._state = state

    def new_state(self, seats: int = 4, seed: int = 0, **options: Any) -> Any:
        return self._state.clone()


def other_world(state: Any) -> Any:
    """Return a position that seat 0 can't tell from ``state``, with other cards in its hand."""
    seen, chance = state.observation(0), random.Random(5)
    for _ in range(200):
        world = SEALS.sample(seen, chance)
        if world.hands[0] != state.hands[0]:
            return world
    raise AssertionError("only one world is possible")


def asked(phase: str) -> Callable[[Any], bool]:
    """Return whether seat 0 is asked in a phase, with cards left that it can't know."""
    def holds(state: Any) -> bool:
        seen = state.observation(0)
        return (
            seen["phase"] == phase and state.to_act() == (0,)
            and (phase == "draft" or len(seen["tricks"]) >= 1)
            and any(len(numbers) > 1 for numbers in possible_numbers(seen))
        )

    return holds


def look_around(driver: Driver, state: Any) -> list[object]:
    """Open a table in a position, look at all that can be looked at; return what was shown."""
    driver.app.thinking = Silent()  # type: ignore[assignment]
    match = Match.start(
        OneDeal(state), company(4), 7, {"scenario": state.options["scenario"]}, nonce="0" * 32
    )
    scene = MatchScreen(driver.app, match, KIND)
    driver.app.show(scene)
    scene.staging.land()
    driver.settle()
    told: list[object] = []

    def look() -> None:
        told.append(hashlib.sha256(pygame.image.tobytes(driver.surface, "RGB")).hexdigest())

    look()
    table = scene.game_table
    for spot, _ in table.spots():
        told += [table.words.spot(spot), table.lying.closer(spot), table.words.tip(spot),
                 table.words.refusal(spot, None)]
    for name in driver.cards("own"):
        driver.point(middle(scene, name))
        driver.wait(1)
        look()
        driver.press(middle(scene, name), button=3)
        look()
    for key in ("i", "t", "l", "escape", "tab", "tab"):
        driver.key(key)
        driver.settle()
        look()
        if driver.scene is not scene:
            driver.key("escape")
    told += [scene.prompt(), scene.title, *heard(driver)]
    told += [table.words.event(event) for ply in match.history(0) for event in ply.events]
    return told


@pytest.mark.parametrize("phase", ["draft", "gift", "play", "seal"])
def test_in_two_worlds_that_look_alike_the_screen_shows_and_says_the_same(
    tmp_path: Path, phase: str
) -> None:
    scenario = GIFTS if phase == "gift" else 0
    seed, moves = play_until(asked(phase), scenario=scenario)
    state = SEALS.new_state(4, seed, scenario=scenario)
    for text in moves:
        state.apply(state.to_act()[0], state.decode(text))
    told = []
    for number, world in enumerate((state, other_world(state))):
        driver = Driver(tmp_path / str(number))
        told.append(look_around(driver, world))
        driver.close()
    assert len(told[0]) > 100
    assert told[0] == told[1]
