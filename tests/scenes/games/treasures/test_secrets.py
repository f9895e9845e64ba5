"""The table of the treasures, driven as players drive it: what nobody else may see."""

from __future__ import annotations

import random

from game.match import Match
from scenes.games.treasures import names as said
from scenes.games.treasures.scene import KIND
from scenes.match.hand_over import HandOverScene
from scenes.match.match_screen import MatchScreen
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    FRIEND,
    PERSON,
    agents,
    by_keys,
    by_mouse,
    cards_shown,
    faces_shown,
    may_act,
    open_table,
    take_turns,
)


def secrets_of(scene: MatchScreen, seat: int) -> set[str]:
    """Return the cards that only ``seat`` knows: dealt in secret, or chosen and not yet shown."""
    seen = scene.match.state.observation(seat)
    known = set(seen["known_hands"][seat]["cards"])
    hidden = set(seen["hand"]) - known
    return hidden | ({seen["chosen"]} - {None})


def test_two_people_share_the_screen_and_keep_their_secrets(driver: Driver) -> None:
    scene = open_table(driver, PERSON, agents(1)[0], FRIEND, agents(2)[1])
    rng = random.Random(4)
    viewers, handed = set(), 0
    for _ in range(6000):
        if scene.match.outcome is not None:
            break
        if isinstance(driver.scene, HandOverScene):
            handed += 1
            who = driver.scene.seat
            assert who != scene.match_view.viewer
            driver.app.speech.lines.clear()
            driver.key("return")
            assert scene.match_view.viewer == who
            other = 2 - who
            spoken = " ".join(driver.app.speech.lines)
            for card in secrets_of(scene, other):
                assert card not in faces_shown(scene)
                if card not in cards_shown(scene):
                    assert said.card(driver.app.words, card) not in spoken
            continue
        other = 2 - scene.match_view.viewer
        assert not secrets_of(scene, other) & faces_shown(scene)
        assert not secrets_of(scene, other) & set(cards_shown(scene))
        if may_act(scene):
            viewers.add(scene.match_view.viewer)
            (by_mouse if rng.random() < 0.7 else by_keys)(driver, scene, rng)
        else:
            driver.wait(0.05)
    assert scene.match.outcome is not None
    assert viewers == {0, 2} and handed > 10


def test_a_secret_choice_lies_face_down_until_all_are_turned_up(driver: Driver) -> None:
    scene = open_table(driver, PERSON, agents(1)[0], FRIEND)
    while scene.match_view.observation["phase"] != "choose":
        take_turns(driver, scene)
    card = scene.table_view.pieces.contents("hand")[0]
    driver.settle()
    driver.drag(card, "choice")
    assert scene.match.state.chosen[scene.match_view.viewer] >= 0
    assert card not in faces_shown(scene) or not driver.window.moving
    assert isinstance(driver.scene, HandOverScene)
    driver.key("return")
    driver.settle()
    assert card not in scene.table_view.pieces.names()
    assert not driver.cards("choice")


def test_a_waiting_match_is_handed_over_before_a_hand_shows(driver: Driver) -> None:
    scene = open_table(driver, PERSON, FRIEND, agents(1)[0])
    while scene.match.position < 2:
        take_turns(driver, scene)
    number = scene.match.number
    driver.app.close(scene)
    again = MatchScreen(driver.app, Match.resume(driver.app.journal, number), KIND)
    driver.app.show(again)
    driver.send()
    assert isinstance(driver.scene, HandOverScene)
