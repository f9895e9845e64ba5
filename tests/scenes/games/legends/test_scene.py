"""The quest table, played by hand: by mouse, by keys, watched, shared, interrupted."""


from __future__ import annotations

import os
import random
import signal
import time

import pytest

from game import GAMES
from game.match import Match
from game.transcript import AGENT, GUEST, Chair
from scenes.games.legends.character_sheet import FigureSheet
from scenes.games.legends.final_score import TallyScene
from scenes.games.legends.who_is_who import FiguresScene
from scenes.match.hand_over import HandOverScene
from tests.scenes.driver import Driver
from tests.scenes.games.legends.quest_table import (
    PERSON,
    SQUIRES,
    Stop,
    acting,
    by_mouse,
    choose,
    hurry,
    middle,
    moment,
    open_table,
    start,
    wait_for_turn,
)


def test_a_beginners_game_is_played_to_its_end_by_mouse(driver: Driver) -> None:
    hurry(driver)
    table = start(driver, PERSON, SQUIRES[0])
    rng = random.Random(1)
    for _ in range(900):
        if table.match.outcome is not None:
            break
        wait_for_turn(driver, table)
        if not table.table_view.offers:
            continue
        before = table.match.position
        by_mouse(driver, table, choose(table, rng))
        driver.settle(4)
        assert table.match.position >= before
    assert table.match.outcome is not None
    driver.settle()
    driver.wait(1)
    assert isinstance(driver.scene, TallyScene)
    told = table.game_table.result.words()
    heading, lines = told.heading, told.lines
    assert heading and len(lines) == 2


def test_a_beginners_game_is_played_to_its_end_by_keys(driver: Driver) -> None:
    hurry(driver)
    table = start(driver, PERSON, SQUIRES[0], seed=11)
    rng = random.Random(2)
    for _ in range(900):
        if table.match.outcome is not None:
            break
        wait_for_turn(driver, table)
        if not table.table_view.offers:
            continue
        source, target = choose(table, rng)
        if source == "done":
            driver.key("f")
            if table.game_table.sight.intent.asked_to_end:
                driver.key("f")
        elif source == "deck":
            driver.key("d")
        else:
            table.table_view.controls.by_key = True
            for spot in dict.fromkeys((source, source if target == "use" else target)):
                table.table_view.controls.focus(table.table_view.controls.find(spot))
                driver.key("return")
            if target == "use":
                driver.key("return")
        driver.settle(4)
    assert table.match.outcome is not None


@pytest.mark.parametrize("seats", [3])
def test_a_standard_game_of_agents_is_watched_to_its_end(driver: Driver, seats: int) -> None:
    chairs = (Chair(AGENT, "arthur", "squire"), *SQUIRES[: seats - 1])
    driver.app.settings.speed = "instant"
    table = start(driver, *chairs, level="standard", seed=4)
    for _ in range(9000):
        driver.wait(1 / 60)
        if table.match.outcome is not None:
            break
        if table.turns.seats:
            time.sleep(0.002)
    assert table.match.outcome is not None
    driver.settle()
    shown = {piece.name for pieces in table.game_table.sight.view.values() for piece in pieces}
    assert all(table.table_view.pieces.zone_of(name) is not None for name in shown)


def test_an_agents_acts_are_shown_one_by_one(driver: Driver) -> None:
    seed = next(seed for seed in range(1, 20)
                if GAMES["legends"].new_state(2, seed, level="beginner").start == 0)
    match = Match.start(GAMES["legends"], (Chair(AGENT, "merlin", "squire"), PERSON), seed,
                        {"level": "beginner"})
    driver.app.routes.to_title()
    driver.app.routes.to_table(match)
    table = driver.table
    driver.wait(0.2)
    assert table.match.position == 0


def test_the_panel_names_nobody_while_a_tournament_is_on(driver: Driver) -> None:
    table = moment(driver, lambda s: s.tournament >= 0 and s.active != 0)
    assert table.game_table.sight.interlude == table.app.words("legends.kind.tournament")
    table = moment(driver, acting)
    assert table.game_table.sight.interlude == ""


def test_nobodys_hand_is_seen_by_another_at_one_screen(driver: Driver) -> None:
    hurry(driver)
    table = start(driver, PERSON, Chair(GUEST, "isolde"), level="standard", seed=3)
    rng = random.Random(8)
    for _ in range(90):
        if table.match.outcome is not None:
            break
        driver.settle(6)
        if isinstance(driver.scene, HandOverScene):
            driver.app.speech.lines.clear()
            driver.key("return")
            driver.settle(4)
            continue
        state = table.match.state
        other = state.observation(1 - table.match_view.viewer)
        secret = set(other["hand"]) - set(other["known_hands"][1 - table.match_view.viewer])
        assert not secret & {sprite.name for sprite in table.table_view.pieces.sprites()}
        assert table.game_table.looks.looked_at() not in secret
        names = [table.app.words(f"legends.character.{name}.name") for name in secret]
        for told in table.match.history(table.match_view.viewer)[-6:]:
            for event in told.events:
                line = table.game_table.words.event(event)
                if "CharacterDrawn" in type(event).__name__:
                    assert not any(name in line for name in names), line
        if table.table_view.offers:
            by_mouse(driver, table, choose(table, rng))
    assert table.match.position > 20


PHASES: dict[str, Stop] = {
    "start": lambda s: s.step == 0 and any(s.companies),
    "tournament": lambda s: s.tournament >= 0,
    "abilities": lambda s: s.step == 2 and not s.pending and s.tournament < 0,
    "complete": lambda s: s.step == 3 and not s.pending,
    "actions": lambda s: s.step == 4 and not s.pending,
    "choice": lambda s: bool(s.pending),
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_match_goes_on_in_every_phase(driver: Driver, phase: str) -> None:
    table = moment(driver, PHASES[phase])
    number, before = table.match.number, table.match.state.observation(0)
    assert number is not None
    # A killed process takes leave of nothing: what is in the journal must do.
    again = open_table(driver, Match.resume(driver.app.journal, number))
    assert again.match.state.observation(0) == before
    assert again.table_view.offers, "what was asked is asked again"
    assert again.prompt() and "legends." not in again.prompt()


def test_a_dead_worker_holds_no_tournament_up(driver: Driver) -> None:
    table = moment(driver, lambda s: s.tournament >= 0)
    driver.click("button.done")
    for _ in range(200):
        driver.wait(0.05)
        if table.turns.seats:
            break
    worker = driver.app.thinking.process_id
    if worker is not None:
        os.kill(worker, signal.SIGKILL)
    wait_for_turn(driver, table)
    assert table.table_view.offers or table.match.outcome is not None


def test_a_sheet_tells_the_legend_and_figures_are_filtered(driver: Driver) -> None:
    table = moment(driver, lambda s: s.step == 4 and bool(s.hands[0]))
    card = table.match_view.shown["hand"][0]
    driver.click(middle(table, card), button=3)
    assert isinstance(driver.scene, FigureSheet)
    assert driver.scene.key == card
    driver.key("escape")
    driver.click("button.figures")
    assert isinstance(driver.scene, FiguresScene)
    everybody = [key for key in driver.scene.people() if driver.scene.is_shown(key)]
    driver.click("house.orkney")
    some = [key for key in driver.scene.people() if driver.scene.is_shown(key)]
    assert 0 < len(some) < len(everybody)
    driver.click("knights")
    assert len([k for k in driver.scene.people() if driver.scene.is_shown(k)]) < len(some)
    driver.key("escape")
    assert driver.scene is table


def test_an_option_that_a_level_lacks_is_not_asked(driver: Driver) -> None:
    driver.app.routes.to_title()
    driver.app.routes.to_set_up("legends")
    driver.settle()
    for place, shown in enumerate((False, True, True)):
        driver.widget("level").choose(place)
        driver.settle()
        keys = {widget.key for widget in driver.scene.controls.widgets}
        assert ("specials" in keys) == shown
