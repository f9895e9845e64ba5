"""Wrong acts and bad luck at the table of the treasures: nothing is lost, nothing is given away."""

from __future__ import annotations

import os
import random
import shutil
import signal
import time
from pathlib import Path

import pytest

from game.contract import IllegalMove
from game.match import Match
from game.treasures.rules.cards import CARD_OF_TEXT
from game.treasures.rules.moves import FIRST_CHOOSE, FIRST_RETURN
from scenes.games.treasures import names as said
from scenes.games.treasures.scene import KIND
from scenes.match.log import LogScene
from scenes.match.match_screen import MatchScreen
from sprites.cards.treasure_cards import DECK
from tests.scenes.driver import Driver
from tests.scenes.games.treasures.treasures_table import (
    FRIEND,
    PERSON,
    acts_of,
    agents,
    at_phase,
    await_me,
    by_mouse,
    check_lands,
    choose_first,
    faces_shown,
    open_table,
    play_to,
    take_turns,
)
from tests.scenes.minds import Silent

PHASES = ["draw", "choose", "place", "return"]


def seen_by_all(match: Match) -> list[object]:
    return [match.state.observation(seat) for seat in range(len(match.chairs))]


# Moves that nobody may make

def test_a_choice_out_of_turn_twice_or_of_a_card_not_held_changes_nothing(driver: Driver) -> None:
    scene = open_table(driver)
    choose_first(driver, scene)
    match = scene.match
    mine = scene.match_view.observation["hand"]
    foreign = next(card for card in DECK if card not in mine)
    wrong = [(0, FIRST_CHOOSE + CARD_OF_TEXT[foreign]), (0, FIRST_RETURN), (0, 0),
             (7, FIRST_CHOOSE + CARD_OF_TEXT[mine[0]])]
    before, plies = seen_by_all(match), match.position
    for seat, move in wrong:
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    assert (seen_by_all(match), match.position) == (before, plies)
    driver.drag(mine[0], "choice")
    before, plies = seen_by_all(match), match.position
    for card in mine:
        with pytest.raises(IllegalMove):
            match.play(0, FIRST_CHOOSE + CARD_OF_TEXT[card])
    assert (seen_by_all(match), match.position) == (before, plies)


def test_a_draft_by_a_seat_that_is_not_to_act_is_refused(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "draw")
    before, plies = seen_by_all(scene.match), scene.match.position
    for seat in (1, 2, 3):
        with pytest.raises(IllegalMove):
            scene.match.play(seat, 0)
    assert (seen_by_all(scene.match), scene.match.position) == (before, plies)


def test_a_disk_that_was_taken_in_this_turn_stays(driver: Driver) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "return")
    taken = scene.match_view.observation["taken"][0]
    fresh = [colour for colour, count in taken.items() if count]
    assert fresh, "whoever owes has taken"
    plies = scene.match.position
    driver.app.speech.lines.clear()
    where = scene.table_view.pieces.contents("taken.0")
    assert where
    place = scene.table_view.pieces.place_of(where[0])
    driver.drag((place.x, place.y), "aside.0")
    driver.click((place.x, place.y))
    assert scene.match.position == plies
    check_lands(driver, scene)


# The program is killed

def after_a_kill(driver: Driver, scene: MatchScreen, folder: Path) -> MatchScreen:
    """Return the table as a new start of the program finds it: what lies on disk at this moment,
    nothing closed, nothing said goodbye to."""
    assert driver.app.journal._folder is not None
    folder.mkdir()
    for file in driver.app.journal._folder.glob("journal*"):
        shutil.copy(file, folder)
    again = Driver(folder)
    again.app.thinking = Silent()  # type: ignore[assignment]
    match = Match.resume(again.app.journal, scene.match.number)
    table = MatchScreen(again.app, match, KIND)
    again.app.show(table)
    again.send()
    return table


@pytest.mark.parametrize("phase", PHASES)
def test_killed_in_any_phase_the_match_is_there_to_its_last_move(
    driver: Driver, tmp_path: Path, phase: str
) -> None:
    scene = open_table(driver)
    play_to(driver, scene, phase)
    driver.app.thinking = Silent()  # type: ignore[assignment]
    table = after_a_kill(driver, scene, tmp_path / "again")
    assert table.match.position == scene.match.position
    assert seen_by_all(table.match) == seen_by_all(scene.match)
    assert table.match_view.observation["phase"] == phase
    assert table.table_view.offers.keys() == scene.table_view.offers.keys()
    table.app.leave_all()


def test_killed_while_others_have_chosen_their_cards_stay_secret(
    driver: Driver, tmp_path: Path
) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, "choose")  # all the others have chosen
    chosen = {
        card for seat in (1, 2, 3)
        if (card := scene.match.state.observation(seat)["chosen"]) is not None
    }
    assert len(chosen) == 3
    known = {
        card for hand in scene.match_view.observation["known_hands"] for card in hand["cards"]
    }
    secret = chosen - known
    table = after_a_kill(driver, scene, tmp_path / "again")
    assert table.match_view.observation == scene.match_view.observation
    for seat in (1, 2, 3):
        assert table.match.state.observation(seat)["chosen"] in chosen
    assert not secret & faces_shown(table)
    assert not secret & set(str(table.match_view.observation).replace("'", " ").split())
    log = LogScene(table.app, table)
    table.app.show(log)
    told = " ".join(line for _, line in log.entries)
    spoken = " ".join(table.app.speech.lines)
    words = table.app.words
    turn = table.game_table.names.name(1)
    assert turn in told
    for card in secret:
        # Its twin of the other half of the day bears the same name, and may have been seen.
        twin = card[:-1] + ("n" if card[-1] == "d" else "d")
        if twin not in str(table.match_view.observation):
            assert said.card(words, card) not in told and said.card(words, card) not in spoken
    table.app.leave_all()


def test_killed_after_the_own_choice_it_lies_face_down_again(
    driver: Driver, tmp_path: Path
) -> None:
    scene = open_table(driver)
    choose_first(driver, scene)
    card = scene.table_view.pieces.contents("hand")[1]
    driver.drag(card, "choice")
    table = after_a_kill(driver, scene, tmp_path / "again")
    assert table.table_view.pieces.contents("choice") == [card] and card not in faces_shown(table)
    assert not table.table_view.offers, "it can't be chosen anew"
    table.app.leave_all()


def test_killed_among_friends_nobody_sees_what_the_other_chose(
    driver: Driver, tmp_path: Path
) -> None:
    scene = open_table(driver, PERSON, FRIEND, agents(1)[0])
    while scene.match.state.chosen[0] < 0:
        take_turns(driver, scene)
    mine = scene.match.state.observation(0)["chosen"]
    table = after_a_kill(driver, scene, tmp_path / "again")
    hand_over = table.app.top
    assert hand_over is not table, "the screen is covered first"
    hand_over.take_seat()
    assert table.match_view.viewer == 1
    assert mine not in table.table_view.pieces.names()
    table.app.leave_all()


# The thinking process

def pause(driver: Driver, scene: MatchScreen) -> int:
    """Let an agent begin to think, and return its process."""
    for _ in range(400):
        driver.wait(0.05)
        if scene.turns.seats:
            process = driver.app.thinking.process_id
            if process is not None:
                return process
    raise AssertionError("nobody thinks")


@pytest.mark.parametrize("fault", [signal.SIGKILL, signal.SIGSTOP])
def test_a_dead_or_hung_thinker_stops_nothing(driver: Driver, fault: int) -> None:
    scene = open_table(driver, quick=False)
    await_me(driver, scene, real=True)
    by_mouse(driver, scene, random.Random(1))
    process = pause(driver, scene)
    before = scene.match.position
    os.kill(process, fault)
    end = time.monotonic() + 30
    while driver.app.thinking.process_id == process and time.monotonic() < end:
        # What it had answered before still counts; the first question after that does not.
        if scene.table_view.offers and not scene.match_view.staging:
            by_mouse(driver, scene, random.Random(2))
        driver.wait(0.05)
        time.sleep(0.005)
    assert driver.app.thinking.process_id != process, "a fresh one thinks from now on"
    assert await_me(driver, scene, real=True)
    assert scene.match.position > before


# Leaving the chair

@pytest.mark.parametrize("phase", PHASES)
def test_an_agent_stands_in_in_any_phase_and_gives_the_chair_back(
    driver: Driver, phase: str
) -> None:
    scene = open_table(driver)
    at_phase(driver, scene, phase)
    before = acts_of(scene, 0)
    driver.key("escape")
    driver.send()
    driver.click("stand_in")
    assert not scene.table_view.offers
    for _ in range(2000):
        if acts_of(scene, 0) > before:
            break
        driver.wait(0.02)
    assert acts_of(scene, 0) > before, "the agent acts in the person's place"
    driver.key("escape")
    driver.send()
    driver.click("take_back")
    assert await_me(driver, scene)
    check_lands(driver, scene)
    by_mouse(driver, scene, random.Random(1))
    assert scene.match.chairs[0].level == ""


def test_a_choice_already_made_stands_when_an_agent_sits_down(driver: Driver) -> None:
    scene = open_table(driver)
    choose_first(driver, scene)
    card = scene.table_view.pieces.contents("hand")[0]
    driver.drag(card, "choice")
    driver.key("escape")
    driver.send()
    driver.click("stand_in")
    driver.wait(1)
    assert scene.match.state.observation(0)["chosen"] == card
    driver.key("escape")
    driver.send()
    driver.click("take_back")
    driver.settle(2)
    assert driver.cards("choice") == [card] and not scene.table_view.offers
