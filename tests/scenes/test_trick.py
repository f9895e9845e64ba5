"""The table of the seals, driven as players drive it: nobody ever sees the own numbers."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from game import GAMES
from game.match import Match
from game.records import HELPED
from game.seals import moves as seal_moves
from game.seals.campaign import CAMPAIGN
from game.seals.cards import CARD_OF_TEXT, TEXT_OF_CARD
from game.transcript import AGENT, GUEST, ME, Chair
from scenes import doors
from scenes.hand_over import HandOverScene
from scenes.house import House
from scenes.tables.seals import campaign_progress
from scenes.tables.seals import ending as trick_ending
from scenes.tables.seals import samples as sample_seals
from scenes.tables.seals.reading import ReadingScene
from scenes.tables.seals.scenario_sheet import ScenarioSheet
from scenes.tables.seals.view import relative
from scenes.tables.seals.won_tricks import WonTricksScene
from scenes.trick import TrickScene
from tests.scenes.driver import Driver

SEALS = GAMES["seals"]
PARTNERS = ("gawain", "nimue", "palamedes")
GIFTS = 1
"""A scenario with transfers."""
RAW_KEY = re.compile(r"\b(seals|house|setup)\.[a-z_.]+")


def company(seats: int = 4, *others: Chair, level: str = "squire") -> list[Chair]:
    chairs = [Chair(ME, "gareth"), *others]
    return chairs + [Chair(AGENT, name, level) for name in PARTNERS[len(chairs) - 1:seats - 1]]


def open_table(
    driver: Driver, seats: int = 4, *, seed: int = 7, scenario: int = 0,
    chairs: Sequence[Chair] | None = None, moves: Sequence[str] = (),
) -> TrickScene:
    """Open a match after ``moves``, made for whoever is to act."""
    match = Match.start(
        SEALS, chairs or company(seats), seed, {"scenario": scenario},
        journal=driver.house.journal,
    )
    for text in moves:
        match.play(match.state.to_act()[0], match.state.decode(text))
    scene = TrickScene(driver.house, match)
    driver.house.show(scene)
    driver.wait(0.2)
    return scene


def open_as_only_people(driver: Driver, seats: int = 4, **how: Any) -> TrickScene:
    """Open a table where nobody thinks: every chair but mine belongs to another person."""
    chairs = [Chair(ME, "gareth"), *[Chair(GUEST, name) for name in PARTNERS[: seats - 1]]]
    return open_table(driver, seats, chairs=chairs, **how)


def sit_down(driver: Driver) -> None:
    """Take the screen over, if it is handed over."""
    if isinstance(driver.scene, HandOverScene):
        driver.key("return")
        driver.settle()


def wait_for_turn(driver: Driver, scene: TrickScene, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        driver.wait(0.1)
        if scene.turns.seats:
            time.sleep(0.01)  # agents think in real time, whatever the frames say
        if scene.match.outcome is not None:
            return
        if (scene.offers or scene.gifts.asked) and not driver.window.moving:
            return
    raise AssertionError("nobody came to a move")


def middle(scene: TrickScene, spot: str) -> tuple[float, float]:
    """Return a point of a spot that is not covered by its neighbour."""
    left, top, _, height = scene.area_of(spot)
    return left + 9, top + height / 2


def make(driver: Driver, scene: TrickScene, offer: tuple[str, str]) -> None:
    source, target = offer
    if source == target:
        driver.click(middle(scene, source))
    else:
        zone = scene.zones[target]
        driver.drag(middle(scene, source), (zone.x, zone.y))


def own_texts(scene: TrickScene) -> set[str]:
    """Return the viewer's cards still in hand, as only the rules know them."""
    state = scene.match.state
    hand = state.hands[scene.viewer]
    return {TEXT_OF_CARD[card] for card in range(44) if hand >> card & 1}


def faces_on_screen(scene: TrickScene) -> set[str]:
    """Return every face that any sprite could draw."""
    shown = set()
    for sprite in scene.table.sprites():
        if sprite.face is not None:
            text = sprite.face.__defaults__[0] if sprite.face.__defaults__ else sprite.name
            shown.add(text)
    return shown


def card_words(scene: TrickScene, text: str) -> str:
    return scene.tell.card(text)


def heard(driver: Driver) -> list[str]:
    return list(driver.house.speech.lines)


# Whole games


@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game_is_played_by_mouse(driver: Driver, seats: int) -> None:
    scene = open_table(driver, seats, seed=5)
    chance = random.Random(1)
    for _ in range(80):
        wait_for_turn(driver, scene)
        if scene.match.outcome is not None:
            break
        before = scene.match.position
        make(driver, scene, chance.choice(sorted(scene.offers)))
        assert scene.match.position > before
    assert scene.match.outcome is not None
    driver.wait(9)
    assert type(driver.scene).__name__ == "EndingScene"
    driver.key("escape")
    assert driver.scene is scene
    assert own_texts(scene) <= faces_on_screen(scene), "after the end all faces turn up"


def test_a_whole_game_is_played_by_keys_with_a_champion(driver: Driver) -> None:
    chairs = [Chair(ME, "gareth"), Chair(AGENT, "gawain", "squire"), Chair(AGENT, "nimue",
                                                                           "champion")]
    scene = open_table(driver, 3, seed=11, scenario=GIFTS, chairs=chairs)
    for _ in range(80):
        wait_for_turn(driver, scene)
        if scene.match.outcome is not None:
            break
        if scene.gifts.asked:
            driver.key("space")
            continue
        taps = {source for source, target in scene.offers if source == target}
        before = scene.match.position
        for _ in range(60):
            driver.key("tab")
            if scene.controls.focused is not None and scene.controls.focused.key in taps:
                break
        driver.key("return")
        assert scene.match.position > before
    assert scene.match.outcome is not None


@pytest.mark.parametrize("number", range(len(CAMPAIGN)))
def test_every_scenario_can_be_played_on_the_table(driver: Driver, number: int) -> None:
    seats = 3 + number % 2
    scene = open_as_only_people(driver, seats, seed=number, scenario=number)
    chance = random.Random(number)
    while scene.match.outcome is None:
        if isinstance(driver.scene, HandOverScene):
            driver.scene.take_seat()
        elif scene.gifts.asked and scene.gifts.seat != scene.viewer:
            scene.gifts.keep()
        check_nothing_leaks(driver, scene)
        if scene.offers:
            scene.chosen(scene.offers[chance.choice(sorted(scene.offers))])
        elif scene.gifts.asked:
            scene.gifts.keep()
        elif scene.may_pass:
            scene.pass_turn()
        driver.send()
        scene._land()
        scene.house.settings.speed = "instant"
    driver.wait(1)
    assert scene.match.outcome is not None
    assert not RAW_KEY.search(scene.prompt_words())


# The draft


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
    assert sum(scene.present["owed"]) == 2


def test_passing_shows_and_the_last_seat_in_may_not(driver: Driver) -> None:
    scene = open_as_only_people(driver)
    passed = []
    for _ in range(3):
        sit_down(driver)
        passed.append(scene.viewer)
        driver.click("act")
        driver.settle()
    sit_down(driver)
    assert scene.present["passed"] == sorted(passed)
    for seat in passed:
        assert scene.house.words("seals.label.passed") in scene.line_of(seat)
    before = scene.match.position
    driver.click("act")
    assert scene.match.position == before
    assert scene.house.words("seals.why.last_in") in heard(driver)[-1]


def test_a_sword_taken_can_be_put_back_until_somebody_else_has_acted(driver: Driver) -> None:
    scene = open_table(driver, seed=7)
    wait_for_turn(driver, scene)
    driver.click(middle(scene, driver.cards("pool")[0]))
    driver.settle(1)
    if scene.match.position == 1 or scene.may_undo:
        driver.key("u")
        assert scene.viewer in scene.present["to_act"]


# Tricks


def draft_all(scene_moves: list[str], seats: int, seed: int, scenario: int = 0) -> list[str]:
    """Return moves that take every sword in turn, the first on offer."""
    state = SEALS.new_state(seats, seed, scenario=scenario)
    moves = []
    while state.observation(0)["phase"] == "draft":
        seat = state.to_act()[0]
        move = state.legal_moves(seat)[0]
        moves.append(state.encode(move))
        state.apply(seat, move)
    return moves + scene_moves


def play_until(
    state_is: Callable[[Any], bool], seats: int = 4, scenario: int = 0, tries: int = 400
) -> tuple[int, list[str]]:
    """Return a seed and moves after which ``state_is`` holds, found by random play."""
    for seed in range(tries):
        chance = random.Random(seed)
        state = SEALS.new_state(seats, seed, scenario=scenario)
        moves: list[str] = []
        while state.to_act():
            if state_is(state):
                return seed, moves
            seat = state.to_act()[0]
            legal = state.legal_moves(seat)
            if seal_moves.KEEP in legal:
                legal = [seal_moves.KEEP]
            elif len(legal) > 1 and seal_moves.PASS in legal:
                legal.remove(seal_moves.PASS)
            move = chance.choice(legal)
            moves.append(state.encode(move))
            state.apply(seat, move)
    raise AssertionError("no such position was found")


def must_follow(seat: int) -> Callable[[Any], bool]:
    def holds(state: Any) -> bool:
        return (
            state.observation(0)["phase"] == "play" and state.to_act() == (seat,)
            and len(state.trick) > 0
            and 0 < len(state.legal_moves(seat)) < state.hands[seat].bit_count()
        )

    return holds


def test_legal_cards_stand_higher_and_others_are_dim_and_say_why(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    driver.settle()
    own = driver.cards("own")
    legal = {source for source, target in scene.offers if source == target}
    assert legal and set(own) - legal
    high = {scene.table.place_of(name).y for name in legal}
    low = {scene.table.place_of(name).y for name in set(own) - legal}
    assert max(high) < min(low)
    barred = sorted(set(own) - legal)[0]
    assert scene.table.sprite(barred).dimmed > 0
    driver.click(middle(scene, barred))
    assert scene.match.position == len(moves)
    led = scene.tell.colour(scene.present["trick"][0][1][0].replace("r", "red")) \
        if scene.present["trick"][0][1][0] == "r" else ""
    assert led in heard(driver)[-1]


def test_a_card_dropped_outside_the_circle_stays_in_the_hand(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    card = next(source for source, target in scene.offers if target == "circle")
    driver.drag(middle(scene, card), (1500, 300))
    driver.settle()
    assert scene.match.position == len(moves)
    assert card in driver.cards("own")


def test_playing_out_of_turn_is_refused(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_table(driver, seed=seed, moves=moves[:-1])
    if scene.offers:
        pytest.skip("it is the viewer's turn after all")
    driver.click(middle(scene, driver.cards("own")[0]))
    assert scene.house.words("house.notice.not_your_turn") in heard(driver)


def test_another_seats_cards_and_swords_stay_there(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    driver.click(middle(scene, driver.cards("hand.1")[0]))
    assert scene.match.position == len(moves)
    assert scene.tell.name(1) in heard(driver)[-1]
    tokens = [name for place in (1, 2, 3) for name in driver.cards(f"tokens.{place}")]
    left, top, width, height = (
        scene.table.place_of(tokens[0]).x, scene.table.place_of(tokens[0]).y, 0, 0)
    driver.click((left + width, top + height))
    assert scene.match.position == len(moves)


def test_the_strip_and_tags_know_what_was_led(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    seen = scene.now
    assert seen["trick"]
    for seat, card in seen["trick"]:
        assert driver.cards(f"trick.{relative(seen, seat)}") == [card]


# Seals


def asked_to_seal(seat: int) -> Callable[[Any], bool]:
    return lambda state: state.observation(0)["phase"] == "seal" and state.to_act() == (seat,)


def test_a_winner_chooses_the_sword_and_the_trick_lies_sealed(driver: Driver) -> None:
    seed, moves = play_until(asked_to_seal(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    owed = scene.present["owed"][0]
    wrong = [
        name for name in driver.cards("tokens.0")
        if not scene.is_source(name)
    ]
    if wrong:
        driver.click(middle(scene, wrong[0]))
        assert scene.match.position == len(moves)
    token = next(source for source, target in scene.offers if source == target)
    driver.click(middle(scene, token))
    assert scene.staging, "the sword falls before the next trick"
    assert scene.stage is not None and scene.stage.shown.kind == "strike"
    driver.wait(0.6)
    driver.settle()
    assert scene.present["owed"][0] == owed - 1
    assert len(driver.cards("won.0")) == 5, "four cards and the sword"


def test_a_click_lands_the_seal_and_the_next_one_acts(driver: Driver) -> None:
    seed, moves = play_until(asked_to_seal(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    token = next(source for source, target in scene.offers if source == target)
    driver.click(middle(scene, token))
    assert scene.staging
    driver.click((800, 20))
    assert not scene.staging
    assert scene.match.position == len(moves) + 1
    assert len(driver.cards("won.0")) == 5


def one_before_the_loss(state: Any) -> bool:
    """Whether every legal card of the seat to act loses at once for want of a sword."""
    if state.observation(0)["phase"] != "play" or len(state.trick) != state.seats - 1:
        return False
    seat = state.to_act()[0]
    for move in state.legal_moves(seat):
        twin = state.clone()
        twin.apply(seat, move)
        if twin.outcome() is None or twin.outcome().winners:
            return False
    return True


def test_a_trick_without_a_fitting_sword_breaks_the_circle_and_says_why(driver: Driver) -> None:
    seed, moves = play_until(one_before_the_loss)
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    make(driver, scene, next(offer for offer in sorted(scene.offers) if offer[0] == offer[1]))
    kinds = []
    for _ in range(400):
        driver.wait(0.05)
        if scene.stage is not None:
            kinds.append(scene.stage.shown.kind)
        elif not scene.staging:
            break
    assert "break" in kinds
    assert scene.act.breach.glow == 1
    outcome = scene.match.outcome
    assert outcome is not None and not outcome.winners
    why = scene.tell.result(scene.present)
    assert why in heard(driver) and not RAW_KEY.search(why)
    assert own_texts(scene) <= faces_on_screen(scene)
    assert all(piece.face for piece in scene.view()["aside"])


# Gifts


def gift_for(seat: int) -> Callable[[Any], bool]:
    return lambda state: state.observation(0)["phase"] == "gift" and state.to_act() == (seat,)


def open_gifts(driver: Driver) -> tuple[TrickScene, int]:
    seed, moves = play_until(gift_for(0), scenario=GIFTS)
    scene = open_table(driver, seed=seed, scenario=GIFTS, moves=moves)
    wait_for_turn(driver, scene)
    assert scene.gifts.asked and scene.gifts.seat == 0
    return scene, len(moves)


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


# Secrets


def check_nothing_leaks(driver: Driver, scene: TrickScene) -> None:
    """No face, sentence or setting tells a person the numbers of the own hand."""
    if scene.match.outcome is not None:
        return
    shown = faces_on_screen(scene)
    known = {text for text in scene.present["own"] if text in CARD_OF_TEXT}
    assert not (own_texts(scene) - known) & shown
    hidden = {card_words(scene, text) for text in own_texts(scene) - known}
    spots = [scene.spot_words(spot) for spot, _ in scene.spots()]
    spots += [scene.tell.closer(name) for name in driver.cards("own")]
    spots += [scene.prompt_words(), scene.title]
    for told in scene.match.history(scene.viewer):
        spots += [scene.event_words(event) for event in told.events]
    for sentence in spots:
        assert not any(re.search(rf"{re.escape(name)}(?!\d)", sentence) for name in hidden)


@pytest.mark.parametrize("seats", [3, 4])
def test_two_people_at_one_screen_never_see_their_own_faces(driver: Driver, seats: int) -> None:
    chairs = [Chair(ME, "gareth"), Chair(GUEST, "gawain"),
              *[Chair(AGENT, name, "squire") for name in PARTNERS[1:seats - 1]]]
    scene = open_table(driver, seats, seed=3, scenario=GIFTS, chairs=chairs)
    chance, seen_by, turns = random.Random(2), set(), 0
    driver.house.speech.lines.clear()
    for _ in range(400):
        if scene.match.outcome is not None:
            break
        if isinstance(driver.scene, HandOverScene):
            assert scene.public or scene.viewer != driver.scene.seat
            driver.key("return")
            driver.wait(0.2)
            seen_by.add(scene.viewer)
            continue
        driver.wait(0.1)
        if scene.turns.seats:
            time.sleep(0.01)
        if scene.public and not driver.window.moving:
            for person in (0, 1):
                hand = scene.match.state.hands[person]
                texts = {TEXT_OF_CARD[c] for c in range(44) if hand >> c & 1}
                own = set(scene.match.state.observation(person)["own"]) & set(CARD_OF_TEXT)
                assert not (texts - own) & faces_on_screen(scene)
        if scene.gifts.asked:
            driver.key("space")
        elif scene.offers and not driver.window.moving:
            check_nothing_leaks(driver, scene)
            make(driver, scene, chance.choice(sorted(scene.offers)))
            turns += 1
    assert scene.match.outcome is not None or turns > 20
    assert seen_by == {0, 1}


def test_no_own_number_is_shown_said_or_logged_in_a_whole_game(driver: Driver) -> None:
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
        make(driver, scene, chance.choice(sorted(scene.offers)))


def test_chips_can_be_switched_off(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    assert len(scene.possible()) == len(driver.cards("own"))
    habits = {key: switch for key, _, switch in scene.menu_habits()}
    habits["ranges"](False)
    assert scene.possible() == ()
    may_be = scene.house.words("seals.spot.may_be", numbers="").strip()
    assert all(may_be not in scene.spot_words(name) for name in driver.cards("own"))


def test_the_observation_behind_the_screen_is_plain_json(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    assert json.loads(json.dumps(scene.present)) == scene.present


# Looking, looking back, interruptions


def test_won_tricks_scenario_log_and_rules_open_and_close(driver: Driver) -> None:
    seed, moves = play_until(lambda state: len(state.tricks) == 2 and not state.trick)
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    driver.key("t")
    assert isinstance(driver.scene, WonTricksScene)
    assert [w.key for w in driver.scene.controls.widgets][:2] == ["trick.2", "trick.1"]
    driver.key("escape")
    driver.click("scenario")
    assert isinstance(driver.scene, ScenarioSheet)
    driver.key("escape")
    driver.key("l")
    assert type(driver.scene).__name__ == "LogScene"
    driver.scene._choose(len(driver.scene.entries) - 1)
    driver.settle()
    assert scene.looking_at == 0
    assert not scene.offers
    driver.key("escape")
    assert scene.looking_at is None
    driver.key("f1")
    assert type(driver.scene).__name__ == "BookScene"
    driver.key("escape")
    assert driver.scene is scene


def test_the_replay_of_a_finished_game_shows_the_own_faces(driver: Driver) -> None:
    seed, moves = play_until(one_before_the_loss)
    scene = open_as_only_people(driver, seed=seed, moves=moves)
    sit_down(driver)
    make(driver, scene, next(offer for offer in sorted(scene.offers) if offer[0] == offer[1]))
    driver.wait(10)
    driver.key("escape")
    doors.to_replay(driver.house, scene.match)
    replay = driver.scene
    replay.go(len(moves) - 3)
    driver.settle()
    assert all(piece.face for piece in replay.table.view()["own"])


@pytest.mark.parametrize("phase", ["draft", "gift", "play", "seal"])
def test_a_match_goes_on_in_every_phase_after_a_kill(tmp_path: Path, phase: str) -> None:
    driver = Driver(tmp_path)
    seed, moves = play_until(
        lambda state: state.observation(0)["phase"] == phase and len(state.tricks) >= (
            0 if phase == "draft" else 1 if phase != "gift" else 0
        ) and state.to_act() == (0,) and (phase != "draft" or sum(state.owed) > 2),
        scenario=GIFTS if phase == "gift" else 0,
    )
    scene = open_table(driver, seed=seed, moves=moves, scenario=GIFTS if phase == "gift" else 0)
    number, seen = scene.match.number, scene.match.state.observation(0)
    # Killed: nothing is closed, a second house opens the same folder.
    driver.house.journal.close()
    again = Driver(tmp_path)
    match = Match.resume(again.house.journal, number)
    assert match.state.observation(0) == seen
    table = TrickScene(again.house, match)
    again.house.show(table)
    again.settle()
    assert table.now["phase"] == phase
    assert table.offers
    again.close()


def test_a_dead_worker_does_not_stop_the_table(driver: Driver) -> None:
    scene = open_table(driver, seed=7)
    chance = random.Random(3)
    for round_ in range(12):
        wait_for_turn(driver, scene)
        if scene.match.outcome is not None:
            return
        make(driver, scene, chance.choice(sorted(scene.offers)))
        worker = driver.house.thinking.process_id
        if round_ in (1, 4) and worker is not None:
            os.kill(worker, signal.SIGKILL)
    assert scene.match.position > 12


def test_a_monkey_breaks_nothing(driver: Driver) -> None:
    scene = open_table(driver, 4, seed=13, scenario=GIFTS)
    chance = random.Random(8)
    keys = ("space", "return", "tab", "left", "right", "up", "down", "g", "t", "h", "l", "i", "u",
            "escape")
    for _ in range(260):
        kind = chance.random()
        point = chance.uniform(0, 1600), chance.uniform(60, 900)
        if kind < 0.35:
            driver.click(point)
        elif kind < 0.5:
            driver.drag(point, (chance.uniform(0, 1600), chance.uniform(60, 900)), steps=2)
        elif kind < 0.9:
            driver.key(chance.choice(keys))
        elif kind < 0.93:
            driver.resize(chance.choice(((800, 450), (960, 720), (640, 360))))
        else:
            driver.wait(chance.uniform(0, 0.4))
        assert driver.house.running
        if scene not in driver.house.stack:
            return
        if driver.scene is not scene and chance.random() < 0.5:
            driver.key("escape")
        if scene.match.outcome is None and driver.scene is scene:
            check_nothing_leaks(driver, scene)


def test_a_hint_gives_a_reason_and_marks_the_match(driver: Driver) -> None:
    seed, moves = play_until(must_follow(0))
    scene = open_table(driver, seed=seed, moves=moves)
    driver.key("h")
    end = time.monotonic() + 20
    while not scene.help.answered and time.monotonic() < end:
        driver.wait(0.05)
        time.sleep(0.02)
    assert scene.hinted
    assert HELPED in scene.match.marks
    assert not RAW_KEY.search(scene.prompt_words())


def test_after_the_end_every_seat_tells_what_it_believed(driver: Driver) -> None:
    scene = sample_seals.lost(driver.house)
    driver.settle()
    trick_ending.read(scene)
    sheet = driver.scene
    assert isinstance(sheet, ReadingScene)
    end = time.monotonic() + 60
    while sheet.wake is not None and len(sheet.accounts) < len(sheet.plies):
        driver.wait(0.05)
        time.sleep(0.02)
        assert time.monotonic() < end
    assert {account.seat for account in sheet.accounts.values()} == {0, 1, 2, 3}
    assert sheet.turning_point in sheet.plies
    for ply in sheet.plies:
        for sentence in [sheet.line(ply), *sheet.told(ply)]:
            assert sentence and "{" not in sentence and not RAW_KEY.search(sentence)
    driver.key("down")
    driver.settle()
    assert scene.looking_at is not None
    assert all(piece.face for piece in scene.view()["own"]), "the replay shows the own faces"
    driver.key("escape")
    assert driver.scene is scene and scene.looking_at is None


def test_a_game_is_won_with_flourish_and_stars(driver: Driver) -> None:
    scene = sample_seals.begin(driver.house, sample_seals.WON[:-1])
    match = scene.match
    scene.play_for(match.state.to_act()[0], match.state.decode(sample_seals.WON[-1]), None)
    driver.wait(12)
    assert type(driver.scene).__name__ == "EndingScene"
    assert match.outcome is not None and len(match.outcome.winners) == 4
    assert campaign_progress.stars(driver.house, sample_seals.BELL)[0]
    driver.click("next_scenario")
    driver.settle()
    assert driver.scene.match.options["scenario"] == sample_seals.BELL + 1


def test_the_first_game_teaches_by_what_lies_there(driver: Driver) -> None:
    doors.to_lesson(driver.house, "seals")
    lesson = driver.scene
    driver.settle()
    assert lesson.step == "look"
    driver.click("next")
    assert lesson.step == "draft"
    driver.click(middle(lesson, sorted(lesson.lit_spots())[0]))
    driver.wait(0.5)
    assert {"look", "draft"} <= lesson.learnt
    wait_for_turn(driver, lesson)
    assert lesson.step == "more"
    driver.click("act")
    chance = random.Random(4)
    for _ in range(60):
        wait_for_turn(driver, lesson)
        if lesson.match.outcome is not None or len(lesson.learnt) == 5:
            break
        assert lesson.house.words.has(f"seals.lesson.{lesson.step}")
        if lesson.gifts.asked:
            driver.click("nothing")
        else:
            make(driver, lesson, chance.choice(sorted(lesson.offers)))
    assert {"look", "draft", "gift", "card"} <= lesson.learnt
    assert lesson.match.number is None, "a lesson is not kept"
    table = lesson.play_on()
    assert driver.scene is table and table.match.number is not None
    assert HELPED in table.match.marks


# Words


@pytest.fixture(params=["en", "ko", "zh_TW", "eu"])
def speaking(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    driven = Driver(tmp_path, language=request.param)
    yield driven
    driven.close()


def test_nothing_is_said_in_raw_keys_or_open_braces(speaking: Driver) -> None:
    seed, moves = play_until(lambda state: len(state.tricks) == 2 and len(state.trick) == 1)
    scene = open_as_only_people(speaking, seed=seed, moves=moves)
    sit_down(speaking)
    sentences = [scene.prompt_words(), scene.title, *scene.tell.happening()]
    sentences += [scene.spot_words(spot) for spot, _ in scene.spots()]
    sentences += [scene.refusal_words(spot, None) for spot, _ in scene.spots()]
    sentences += [widget.spoken(speaking.house) for widget in scene.controls.widgets]
    for told in scene.match.history(scene.viewer):
        sentences += [scene.event_words(event) for event in told.events]
    scene.open_tricks()
    sentences += [widget.spoken(speaking.house) for widget in speaking.scene.controls.widgets]
    speaking.key("escape")
    scene.open_scenario()
    sentences.append(speaking.scene.title)
    for sentence in sentences:
        assert not RAW_KEY.search(sentence), sentence
        assert "{" not in sentence, sentence


# The campaign


def test_the_set_up_leads_to_the_campaign_and_back_with_a_scenario(driver: Driver) -> None:
    doors.to_set_up(driver.house, "seals")
    set_up = driver.scene
    driver.click("scenario")
    driver.click("scenario.0")
    driver.click("choose")
    assert driver.scene is set_up
    assert set_up.form.options["scenario"] == 0
    driver.click("play")
    assert isinstance(driver.scene, TrickScene)
    assert driver.scene.match.options["scenario"] == 0


def test_todays_scenario_is_the_same_for_everybody(driver: Driver) -> None:
    seeds = set()
    for _ in range(2):
        doors.to_set_up(driver.house, "seals")
        set_up = driver.scene
        set_up.form._chosen({**set_up.form.options, "fresh": 2}, True)
        seeds.add(set_up.form.begin(set_up.chairs).seed)
    assert len(seeds) == 1


def test_a_win_earns_stars_and_moves_the_recommendation_on(tmp_path: Path) -> None:
    house = House(tmp_path, (640, 360), language="en")
    assert campaign_progress.recommended(house) == 1
    kept = house.settings.tables.setdefault("seals", {})
    kept["campaign"] = {"1": [True, False, False], "0": "nonsense"}
    assert campaign_progress.stars(house, 1) == (True, False, False)
    assert campaign_progress.stars(house, 0) == campaign_progress.NO_STARS
    assert campaign_progress.recommended(house) != 1
    assert campaign_progress.count_stars(house) == 1
    house.leave_all()
